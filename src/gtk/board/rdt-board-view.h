/* rdt-board-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-cell-grid.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

#define RDT_TYPE_BOARD_VIEW (rdt_board_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtBoardView, rdt_board_view, RDT, BOARD_VIEW, GtkWidget)

/* The limits of the size of a cell, in pixels. */
#define RDT_LEAST_CELL 6.0
#define RDT_MOST_CELL  256.0


const RdtPicture *rdt_board_view_get_picture        (RdtBoardView     *self);
void              rdt_board_view_set_picture        (RdtBoardView     *self,
                                                     const RdtPicture *picture);
void              rdt_board_view_set_palette        (RdtBoardView     *self,
                                                     const RdtPalette *palette);
void              rdt_board_view_set_labels         (RdtBoardView     *self,
                                                     gboolean          has_labels);
void              rdt_board_view_set_describe       (RdtBoardView     *self,
                                                     RdtDescribeCell   describe,
                                                     gpointer          user_data);
RdtCellGrid      *rdt_board_view_get_cells          (RdtBoardView     *self);

RdtOverlay       *rdt_board_view_get_overlay        (RdtBoardView     *self);
void              rdt_board_view_highlights_changed (RdtBoardView     *self);
void              rdt_board_view_pointer_changed    (RdtBoardView     *self);
void              rdt_board_view_board_changed      (RdtBoardView     *self,
                                                     RdtCell           cell);

RdtCell           rdt_board_view_get_cursor         (RdtBoardView     *self);
void              rdt_board_view_set_cursor         (RdtBoardView     *self,
                                                     RdtCell           cell);
void              rdt_board_view_set_hover          (RdtBoardView     *self,
                                                     RdtCell           cell);
void              rdt_board_view_focus_cursor       (RdtBoardView     *self);

void              rdt_board_view_animate_move       (RdtBoardView     *self,
                                                     RdtUnitIndex      unit,
                                                     RdtCell           from,
                                                     const RdtCell    *path,
                                                     guint             n_path);

double            rdt_board_view_get_cell_size      (RdtBoardView     *self);
void              rdt_board_view_zoom_to            (RdtBoardView     *self,
                                                     double            cell_size,
                                                     double            x,
                                                     double            y);
void              rdt_board_view_zoom_by            (RdtBoardView     *self,
                                                     double            factor);
void              rdt_board_view_zoom_to_fit        (RdtBoardView     *self);
gboolean          rdt_board_view_is_fitted          (RdtBoardView     *self);
void              rdt_board_view_pan                (RdtBoardView     *self,
                                                     double            dx,
                                                     double            dy);
void              rdt_board_view_scroll_to          (RdtBoardView     *self,
                                                     RdtCell           cell);

RdtCell           rdt_board_view_find_cell          (RdtBoardView     *self,
                                                     double            x,
                                                     double            y);
RdtUnitIndex      rdt_board_view_find_unit          (RdtBoardView     *self,
                                                     double            x,
                                                     double            y);
RdtFacing         rdt_board_view_find_facing        (RdtBoardView     *self,
                                                     RdtCell           cell,
                                                     double            x,
                                                     double            y);
void              rdt_board_view_get_cell_area      (RdtBoardView     *self,
                                                     RdtCell           cell,
                                                     GdkRectangle     *area);

G_END_DECLS
