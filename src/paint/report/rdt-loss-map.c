/* rdt-loss-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-loss-map.h"

#include "rdt-painter.h"

/* The number of marks in a row of a cell. */
#define IN_A_ROW 3

/* Their distance in cells, and their relative size. */
#define PITCH       0.33
#define SHARED_SIZE 0.55

/* How many of the first marks are in a cell. */
static guint
count_in_cell (const RdtLossMark *marks,
               guint              n_marks,
               RdtCell            cell)
{
  guint n = 0;

  for (guint i = 0; i < n_marks; i++)
    n += marks[i].cell == cell;

  return n;
}

/* An upright cross for the first side, a diagonal one for the second: sides differ
 * by more than colour.
 */
static void
trace_cross (const RdtBrush *brush,
             RdtPoint        at,
             double          arm,
             RdtSide         side)
{
  double slant = side == 0 ? 0 : arm * 0.75;

  cairo_move_to (brush->cr, at.x - (side == 0 ? arm : slant), at.y - slant);
  cairo_line_to (brush->cr, at.x + (side == 0 ? arm : slant), at.y + slant);
  cairo_move_to (brush->cr, at.x + slant, at.y - (side == 0 ? arm : slant));
  cairo_line_to (brush->cr, at.x - slant, at.y + (side == 0 ? arm : slant));
}

/* Several marks in a cell are smaller, in centred rows.  An edge sets dark sides off dark
 * ground.
 */
static void
draw_mark (const RdtBrush    *brush,
           const RdtLossMark *marks,
           guint              n_marks,
           guint              index)
{
  RdtCell cell = marks[index].cell;
  guint n = count_in_cell (marks, n_marks, cell);
  guint before = count_in_cell (marks, index, cell);
  guint n_rows = (n + IN_A_ROW - 1) / IN_A_ROW;
  double size = brush->layout->cell * (n > 1 ? SHARED_SIZE : 1);
  double pitch = brush->layout->cell * PITCH;
  RdtPoint at = rdt_layout_get_center (brush->layout, cell);

  at.x += pitch * (before % IN_A_ROW - (MIN (n, IN_A_ROW) - 1) / 2.0);
  at.y += pitch * (before / IN_A_ROW - (n_rows - 1) / 2.0);

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  trace_cross (brush, at, size * 0.26, marks[index].side);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.26);
  trace_cross (brush, at, size * 0.26, marks[index].side);
  rdt_brush_stroke (brush, RDT_INK_MARK, size * 0.2);
  trace_cross (brush, at, size * 0.26, marks[index].side);
  rdt_brush_stroke (brush, rdt_ink_for_side (RDT_INK_SIDE_A, marks[index].side), size * 0.13);
}

/**
 * rdt_loss_map_draw:
 * @marks: (array length=n_marks): where units were destroyed
 *
 * Draws a board without units, with marks where units were destroyed.
 */
void
rdt_loss_map_draw (const RdtBrush    *brush,
                   const RdtLossMark *marks,
                   guint              n_marks)
{
  rdt_painter_draw (brush, NULL, RDT_PAINTER_BARE);

  for (guint i = 0; i < n_marks; i++)
    if (marks[i].cell != RDT_NO_CELL)
      draw_mark (brush, marks, n_marks, i);
}
