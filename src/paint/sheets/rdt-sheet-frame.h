/* rdt-sheet-frame.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet.h"

G_BEGIN_DECLS

/* Header and footer, in points. */
#define RDT_SHEET_HEAD 24.0
#define RDT_SHEET_FOOT 18.0

/* The distance between the centre of the body and that between the rules, in points. */
#define RDT_SHEET_RISE 3.0

/* The margin in which no printer can print, in points. */
#define RDT_SHEET_LEAST_MARGIN (5 * RDT_POINTS_PER_MM)

RdtBox rdt_sheet_frame_get_body (const RdtSheets *sheets,
                                 guint            kind);
void   rdt_sheet_frame_draw     (const RdtSheets *sheets,
                                 guint            page,
                                 cairo_t         *cr);

G_END_DECLS
