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

static void
append_line (RdtReport         *self,
             RdtReportLineKind  kind,
             char              *text)
{
  RdtReportLine *line = g_new0 (RdtReportLine, 1);

  line->kind = kind;
  line->text = text;
  g_ptr_array_add (get_last (self)->lines, line);
}

/* An empty phase gets no heading. */
static void
set_heading (RdtReport *self,
             char      *heading)
{
  g_free (self->heading);
  self->heading = heading;
}

static void
add_line (RdtReport         *self,
          RdtReportLineKind  kind,
          char              *text)
{
  if (self->heading != NULL)
    append_line (self, RDT_REPORT_PHASE, g_steal_pointer (&self->heading));

  append_line (self, kind, text);
}

static void
add_event (RdtReport          *self,
           const RdtPosition  *before,
           const RdtEventList *events,
           guint               i)
{
  const RdtEvent *event = &events->items[i];
  const char *heading = rdt_words_heading (self->game, events, i);
  char *text = rdt_words_logged_event (self->game, before, events, i);

  if (heading != NULL)
    set_heading (self, g_strdup (heading));

  if (event->kind == RDT_EVENT_PHASE_BEGAN)
    {
      set_heading (self, text);
      return;
    }

  add_line (self, event->kind == RDT_EVENT_ROLLED ? RDT_REPORT_ROLL : RDT_REPORT_HAPPENED, text);

  if (event->kind == RDT_EVENT_DESTROYED)
    add_loss (self, event, text);
}

static void
end_turn (RdtReport         *self,
          const RdtPosition *end)
{
  RdtReportTurn *turn = get_last (self);

  g_free (turn->end);
  turn->end = g_memdup2 (end, sizeof *end);
}

/**
 * rdt_report_new:
 * @game: a battle's fixed half
 *
 * Returns: (transfer full): an empty report
 */
RdtReport *
rdt_report_new (RdtGame *game)
{
  RdtReport *self = g_new0 (RdtReport, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->game = rdt_game_ref (game);
  self->turns = g_ptr_array_new_with_free_func (turn_free);
  self->losses = g_ptr_array_new_with_free_func (loss_free);
  begin_turn (self, 0);

  return self;
}

/**
 * rdt_report_add:
 * @events: the events of an order, or of the beginning
 * @after: the position afterwards
 *
 * Adds events.  A turn ends and the next begins within one order, so the
 * position after the order is taken for the end of the turn.
 */
void
rdt_report_add (RdtReport          *self,
                const RdtEventList *events,
                const RdtPosition  *after)
{
  const RdtPosition *end = get_last (self)->end;
  g_autofree RdtPosition *before = end != NULL ? g_memdup2 (end, sizeof *end) : NULL;

  rdt_luck_count (self->game, events, self->luck);

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_TURN_ENDED || !rdt_words_tells_event (self->game, event))
        continue;

      if (event->kind != RDT_EVENT_TURN_BEGAN)
        {
          add_event (self, before, events, i);
          continue;
        }

      set_heading (self, NULL);
      end_turn (self, after);
      begin_turn (self, event->count);
    }

  end_turn (self, after);
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
  g_free (self->heading);
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
 * Returns: (transfer full): the luck of a side in a sentence
 */
char *
rdt_report_say_luck (const RdtReport *self,
                     RdtSide          side)
{
  const RdtLuck *luck = &self->luck[side];
  guint tenths = rdt_luck_expect_tenths (luck);

  /* Translators: of so many dice so many succeeded; chance would have given
   * the number with a decimal, which are the last two.
   */
  return g_strdup_printf (_("%u of %u rolls succeeded (expected: %u.%u)."),
                          luck->succeeded, luck->n_rolls, tenths / 10, tenths % 10);
}

/**
 * rdt_report_say_outcome:
 *
 * Returns: (transfer full): the result, or that the battle is not over
 */
char *
rdt_report_say_outcome (const RdtReport *self)
{
  const RdtPosition *end = get_last (self)->end;

  if (!end->is_over)
    return g_strdup_printf (_("Battle in progress: turn %u."), end->turn);

  return rdt_words_outcome (self->game, end);
}
