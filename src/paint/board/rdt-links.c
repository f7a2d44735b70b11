/* rdt-links.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-links.h"

#include <math.h>

/* How far lines deviate where they can: from the centre of a cell, and from the
 * centre of the edge that they cross, in cells; and by how much they slant there.
 */
static const struct
{
  double middle;
  double edge;
  double slant;
} strays[] = {
  [RDT_LINK_ROAD] = { .middle = 0.08, .edge = 0.07, .slant = 0.3 },
  [RDT_LINK_RIVER] = { .middle = 0.13, .edge = 0.1, .slant = 0.45 },
};

/* How long a line keeps its direction at an edge, in cells. */
#define STIFFNESS 0.24

/* How much a line leans at an edge towards its course on both sides, and the
 * maximum, in radians.
 */
#define LEANING   0.8
#define MOST_LEAN 0.6

static gboolean
has_line (const RdtBrush *brush,
          RdtLinkKind     kind,
          RdtCell         cell)
{
  return rdt_link_has (rdt_picture_get_terrain (brush->picture, cell), kind);
}

/* Roads and rivers are straight at bridges and fords. */
static gboolean
is_crossing (const RdtBrush *brush,
             RdtCell         cell)
{
  return has_line (brush, RDT_LINK_RIVER, cell)
         && (has_line (brush, RDT_LINK_ROAD, cell)
             || rdt_picture_get_terrain (brush->picture, cell)->crossing != RDT_CROSSING_NONE);
}

/**
 * Gate:
 * @at: where a line crosses an edge of a cell
 * @inward: the unit vector of its direction there
 */
typedef struct
{
  RdtPoint at;
  RdtPoint inward;
} Gate;

/* The two of several links that make the straightest line through a cell. */
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

/* The point where a line that crosses an edge enters on the other side of the cell,
 * or ends in it.
 */
static RdtPoint
find_far_end (const RdtBrush *brush,
              RdtLinkKind     kind,
              RdtCell         cell,
              RdtFacing       facing)
{
  guint8 links = find_main_links (&brush->layout->grid,
                                  rdt_link_find (brush->picture->setup, kind, cell));
  guint8 others = links & ~(1 << facing);

  if (others == links || __builtin_popcount (others) != 1)
    return rdt_layout_get_center (brush->layout, cell);

  return rdt_layout_get_side (brush->layout, cell, rdt_lowest_bit (others));
}

/* The slant at an edge of a line that continues in the direction it came from: a
 * diagonal across the board stays straight, however many steps it has.
 */
static double
find_lean (const RdtBrush *brush,
           RdtLinkKind     kind,
           RdtCell         cell,
           RdtFacing       facing)
{
  guint n = rdt_grid_get_n_facings (&brush->layout->grid);
  RdtCell next = rdt_grid_step (&brush->layout->grid, cell, facing);
  double angle = rdt_layout_get_angle (brush->layout, facing);
  RdtPoint from, to;
  double lean;

  if (next == RDT_NO_CELL)
    return 0;

  from = find_far_end (brush, kind, cell, facing);
  to = find_far_end (brush, kind, next, (facing + n / 2) % n);
  lean = atan2 (-(from.x - to.x), from.y - to.y) - angle;

  return CLAMP (remainder (lean, 2 * M_PI) * LEANING, -MOST_LEAN, MOST_LEAN);
}

/* A line crosses an edge at a pseudorandom place and slant, the same for the cells
 * on both sides, so that it is smooth.
 */
static Gate
find_gate (const RdtBrush *brush,
           RdtLinkKind     kind,
           RdtCell         cell,
           RdtFacing       facing)
{
  const RdtGrid *grid = &brush->layout->grid;
  guint n = rdt_grid_get_n_facings (grid);
  RdtCell next = rdt_grid_step (grid, cell, facing);
  gboolean is_owner = next == RDT_NO_CELL || cell < next;
  RdtCell owner = is_owner ? cell : next;
  guint purpose = 500 + 32 * kind + (is_owner ? facing : (facing + n / 2) % n);
  double angle = rdt_layout_get_angle (brush->layout, facing);
  double shift = 0;
  double slant = 0;
  Gate gate = { .at = rdt_layout_get_side (brush->layout, cell, facing) };

  if (!is_crossing (brush, cell) && (next == RDT_NO_CELL || !is_crossing (brush, next)))
    {
      double lean = find_lean (brush, kind, cell, facing);

      shift = (rdt_brush_noise (owner, purpose) - 0.5) * 2 * strays[kind].edge;
      slant = (rdt_brush_noise (owner, purpose + 16) - 0.5) * 2 * strays[kind].slant
              * (1 - fabs (lean) / MOST_LEAN) + lean;
    }

  shift *= is_owner ? brush->layout->cell : -brush->layout->cell;
  gate.at.x += cos (angle) * shift;
  gate.at.y += sin (angle) * shift;
  gate.inward = (RdtPoint) { -sin (angle + slant), cos (angle + slant) };

  return gate;
}

/* The point where the lines of a cell meet. */
static RdtPoint
find_middle (const RdtBrush *brush,
             RdtLinkKind     kind,
             RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell * strays[kind].middle;

  if (is_crossing (brush, cell))
    return center;

  return (RdtPoint) {
    .x = center.x + (rdt_brush_noise (cell, 10 + kind) - 0.5) * 2 * size,
    .y = center.y + (rdt_brush_noise (cell, 20 + kind) - 0.5) * 2 * size,
  };
}

/* A bend cuts the corner, and deviates less the sharper it is. */
static RdtPoint
cut_corner (const RdtBrush *brush,
            RdtCell         cell,
            RdtPoint        middle,
            RdtPoint        from,
            RdtPoint        to)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  RdtPoint aside = { (from.x + to.x) / 2 - center.x, (from.y + to.y) / 2 - center.y };
  double bend = hypot (aside.x, aside.y) / brush->layout->cell;
  double stray = MAX (1 - bend * 2.5, 0);

  return (RdtPoint) {
    .x = center.x + (middle.x - center.x) * stray + aside.x * 0.55,
    .y = center.y + (middle.y - center.y) * stray + aside.y * 0.55,
  };
}

/* Traces a line through a cell, which continues smoothly in the next and deviates
 * in between.
 */
static void
trace_through (const RdtBrush *brush,
               RdtLinkKind     kind,
               RdtCell         cell,
               guint8          links)
{
  Gate from = find_gate (brush, kind, cell, rdt_lowest_bit (links));
  Gate to = find_gate (brush, kind, cell, rdt_lowest_bit (links & (links - 1)));
  RdtPoint middle = cut_corner (brush, cell, find_middle (brush, kind, cell), from.at, to.at);
  double stiff = brush->layout->cell * STIFFNESS;
  RdtPoint bend = {
    .x = (to.at.x - from.at.x) * 0.18,
    .y = (to.at.y - from.at.y) * 0.18,
  };

  cairo_move_to (brush->cr, from.at.x, from.at.y);
  cairo_curve_to (brush->cr,
                  from.at.x + from.inward.x * stiff, from.at.y + from.inward.y * stiff,
                  middle.x - bend.x, middle.y - bend.y,
                  middle.x, middle.y);
  cairo_curve_to (brush->cr,
                  middle.x + bend.x, middle.y + bend.y,
                  to.at.x + to.inward.x * stiff, to.at.y + to.inward.y * stiff,
                  to.at.x, to.at.y);
}

/* The point where branches meet the main line. */
static RdtPoint
find_meeting (const RdtBrush *brush,
              RdtLinkKind     kind,
              RdtCell         cell,
              guint8          main_links)
{
  RdtPoint middle = find_middle (brush, kind, cell);

  if (__builtin_popcount (main_links) != 2)
    return middle;

  return cut_corner (brush, cell, middle,
                     find_gate (brush, kind, cell, rdt_lowest_bit (main_links)).at,
                     find_gate (brush, kind, cell,
                                rdt_lowest_bit (main_links & (main_links - 1))).at);
}

/* A branch crosses the edge like any line, and bends towards the point where it
 * meets the others.
 */
static void
trace_branch (const RdtBrush *brush,
              const Gate     *gate,
              RdtPoint        meeting)
{
  double stiff = brush->layout->cell * STIFFNESS;

  cairo_move_to (brush->cr, gate->at.x, gate->at.y);
  cairo_curve_to (brush->cr,
                  gate->at.x + gate->inward.x * stiff, gate->at.y + gate->inward.y * stiff,
                  meeting.x + (gate->at.x - meeting.x) * 0.3,
                  meeting.y + (gate->at.y - meeting.y) * 0.3,
                  meeting.x, meeting.y);
}

/**
 * rdt_links_trace:
 *
 * Adds the lines of a cell to the current path.
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
      trace_through (brush, kind, cell, main_links);
      links &= ~main_links;
    }
  else
    {
      /* With round caps, a point is a pond or a yard. */
      cairo_move_to (brush->cr, meeting.x, meeting.y);
      cairo_line_to (brush->cr, meeting.x, meeting.y);
    }

  for (; links != 0; links &= links - 1)
    {
      Gate gate = find_gate (brush, kind, cell, rdt_lowest_bit (links));

      trace_branch (brush, &gate, meeting);
    }
}

/**
 * rdt_links_find_lines:
 * @meeting: (out): the point where they meet
 * @ends: (out): the points where they leave the cell
 *
 * Returns: the number of links of a cell's road or river
 */
guint
rdt_links_find_lines (const RdtBrush *brush,
                      RdtLinkKind     kind,
                      RdtCell         cell,
                      RdtPoint       *meeting,
                      RdtPoint       *ends)
{
  guint8 links = rdt_link_find (brush->picture->setup, kind, cell);
  guint n = 0;

  *meeting = find_meeting (brush, kind, cell, find_main_links (&brush->layout->grid, links));
  for (; links != 0; links &= links - 1)
    ends[n++] = find_gate (brush, kind, cell, rdt_lowest_bit (links)).at;

  return n;
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
 * Returns: the distance of a point from the river or road of a cell, in units of
 *   the layout; a large number if there is none
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
      Gate gate = find_gate (brush, kind, cell, rdt_lowest_bit (links));

      distance = MIN (distance, get_distance_to_segment (point, gate.at, middle));
    }

  return distance;
}
