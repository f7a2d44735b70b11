/* rdt-scenario-panel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

#define RDT_TYPE_SCENARIO_PANEL (rdt_scenario_panel_get_type ())

G_DECLARE_FINAL_TYPE (RdtScenarioPanel, rdt_scenario_panel, RDT, SCENARIO_PANEL, AdwBin)

void rdt_scenario_panel_refresh (RdtScenarioPanel *self,
                                 RdtEditor        *editor);

G_END_DECLS
