/* rdt-phase-banner.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_PHASE_BANNER (rdt_phase_banner_get_type ())

G_DECLARE_FINAL_TYPE (RdtPhaseBanner, rdt_phase_banner, RDT, PHASE_BANNER, AdwBin)

void rdt_phase_banner_hide           (RdtPhaseBanner      *self);
void rdt_phase_banner_set_controller (RdtPhaseBanner      *self,
                                      RdtBattleController *controller);

G_END_DECLS
