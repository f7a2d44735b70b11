/* rdt-battle-title.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-title.h"

#include "rdt-name-words.h"

/* The title of a battle's window: its name, an unsaved mark, and the turn. */

/**
 * rdt_battle_title_is_behind:
 *
 * Whether the battle has changed since it was saved to a file of the user's.
 */
gboolean
rdt_battle_title_is_behind (RdtBattle *battle)
{
  return rdt_battle_get_file (battle) != NULL && rdt_battle_is_modified (battle);
}

static void
file_changed_cb (AdwWindowTitle *title,
                 GParamSpec     *pspec,
                 RdtBattle      *battle)
{
  const char *name = rdt_battle_get_title (battle);
  g_autofree char *marked = g_strdup_printf ("• %s", name);

  adw_window_title_set_title (title, rdt_battle_title_is_behind (battle) ? marked : name);
}

static void
show_turn (AdwWindowTitle *title,
           RdtBattle      *battle,
           guint           turn)
{
  g_autofree char *words = rdt_words_turn (rdt_battle_get_game (battle), turn);

  adw_window_title_set_subtitle (title, words);
}

static void
position_changed_cb (AdwWindowTitle      *title,
                     GParamSpec          *pspec,
                     RdtBattleController *controller)
{
  show_turn (title, rdt_battle_controller_get_battle (controller),
             rdt_battle_controller_get_position (controller)->turn);
}

/* The order that asks for a die may have begun the turn, or the battle. */
static void
dice_wanted_cb (AdwWindowTitle  *title,
                gpointer         user_data,
                RdtBattleRunner *runner)
{
  RdtBattle *battle = rdt_battle_runner_get_battle (runner);
  const RdtDiceWant *want = user_data;

  if (want->turn > 0)
    show_turn (title, battle, want->turn);
  else if (want->has_board)
    show_turn (title, battle, want->board.turn);
}

static void
asking_changed_cb (AdwWindowTitle  *title,
                   GParamSpec      *pspec,
                   RdtBattleRunner *runner)
{
  RdtBattle *battle = rdt_battle_runner_get_battle (runner);

  if (!rdt_battle_runner_is_asking (runner))
    show_turn (title, battle, rdt_battle_get_position (battle)->turn);
}

/**
 * rdt_battle_title_attach:
 *
 * Makes a title follow a battle, for the lifetime of the title.
 */
void
rdt_battle_title_attach (AdwWindowTitle      *title,
                         RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);

  g_signal_connect_object (battle, "notify::file", G_CALLBACK (file_changed_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::modified", G_CALLBACK (file_changed_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "dice-wanted", G_CALLBACK (dice_wanted_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (runner, "notify::asking", G_CALLBACK (asking_changed_cb), title,
                           G_CONNECT_SWAPPED);
  file_changed_cb (title, NULL, battle);
  position_changed_cb (title, NULL, controller);
}
