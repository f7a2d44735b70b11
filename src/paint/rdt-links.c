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

/* The two of some links that lead most straight through a cell. */
static guint8
find_main_links (const RdtGrid *grid,
                 guint8         links)
{
  guint n = rdt_grid_get_n_facings (grid);
  guint least = n;
  guint8 best = links;

  for (guint8 first = links; first != 0; first &= first - 1)
    for (guint8 second = first & (first - 1); second != 0; second &= second - 1)
      {
        guint apart = rdt_lowest_bit (second) - rdt_lowest_bit (first);
        guint bend = ABS ((int) n / 2 - (int) apart);

        if (bend >= least)
          continue;

        least = bend;
        best = 1 << rdt_lowest_bit (first) | 1 << rdt_lowest_bit (second);
      }

  return best;
}

/* Where all that runs through a cell meets: on its main line. */
static RdtPoint
find_meeting (const RdtBrush *brush,
              RdtLinkKind     kind,
              RdtCell         cell,
              guint8          main_links)
{
  RdtPoint middle = find_middle (brush, kind, cell);

  if (__builtin_popcount (main_links) != 2)
    return middle;

  return cut_corner (middle, rdt_layout_get_center (brush->layout, cell),
                     rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (main_links)),
                     rdt_layout_get_side (brush->layout, cell,
                                          rdt_lowest_bit (main_links & (main_links - 1))));
}

/* A branch leaves the cell at a right angle to its side, as a line through it
 * does, and bends to where it meets the others.
 */
static void
trace_branch (const RdtBrush *brush,
              RdtCell         cell,
              RdtPoint        meeting,
              RdtFacing       facing)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  RdtPoint side = rdt_layout_get_side (brush->layout, cell, facing);

  cairo_move_to (brush->cr, side.x, side.y);
  cairo_curve_to (brush->cr,
                  side.x + (center.x - side.x) * 0.45, side.y + (center.y - side.y) * 0.45,
                  meeting.x + (side.x - meeting.x) * 0.3, meeting.y + (side.y - meeting.y) * 0.3,
                  meeting.x, meeting.y);
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
  guint8 main_links = find_main_links (&brush->layout->grid, links);
  RdtPoint meeting = find_meeting (brush, kind, cell, main_links);

  if (__builtin_popcount (main_links) == 2)
    {
      trace_through (brush, cell, find_middle (brush, kind, cell), main_links);
      links &= ~main_links;
    }
  else
    {
      /* A point with round ends is a pond or a yard. */
      cairo_move_to (brush->cr, meeting.x, meeting.y);
      cairo_line_to (brush->cr, meeting.x, meeting.y);
    }

  for (; links != 0; links &= links - 1)
    trace_branch (brush, cell, meeting, rdt_lowest_bit (links));
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
  middle = find_meeting (brush, kind, cell, find_main_links (&brush->layout->grid, links));
  distance = hypot (point.x - middle.x, point.y - middle.y);

  for (; links != 0; links &= links - 1)
    {
      RdtPoint side = rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (links));

      distance = MIN (distance, get_distance_to_segment (point, side, middle));
    }

  return distance;
}
