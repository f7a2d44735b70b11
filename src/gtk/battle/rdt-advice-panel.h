/* rdt-advice-panel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-adviser.h"
#include "rdt-page.h"

G_BEGIN_DECLS

#define RDT_TYPE_ADVICE_PANEL (rdt_advice_panel_get_type ())

G_DECLARE_FINAL_TYPE (RdtAdvicePanel, rdt_advice_panel, RDT, ADVICE_PANEL, AdwBin)

void          rdt_advice_panel_attach      (RdtAdvicePanel      *self,
                                            RdtPage             *page,
                                            RdtBattleController *controller,
                                            GSettings           *settings);

GActionGroup *rdt_advice_panel_get_actions (RdtAdvicePanel      *self);

G_END_DECLS
