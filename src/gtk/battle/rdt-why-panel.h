/* rdt-why-panel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_WHY_PANEL (rdt_why_panel_get_type ())

G_DECLARE_FINAL_TYPE (RdtWhyPanel, rdt_why_panel, RDT, WHY_PANEL, AdwBin)

void rdt_why_panel_set_controller (RdtWhyPanel         *self,
                                   RdtBattleController *controller);

G_END_DECLS
