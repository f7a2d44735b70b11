/* rdt-dice-tray.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-tray.h"

#include <glib/gi18n.h>

#include "rdt-computer-turn.h"
#include "rdt-die.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

/**
 * RdtDiceTray:
 *
 * The dice of the last order with their modifiers and results.
 */

struct _RdtDiceTray
{
  AdwBin  parent_instance;

  GtkScrolledWindow   *scrolled;
  GtkAdjustment       *scroll;  /* owned by the scrolled window */
  RdtBattleController *controller;
  guint                idle;
};

/* The panel above needs room, but the dice of a machine gun should be visible
 * without scrolling.
 */
#define MOST_HEIGHT 280

G_DEFINE_FINAL_TYPE (RdtDiceTray, rdt_dice_tray, ADW_TYPE_BIN)

static void
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 30);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static char *
name_roll (const RdtGame  *game,
           const RdtEvent *event)
{
  const char *purpose = rdt_words_purpose (event->roll.purpose);
  g_autofree char *who = NULL;

  if (event->unit != RDT_NO_UNIT)
    who = rdt_words_unit (game, event->unit);
  else if (event->side < RDT_N_SIDES)
    who = rdt_words_side (game, event->side);

  if (who == NULL)
    return g_strdup (purpose);

  /* Translators: a unit or side, and what a die was rolled for. */
  return g_strdup_printf (_("%s: %s"), who, purpose);
}

/* Adds each modifier of a roll on a line of its own, then the total. */
static void
add_account (GtkWidget      *words,
             const RdtGame  *game,
             const RdtEvent *event)
{
  const RdtRoll *roll = &event->roll;
  g_autofree char *name = name_roll (game, event);
  g_autofree char *total = rdt_words_roll_total (game, roll, event->other);

  add_label (words, name, NULL);

  for (guint i = 0; i < roll->n_modifiers; i++)
    {
      g_autofree char *modifier = rdt_words_roll_modifier (game, roll, i);

      add_label (words, modifier, "dim-label");
    }

  if (total != NULL)
    add_label (words, total, NULL);
}

static GtkWidget *
create_row (const RdtGame  *game,
            const RdtEvent *event,
            RdtDiceDetail   detail)
{
  gboolean in_full = (detail & RDT_DICE_IN_FULL) != 0;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *die = rdt_die_new (event->roll.die, in_full ? 52 : 30);
  g_autofree char *sentence = rdt_words_roll (game, event);
  g_autofree char *meaning = rdt_words_roll_meaning (game, &event->roll, event->other);

  if ((detail & RDT_DICE_ROLLING) != 0)
    rdt_die_roll_before (RDT_DIE (die), words);
  gtk_box_append (GTK_BOX (row), die);

  /* Initiative has no details: the higher die wins it. */
  in_full = in_full && event->roll.purpose != RDT_DICE_INITIATIVE;

  if (in_full)
    add_account (words, game, event);
  else
    add_label (words, sentence, NULL);

  if (in_full && meaning[0] != '\0')
    add_label (words, meaning, "heading");

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), words);

  return row;
}

static void
rdt_dice_tray_dispose (GObject *object)
{
  RdtDiceTray *self = RDT_DICE_TRAY (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_object (&self->controller);

  G_OBJECT_CLASS (rdt_dice_tray_parent_class)->dispose (object);
}

static void
rdt_dice_tray_class_init (RdtDiceTrayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_dice_tray_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "dice-tray");
}

static gboolean
scroll_cb (gpointer user_data)
{
  RdtDiceTray *self = user_data;

  self->idle = 0;
  gtk_adjustment_set_value (self->scroll, gtk_adjustment_get_upper (self->scroll)
                                          - gtk_adjustment_get_page_size (self->scroll));

  return G_SOURCE_REMOVE;
}

/* Scrolls to the last dice, which led to the present position.  It is deferred,
 * because the list has no allocation yet and would not scroll.
 */
static void
changed_cb (RdtDiceTray *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (scroll_cb, self);
}

static void
rdt_dice_tray_init (RdtDiceTray *self)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->scrolled = GTK_SCROLLED_WINDOW (scrolled);
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (self->scrolled, TRUE);
  gtk_scrolled_window_set_max_content_height (self->scrolled, MOST_HEIGHT);
  self->scroll = gtk_scrolled_window_get_vadjustment (self->scrolled);
  g_signal_connect_object (self->scroll, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), scrolled);
}

/**
 * rdt_dice_tray_add:
 * @box: the box to add to
 * @detail: how much to show
 *
 * Adds a die or a card to a box; ignores other events.
 */
void
rdt_dice_tray_add (GtkBox         *box,
                   const RdtGame  *game,
                   const RdtEvent *event,
                   RdtDiceDetail   detail)
{
  if (event->kind == RDT_EVENT_ROLLED)
    gtk_box_append (box, create_row (game, event, detail));
  else if (event->kind == RDT_EVENT_CARD_DRAWN)
    {
      g_autofree char *words = rdt_words_event (game, event);

      add_label (GTK_WIDGET (box), words, "heading");
    }
}

/* While the computer passes or answers, the last dice are kept. */
static const RdtEventList *
find_events (RdtDiceTray *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  guint n_orders = rdt_battle_controller_get_shown_order (self->controller);

  if (!rdt_computer_turn_is_sequel (battle, n_orders))
    return rdt_battle_controller_get_events (self->controller);

  while (rdt_computer_turn_is_sequel (battle, n_orders))
    n_orders--;

  return rdt_battle_get_events_at (battle, n_orders);
}

/* A box of its own for each set of dice: while it is hidden GTK keeps how an
 * empty one asks for its size, which is without a width for its words to wrap at.
 */
static void
position_changed_cb (RdtDiceTray *self)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self->controller);
  const RdtEventList *events = find_events (self);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (self->controller);
  RdtDiceDetail detail = rdt_battle_runner_is_animated (runner) ? RDT_DICE_ROLLING : 0;
  GtkWidget *dice = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < events->n_items; i++)
    rdt_dice_tray_add (GTK_BOX (dice), rdt_battle_get_game (battle), &events->items[i], detail);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (dice) != NULL);
  gtk_scrolled_window_set_child (self->scrolled, dice);
}

static gboolean
has_part (const RdtEventList *events,
          RdtUnitIndex        unit)
{
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].unit == unit || events->items[i].other == unit)
      return TRUE;

  return FALSE;
}

/* The dice make room for the odds of another unit's orders, but not for those of a
 * unit that has to answer: it is one that they were rolled for.
 */
static void
selected_cb (RdtDiceTray *self)
{
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self->controller);

  if (unit != RDT_NO_UNIT
      && rdt_battle_controller_is_live (self->controller)
      && !has_part (find_events (self), unit))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/**
 * rdt_dice_tray_set_controller:
 *
 * Sets the controller whose position's dice are shown.
 */
void
rdt_dice_tray_set_controller (RdtDiceTray         *self,
                              RdtBattleController *controller)
{
  g_return_if_fail (RDT_IS_DICE_TRAY (self));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  g_set_object (&self->controller, controller);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::selected-unit", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}
