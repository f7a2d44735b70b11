/* rdt-battle-highlights.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-board-view.h"

G_BEGIN_DECLS

/* The highlights on a battle's board. */

void rdt_battle_highlights_attach     (RdtBoardView        *view,
                                       RdtBattleController *controller);

void rdt_battle_highlights_point_out  (RdtBoardView        *view,
                                       RdtBattleController *controller,
                                       const RdtOrder      *order);
void rdt_battle_highlights_show_cause (RdtBoardView        *view,
                                       RdtBattleController *controller,
                                       const RdtDiceWant   *want);
void rdt_battle_highlights_refresh    (RdtBoardView        *view,
                                       RdtBattleController *controller);

G_END_DECLS
