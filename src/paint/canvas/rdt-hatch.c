/* rdt-hatch.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-hatch.h"

#include <math.h>

/* Traces parallel lines across the clip, aligned to the coordinates of the board,
 * so that they connect from cell to cell.
 */
static void
trace_lines (cairo_t *cr,
             double   spacing,
             double   slope)
{
  double left, top, right, bottom;
  double first;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);

  if (slope == 0)
    {
      first = ceil (top / spacing) * spacing;
      for (double y = first; y < bottom; y += spacing)
        {
          cairo_move_to (cr, left, y);
          cairo_line_to (cr, right, y);
        }
      return;
    }

  /* Lines y = slope · x + c. */
  first = floor ((slope > 0 ? top - right : top + left) / spacing) * spacing;
  for (double c = first; c < (slope > 0 ? bottom - left : bottom + right); c += spacing)
    {
      cairo_move_to (cr, left, slope * left + c);
      cairo_line_to (cr, right, slope * right + c);
    }
}

static void
trace_dots (cairo_t *cr,
            double   spacing)
{
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);

  for (double y = ceil (top / spacing) * spacing; y < bottom; y += spacing)
    for (double x = ceil (left / spacing) * spacing; x < right; x += spacing)
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, x, y, spacing * 0.14, 0, 2 * M_PI);
      }
}

/**
 * rdt_hatch_draw:
 * @spacing: the distance of the lines
 *
 * Draws a hatch over the clip with the current source.
 */
void
rdt_hatch_draw (RdtHatch  self,
                cairo_t  *cr,
                double    spacing)
{
  cairo_new_path (cr);

  switch (self)
    {
    case RDT_HATCH_RISING:
      trace_lines (cr, spacing, -1);
      break;

    case RDT_HATCH_FALLING:
      trace_lines (cr, spacing, 1);
      break;

    case RDT_HATCH_CROSSED:
      trace_lines (cr, spacing, -1);
      trace_lines (cr, spacing, 1);
      break;

    case RDT_HATCH_LEVEL:
      trace_lines (cr, spacing * 0.7, 0);
      break;

    case RDT_HATCH_DOTS:
      trace_dots (cr, spacing);
      cairo_fill (cr);
      return;

    case RDT_HATCH_SOLID:
    case RDT_HATCH_NONE:
      return;
    }

  cairo_set_line_width (cr, spacing * 0.1);
  cairo_stroke (cr);
}
