/* rdt-shape.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/* The cells of a brush stroke, as arrays of #RdtCell. */

GArray   *rdt_shape_line      (const RdtGrid    *grid,
                               RdtCell           from,
                               RdtCell           to) G_GNUC_WARN_UNUSED_RESULT;
GArray   *rdt_shape_rectangle (const RdtGrid    *grid,
                               RdtCell           from,
                               RdtCell           to) G_GNUC_WARN_UNUSED_RESULT;
GArray   *rdt_shape_widen      (const RdtGrid    *grid,
                                const GArray     *cells,
                                guint             radius) G_GNUC_WARN_UNUSED_RESULT;
gboolean  rdt_shape_is_alike  (const RdtTerrain *a,
                               const RdtTerrain *b);
GArray   *rdt_shape_fill      (const RdtSetup   *setup,
                               RdtCell           from) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
