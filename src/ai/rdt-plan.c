/* rdt-plan.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-plan.h"

#include "rdt-fieldworks.h"
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

/* A move may end with any facing; besides straight ahead, facing the nearest enemy
 * is considered.
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

/* The first unit still to be deployed. */
static RdtUnitIndex
find_unplaced (const RdtGame     *game,
               const RdtPosition *position)
{
  const RdtRosterSide *roster = &game->sides[position->awaiting.side];

  for (guint i = 0; i < roster->n_units; i++)
    if (position->units[roster->first_unit + i].status == RDT_STATUS_TO_DEPLOY)
      return roster->first_unit + i;

  return RDT_NO_UNIT;
}

/* Whether a legal order is worth considering.  Each unit is deployed once, as
 * redeploying would never end.
 */
static gboolean
is_considered (const RdtGame     *game,
               const RdtPosition *position,
               const RdtOrder    *order,
               RdtUnitIndex       unplaced)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_DEPLOY:
      return order->unit == unplaced;

    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      return rdt_fieldworks_pays (game, position, order);

    case RDT_ORDER_RESIGN:
      return FALSE;

    case RDT_ORDER_ENTER:
    case RDT_ORDER_EXIT:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_MOVE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
    case RDT_ORDER_END:
      break;
    }

  return TRUE;
}

/* Removes orders not worth considering.  A side without room to deploy a unit
 * cannot begin the battle, and can only resign.
 */
static void
sift (const RdtGame     *game,
      const RdtPosition *position,
      RdtOrderList      *orders)
{
  RdtUnitIndex unplaced = find_unplaced (game, position);
  guint n = 0;

  for (guint i = 0; i < orders->n_items; i++)
    if (is_considered (game, position, &orders->items[i], unplaced))
      orders->items[n++] = orders->items[i];

  if (n == 0 && orders->n_items > 0)
    orders->items[n++] = orders->items[orders->n_items - 1];

  orders->n_items = n;
}

/**
 * rdt_plan_list:
 * @game: a battle's fixed half
 * @position: its other half
 * @orders: (inout): cleared and filled
 *
 * Lists the orders worth considering: all legal ones except resigning,
 * redeploying a unit and useless work, plus moves that end facing the enemy.
 * There is at least one whenever a decision is to be made.
 */
void
rdt_plan_list (const RdtGame     *game,
               const RdtPosition *position,
               RdtOrderList      *orders)
{
  guint n;

  rdt_referee_list (game, position, orders);
  sift (game, position, orders);

  n = orders->n_items;
  for (guint i = 0; i < n; i++)
    face_enemy (game, position, orders, i);
}
