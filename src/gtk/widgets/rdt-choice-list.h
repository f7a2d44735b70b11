/* rdt-choice-list.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkListItemFactory *rdt_choice_list_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
