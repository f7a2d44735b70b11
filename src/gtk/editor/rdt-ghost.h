/* rdt-ghost.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-editor.h"
#include "rdt-scenario-board.h"

G_BEGIN_DECLS

#define RDT_TYPE_GHOST (rdt_ghost_get_type ())

G_DECLARE_FINAL_TYPE (RdtGhost, rdt_ghost, RDT, GHOST, GObject)

RdtGhost *rdt_ghost_new        (RdtEditor        *editor,
                                RdtScenarioBoard *board) G_GNUC_WARN_UNUSED_RESULT;

void      rdt_ghost_move       (RdtGhost         *self,
                                RdtCell           cell);
GArray   *rdt_ghost_list_cells (RdtGhost         *self) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_ghost_put        (RdtGhost         *self);

G_END_DECLS
