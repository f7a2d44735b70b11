/* rdt-recent.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Recently used battles and scenarios. */

void        rdt_recent_add         (GFile *file);
GMenuModel *rdt_recent_create_menu (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
