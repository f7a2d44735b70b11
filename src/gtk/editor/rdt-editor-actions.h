/* rdt-editor-actions.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

/* The actions that need only the editor, and the keys of all actions of its page. */

GSimpleActionGroup *rdt_editor_actions_new (RdtEditor *editor) G_GNUC_WARN_UNUSED_RESULT;
void                rdt_editor_actions_bind_keys (GtkWidgetClass *widget_class);
void                rdt_editor_actions_add_board_keys (GtkWidget *board);

G_END_DECLS
