/* rdt-summary-card.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_SUMMARY_CARD (rdt_summary_card_get_type ())

G_DECLARE_FINAL_TYPE (RdtSummaryCard, rdt_summary_card, RDT, SUMMARY_CARD, AdwBin)

void     rdt_summary_card_close          (RdtSummaryCard      *self);
gboolean rdt_summary_card_show_again     (RdtSummaryCard      *self);
void     rdt_summary_card_set_controller (RdtSummaryCard      *self,
                                          RdtBattleController *controller);

G_END_DECLS
