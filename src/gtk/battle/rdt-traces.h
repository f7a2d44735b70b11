/* rdt-traces.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

void rdt_traces_find         (RdtOverlay          *overlay,
                              RdtBattleController *controller);
void rdt_traces_add_results  (RdtOverlay          *overlay,
                              const RdtGame       *game,
                              const RdtDiceWant   *want);

G_END_DECLS
