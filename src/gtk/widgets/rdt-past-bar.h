/* rdt-past-bar.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_PAST_BAR (rdt_past_bar_get_type ())

G_DECLARE_FINAL_TYPE (RdtPastBar, rdt_past_bar, RDT, PAST_BAR, AdwBin)

void rdt_past_bar_set_settings  (RdtPastBar *self,
                                 GSettings  *settings);
void rdt_past_bar_show          (RdtPastBar *self,
                                 guint       shown,
                                 guint       n_orders);
void rdt_past_bar_toggle_replay (RdtPastBar *self);

G_END_DECLS
