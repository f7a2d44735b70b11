/* rdt-figure-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>


G_BEGIN_DECLS

#define RDT_TYPE_FIGURE_VIEW (rdt_figure_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtFigureView, rdt_figure_view, RDT, FIGURE_VIEW, GtkWidget)

GtkWidget *rdt_figure_view_new (const char *scenario,
                                const char *shows) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
