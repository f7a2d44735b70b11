/* rdt-referee.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-referee.h"

#include "rdt-play-private.h"

/* What the engine knows of a kind of order. */
typedef struct
{
  gboolean (*check) (const RdtScene *scene,
                     const RdtOrder *order,
                     RdtRefusal     *refusal);
  void     (*apply) (RdtPlay        *play,
                     const RdtOrder *order);
} Kind;

static const Kind kinds[RDT_N_ORDER_KINDS] = {
  [RDT_ORDER_DEPLOY] = { .check = rdt_deploy_check, .apply = rdt_deploy_apply },
  [RDT_ORDER_ENTER] = { .check = rdt_enter_check, .apply = rdt_enter_apply },
  [RDT_ORDER_EXIT] = { .check = rdt_exit_check, .apply = rdt_exit_apply },
  [RDT_ORDER_FIRE] = { .check = rdt_fire_check, .apply = rdt_shoot_apply },
  [RDT_ORDER_MOVE] = { .check = rdt_move_check, .apply = rdt_move_apply },
  [RDT_ORDER_CLOSE_COMBAT] = { .check = rdt_combat_check, .apply = rdt_combat_apply },
  [RDT_ORDER_RETREAT] = { .check = rdt_retreat_check, .apply = rdt_retreat_apply },
  [RDT_ORDER_ADVANCE] = { .check = rdt_advance_check, .apply = rdt_advance_apply },
  [RDT_ORDER_STAY] = { .apply = rdt_advance_apply },
  [RDT_ORDER_WITHDRAW] = { .check = rdt_withdraw_check, .apply = rdt_withdraw_apply },
  [RDT_ORDER_LOAD] = { .check = rdt_transport_check, .apply = rdt_transport_apply },
  [RDT_ORDER_UNLOAD] = { .check = rdt_transport_check, .apply = rdt_transport_apply },
  [RDT_ORDER_MOUNT] = { .check = rdt_mount_check, .apply = rdt_mount_apply },
  [RDT_ORDER_DISMOUNT] = { .check = rdt_mount_check, .apply = rdt_mount_apply },
  [RDT_ORDER_UNPIN] = { .check = rdt_unpin_check, .apply = rdt_unpin_apply },
  [RDT_ORDER_LAY] = { .check = rdt_works_check, .apply = rdt_works_apply },
  [RDT_ORDER_CLEAR] = { .check = rdt_works_check, .apply = rdt_works_apply },
};

/* Whether orders of this kind answer the awaited decision. */
static gboolean
is_awaited (const RdtGame     *game,
            const RdtPosition *position,
            const RdtOrder    *order)
{
  RdtDecisionKind awaited = position->awaiting.kind;
  gboolean acts = awaited == RDT_DECISION_ORDERS && position->stage == RDT_STAGE_ACT;

  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_DEPLOY:
      return awaited == RDT_DECISION_DEPLOY;

    case RDT_ORDER_RETREAT:
      return awaited == RDT_DECISION_RETREAT;

    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
      return awaited == RDT_DECISION_ADVANCE;

    case RDT_ORDER_WITHDRAW:
      return awaited == RDT_DECISION_WITHDRAW;

    case RDT_ORDER_FIRE:
      return awaited == RDT_DECISION_ORDERS
             && rdt_activation_may_fire (game, position, order->unit);

    case RDT_ORDER_CLOSE_COMBAT:
      return game->rules->traits.combat_phase
             ? awaited == RDT_DECISION_ORDERS && position->stage == RDT_STAGE_FIGHT
             : acts;

    case RDT_ORDER_END:
      return awaited == RDT_DECISION_ORDERS || awaited == RDT_DECISION_DEPLOY;

    case RDT_ORDER_RESIGN:
      return TRUE;

    case RDT_ORDER_ENTER:
    case RDT_ORDER_EXIT:
    case RDT_ORDER_MOVE:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      break;
    }

  return acts;
}

/* The laws on orders in general. */
static gboolean
check_occasion (const RdtGame     *game,
                const RdtPosition *position,
                const RdtOrder    *order,
                RdtRefusal        *refusal)
{
  gboolean names_unit = order->kind != RDT_ORDER_END && order->kind != RDT_ORDER_RESIGN;

  if (position->is_over)
    return rdt_refuse (refusal, RDT_LAW_BATTLE_OVER);

  if (order->unit == RDT_UNKNOWN_UNIT || order->other == RDT_UNKNOWN_UNIT)
    return rdt_refuse (refusal, RDT_LAW_UNIT_EXISTS);

  if (names_unit && game->units[order->unit].side != position->awaiting.side)
    return rdt_refuse (refusal, RDT_LAW_OWN_UNIT);

  if (names_unit && position->units[order->unit].status == RDT_STATUS_DESTROYED)
    return rdt_refuse (refusal, RDT_LAW_UNIT_LIVES);

  if (!is_awaited (game, position, order))
    return rdt_refuse (refusal, RDT_LAW_PHASE);

  if (names_unit && position->awaiting.unit != RDT_NO_UNIT
      && position->awaiting.unit != order->unit)
    return rdt_refuse (refusal, RDT_LAW_ANSWER);

  return TRUE;
}

/**
 * rdt_referee_check:
 * @game: a battle's fixed half
 * @position: its other half
 * @order: an order of the side to decide
 * @refusal: (out caller-allocates) (optional): why it is illegal
 *
 * Checks whether an order is legal.  The answer is the same as that of
 * [func@Referee.apply], except for dice that cannot be rolled.
 */
gboolean
rdt_referee_check (const RdtGame     *game,
                   const RdtPosition *position,
                   const RdtOrder    *order,
                   RdtRefusal        *refusal)
{
  const Kind *kind = &kinds[order->kind];
  RdtScene scene;

  if (refusal != NULL)
    *refusal = (RdtRefusal) {
      .unit = order->unit,
      .other = RDT_NO_UNIT,
      .cell = RDT_NO_CELL,
      .from = order->unit < game->n_units ? position->units[order->unit].cell : RDT_NO_CELL,
      .order = order->kind,
      .works = order->works,
      .phase = position->phase,
      .awaits = position->awaiting.kind,
      .awaited_side = position->awaiting.side,
      .awaited_unit = position->awaiting.unit,
    };

  if (!check_occasion (game, position, order, refusal))
    return FALSE;

  if (order->kind == RDT_ORDER_END)
    return rdt_activation_check_end (game, position, refusal);

  if (kind->check == NULL)
    return TRUE;

  rdt_scene_init (&scene, game, position, position->awaiting.side);

  if (position->awaiting.kind == RDT_DECISION_ORDERS
      && !rdt_activation_check (&scene, order, refusal))
    return FALSE;

  return kind->check (&scene, order, refusal);
}

static void
stop_awaiting (RdtPlay *play)
{
  rdt_play_await (play, RDT_DECISION_NONE, RDT_NO_SIDE, RDT_NO_UNIT);
}

/* 20th Century: T7: obligatory combat is fought at the end of the activation. */
static void
end_part (RdtPlay *play)
{
  RdtPosition *position = play->position;
  RdtUnitIndex unit = position->active;
  RdtUnitIndex enemy = RDT_NO_UNIT;

  if (play->game->rules->traits.contact_forces_combat && unit != RDT_NO_UNIT)
    enemy = rdt_contact_combat_find_enemy (play->game, position, unit);

  if (enemy != RDT_NO_UNIT)
    rdt_contact_combat_fight (play, unit, enemy);

  if (position->n_retreats > 0 || position->aftermath.unit != RDT_NO_UNIT)
    position->is_ending = TRUE;
  else if (!position->is_over)
    rdt_turn_end_part (play);
}

/* Carries out a legal order, without what follows from it. */
static void
execute (RdtPlay        *play,
         const RdtOrder *order)
{
  RdtPosition *position = play->position;
  gboolean is_act = position->stage == RDT_STAGE_ACT
                    && position->awaiting.kind == RDT_DECISION_ORDERS;

  if (order->kind == RDT_ORDER_RESIGN)
    {
      rdt_outcome_resign (play, position->awaiting.side);
      return;
    }

  stop_awaiting (play);

  if (order->kind == RDT_ORDER_END)
    {
      end_part (play);
      return;
    }

  if (is_act)
    rdt_activation_begin (play, order);

  if (order->kind == RDT_ORDER_FIRE && position->stage == RDT_STAGE_DECLARE)
    rdt_artillery_declare (play, order);
  else
    kinds[order->kind].apply (play, order);
}

/* Modern: M13: an order for another unit, or `end`, brings about an obligatory
 * attack of the previous unit.  Returns whether the order is still legal.
 */
static gboolean
pay_debts (RdtPlay        *play,
           const RdtOrder *order)
{
  RdtPosition *position = play->position;
  RdtOrder attack;

  if (position->awaiting.kind != RDT_DECISION_ORDERS
      || order->kind == RDT_ORDER_RESIGN
      || order->unit == position->active
      || !rdt_combat_is_owed (play->game, position, &attack))
    return TRUE;

  execute (play, &attack);
  rdt_turn_run (play);

  return play->fault == RDT_DICE_FAULT_NONE
         && position->awaiting.kind == RDT_DECISION_ORDERS
         && rdt_referee_check (play->game, position, order, NULL);
}

static void
refuse_for_dice (RdtRefusal    *refusal,
                 const RdtPlay *play)
{
  if (refusal == NULL)
    return;

  *refusal = (RdtRefusal) {
    .fault = play->fault,
    .purpose = play->missing,
    .unit = RDT_NO_UNIT,
    .other = RDT_NO_UNIT,
    .cell = RDT_NO_CELL,
  };
}

/* Works on a copy, so that a missing die leaves everything unchanged; or on the
 * position itself if no die can be missing.
 */
static gboolean
play_safely (RdtPlay        *play,
             const RdtOrder *order,
             void          (*go) (RdtPlay        *play,
                                  const RdtOrder *order),
             RdtRefusal     *refusal)
{
  RdtPosition *position = play->position;
  guint n_events = play->events != NULL ? play->events->n_items : 0;
  RdtPosition copy;

  if (rdt_dice_is_endless (play->dice))
    {
      go (play, order);
      return TRUE;
    }

  copy = *position;
  play->position = &copy;
  go (play, order);

  if (play->fault == RDT_DICE_FAULT_NONE)
    {
      *position = copy;
      return TRUE;
    }

  if (play->events != NULL)
    play->events->n_items = n_events;
  refuse_for_dice (refusal, play);

  return FALSE;
}

static void
begin (RdtPlay        *play,
       const RdtOrder *unused)
{
  rdt_turn_begin_battle (play);
}

/**
 * rdt_referee_begin:
 * @game: a battle's fixed half
 * @dice: the source of dice
 * @position: (out caller-allocates): its other half
 * @events: (inout) (optional): the list to add events to
 * @refusal: (out caller-allocates) (optional): the missing die
 *
 * Sets a battle up and plays it to the first decision.
 *
 * Returns: whether the dice were sufficient; if not, the battle is only set up
 */
gboolean
rdt_referee_begin (const RdtGame *game,
                   const RdtDice *dice,
                   RdtPosition   *position,
                   RdtEventList  *events,
                   RdtRefusal    *refusal)
{
  RdtPlay play = { .game = game, .dice = dice, .position = position, .events = events };

  rdt_position_init (position, game);

  return play_safely (&play, NULL, begin, refusal);
}

static void
carry_out (RdtPlay        *play,
           const RdtOrder *order)
{
  play->position->n_orders++;

  if (pay_debts (play, order))
    execute (play, order);

  rdt_turn_run (play);
}

/**
 * rdt_referee_apply:
 * @game: a battle's fixed half
 * @dice: the source of dice
 * @position: (inout): its other half
 * @order: an order of the side to decide
 * @events: (inout) (optional): the list to add events to
 * @refusal: (out caller-allocates) (optional): why it was refused
 *
 * Carries out an order and everything that follows, up to the next decision.
 *
 * Returns: whether it was carried out; if not, nothing has changed
 */
gboolean
rdt_referee_apply (const RdtGame  *game,
                   const RdtDice  *dice,
                   RdtPosition    *position,
                   const RdtOrder *order,
                   RdtEventList   *events,
                   RdtRefusal     *refusal)
{
  RdtPlay play = { .game = game, .dice = dice, .position = position, .events = events };

  return rdt_referee_check (game, position, order, refusal)
         && play_safely (&play, order, carry_out, refusal);
}
