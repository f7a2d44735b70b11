/* rdt-menus.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GMenuModel *rdt_menus_get (const char *id);

G_END_DECLS
