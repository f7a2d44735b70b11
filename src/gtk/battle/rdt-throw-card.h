/* rdt-throw-card.h
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

#define RDT_TYPE_THROW_CARD (rdt_throw_card_get_type ())

G_DECLARE_FINAL_TYPE (RdtThrowCard, rdt_throw_card, RDT, THROW_CARD, AdwBin)

RdtCell  rdt_throw_card_get_cell       (RdtThrowCard        *self);
void     rdt_throw_card_set_controller (RdtThrowCard        *self,
                                        RdtBattleController *controller);

G_END_DECLS
