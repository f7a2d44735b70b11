/* rdt-legend.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

/* The legend of the board's signs. */

guint       rdt_legend_get_n_signs (void);
gboolean    rdt_legend_has_sign    (guint           sign,
                                    const RdtGame  *game);
const char *rdt_legend_get_group   (guint           sign);
const char *rdt_legend_get_meaning (guint           sign);
void        rdt_legend_draw        (guint           sign,
                                    const RdtBrush *brush);

G_END_DECLS
