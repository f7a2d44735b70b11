/* rdt-bare-window.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *rdt_bare_window_new (int width,
                                int height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
