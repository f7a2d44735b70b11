/* rdt-scenario-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-scenario-board.h"

G_BEGIN_DECLS

void rdt_scenario_view_bind (RdtBoardView     *view,
                             RdtScenarioBoard *board);

G_END_DECLS
