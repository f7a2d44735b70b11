/* rdt-town.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-town.h"

#include <math.h>

#include "rdt-links.h"
#include "rdt-outline.h"

/**
 * Plot:
 * @x: of its middle from the cell's, in cells
 * @length: of the house, along x
 *
 * Where a house stands; round the edge of the cell, where counters leave room.
 */
typedef struct
{
  double x;
  double y;
  double length;
  double depth;
} Plot;

static const Plot plots[] = {
  { .x = -0.31, .y = -0.35, .length = 0.22, .depth = 0.13 },
  { .x = 0.02, .y = -0.36, .length = 0.18, .depth = 0.14 },
  { .x = 0.33, .y = -0.32, .length = 0.15, .depth = 0.2 },
  { .x = -0.37, .y = 0.01, .length = 0.13, .depth = 0.24 },
  { .x = 0.37, .y = 0.04, .length = 0.13, .depth = 0.2 },
  { .x = -0.32, .y = 0.34, .length = 0.19, .depth = 0.15 },
  { .x = -0.02, .y = 0.36, .length = 0.2, .depth = 0.12 },
  { .x = 0.31, .y = 0.34, .length = 0.18, .depth = 0.15 },
  { .x = 0.0, .y = 0.0, .length = 0.22, .depth = 0.16 },
};

#define ROOM_BESIDE_ROAD 0.14

static gboolean
find_towns (const RdtPicture *picture,
            guint8           *cells)
{
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      cells[cell] = rdt_picture_get_terrain (picture, cell)->ground == RDT_GROUND_BUILT_UP;
      found = found || cells[cell];
    }

  return found;
}

/* A roof with its ridge along the longer side, lit from the north-west. */
static void
draw_house (const RdtBrush *brush,
            RdtPoint        at,
            const Plot     *plot,
            double          turn)
{
  double size = brush->layout->cell;
  gboolean is_wide = plot->length >= plot->depth;
  double length = size * plot->length;
  double depth = size * plot->depth;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, turn);

  cairo_rectangle (brush->cr, -length / 2 + size * 0.025, -depth / 2 + size * 0.025, length, depth);
  rdt_brush_fill (brush, RDT_INK_SHADE);

  cairo_rectangle (brush->cr, -length / 2, -depth / 2, length, depth);
  rdt_brush_fill (brush, RDT_INK_ROOF);

  if (is_wide)
    cairo_rectangle (brush->cr, -length / 2, 0, length, depth / 2);
  else
    cairo_rectangle (brush->cr, 0, -depth / 2, length / 2, depth);
  rdt_brush_fill (brush, RDT_INK_ROOF_SHADED);

  cairo_rectangle (brush->cr, -length / 2, -depth / 2, length, depth);
  rdt_brush_stroke (brush, RDT_INK_ROOF_EDGE, MAX (brush->layout->hairline * 0.8, size * 0.012));
  cairo_restore (brush->cr);
}

static void
draw_houses (const RdtBrush *brush,
             RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      RdtPoint at = {
        .x = center.x + size * (plots[i].x + (rdt_brush_noise (cell, 200 + i) - 0.5) * 0.05),
        .y = center.y + size * (plots[i].y + (rdt_brush_noise (cell, 220 + i) - 0.5) * 0.05),
      };
      double needed = size * (ROOM_BESIDE_ROAD + MIN (plots[i].length, plots[i].depth) / 3);

      if (rdt_links_get_distance (brush, RDT_LINK_ROAD, cell, at) > needed)
        draw_house (brush, at, &plots[i], (rdt_brush_noise (cell, 240 + i) - 0.5) * 0.3);
    }
}

/**
 * rdt_town_draw_ground:
 *
 * Draws yards and streets, which lie below the roads.
 */
void
rdt_town_draw_ground (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  RdtOutline outline = { .cells = cells, .inset = 0.035, .roundness = 0.35 };

  if (!find_towns (brush->picture, cells))
    return;

  rdt_outline_trace (&outline, brush);
  rdt_brush_fill_and_stroke (brush, RDT_INK_BUILT_UP, RDT_INK_BUILT_UP_EDGE,
                             MAX (brush->layout->hairline, brush->layout->cell * 0.015));
}

void
rdt_town_draw_buildings (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];

  if (!find_towns (brush->picture, cells) || !rdt_brush_has_detail (brush))
    return;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (cells[cell] && rdt_brush_shows (brush, cell))
      draw_houses (brush, cell);
}
