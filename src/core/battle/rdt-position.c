/* rdt-position.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-position.h"

#include <string.h>

static void
init_unit (RdtPosition   *self,
           const RdtGame *game,
           RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  RdtUnitState *state = &self->units[unit];

  state->cell = RDT_NO_CELL;
  state->last_target = RDT_NO_CELL;
  state->target = RDT_NO_CELL;
  state->work_cell = RDT_NO_CELL;
  state->facing = roster->facing;
  state->next = RDT_NO_UNIT;
  state->transport = roster->transport;
  state->pending_cargo = RDT_NO_UNIT;

  if (roster->tags & RDT_TAG_MOUNTS)
    state->flags |= RDT_UNIT_MOUNTED;
  if (roster->has_gas_shell)
    state->flags |= RDT_UNIT_HAS_SHELL;

  if (roster->transport != RDT_NO_UNIT)
    state->status = RDT_STATUS_ABOARD;
  else if (roster->arrives != NULL)
    state->status = RDT_STATUS_TO_COME;
  else if (roster->cell == RDT_NO_CELL)
    state->status = RDT_STATUS_TO_DEPLOY;
  else
    state->status = RDT_STATUS_BOARD;

  if (state->status == RDT_STATUS_TO_COME)
    self->sides[roster->side].to_come++;
  else
    self->sides[roster->side].left++;
}

static void
place_units (RdtPosition   *self,
             const RdtGame *game)
{
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtRosterUnit *roster = &game->units[unit];

      if (roster->transport != RDT_NO_UNIT)
        roster = &game->units[roster->transport];

      if (roster->cell != RDT_NO_CELL)
        rdt_position_put (self, game, unit, roster->cell);
    }
}

/**
 * rdt_position_init:
 * @self: (out caller-allocates): a position
 * @game: a battle's fixed half
 *
 * Sets a position up as in the scenario.
 */
void
rdt_position_init (RdtPosition   *self,
                   const RdtGame *game)
{
  memset (self, 0, sizeof *self);
  memset (self->first_in_cell, RDT_NO_UNIT, sizeof self->first_in_cell);
  memset (self->retreats, RDT_NO_UNIT, sizeof self->retreats);
  memset (self->declared, RDT_NO_UNIT, sizeof self->declared);

  self->side = RDT_NO_SIDE;
  self->first = RDT_NO_SIDE;
  self->winner = RDT_NO_SIDE;
  self->active = RDT_NO_UNIT;
  self->awaiting.unit = RDT_NO_UNIT;
  self->awaiting.side = RDT_NO_SIDE;
  self->aftermath.unit = RDT_NO_UNIT;
  self->aftermath.vacated = RDT_NO_CELL;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    init_unit (self, game, unit);
  place_units (self, game);

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      if (game->map->cells[cell].works & (1 << RDT_WORKS_MINEFIELD))
        rdt_position_change_works (self, RDT_WORKS_MINEFIELD, cell, TRUE);
      if (game->map->cells[cell].works & (1 << RDT_WORKS_WIRE))
        rdt_position_change_works (self, RDT_WORKS_WIRE, cell, TRUE);
    }

  self->held[0] = game->held_at_start[0];
  self->held[1] = game->held_at_start[1];
}

static gboolean
shares_edge (const RdtMap     *map,
             RdtCell           cell,
             const RdtCellSet *cells)
{
  gboolean is_near = FALSE;

  for (guint i = 0; i < map->n_facings; i++)
    is_near |= rdt_cell_set_has (cells, map->cells[cell].neighbours[i]);

  return is_near;
}

/* Updates the sets of cells with units of a side, and next to them. */
static void
occupy (RdtPosition  *self,
        const RdtMap *map,
        RdtSide       side,
        RdtCell       cell)
{
  if (rdt_cell_set_has (&self->occupied[side], cell))
    return;

  rdt_cell_set_add (&self->occupied[side], cell);

  for (guint i = 0; i < map->n_facings; i++)
    if (map->cells[cell].neighbours[i] != RDT_NO_CELL)
      rdt_cell_set_add (&self->near[side], map->cells[cell].neighbours[i]);
}

static void
vacate (RdtPosition  *self,
        const RdtMap *map,
        RdtSide       side,
        RdtCell       cell)
{
  rdt_cell_set_remove (&self->occupied[side], cell);

  for (guint i = 0; i < map->n_facings; i++)
    {
      RdtCell neighbour = map->cells[cell].neighbours[i];

      if (neighbour != RDT_NO_CELL && !shares_edge (map, neighbour, &self->occupied[side]))
        rdt_cell_set_remove (&self->near[side], neighbour);
    }
}

/**
 * rdt_position_put:
 *
 * Puts a unit that is off the board into a cell.  The units of a cell are kept
 * in the order of the roster.
 */
void
rdt_position_put (RdtPosition   *self,
                  const RdtGame *game,
                  RdtUnitIndex   unit,
                  RdtCell        cell)
{
  RdtUnitIndex *link = &self->first_in_cell[cell];

  while (*link < unit)
    link = &self->units[*link].next;

  self->units[unit].next = *link;
  self->units[unit].cell = cell;
  *link = unit;
  occupy (self, game->map, game->units[unit].side, cell);
}

/**
 * rdt_position_take_away:
 *
 * Removes a unit from its cell.
 */
void
rdt_position_take_away (RdtPosition   *self,
                        const RdtGame *game,
                        RdtUnitIndex   unit)
{
  RdtCell cell = self->units[unit].cell;
  RdtUnitIndex *link = &self->first_in_cell[cell];

  while (*link != unit)
    link = &self->units[*link].next;

  *link = self->units[unit].next;
  self->units[unit].next = RDT_NO_UNIT;
  self->units[unit].cell = RDT_NO_CELL;

  if (rdt_position_is_empty (self, cell))
    vacate (self, game->map, game->units[unit].side, cell);
}

/**
 * rdt_position_queue_retreat_first:
 *
 * Puts a unit at the head of the queue of retreats.
 */
void
rdt_position_queue_retreat_first (RdtPosition  *self,
                                  RdtUnitIndex  unit)
{
  memmove (&self->retreats[1], &self->retreats[0],
           self->n_retreats * sizeof self->retreats[0]);
  self->retreats[0] = unit;
  self->n_retreats++;
}

/**
 * rdt_position_count_in:
 *
 * Counts the units in a cell, without those aboard others.
 */
guint
rdt_position_count_in (const RdtPosition *self,
                       RdtCell            cell)
{
  guint n = 0;

  for (RdtUnitIndex unit = self->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = self->units[unit].next)
    n += self->units[unit].status == RDT_STATUS_BOARD;

  return n;
}

/**
 * rdt_position_change_works:
 * @works: `RDT_WORKS_MINEFIELD` or `RDT_WORKS_WIRE`
 * @are_there: whether to lay or to clear them
 *
 * Lays or clears works.
 */
void
rdt_position_change_works (RdtPosition *self,
                           RdtWorks     works,
                           RdtCell      cell,
                           gboolean     are_there)
{
  RdtCellSet *set = works == RDT_WORKS_MINEFIELD ? &self->minefields : &self->wire;

  if (are_there)
    rdt_cell_set_add (set, cell);
  else
    rdt_cell_set_remove (set, cell);

  self->n_hazards += are_there ? 1 : -1;
}

/**
 * rdt_position_get_works:
 *
 * Returns: the present works of a cell, as a bit mask of %RdtWorks
 */
guint8
rdt_position_get_works (const RdtPosition *self,
                        const RdtMap      *map,
                        RdtCell            cell)
{
  guint8 works = map->cells[cell].works
                 & ((1 << RDT_WORKS_TRENCH) | (1 << RDT_WORKS_FORTIFICATION));

  if (rdt_cell_set_has (&self->minefields, cell))
    works |= 1 << RDT_WORKS_MINEFIELD;
  if (rdt_cell_set_has (&self->wire, cell))
    works |= 1 << RDT_WORKS_WIRE;

  return works;
}

gboolean
rdt_position_has_gas (const RdtPosition *self,
                      RdtCell            cell)
{
  for (guint i = 0; i < self->n_clouds; i++)
    if (self->clouds[i].cell == cell)
      return TRUE;

  return FALSE;
}

/**
 * rdt_position_find_cargo:
 *
 * Returns: the cargo of a unit, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_position_find_cargo (const RdtPosition *self,
                         const RdtGame     *game,
                         RdtUnitIndex       transport)
{
  const RdtRosterSide *side = &game->sides[game->units[transport].side];

  if (rdt_game_get_type (game, transport)->carries == 0)
    return RDT_NO_UNIT;

  for (guint i = 0; i < side->n_units; i++)
    {
      RdtUnitIndex unit = side->first_unit + i;

      if (self->units[unit].transport == transport
          && self->units[unit].status == RDT_STATUS_ABOARD)
        return unit;
    }

  return RDT_NO_UNIT;
}

/* Whether a unit that has moved may leave the board from its cell. */
static gboolean
may_exit (const RdtPosition *self,
          const RdtGame     *game,
          RdtUnitIndex       unit)
{
  const RdtCellSet *exits = game->sides[game->units[unit].side].exits;

  return exits != NULL
         && self->units[unit].cell != RDT_NO_CELL
         && rdt_unit_has (&self->units[unit], RDT_UNIT_MOVED)
         && !rdt_unit_has (&self->units[unit], RDT_UNIT_STOPPED)
         && rdt_cell_set_has (exits, self->units[unit].cell);
}

/**
 * rdt_position_is_finished:
 *
 * Whether a unit can do no more in this turn.  The end of its activation is not
 * always enough: with cards it may be activated again, and where close combat
 * has a phase of its own it may still attack.  Rules: portable, Turn Sequence;
 * 20th Century, Turn Sequence.
 */
gboolean
rdt_position_is_finished (const RdtPosition *self,
                          const RdtGame     *game,
                          RdtUnitIndex       unit)
{
  const RdtUnitState *state = &self->units[unit];
  RdtSide enemy = rdt_side_other (game->units[unit].side);
  gboolean is_active = self->active == unit;

  if (!rdt_unit_has (state, RDT_UNIT_ACTED))
    return FALSE;

  /* It still has to retreat or withdraw, or may advance. */
  if (self->awaiting.unit == unit)
    return FALSE;

  switch (game->rules->traits.activation)
    {
    case RDT_ACTIVATION_FREE:
      break;

    case RDT_ACTIVATION_COUNTED:
      /* Ruling: P7.  Only once, even if its advance leads to contact. */
      if (rdt_unit_has (state, RDT_UNIT_ATTACKED))
        return TRUE;
      if (is_active && may_exit (self, game, unit))
        return FALSE;
      return state->cell == RDT_NO_CELL || !rdt_cell_set_has (&self->near[enemy], state->cell);

    case RDT_ACTIVATION_BY_CARD:
      return !is_active
             && rdt_game_has_option (game, RDT_OPTION_ONCE_EACH)
             && rdt_unit_has (state, RDT_UNIT_ACTIVATED);
    }

  return !is_active;
}

/**
 * rdt_position_equal:
 *
 * Whether two positions of the same game are equal.
 */
gboolean
rdt_position_equal (const RdtPosition *a,
                    const RdtPosition *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

static guint64
mix (guint64 hash,
     guint64 value)
{
  hash = (hash ^ value) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);

  return hash ^ (hash >> 32);
}

static guint64
mix_unit (guint64             hash,
          const RdtUnitState *unit)
{
  hash = mix (hash, ((guint64) unit->cell << 48) | ((guint64) unit->last_target << 32)
                    | ((guint64) unit->target << 16) | unit->work_cell);
  hash = mix (hash, ((guint64) unit->flags << 32) | ((guint64) unit->status << 24)
                    | (unit->facing << 16) | (unit->transport << 8) | unit->steps);
  hash = mix (hash, ((guint64) unit->spare << 48) | ((guint64) unit->contacts << 40)
                    | ((guint64) unit->fording << 32) | ((guint64) unit->work_order << 24)
                    | (unit->work_kind << 16) | (unit->work_turns << 8) | unit->pending);

  return mix (hash, unit->pending_cargo);
}

static guint64
mix_side (guint64             hash,
          const RdtSideState *side)
{
  return mix (hash, ((guint64) side->left << 56) | ((guint64) side->to_come << 48)
                    | ((guint64) side->lost << 40) | ((guint64) side->exited << 32)
                    | ((guint64) side->is_exhausted << 24) | (side->activations_left << 16)
                    | (side->command_value << 8) | side->cards_left);
}

static guint64
mix_sets (guint64            hash,
          const RdtPosition *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->minefields.bits); i++)
    {
      hash = mix (hash, self->minefields.bits[i]);
      hash = mix (hash, self->wire.bits[i]);
      hash = mix (hash, self->held[0].bits[i]);
      hash = mix (hash, self->held[1].bits[i]);
    }

  return hash;
}

/**
 * rdt_position_hash:
 *
 * Hashes a position; the hash is the same on every machine.
 */
guint64
rdt_position_hash (const RdtPosition *self,
                   const RdtGame     *game)
{
  guint64 hash = mix (self->dice.n_rolled, ((guint64) self->turn << 32) | self->n_orders);

  hash = mix (hash, ((guint64) self->phase << 40) | ((guint64) self->stage << 32)
                    | ((guint64) self->side << 24) | (self->first << 16) | (self->active << 8)
                    | self->part);
  hash = mix (hash, ((guint64) self->awaiting.kind << 40) | ((guint64) self->awaiting.side << 32)
                    | ((guint64) self->awaiting.unit << 24) | (self->is_over << 16)
                    | (self->winner << 8) | self->end);
  hash = mix_side (hash, &self->sides[0]);
  hash = mix_side (hash, &self->sides[1]);
  hash = mix_sets (hash, self);

  for (guint i = 0; i < self->n_clouds; i++)
    hash = mix (hash, ((guint64) self->clouds[i].cell << 16) | (self->clouds[i].turn << 8)
                      | self->clouds[i].towards);

  for (guint i = 0; i < self->n_declared; i++)
    hash = mix (hash, self->declared[i]);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    hash = mix_unit (hash, &self->units[unit]);

  return hash;
}
