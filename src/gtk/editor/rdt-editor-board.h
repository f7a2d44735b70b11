/* rdt-editor-board.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-editor.h"

G_BEGIN_DECLS

#define RDT_TYPE_EDITOR_BOARD (rdt_editor_board_get_type ())

G_DECLARE_FINAL_TYPE (RdtEditorBoard, rdt_editor_board, RDT, EDITOR_BOARD, GObject)

RdtEditorBoard *rdt_editor_board_new       (RdtBoardView   *view,
                                            RdtEditor      *editor) G_GNUC_WARN_UNUSED_RESULT;

void            rdt_editor_board_step_back (RdtEditorBoard *self);

G_END_DECLS
