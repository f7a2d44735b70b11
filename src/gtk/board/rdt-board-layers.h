/* rdt-board-layers.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-counter-animation.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

/* The layers of a board view: ground, highlights, counters, and what follows the
 * pointer.  Each is kept as render nodes until it changes, so that a frame costs
 * only what has changed.
 */
typedef struct _RdtBoardLayers RdtBoardLayers;

RdtBoardLayers   *rdt_board_layers_new  (GtkWidget      *widget) G_GNUC_WARN_UNUSED_RESULT;
void              rdt_board_layers_free (RdtBoardLayers *self);

const RdtPicture *rdt_board_layers_get_picture        (RdtBoardLayers       *self);
gboolean          rdt_board_layers_set_picture        (RdtBoardLayers       *self,
                                                       const RdtPicture     *picture);
RdtOverlay       *rdt_board_layers_get_overlay        (RdtBoardLayers       *self);
const RdtLayout  *rdt_board_layers_get_layout         (RdtBoardLayers       *self);
void              rdt_board_layers_set_cell_size      (RdtBoardLayers       *self,
                                                       double                cell);
void              rdt_board_layers_set_palette        (RdtBoardLayers       *self,
                                                       const RdtPalette     *palette);
void              rdt_board_layers_set_labels         (RdtBoardLayers       *self,
                                                       gboolean              has_labels);

void              rdt_board_layers_highlights_changed (RdtBoardLayers       *self);
void              rdt_board_layers_pointer_changed    (RdtBoardLayers       *self);
void              rdt_board_layers_board_changed      (RdtBoardLayers       *self,
                                                       RdtCell               cell);
void              rdt_board_layers_animate_move       (RdtBoardLayers       *self,
                                                       const RdtCounterPath *path);
RdtUnitIndex      rdt_board_layers_find_unit          (RdtBoardLayers       *self,
                                                       RdtPoint              at);
void              rdt_board_layers_append             (RdtBoardLayers       *self,
                                                       RdtPoint              origin,
                                                       GtkSnapshot          *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtBoardLayers, rdt_board_layers_free)

G_END_DECLS
