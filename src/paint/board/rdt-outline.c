/* rdt-outline.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-outline.h"

#include <math.h>
#include <string.h>

/* How far a line extends beyond the edge of the board, in cells. */
#define BEYOND 0.6

/* How far beyond the visible part cells are traced, in cells. */
#define MARGIN 1.5

/**
 * Edge:
 * @middle: the inset or outset centre of the edge
 * @end: its clockwise end
 * @shift: its offset along its facing
 *
 * An outer edge of a cell.
 */
typedef struct
{
  RdtCell   cell;
  RdtFacing facing;
  RdtPoint  middle;
  RdtPoint  end;
  double    shift;
} Edge;

/**
 * Walk:
 * @visit: (nullable): called along the line instead of tracing it
 * @spacing: the maximum distance between visits
 */
typedef struct
{
  const RdtOutline *outline;
  const RdtBrush   *brush;
  RdtOutlineVisit   visit;
  gpointer          user_data;
  double            spacing;
  const RdtLayout  *layout;
  cairo_t          *cr;
  guint             n_facings;
  guint8            within[RDT_MAX_CELLS];
  guint8            visited[RDT_MAX_CELLS];
} Walk;

static gboolean
is_outside (const Walk *walk,
            RdtCell     cell,
            RdtFacing   facing)
{
  RdtCell neighbour = rdt_grid_step (&walk->layout->grid, cell, facing);

  return neighbour == RDT_NO_CELL || !walk->within[neighbour];
}

static RdtPoint
get_normal (const Walk *walk,
            RdtFacing   facing)
{
  double angle = rdt_layout_get_angle (walk->layout, facing);

  return (RdtPoint) { .x = sin (angle), .y = -cos (angle) };
}

static Edge
look_at (const Walk *walk,
         RdtCell     cell,
         RdtFacing   facing)
{
  Edge edge = { .cell = cell, .facing = facing };
  RdtPoint corners[RDT_MAX_CORNERS];
  RdtPoint normal = get_normal (walk, facing);
  gboolean is_board_edge = rdt_grid_step (&walk->layout->grid, cell, facing) == RDT_NO_CELL;
  double stray = (rdt_brush_noise (cell, 40 + facing) - 0.5) * 2 * walk->outline->wobble;

  edge.shift = is_board_edge ? BEYOND : stray - walk->outline->inset;
  edge.shift *= walk->layout->cell;

  rdt_layout_get_corners (walk->layout, cell, corners);
  edge.end = corners[(facing + 1) % walk->n_facings];
  edge.middle = rdt_layout_get_side (walk->layout, cell, facing);
  edge.middle.x += normal.x * edge.shift;
  edge.middle.y += normal.y * edge.shift;

  return edge;
}

/* The next edge clockwise, of the same cell or of a neighbour. */
static Edge
find_next (const Walk *walk,
           const Edge *edge)
{
  RdtCell cell = edge->cell;
  RdtFacing facing = (edge->facing + 1) % walk->n_facings;

  while (!is_outside (walk, cell, facing))
    {
      cell = rdt_grid_step (&walk->layout->grid, cell, facing);
      facing = (facing + walk->n_facings / 2 + 1) % walk->n_facings;
    }

  return look_at (walk, cell, facing);
}

/* The corner between two shifted edges. */
static RdtPoint
find_corner (const Walk *walk,
             const Edge *from,
             const Edge *to)
{
  RdtPoint a = get_normal (walk, from->facing);
  RdtPoint b = get_normal (walk, to->facing);
  double dot = a.x * b.x + a.y * b.y;
  double scale = dot < -0.9 ? 0.5 : 1 / (1 + dot);

  return (RdtPoint) {
    .x = from->end.x + (a.x * from->shift + b.x * to->shift) * scale,
    .y = from->end.y + (a.y * from->shift + b.y * to->shift) * scale,
  };
}

static RdtPoint
get_point (const RdtPoint *curve,
           double          t)
{
  double u = 1 - t;
  const double shares[] = { u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t };
  RdtPoint at = { 0, 0 };

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      at.x += shares[i] * curve[i].x;
      at.y += shares[i] * curve[i].y;
    }

  return at;
}

/* Visits evenly spaced points of a curve, which do not depend on where tracing began. */
static void
visit_curve (const Walk     *walk,
             const RdtPoint *curve)
{
  enum { N_PIECES = 16 };
  RdtPoint points[N_PIECES + 1];
  double lengths[N_PIECES + 1] = { 0 };
  guint n_places, piece = 1;

  for (guint i = 0; i <= N_PIECES; i++)
    {
      points[i] = get_point (curve, i / (double) N_PIECES);
      if (i > 0)
        lengths[i] = lengths[i - 1] + hypot (points[i].x - points[i - 1].x,
                                             points[i].y - points[i - 1].y);
    }

  n_places = ceil (lengths[N_PIECES] / walk->spacing);
  for (guint i = 0; i < n_places; i++)
    {
      double along = lengths[N_PIECES] * (i + 0.5) / n_places;
      double dx, dy, length;

      while (piece < N_PIECES && lengths[piece] < along)
        piece++;
      dx = points[piece].x - points[piece - 1].x;
      dy = points[piece].y - points[piece - 1].y;
      length = MAX (hypot (dx, dy), 1e-6);
      along = (along - lengths[piece - 1]) / length;
      walk->visit (walk->brush,
                   (RdtPoint) { points[piece - 1].x + dx * along,
                                points[piece - 1].y + dy * along },
                   (RdtPoint) { dy / length, -dx / length },
                   walk->user_data);
    }
}

static void
trace_turn (Walk       *walk,
            const Edge *from,
            const Edge *to)
{
  RdtPoint corner = find_corner (walk, from, to);
  double pull = 1 - 0.45 * walk->outline->roundness;
  const RdtPoint curve[] = {
    from->middle,
    { from->middle.x + (corner.x - from->middle.x) * pull,
      from->middle.y + (corner.y - from->middle.y) * pull },
    { to->middle.x + (corner.x - to->middle.x) * pull,
      to->middle.y + (corner.y - to->middle.y) * pull },
    to->middle,
  };

  if (walk->visit != NULL)
    visit_curve (walk, curve);
  else
    cairo_curve_to (walk->cr, curve[1].x, curve[1].y, curve[2].x, curve[2].y,
                    curve[3].x, curve[3].y);
}

static void
trace_loop (Walk      *walk,
            RdtCell    cell,
            RdtFacing  facing)
{
  Edge edge = look_at (walk, cell, facing);

  if (walk->visit == NULL)
    cairo_move_to (walk->cr, edge.middle.x, edge.middle.y);

  do
    {
      Edge next = find_next (walk, &edge);

      walk->visited[edge.cell] |= 1 << edge.facing;
      trace_turn (walk, &edge, &next);
      edge = next;
    }
  while ((walk->visited[edge.cell] & (1 << edge.facing)) == 0);

  if (walk->visit == NULL)
    cairo_close_path (walk->cr);
}

/* Selects the cells near the visible part; other cells count as outside, so that a
 * piece of a large board need not contain all outlines.
 */
static gboolean
find_within (Walk           *walk,
             const RdtBrush *brush)
{
  const RdtGrid *grid = &walk->layout->grid;
  double more = MARGIN * walk->layout->cell;
  RdtBox near = {
    .x = brush->clip.x - more,
    .y = brush->clip.y - more,
    .width = brush->clip.width + 2 * more,
    .height = brush->clip.height + 2 * more,
  };
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    {
      RdtBox box;

      if (!walk->outline->cells[cell])
        continue;

      box = rdt_layout_get_box (walk->layout, cell);
      walk->within[cell] = rdt_box_touches (&box, &near);
      found = found || walk->within[cell];
    }

  return found;
}

static void
walk_all (Walk           *walk,
          const RdtBrush *brush)
{
  guint n_cells = rdt_grid_get_n_cells (&brush->layout->grid);

  if (!find_within (walk, brush))
    return;

  for (RdtCell cell = 0; cell < n_cells; cell++)
    {
      if (!walk->within[cell])
        continue;

      for (RdtFacing facing = 0; facing < walk->n_facings; facing++)
        if (is_outside (walk, cell, facing) && (walk->visited[cell] & (1 << facing)) == 0)
          trace_loop (walk, cell, facing);
    }
}

/**
 * rdt_outline_trace:
 *
 * Adds the outline of the cells to the current path.  Holes have the opposite
 * direction.
 */
void
rdt_outline_trace (const RdtOutline *self,
                   const RdtBrush   *brush)
{
  Walk walk = {
    .outline = self,
    .brush = brush,
    .layout = brush->layout,
    .cr = brush->cr,
    .n_facings = rdt_grid_get_n_facings (&brush->layout->grid),
  };

  walk_all (&walk, brush);
}

/**
 * rdt_outline_visit:
 * @spacing: the approximate distance of points, in cells
 *
 * Visits points along the outline of the cells.
 */
void
rdt_outline_visit (const RdtOutline *self,
                   const RdtBrush   *brush,
                   double            spacing,
                   RdtOutlineVisit   visit,
                   gpointer          user_data)
{
  Walk walk = {
    .outline = self,
    .brush = brush,
    .visit = visit,
    .user_data = user_data,
    .spacing = spacing * brush->layout->cell,
    .layout = brush->layout,
    .cr = brush->cr,
    .n_facings = rdt_grid_get_n_facings (&brush->layout->grid),
  };

  walk_all (&walk, brush);
}
