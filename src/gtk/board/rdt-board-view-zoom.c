/* rdt-board-view-zoom.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-view-private.h"

#include <math.h>

/* How large a board's cells are, and which part of it is seen. */

/* Puts the cells where they are seen. */
void
rdt_board_view_allocate_cells (RdtBoardView *self)
{
  graphene_point_t origin = { self->viewport.origin.x, self->viewport.origin.y };

  gtk_widget_allocate (self->cells,
                       MAX (1, rdt_layout_get_width (self->layout)),
                       MAX (1, rdt_layout_get_height (self->layout)),
                       -1,
                       gsk_transform_translate (NULL, &origin));
}

void
rdt_board_view_scrolled (RdtBoardView *self)
{
  rdt_viewport_find_origin (&self->viewport, self->layout, GTK_WIDGET (self));
  rdt_board_view_allocate_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rdt_board_view_set_cell_size (RdtBoardView *self,
                              double        cell)
{
  rdt_board_layers_set_cell_size (self->layers, cell);
  rdt_cell_grid_set_layout (RDT_CELL_GRID (self->cells), self->layout);
}

/* Whole pixels: the grid's lines are as sharp in each cell. */
void
rdt_board_view_fit (RdtBoardView *self,
                    int           width,
                    int           height)
{
  RdtLayout layout;
  double cell;

  if (self->picture == NULL || !self->is_fitted || width < 1 || height < 1)
    return;

  rdt_layout_fit (&layout, &self->picture->grid, width, height);
  cell = CLAMP (floor (layout.cell), RDT_LEAST_CELL, RDT_MOST_CELL);

  if (cell != self->layout->cell)
    rdt_board_view_set_cell_size (self, cell);
}

double
rdt_board_view_get_cell_size (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), 0);

  return self->layout->cell;
}

static void
set_fitted (RdtBoardView *self,
            gboolean      is_fitted)
{
  if (self->is_fitted == is_fitted)
    return;

  self->is_fitted = is_fitted;
  g_object_notify (G_OBJECT (self), "fitted");
}

/**
 * rdt_board_view_zoom_to:
 * @cell_size: of a cell, in pixels
 * @x: of a place in the widget
 * @y: of it
 *
 * Zooms so that what is at a place stays there.
 */
void
rdt_board_view_zoom_to (RdtBoardView *self,
                        double        cell_size,
                        double        x,
                        double        y)
{
  RdtPoint share;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  cell_size = CLAMP (round (cell_size), RDT_LEAST_CELL, RDT_MOST_CELL);
  if (self->picture == NULL || cell_size == self->layout->cell)
    return;

  share.x = (x - self->viewport.origin.x) / rdt_layout_get_width (self->layout);
  share.y = (y - self->viewport.origin.y) / rdt_layout_get_height (self->layout);

  set_fitted (self, FALSE);
  rdt_board_view_set_cell_size (self, cell_size);
  rdt_viewport_configure (&self->viewport, self->layout, GTK_WIDGET (self));
  rdt_viewport_scroll_so (&self->viewport, self->layout, share, (RdtPoint) { x, y });
  rdt_board_view_scrolled (self);
}

/**
 * rdt_board_view_zoom_by:
 *
 * Zooms about the middle.
 */
void
rdt_board_view_zoom_by (RdtBoardView *self,
                        double        factor)
{
  double cell;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  cell = self->layout->cell * factor;
  if (round (cell) == self->layout->cell)
    cell = self->layout->cell + (factor > 1 ? 1 : -1);

  rdt_board_view_zoom_to (self, cell,
                          gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                          gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

void
rdt_board_view_zoom_to_fit (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  set_fitted (self, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
rdt_board_view_is_fitted (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), FALSE);

  return self->is_fitted;
}

void
rdt_board_view_pan (RdtBoardView *self,
                    double        dx,
                    double        dy)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_viewport_pan (&self->viewport, dx, dy);
}

/**
 * rdt_board_view_scroll_to:
 *
 * Scrolls as little as shows all of a cell.
 */
void
rdt_board_view_scroll_to (RdtBoardView *self,
                          RdtCell       cell)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (self->layout, cell);

  rdt_viewport_scroll_to (&self->viewport, &box);
}
