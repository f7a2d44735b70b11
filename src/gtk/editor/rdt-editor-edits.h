/* rdt-editor-edits.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor.h"
#include "rdt-subject.h"

G_BEGIN_DECLS

/* Edits from menus, keys and dialogs.  Each is one step for Undo. */

/* Edits of the selection. */
void      rdt_editor_edits_turn          (RdtEditor      *editor,
                                          int             n_clockwise);
void      rdt_editor_edits_move_unit     (RdtEditor      *editor,
                                          RdtPlace        to);
void      rdt_editor_edits_move_group    (RdtEditor      *editor,
                                          RdtPlace        from,
                                          RdtPlace        to);
void      rdt_editor_edits_move_name     (RdtEditor        *editor,
                                          const RdtSubject *name,
                                          RdtCell           to);
void      rdt_editor_edits_step          (RdtEditor      *editor,
                                          int             n_columns,
                                          int             n_rows);
void      rdt_editor_edits_cut_or_join   (RdtEditor      *editor,
                                          RdtCell         cell,
                                          RdtFacing       edge);
void      rdt_editor_edits_delete        (RdtEditor      *editor);

void      rdt_editor_edits_select_alike  (RdtEditor      *editor);
void      rdt_editor_edits_change_side   (RdtEditor      *editor);
void      rdt_editor_edits_raise         (RdtEditor      *editor,
                                          int             n_levels);

/* Edits of the whole scenario. */
void      rdt_editor_edits_apply         (RdtEditor      *editor,
                                          const char     *name,
                                          RdtSetup       *setup,
                                          GPtrArray      *lost);
void      rdt_editor_edits_convert       (RdtEditor      *editor,
                                          const char     *path,
                                          const char     *value);
void      rdt_editor_edits_mirror        (RdtEditor      *editor,
                                          gboolean        upside_down);
void      rdt_editor_edits_rotate        (RdtEditor      *editor,
                                          guint           n_quarters);
void      rdt_editor_edits_swap_sides    (RdtEditor      *editor);
gboolean  rdt_editor_edits_add_unit      (RdtEditor      *editor,
                                          RdtSide         side);
void      rdt_editor_edits_add_objective (RdtEditor      *editor);
void      rdt_editor_edits_add_label     (RdtEditor      *editor);
void      rdt_editor_edits_add_exit      (RdtEditor      *editor);
void      rdt_editor_edits_add_victory   (RdtEditor      *editor);
void      rdt_editor_edits_remove        (RdtEditor      *editor,
                                          RdtSubjectKind  kind,
                                          guint           index);

G_END_DECLS
