/* rdt-painter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-painter.h"

#include "rdt-coordinates.h"
#include "rdt-earthwork.h"
#include "rdt-ground.h"
#include "rdt-marker.h"
#include "rdt-names.h"
#include "rdt-road.h"
#include "rdt-town.h"
#include "rdt-water.h"
#include "rdt-woods.h"

/* Draws boards on every surface: screen, paper, files.  It depends only on its
 * arguments, and restores the cairo context.
 */

/**
 * rdt_painter_draw_ground:
 * @parts: %RdtPainterParts
 *
 * Draws what seldom changes during a battle.
 */
void
rdt_painter_draw_ground (const RdtBrush *brush,
                         guint           parts)
{
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);

  if ((parts & RDT_PAINTER_BARE) == 0)
    rdt_ground_draw_sheet (brush);
  rdt_ground_draw (brush);

  /* Only what may extend beyond the board is clipped: SVG repeats the clip for each
   * path inside it.
   */
  cairo_save (brush->cr);
  rdt_ground_trace_edge (brush);
  cairo_clip (brush->cr);
  rdt_ground_draw_relief (brush);
  rdt_woods_draw_floor (brush);
  rdt_town_draw_ground (brush);
  rdt_water_draw_rivers (brush);
  rdt_road_draw (brush);
  rdt_water_draw_crossings (brush);
  cairo_restore (brush->cr);

  cairo_save (brush->cr);
  rdt_woods_draw_trees (brush);
  rdt_town_draw_buildings (brush);
  rdt_earthwork_draw (brush);
  cairo_restore (brush->cr);

  rdt_ground_draw_grid (brush);

  if ((parts & RDT_PAINTER_LABELS) != 0)
    rdt_coordinates_draw (brush);

  cairo_restore (brush->cr);
}

/**
 * rdt_painter_draw_marks:
 *
 * Draws marks on the ground: objectives, exits, gas.
 */
void
rdt_painter_draw_marks (const RdtBrush *brush)
{
  cairo_save (brush->cr);
  cairo_new_path (brush->cr);
  rdt_marker_draw_objectives (brush);
  rdt_marker_draw_exits (brush);
  rdt_marker_draw_gas (brush);
  cairo_restore (brush->cr);
}

/**
 * rdt_painter_draw_board:
 * @parts: %RdtPainterParts
 *
 * Draws the board without the layers over it: counters, highlights and names.
 */
void
rdt_painter_draw_board (const RdtBrush *brush,
                        guint           parts)
{
  rdt_painter_draw_ground (brush, parts);
  rdt_painter_draw_marks (brush);
}

/**
 * rdt_painter_draw_units:
 *
 * Draws the counters from bottom to top.
 */
void
rdt_painter_draw_units (const RdtBrush *brush)
{
  cairo_save (brush->cr);
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < brush->picture->n_counters; i++)
      {
        const RdtCounter *counter = &brush->picture->counters[i];

        if (counter->is_top == pass && rdt_brush_shows (brush, counter->cell))
          rdt_counter_draw (counter, brush);
      }
  cairo_restore (brush->cr);
}

/* Where a name is too long to be beside units they are over it, as their facing matters
 * more.
 */
static void
draw_names (const RdtBrush *brush,
            guint           parts)
{
  RdtBrush within = *brush;
  RdtBox boxes[RDT_MAX_NAMES];
  guint n = rdt_names_draw (brush, boxes);

  for (guint i = 0; i < n && (parts & RDT_PAINTER_UNITS) != 0; i++)
    {
      within.clip = boxes[i];
      cairo_save (brush->cr);
      cairo_rectangle (brush->cr, boxes[i].x, boxes[i].y, boxes[i].width, boxes[i].height);
      cairo_clip (brush->cr);
      rdt_painter_draw_units (&within);
      cairo_restore (brush->cr);
    }
}

/**
 * rdt_painter_draw:
 * @overlay: (nullable): the highlights
 * @parts: %RdtPainterParts
 *
 * Draws a board with everything on it.
 */
void
rdt_painter_draw (const RdtBrush   *brush,
                  const RdtOverlay *overlay,
                  guint             parts)
{
  gboolean has_overlay = overlay != NULL && (parts & RDT_PAINTER_OVERLAY) != 0;

  rdt_painter_draw_ground (brush, parts);
  rdt_painter_draw_marks (brush);

  cairo_save (brush->cr);

  if (has_overlay)
    rdt_overlay_draw_below (overlay, brush);

  if ((parts & RDT_PAINTER_UNITS) != 0)
    rdt_painter_draw_units (brush);

  if (has_overlay)
    {
      rdt_overlay_draw_above (overlay, brush);
      rdt_overlay_draw_pointer (overlay, brush);
    }

  draw_names (brush, parts);

  if (has_overlay)
    rdt_overlay_draw_figures (overlay, brush);

  cairo_restore (brush->cr);
}
