/* rdt-turn-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_TURN_BAR (rdt_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtTurnBar, rdt_turn_bar, RDT, TURN_BAR, AdwBin)

void rdt_turn_bar_set_controller (RdtTurnBar          *self,
                                  RdtBattleController *controller);

G_END_DECLS
