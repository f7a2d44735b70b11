/* rdt-gtk-workarounds.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

void rdt_gtk_workarounds_install (void);

G_END_DECLS
