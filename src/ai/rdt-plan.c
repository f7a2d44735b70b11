/* rdt-plan.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-plan.h"

#include "rdt-referee.h"

static RdtCell
find_nearest_enemy (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtSide            side,
                    RdtCell            from)
{
  const RdtRosterSide *enemy = &game->sides[rdt_side_other (side)];
  RdtCell nearest = RDT_NO_CELL;

  for (guint i = 0; i < enemy->n_units; i++)
    {
      const RdtUnitState *unit = &position->units[enemy->first_unit + i];

      if (unit->status == RDT_STATUS_BOARD
          && (nearest == RDT_NO_CELL
              || rdt_map_get_distance (game->map, from, unit->cell)
                 < rdt_map_get_distance (game->map, from, nearest)))
        nearest = unit->cell;
    }

  return nearest;
}

/* A move may end facing anywhere; towards the nearest enemy is worth a thought
 * besides straight on.
 */
static void
face_enemy (const RdtGame     *game,
            const RdtPosition *position,
            RdtOrderList      *orders,
            guint              index)
{
  RdtOrder order = orders->items[index];
  RdtCell end, enemy;
  guint8 axes;

  if (order.kind != RDT_ORDER_MOVE || order.n_path == 0)
    return;

  end = order.path[order.n_path - 1];
  enemy = find_nearest_enemy (game, position, game->units[order.unit].side, end);
  if (enemy == RDT_NO_CELL || enemy == end)
    return;

  axes = rdt_grid_find_axes (&game->map->grid, end, enemy);
  order.facing = 0;
  while ((axes & (1 << order.facing)) == 0)
    order.facing++;

  if (rdt_referee_check (game, position, &order, NULL))
    *rdt_order_list_add (orders, order.kind, order.unit) = order;
}

/**
 * rdt_plan_list:
 * @game: a battle's fixed half
 * @position: its other half
 * @orders: (inout): emptied, then filled
 *
 * Lists the orders worth considering: all that are allowed but to resign, and
 * moves that end facing the enemy.
 */
void
rdt_plan_list (const RdtGame     *game,
               const RdtPosition *position,
               RdtOrderList      *orders)
{
  guint n;

  rdt_referee_list (game, position, orders);

  /* To resign is the last of them. */
  if (orders->n_items > 0)
    orders->n_items--;

  n = orders->n_items;
  for (guint i = 0; i < n; i++)
    face_enemy (game, position, orders, i);
}
