/* rdt-battle-toasts.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-autosave.h"
#include "rdt-battle-controller.h"

G_BEGIN_DECLS

void rdt_battle_toasts_attach (GtkWidget           *page,
                               RdtBattleController *controller);
void rdt_battle_toasts_ending (GtkWidget           *page,
                               const char          *ready);
void rdt_battle_toasts_ended  (GtkWidget           *page,
                               RdtBattle           *battle,
                               const char          *ready);
void rdt_battle_toasts_watch  (GtkWidget           *page,
                               RdtAutosave         *autosave);

G_END_DECLS
