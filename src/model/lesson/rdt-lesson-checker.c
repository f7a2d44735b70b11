/* rdt-lesson-checker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-lesson-checker.h"

#include <string.h>

/* Whether a unit and a cell match a condition, where it names any. */
static gboolean
fits (const RdtLessonChecker *self,
      const char             *unit,
      const char             *cell,
      RdtUnitIndex            found_unit,
      RdtCell                 found_cell)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return (unit == NULL || rdt_game_find_unit (game, unit) == found_unit)
         && (cell == NULL || rdt_condition_find_cell (game, cell) == found_cell);
}

/* The destination or target of an order; for one about the unit itself, the unit's
 * cell before it.
 */
static RdtCell
get_cell (const RdtOrder    *order,
          const RdtPosition *before)
{
  if (order->kind == RDT_ORDER_MOVE && order->n_path > 0)
    return order->path[order->n_path - 1];

  if (order->kind == RDT_ORDER_ADVANCE)
    return before->aftermath.vacated;

  if (order->cell == RDT_NO_CELL && order->unit < RDT_MAX_UNITS)
    return before->units[order->unit].cell;

  return order->cell;
}

static gboolean
was_ordered (const RdtLessonChecker *self,
             int                     kind,
             const char             *unit,
             const char             *cell)
{
  guint n_orders = rdt_battle_get_n_orders (self->battle);

  for (guint i = self->since + 1; i <= n_orders; i++)
    {
      const RdtOrder *order = rdt_battle_get_order_at (self->battle, i);
      const RdtPosition *before = rdt_battle_get_position_at (self->battle, i - 1);

      if (before->awaiting.side == self->learner && order->kind == kind
          && fits (self, unit, cell, order->unit, get_cell (order, before)))
        return TRUE;
    }

  return FALSE;
}

static const RdtOrder *
find_allowed (const RdtLessonChecker *self,
              int                     kind,
              const char             *unit,
              const char             *cell)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  const RdtOrderList *orders = rdt_battle_list_orders (self->battle);

  if (position->is_over || position->awaiting.side != self->learner)
    return NULL;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->kind == kind && fits (self, unit, cell, order->unit, get_cell (order, position)))
        return order;
    }

  return NULL;
}

static gboolean
fits_event (const RdtLessonChecker *self,
            const RdtCondition     *condition,
            const RdtEvent         *event)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return event->kind == condition->value
         && fits (self, condition->unit, condition->cell, event->unit, event->cell)
         && (condition->side == NULL
             || (event->side < RDT_N_SIDES
                 && strcmp (game->sides[event->side].id, condition->side) == 0));
}

static gboolean
has_happened (const RdtLessonChecker *self,
              const RdtCondition     *condition)
{
  guint n_orders = rdt_battle_get_n_orders (self->battle);

  for (guint i = self->since + 1; i <= n_orders; i++)
    {
      const RdtEventList *events = rdt_battle_get_events_at (self->battle, i);

      for (guint j = 0; j < events->n_items; j++)
        if (fits_event (self, condition, &events->items[j]))
          return TRUE;
    }

  return FALSE;
}

static gboolean
is_unit_so (const RdtLessonChecker *self,
            const RdtCondition     *condition)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  RdtUnitIndex unit = condition->unit != NULL ? rdt_game_find_unit (game, condition->unit)
                                              : RDT_NO_UNIT;

  if (unit >= game->n_units)
    return FALSE;

  return (condition->value == RDT_CONDITION_WHATEVER
          || position->units[unit].status == condition->value)
         && fits (self, NULL, condition->cell, unit, position->units[unit].cell);
}

static gboolean
is_side (const RdtLessonChecker *self,
         const char             *id,
         RdtSide                 side)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return id == NULL || (side < RDT_N_SIDES && strcmp (game->sides[side].id, id) == 0);
}

static gboolean
is_awaited (const RdtLessonChecker *self,
            const RdtCondition     *condition)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (self->battle)->awaiting;

  return !rdt_battle_is_over (self->battle)
         && (condition->value == RDT_CONDITION_WHATEVER || awaiting->kind == condition->value)
         && is_side (self, condition->side, awaiting->side)
         && fits (self, condition->unit, NULL, awaiting->unit, RDT_NO_CELL);
}

static guint
count_holding (const RdtLessonChecker *self,
               const RdtCondition     *condition)
{
  guint n = 0;

  for (guint i = 0; i < condition->parts->len; i++)
    n += rdt_lesson_checker_holds (self, g_ptr_array_index (condition->parts, i)) ? 1 : 0;

  return n;
}

/**
 * rdt_lesson_checker_holds:
 *
 * Whether a condition holds in the present position.
 */
gboolean
rdt_lesson_checker_holds (const RdtLessonChecker *self,
                          const RdtCondition     *condition)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);

  switch (condition->kind)
    {
    case RDT_CONDITION_ALL:
      return count_holding (self, condition) == condition->parts->len;

    case RDT_CONDITION_ANY:
      return count_holding (self, condition) > 0;

    case RDT_CONDITION_NOT:
      return count_holding (self, condition) == 0;

    case RDT_CONDITION_ORDERED:
      return was_ordered (self, condition->value, condition->unit, condition->cell);

    case RDT_CONDITION_ALLOWED:
      return find_allowed (self, condition->value, condition->unit, condition->cell) != NULL;

    case RDT_CONDITION_HAPPENED:
      return has_happened (self, condition);

    case RDT_CONDITION_UNIT:
      return is_unit_so (self, condition);

    case RDT_CONDITION_TURN:
      return position->turn >= condition->value;

    case RDT_CONDITION_PHASE:
      return position->phase == condition->value;

    case RDT_CONDITION_AWAITS:
      return is_awaited (self, condition);

    case RDT_CONDITION_SELECTED:
      return fits (self, condition->unit, NULL, self->selected, RDT_NO_CELL)
             && self->selected != RDT_NO_UNIT;

    case RDT_CONDITION_OVER:
      return position->is_over && is_side (self, condition->side, position->winner);
    }

  g_assert_not_reached ();
}

/**
 * rdt_lesson_checker_was_done:
 *
 * Whether the learner has given the order that a step asks for.
 */
gboolean
rdt_lesson_checker_was_done (const RdtLessonChecker *self,
                             const RdtLessonAsk     *ask)
{
  return was_ordered (self, ask->order, ask->unit, ask->cell);
}

/**
 * rdt_lesson_checker_find_order:
 *
 * Returns: (nullable): the order asked for, if it is legal now; valid until the
 *   battle changes
 */
const RdtOrder *
rdt_lesson_checker_find_order (const RdtLessonChecker *self,
                               const RdtLessonAsk     *ask)
{
  return find_allowed (self, ask->order, ask->unit, ask->cell);
}

static guint
count_done (const RdtLessonChecker *self,
            const RdtLessonStep    *step)
{
  guint n = 0;

  for (guint i = 0; i < step->asks->len; i++)
    n += rdt_lesson_checker_was_done (self, g_ptr_array_index (step->asks, i)) ? 1 : 0;

  return n;
}

/* A condition that holds while the other side acts may no longer hold when the
 * learner is to act.
 */
static gboolean
is_learners_turn (const RdtLessonChecker *self)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);

  return position->is_over || position->awaiting.side == self->learner;
}

/**
 * rdt_lesson_checker_compare_time:
 *
 * Returns: less than 0 before the turn and phase of a step, more than 0 after
 *   them; 0 also for a step without a time
 */
int
rdt_lesson_checker_compare_time (const RdtLessonChecker *self,
                                 const RdtLessonStep    *step)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);

  if (step->turn == 0)
    return 0;

  if (position->is_over)
    return 1;

  return position->turn != step->turn ? (int) position->turn - step->turn
                                      : (int) position->phase - (int) step->phase;
}

static gboolean
asks_in_vain (const RdtLessonChecker *self,
              const RdtLessonStep    *step)
{
  for (guint i = 0; i < step->asks->len; i++)
    {
      const RdtLessonAsk *ask = g_ptr_array_index (step->asks, i);

      if (!rdt_lesson_checker_was_done (self, ask)
          && rdt_lesson_checker_find_order (self, ask) != NULL)
        return FALSE;
    }

  return step->asks->len > 0;
}

/**
 * rdt_lesson_checker_is_too_late:
 *
 * Whether a step has been missed, or nothing that it asks for can be ordered any
 * more.
 *
 * If the phase can be ended, nothing is pending that would make an order legal
 * later.  A card spent on one unit may be followed by one for another in the
 * same phase.
 */
gboolean
rdt_lesson_checker_is_too_late (const RdtLessonChecker *self,
                                const RdtLessonStep    *step)
{
  static const RdtLessonAsk end = { .order = RDT_ORDER_END };
  const RdtPosition *position = rdt_battle_get_position (self->battle);
  const RdtSequenceTraits *traits = &rdt_battle_get_game (self->battle)->rules->traits;
  int time = rdt_lesson_checker_compare_time (self, step);

  if (!is_learners_turn (self))
    return FALSE;

  if (step->turn == 0 || time != 0)
    return time > 0;

  return (traits->activation != RDT_ACTIVATION_BY_CARD || position->active == RDT_NO_UNIT)
         && rdt_lesson_checker_find_order (self, &end) != NULL
         && asks_in_vain (self, step);
}

/**
 * rdt_lesson_checker_is_done:
 *
 * Whether a step is complete, or is to be skipped.
 */
gboolean
rdt_lesson_checker_is_done (const RdtLessonChecker *self,
                            const RdtLessonStep    *step)
{
  if (step->unless != NULL
      && is_learners_turn (self)
      && rdt_lesson_checker_compare_time (self, step) >= 0
      && rdt_lesson_checker_holds (self, step->unless))
    return TRUE;

  if (step->until != NULL)
    return rdt_lesson_checker_holds (self, step->until);

  return step->asks->len > 0 && count_done (self, step) == step->asks->len;
}
