/* rdt-activation.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* Whether an order belongs to the unit's current activation: leaving the board
 * after a move needs no activation of its own.
 */
static gboolean
continues (const RdtGame     *game,
           const RdtPosition *position,
           const RdtOrder    *order)
{
  if (position->active != order->unit)
    return FALSE;

  return game->rules->traits.activation != RDT_ACTIVATION_COUNTED
         || (order->kind == RDT_ORDER_EXIT
             && rdt_unit_has (&position->units[order->unit], RDT_UNIT_MOVED));
}

/* Whether a unit is where an order of this kind requires it to be. */
static gboolean
check_presence (const RdtScene *scene,
                const RdtOrder *order,
                RdtRefusal     *refusal)
{
  RdtStatus status = scene->position->units[order->unit].status;

  switch (status)
    {
    case RDT_STATUS_DESTROYED:
      return rdt_refuse (refusal, RDT_LAW_UNIT_LIVES);

    case RDT_STATUS_ABOARD:
      /* M20 has its own reason for works. */
      if (order->kind == RDT_ORDER_LAY || order->kind == RDT_ORDER_CLEAR)
        return rdt_refuse_because (refusal, RDT_LAW_UNIT_AFOOT, RDT_REASON_NOT_AVAILABLE);
      return rdt_refuse (refusal, RDT_LAW_UNIT_AFOOT);

    case RDT_STATUS_TO_COME:
      if (order->kind == RDT_ORDER_ENTER)
        return TRUE;
      return rdt_refuse (refusal, RDT_LAW_UNIT_PRESENT);

    case RDT_STATUS_BOARD:
      if (order->kind != RDT_ORDER_ENTER)
        return TRUE;
      return rdt_refuse (refusal, RDT_LAW_ENTER_TURN);

    case RDT_STATUS_TO_DEPLOY:
    case RDT_STATUS_EXITED:
      break;
    }

  return rdt_refuse (refusal, RDT_LAW_UNIT_PRESENT);
}

/* Portable: Turn Sequence (2 b); P3. */
static gboolean
check_activation (const RdtScene *scene,
                  RdtUnitIndex    unit,
                  RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[unit];

  if (rdt_unit_has (state, RDT_UNIT_ACTED))
    return rdt_refuse (refusal, RDT_LAW_ONE_ACTIVATION);

  if ((scene->game->units[unit].tags & RDT_TAG_ARTILLERY)
      && rdt_unit_has (state, RDT_UNIT_FIRED))
    return rdt_refuse (refusal, RDT_LAW_ARTILLERY_HAS_FIRED);

  if (scene->position->sides[scene->side].activations_left == 0)
    return rdt_refuse (refusal, RDT_LAW_ACTIVATIONS);

  return TRUE;
}

/* 20th Century: Turn Sequence; T2, T3. */
static gboolean
check_card (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtRefusal     *refusal)
{
  const RdtPosition *position = scene->position;

  if (position->active == unit)
    return TRUE;

  if (position->active != RDT_NO_UNIT)
    {
      rdt_refusal_tell (refusal, position->active, RDT_NO_CELL);
      return rdt_refuse (refusal, RDT_LAW_ONE_UNIT);
    }

  if (rdt_game_has_option (scene->game, RDT_OPTION_ONCE_EACH)
      && rdt_unit_has (&position->units[unit], RDT_UNIT_ACTIVATED))
    return rdt_refuse (refusal, RDT_LAW_ONCE_EACH);

  return TRUE;
}

/* Another card may order the same work again, but the turn counts only once.  Rule:
 * T18.
 */
static gboolean
may_work_again (const RdtScene *scene,
                const RdtOrder *order)
{
  return scene->game->rules->traits.work_goes_on
         && scene->position->active != order->unit
         && (order->kind == RDT_ORDER_LAY || order->kind == RDT_ORDER_CLEAR);
}

static gboolean
check_turn_to_act (const RdtScene *scene,
                   const RdtOrder *order,
                   RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[order->unit];

  if (rdt_unit_has (state, RDT_UNIT_LOADING))
    return rdt_refuse_because (refusal, RDT_LAW_TRANSPORT_WHOLE_TURN, RDT_REASON_BUSY);

  if (rdt_unit_has (state, RDT_UNIT_WORKED) && !may_work_again (scene, order))
    return rdt_refuse (refusal, RDT_LAW_UNIT_FREE);

  switch (scene->game->rules->traits.activation)
    {
    case RDT_ACTIVATION_FREE:
      /* Modern: Turn Sequence (3); M11. */
      if (rdt_unit_has (state, RDT_UNIT_ACTED))
        return rdt_refuse (refusal, RDT_LAW_ONE_GO);
      break;

    case RDT_ACTIVATION_COUNTED:
      if (!continues (scene->game, scene->position, order))
        return check_activation (scene, order->unit, refusal);
      break;

    case RDT_ACTIVATION_BY_CARD:
      return check_card (scene, order->unit, refusal);
    }

  return TRUE;
}

/**
 * rdt_activation_check:
 *
 * The laws on whether a unit may be ordered at all, which precede those on the
 * order.
 */
gboolean
rdt_activation_check (const RdtScene *scene,
                      const RdtOrder *order,
                      RdtRefusal     *refusal)
{
  if (!check_presence (scene, order, refusal))
    return FALSE;

  /* Artillery fire and portable's close combats need no activation. */
  return scene->position->stage != RDT_STAGE_ACT
         || check_turn_to_act (scene, order, refusal);
}

/* The flags that an activation by card keeps from an earlier one.  Rule: T5. */
#define ACTIVATION_FLAGS \
  (RDT_UNIT_MOVED | RDT_UNIT_FIRED | RDT_UNIT_ACTED | RDT_UNIT_STOPPED | RDT_UNIT_ATTACKED)

static void
activate (RdtPlay      *play,
          RdtUnitIndex  unit)
{
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[unit];

  if (play->game->rules->traits.activation == RDT_ACTIVATION_BY_CARD)
    {
      state->flags &= ~ACTIVATION_FLAGS;
      state->steps = 0;
    }
  else
    {
      position->sides[play->game->units[unit].side].activations_left--;
      state->flags |= RDT_UNIT_ACTED;
    }

  state->flags |= RDT_UNIT_ACTIVATED;
  rdt_play_tell (play, RDT_EVENT_ACTIVATED, unit);
}

/**
 * rdt_activation_begin:
 *
 * Begins the activation of the ordered unit, unless it is active already; that
 * of another unit ends.
 */
void
rdt_activation_begin (RdtPlay        *play,
                      const RdtOrder *order)
{
  RdtPosition *position = play->position;
  RdtUnitIndex before = position->active;

  if (continues (play->game, position, order))
    return;

  if (before != RDT_NO_UNIT && before != order->unit)
    position->units[before].flags |= RDT_UNIT_ACTED;

  position->active = order->unit;
  if (play->game->rules->traits.activation != RDT_ACTIVATION_FREE)
    activate (play, order->unit);

  /* 20th Century: T18: a unit that is activated for something else stops working. */
  if (order->kind != RDT_ORDER_LAY && order->kind != RDT_ORDER_CLEAR)
    rdt_works_stop (play, order->unit);
}

static gboolean
is_artillery (const RdtGame *game,
              RdtUnitIndex   unit)
{
  return (game->units[unit].tags & RDT_TAG_ARTILLERY) != 0;
}

/**
 * rdt_activation_may_fire:
 *
 * Whether a unit may fire at this time: artillery only in the artillery phase,
 * if there is one.
 */
gboolean
rdt_activation_may_fire (const RdtGame     *game,
                         const RdtPosition *position,
                         RdtUnitIndex       unit)
{
  if (position->stage == RDT_STAGE_DECLARE)
    return is_artillery (game, unit);

  return position->stage == RDT_STAGE_ACT
         && (!game->rules->traits.artillery_phase || !is_artillery (game, unit));
}

/**
 * rdt_activation_check_end:
 *
 * Whether the side may end its turn or phase: everything obligatory is done.
 * Modern: Turn Sequence.
 */
gboolean
rdt_activation_check_end (const RdtGame     *game,
                          const RdtPosition *position,
                          RdtRefusal        *refusal)
{
  RdtSide side = position->awaiting.side;
  RdtUnitIndex unfought = RDT_NO_UNIT;
  guint n_left = rdt_deploy_count_left (game, position, side);

  if (position->awaiting.kind == RDT_DECISION_DEPLOY && n_left > 0)
    {
      rdt_refusal_count (refusal, 0, n_left);
      return rdt_refuse (refusal, RDT_LAW_DEPLOY_ALL);
    }

  if (position->stage == RDT_STAGE_FIGHT)
    unfought = rdt_combat_find_unfought (game, position, side);

  if (unfought == RDT_NO_UNIT)
    return TRUE;

  rdt_refusal_tell (refusal, unfought, RDT_NO_CELL);

  return rdt_refuse (refusal, RDT_LAW_ALL_DONE);
}
