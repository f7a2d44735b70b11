/* rdt-board-edge.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-edge.h"

#include <math.h>

/* The distance from the centre of a cell, in cells, from which a click is one on
 * its edge.  The edge is half a cell away.
 */
#define NEAR_EDGE 0.36

/* Whether a road or river can be cut or joined at an edge. */
static gboolean
is_edge_of_line (const RdtSetup *setup,
                 RdtLinkKind     kind,
                 RdtCell         cell,
                 RdtFacing       edge)
{
  RdtCell next = rdt_grid_step (&setup->grid, cell, edge);

  return rdt_link_has (&setup->terrain[cell], kind)
         && (next == RDT_NO_CELL || rdt_link_has (&setup->terrain[next], kind));
}

/**
 * rdt_board_edge_find:
 * @kind: what can be cut or joined there
 *
 * Returns: the edge nearest to the pointer, or %RDT_NO_FACING if it is not near
 *   one
 */
RdtFacing
rdt_board_edge_find (RdtBoardView   *view,
                     const RdtSetup *setup,
                     RdtLinkKind     kind,
                     double          x,
                     double          y)
{
  RdtCell cell = rdt_board_view_find_cell (view, x, y);
  GdkRectangle area;
  RdtFacing edge;
  double angle, dx, dy;

  if (cell == RDT_NO_CELL)
    return RDT_NO_FACING;

  edge = rdt_board_view_find_facing (view, cell, x, y);
  if (edge == RDT_NO_FACING || !is_edge_of_line (setup, kind, cell, edge))
    return RDT_NO_FACING;

  rdt_board_view_get_cell_area (view, cell, &area);
  angle = 2 * G_PI * edge / rdt_grid_get_n_facings (&setup->grid);
  dx = x - area.x - area.width / 2.0;
  dy = y - area.y - area.height / 2.0;

  return dx * sin (angle) - dy * cos (angle) > area.height * NEAR_EDGE ? edge : RDT_NO_FACING;
}
