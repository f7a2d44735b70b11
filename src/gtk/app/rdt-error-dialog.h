/* rdt-error-dialog.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_error_dialog_present (GtkWindow  *parent,
                               const char *heading,
                               const char *body);

G_END_DECLS
