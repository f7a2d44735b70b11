/* rdt-water.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-water.h"

#include <math.h>

#include "rdt-links.h"

/* All in cells. */
#define RIVER_WIDTH  0.4
#define SHORE_WIDTH  0.06
#define BANK_WIDTH   0.022
#define DEEP_WIDTH   0.2
#define RIPPLE_WIDTH 0.014
#define FORD_WIDTH   0.3
#define BRIDGE_WIDTH 0.2

#define N_STONES 14

static void
trace_rivers (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_link_has (rdt_picture_get_terrain (brush->picture, cell), RDT_LINK_RIVER)
        && rdt_brush_shows (brush, cell))
      rdt_links_trace (brush, RDT_LINK_RIVER, cell);
}

/* The direction of a crossing: along the road, or perpendicular to the river. */
static double
find_crossing_angle (const RdtBrush *brush,
                     RdtCell         cell)
{
  guint8 roads = rdt_link_find (brush->picture->setup, RDT_LINK_ROAD, cell);
  guint8 water = rdt_link_find (brush->picture->setup, RDT_LINK_RIVER, cell);

  if (roads != 0)
    return rdt_layout_get_angle (brush->layout, rdt_lowest_bit (roads));

  if (water == 0)
    return 0;

  return rdt_layout_get_angle (brush->layout, rdt_lowest_bit (water)) + M_PI_2;
}

static void
enter_crossing (const RdtBrush *brush,
                RdtCell         cell)
{
  RdtPoint ends[RDT_MAX_FACINGS];
  RdtPoint middle;

  rdt_links_find_lines (brush, RDT_LINK_RIVER, cell, &middle, ends);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, middle.x, middle.y);
  cairo_rotate (brush->cr, find_crossing_angle (brush, cell));
  cairo_scale (brush->cr, brush->layout->cell, brush->layout->cell);
}

/* Two rows of stones across the shallows along the track. */
static void
draw_stones (const RdtBrush *brush,
             RdtCell         cell)
{
  enter_crossing (brush, cell);
  for (guint i = 0; i < N_STONES; i++)
    {
      double x = (i % 2 == 0 ? -0.075 : 0.075) + (rdt_brush_noise (cell, 300 + i) - 0.5) * 0.05;
      double y = (i / 2 / (N_STONES / 2.0 - 1) - 0.5) * (RIVER_WIDTH - 0.12)
                 + (rdt_brush_noise (cell, 320 + i) - 0.5) * 0.03;

      cairo_new_sub_path (brush->cr);
      cairo_arc (brush->cr, x, y, 0.016 + 0.012 * rdt_brush_noise (cell, 340 + i), 0, 2 * M_PI);
    }
  rdt_palette_set_source (brush->palette, brush->cr, RDT_INK_RIVER_BANK);
  cairo_fill (brush->cr);
  cairo_restore (brush->cr);
}

/* Draws shallows in the river, with banks that open at the track. */
static void
draw_ford (const RdtBrush *brush,
           RdtCell         cell)
{
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  enter_crossing (brush, cell);
  cairo_scale (brush->cr, FORD_WIDTH / 2, RIVER_WIDTH / 2 + 0.06);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * M_PI);
  cairo_restore (brush->cr);
  cairo_clip (brush->cr);

  rdt_links_trace (brush, RDT_LINK_RIVER, cell);
  rdt_brush_stroke (brush, RDT_INK_RIVER_SHORE, size * (RIVER_WIDTH + BANK_WIDTH));
  rdt_links_trace (brush, RDT_LINK_RIVER, cell);
  rdt_brush_stroke (brush, RDT_INK_FORD, size * (RIVER_WIDTH - 0.5 * BANK_WIDTH));
  cairo_restore (brush->cr);

  draw_stones (brush, cell);
}

/* A deck of planks between two parapets that widen at the banks. */
static void
draw_bridge (const RdtBrush *brush,
             RdtCell         cell)
{
  const double length = RIVER_WIDTH + 0.16;

  enter_crossing (brush, cell);

  cairo_rectangle (brush->cr, -BRIDGE_WIDTH / 2, -length / 2, BRIDGE_WIDTH, length);
  rdt_palette_set_source (brush->palette, brush->cr, RDT_INK_BRIDGE);
  cairo_fill (brush->cr);

  rdt_palette_set_source (brush->palette, brush->cr, RDT_INK_BRIDGE_EDGE);
  for (double y = -length / 2 + 0.05; y < length / 2 - 0.02; y += 0.05)
    {
      cairo_move_to (brush->cr, -BRIDGE_WIDTH / 2, y);
      cairo_line_to (brush->cr, BRIDGE_WIDTH / 2, y);
    }
  cairo_set_line_width (brush->cr, 0.006);
  cairo_stroke (brush->cr);

  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (brush->cr, side * (BRIDGE_WIDTH / 2 + 0.06), -length / 2 - 0.04);
      cairo_line_to (brush->cr, side * BRIDGE_WIDTH / 2, -length / 2 + 0.03);
      cairo_line_to (brush->cr, side * BRIDGE_WIDTH / 2, length / 2 - 0.03);
      cairo_line_to (brush->cr, side * (BRIDGE_WIDTH / 2 + 0.06), length / 2 + 0.04);
    }
  cairo_set_line_width (brush->cr, 0.035);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (brush->cr);

  cairo_restore (brush->cr);
}

static void
draw_ripples (const RdtBrush *brush)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.14, size * 0.11, size * 0.05, size * 0.13 };

  if (!rdt_brush_has_detail (brush))
    return;

  cairo_save (brush->cr);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  trace_rivers (brush);
  rdt_brush_stroke (brush, RDT_INK_RIVER_RIPPLE, size * RIPPLE_WIDTH);
  cairo_restore (brush->cr);
}

/* Black ink cannot fill a stroke with a hatch: the water is a white stroke between
 * its banks, with lines along its course.
 */
static void
draw_water_in_ink (const RdtBrush *brush)
{
  double size = brush->layout->cell;

  trace_rivers (brush);
  rdt_brush_stroke (brush, RDT_INK_OPEN, size * (RIVER_WIDTH - 2 * BANK_WIDTH));

  for (guint i = 0; i < 3; i++)
    {
      double width = RIVER_WIDTH * (0.68 - 0.26 * i);

      trace_rivers (brush);
      rdt_brush_stroke (brush, RDT_INK_RIVER, size * width);
      trace_rivers (brush);
      rdt_brush_stroke (brush, RDT_INK_OPEN, size * (width - 0.03));
    }
}

/**
 * rdt_water_draw_rivers:
 *
 * Draws rivers.
 */
void
rdt_water_draw_rivers (const RdtBrush *brush)
{
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  trace_rivers (brush);
  rdt_brush_stroke (brush, RDT_INK_RIVER_SHORE, size * (RIVER_WIDTH + 2 * SHORE_WIDTH));
  trace_rivers (brush);
  rdt_brush_stroke (brush, RDT_INK_RIVER_BANK, size * RIVER_WIDTH);

  if (rdt_palette_is_ink (brush->palette))
    draw_water_in_ink (brush);
  else
    {
      trace_rivers (brush);
      rdt_brush_stroke (brush, RDT_INK_RIVER, size * (RIVER_WIDTH - 2 * BANK_WIDTH));
      trace_rivers (brush);
      rdt_brush_stroke (brush, RDT_INK_RIVER_DEEP, size * DEEP_WIDTH);
      draw_ripples (brush);
    }

  cairo_restore (brush->cr);
}

/**
 * rdt_water_draw_crossings:
 *
 * Draws fords and bridges, over the roads that lead to them.
 */
void
rdt_water_draw_crossings (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      const RdtTerrain *terrain = rdt_picture_get_terrain (brush->picture, cell);

      if (terrain->ground != RDT_GROUND_RIVER || !rdt_brush_shows (brush, cell))
        continue;

      if (terrain->crossing == RDT_CROSSING_FORD)
        draw_ford (brush, cell);
      else if (terrain->crossing == RDT_CROSSING_BRIDGE)
        draw_bridge (brush, cell);
    }
}
