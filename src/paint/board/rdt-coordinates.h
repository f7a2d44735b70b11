/* rdt-coordinates.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/* Coordinates: the letters of columns and the numbers of rows. */

void rdt_coordinates_draw         (const RdtBrush *brush);
void rdt_coordinates_draw_columns (const RdtBrush *brush,
                                   double          y);
void rdt_coordinates_draw_rows    (const RdtBrush *brush,
                                   int             column,
                                   double          x);

G_END_DECLS
