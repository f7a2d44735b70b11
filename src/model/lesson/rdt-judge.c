/* rdt-judge.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-judge.h"

#include <string.h>

/* Whether a unit and a cell are those that are meant, if any are. */
static gboolean
fits (const RdtJudge *self,
      const char     *unit,
      const char     *cell,
      RdtUnitIndex    found_unit,
      RdtCell         found_cell)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return (unit == NULL || rdt_game_find_unit (game, unit) == found_unit)
         && (cell == NULL || rdt_condition_find_cell (game, cell) == found_cell);
}

/* Where an order leads, or at what it is aimed; the unit's own cell before it,
 * for one about itself.
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
was_ordered (const RdtJudge *self,
             int             kind,
             const char     *unit,
             const char     *cell)
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
find_allowed (const RdtJudge *self,
              int             kind,
              const char     *unit,
              const char     *cell)
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
fits_event (const RdtJudge     *self,
            const RdtCondition *condition,
            const RdtEvent     *event)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return event->kind == condition->value
         && fits (self, condition->unit, condition->cell, event->unit, event->cell)
         && (condition->side == NULL
             || (event->side < RDT_N_SIDES
                 && strcmp (game->sides[event->side].id, condition->side) == 0));
}

static gboolean
has_happened (const RdtJudge     *self,
              const RdtCondition *condition)
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
is_unit_so (const RdtJudge     *self,
            const RdtCondition *condition)
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
is_side (const RdtJudge *self,
         const char     *id,
         RdtSide         side)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  return id == NULL || (side < RDT_N_SIDES && strcmp (game->sides[side].id, id) == 0);
}

static gboolean
is_awaited (const RdtJudge     *self,
            const RdtCondition *condition)
{
  const RdtDecision *awaiting = &rdt_battle_get_position (self->battle)->awaiting;

  return !rdt_battle_is_over (self->battle)
         && (condition->value == RDT_CONDITION_WHATEVER || awaiting->kind == condition->value)
         && is_side (self, condition->side, awaiting->side)
         && fits (self, condition->unit, NULL, awaiting->unit, RDT_NO_CELL);
}

static guint
count_holding (const RdtJudge     *self,
               const RdtCondition *condition)
{
  guint n = 0;

  for (guint i = 0; i < condition->parts->len; i++)
    n += rdt_judge_holds (self, g_ptr_array_index (condition->parts, i)) ? 1 : 0;

  return n;
}

/**
 * rdt_judge_holds:
 *
 * Whether a condition holds as the battle stands now.
 */
gboolean
rdt_judge_holds (const RdtJudge     *self,
                 const RdtCondition *condition)
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
 * rdt_judge_was_done:
 *
 * Whether the learner has ordered what is asked for.
 */
gboolean
rdt_judge_was_done (const RdtJudge *self,
                    const RdtAsk   *ask)
{
  return was_ordered (self, ask->order, ask->unit, ask->cell);
}

/**
 * rdt_judge_find_order:
 *
 * Returns: (nullable): the order that is asked for, if it is allowed now; good
 *   until the battle changes
 */
const RdtOrder *
rdt_judge_find_order (const RdtJudge *self,
                      const RdtAsk   *ask)
{
  return find_allowed (self, ask->order, ask->unit, ask->cell);
}
