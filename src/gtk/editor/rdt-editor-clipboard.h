/* rdt-editor-clipboard.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-editor.h"

G_BEGIN_DECLS

/* Cells and units on the clipboard, in the format of scenarios. */

gboolean rdt_editor_clipboard_copy  (GdkClipboard *clipboard,
                                     RdtEditor    *editor);
void     rdt_editor_clipboard_cut   (GdkClipboard *clipboard,
                                     RdtEditor    *editor);
void     rdt_editor_clipboard_paste (GdkClipboard *clipboard,
                                     RdtEditor    *editor);

G_END_DECLS
