/* rdt-position-fault.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-position-fault.h"

static const char *
find_unit_fault (const RdtPosition *self,
                 const RdtGame     *game,
                 RdtUnitIndex       unit)
{
  const RdtUnitState *state = &self->units[unit];
  gboolean stands = state->status == RDT_STATUS_BOARD;
  RdtUnitIndex other;

  if (stands && state->cell >= game->map->n_cells)
    return "a unit on the board is in no cell of it";

  if ((state->status == RDT_STATUS_EXITED || state->status == RDT_STATUS_DESTROYED)
      && state->cell != RDT_NO_CELL)
    return "a unit that is gone is in a cell";

  if (state->status == RDT_STATUS_ABOARD && state->transport >= game->n_units)
    return "a unit is aboard nothing";

  if (state->status == RDT_STATUS_ABOARD
      && state->cell != self->units[state->transport].cell)
    return "a unit is not where its transport is";

  if (state->cell == RDT_NO_CELL)
    return NULL;

  if (!rdt_cell_set_has (&self->occupied[game->units[unit].side], state->cell))
    return "a unit is where its side has none";

  for (other = self->first_in_cell[state->cell];
       other != RDT_NO_UNIT && other != unit;
       other = self->units[other].next)
    if (game->units[other].side != game->units[unit].side)
      return "enemies share a cell";

  return other == unit ? NULL : "a unit is not in the list of its cell";
}

static gboolean
is_next_to (const RdtMap     *map,
            RdtCell           cell,
            const RdtCellSet *cells)
{
  for (guint i = 0; i < map->n_facings; i++)
    if (rdt_cell_set_has (cells, map->cells[cell].neighbours[i]))
      return TRUE;

  return FALSE;
}

static gboolean
knows_what_is_near (const RdtPosition *self,
                    const RdtMap      *map)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (RdtCell cell = 0; cell < map->n_cells; cell++)
      if (rdt_cell_set_has (&self->near[side], cell)
          != is_next_to (map, cell, &self->occupied[side]))
        return FALSE;

  return TRUE;
}

/**
 * rdt_position_find_fault:
 *
 * Checks the invariants of a position.
 *
 * Returns: (nullable): the violated invariant, or %NULL
 */
const char *
rdt_position_find_fault (const RdtPosition *self,
                         const RdtGame     *game)
{
  guint n[RDT_N_SIDES][RDT_STATUS_DESTROYED + 1] = { { 0 } };

  if (!knows_what_is_near (self, game->map))
    return "what is next to a side's units is not what is said to be";

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const char *fault = find_unit_fault (self, game, unit);

      if (fault != NULL)
        return fault;

      n[game->units[unit].side][self->units[unit].status]++;
    }

  for (guint i = 0; i < RDT_N_SIDES; i++)
    if (n[i][RDT_STATUS_BOARD] + n[i][RDT_STATUS_ABOARD] + n[i][RDT_STATUS_TO_DEPLOY]
          != self->sides[i].left
        || n[i][RDT_STATUS_TO_COME] != self->sides[i].to_come
        || n[i][RDT_STATUS_EXITED] != self->sides[i].exited
        || n[i][RDT_STATUS_DESTROYED] != self->sides[i].lost)
      return "a side's units are miscounted";

  if (!self->is_over && self->awaiting.kind == RDT_DECISION_NONE)
    return "nothing is awaited though the battle goes on";

  return NULL;
}
