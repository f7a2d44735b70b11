/* rdt-ground.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* The ground, hills and the grid. */

void rdt_ground_trace_edge  (const RdtBrush *brush);
void rdt_ground_draw_sheet  (const RdtBrush *brush);
void rdt_ground_draw        (const RdtBrush *brush);
void rdt_ground_draw_relief (const RdtBrush *brush);
void rdt_ground_draw_grid   (const RdtBrush *brush);

G_END_DECLS
