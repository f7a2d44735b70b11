/* rdt-players-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_PLAYERS_WINDOW (rdt_players_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtPlayersWindow, rdt_players_window, RDT, PLAYERS_WINDOW, AdwWindow)

void rdt_players_window_present (GtkWindow           *parent,
                                 RdtBattleController *controller);

G_END_DECLS
