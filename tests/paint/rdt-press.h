/* rdt-press.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-sheet-export.h"

G_BEGIN_DECLS

/* Sheets of battles for tests, on A4 unless given otherwise. */

#define RDT_PRESS_A4_WIDTH  (210 * RDT_POINTS_PER_MM)
#define RDT_PRESS_A4_HEIGHT (297 * RDT_POINTS_PER_MM)
#define RDT_PRESS_MARGIN    (10 * RDT_POINTS_PER_MM)

RdtSheetOptions rdt_press_options   (guint                kinds);
RdtSheets      *rdt_press_lay_out   (const RdtSetup      *setup,
                                     RdtSheetOptions      options,
                                     GError             **error) G_GNUC_WARN_UNUSED_RESULT;

cairo_status_t  rdt_press_append    (void                *closure,
                                     const unsigned char *data,
                                     unsigned int         length);
GByteArray     *rdt_press_write_svg (const RdtSheets     *sheets,
                                     guint                page) G_GNUC_WARN_UNUSED_RESULT;
gboolean        rdt_press_is_alike  (const GByteArray    *a,
                                     const GByteArray    *b);

G_END_DECLS
