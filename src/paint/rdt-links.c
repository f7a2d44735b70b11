/* rdt-links.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-links.h"

#include <math.h>

/* How far a line strays from a cell's middle where it can, in cells. */
#define STRAY 0.09

static gboolean
has_line (const RdtBrush *brush,
          RdtLinkKind     kind,
          RdtCell         cell)
{
  return rdt_link_has (rdt_picture_get_terrain (brush->picture, cell), kind);
}

/* Where the lines of a cell meet.  A crossing keeps road and river straight. */
static RdtPoint
find_middle (const RdtBrush *brush,
             RdtLinkKind     kind,
             RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell * STRAY;

  if (has_line (brush, RDT_LINK_ROAD, cell)
      && has_line (brush, RDT_LINK_RIVER, cell))
    return center;

  return (RdtPoint) {
    .x = center.x + (rdt_brush_noise (cell, 10 + kind) - 0.5) * 2 * size,
    .y = center.y + (rdt_brush_noise (cell, 20 + kind) - 0.5) * 2 * size,
  };
}

/* A bend cuts the corner. */
static RdtPoint
cut_corner (RdtPoint middle,
            RdtPoint center,
            RdtPoint from,
            RdtPoint to)
{
  return (RdtPoint) {
    .x = middle.x + ((from.x + to.x) / 2 - center.x) * 0.5,
    .y = middle.y + ((from.y + to.y) / 2 - center.y) * 0.5,
  };
}

/* A line through a cell leaves it at a right angle to its sides, so that it
 * is smooth from cell to cell, and strays on its way through the middle.
 */
static void
trace_through (const RdtBrush *brush,
               RdtCell         cell,
               RdtPoint        middle,
               guint8          links)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  RdtPoint from = rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links));
  RdtPoint to = rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links & (links - 1)));
  RdtPoint bend = {
    .x = (to.x - from.x) * 0.18,
    .y = (to.y - from.y) * 0.18,
  };

  middle = cut_corner (middle, center, from, to);
  cairo_move_to (brush->cr, from.x, from.y);
  cairo_curve_to (brush->cr,
                  from.x + (center.x - from.x) * 0.45, from.y + (center.y - from.y) * 0.45,
                  middle.x - bend.x, middle.y - bend.y,
                  middle.x, middle.y);
  cairo_curve_to (brush->cr,
                  middle.x + bend.x, middle.y + bend.y,
                  to.x + (center.x - to.x) * 0.45, to.y + (center.y - to.y) * 0.45,
                  to.x, to.y);
}

/**
 * rdt_links_trace:
 *
 * Adds the lines of a cell to the path at hand.
 */
void
rdt_links_trace (const RdtBrush *brush,
                 RdtLinkKind     kind,
                 RdtCell         cell)
{
  guint8 links = rdt_link_find (brush->picture->setup, kind, cell);
  RdtPoint middle = find_middle (brush, kind, cell);

  if (__builtin_popcount (links) == 2)
    {
      trace_through (brush, cell, middle, links);
      return;
    }

  /* A point with round ends is a pond or a yard. */
  cairo_move_to (brush->cr, middle.x, middle.y);
  cairo_line_to (brush->cr, middle.x, middle.y);

  for (; links != 0; links &= links - 1)
    {
      RdtPoint side = rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links));

      cairo_move_to (brush->cr, side.x, side.y);
      cairo_line_to (brush->cr, middle.x, middle.y);
    }
}

static double
get_distance_to_segment (RdtPoint point,
                         RdtPoint from,
                         RdtPoint to)
{
  double dx = to.x - from.x;
  double dy = to.y - from.y;
  double along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy);

  along = CLAMP (along, 0.0, 1.0);

  return hypot (point.x - from.x - along * dx, point.y - from.y - along * dy);
}

/**
 * rdt_links_get_distance:
 *
 * Returns: how far a place is from the river or road of a cell, in units of
 *   the layout; very far if there is none
 */
double
rdt_links_get_distance (const RdtBrush *brush,
                        RdtLinkKind     kind,
                        RdtCell         cell,
                        RdtPoint        point)
{
  guint8 links;
  RdtPoint middle;
  double distance;

  if (!has_line (brush, kind, cell))
    return G_MAXDOUBLE;

  links = rdt_link_find (brush->picture->setup, kind, cell);
  middle = find_middle (brush, kind, cell);
  if (__builtin_popcount (links) == 2)
    middle = cut_corner (middle, rdt_layout_get_center (brush->layout, cell),
                         rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links)),
                         rdt_layout_get_side (brush->layout, cell,
                                              rdt_lowest_bit (links & (links - 1))));
  distance = hypot (point.x - middle.x, point.y - middle.y);

  for (; links != 0; links &= links - 1)
    {
      RdtPoint side = rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links));

      distance = MIN (distance, get_distance_to_segment (point, side, middle));
    }

  return distance;
}
