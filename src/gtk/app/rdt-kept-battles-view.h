/* rdt-kept-battles-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_KEPT_BATTLES_VIEW (rdt_kept_battles_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtKeptBattlesView, rdt_kept_battles_view, RDT, KEPT_BATTLES_VIEW, AdwBin)

void     rdt_kept_battles_view_set_columns (RdtKeptBattlesView *self,
                                            GtkSizeGroup       *columns);
void     rdt_kept_battles_view_refresh     (RdtKeptBattlesView *self);
gboolean rdt_kept_battles_view_is_reading  (RdtKeptBattlesView *self);

G_END_DECLS
