/* rdt-listing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-referee.h"

#include "rdt-move-cache.h"
#include "rdt-play-private.h"

/* Adds an order with only a kind and a unit. */
static void
list_plain (const RdtScene  *scene,
            gboolean       (*check) (const RdtScene *scene,
                                     const RdtOrder *order,
                                     RdtRefusal     *refusal),
            RdtOrderKind     kind,
            RdtUnitIndex     unit,
            RdtOrderList    *orders)
{
  RdtOrder order;

  rdt_order_init (&order, kind, unit);

  if (check (scene, &order, NULL))
    rdt_order_list_add (orders, kind, unit);
}

static void
list_works (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtOrderList   *orders)
{
  rdt_works_list (scene, unit, RDT_ORDER_LAY, orders);
  rdt_works_list (scene, unit, RDT_ORDER_CLEAR, orders);
}

/* Adds the possible orders of a unit on the board in its side's turn. */
static void
list_actions (const RdtScene *scene,
              RdtUnitIndex    unit,
              RdtOrderList   *orders)
{
  const RdtGame *game = scene->game;

  if (game->sides[scene->side].exits != NULL)
    list_plain (scene, rdt_exit_check, RDT_ORDER_EXIT, unit, orders);

  if (rdt_activation_may_fire (game, scene->position, unit))
    rdt_fire_list (scene, unit, orders);

  if (orders->cache != NULL)
    rdt_move_cache_list (orders->cache, scene, unit, orders);
  else
    rdt_move_list (scene, unit, orders);

  if (!game->rules->traits.combat_phase)
    rdt_combat_list (scene, unit, orders);

  if (rdt_game_get_type (game, unit)->carries != 0)
    {
      rdt_transport_list (scene, unit, RDT_ORDER_LOAD, orders);
      rdt_transport_list (scene, unit, RDT_ORDER_UNLOAD, orders);
    }

  if (game->units[unit].tags & RDT_TAG_MOUNTS)
    {
      list_plain (scene, rdt_mount_check, RDT_ORDER_MOUNT, unit, orders);
      list_plain (scene, rdt_mount_check, RDT_ORDER_DISMOUNT, unit, orders);
    }

  if (rdt_unit_has (&scene->position->units[unit], RDT_UNIT_PINNED))
    list_plain (scene, rdt_unpin_check, RDT_ORDER_UNPIN, unit, orders);

  if (game->rules->lay_turns[RDT_WORKS_MINEFIELD] > 0
      || game->rules->lay_turns[RDT_WORKS_WIRE] > 0)
    list_works (scene, unit, orders);
}

/* Adds the orders of a unit while orders are awaited.  In a few cases only, which
 * are checked separately, does it depend on the kind of order whether it may be
 * ordered at all.
 */
static void
list_orders (const RdtScene *scene,
             RdtUnitIndex    unit,
             RdtOrderList   *orders)
{
  RdtStatus status = scene->position->units[unit].status;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_MOVE, unit);

  if (status == RDT_STATUS_TO_COME)
    {
      order.kind = RDT_ORDER_ENTER;
      if (scene->position->stage == RDT_STAGE_ACT && rdt_activation_check (scene, &order, NULL))
        rdt_enter_list (scene, unit, orders);
      return;
    }

  if (status != RDT_STATUS_BOARD)
    return;

  if (rdt_activation_check (scene, &order, NULL))
    {
      if (scene->position->stage == RDT_STAGE_ACT)
        list_actions (scene, unit, orders);
      else if (scene->position->stage == RDT_STAGE_FIGHT)
        rdt_combat_list (scene, unit, orders);
      else if (rdt_activation_may_fire (scene->game, scene->position, unit))
        rdt_fire_list (scene, unit, orders);
      return;
    }

  order.kind = RDT_ORDER_EXIT;
  if (unit == scene->position->active && rdt_activation_check (scene, &order, NULL))
    list_plain (scene, rdt_exit_check, RDT_ORDER_EXIT, unit, orders);

  order.kind = RDT_ORDER_LAY;
  if (rdt_unit_has (&scene->position->units[unit], RDT_UNIT_WORKED)
      && rdt_activation_check (scene, &order, NULL))
    list_works (scene, unit, orders);
}

/* Adds all orders of a unit. */
static void
list_unit (const RdtScene *scene,
           RdtUnitIndex    unit,
           RdtOrderList   *orders)
{
  switch ((RdtDecisionKind) scene->position->awaiting.kind)
    {
    case RDT_DECISION_ORDERS:
      list_orders (scene, unit, orders);
      break;

    case RDT_DECISION_DEPLOY:
      rdt_deploy_list (scene, unit, orders);
      break;

    case RDT_DECISION_RETREAT:
      rdt_retreat_list (scene, unit, RDT_ORDER_RETREAT, orders);
      break;

    case RDT_DECISION_WITHDRAW:
      rdt_retreat_list (scene, unit, RDT_ORDER_WITHDRAW, orders);
      break;

    case RDT_DECISION_ADVANCE:
      rdt_advance_list (scene, unit, orders);
      rdt_order_list_add (orders, RDT_ORDER_STAY, unit);
      break;

    case RDT_DECISION_NONE:
      break;
    }
}

static void
list_units (const RdtScene *scene,
            RdtOrderList   *orders,
            gboolean        only_first)
{
  const RdtRosterSide *side = &scene->game->sides[scene->side];
  RdtUnitIndex asked = scene->position->awaiting.unit;

  if (asked != RDT_NO_UNIT)
    {
      list_unit (scene, asked, orders);
      return;
    }

  for (guint i = 0; i < side->n_units; i++)
    {
      list_unit (scene, side->first_unit + i, orders);
      if (only_first && orders->n_items > 0)
        return;
    }
}

/**
 * rdt_referee_list:
 * @game: a battle's fixed half
 * @position: its other half
 * @orders: (inout): cleared and filled
 *
 * Lists all legal orders, by unit, kind and cell: for moves one cheapest path to
 * each cell, with a facing only in turns and answers.
 */
void
rdt_referee_list (const RdtGame     *game,
                  const RdtPosition *position,
                  RdtOrderList      *orders)
{
  RdtMoveCache *cache = rdt_move_cache_get (orders, game);
  RdtScene scene;

  orders->n_items = 0;

  if (position->awaiting.kind == RDT_DECISION_NONE)
    return;

  if (cache != NULL && position->stage == RDT_STAGE_ACT)
    rdt_move_cache_look (cache, position);

  rdt_scene_init (&scene, game, position, position->awaiting.side);
  list_units (&scene, orders, FALSE);

  if ((position->awaiting.kind == RDT_DECISION_ORDERS
       || position->awaiting.kind == RDT_DECISION_DEPLOY)
      && rdt_activation_check_end (game, position, NULL))
    rdt_order_list_add (orders, RDT_ORDER_END, RDT_NO_UNIT);

  rdt_order_list_add (orders, RDT_ORDER_RESIGN, RDT_NO_UNIT);
}

/**
 * rdt_referee_has_order:
 *
 * Whether the side to act has any orders besides `end` and `resign`.
 */
gboolean
rdt_referee_has_order (const RdtGame     *game,
                       const RdtPosition *position)
{
  RdtOrder room[2];
  RdtOrderList orders = { .items = room, .n_allocated = 2, .is_fixed = TRUE };
  RdtScene scene;

  rdt_scene_init (&scene, game, position, position->awaiting.side);
  list_units (&scene, &orders, TRUE);

  return orders.n_items > 0;
}
