/* rdt-woods.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-woods.h"

#include <math.h>

#include "rdt-links.h"
#include "rdt-outline.h"

/* Trees stand near these places in a cell, in cells from its middle; most
 * along its edges, where a counter does not hide them.
 */
static const RdtPoint stands[] = {
  { .x = -0.36, .y = -0.37 },
  { .x = -0.08, .y = -0.39 },
  { .x = 0.22, .y = -0.36 },
  { .x = 0.39, .y = -0.24 },
  { .x = -0.4, .y = -0.08 },
  { .x = -0.1, .y = -0.1 },
  { .x = 0.16, .y = -0.05 },
  { .x = 0.4, .y = 0.08 },
  { .x = -0.37, .y = 0.2 },
  { .x = 0.02, .y = 0.18 },
  { .x = -0.22, .y = 0.38 },
  { .x = 0.08, .y = 0.4 },
  { .x = 0.34, .y = 0.34 },
};

#define ROOM_BESIDE_ROAD  0.2
#define ROOM_BESIDE_RIVER 0.25

static gboolean
find_woods (const RdtPicture *picture,
            guint8           *cells)
{
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      cells[cell] = rdt_picture_get_terrain (picture, cell)->ground == RDT_GROUND_WOODS;
      found = found || cells[cell];
    }

  return found;
}

static gboolean
has_room (const RdtBrush *brush,
          RdtCell         cell,
          RdtPoint        at)
{
  double size = brush->layout->cell;

  return rdt_links_get_distance (brush, RDT_LINK_ROAD, cell, at) > ROOM_BESIDE_ROAD * size
         && rdt_links_get_distance (brush, RDT_LINK_RIVER, cell, at) > ROOM_BESIDE_RIVER * size;
}

static gboolean
is_seen (const RdtBrush *brush,
         RdtPoint        at,
         double          radius)
{
  RdtBox box = {
    .x = at.x - 1.5 * radius,
    .y = at.y - 1.5 * radius,
    .width = 3 * radius,
    .height = 3 * radius,
  };

  return rdt_box_touches (&box, &brush->clip);
}

/* A crown from above: lobes around a middle. */
static void
trace_crown (const RdtBrush *brush,
             RdtPoint        at,
             double          radius,
             double          turn)
{
  const guint n_lobes = 6;

  cairo_new_sub_path (brush->cr);
  for (guint i = 0; i < n_lobes; i++)
    {
      double angle = turn + 2 * M_PI * i / n_lobes;

      cairo_arc (brush->cr,
                 at.x + radius * 0.55 * cos (angle), at.y + radius * 0.55 * sin (angle),
                 radius * 0.5,
                 angle - M_PI * 0.36, angle + M_PI * 0.36);
    }
  cairo_close_path (brush->cr);
}

/* The edge is a larger crown under the crown: to fill is quicker than to
 * stroke, and there are many trees.
 */
static void
draw_crown (const RdtBrush *brush,
            RdtPoint        at,
            double          radius,
            double          turn)
{
  double half = MAX (brush->layout->hairline, radius * 0.13) / 2;

  trace_crown (brush, at, radius + half, turn);
  rdt_brush_fill (brush, RDT_INK_TREE_EDGE);
  trace_crown (brush, at, radius - half, turn);
  rdt_brush_fill (brush, RDT_INK_TREE);
}

static void
draw_tree (const RdtBrush *brush,
           RdtPoint        at,
           double          radius,
           double          turn)
{
  cairo_arc (brush->cr, at.x + radius * 0.3, at.y + radius * 0.35, radius, 0, 2 * M_PI);
  rdt_brush_fill (brush, RDT_INK_SHADE);

  draw_crown (brush, at, radius, turn);

  cairo_arc (brush->cr, at.x - radius * 0.1, at.y - radius * 0.1, radius * 0.42,
             M_PI * 0.95, M_PI * 1.6);
  rdt_brush_stroke (brush, RDT_INK_WOODS, radius * 0.16);
}

/* No tree stands out over the edge of the board. */
static RdtPoint
keep_within (const RdtBrush *brush,
             RdtCell         cell,
             RdtPoint        at,
             double          radius)
{
  const RdtLayout *layout = brush->layout;
  RdtPoint center = rdt_layout_get_center (layout, cell);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&layout->grid); facing++)
    {
      double angle = rdt_layout_get_angle (layout, facing);
      double out = (at.x - center.x) * sin (angle) - (at.y - center.y) * cos (angle);
      double less = out - (layout->cell / 2 - radius * 1.4);

      if (less <= 0 || rdt_grid_step (&layout->grid, cell, facing) != RDT_NO_CELL)
        continue;

      at.x -= less * sin (angle);
      at.y += less * cos (angle);
    }

  return at;
}

static void
draw_trees (const RdtBrush *brush,
            RdtCell         cell)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double across = brush->layout->grid.kind == RDT_GRID_HEX ? 1.02 : 1;

  for (guint i = 0; i < G_N_ELEMENTS (stands); i++)
    {
      double stray_x = (rdt_brush_noise (cell, 100 + i) - 0.5) * 0.1;
      double stray_y = (rdt_brush_noise (cell, 120 + i) - 0.5) * 0.1;
      RdtPoint at = {
        .x = center.x + size * across * (stands[i].x + stray_x),
        .y = center.y + size * (stands[i].y + stray_y),
      };
      double radius = size * (0.085 + 0.035 * rdt_brush_noise (cell, 140 + i));

      at = keep_within (brush, cell, at, radius);
      if (is_seen (brush, at, radius) && has_room (brush, cell, at))
        draw_tree (brush, at, radius, rdt_brush_noise (cell, 160 + i) * M_PI);
    }
}

/**
 * rdt_woods_draw_floor:
 *
 * Draws the floor of the woods as one area, which runs off the board and lies
 * below the roads that lead through.
 */
void
rdt_woods_draw_floor (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  RdtOutline outline = { .cells = cells, .inset = 0.03, .roundness = 0.9, .wobble = 0.025 };

  if (!find_woods (brush->picture, cells))
    return;

  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_outline_trace (&outline, brush);
  rdt_brush_fill_and_stroke (brush, RDT_INK_WOODS, RDT_INK_WOODS_EDGE,
                             MAX (brush->layout->hairline, brush->layout->cell * 0.018));
}

/**
 * rdt_woods_draw_trees:
 *
 * Draws the trees, each within the board.
 */
void
rdt_woods_draw_trees (const RdtBrush *brush)
{
  if (!rdt_brush_has_detail (brush))
    return;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_picture_get_terrain (brush->picture, cell)->ground == RDT_GROUND_WOODS
        && rdt_brush_shows (brush, cell))
      draw_trees (brush, cell);
}
