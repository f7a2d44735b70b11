/* rdt-forces-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_FORCES_VIEW (rdt_forces_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtForcesView, rdt_forces_view, RDT, FORCES_VIEW, AdwBin)

void rdt_forces_view_set_controller (RdtForcesView       *self,
                                     RdtBattleController *controller);

G_END_DECLS
