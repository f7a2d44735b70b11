/* rdt-traces.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-traces.h"

#include "rdt-choices.h"
#include "rdt-computer-turn.h"

/* The cell of a unit before an order. */
static RdtCell
get_cell (const RdtPosition *before,
          RdtUnitIndex       unit)
{
  return unit < RDT_MAX_UNITS ? before->units[unit].cell : RDT_NO_CELL;
}

static RdtSide
get_side (const RdtGame *game,
          RdtUnitIndex   unit)
{
  return unit < game->n_units ? game->units[unit].side : RDT_NO_SIDE;
}

static void
add (RdtOverlay     *overlay,
     const RdtTrace *trace)
{
  if (trace->to < RDT_MAX_CELLS)
    rdt_overlay_add_trace (overlay, trace);
}

static void
add_path (RdtOverlay     *overlay,
          RdtTrace        trace,
          const RdtEvent *event)
{
  for (guint i = 0; i < event->n_path; i++)
    {
      trace.to = event->path[i];
      trace.is_start = i == 0;
      add (overlay, &trace);
      trace.from = trace.to;
    }
}

/* Marks the last shot from one cell at another as a miss. */
static void
mark_missed (RdtOverlay *overlay,
             RdtCell     from,
             RdtCell     to)
{
  for (guint i = overlay->n_traces; i > 0; i--)
    {
      RdtTrace *trace = &overlay->traces[i - 1];

      if (trace->kind == RDT_TRACE_SHOT && trace->from == from && trace->to == to)
        {
          trace->kind = RDT_TRACE_MISS;
          return;
        }
    }
}

/* Moves the end of an artillery shot to where it lands: beside its target, or off
 * the board.
 */
static void
mark_landed (RdtOverlay *overlay,
             RdtCell     from,
             RdtCell     landing)
{
  for (guint i = overlay->n_traces; i > 0; i--)
    {
      RdtTrace *trace = &overlay->traces[i - 1];

      if (trace->kind != RDT_TRACE_SHOT || trace->from != from)
        continue;

      if (landing < RDT_MAX_CELLS)
        trace->to = landing;
      else
        trace->kind = RDT_TRACE_MISS;
      return;
    }
}

static void
add_event (RdtOverlay        *overlay,
           const RdtGame     *game,
           const RdtPosition *before,
           const RdtEvent    *event)
{
  RdtTrace trace = {
    .kind = RDT_TRACE_MOVE,
    .side = get_side (game, event->unit),
    .from = get_cell (before, event->unit),
    .to = event->cell,
  };

  if (event->kind == RDT_EVENT_MOVED)
    add_path (overlay, trace, event);
  else if (event->kind == RDT_EVENT_ADVANCED)
    add (overlay, &trace);
  else if (event->kind == RDT_EVENT_RETREATED || event->kind == RDT_EVENT_WITHDREW)
    {
      trace.kind = RDT_TRACE_RETREAT;
      add (overlay, &trace);
    }
  else if (event->kind == RDT_EVENT_FIRED)
    {
      trace.kind = RDT_TRACE_SHOT;
      add (overlay, &trace);
    }
  else if (event->kind == RDT_EVENT_LANDED)
    mark_landed (overlay, trace.from, event->cell);
  else if (event->kind == RDT_EVENT_MISSED)
    mark_missed (overlay, trace.from, trace.to);
  else if (event->kind == RDT_EVENT_CLOSE_COMBAT)
    {
      trace.kind = RDT_TRACE_ATTACK;
      trace.to = get_cell (before, event->other);
      add (overlay, &trace);
    }
  else if (event->kind == RDT_EVENT_DESTROYED)
    {
      trace.kind = RDT_TRACE_LOSS;
      trace.from = RDT_NO_CELL;
      add (overlay, &trace);
    }
}

/**
 * rdt_traces_add_results:
 * @want: the die being asked for
 *
 * Adds the units destroyed by the same order before that die.
 */
void
rdt_traces_add_results (RdtOverlay        *overlay,
                        const RdtGame     *game,
                        const RdtDiceWant *want)
{
  for (guint i = 0; i < want->n_results; i++)
    if (want->results[i].kind == RDT_EVENT_DESTROYED)
      add_event (overlay, game, &want->board, &want->results[i]);
}

/* The order that a retreat or an advance answered: they are shown together. */
static guint
find_cause (RdtBattle *battle,
            guint      order)
{
  while (order > 1
         && rdt_choices_is_answer (&rdt_battle_get_position_at (battle, order - 1)->awaiting))
    order--;

  return order;
}

/* The computer may have had the last place in one turn and the first in the next. */
static void
fade (RdtOverlay *overlay)
{
  for (guint i = 0; i < overlay->n_traces; i++)
    overlay->traces[i].is_faint = TRUE;
}

/**
 * rdt_traces_find:
 *
 * Collects the moves and shots of the last order with what it answered, or of the
 * computer's whole turn if that has just ended, with those of an earlier turn faint.
 * If the computer plays both sides it is the last order only, or traces would
 * accumulate over the whole battle.
 */
void
rdt_traces_find (RdtOverlay          *overlay,
                 RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  guint now = rdt_battle_controller_get_shown_order (controller);
  guint first = now;

  rdt_overlay_clear_traces (overlay);
  if (now == 0)
    return;

  if (rdt_battle_controller_is_live (controller)
      && rdt_battle_has_person (battle)
      && !rdt_battle_awaits_computer (battle))
    first = MIN (rdt_computer_turn_find_start (battle) + 1, now);

  for (guint i = find_cause (battle, first); i <= now; i++)
    {
      const RdtEventList *events = i < now ? rdt_battle_get_events_at (battle, i)
                                           : rdt_battle_controller_get_events (controller);
      const RdtPosition *before = rdt_battle_get_position_at (battle, i - 1);

      if (i > 1 && rdt_battle_get_position_at (battle, i - 2)->turn < before->turn)
        fade (overlay);
      for (guint j = 0; j < events->n_items; j++)
        add_event (overlay, rdt_battle_get_game (battle), before, &events->items[j]);
    }
}
