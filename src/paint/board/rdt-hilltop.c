/* rdt-hilltop.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-hilltop.h"

#include <math.h>

/* The penalty for a cell with trees, houses or works, as a distance in cells. */
#define HIDDEN 1.5

/* Collects the connected cells of the same height.
 *
 * Returns: whether they are a hilltop, without higher neighbours
 */
static gboolean
find_top (const RdtPicture *picture,
          RdtCell           from,
          gboolean         *seen,
          GArray           *cells)
{
  guint height = rdt_picture_get_terrain (picture, from)->height;
  gboolean is_top = TRUE;

  g_array_set_size (cells, 0);
  g_array_append_val (cells, from);
  seen[from] = TRUE;

  for (guint i = 0; i < cells->len; i++)
    for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&picture->grid); facing++)
      {
        RdtCell cell = rdt_grid_step (&picture->grid, g_array_index (cells, RdtCell, i), facing);
        guint other;

        if (cell == RDT_NO_CELL)
          continue;

        other = rdt_picture_get_terrain (picture, cell)->height;
        is_top = is_top && other <= height;
        if (other != height || seen[cell])
          continue;

        seen[cell] = TRUE;
        g_array_append_val (cells, cell);
      }

  return is_top;
}

/* Whether trees, houses or works leave little room for a number. */
static gboolean
is_hidden (const RdtBrush *brush,
           RdtCell         cell)
{
  const RdtTerrain *terrain = &brush->picture->setup->terrain[cell];

  return terrain->ground != RDT_GROUND_OPEN || terrain->works != 0;
}

/* The cell nearest to the centre of several cells; a cell with room is preferred. */
static RdtCell
find_central (const RdtBrush *brush,
              const GArray   *cells)
{
  const RdtLayout *layout = brush->layout;
  RdtPoint middle = { 0, 0 };
  double least = G_MAXDOUBLE;
  RdtCell best = RDT_NO_CELL;

  for (guint i = 0; i < cells->len; i++)
    {
      RdtPoint center = rdt_layout_get_center (layout, g_array_index (cells, RdtCell, i));

      middle.x += center.x / cells->len;
      middle.y += center.y / cells->len;
    }

  for (guint i = 0; i < cells->len; i++)
    {
      RdtCell cell = g_array_index (cells, RdtCell, i);
      RdtPoint center = rdt_layout_get_center (layout, cell);
      double distance = hypot (center.x - middle.x, center.y - middle.y);

      if (is_hidden (brush, cell))
        distance += layout->cell * HIDDEN;

      if (distance >= least - layout->cell * 0.01)
        continue;

      least = distance;
      best = cell;
    }

  return best;
}

/**
 * rdt_hilltops_find:
 *
 * Returns: (transfer full) (element-type RdtCell): the central cell of each
 *   hilltop
 */
GArray *
rdt_hilltops_find (const RdtBrush *brush)
{
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  GArray *tops = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  gboolean seen[RDT_MAX_CELLS] = { FALSE };

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (!seen[cell] && rdt_picture_get_terrain (brush->picture, cell)->height > 0
        && find_top (brush->picture, cell, seen, cells))
      {
        RdtCell top = find_central (brush, cells);

        g_array_append_val (tops, top);
      }

  return tops;
}
