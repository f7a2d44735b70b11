/* rdt-works.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

#include "rdt-order.h"

#define RIVER (RDT_MAP_FORD | RDT_MAP_DEEP | RDT_MAP_BRIDGE)

static guint8
get_turns (const RdtRules *rules,
           guint8          order,
           guint8          works)
{
  return order == RDT_ORDER_LAY ? rules->lay_turns[works] : rules->clear_turns[works];
}

static gboolean
are_there (const RdtPosition *position,
           guint8             works,
           RdtCell            cell)
{
  return rdt_cell_set_has (works == RDT_WORKS_MINEFIELD ? &position->minefields
                                                        : &position->wire,
                           cell);
}

/* Works take the whole turn.  Rule: M20; the exceptions of wire are with wire. */
static gboolean
check_whole_turn (const RdtUnitState *state,
                  guint8              works,
                  RdtRefusal         *refusal)
{
  const RdtLaw law = works == RDT_WORKS_WIRE ? RDT_LAW_WORKS_WIRE_WHOLE_TURN
                                             : RDT_LAW_WORKS_WHOLE_TURN;

  if (rdt_unit_has (state, RDT_UNIT_MOVED))
    return rdt_refuse_because (refusal, law, RDT_REASON_ALREADY_MOVED);

  if (rdt_unit_has (state, RDT_UNIT_FIRED))
    return rdt_refuse_because (refusal, law, RDT_REASON_ALREADY_FIRED);

  if (rdt_unit_has (state, RDT_UNIT_ATTACKED))
    return rdt_refuse_because (refusal, law, RDT_REASON_HAS_ACTED);

  return TRUE;
}

/* Wire in the unit's own cell, mines in a neighbouring one without units and
 * without a river.  Rule: M20.
 */
static gboolean
check_cell (const RdtScene *scene,
            const RdtOrder *order,
            RdtRefusal     *refusal)
{
  RdtCell from = scene->position->units[order->unit].cell;

  if (order->works == RDT_WORKS_WIRE)
    return order->cell == from
           || rdt_refuse (refusal, RDT_LAW_WORKS_WIRE_CELL);

  if (rdt_map_get_distance (scene->game->map, from, order->cell) != 1)
    return rdt_refuse (refusal, RDT_LAW_WORKS_CELL);

  if (!rdt_position_is_empty (scene->position, order->cell))
    return rdt_refuse (refusal, RDT_LAW_WORKS_CLEAR_OF_UNITS);

  if (order->kind == RDT_ORDER_LAY
      && (scene->game->map->cells[order->cell].flags & RIVER) != 0)
    {
      rdt_refusal_count (refusal, 0, 1);
      return rdt_refuse (refusal, RDT_LAW_WORKS_STATE);
    }

  return TRUE;
}

/**
 * rdt_works_check:
 *
 * The laws on laying and clearing minefields and barbed wire.
 */
gboolean
rdt_works_check (const RdtScene *scene,
                 const RdtOrder *order,
                 RdtRefusal     *refusal)
{
  const RdtPosition *position = scene->position;

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);

  if (get_turns (scene->game->rules, order->kind, order->works) == 0)
    return rdt_refuse (refusal, RDT_LAW_WORKS_KIND);

  if (order->works == RDT_WORKS_MINEFIELD
      && (scene->game->units[order->unit].tags & RDT_TAG_ENGINEER) == 0)
    return rdt_refuse (refusal, RDT_LAW_WORKS_ENGINEER);

  if (!check_whole_turn (&position->units[order->unit], order->works, refusal))
    return FALSE;

  if (order->cell == RDT_NO_CELL)
    return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

  if (!check_cell (scene, order, refusal))
    return FALSE;

  if (are_there (position, order->works, order->cell) == (order->kind == RDT_ORDER_LAY))
    return rdt_refuse (refusal, order->works == RDT_WORKS_WIRE ? RDT_LAW_WORKS_WIRE_STATE
                                                               : RDT_LAW_WORKS_STATE);

  return TRUE;
}

static void
list_in (const RdtScene *scene,
         RdtOrder       *order,
         RdtOrderList   *orders)
{
  for (order->works = RDT_WORKS_MINEFIELD; order->works <= RDT_WORKS_WIRE; order->works++)
    if (rdt_works_check (scene, order, NULL))
      *rdt_order_list_add (orders, order->kind, order->unit) = *order;
}

/**
 * rdt_works_list:
 *
 * Lists the works that an active unit may lay or clear.
 */
void
rdt_works_list (const RdtScene *scene,
                RdtUnitIndex    unit,
                RdtOrderKind    kind,
                RdtOrderList   *orders)
{
  const RdtRules *rules = scene->game->rules;
  const RdtUnitState *state = &scene->position->units[unit];
  RdtCell cells[RDT_MAX_FACINGS + 1];
  RdtOrder order;
  guint n;

  if ((get_turns (rules, kind, RDT_WORKS_WIRE) == 0
       && get_turns (rules, kind, RDT_WORKS_MINEFIELD) == 0)
      || (kind == RDT_ORDER_CLEAR && scene->position->n_hazards == 0)
      || !check_whole_turn (state, RDT_WORKS_WIRE, NULL))
    return;

  rdt_order_init (&order, kind, unit);

  if ((scene->game->units[unit].tags & RDT_TAG_ENGINEER) == 0)
    {
      order.cell = state->cell;
      list_in (scene, &order, orders);
      return;
    }

  n = rdt_map_list_around (scene->game->map, state->cell, cells);
  for (guint i = 0; i < n; i++)
    {
      order.cell = cells[i];
      list_in (scene, &order, orders);
    }
}

static void
tell_work (RdtPlay      *play,
           RdtUnitIndex  unit)
{
  const RdtUnitState *state = &play->position->units[unit];
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_WORK, unit);

  event->value = state->work_kind;
  event->cell = state->work_cell;
  event->count = state->work_turns;
}

/**
 * rdt_works_apply:
 *
 * Begins or continues work in this turn.
 */
void
rdt_works_apply (RdtPlay        *play,
                 const RdtOrder *order)
{
  RdtUnitState *state = &play->position->units[order->unit];
  gboolean goes_on = state->work_order == order->kind
                     && state->work_kind == order->works
                     && state->work_cell == order->cell;

  if (!goes_on)
    {
      rdt_works_stop (play, order->unit);
      state->work_order = order->kind;
      state->work_kind = order->works;
      state->work_cell = order->cell;
      state->work_turns = 0;
    }

  state->flags |= RDT_UNIT_WORKED;
  tell_work (play, order->unit);
}

static void
forget_work (RdtUnitState *state)
{
  state->work_order = 0;
  state->work_kind = 0;
  state->work_turns = 0;
  state->work_cell = RDT_NO_CELL;
}

/**
 * rdt_works_stop:
 *
 * Ends a unit's work, if any: its turns are lost.
 */
void
rdt_works_stop (RdtPlay      *play,
                RdtUnitIndex  unit)
{
  RdtUnitState *state = &play->position->units[unit];

  if (state->work_order == 0)
    return;

  forget_work (state);
  rdt_play_tell (play, RDT_EVENT_WORK_STOPPED, unit);
}

/* Whether the work of this turn counts.  With cards it continues without orders.
 * Rules: M20, T18.
 */
static gboolean
is_done (RdtPlay      *play,
         RdtUnitIndex  unit)
{
  const RdtPosition *position = play->position;
  const RdtUnitState *state = &position->units[unit];

  if (state->status != RDT_STATUS_BOARD
      || (!play->game->rules->traits.work_goes_on
          && !rdt_unit_has (state, RDT_UNIT_WORKED)))
    return FALSE;

  if (state->work_kind == RDT_WORKS_MINEFIELD
      && !rdt_position_is_empty (position, state->work_cell))
    return FALSE;

  return are_there (position, state->work_kind, state->work_cell)
         != (state->work_order == RDT_ORDER_LAY);
}

static void
finish_work (RdtPlay      *play,
             RdtUnitState *state)
{
  gboolean lays = state->work_order == RDT_ORDER_LAY;
  RdtEvent *event = rdt_play_tell (play, lays ? RDT_EVENT_WORKS_LAID
                                              : RDT_EVENT_WORKS_CLEARED, RDT_NO_UNIT);

  event->value = state->work_kind;
  event->cell = state->work_cell;

  rdt_position_change_works (play->position, state->work_kind, state->work_cell, lays);
}

/**
 * rdt_works_count:
 *
 * Counts the turn for all working units at its end, and completes works.
 */
void
rdt_works_count (RdtPlay *play)
{
  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    {
      RdtUnitState *state = &play->position->units[unit];

      if (state->work_order == 0)
        continue;

      if (!is_done (play, unit))
        {
          rdt_works_stop (play, unit);
          continue;
        }

      state->work_turns++;
      tell_work (play, unit);

      if (state->work_turns < get_turns (play->game->rules, state->work_order, state->work_kind))
        continue;

      finish_work (play, state);
      forget_work (state);
    }
}
