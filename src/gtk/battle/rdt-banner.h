/* rdt-banner.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_BANNER (rdt_banner_get_type ())

G_DECLARE_FINAL_TYPE (RdtBanner, rdt_banner, RDT, BANNER, AdwBin)

void rdt_banner_hide           (RdtBanner           *self);
void rdt_banner_set_controller (RdtBanner           *self,
                                RdtBattleController *controller);

G_END_DECLS
