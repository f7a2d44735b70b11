/* rdt-editor-page.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-autosave.h"
#include "rdt-editor.h"
#include "rdt-library.h"

G_BEGIN_DECLS

#define RDT_TYPE_EDITOR_PAGE (rdt_editor_page_get_type ())

G_DECLARE_FINAL_TYPE (RdtEditorPage, rdt_editor_page, RDT, EDITOR_PAGE, AdwBin)

GtkWidget   *rdt_editor_page_new          (RdtScenario   *scenario,
                                           RdtAutosave   *autosave,
                                           RdtLibrary    *library,
                                           GSettings     *settings) G_GNUC_WARN_UNUSED_RESULT;

RdtEditor   *rdt_editor_page_get_editor   (RdtEditorPage *self);

void         rdt_editor_page_revert       (RdtEditorPage *self);
void         rdt_editor_page_show_view    (RdtEditorPage *self,
                                           const char    *name);
void         rdt_editor_page_refresh      (RdtEditorPage *self);

G_END_DECLS
