/* rdt-editor-highlights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-highlights.h"

#include "rdt-roster.h"
#include "rdt-shape.h"
#include "rdt-unit-group.h"
#include "rdt-zone.h"

/**
 * rdt_editor_highlights_show_cells:
 * @cells: (element-type RdtCell): selected cells, or cells to draw on
 */
void
rdt_editor_highlights_show_cells (RdtOverlay   *overlay,
                                  const GArray *cells)
{
  for (guint i = 0; i < cells->len; i++)
    overlay->highlights[g_array_index (cells, RdtCell, i)] |= RDT_HIGHLIGHT_MARKED;
}

/**
 * rdt_editor_highlights_show_area:
 * @area: the selected area
 */
void
rdt_editor_highlights_show_area (RdtOverlay    *overlay,
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
  rdt_editor_highlights_show_cells (overlay, cells);
}

/* The edge by which reinforcements enter a cell: the side's own edge of the board
 * if possible, and otherwise north or south rather than across a corner.
 */
static RdtFacing
find_entry_edge (const RdtSetup *setup,
                 RdtCell         cell,
                 RdtSide         side)
{
  const RdtGrid *grid = &setup->grid;
  RdtFacing n = rdt_grid_get_n_facings (grid);
  const RdtFacing first[] = { rdt_roster_find_home (setup, side) * n / 4, 0, n / 2 };

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    if (rdt_grid_step (grid, cell, first[i]) == RDT_NO_CELL)
      return first[i];

  for (RdtFacing facing = 0; facing < n; facing++)
    if (rdt_grid_step (grid, cell, facing) == RDT_NO_CELL)
      return facing;

  return first[0];
}

static void
show_entries (RdtOverlay     *overlay,
              const RdtSetup *setup,
              RdtSide         side)
{
  for (guint i = 0; i < setup->sides[side].units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

      for (RdtCell cell = 0;
           unit->arrives != NULL && cell < rdt_grid_get_n_cells (&setup->grid);
           cell++)
        if (rdt_zone_has (unit->arrives, rdt_place_of (&setup->grid, cell)))
          {
            overlay->entries[cell] = side;
            overlay->entry_edges[cell] = find_entry_edge (setup, cell, side);
          }
    }
}

/**
 * rdt_editor_highlights_show_zones:
 *
 * Highlights deployment zones and the entry points of reinforcements.
 */
void
rdt_editor_highlights_show_zones (RdtOverlay     *overlay,
                                  const RdtSetup *setup)
{
  const RdtGrid *grid = &setup->grid;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      RdtPlace place = rdt_place_of (grid, cell);

      overlay->zones[cell] = RDT_NO_SIDE;
      overlay->entries[cell] = RDT_NO_SIDE;
      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        if (rdt_zone_has (setup->sides[side].deploy, place))
          overlay->zones[cell] = side;
    }

  rdt_overlay_find_borders (overlay, grid);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    show_entries (overlay, setup, side);
}

/**
 * rdt_editor_highlights_show_units:
 * @units: as listed by rdt_editor_list_units()
 *
 * Highlights where units are, or would be after a move by the same distance.
 */
void
rdt_editor_highlights_show_units (RdtOverlay     *overlay,
                                  const RdtSetup *setup,
                                  const GArray   *units,
                                  RdtPlace        from,
                                  RdtPlace        to)
{
  g_autoptr(GArray) places = rdt_unit_group_list_at (units, setup, from, to);
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (guint i = 0; i < places->len; i++)
    {
      RdtPlace place = g_array_index (places, RdtPlace, i);
      RdtCell cell = rdt_grid_cell_at (&setup->grid, place.column, place.row);

      if (cell != RDT_NO_CELL)
        g_array_append_val (cells, cell);
    }

  rdt_editor_highlights_show_cells (overlay, cells);
}
