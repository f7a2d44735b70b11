/* rdt-machine-actions.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-machine-actions.h"

#include "rdt-battle-page.h"
#include "rdt-machine-turn.h"

/* What a player does about the computer's turn: hold it, step through it, skip
 * it, see it again.
 */

static RdtPace *
get_pace (GtkWidget *page)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (RDT_BATTLE_PAGE (page));

  return rdt_battle_runner_get_pace (rdt_battle_controller_get_runner (controller));
}

static void
hold_cb (GtkWidget  *page,
         const char *action,
         GVariant   *parameter)
{
  RdtPace *pace = get_pace (page);

  rdt_pace_set_held (pace, !rdt_pace_is_held (pace));
}

static void
step_cb (GtkWidget  *page,
         const char *action,
         GVariant   *parameter)
{
  rdt_pace_step (get_pace (page));
}

static void
skip_cb (GtkWidget  *page,
         const char *action,
         GVariant   *parameter)
{
  rdt_pace_skip (get_pace (page));
}

/* Plays the computer's turn from its beginning to now. */
static void
show_again_cb (GtkWidget  *page,
               const char *action,
               GVariant   *parameter)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (RDT_BATTLE_PAGE (page));
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  guint start = rdt_machine_turn_find_start (battle);

  if (start == rdt_battle_get_n_orders (battle))
    return;

  rdt_battle_controller_set_shown_order (controller, start);
  gtk_widget_activate_action (page, "battle.replay", NULL);
}

/* Space holds the computer's turn; in one's own it moves the board. */
static gboolean
space_cb (GtkWidget *page,
          GVariant  *args,
          gpointer   unused)
{
  if (!rdt_pace_is_active (get_pace (page)))
    return FALSE;

  hold_cb (page, NULL, NULL);

  return TRUE;
}

/**
 * rdt_machine_actions_install:
 * @page_class: the class of battle pages
 */
void
rdt_machine_actions_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "battle.hold", NULL, hold_cb);
  gtk_widget_class_install_action (page_class, "battle.show-again", NULL, show_again_cb);
  gtk_widget_class_install_action (page_class, "battle.skip", NULL, skip_cb);
  gtk_widget_class_install_action (page_class, "battle.step", NULL, step_cb);
  gtk_widget_class_add_binding (page_class, GDK_KEY_space, 0, space_cb, NULL);
}
