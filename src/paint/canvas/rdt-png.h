/* rdt-png.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

gboolean       rdt_png_is_possible (double              width,
                                    double              height);
cairo_status_t rdt_png_write       (cairo_surface_t    *picture,
                                    double              dots_per_inch,
                                    cairo_write_func_t  write,
                                    void               *closure);

G_END_DECLS
