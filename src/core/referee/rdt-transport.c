/* rdt-transport.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* Loading and unloading take the whole turn of both.  Rule: M21. */
static gboolean
check_whole_turn (const RdtScene *scene,
                  RdtUnitIndex    unit,
                  RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[unit];
  RdtReason reason;

  if (rdt_unit_has (state, RDT_UNIT_MOVED))
    reason = RDT_REASON_ALREADY_MOVED;
  else if (rdt_unit_has (state, RDT_UNIT_FIRED))
    reason = RDT_REASON_ALREADY_FIRED;
  else if (rdt_unit_has (state, RDT_UNIT_WORKED | RDT_UNIT_LOADING))
    reason = RDT_REASON_BUSY;
  else if (rdt_unit_has (state, RDT_UNIT_ATTACKED | RDT_UNIT_FOUGHT))
    reason = RDT_REASON_HAS_ACTED;
  else
    return TRUE;

  rdt_refusal_tell (refusal, unit, RDT_NO_CELL);

  return rdt_refuse_because (refusal, RDT_LAW_TRANSPORT_WHOLE_TURN, reason);
}

/* Modern: Transport, Tank Riders; M21, M28. */
static gboolean
can_carry (const RdtGame *game,
           RdtUnitIndex   transport,
           RdtUnitIndex   cargo)
{
  const RdtUnitType *type = rdt_game_get_type (game, transport);

  return rdt_game_option_is_on (game, type->carries_option)
         && ((type->carries >> game->units[cargo].type) & 1) != 0;
}

/* The refusal is about the cargo, not the transport. */
static void
blame_cargo (RdtRefusal     *refusal,
             const RdtOrder *order)
{
  if (refusal != NULL)
    refusal->unit = order->other;
}

static gboolean
check_load (const RdtScene *scene,
            const RdtOrder *order,
            RdtRefusal     *refusal)
{
  const RdtPosition *position = scene->position;
  const RdtUnitState *cargo = &position->units[order->other];

  if (!can_carry (scene->game, order->unit, order->other))
    return rdt_refuse (refusal, RDT_LAW_TRANSPORT_TYPE);

  if (rdt_position_find_cargo (position, scene->game, order->unit) != RDT_NO_UNIT)
    {
      rdt_refusal_count (refusal, 1, 0);
      return rdt_refuse (refusal, RDT_LAW_TRANSPORT_TYPE);
    }

  if (cargo->status == RDT_STATUS_DESTROYED)
    {
      blame_cargo (refusal, order);
      return rdt_refuse (refusal, RDT_LAW_UNIT_LIVES);
    }

  if (cargo->status != RDT_STATUS_BOARD)
    return rdt_refuse (refusal, RDT_LAW_TRANSPORT_CARGO);

  if (cargo->cell != position->units[order->unit].cell)
    return rdt_refuse (refusal, RDT_LAW_TRANSPORT_CELL);

  return TRUE;
}

static gboolean
check_unload (const RdtScene *scene,
              const RdtOrder *order,
              RdtRefusal     *refusal)
{
  const RdtPosition *position = scene->position;
  const RdtUnitState *cargo = &position->units[order->other];

  if (cargo->status != RDT_STATUS_ABOARD || cargo->transport != order->unit)
    return rdt_refuse (refusal, RDT_LAW_TRANSPORT_CARGO);

  if (rdt_has_room_for (scene->game, position, order->other, cargo->cell, refusal))
    return TRUE;

  blame_cargo (refusal, order);

  return FALSE;
}

/**
 * rdt_transport_check:
 *
 * The laws on loading and unloading, limbering and tank riders.
 */
gboolean
rdt_transport_check (const RdtScene *scene,
                     const RdtOrder *order,
                     RdtRefusal     *refusal)
{
  gboolean is_possible;

  rdt_refusal_tell (refusal, order->other, RDT_NO_CELL);

  if (scene->game->units[order->other].side != scene->side)
    return rdt_refuse (refusal, RDT_LAW_OWN_UNIT);

  is_possible = order->kind == RDT_ORDER_LOAD ? check_load (scene, order, refusal)
                                              : check_unload (scene, order, refusal);

  return is_possible
         && check_whole_turn (scene, order->unit, refusal)
         && check_whole_turn (scene, order->other, refusal);
}

/**
 * rdt_transport_list:
 *
 * Lists what an active unit may load or unload.
 */
void
rdt_transport_list (const RdtScene *scene,
                    RdtUnitIndex    unit,
                    RdtOrderKind    kind,
                    RdtOrderList   *orders)
{
  const RdtPosition *position = scene->position;
  RdtOrder order;

  rdt_order_init (&order, kind, unit);

  for (order.other = position->first_in_cell[position->units[unit].cell];
       order.other != RDT_NO_UNIT;
       order.other = position->units[order.other].next)
    if (order.other != unit && rdt_transport_check (scene, &order, NULL))
      *rdt_order_list_add (orders, kind, unit) = order;
}

/**
 * rdt_transport_apply:
 *
 * Begins loading or unloading, which is completed at the end of the turn.
 */
void
rdt_transport_apply (RdtPlay        *play,
                     const RdtOrder *order)
{
  RdtUnitState *units = play->position->units;
  RdtEventKind kind = order->kind == RDT_ORDER_LOAD ? RDT_EVENT_LOADING : RDT_EVENT_UNLOADING;

  units[order->unit].pending = order->kind;
  units[order->unit].pending_cargo = order->other;
  units[order->unit].flags |= RDT_UNIT_LOADING;
  units[order->other].flags |= RDT_UNIT_LOADING;

  rdt_play_tell (play, kind, order->unit)->other = order->other;
}

static void
complete (RdtPlay      *play,
          RdtUnitIndex  transport)
{
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[transport];
  RdtUnitIndex cargo = state->pending_cargo;
  RdtUnitState *load = &position->units[cargo];

  if (state->status != RDT_STATUS_BOARD || load->cell != state->cell)
    return;

  if (state->pending == RDT_ORDER_LOAD)
    {
      load->status = RDT_STATUS_ABOARD;
      load->transport = transport;
      rdt_works_stop (play, cargo);
      rdt_play_tell (play, RDT_EVENT_LOADED, transport)->other = cargo;
      return;
    }

  /* The cell has been occupied since: the cargo stays aboard. */
  if (!rdt_has_room_for (play->game, position, cargo, load->cell, NULL))
    {
      rdt_play_tell (play, RDT_EVENT_LOADED, transport)->other = cargo;
      return;
    }

  load->status = RDT_STATUS_BOARD;
  load->transport = RDT_NO_UNIT;
  load->facing = state->facing;
  rdt_play_tell (play, RDT_EVENT_UNLOADED, transport)->other = cargo;
}

/**
 * rdt_transport_complete:
 *
 * Completes loading and unloading at the end of the turn, if both units survive
 * and share the cell.
 */
void
rdt_transport_complete (RdtPlay *play)
{
  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    {
      RdtUnitState *state = &play->position->units[unit];

      if (state->pending == 0)
        continue;

      complete (play, unit);
      state->pending = 0;
      state->pending_cargo = RDT_NO_UNIT;
    }
}
