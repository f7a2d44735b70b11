/* rdt-legend-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-game.h"

G_BEGIN_DECLS

#define RDT_TYPE_LEGEND_WINDOW (rdt_legend_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtLegendWindow, rdt_legend_window, RDT, LEGEND_WINDOW, AdwWindow)

void rdt_legend_window_present (GtkWindow *parent,
                                RdtGame   *game);

G_END_DECLS
