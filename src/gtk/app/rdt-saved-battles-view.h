/* rdt-saved-battles-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_SAVED_BATTLES_VIEW (rdt_saved_battles_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtSavedBattlesView, rdt_saved_battles_view, RDT, SAVED_BATTLES_VIEW, AdwBin)

void     rdt_saved_battles_view_set_columns (RdtSavedBattlesView *self,
                                             GtkSizeGroup        *columns);
void     rdt_saved_battles_view_refresh     (RdtSavedBattlesView *self);
gboolean rdt_saved_battles_view_is_reading  (RdtSavedBattlesView *self);

G_END_DECLS
