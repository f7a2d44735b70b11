/* rdt-army-panel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

#define RDT_TYPE_ARMY_PANEL (rdt_army_panel_get_type ())

G_DECLARE_FINAL_TYPE (RdtArmyPanel, rdt_army_panel, RDT, ARMY_PANEL, AdwBin)

void rdt_army_panel_refresh (RdtArmyPanel *self,
                             RdtEditor     *editor);

G_END_DECLS
