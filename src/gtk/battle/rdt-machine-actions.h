/* rdt-machine-actions.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rdt_machine_actions_install (GtkWidgetClass *page_class);

G_END_DECLS
