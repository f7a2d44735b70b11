/* rdt-hilltop.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

GArray *rdt_hilltops_find (const RdtBrush *brush) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
