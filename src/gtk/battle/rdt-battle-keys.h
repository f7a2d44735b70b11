/* rdt-battle-keys.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_battle_keys_install      (GtkWidgetClass *page_class);
void rdt_battle_keys_tell_waiting (GtkWidget      *page);
void rdt_battle_keys_deselect     (GtkWidget      *page);

G_END_DECLS
