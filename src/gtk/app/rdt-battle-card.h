/* rdt-battle-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-saved-battles.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_CARD (rdt_battle_card_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleCard, rdt_battle_card, RDT, BATTLE_CARD, GtkFlowBoxChild)

GtkWidget *rdt_battle_card_new      (RdtSavedBattle  *battle,
                                     RdtSavedBattles *battles) G_GNUC_WARN_UNUSED_RESULT;

void       rdt_battle_card_refresh  (RdtBattleCard   *self);
GtkWidget *rdt_battle_card_get_open (RdtBattleCard   *self);

G_END_DECLS
