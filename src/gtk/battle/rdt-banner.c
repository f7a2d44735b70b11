/* rdt-banner.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-banner.h"

#include <glib/gi18n.h>

#include "rdt-card-picture.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/**
 * RdtBanner:
 *
 * Announces over the board what no order tells: that a turn or a phase has
 * begun, whose card was drawn, and that a side was passed over.  What is only
 * a heading goes after a second; a side that was passed over is told until
 * something else happens.
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

/* How long a heading stays, and how much longer with each line. */
#define LEAST_MS 1000
#define LINE_MS  500

G_DEFINE_FINAL_TYPE (RdtBanner, rdt_banner, ADW_TYPE_BIN)

static RdtGame *
get_game (RdtBanner *self)
{
  return rdt_battle_get_game (rdt_battle_controller_get_battle (self->controller));
}

static void
hide (RdtBanner *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static gboolean
timeout_cb (gpointer user_data)
{
  RdtBanner *self = user_data;

  self->timer = 0;
  hide (self);

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

/* Of several phases that began, those in which nobody had anything to do are
 * of no interest; nor is what a card says anyhow.
 */
static gboolean
is_last_phase (const RdtEventList *events,
               guint               index)
{
  for (guint i = index + 1; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_PHASE_BEGAN)
      return FALSE;

  for (guint i = 0; i < index; i++)
    if (events->items[i].kind == RDT_EVENT_CARD_DRAWN)
      return FALSE;

  return TRUE;
}

static gboolean
is_told (const RdtEventList *events,
         guint               index)
{
  const RdtEvent *event = &events->items[index];

  if (event->kind == RDT_EVENT_PHASE_BEGAN)
    return is_last_phase (events, index);

  return is_pass (event)
         || event->kind == RDT_EVENT_TURN_BEGAN
         || event->kind == RDT_EVENT_ACTIVATIONS
         || event->kind == RDT_EVENT_CARD_DRAWN;
}

static void
clear_cards (RdtBanner *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->cards))) != NULL)
    gtk_box_remove (self->cards, child);
}

/* 20th Century: Turn Sequence.  What is left in the pack is no secret. */
static void
show_pack (RdtBanner *self)
{
  const RdtGame *game = get_game (self);
  const RdtPosition *position = rdt_battle_controller_get_position (self->controller);
  g_autofree char *a = rdt_words_side (game, 0);
  g_autofree char *b = rdt_words_side (game, 1);
  /* Translators: %s are sides, %u how many of their cards are in the pack. */
  g_autofree char *words = g_strdup_printf (_("Left in the pack: %s %u, %s %u"),
                                            a, position->sides[0].cards_left,
                                            b, position->sides[1].cards_left);

  gtk_label_set_label (self->pack, words);
}

/* The cards of the last order, those with which nobody was activated struck
 * through.
 */
static void
show_cards (RdtBanner          *self,
            const RdtEventList *events)
{
  gboolean has_cards = FALSE;

  clear_cards (self);

  for (guint i = 0; i < events->n_items; i++)
    {
      gboolean has_failed = i + 1 < events->n_items
                            && events->items[i + 1].kind == RDT_EVENT_COMMAND_FAILED;

      if (events->items[i].kind != RDT_EVENT_CARD_DRAWN)
        continue;

      gtk_box_append (self->cards, rdt_card_picture_new (get_game (self), events->items[i].side,
                                                         has_failed));
      has_cards = TRUE;
    }

  if (has_cards)
    show_pack (self);
  gtk_widget_set_visible (GTK_WIDGET (self->cards), has_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->pack), has_cards);
}

static void
ordered_cb (RdtBanner          *self,
            const RdtEventList *events)
{
  g_autoptr(GString) text = g_string_new (NULL);
  gboolean has_pass = FALSE;
  guint n_lines = 0;

  hide (self);

  for (guint i = 0; i < events->n_items; i++)
    {
      g_autofree char *words = NULL;

      if (!is_told (events, i))
        continue;

      words = rdt_words_event (get_game (self), &events->items[i]);
      if (n_lines++ > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, words);
      has_pass = has_pass || is_pass (&events->items[i]);
    }

  if (n_lines == 0)
    return;

  gtk_label_set_label (self->words, text->str);
  show_cards (self, events);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (!has_pass)
    self->timer = g_timeout_add (LEAST_MS + n_lines * LINE_MS, timeout_cb, self);
}

/* What has been undone, or is looked at again, is not announced. */
static void
position_changed_cb (RdtBanner *self)
{
  hide (self);
}

static void
selection_changed_cb (RdtBanner *self)
{
  if (rdt_battle_controller_get_selected_unit (self->controller) != RDT_NO_UNIT)
    hide (self);
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
