/* rdt-editor-edits.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor-page.h"

G_BEGIN_DECLS

/* Edits of the whole scenario that may lose something, and say what. */

void rdt_editor_edits_apply   (RdtEditorPage  *page,
                               const char     *name,
                               RdtSetup       *setup,
                               GPtrArray      *lost);
void rdt_editor_edits_convert (RdtEditorPage  *page,
                               const char     *path,
                               const char     *value);
void rdt_editor_edits_mirror  (RdtEditorPage  *page,
                               gboolean        upside_down);
void rdt_editor_edits_rotate  (RdtEditorPage  *page,
                               guint           n_quarters);

G_END_DECLS
