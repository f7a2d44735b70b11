/* rdt-pointer.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pointer.h"

#include <math.h>

/* The length of each arm of the cursor's corners, relative to the side of a cell. */
#define CURSOR_ARM 0.3

/* Draws a line with a halo. */
static void
stroke_with_halo (const RdtBrush *brush,
                  RdtInkName      ink,
                  double          width)
{
  cairo_path_t *path = cairo_copy_path (brush->cr);

  rdt_brush_stroke (brush, RDT_INK_HALO, width * 2);
  cairo_append_path (brush->cr, path);
  cairo_path_destroy (path);
  rdt_brush_stroke (brush, ink, width);
}

/**
 * rdt_pointer_draw_sight:
 * @block: the cell that blocks it, or %RDT_NO_CELL
 *
 * Draws a line of sight, dashed with a cross at what blocks it.
 */
void
rdt_pointer_draw_sight (const RdtBrush *brush,
                        RdtCell         from,
                        RdtCell         to,
                        RdtCell         block)
{
  RdtPoint a = rdt_layout_get_center (brush->layout, from);
  RdtPoint b = rdt_layout_get_center (brush->layout, to);
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.1, size * 0.08 };
  gboolean is_blocked = block != RDT_NO_CELL;

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  if (is_blocked)
    cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (brush->cr, a.x, a.y);
  cairo_line_to (brush->cr, b.x, b.y);
  stroke_with_halo (brush, is_blocked ? RDT_INK_BLOCKED : RDT_INK_SIGHT, size * 0.03);
  cairo_restore (brush->cr);

  if (is_blocked)
    {
      RdtPoint at = rdt_layout_get_center (brush->layout, block);
      double arm = size * 0.2;

      cairo_move_to (brush->cr, at.x - arm, at.y - arm);
      cairo_line_to (brush->cr, at.x + arm, at.y + arm);
      cairo_move_to (brush->cr, at.x - arm, at.y + arm);
      cairo_line_to (brush->cr, at.x + arm, at.y - arm);
      stroke_with_halo (brush, RDT_INK_BLOCKED, size * 0.06);
    }
}

/**
 * rdt_pointer_draw_lob:
 *
 * Draws the line of indirect fire as an arc over what is between.
 */
void
rdt_pointer_draw_lob (const RdtBrush *brush,
                      RdtCell         from,
                      RdtCell         to)
{
  RdtPoint a = rdt_layout_get_center (brush->layout, from);
  RdtPoint b = rdt_layout_get_center (brush->layout, to);
  double size = brush->layout->cell;
  double rise = hypot (b.x - a.x, b.y - a.y) * 0.22;
  const double dashes[] = { size * 0.14, size * 0.06 };

  /* It curves upwards; for a vertical shot, to the right. */
  RdtPoint normal = { (b.y - a.y), -(b.x - a.x) };
  double length = hypot (normal.x, normal.y);
  double way = normal.y > 0 ? -rise / length : rise / length;

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_move_to (brush->cr, a.x, a.y);
  cairo_curve_to (brush->cr,
                  a.x + (b.x - a.x) * 0.25 + normal.x * way,
                  a.y + (b.y - a.y) * 0.25 + normal.y * way,
                  a.x + (b.x - a.x) * 0.75 + normal.x * way,
                  a.y + (b.y - a.y) * 0.75 + normal.y * way,
                  b.x, b.y);
  stroke_with_halo (brush, RDT_INK_SIGHT, size * 0.03);
  cairo_restore (brush->cr);
}

/* A point for the facing of the unit. */
static void
draw_facing (const RdtBrush *brush,
             RdtPoint        at,
             RdtFacing       facing)
{
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, facing));
  cairo_move_to (brush->cr, 0, -size * 0.46);
  cairo_line_to (brush->cr, size * 0.18, -size * 0.24);
  cairo_line_to (brush->cr, -size * 0.18, -size * 0.24);
  cairo_close_path (brush->cr);
  cairo_restore (brush->cr);
  rdt_brush_fill_and_stroke (brush, RDT_INK_PATH, RDT_INK_HALO, size * 0.03);
}

/**
 * rdt_pointer_draw_path:
 * @facing: the facing at its end, or %RDT_NO_FACING
 *
 * Draws the path of a possible move.
 */
void
rdt_pointer_draw_path (const RdtBrush *brush,
                       RdtCell         from,
                       const RdtCell  *path,
                       guint           n_path,
                       RdtFacing       facing)
{
  RdtPoint at = rdt_layout_get_center (brush->layout, from);
  double size = brush->layout->cell;

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (brush->cr, at.x, at.y);

  for (guint i = 0; i < n_path; i++)
    {
      at = rdt_layout_get_center (brush->layout, path[i]);
      cairo_line_to (brush->cr, at.x, at.y);
    }
  stroke_with_halo (brush, RDT_INK_PATH, size * 0.055);

  for (guint i = 0; i + 1 < n_path; i++)
    {
      RdtPoint step = rdt_layout_get_center (brush->layout, path[i]);

      cairo_arc (brush->cr, step.x, step.y, size * 0.055, 0, 2 * M_PI);
      rdt_brush_fill_and_stroke (brush, RDT_INK_HALO, RDT_INK_PATH, size * 0.03);
    }

  if (facing != RDT_NO_FACING)
    draw_facing (brush, at, facing);
}

/**
 * rdt_pointer_draw_event:
 * @from: the cell of its cause, or %RDT_NO_CELL
 * @to: the cell of its effect
 *
 * Marks the last event.
 */
void
rdt_pointer_draw_event (const RdtBrush *brush,
                        RdtCell         from,
                        RdtCell         to)
{
  RdtPoint b = rdt_layout_get_center (brush->layout, to);
  double size = brush->layout->cell;

  if (from != RDT_NO_CELL && from != to)
    {
      RdtPoint a = rdt_layout_get_center (brush->layout, from);
      double angle = atan2 (b.y - a.y, b.x - a.x);
      double head = size * 0.14;

      b.x -= cos (angle) * size * 0.3;
      b.y -= sin (angle) * size * 0.3;
      cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
      cairo_move_to (brush->cr, a.x, a.y);
      cairo_line_to (brush->cr, b.x, b.y);
      cairo_move_to (brush->cr, b.x - head * cos (angle - 0.6), b.y - head * sin (angle - 0.6));
      cairo_line_to (brush->cr, b.x, b.y);
      cairo_line_to (brush->cr, b.x - head * cos (angle + 0.6), b.y - head * sin (angle + 0.6));
      stroke_with_halo (brush, RDT_INK_EVENT, size * 0.04);
      return;
    }

  cairo_arc (brush->cr, b.x, b.y, size * 0.44, 0, 2 * M_PI);
  stroke_with_halo (brush, RDT_INK_EVENT, size * 0.03);
}

/* A wedge on an edge of the cell that points at its centre. */
static void
draw_wedge (const RdtBrush *brush,
            RdtCell         cell,
            RdtFacing       facing)
{
  RdtPoint at = rdt_layout_get_side (brush->layout, cell, facing);
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, facing));
  cairo_move_to (brush->cr, 0, size * 0.1);
  cairo_line_to (brush->cr, size * 0.11, -size * 0.07);
  cairo_line_to (brush->cr, -size * 0.11, -size * 0.07);
  cairo_close_path (brush->cr);
  cairo_restore (brush->cr);
  rdt_brush_fill_and_stroke (brush, RDT_INK_PATH, RDT_INK_HALO, size * 0.03);
}

/**
 * rdt_pointer_draw_guide:
 *
 * Marks a cell for a guided battle: a frame with wedges.
 */
void
rdt_pointer_draw_guide (const RdtBrush *brush,
                        RdtCell         cell)
{
  double width = MAX (brush->layout->cell * 0.05, 2.0);

  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_HALO, width * 1.8);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_PATH, width);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&brush->layout->grid); facing++)
    draw_wedge (brush, cell, facing);
}

/* A solid arrowhead that ends short of the centre of a cell. */
static void
draw_head (const RdtBrush *brush,
           RdtPoint        at,
           double          angle)
{
  double size = brush->layout->cell;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, angle);
  cairo_move_to (brush->cr, size * 0.06, 0);
  cairo_line_to (brush->cr, -size * 0.2, -size * 0.15);
  cairo_line_to (brush->cr, -size * 0.2, size * 0.15);
  cairo_close_path (brush->cr);
  cairo_restore (brush->cr);
  rdt_brush_fill_and_stroke (brush, RDT_INK_CHOICE, RDT_INK_HALO, size * 0.03);
}

/**
 * rdt_pointer_draw_advice:
 * @cells: the path from a unit to where its order takes effect
 * @n_cells: its length; a single cell gets a ring
 *
 * Draws a suggested order as a dashed line, unlike a path that a player has
 * chosen.
 */
void
rdt_pointer_draw_advice (const RdtBrush *brush,
                         const RdtCell  *cells,
                         guint           n_cells)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.16, size * 0.1 };
  RdtPoint before = rdt_layout_get_center (brush->layout, cells[0]);
  RdtPoint at = before;

  cairo_save (brush->cr);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (n_cells == 1)
    cairo_arc (brush->cr, at.x, at.y, size * 0.42, 0, 2 * M_PI);
  else
    cairo_move_to (brush->cr, at.x, at.y);

  for (guint i = 1; i < n_cells; i++)
    {
      before = at;
      at = rdt_layout_get_center (brush->layout, cells[i]);
      cairo_line_to (brush->cr, at.x, at.y);
    }
  stroke_with_halo (brush, RDT_INK_CHOICE, size * 0.07);
  cairo_restore (brush->cr);

  if (n_cells > 1)
    draw_head (brush, at, atan2 (at.y - before.y, at.x - before.x));
}

/**
 * rdt_pointer_draw_hover:
 *
 * Marks the cell of the pointer.
 */
void
rdt_pointer_draw_hover (const RdtBrush *brush,
                        RdtCell         cell)
{
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_CURSOR, MAX (brush->layout->cell * 0.02,
                                                brush->layout->hairline));
}

/**
 * rdt_pointer_draw_cursor:
 *
 * Draws the keyboard cursor: the corners of a ring, unlike the frame of an objective, that
 * are visible in all sizes.
 */
void
rdt_pointer_draw_cursor (const RdtBrush *brush,
                         RdtCell         cell)
{
  RdtPoint corners[RDT_MAX_CORNERS];
  double width = MAX (brush->layout->cell * 0.05, 2);
  double side, dashes[2];

  rdt_layout_get_corners (brush->layout, cell, corners);
  side = hypot (corners[1].x - corners[0].x, corners[1].y - corners[0].y);
  dashes[0] = side * 2 * CURSOR_ARM;
  dashes[1] = side - dashes[0];

  cairo_save (brush->cr);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), side * CURSOR_ARM);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_HALO, width * 2);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_CURSOR, width);
  cairo_restore (brush->cr);
}
