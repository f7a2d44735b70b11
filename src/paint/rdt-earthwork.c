/* rdt-earthwork.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-earthwork.h"

#include <math.h>

#include "rdt-outline.h"

/* All in cells. */
#define TRENCH_INSET   0.13
#define TRENCH_WIDTH   0.1
#define TRENCH_TEETH   0.055
#define WALL_INSET     0.1
#define WALL_WIDTH     0.07
#define BASTION        0.11
#define WIRE_INSET     0.1
#define WIRE_CORNER    0.6    /* of the inset: how far rows end before a corner */
#define MINE           0.035

static const RdtPoint mines[] = {
  { .x = -0.37, .y = -0.3 },
  { .x = 0.02, .y = -0.39 },
  { .x = 0.37, .y = -0.22 },
  { .x = -0.33, .y = 0.22 },
  { .x = 0.0, .y = 0.37 },
  { .x = 0.35, .y = 0.25 },
};

static gboolean
find_works (const RdtPicture *picture,
            RdtWorks          works,
            guint8           *cells)
{
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      cells[cell] = (picture->works[cell] >> works) & 1;
      found = found || cells[cell];
    }

  return found;
}

/* A bank of earth, and the trench before it as a line with traverses. */
static void
draw_trenches (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  double size = brush->layout->cell;
  const double teeth[] = { size * TRENCH_TEETH, size * TRENCH_TEETH };
  RdtOutline outline = { .cells = cells, .inset = TRENCH_INSET, .roundness = 0.5 };

  if (!find_works (brush->picture, RDT_WORKS_TRENCH, cells))
    return;

  cairo_save (brush->cr);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * (TRENCH_WIDTH + 0.02));
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_EARTH, size * TRENCH_WIDTH);

  outline.inset -= 0.015;
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * 0.022);
  cairo_set_dash (brush->cr, teeth, G_N_ELEMENTS (teeth), 0);
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * 0.06);

  cairo_restore (brush->cr);
}

static void
draw_bastion (const RdtBrush *brush,
              RdtPoint        at)
{
  double radius = brush->layout->cell * BASTION;

  for (guint i = 0; i < 4; i++)
    cairo_line_to (brush->cr,
                   at.x + radius * sin (M_PI_2 * i),
                   at.y - radius * cos (M_PI_2 * i));
  cairo_close_path (brush->cr);
  rdt_brush_fill_and_stroke (brush, RDT_INK_EARTH, RDT_INK_WORKS, brush->layout->cell * 0.025);
}

static void
draw_bastions (const RdtBrush *brush,
               RdtCell         cell)
{
  RdtPoint corners[RDT_MAX_CORNERS];
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  guint n = rdt_layout_get_corners (brush->layout, cell, corners);

  for (guint i = 0; i < n; i++)
    draw_bastion (brush, (RdtPoint) {
      .x = corners[i].x + (center.x - corners[i].x) * 2 * WALL_INSET,
      .y = corners[i].y + (center.y - corners[i].y) * 2 * WALL_INSET,
    });
}

/* Walls around each cell, with a bastion at each corner. */
static void
draw_fortifications (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  double size = brush->layout->cell;
  RdtOutline outline = { .cells = cells, .inset = WALL_INSET };

  if (!find_works (brush->picture, RDT_WORKS_FORTIFICATION, cells))
    return;

  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * (WALL_WIDTH + 0.04));
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_EARTH, size * WALL_WIDTH);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (cells[cell] && rdt_brush_shows (brush, cell))
      draw_bastions (brush, cell);
}

/* A mine with its horns. */
static void
draw_mine (const RdtBrush *brush,
           RdtPoint        at)
{
  double radius = brush->layout->cell * MINE;

  for (guint i = 0; i < 8; i++)
    {
      double angle = M_PI / 4 * i;

      cairo_move_to (brush->cr, at.x, at.y);
      cairo_line_to (brush->cr,
                     at.x + 1.7 * radius * cos (angle),
                     at.y + 1.7 * radius * sin (angle));
    }
  rdt_brush_stroke (brush, RDT_INK_WORKS, radius * 0.4);

  cairo_arc (brush->cr, at.x, at.y, radius, 0, 2 * M_PI);
  rdt_brush_fill (brush, RDT_INK_WORKS);
}

static void
draw_minefield (const RdtBrush *brush,
                RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;

  for (guint i = 0; i < G_N_ELEMENTS (mines); i++)
    draw_mine (brush, (RdtPoint) {
      .x = center.x + size * mines[i].x,
      .y = center.y + size * mines[i].y,
    });
}

/* A row of wire along an edge of a cell, a cross at each picket. */
static void
trace_wire (const RdtBrush *brush,
            RdtCell         cell,
            RdtFacing       facing)
{
  RdtPoint side = rdt_layout_get_side (brush->layout, cell, facing);
  double size = brush->layout->cell;
  double edge = brush->layout->grid.kind == RDT_GRID_HEX ? size / sqrt (3) : size;
  double half = edge / 2 - size * WIRE_INSET * WIRE_CORNER;
  double arm = size * 0.04;
  guint n = half * 2 / (size * 0.1);

  cairo_save (brush->cr);
  cairo_translate (brush->cr, side.x, side.y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, facing));
  cairo_translate (brush->cr, 0, size * WIRE_INSET);

  cairo_move_to (brush->cr, -half, 0);
  cairo_line_to (brush->cr, half, 0);
  for (guint i = 0; i <= n; i++)
    {
      double x = (half - arm) * (2.0 * i / n - 1);

      cairo_move_to (brush->cr, x - arm, -arm);
      cairo_line_to (brush->cr, x + arm, arm);
      cairo_move_to (brush->cr, x - arm, arm);
      cairo_line_to (brush->cr, x + arm, -arm);
    }
  cairo_restore (brush->cr);
}

/* Wire is strung along the outer edges of cells that have it side by side. */
static void
draw_wire (const RdtBrush *brush,
           RdtCell         cell)
{
  const RdtPicture *picture = brush->picture;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&picture->grid); facing++)
    {
      RdtCell next = rdt_grid_step (&picture->grid, cell, facing);

      if (next == RDT_NO_CELL || ((picture->works[next] >> RDT_WORKS_WIRE) & 1) == 0)
        trace_wire (brush, cell, facing);
    }

  rdt_brush_stroke (brush, RDT_INK_WORKS, MAX (brush->layout->cell * 0.014,
                                               brush->layout->hairline));
}

/**
 * rdt_earthwork_draw:
 *
 * Draws trenches, fortifications, minefields and wire.
 */
void
rdt_earthwork_draw (const RdtBrush *brush)
{
  draw_trenches (brush);
  draw_fortifications (brush);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      if (brush->picture->works[cell] == 0 || !rdt_brush_shows (brush, cell))
        continue;

      if ((brush->picture->works[cell] >> RDT_WORKS_MINEFIELD) & 1)
        draw_minefield (brush, cell);

      if ((brush->picture->works[cell] >> RDT_WORKS_WIRE) & 1)
        draw_wire (brush, cell);
    }
}
