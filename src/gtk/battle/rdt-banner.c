/* rdt-banner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-banner.h"

#include <glib/gi18n.h>

#include "rdt-arrival-words.h"
#include "rdt-card-picture.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/**
 * RdtBanner:
 *
 * Announces over the board what no order tells: that a turn or a phase has
 * begun, whose card was drawn, and that a side was passed over.  It goes by
 * itself: a heading after a second, a side that was passed over after longer,
 * and with the next click.
 */

struct _RdtBanner
{
  AdwBin               parent_instance;

  RdtBattleController *controller;
  GtkLabel            *words;
  GtkBox              *cards;
  GtkLabel            *pack;
  guint                timer;
};

/* How long a heading stays, how much longer with each line, and if somebody was
 * passed over.
 */
#define LEAST_MS 1000
#define LINE_MS  500
#define PASS_MS  3000

/* Of many cards and lines the last are shown: the log has all of them. */
#define MOST_CARDS 5
#define MOST_LINES 5

G_DEFINE_FINAL_TYPE (RdtBanner, rdt_banner, ADW_TYPE_BIN)

static RdtGame *
get_game (RdtBanner *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

static gboolean
timeout_cb (gpointer user_data)
{
  RdtBanner *self = user_data;

  self->timer = 0;
  rdt_banner_hide (self);

  return G_SOURCE_REMOVE;
}

/* Whether somebody who would expect to act does not. */
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

/* Of several phases that began, those in which nobody had anything to do are
 * of no interest; nor is what a card says anyhow.  Of several cards the last
 * is named, for all of them are shown, as is with which nobody could act.
 */
static gboolean
is_told (const RdtEventList *events,
         guint               index)
{
  const RdtEvent *event = &events->items[index];

  if (event->kind == RDT_EVENT_PHASE_BEGAN)
    return !has_kind (events, index + 1, events->n_items, RDT_EVENT_PHASE_BEGAN)
           && !has_kind (events, 0, index, RDT_EVENT_CARD_DRAWN);

  if (event->kind == RDT_EVENT_CARD_DRAWN || event->kind == RDT_EVENT_COMMAND_FAILED)
    return !has_kind (events, index + 1, events->n_items, RDT_EVENT_CARD_DRAWN);

  return is_pass (event)
         || event->kind == RDT_EVENT_TURN_BEGAN
         || event->kind == RDT_EVENT_ACTIVATIONS;
}

/* Whether the card that was drawn by an event activated nobody. */
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
clear_cards (RdtBanner *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
}

/* 20th Century: Turn Sequence.  What is left in the pack is no secret, and each
 * later turn begins with all cards anew.
 */
static void
show_pack (RdtBanner          *self,
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

  if (is_new)
    /* Translators: %s are sides, %u how many of their cards are in the pack. */
    words = g_strdup_printf (_("Pack reshuffled. Left: %s %u, %s %u"), a, left_a, b, left_b);
  else
    /* Translators: %s are sides, %u how many of their cards are in the pack. */
    words = g_strdup_printf (_("Left in the pack: %s %u, %s %u"), a, left_a, b, left_b);
  gtk_label_set_label (self->pack, words);
}

static guint
count_cards (const RdtEventList *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += events->items[i].kind == RDT_EVENT_CARD_DRAWN;

  return n;
}

/* The cards of the last order, those with which nobody was activated struck
 * through.
 */
static void
show_cards (RdtBanner          *self,
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

/* Who may come from now on, but of the computer's: that is not known until it is
 * seen.
 */
static void
add_reinforcements (RdtBanner *self,
                    GPtrArray *lines,
                    guint      turn)
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

static void
add_line (RdtBanner      *self,
          GPtrArray      *lines,
          const RdtEvent *event)
{
  if (event->kind != RDT_EVENT_TURN_BEGAN)
    {
      g_ptr_array_add (lines, rdt_words_event (get_game (self), event));
      return;
    }

  /* The log names those of both sides. */
  g_ptr_array_add (lines, rdt_words_fill (_("Turn {count} began."),
                                          &(RdtFill) { .count = event->count }));
  add_reinforcements (self, lines, event->count);
}

/* Returns: (element-type utf8) (transfer full): what is told, a line each */
static GPtrArray *
list_lines (RdtBanner          *self,
            const RdtEventList *events)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < events->n_items; i++)
    if (is_told (events, i))
      add_line (self, lines, &events->items[i]);

  if (lines->len > MOST_LINES)
    g_ptr_array_remove_range (lines, 0, lines->len - MOST_LINES);

  return lines;
}

static void
ordered_cb (RdtBanner          *self,
            const RdtEventList *events)
{
  g_autoptr(GPtrArray) lines = list_lines (self, events);
  g_autofree char *text = NULL;
  gboolean has_pass = FALSE;
  guint n_lines = lines->len;

  rdt_banner_hide (self);
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

/* What has been undone, or is looked at again, is not announced. */
static void
position_changed_cb (RdtBanner *self)
{
  rdt_banner_hide (self);
}

static void
selection_changed_cb (RdtBanner *self)
{
  if (rdt_battle_controller_get_selected_unit (self->controller) != RDT_NO_UNIT)
    rdt_banner_hide (self);
}

static void
rdt_banner_dispose (GObject *object)
{
  RdtBanner *self = RDT_BANNER (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->controller);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_BANNER);

  G_OBJECT_CLASS (rdt_banner_parent_class)->dispose (object);
}

static void
rdt_banner_class_init (RdtBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_banner_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtBanner, cards);
  gtk_widget_class_bind_template_child (widget_class, RdtBanner, pack);
  gtk_widget_class_bind_template_child (widget_class, RdtBanner, words);
}

static void
rdt_banner_init (RdtBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_banner_hide:
 *
 * Goes away, since it has been read.
 */
void
rdt_banner_hide (RdtBanner *self)
{
  g_return_if_fail (RDT_IS_BANNER (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
rdt_banner_set_controller (RdtBanner           *self,
                           RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_BANNER (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));
  g_return_if_fail (self->controller == NULL);

  self->controller = g_object_ref (controller);
  g_signal_connect_object (controller, "ordered", G_CALLBACK (ordered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit",
                           G_CALLBACK (selection_changed_cb), self, G_CONNECT_SWAPPED);

  /* How it began has been told by nobody yet. */
  if (rdt_battle_get_n_orders (rdt_battle_controller_get_battle (controller)) == 0)
    ordered_cb (self, rdt_battle_controller_get_events (controller));
}
