/* rdt-board-view-places.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-view-private.h"

/* What lies where in a widget that shows a board. */

/**
 * rdt_board_view_find_cell:
 *
 * Returns: the cell at a place in the widget, or %RDT_NO_CELL
 */
RdtCell
rdt_board_view_find_cell (RdtBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_CELL);

  if (self->picture == NULL)
    return RDT_NO_CELL;

  return rdt_layout_find_cell (self->layout,
                               x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_find_unit:
 *
 * Returns: the topmost unit whose counter lies at a place in the widget, or
 *   %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_board_view_find_unit (RdtBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_UNIT);

  return rdt_board_layers_find_unit (self->layers,
                                     (RdtPoint) { x - self->viewport.origin.x,
                                                  y - self->viewport.origin.y });
}

RdtFacing
rdt_board_view_find_facing (RdtBoardView *self,
                            RdtCell       cell,
                            double        x,
                            double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_FACING);

  return rdt_layout_find_facing (self->layout, cell,
                                 x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_get_cell_area:
 * @area: (out caller-allocates): where a cell is in the widget
 */
void
rdt_board_view_get_cell_area (RdtBoardView *self,
                              RdtCell       cell,
                              GdkRectangle *area)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (self->layout, cell);
  *area = (GdkRectangle) {
    .x = box.x + self->viewport.origin.x,
    .y = box.y + self->viewport.origin.y,
    .width = box.width,
    .height = box.height,
  };
}
