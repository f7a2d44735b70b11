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

/* The approximate places of trees in a cell, in cells from its centre; from north
 * to south, as those in the south overlap the others.  Most are near the edges,
 * where a counter does not cover them.
 */
static const RdtPoint stands[] = {
  { .x = -0.16, .y = -0.4 },
  { .x = 0.3, .y = -0.41 },
  { .x = -0.39, .y = -0.36 },
  { .x = 0.08, .y = -0.34 },
  { .x = 0.42, .y = -0.22 },
  { .x = -0.26, .y = -0.2 },
  { .x = 0.19, .y = -0.17 },
  { .x = -0.42, .y = -0.08 },
  { .x = -0.02, .y = -0.08 },
  { .x = 0.37, .y = -0.01 },
  { .x = -0.22, .y = 0.06 },
  { .x = 0.15, .y = 0.1 },
  { .x = -0.4, .y = 0.17 },
  { .x = 0.42, .y = 0.22 },
  { .x = -0.1, .y = 0.24 },
  { .x = 0.22, .y = 0.3 },
  { .x = -0.29, .y = 0.36 },
  { .x = 0.05, .y = 0.41 },
  { .x = 0.37, .y = 0.42 },
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

/* A crown seen from the side: lobes around a centre, flat at the bottom. */
static void
trace_crown (const RdtBrush *brush,
             RdtPoint        at,
             double          radius)
{
  static const struct
  {
    double x;
    double y;
    double radius;
    double from;
    double to;
  } lobes[] = {
    { .x = 0.42, .y = 0.2, .radius = 0.52, .from = -0.5, .to = 0.55 },
    { .x = -0.42, .y = 0.2, .radius = 0.52, .from = 0.45, .to = 1.5 },
    { .x = -0.2, .y = -0.38, .radius = 0.54, .from = 0.9, .to = 1.68 },
    { .x = 0.26, .y = -0.32, .radius = 0.52, .from = 1.35, .to = 2.1 },
  };

  cairo_new_sub_path (brush->cr);
  for (guint i = 0; i < G_N_ELEMENTS (lobes); i++)
    cairo_arc (brush->cr,
               at.x + radius * lobes[i].x, at.y + radius * lobes[i].y,
               radius * lobes[i].radius,
               M_PI * lobes[i].from, M_PI * lobes[i].to);
  cairo_close_path (brush->cr);
}

/* The outline is a larger crown under the crown: filling is faster than stroking,
 * and there are many trees.
 */
static void
draw_crown (const RdtBrush *brush,
            RdtPoint        at,
            double          radius)
{
  double half = MAX (brush->layout->hairline, radius * 0.14) / 2;

  cairo_rectangle (brush->cr, at.x - radius * 0.12, at.y + radius * 0.5,
                   radius * 0.24, radius * 0.75);
  trace_crown (brush, at, radius + half);
  rdt_brush_fill (brush, RDT_INK_TREE_EDGE);
  trace_crown (brush, at, radius - half);
  rdt_brush_fill (brush, RDT_INK_TREE);
}

/* Three tiers of branches on a trunk. */
static void
trace_fir (const RdtBrush *brush,
           RdtPoint        at,
           double          radius,
           double          lit)
{
  for (int tier = 0; tier < 3; tier++)
    {
      double half = radius * (0.95 - 0.22 * tier) * lit;
      double foot = at.y + radius * (0.85 - 0.62 * tier);
      double top = foot - radius * (1.05 + 0.1 * (tier == 2)) * lit;

      cairo_move_to (brush->cr, at.x, top);
      cairo_line_to (brush->cr, at.x + half, foot);
      cairo_line_to (brush->cr, at.x - half, foot);
      cairo_close_path (brush->cr);
    }
}

/* Snow on the left of each tier. */
static void
draw_fir (const RdtBrush *brush,
          RdtPoint        at,
          double          radius)
{
  cairo_rectangle (brush->cr, at.x - radius * 0.12, at.y + radius * 0.7,
                   radius * 0.24, radius * 0.55);
  trace_fir (brush, at, radius, 1.12);
  rdt_brush_fill (brush, RDT_INK_TREE_EDGE);
  trace_fir (brush, (RdtPoint) { at.x, at.y - radius * 0.04 }, radius, 0.95);
  rdt_brush_fill (brush, RDT_INK_TREE);

  for (int tier = 0; tier < 3; tier++)
    {
      double half = radius * (0.85 - 0.2 * tier);
      double foot = at.y + radius * (0.72 - 0.62 * tier);

      cairo_move_to (brush->cr, at.x - radius * 0.02, foot - radius * 0.85);
      cairo_line_to (brush->cr, at.x - half, foot);
      cairo_line_to (brush->cr, at.x - half * 0.15, foot - radius * 0.16);
      cairo_close_path (brush->cr);
    }
  rdt_brush_fill (brush, RDT_INK_TREE_LIT);
}

/* A frond that hangs from the top of the trunk, broad in the middle. */
static void
trace_frond (const RdtBrush *brush,
             RdtPoint        head,
             double          angle,
             double          length,
             double          breadth)
{
  RdtPoint tip = { head.x + length * cos (angle), head.y + length * (sin (angle) * 0.8 + 0.28) };
  RdtPoint bend = { head.x + length * 0.5 * cos (angle),
                    head.y + length * (0.5 * sin (angle) - 0.22) };

  cairo_move_to (brush->cr, head.x, head.y);
  cairo_curve_to (brush->cr, bend.x, bend.y - breadth, bend.x, bend.y - breadth, tip.x, tip.y);
  cairo_curve_to (brush->cr, bend.x, bend.y + breadth, bend.x, bend.y + breadth, head.x, head.y);
  cairo_close_path (brush->cr);
}

static void
draw_palm (const RdtBrush *brush,
           RdtPoint        at,
           double          radius)
{
  static const double fronds[] = { -0.5, 0.1, 0.62, 1.05, 1.5, -0.95 };
  RdtPoint head = { at.x - radius * 0.1, at.y - radius * 0.35 };

  cairo_move_to (brush->cr, at.x + radius * 0.05, at.y + radius * 1.25);
  cairo_curve_to (brush->cr, at.x + radius * 0.25, at.y + radius * 0.6,
                  at.x + radius * 0.1, at.y, head.x, head.y);
  rdt_brush_stroke (brush, RDT_INK_TREE_EDGE, MAX (brush->layout->hairline, radius * 0.26));

  for (guint i = 0; i < G_N_ELEMENTS (fronds); i++)
    trace_frond (brush, head, fronds[i] * M_PI, radius * 1.35, radius * 0.46);
  rdt_brush_fill (brush, RDT_INK_TREE_EDGE);
  for (guint i = 0; i < G_N_ELEMENTS (fronds); i++)
    trace_frond (brush, head, fronds[i] * M_PI, radius * 1.2, radius * 0.32);
  rdt_brush_fill (brush, RDT_INK_TREE);
  for (guint i = 2; i < G_N_ELEMENTS (fronds); i++)
    trace_frond (brush, head, fronds[i] * M_PI, radius * 0.8, radius * 0.16);
  rdt_brush_fill (brush, RDT_INK_TREE_LIT);
}

/* Lit from the north-west; in black ink the far side is hatched. */
static void
draw_leafy (const RdtBrush *brush,
            RdtPoint        at,
            double          radius)
{
  draw_crown (brush, at, radius);

  if (rdt_palette_is_ink (brush->palette))
    {
      for (guint i = 0; i < 3; i++)
        {
          cairo_new_sub_path (brush->cr);
          cairo_arc (brush->cr, at.x, at.y, radius * (0.72 - 0.22 * i), -0.1, M_PI * 0.36);
        }
      rdt_brush_stroke (brush, RDT_INK_TREE_EDGE, MAX (brush->layout->hairline, radius * 0.1));
      return;
    }

  trace_crown (brush, (RdtPoint) { at.x - radius * 0.2, at.y - radius * 0.22 }, radius * 0.6);
  rdt_brush_fill (brush, RDT_INK_TREE_LIT);
}

static void
draw_tree (const RdtBrush *brush,
           RdtPoint        at,
           double          radius)
{
  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x + radius * 0.35, at.y + radius * 1.05);
  cairo_scale (brush->cr, 1, 0.45);
  cairo_arc (brush->cr, 0, 0, radius, 0, 2 * M_PI);
  cairo_restore (brush->cr);
  rdt_brush_fill (brush, RDT_INK_SHADE);

  switch (brush->palette->theatre)
    {
    case RDT_THEATRE_TEMPERATE:
    case RDT_THEATRE_STEPPE:
      draw_leafy (brush, at, radius);
      break;

    case RDT_THEATRE_WINTER:
      draw_fir (brush, at, radius);
      break;

    case RDT_THEATRE_DESERT:
      draw_palm (brush, at, radius);
      break;
    }
}

/* Keeps trees inside the board. */
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
      double radius = size * (0.08 + 0.035 * rdt_brush_noise (cell, 140 + i));

      at = keep_within (brush, cell, at, radius);
      if (is_seen (brush, at, radius) && has_room (brush, cell, at))
        draw_tree (brush, at, radius);
    }
}

/**
 * rdt_woods_draw_floor:
 *
 * Draws the floor of woods as one area, which extends beyond the board and is
 * below roads.
 */
void
rdt_woods_draw_floor (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];
  RdtOutline outline = { .cells = cells, .inset = 0.03, .roundness = 0.9, .wobble = 0.05 };

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
 * Draws the trees, inside the board.
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
