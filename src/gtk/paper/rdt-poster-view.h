/* rdt-poster-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-sheets.h"

G_BEGIN_DECLS

#define RDT_TYPE_POSTER_VIEW (rdt_poster_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtPosterView, rdt_poster_view, RDT, POSTER_VIEW, GtkWidget)

void rdt_poster_view_show (RdtPosterView   *self,
                           const RdtSheets *sheets);

G_END_DECLS
