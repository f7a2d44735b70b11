/* rdt-loss-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-loss-map.h"

#include "rdt-painter.h"

/* So many marks stand beside each other in a cell. */
#define IN_A_ROW 3

/* How many of the marks before one are in its cell. */
static guint
count_before (const RdtLossMark *marks,
              guint              index)
{
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += marks[i].cell == marks[index].cell;

  return n;
}

/* A cross for the first side, a slanting one for the other: sides differ by more
 * than colour.
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

static void
draw_mark (const RdtBrush    *brush,
           const RdtLossMark *marks,
           guint              index)
{
  double size = brush->layout->cell;
  RdtPoint at = rdt_layout_get_center (brush->layout, marks[index].cell);
  guint n = count_before (marks, index);

  at.x += size * 0.26 * ((int) (n % IN_A_ROW) - (n > 0 ? 1 : 0));
  at.y += size * 0.26 * (n / IN_A_ROW);

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  trace_cross (brush, at, size * 0.26, marks[index].side);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.24);
  trace_cross (brush, at, size * 0.26, marks[index].side);
  rdt_brush_stroke (brush, rdt_ink_for_side (RDT_INK_SIDE_A, marks[index].side), size * 0.13);
}

/**
 * rdt_loss_map_draw:
 * @marks: (array length=n_marks): where units were destroyed
 *
 * Draws a board without units, and where they fell.
 */
void
rdt_loss_map_draw (const RdtBrush    *brush,
                   const RdtLossMark *marks,
                   guint              n_marks)
{
  rdt_painter_draw (brush, NULL, RDT_PAINTER_BARE);

  for (guint i = 0; i < n_marks; i++)
    if (marks[i].cell != RDT_NO_CELL)
      draw_mark (brush, marks, i);
}
