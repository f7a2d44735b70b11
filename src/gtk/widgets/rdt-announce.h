/* rdt-announce.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Announcements to screen readers. */

void rdt_announce          (GtkWidget  *widget,
                            const char *text);
void rdt_announce_describe (GtkWidget  *widget,
                            const char *description);
void rdt_announce_forget   (GtkWidget  *widget);

G_END_DECLS
