/* rdt-editor-windows.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

void rdt_editor_windows_add_actions (GActionMap *actions,
                                     GtkWidget  *page,
                                     RdtEditor  *editor);

G_END_DECLS
