/* rdt-road.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-road.h"

#include "rdt-links.h"

/* In cells. */
#define ROAD_WIDTH  0.13
#define EDGE_WIDTH  0.018
#define VERGE_WIDTH 0.23

static void
trace_roads (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_link_has (rdt_picture_get_terrain (brush->picture, cell), RDT_LINK_ROAD)
        && rdt_brush_shows (brush, cell))
      rdt_links_trace (brush, RDT_LINK_ROAD, cell);
}

/**
 * rdt_road_draw:
 *
 * Draws roads, connected across the edges of their cells.
 */
void
rdt_road_draw (const RdtBrush *brush)
{
  double size = brush->layout->cell;
  double edge = MAX (EDGE_WIDTH * size, brush->layout->hairline);

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  trace_roads (brush);
  rdt_brush_stroke (brush, RDT_INK_ROAD_VERGE, size * VERGE_WIDTH);
  trace_roads (brush);
  rdt_brush_stroke (brush, RDT_INK_ROAD_EDGE, size * ROAD_WIDTH + edge);
  trace_roads (brush);
  rdt_brush_stroke (brush, RDT_INK_ROAD, size * ROAD_WIDTH - edge);

  cairo_restore (brush->cr);
}
