/* rdt-phase-banner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-phase-banner.h"

#include <glib/gi18n.h>

#include "rdt-arrival-words.h"
#include "rdt-card-picture.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/**
 * RdtPhaseBanner:
 *
 * A banner over the board that announces what no order says: the start of a turn
 * or phase, the initiative, the card drawn, or that a side was passed over.  It disappears after
 * a second, later if a side was passed over, or with the next click.
 */

struct _RdtPhaseBanner
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  GtkLabel            *words;
  GtkBox              *cards;
  GtkLabel            *pack;
  guint                timer;
};

/* How long a heading is shown, and how much longer for each line and for a side
 * that was passed over.
 */
#define LEAST_MS 1000
#define LINE_MS  500
#define PASS_MS  3000

/* The last cards and lines are shown; the log has all of them. */
#define MOST_CARDS 5
#define MOST_LINES 6

G_DEFINE_FINAL_TYPE (RdtPhaseBanner, rdt_phase_banner, ADW_TYPE_BIN)

static RdtGame *
get_game (RdtPhaseBanner *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

static gboolean
timeout_cb (gpointer user_data)
{
  RdtPhaseBanner *self = user_data;

  self->timer = 0;
  rdt_phase_banner_hide (self);

  return G_SOURCE_REMOVE;
}

/* Whether a side that could expect to act is passed over. */
static gboolean
is_pass (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_COMMAND_FAILED
         || event->kind == RDT_EVENT_SIDE_EXHAUSTED
         || (event->kind == RDT_EVENT_ACTIVATIONS && event->count == 0);
}

static gboolean
has_kind (const RdtEventList *events,
          guint               first,
          guint               end,
          RdtEventKind        kind)
{
  for (guint i = first; i < end; i++)
    if (events->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* Whether a die decides on the initiative: the second one, unless it is a tie.  Rule:
 * Modern, Dice for initiative; R13.
 */
static gboolean
is_initiative (const RdtEventList *events,
               guint               index)
{
  const RdtEvent *event = &events->items[index];

  return event->kind == RDT_EVENT_ROLLED
         && event->roll.purpose == RDT_DICE_INITIATIVE
         && event->side == 1
         && event->roll.score != events->items[index - 1].roll.score;
}

/* Portable: Turn Sequence (2).  Whether a phase is the one of activations just rolled. */
static gboolean
has_activations (const RdtEventList *events,
                 guint               index)
{
  return index > 0
         && events->items[index - 1].kind == RDT_EVENT_ACTIVATIONS
         && events->items[index - 1].count > 0;
}

/* Whether an event is worth announcing: of several phases the last, and none if a
 * card was drawn or activations were rolled for it, which tells as much; of several
 * cards the last, since pictures of all are shown.
 */
static gboolean
is_told (const RdtEventList *events,
         guint               index)
{
  const RdtEvent *event = &events->items[index];

  if (event->kind == RDT_EVENT_PHASE_BEGAN)
    return !has_kind (events, index + 1, events->n_items, RDT_EVENT_PHASE_BEGAN)
           && !has_kind (events, 0, index, RDT_EVENT_CARD_DRAWN)
           && !has_activations (events, index);

  if (event->kind == RDT_EVENT_CARD_DRAWN || event->kind == RDT_EVENT_COMMAND_FAILED)
    return !has_kind (events, index + 1, events->n_items, RDT_EVENT_CARD_DRAWN);

  return is_pass (event)
         || is_initiative (events, index)
         || event->kind == RDT_EVENT_TURN_BEGAN
         || event->kind == RDT_EVENT_ACTIVATIONS;
}

/* Whether the card drawn by an event activated no unit. */
static gboolean
has_failed (const RdtEventList *events,
            guint               index)
{
  for (guint i = index + 1; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CARD_DRAWN)
      return FALSE;
    else if (events->items[i].kind == RDT_EVENT_COMMAND_FAILED)
      return TRUE;

  return FALSE;
}

static void
clear_cards (RdtPhaseBanner *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
}

/* 20th Century: Turn Sequence.  The cards left in the pack are open information,
 * and each later turn begins with a full pack.
 */
static void
show_pack (RdtPhaseBanner     *self,
           const RdtEventList *events)
{
  const RdtGame *game = get_game (self);
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  gboolean is_new = position->turn > 1
                    && has_kind (events, 0, events->n_items, RDT_EVENT_TURN_BEGAN);
  g_autofree char *a = rdt_words_side (game, 0);
  g_autofree char *b = rdt_words_side (game, 1);
  guint left_a = position->sides[0].cards_left;
  guint left_b = position->sides[1].cards_left;
  g_autofree char *words = NULL;
  g_autofree char *tied = NULL;

  if (is_new)
    /* Translators: %s are sides, %u how many of their cards are in the pack. */
    words = g_strdup_printf (_("Pack reshuffled. Left: %s %u, %s %u"), a, left_a, b, left_b);
  else
    /* Translators: %s are sides, %u how many of their cards are in the pack. */
    words = g_strdup_printf (_("Left in the pack: %s %u, %s %u"), a, left_a, b, left_b);
  tied = rdt_words_tie_counts (words);
  gtk_label_set_label (self->pack, tied);
}

static guint
count_cards (const RdtEventList *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += events->items[i].kind == RDT_EVENT_CARD_DRAWN;

  return n;
}

/* Shows the cards of the last order; those that activated no unit are struck through. */
static void
show_cards (RdtPhaseBanner     *self,
            const RdtEventList *events)
{
  guint n_cards = count_cards (events);
  guint n_passed = 0;

  clear_cards (self);

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CARD_DRAWN && n_passed++ + MOST_CARDS >= n_cards)
      gtk_box_append (self->cards, rdt_card_picture_new (get_game (self), events->items[i].side,
                                                         has_failed (events, i)));

  if (n_cards > 0)
    show_pack (self, events);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), n_cards > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->pack), n_cards > 0);
}

/* Names the reinforcements that may arrive from now on.  The computer's are kept
 * secret until they arrive.
 */
static void
add_reinforcements (RdtPhaseBanner *self,
                    GPtrArray      *lines,
                    guint           turn)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (rdt_battle_get_player (battle, side) == RDT_PLAYER_PERSON)
      {
        char *words = rdt_words_reinforcements (get_game (self), side, turn);

        if (words != NULL)
          g_ptr_array_add (lines, words);
      }
}

/* A side that wins the initiative may act twice in a row: the banner says why. */
static char *
tell_initiative (RdtPhaseBanner     *self,
                 const RdtEventList *events,
                 guint               index)
{
  int score_a = events->items[index - 1].roll.score;
  int score_b = events->items[index].roll.score;
  g_autofree char *side = rdt_words_side (get_game (self), score_a > score_b ? 0 : 1);

  /* Translators: who rolled higher, and both rolls, as in "5 to 3". */
  return rdt_words_fill (_("Initiative: {side}, {count} to {has}."),
                         &(RdtFill) { .side = side, .count = MAX (score_a, score_b),
                                      .has = MIN (score_a, score_b) });
}

static void
add_line (RdtPhaseBanner     *self,
          GPtrArray          *lines,
          const RdtEventList *events,
          guint               index)
{
  const RdtEvent *event = &events->items[index];

  if (event->kind == RDT_EVENT_ROLLED)
    {
      g_ptr_array_add (lines, tell_initiative (self, events, index));
      return;
    }

  if (event->kind != RDT_EVENT_TURN_BEGAN)
    {
      g_ptr_array_add (lines, rdt_words_event (get_game (self), event));
      return;
    }

  /* The log names the reinforcements of both sides. */
  g_ptr_array_add (lines, rdt_words_fill (_("Turn {count} began."),
                                          &(RdtFill) { .count = event->count }));
  add_reinforcements (self, lines, event->count);
}

/* Returns: (element-type utf8) (transfer full): the lines to announce */
static GPtrArray *
list_lines (RdtPhaseBanner     *self,
            const RdtEventList *events)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < events->n_items; i++)
    if (is_told (events, i))
      add_line (self, lines, events, i);

  if (lines->len > MOST_LINES)
    g_ptr_array_remove_range (lines, 0, lines->len - MOST_LINES);

  return lines;
}

static void
ordered_cb (RdtPhaseBanner     *self,
            const RdtEventList *events)
{
  g_autoptr(GPtrArray) lines = list_lines (self, events);
  g_autofree char *text = NULL;
  gboolean has_pass = FALSE;
  guint n_lines = lines->len;

  rdt_phase_banner_hide (self);
  if (n_lines == 0)
    return;

  for (guint i = 0; i < events->n_items; i++)
    has_pass = has_pass || is_pass (&events->items[i]);

  g_ptr_array_add (lines, NULL);
  text = g_strjoinv ("\n", (char **) lines->pdata);
  gtk_label_set_label (self->words, text);
  show_cards (self, events);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  self->timer = g_timeout_add (LEAST_MS + n_lines * LINE_MS + (has_pass ? PASS_MS : 0),
                               timeout_cb, self);
}

/* Nothing is announced after Undo or in the past. */
static void
position_changed_cb (RdtPhaseBanner *self)
{
  rdt_phase_banner_hide (self);
}

static void
selection_changed_cb (RdtPhaseBanner *self)
{
  if (rdt_battle_controller_get_selected_unit (self->controller) != RDT_NO_UNIT)
    rdt_phase_banner_hide (self);
}

static void
rdt_phase_banner_dispose (GObject *object)
{
  RdtPhaseBanner *self = RDT_PHASE_BANNER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_PHASE_BANNER);

  G_OBJECT_CLASS (rdt_phase_banner_parent_class)->dispose (object);
}

static void
rdt_phase_banner_class_init (RdtPhaseBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_phase_banner_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-phase-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtPhaseBanner, cards);
  gtk_widget_class_bind_template_child (widget_class, RdtPhaseBanner, pack);
  gtk_widget_class_bind_template_child (widget_class, RdtPhaseBanner, words);
}

static void
rdt_phase_banner_init (RdtPhaseBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_phase_banner_hide:
 *
 * Hides the banner.
 */
void
rdt_phase_banner_hide (RdtPhaseBanner *self)
{
  g_return_if_fail (RDT_IS_PHASE_BANNER (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
rdt_phase_banner_set_controller (RdtPhaseBanner      *self,
                                 RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_PHASE_BANNER (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);

  /* The opening events have not been announced yet. */
  if (rdt_battle_get_n_orders (rdt_battle_controller_get_battle (controller)) == 0)
    ordered_cb (self, rdt_battle_controller_get_events (controller));
}
