/* rdt-battle-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"
#include "rdt-board-view.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_VIEW (rdt_battle_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleView, rdt_battle_view, RDT, BATTLE_VIEW, AdwBin)

void          rdt_battle_view_set_controller (RdtBattleView       *self,
                                              RdtBattleController *controller,
                                              GSettings           *settings);
void          rdt_battle_view_set_panel      (RdtBattleView       *self,
                                              AdwFlap             *flap,
                                              AdwBin              *aside);
RdtBoardView *rdt_battle_view_get_board      (RdtBattleView       *self);
void          rdt_battle_view_toggle_replay  (RdtBattleView       *self);

G_END_DECLS
