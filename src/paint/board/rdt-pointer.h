/* rdt-pointer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* Lines over a board: line of sight, path of a move, last event. */

void rdt_pointer_draw_sight  (const RdtBrush *brush,
                              RdtCell         from,
                              RdtCell         to,
                              RdtCell         block);
void rdt_pointer_draw_lob    (const RdtBrush *brush,
                              RdtCell         from,
                              RdtCell         to);
void rdt_pointer_draw_path   (const RdtBrush *brush,
                              RdtCell         from,
                              const RdtCell  *path,
                              guint           n_path,
                              RdtFacing       facing);
void rdt_pointer_draw_event  (const RdtBrush *brush,
                              RdtCell         from,
                              RdtCell         to);
void rdt_pointer_draw_guide  (const RdtBrush *brush,
                              RdtCell         cell);
void rdt_pointer_draw_advice (const RdtBrush *brush,
                              const RdtCell  *cells,
                              guint           n_cells);
void rdt_pointer_draw_hover  (const RdtBrush *brush,
                              RdtCell         cell);
void rdt_pointer_draw_cursor (const RdtBrush *brush,
                              RdtCell         cell);

G_END_DECLS
