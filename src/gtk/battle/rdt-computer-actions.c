/* rdt-computer-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-computer-actions.h"

/* The actions that pause, step and skip the computer's turn. */

static void
hold_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       pace)
{
  rdt_pace_set_held (pace, !rdt_pace_is_held (pace));
}

static void
step_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       pace)
{
  rdt_pace_step (pace);
}

static void
skip_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       pace)
{
  rdt_pace_skip (pace);
}

/* Space pauses and continues the computer's turn, like the button, also of a battle
 * that is waiting; in the player's turn it scrolls the board.
 */
static gboolean
space_cb (GtkWidget *page,
          GVariant  *args,
          gpointer   user_data)
{
  RdtBattleRunner *runner = user_data;
  RdtPace *pace = rdt_battle_runner_get_pace (runner);

  if (rdt_battle_runner_is_paused (runner))
    gtk_widget_activate_action (page, "battle.go-on", NULL);
  else if (rdt_pace_is_active (pace))
    rdt_pace_set_held (pace, !rdt_pace_is_held (pace));
  else
    return FALSE;

  return TRUE;
}

static void
add (GSimpleActionGroup *actions,
     const char         *name,
     GCallback           activate,
     RdtPace            *pace)
{
  g_autoptr(GSimpleAction) action = g_simple_action_new (name, NULL);

  g_signal_connect_object (action, "activate", activate, pace, 0);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (action));
}

/**
 * rdt_computer_actions_attach:
 * @page: a battle page
 *
 * Adds the actions and their key to a page.
 */
void
rdt_computer_actions_attach (GtkWidget           *page,
                             RdtBattleController *controller)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);
  RdtPace *pace = rdt_battle_runner_get_pace (runner);
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutAction *hold = gtk_callback_action_new (space_cb, g_object_ref (runner),
                                                     g_object_unref);

  add (actions, "hold", G_CALLBACK (hold_cb), pace);
  add (actions, "skip", G_CALLBACK (skip_cb), pace);
  add (actions, "step", G_CALLBACK (step_cb), pace);
  gtk_widget_insert_action_group (page, "battle", G_ACTION_GROUP (actions));

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0), hold));
  gtk_widget_add_controller (page, keys);
}
