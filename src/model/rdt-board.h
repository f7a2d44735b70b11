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

/* The moment that is always the newest. */
#define RDT_BOARD_LIVE (-1)

RdtBoard          *rdt_board_new_for_battle   (RdtBattle    *battle) G_GNUC_WARN_UNUSED_RESULT;
RdtBoard          *rdt_board_new_for_scenario (RdtScenario  *scenario) G_GNUC_WARN_UNUSED_RESULT;

RdtBattle         *rdt_board_get_battle       (RdtBoard     *self);
RdtScenario       *rdt_board_get_scenario     (RdtBoard     *self);
int                rdt_board_get_moment       (RdtBoard     *self);
void               rdt_board_set_moment       (RdtBoard     *self,
                                               int           moment);

const RdtSetup    *rdt_board_get_setup        (RdtBoard     *self);
const RdtGrid     *rdt_board_get_grid         (RdtBoard     *self);
RdtGame           *rdt_board_get_game         (RdtBoard     *self);
const RdtPosition *rdt_board_get_position     (RdtBoard     *self);
const RdtTerrain  *rdt_board_get_terrain      (RdtBoard     *self,
                                               RdtCell       cell);
guint8             rdt_board_get_works        (RdtBoard     *self,
                                               RdtCell       cell);
gboolean           rdt_board_has_gas          (RdtBoard     *self,
                                               RdtCell       cell);
RdtSide            rdt_board_get_holder       (RdtBoard     *self,
                                               RdtCell       cell);
RdtUnitIndex       rdt_board_get_unit         (RdtBoard     *self,
                                               RdtCell       cell);

G_END_DECLS
