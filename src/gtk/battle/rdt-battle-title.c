/* rdt-battle-title.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-title.h"

#include "rdt-name-words.h"

/* The title of a battle's window: what it is called, whether its file lacks
 * something, and the turn.
 */

/**
 * rdt_battle_title_is_behind:
 *
 * Whether the battle has gone on since it was saved in a file of its own.
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
position_changed_cb (AdwWindowTitle      *title,
                     GParamSpec          *pspec,
                     RdtBattleController *controller)
{
  const RdtGame *game = rdt_battle_get_game (rdt_battle_controller_get_battle (controller));
  const RdtPosition *position = rdt_battle_controller_get_position (controller);
  g_autofree char *turn = rdt_words_turn (game, position->turn);

  adw_window_title_set_subtitle (title, turn);
}

/**
 * rdt_battle_title_attach:
 *
 * Has a title follow a battle, as long as the title lives.
 */
void
rdt_battle_title_attach (AdwWindowTitle      *title,
                         RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);

  g_signal_connect_object (battle, "notify::file", G_CALLBACK (file_changed_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (battle, "notify::modified", G_CALLBACK (file_changed_cb), title,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (controller, "notify::position", G_CALLBACK (position_changed_cb), title,
                           G_CONNECT_SWAPPED);
  file_changed_cb (title, NULL, battle);
  position_changed_cb (title, NULL, controller);
}
