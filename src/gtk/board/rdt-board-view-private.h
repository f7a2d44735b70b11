/* rdt-board-view-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-layers.h"
#include "rdt-board-view.h"
#include "rdt-viewport.h"

G_BEGIN_DECLS

struct _RdtBoardView
{
  GtkWidget         parent_instance;

  RdtBoardLayers   *layers;
  const RdtPicture *picture;      /* of @layers; NULL while there is none */
  const RdtLayout  *layout;       /* of @layers */
  RdtOverlay       *overlay;      /* of @layers */

  GtkWidget        *cells;
  RdtViewport       viewport;
  RdtCell           cursor;

  guint             is_fitted : 1;
};

/* rdt-board-view-zoom.c */
void rdt_board_view_allocate_cells (RdtBoardView *self);
void rdt_board_view_scrolled       (RdtBoardView *self);
void rdt_board_view_set_cell_size  (RdtBoardView *self,
                                    double        cell);
void rdt_board_view_fit            (RdtBoardView *self,
                                    int           width,
                                    int           height);

G_END_DECLS
