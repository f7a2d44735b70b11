/* rdt-end-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-end-window.h"

#include <glib/gi18n.h>

#include "rdt-event-words.h"
#include "rdt-name-words.h"

/* Who won and why, what it cost, and how the dice fell. */

/* With its title and its buttons it stands on a screen of 600 lines. */
#define MOST_HEIGHT 440

static void
add_row (AdwPreferencesGroup *group,
         const char          *title,
         const char          *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_focusable (row, FALSE);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (group, row);
}

static void
add_count (AdwPreferencesGroup *group,
           const char          *title,
           guint                count)
{
  g_autofree char *text = g_strdup_printf ("%u", count);

  add_row (group, title, text);
}

static void
add_luck (AdwPreferencesGroup *group,
          RdtBattle           *battle,
          RdtSide              side)
{
  g_autofree char *text = NULL;
  RdtLuck luck[RDT_N_SIDES];

  rdt_history_count_luck (rdt_battle_get_history (battle), rdt_battle_get_game (battle), luck);
  /* Translators: successes of dice, and how many chance would have given. */
  text = g_strdup_printf (_("%u, expected %u.%u"),
                          luck[side].succeeded, luck[side].expected / 6,
                          luck[side].expected % 6 * 10 / 6);
  add_row (group, _("Successful rolls"), text);
}

static GtkWidget *
create_side (RdtBattle *battle,
             RdtSide    side)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtSideState *state = &rdt_battle_get_position (battle)->sides[side];
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *name = rdt_words_side (game, side);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  add_count (ADW_PREFERENCES_GROUP (group), _("Units left"), state->left);
  add_count (ADW_PREFERENCES_GROUP (group), _("Units lost"), state->lost);
  if (state->exited > 0)
    add_count (ADW_PREFERENCES_GROUP (group), _("Units off the board"), state->exited);
  add_luck (ADW_PREFERENCES_GROUP (group), battle, side);

  return group;
}

static void
replay_cb (GtkWidget *button,
           GtkWidget *page)
{
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (button)));
  gtk_widget_activate_action (page, "battle.replay", NULL);
}

/* The report, with its map of each turn: to be looked at, printed or kept. */
static void
report_cb (GtkWindow *window)
{
  GtkWidget *parent = GTK_WIDGET (gtk_window_get_transient_for (window));

  gtk_window_destroy (window);
  gtk_widget_activate_action (parent, "win.report", NULL);
}

static GtkWidget *
create_buttons (GtkWidget *page,
                GtkWidget *window)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *report = gtk_button_new_with_mnemonic (_("Re_port…"));
  GtkWidget *replay = gtk_button_new_with_mnemonic (_("_Replay"));
  GtkWidget *close = gtk_button_new_with_mnemonic (_("_Close"));

  g_signal_connect_object (replay, "clicked", G_CALLBACK (replay_cb), page, 0);
  g_signal_connect_swapped (report, "clicked", G_CALLBACK (report_cb), window);
  gtk_widget_add_css_class (close, "suggested-action");
  g_signal_connect_swapped (close, "clicked", G_CALLBACK (gtk_window_destroy), window);

  gtk_box_append (GTK_BOX (row), replay);
  gtk_box_append (GTK_BOX (row), report);
  gtk_box_append (GTK_BOX (row), close);
  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  gtk_widget_set_margin_top (row, 12);
  gtk_widget_set_margin_bottom (row, 18);
  gtk_widget_set_margin_start (row, 18);
  gtk_widget_set_margin_end (row, 18);
  gtk_window_set_default_widget (GTK_WINDOW (window), close);
  gtk_window_set_focus (GTK_WINDOW (window), close);

  return row;
}

static GtkWidget *
create_content (RdtBattle *battle)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  g_autofree char *outcome = rdt_words_outcome (rdt_battle_get_game (battle),
                                                rdt_battle_get_position (battle));
  GtkWidget *label = gtk_label_new (outcome);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "title-2");
  gtk_box_append (GTK_BOX (box), label);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    gtk_box_append (GTK_BOX (box), create_side (battle, side));

  gtk_widget_set_margin_top (box, 12);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);

  return box;
}

/**
 * rdt_end_window_present:
 * @page: the battle's page
 *
 * Tells how a battle ended.
 */
void
rdt_end_window_present (GtkWidget *page,
                        RdtBattle *battle)
{
  GtkWidget *window = adw_window_new ();
  GtkWidget *frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_window_set_title (GTK_WINDOW (window), _("End of the Battle"));
  gtk_window_set_modal (GTK_WINDOW (window), TRUE);
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (page)));
  gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (window), 460, -1);

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                      gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), create_content (battle));
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (frame), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (frame), scrolled);
  gtk_box_append (GTK_BOX (frame), create_buttons (page, window));
  adw_window_set_content (ADW_WINDOW (window), frame);
  gtk_window_present (GTK_WINDOW (window));
}
