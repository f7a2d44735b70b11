/* rdt-bearing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bearing.h"

#include "rdt-choices.h"

/* The facings from which a unit in a cell would have one of the nearest enemies in its
 * arc, a bit each; 0 if there is no enemy, or one so near that contact turns the unit.
 */
static guint8
find_arcs (RdtBattle *battle,
           RdtSide    enemy,
           RdtCell    at)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  guint nearest = G_MAXUINT;
  guint8 arcs = 0;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      RdtCell cell = position->units[unit].cell;
      guint distance;

      if (game->units[unit].side != enemy || position->units[unit].status != RDT_STATUS_BOARD)
        continue;

      distance = rdt_grid_distance (&game->map->grid, at, cell);
      if (distance < nearest)
        arcs = 0;
      nearest = MIN (nearest, distance);
      if (distance == nearest)
        arcs |= rdt_grid_find_arcs (&game->map->grid, at, cell);
    }

  return nearest > 1 ? arcs : 0;
}

/* A turn leads nowhere; a path may be longer than any move, to be refused. */
static gboolean
leads_somewhere (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_ENTER
         || (order->kind == RDT_ORDER_MOVE && order->n_path > 0 && order->n_path <= RDT_MAX_PATH);
}

/* How the unit would face if nothing were said. */
static RdtFacing
find_ahead (RdtBattle      *battle,
            const RdtOrder *order)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtCell from = rdt_battle_get_position (battle)->units[order->unit].cell;

  if (order->kind == RDT_ORDER_ENTER)
    return game->units[order->unit].facing;

  if (order->n_path > 1)
    from = order->path[order->n_path - 2];

  return rdt_grid_facing_to (&game->map->grid, from, order->path[order->n_path - 1]);
}

/* Left and right are tried in turn, by less before by more. */
static RdtFacing
find_least_turn (guint8    arcs,
                 RdtFacing ahead,
                 guint     n_facings)
{
  for (guint turn = 0; turn <= n_facings / 2; turn++)
    {
      RdtFacing right = (ahead + turn) % n_facings;
      RdtFacing left = (ahead + n_facings - turn) % n_facings;

      if (((arcs >> right) & 1) != 0)
        return right;
      if (((arcs >> left) & 1) != 0)
        return left;
    }

  return ahead;
}

/**
 * rdt_bearing_find:
 * @order: a move to another cell, or an entry, that does not say how the unit is to face
 *
 * A unit faces along its path, but nobody at a table would leave it with its back to the
 * enemy: if no nearest enemy would be in its arc, it turns by as little as it takes.
 *
 * Returns: the facing at the end of a move or an entry
 */
RdtFacing
rdt_bearing_find (RdtBattle      *battle,
                  const RdtOrder *order)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtSide enemy = rdt_side_other (game->units[order->unit].side);
  guint8 arcs;

  g_return_val_if_fail (leads_somewhere (order), RDT_NO_FACING);

  arcs = find_arcs (battle, enemy, rdt_choices_get_cell (battle, order));

  return find_least_turn (arcs, find_ahead (battle, order),
                          rdt_grid_get_n_facings (&game->map->grid));
}

/**
 * rdt_bearing_fill:
 * @chosen: the facing that was chosen on the board, or %RDT_NO_FACING
 * @order: (inout): an order
 *
 * Adds the facing that an order leaves out, if it may have one.
 */
void
rdt_bearing_fill (RdtBattle *battle,
                  RdtFacing  chosen,
                  RdtOrder  *order)
{
  RdtOrder turned = *order;

  if (order->facing != RDT_NO_FACING || !rdt_choices_takes_facing (order))
    return;

  order->facing = chosen;
  if (chosen != RDT_NO_FACING || !leads_somewhere (order))
    return;

  turned.facing = rdt_bearing_find (battle, order);
  if (turned.facing != find_ahead (battle, order) && rdt_battle_check_order (battle, &turned, NULL))
    *order = turned;
}
