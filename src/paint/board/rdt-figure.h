/* rdt-figure.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-overlay.h"

G_BEGIN_DECLS

/* The highlights of figures in the guide and the rules. */

gboolean rdt_figure_point_out (RdtOverlay    *overlay,
                               const RdtGame *game,
                               const char    *shows,
                               GError       **error);

G_END_DECLS
