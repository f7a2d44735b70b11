/* rdt-marks.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-marks.h"

#include "rdt-shape.h"
#include "rdt-zone.h"

/**
 * rdt_marks_show_cells:
 * @cells: (element-type RdtCell): cells that are chosen, or to be drawn on
 */
void
rdt_marks_show_cells (RdtOverlay   *overlay,
                      const GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    overlay->hints[g_array_index (cells, RdtCell, i)] |= RDT_HINT_MARKED;
}

/**
 * rdt_marks_show_area:
 * @area: what is chosen
 */
void
rdt_marks_show_area (RdtOverlay    *overlay,
                     const RdtGrid *grid,
                     const RdtArea *area)
{
  RdtCell from = rdt_grid_cell_at (grid, area->from.column, area->from.row);
  RdtCell to = rdt_grid_cell_at (grid, area->to.column, area->to.row);
  g_autoptr(GArray) cells = NULL;

  if (from == RDT_NO_CELL || to == RDT_NO_CELL)
    return;

  if (from == to)
    {
      overlay->selected = from;
      return;
    }

  cells = rdt_shape_rectangle (grid, from, to);
  rdt_marks_show_cells (overlay, cells);
}

/**
 * rdt_marks_show_zones:
 *
 * Shows where the sides deploy.
 */
void
rdt_marks_show_zones (RdtOverlay     *overlay,
                      const RdtSetup *setup)
{
  const RdtGrid *grid = &setup->grid;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      RdtPlace place = rdt_place_of (grid, cell);

      overlay->zones[cell] = RDT_NO_SIDE;
      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        if (rdt_zone_has (setup->sides[side].deploy, place))
          overlay->zones[cell] = side;
    }

  rdt_overlay_find_borders (overlay, grid);
}
