/* rdt-scenario-board.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scenario.h"

G_BEGIN_DECLS

#define RDT_TYPE_SCENARIO_BOARD (rdt_scenario_board_get_type ())

G_DECLARE_FINAL_TYPE (RdtScenarioBoard, rdt_scenario_board, RDT, SCENARIO_BOARD, GObject)

RdtScenarioBoard *rdt_scenario_board_new (RdtScenario *scenario) G_GNUC_WARN_UNUSED_RESULT;

const RdtSetup *rdt_scenario_board_get_setup (RdtScenarioBoard *self);
void            rdt_scenario_board_preview   (RdtScenarioBoard *self,
                                              const RdtSetup   *setup);

G_END_DECLS
