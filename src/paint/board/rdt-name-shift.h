/* rdt-name-shift.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

void rdt_names_give_way (const RdtBrush *brush,
                         RdtBox         *names,
                         guint           n_names);

G_END_DECLS
