/* rdt-sheet-frame.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

/* What is on every page, in points. */
#define RDT_SHEET_HEAD 24.0
#define RDT_SHEET_FOOT 18.0

/* How far above the middle of the body that between the rules is. */
#define RDT_SHEET_RISE 3.0

/* No printer prints closer to the edge of its paper, in points. */
#define RDT_SHEET_LEAST_MARGIN (5 * RDT_POINTS_PER_MM)

RdtBox rdt_sheet_frame_get_body (const RdtSheets *sheets,
                                 guint            kind);
void   rdt_sheet_frame_draw     (const RdtSheets *sheets,
                                 guint            page,
                                 cairo_t         *cr);

G_END_DECLS
