/* rdt-roll-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"
#include "rdt-manual-dice.h"

G_BEGIN_DECLS

#define RDT_TYPE_ROLL_CARD (rdt_roll_card_get_type ())

G_DECLARE_FINAL_TYPE (RdtRollCard, rdt_roll_card, RDT, ROLL_CARD, AdwBin)

RdtCell  rdt_roll_card_get_cell       (RdtRollCard         *self);
void     rdt_roll_card_set_controller (RdtRollCard         *self,
                                       RdtBattleController *controller);

G_END_DECLS
