/* rdt-print-settings.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkPageSetup     *rdt_print_settings_load_setup (GSettings        *settings)
                                                G_GNUC_WARN_UNUSED_RESULT;
void              rdt_print_settings_keep_setup (GSettings        *settings,
                                                 GtkPageSetup     *setup);
GtkPrintSettings *rdt_print_settings_load       (GSettings        *settings)
                                                G_GNUC_WARN_UNUSED_RESULT;
void              rdt_print_settings_keep       (GSettings        *settings,
                                                 GtkPrintSettings *chosen);

G_END_DECLS
