/* rdt-fieldworks.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fieldworks.h"

/* Whether mines and wire are worth the turns that they take.  They are laid before
 * what the side has and the enemy wants, and cleared on the way to what the enemy
 * has; never the other way round, so that a side does not undo its own works while
 * it holds what they protect.
 */

/* How far before a cell works are useful. */
#define BEFORE   2

/* An enemy nearer than the first arrives before works are done, and one farther off
 * than the second may go elsewhere.
 */
#define TOO_NEAR 2
#define TOO_FAR  10

/* Works farther from an aim can be bypassed. */
#define ON_THE_WAY 5

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  RdtSide            side;
} View;

static guint
get_distance (const View *view,
              RdtCell     from,
              RdtCell     to)
{
  return rdt_map_get_distance (view->game->map, from, to);
}

/* Whether a side has to hold a cell to win. */
static gboolean
is_wanted (const View *view,
           RdtSide     side,
           RdtCell     cell)
{
  for (guint i = 0; i < view->game->n_victory; i++)
    {
      const RdtVictory *victory = &view->game->victory[i];

      if (victory->side == side
          && victory->kind == RDT_VICTORY_HOLDS
          && rdt_cell_set_has (&victory->cells, cell))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has (const View *view,
     RdtCell     cell)
{
  return rdt_cell_set_has (&view->position->held[view->side], cell);
}

/* The nearest cell with an enemy, or RDT_NO_CELL if none is on the board. */
static RdtCell
find_enemy (const View *view,
            RdtCell     cell)
{
  const RdtRosterSide *enemy = &view->game->sides[rdt_side_other (view->side)];
  RdtCell nearest = RDT_NO_CELL;

  for (guint i = 0; i < enemy->n_units; i++)
    {
      const RdtUnitState *unit = &view->position->units[enemy->first_unit + i];

      if (unit->status == RDT_STATUS_BOARD
          && (nearest == RDT_NO_CELL
              || get_distance (view, cell, unit->cell) < get_distance (view, cell, nearest)))
        nearest = unit->cell;
    }

  return nearest;
}

/* Whether a cell is before something that the side has and the enemy wants. */
static gboolean
guards (const View *view,
        RdtCell     cell)
{
  for (RdtCell aim = 0; aim < view->game->map->n_cells; aim++)
    if (rdt_cell_set_has (&view->game->tracked, aim)
        && has (view, aim)
        && get_distance (view, cell, aim) <= BEFORE
        && is_wanted (view, rdt_side_other (view->side), aim))
      return TRUE;

  return FALSE;
}

/* Whether works in a cell would be between something to protect and the enemy. */
static gboolean
is_before_enemy (const View *view,
                 RdtCell     cell)
{
  RdtCell enemy = find_enemy (view, cell);

  if (enemy == RDT_NO_CELL
      || get_distance (view, cell, enemy) < TOO_NEAR
      || get_distance (view, cell, enemy) > TOO_FAR)
    return FALSE;

  for (RdtCell aim = 0; aim < view->game->map->n_cells; aim++)
    if (rdt_cell_set_has (&view->game->tracked, aim)
        && has (view, aim)
        && cell != aim
        && get_distance (view, cell, aim) <= BEFORE
        && get_distance (view, enemy, cell) < get_distance (view, enemy, aim)
        && is_wanted (view, rdt_side_other (view->side), aim))
      return TRUE;

  return FALSE;
}

/* Whether works in a cell obstruct units from where a unit is. */
static gboolean
is_in_the_way (const View *view,
               RdtCell     from,
               RdtCell     cell)
{
  for (RdtCell aim = 0; aim < view->game->map->n_cells; aim++)
    if (rdt_cell_set_has (&view->game->tracked, aim)
        && !has (view, aim)
        && get_distance (view, cell, aim) <= ON_THE_WAY
        && get_distance (view, cell, aim) <= get_distance (view, from, aim)
        && is_wanted (view, view->side, aim))
      return TRUE;

  return FALSE;
}

static gboolean
pays (const View   *view,
      RdtUnitIndex  unit,
      RdtOrderKind  kind,
      RdtCell       cell)
{
  if (kind == RDT_ORDER_LAY)
    return is_before_enemy (view, cell);

  return !guards (view, cell)
         && is_in_the_way (view, view->position->units[unit].cell, cell);
}

/**
 * rdt_fieldworks_pays:
 * @game: a battle's fixed half
 * @position: its other half
 * @order: an order to lay or clear works
 *
 * Whether the works of an order serve the unit's side.
 */
gboolean
rdt_fieldworks_pays (const RdtGame     *game,
                     const RdtPosition *position,
                     const RdtOrder    *order)
{
  const View view = {
    .game = game,
    .position = position,
    .side = game->units[order->unit].side,
  };

  return pays (&view, order->unit, order->kind, order->cell);
}

/**
 * rdt_fieldworks_is_useful:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit on the board
 *
 * Whether a unit is working usefully this turn.
 */
gboolean
rdt_fieldworks_is_useful (const RdtGame     *game,
                          const RdtPosition *position,
                          RdtUnitIndex       unit)
{
  const View view = { .game = game, .position = position, .side = game->units[unit].side };
  const RdtUnitState *state = &position->units[unit];

  /* With cards, work continues without orders until it is done.  Rule: T18. */
  return state->work_order != 0
         && (game->rules->traits.work_goes_on || rdt_unit_has (state, RDT_UNIT_WORKED))
         && pays (&view, unit, state->work_order, state->work_cell);
}
