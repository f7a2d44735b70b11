/* rdt-marker.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* Things on the board other than terrain: gas, objectives, exits and entries. */

void rdt_marker_draw_gas        (const RdtBrush *brush);
void rdt_marker_draw_objectives (const RdtBrush *brush);
void rdt_marker_draw_exits      (const RdtBrush *brush);
void rdt_marker_draw_flag       (const RdtBrush *brush,
                                 RdtCell         cell);
gboolean rdt_marker_has_flag    (const RdtPicture *picture,
                                 RdtCell           cell);
gboolean rdt_marker_covers      (const RdtBrush *brush,
                                 RdtCell         cell,
                                 RdtPoint        at,
                                 double          radius);
void rdt_marker_draw_entry      (const RdtBrush *brush,
                                 RdtCell         cell,
                                 RdtFacing       facing,
                                 RdtSide         side);

G_END_DECLS
