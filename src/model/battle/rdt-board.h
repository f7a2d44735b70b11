/* rdt-board.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_BOARD (rdt_board_get_type ())

G_DECLARE_FINAL_TYPE (RdtBoard, rdt_board, RDT, BOARD, GObject)

RdtBoard          *rdt_board_new_for_battle   (RdtBattle   *battle) G_GNUC_WARN_UNUSED_RESULT;
RdtBoard          *rdt_board_new_for_scenario (RdtScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

RdtBattle         *rdt_board_get_battle       (RdtBoard    *self);
guint              rdt_board_get_shown_order  (RdtBoard    *self);
void               rdt_board_set_shown_order  (RdtBoard    *self,
                                               guint        entry);

const RdtSetup    *rdt_board_get_setup        (RdtBoard    *self);
const RdtPosition *rdt_board_get_position     (RdtBoard    *self);

G_END_DECLS
