/* rdt-retreat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

#include <string.h>

/* Modern: Definitions, Retreat; R10, R11. */
gboolean
rdt_may_retreat_to (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtUnitIndex       unit,
                    RdtCell            cell)
{
  return rdt_position_is_empty (position, cell)
         && (game->map->cells[cell].flags & RDT_MAP_DEEP) == 0
         && !rdt_is_near_enemy (game, position, cell, game->units[unit].side);
}

/**
 * rdt_find_retreats:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit on the board that must retreat
 * @cells: (out caller-allocates): room for a neighbour in each direction
 *
 * Finds where a unit may retreat to, clockwise from north.  Rule: R10.
 *
 * Returns: how many cells there are
 */
guint
rdt_find_retreats (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtUnitIndex       unit,
                   RdtCell           *cells)
{
  RdtCell from = position->units[unit].cell;
  guint n = 0;

  for (guint i = 0; i < game->map->n_facings; i++)
    {
      RdtCell cell = game->map->cells[from].neighbours[i];

      if (cell != RDT_NO_CELL && rdt_may_retreat_to (game, position, unit, cell))
        cells[n++] = cell;
    }

  return n;
}

/* Portable: Close Combat; P7, P9. */
static gboolean
may_withdraw_to (const RdtGame     *game,
                 const RdtPosition *position,
                 RdtUnitIndex       unit,
                 RdtCell            cell)
{
  const RdtMap *map = game->map;
  int rise = map->cells[cell].height - map->cells[position->units[unit].cell].height;

  return rdt_may_retreat_to (game, position, unit, cell)
         && (!game->rules->laws[RDT_LAW_MOVE_HEIGHT] || ABS (rise) <= 1);
}

/* The cells round a cell, on squares those across the corners too, in the
 * order of cells.
 */
static guint
find_surroundings (const RdtMap *map,
                   RdtCell       from,
                   RdtCell      *cells)
{
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        RdtCell cell = rdt_grid_cell_at (&map->grid, map->cells[from].column + dx,
                                         map->cells[from].row + dy);

        if (cell == RDT_NO_CELL || cell == from)
          continue;

        if (map->grid.kind == RDT_GRID_SQUARE || rdt_map_get_distance (map, from, cell) == 1)
          cells[n++] = cell;
      }

  return n;
}

/**
 * rdt_find_withdrawals:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: an attacker that must draw back
 * @cells: (out caller-allocates): room for 8 cells
 *
 * Finds where an attacker may withdraw to after a drawn close combat.
 *
 * Returns: how many cells there are
 */
guint
rdt_find_withdrawals (const RdtGame     *game,
                      const RdtPosition *position,
                      RdtUnitIndex       unit,
                      RdtCell           *cells)
{
  RdtCell around[8];
  guint n_around = find_surroundings (game->map, position->units[unit].cell, around);
  guint n = 0;

  for (guint i = 0; i < n_around; i++)
    if (may_withdraw_to (game, position, unit, around[i]))
      cells[n++] = around[i];

  return n;
}

/**
 * rdt_retreat_queue_first:
 *
 * Makes a unit retreat before all others that must.
 */
void
rdt_retreat_queue_first (RdtPlay      *play,
                         RdtUnitIndex  unit)
{
  RdtPosition *position = play->position;

  memmove (&position->retreats[1], &position->retreats[0],
           position->n_retreats * sizeof position->retreats[0]);
  position->retreats[0] = unit;
  position->n_retreats++;
}

static void
drop_first (RdtPosition *position)
{
  position->n_retreats--;
  memmove (&position->retreats[0], &position->retreats[1],
           position->n_retreats * sizeof position->retreats[0]);
  position->retreats[position->n_retreats] = RDT_NO_UNIT;
}

static void
go_back (RdtPlay      *play,
         RdtUnitIndex  unit,
         RdtCell       to,
         RdtEventKind  kind)
{
  RdtCell from = play->position->units[unit].cell;

  rdt_works_stop (play, unit);
  rdt_ground_place (play, unit, to);
  rdt_play_tell (play, kind, unit)->cell = to;
  rdt_ground_enter (play, unit, from);
}

/**
 * rdt_retreat_next:
 *
 * Lets the first of those retreat that must: where there is no cell it is
 * destroyed, where there are several its owner is asked.  Rule: R10.
 */
void
rdt_retreat_next (RdtPlay *play)
{
  RdtPosition *position = play->position;
  RdtUnitIndex unit = position->retreats[0];
  RdtCell cells[RDT_MAX_FACINGS];
  guint n = rdt_find_retreats (play->game, position, unit, cells);

  if (n > 1)
    {
      rdt_play_await (play, RDT_DECISION_RETREAT, play->game->units[unit].side, unit);
      return;
    }

  drop_first (position);

  if (n == 1)
    {
      go_back (play, unit, cells[0], RDT_EVENT_RETREATED);
      return;
    }

  rdt_play_destroy (play, unit, RDT_DESTROYED_NO_RETREAT);
  rdt_outcome_check_units (play);
}

static gboolean
is_among (RdtCell        cell,
          const RdtCell *cells,
          guint          n)
{
  for (guint i = 0; i < n; i++)
    if (cells[i] == cell)
      return TRUE;

  return FALSE;
}

static gboolean
check_choice (const RdtOrder *order,
              const RdtCell  *cells,
              guint           n,
              RdtLaw          law,
              RdtRefusal     *refusal)
{
  if (order->cell != RDT_NO_CELL && is_among (order->cell, cells, n))
    return TRUE;

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);

  return rdt_refuse (refusal, law);
}

gboolean
rdt_retreat_check (const RdtScene *scene,
                   const RdtOrder *order,
                   RdtRefusal     *refusal)
{
  RdtCell cells[RDT_MAX_FACINGS];
  guint n = rdt_find_retreats (scene->game, scene->position, order->unit, cells);

  return check_choice (order, cells, n, RDT_LAW_RETREAT_CHOICE, refusal);
}

/**
 * rdt_retreat_list:
 *
 * Lists the answers of a unit that must retreat, or withdraw, in the order of
 * cells.
 */
void
rdt_retreat_list (const RdtScene *scene,
                  RdtUnitIndex    unit,
                  RdtOrderKind    kind,
                  RdtOrderList   *orders)
{
  const RdtMap *map = scene->game->map;
  RdtCell cells[8];
  RdtCell around[8];
  guint n_around = find_surroundings (map, scene->position->units[unit].cell, around);
  guint n = kind == RDT_ORDER_RETREAT
            ? rdt_find_retreats (scene->game, scene->position, unit, cells)
            : rdt_find_withdrawals (scene->game, scene->position, unit, cells);

  for (guint i = 0; i < n_around; i++)
    if (is_among (around[i], cells, n))
      rdt_order_list_add (orders, kind, unit)->cell = around[i];
}

void
rdt_retreat_apply (RdtPlay        *play,
                   const RdtOrder *order)
{
  drop_first (play->position);
  go_back (play, order->unit, order->cell, RDT_EVENT_RETREATED);
}

/**
 * rdt_withdraw_begin:
 *
 * Makes an attacker draw back after a drawn close combat.
 */
void
rdt_withdraw_begin (RdtPlay      *play,
                    RdtUnitIndex  unit)
{
  RdtCell cells[8];
  guint n = rdt_find_withdrawals (play->game, play->position, unit, cells);

  if (n > 1)
    {
      rdt_play_await (play, RDT_DECISION_WITHDRAW, play->game->units[unit].side, unit);
    }
  else if (n == 1)
    {
      go_back (play, unit, cells[0], RDT_EVENT_WITHDREW);
    }
  else
    {
      rdt_play_destroy (play, unit, RDT_DESTROYED_NO_RETREAT);
      rdt_outcome_check_units (play);
    }
}

gboolean
rdt_withdraw_check (const RdtScene *scene,
                    const RdtOrder *order,
                    RdtRefusal     *refusal)
{
  RdtCell cells[8];
  guint n = rdt_find_withdrawals (scene->game, scene->position, order->unit, cells);

  return check_choice (order, cells, n, RDT_LAW_WITHDRAW_CHOICE, refusal);
}

void
rdt_withdraw_apply (RdtPlay        *play,
                    const RdtOrder *order)
{
  go_back (play, order->unit, order->cell, RDT_EVENT_WITHDREW);
}
