/* rdt-dialog-height.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_dialog_height_fit (GtkScrolledWindow *content,
                            int                others,
                            GtkWindow         *behind);

G_END_DECLS
