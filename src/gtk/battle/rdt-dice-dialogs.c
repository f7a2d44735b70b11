/* rdt-dice-dialogs.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice-dialogs.h"

#include "rdt-dice-window.h"

static void
closed_cb (gpointer user_data)
{
  rdt_battle_runner_go_on (user_data);
}

static void
dice_rolled_cb (GtkWidget       *page,
                gpointer         events,
                RdtBattleRunner *runner)
{
  RdtGame *game = rdt_battle_get_game (rdt_battle_runner_get_battle (runner));

  rdt_dice_window_present (page, game, events,
                           rdt_battle_runner_is_animated (runner), closed_cb, runner);
}

/**
 * rdt_dice_dialogs_attach:
 * @page: the parent of the dialogs
 *
 * Shows the dialogs for dice of a battle, for the lifetime of the page.
 */
void
rdt_dice_dialogs_attach (GtkWidget           *page,
                         RdtBattleController *controller)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);

  g_signal_connect_object (runner, "dice-rolled", G_CALLBACK (dice_rolled_cb), page,
                           G_CONNECT_SWAPPED);
}
