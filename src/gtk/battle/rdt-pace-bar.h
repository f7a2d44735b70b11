/* rdt-pace-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-pace.h"

G_BEGIN_DECLS

#define RDT_TYPE_PACE_BAR (rdt_pace_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtPaceBar, rdt_pace_bar, RDT, PACE_BAR, AdwBin)

void rdt_pace_bar_set_pace (RdtPaceBar *self,
                            RdtPace    *pace);

G_END_DECLS
