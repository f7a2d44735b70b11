/* rdt-svg.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-layout.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * RdtSvgDraw:
 *
 * Draws a picture.
 */
typedef void (*RdtSvgDraw) (cairo_t       *cr,
                            gconstpointer  data);

GByteArray *rdt_svg_settle (const GByteArray *svg,
                            const char       *prefix) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_svg_draw   (double            width,
                            double            height,
                            RdtSvgDraw        draw,
                            gconstpointer     data,
                            const char       *prefix) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_svg_get_content (const char  *svg) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
