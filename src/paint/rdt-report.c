/* rdt-report.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-report.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-words.h"

static void
line_free (gpointer data)
{
  RdtReportLine *self = data;

  g_free (self->text);
  g_free (self);
}

static void
turn_free (gpointer data)
{
  RdtReportTurn *self = data;

  g_free (self->end);
  g_ptr_array_unref (self->lines);
  g_free (self);
}

static void
loss_free (gpointer data)
{
  RdtReportLoss *self = data;

  g_free (self->how);
  g_free (self);
}

static RdtReportTurn *
begin_turn (RdtReport *self,
            guint      number)
{
  RdtReportTurn *turn = g_new0 (RdtReportTurn, 1);

  turn->turn = number;
  turn->lines = g_ptr_array_new_with_free_func (line_free);
  g_ptr_array_add (self->turns, turn);

  return turn;
}

static RdtReportTurn *
get_last (const RdtReport *self)
{
  return g_ptr_array_index (self->turns, self->turns->len - 1);
}

static void
add_loss (RdtReport      *self,
          const RdtEvent *event,
          const char     *how)
{
  RdtReportLoss *loss = g_new0 (RdtReportLoss, 1);

  loss->unit = event->unit;
  loss->turn = get_last (self)->turn;
  loss->how = g_strdup (how);
  g_ptr_array_add (self->losses, loss);
}

/* A phase in which nothing happened has no heading. */
static void
drop_empty_phase (RdtReport *self)
{
  GPtrArray *lines = get_last (self)->lines;
  const RdtReportLine *last;

  if (lines->len == 0)
    return;

  last = g_ptr_array_index (lines, lines->len - 1);
  if (last->kind == RDT_REPORT_PHASE)
    g_ptr_array_set_size (lines, lines->len - 1);
}

static void
add_line (RdtReport         *self,
          RdtReportLineKind  kind,
          char              *text)
{
  RdtReportLine *line = g_new0 (RdtReportLine, 1);

  if (kind == RDT_REPORT_PHASE)
    drop_empty_phase (self);

  line->kind = kind;
  line->text = text;
  g_ptr_array_add (get_last (self)->lines, line);
}

static void
add_event (RdtReport          *self,
           const RdtEventList *events,
           guint               i)
{
  const RdtEvent *event = &events->items[i];
  const char *heading = rdt_words_heading (self->game, events, i);
  char *text = rdt_words_event (self->game, event);

  if (heading != NULL)
    add_line (self, RDT_REPORT_PHASE, g_strdup (heading));

  add_line (self, event->kind == RDT_EVENT_PHASE_BEGAN ? RDT_REPORT_PHASE
                  : event->kind == RDT_EVENT_ROLLED ? RDT_REPORT_THROW
                                                    : RDT_REPORT_HAPPENED, text);

  if (event->kind == RDT_EVENT_DESTROYED)
    add_loss (self, event, text);
}

/* A turn ends, and the next begins, within an order, so the end of a turn is
 * what that order left behind.
 */
static void
add_events (RdtReport         *self,
            const RdtEventList *events,
            const RdtPosition *after)
{
  rdt_luck_count (self->game, events, self->luck);

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_TURN_ENDED || !rdt_words_tells_event (event))
        continue;

      if (event->kind != RDT_EVENT_TURN_BEGAN)
        {
          add_event (self, events, i);
          continue;
        }

      drop_empty_phase (self);
      get_last (self)->end = g_memdup2 (after, sizeof *after);
      begin_turn (self, event->count);
    }
}

/**
 * rdt_report_new:
 * @game: a battle's fixed half
 * @dice: its dice
 * @orders: all its orders
 * @refusal: (out caller-allocates): why one of them is not allowed
 * @index: (out): which; -1 = the dice run out before the first
 *
 * Plays a battle and tells what happens.
 *
 * Returns: (nullable): the report, or %NULL if an order is refused or the dice
 *   run out
 */
RdtReport *
rdt_report_new (RdtGame        *game,
                const RdtDice  *dice,
                const RdtOrder *orders,
                guint           n_orders,
                RdtRefusal     *refusal,
                int            *index)
{
  g_autoptr(RdtReport) self = g_new0 (RdtReport, 1);
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtEventList) events = { 0 };

  g_atomic_ref_count_init (&self->ref_count);
  self->game = rdt_game_ref (game);
  self->turns = g_ptr_array_new_with_free_func (turn_free);
  self->losses = g_ptr_array_new_with_free_func (loss_free);
  begin_turn (self, 0);
  *index = -1;

  if (!rdt_referee_begin (game, dice, position, &events, refusal))
    return NULL;

  add_events (self, &events, position);

  for (guint i = 0; i < n_orders; i++)
    {
      events.n_items = 0;
      *index = i;
      if (!rdt_referee_apply (game, dice, position, &orders[i], &events, refusal))
        return NULL;
      add_events (self, &events, position);
    }

  drop_empty_phase (self);
  get_last (self)->end = g_steal_pointer (&position);

  return g_steal_pointer (&self);
}

RdtReport *
rdt_report_ref (RdtReport *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
rdt_report_unref (RdtReport *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  rdt_game_unref (self->game);
  g_ptr_array_unref (self->turns);
  g_ptr_array_unref (self->losses);
  g_free (self);
}

/**
 * rdt_report_get_turn:
 *
 * Returns: (nullable): a turn, if it has begun
 */
const RdtReportTurn *
rdt_report_get_turn (const RdtReport *self,
                     guint            turn)
{
  for (guint i = 0; i < self->turns->len; i++)
    {
      const RdtReportTurn *found = g_ptr_array_index (self->turns, i);

      if (found->turn == turn)
        return found;
    }

  return NULL;
}

const RdtReportTurn *
rdt_report_get_last (const RdtReport *self)
{
  return get_last (self);
}

/**
 * rdt_report_say_turn:
 *
 * Returns: (transfer full): the heading of a turn
 */
char *
rdt_report_say_turn (const RdtReportTurn *turn)
{
  return turn->turn == 0 ? g_strdup (_("Before the Battle"))
                         : g_strdup_printf (_("Turn %u"), turn->turn);
}

/**
 * rdt_report_say_luck:
 *
 * Returns: (transfer full): how the dice fell for a side, in a sentence
 */
char *
rdt_report_say_luck (const RdtReport *self,
                     RdtSide          side)
{
  const RdtLuck *luck = &self->luck[side];

  /* Translators: of so many dice so many succeeded; chance would have given
   * the number with a decimal, which are the last two.
   */
  return g_strdup_printf (_("%u of %u rolls succeeded (expected: %u.%u)."),
                          luck->succeeded, luck->n_throws,
                          luck->expected / 6, luck->expected % 6 * 10 / 6);
}

/**
 * rdt_report_say_outcome:
 *
 * Returns: (transfer full): how the battle ended, or that it goes on
 */
char *
rdt_report_say_outcome (const RdtReport *self)
{
  const RdtPosition *end = get_last (self)->end;

  if (!end->is_over)
    return g_strdup_printf (_("Battle in progress: turn %u."), end->turn);

  return rdt_words_outcome (self->game, end);
}
