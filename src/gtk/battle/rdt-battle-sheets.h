/* rdt-battle-sheets.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-overlay.h"
#include "rdt-sheets.h"

G_BEGIN_DECLS

RdtSheets *rdt_battle_sheets_new (RdtBattleController *controller,
                                  const RdtOverlay    *overlay) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
