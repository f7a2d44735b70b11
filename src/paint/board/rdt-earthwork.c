/* rdt-earthwork.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-earthwork.h"

#include <math.h>

#include "rdt-outline.h"

/* In cells. */
#define WORKS_INSET    0.11   /* of walls and trenches alike, so that they connect */
#define TRENCH_WIDTH   0.1
#define TRENCH_TEETH   0.075
#define WALL_WIDTH     0.07
#define BASTION        0.11
#define WIRE_INSET     0.075
#define WIRE_GAP       0.1
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

/* Finds cells with a wall or a trench. */
static void
find_enclosed (const RdtPicture *picture,
               guint8           *cells)
{
  const guint8 either = 1 << RDT_WORKS_TRENCH | 1 << RDT_WORKS_FORTIFICATION;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    cells[cell] = (picture->works[cell] & either) != 0;
}

/* The outline of walls and trenches is one line, which is clipped to the part of
 * either.
 */
static void
clip_to (const RdtBrush *brush,
         const guint8   *cells)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (cells[cell] && rdt_brush_shows (brush, cell))
      rdt_brush_trace_cell (brush, cell);
  cairo_clip (brush->cr);
}

/* A traverse that projects from the trench. */
static void
trace_tooth (const RdtBrush *brush,
             RdtPoint        at,
             RdtPoint        outward,
             gpointer        unused)
{
  double half = brush->layout->cell * TRENCH_WIDTH / 2;

  cairo_move_to (brush->cr, at.x - outward.x * half * 0.2, at.y - outward.y * half * 0.2);
  cairo_line_to (brush->cr, at.x + outward.x * half, at.y + outward.y * half);
}

/* Draws banks of earth on both sides of a dark ditch with traverses. */
static void
draw_trenches (const RdtBrush *brush)
{
  guint8 trenches[RDT_MAX_CELLS];
  guint8 cells[RDT_MAX_CELLS];
  double size = brush->layout->cell;
  RdtOutline outline = { .cells = cells, .inset = WORKS_INSET, .roundness = 0.45, .wobble = 0.02 };

  if (!find_works (brush->picture, RDT_WORKS_TRENCH, trenches))
    return;

  find_enclosed (brush->picture, cells);
  cairo_save (brush->cr);
  clip_to (brush, trenches);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);

  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * (TRENCH_WIDTH + 0.02));
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_EARTH, size * TRENCH_WIDTH);
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * 0.036);
  rdt_outline_visit (&outline, brush, TRENCH_TEETH, trace_tooth, NULL);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * 0.022);

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

/* At each corner of a cell where the wall turns. */
static void
draw_bastions (const RdtBrush *brush,
               const guint8   *cells,
               RdtCell         cell)
{
  const RdtGrid *grid = &brush->layout->grid;
  RdtPoint corners[RDT_MAX_CORNERS];
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  guint n = rdt_layout_get_corners (brush->layout, cell, corners);

  for (guint i = 0; i < n; i++)
    {
      RdtCell before = rdt_grid_step (grid, cell, (i + n - 1) % n);
      RdtCell after = rdt_grid_step (grid, cell, i);

      if ((before != RDT_NO_CELL && cells[before]) || (after != RDT_NO_CELL && cells[after]))
        continue;

      draw_bastion (brush, (RdtPoint) {
        .x = corners[i].x + (center.x - corners[i].x) * 2 * WORKS_INSET,
        .y = corners[i].y + (center.y - corners[i].y) * 2 * WORKS_INSET,
      });
    }
}

static void
trace_merlon (const RdtBrush *brush,
              RdtPoint        at,
              RdtPoint        outward,
              gpointer        unused)
{
  double half = brush->layout->cell * WALL_WIDTH / 2;

  cairo_move_to (brush->cr, at.x - outward.x * half, at.y - outward.y * half);
  cairo_line_to (brush->cr, at.x + outward.x * half, at.y + outward.y * half);
}

/* Draws walls around connected cells, with a bastion at each corner. */
static void
draw_fortifications (const RdtBrush *brush)
{
  guint8 walls[RDT_MAX_CELLS];
  guint8 cells[RDT_MAX_CELLS];
  double size = brush->layout->cell;
  RdtOutline outline = { .cells = cells, .inset = WORKS_INSET };

  if (!find_works (brush->picture, RDT_WORKS_FORTIFICATION, walls))
    return;

  find_enclosed (brush->picture, cells);
  cairo_save (brush->cr);
  clip_to (brush, walls);
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * (WALL_WIDTH + 0.04));
  rdt_outline_trace (&outline, brush);
  rdt_brush_stroke (brush, RDT_INK_EARTH, size * WALL_WIDTH);
  rdt_outline_visit (&outline, brush, 0.09, trace_merlon, NULL);
  rdt_brush_stroke (brush, RDT_INK_WORKS, size * 0.014);
  cairo_restore (brush->cr);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (walls[cell] && rdt_brush_shows (brush, cell))
      draw_bastions (brush, cells, cell);
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

/* A cross for each picket. */
static void
trace_picket (const RdtBrush *brush,
              RdtPoint        at,
              RdtPoint        outward,
              gpointer        unused)
{
  double arm = brush->layout->cell * 0.052;
  double angle = atan2 (outward.y, outward.x);

  for (int i = -1; i <= 1; i += 2)
    {
      double dx = arm * cos (angle + i * M_PI_4);
      double dy = arm * sin (angle + i * M_PI_4);

      cairo_move_to (brush->cr, at.x - dx, at.y - dy);
      cairo_line_to (brush->cr, at.x + dx, at.y + dy);
    }
}

/* Draws wire along the outer edges of connected cells; it ends at the edge of the
 * board.
 */
static void
draw_wire (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  RdtOutline outline = { .cells = cells, .inset = WIRE_INSET };
  double width = MAX (brush->layout->cell * 0.016, brush->layout->hairline);

  if (!find_works (brush->picture, RDT_WORKS_WIRE, cells))
    return;

  cairo_save (brush->cr);
  clip_to (brush, cells);
  rdt_outline_trace (&outline, brush);
  rdt_outline_visit (&outline, brush, WIRE_GAP, trace_picket, NULL);
  rdt_brush_stroke (brush, RDT_INK_WORKS, width);
  cairo_restore (brush->cr);
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
  draw_wire (brush);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (((brush->picture->works[cell] >> RDT_WORKS_MINEFIELD) & 1) != 0
        && rdt_brush_shows (brush, cell))
      draw_minefield (brush, cell);
}
