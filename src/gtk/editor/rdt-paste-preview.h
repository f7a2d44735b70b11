/* rdt-paste-preview.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor.h"
#include "rdt-scenario-board.h"

G_BEGIN_DECLS

#define RDT_TYPE_PASTE_PREVIEW (rdt_paste_preview_get_type ())

G_DECLARE_FINAL_TYPE (RdtPastePreview, rdt_paste_preview, RDT, PASTE_PREVIEW, GObject)

RdtPastePreview *rdt_paste_preview_new        (RdtEditor        *editor,
                                               RdtScenarioBoard *board) G_GNUC_WARN_UNUSED_RESULT;

void             rdt_paste_preview_move       (RdtPastePreview  *self,
                                               RdtCell           cell);
GArray          *rdt_paste_preview_list_cells (RdtPastePreview  *self) G_GNUC_WARN_UNUSED_RESULT;
void             rdt_paste_preview_put        (RdtPastePreview  *self);

G_END_DECLS
