/* rdt-marker.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-marker.h"

#include <math.h>

#include "rdt-outline.h"

/* The frame of an objective in black ink, in cells. */
#define FRAME_INSET 0.05
#define FRAME_WIDTH 0.04

/* The arrows across edges, in cells. */
#define ARROW_HALF 0.11

static void
draw_swirl (const RdtBrush *brush,
            RdtPoint        at,
            double          radius)
{
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, at.x, at.y, radius, M_PI * 0.2, M_PI * 1.7);
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, at.x + radius * 0.2, at.y, radius * 0.45, -M_PI * 0.6, M_PI * 0.9);
  rdt_brush_stroke (brush, RDT_INK_GAS_EDGE, brush->layout->cell * 0.022);
}

/**
 * rdt_marker_draw_gas:
 *
 * Draws gas clouds, with the number of the turn that each is in.
 */
void
rdt_marker_draw_gas (const RdtBrush *brush)
{
  for (guint i = 0; i < brush->picture->n_clouds; i++)
    {
      const RdtCloud *cloud = &brush->picture->clouds[i];
      RdtPoint center = rdt_layout_get_center (brush->layout, cloud->cell);
      double size = brush->layout->cell;
      guint8 cells[RDT_MAX_CELLS] = { 0 };
      RdtOutline outline = { .cells = cells, .inset = 0.03, .roundness = 0.55, .wobble = 0.06 };
      char text[8];

      cells[cloud->cell] = TRUE;
      rdt_outline_trace (&outline, brush);
      rdt_brush_fill_and_stroke (brush, RDT_INK_GAS, RDT_INK_GAS_EDGE, size * 0.015);

      /* In the corners, where a counter does not cover it. */
      draw_swirl (brush, (RdtPoint) { center.x - size * 0.34, center.y - size * 0.34 }, size * 0.1);
      draw_swirl (brush, (RdtPoint) { center.x + size * 0.35, center.y - size * 0.35 },
                  size * 0.09);
      draw_swirl (brush, (RdtPoint) { center.x + size * 0.34, center.y + size * 0.34 }, size * 0.1);

      if (cloud->turn == 0)
        continue;

      g_snprintf (text, sizeof text, "%u", cloud->turn);
      rdt_brush_write (brush, text,
                       (RdtPoint) { center.x - size * 0.35, center.y + size * 0.36 },
                       size * 0.17, RDT_INK_GAS_EDGE);
    }
}

static void
trace_flag (const RdtBrush *brush,
            RdtPoint        foot)
{
  double size = brush->layout->cell;

  cairo_move_to (brush->cr, foot.x, foot.y - size * 0.26);
  cairo_curve_to (brush->cr,
                  foot.x + size * 0.07, foot.y - size * 0.3,
                  foot.x + size * 0.12, foot.y - size * 0.21,
                  foot.x + size * 0.2, foot.y - size * 0.25);
  cairo_line_to (brush->cr, foot.x + size * 0.2, foot.y - size * 0.12);
  cairo_curve_to (brush->cr,
                  foot.x + size * 0.12, foot.y - size * 0.08,
                  foot.x + size * 0.07, foot.y - size * 0.17,
                  foot.x, foot.y - size * 0.13);
  cairo_close_path (brush->cr);
}

/* The place of a flagstaff. */
static RdtPoint
find_foot (const RdtBrush *brush,
           RdtCell         cell)
{
  double size = brush->layout->cell;
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double aside = brush->layout->grid.kind == RDT_GRID_HEX ? 0.27 : 0.4;

  return (RdtPoint) { .x = center.x - size * aside, .y = center.y - size * 0.17 };
}

/* A flag in the colour of the side that holds the cell. */
static void
draw_flag (const RdtBrush *brush,
           RdtCell         cell)
{
  double size = brush->layout->cell;
  RdtPoint foot = find_foot (brush, cell);
  RdtSide holder = brush->picture->held[cell];
  RdtInkName ink = holder == RDT_NO_SIDE ? RDT_INK_OBJECTIVE
                                         : rdt_ink_for_side (RDT_INK_SIDE_A, holder);

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (brush->cr, foot.x, foot.y);
  cairo_line_to (brush->cr, foot.x, foot.y - size * 0.28);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * 0.06);
  cairo_move_to (brush->cr, foot.x, foot.y);
  cairo_line_to (brush->cr, foot.x, foot.y - size * 0.28);
  rdt_brush_stroke (brush, RDT_INK_MARK, size * 0.025);

  trace_flag (brush, foot);
  rdt_brush_fill_and_stroke (brush, ink, RDT_INK_FRAME, MAX (size * 0.02, brush->layout->hairline));
}

/* Without colour, dashes that are clear of the grid and of the lines they cross. */
static void
draw_frame_in_ink (const RdtBrush *brush,
                   RdtCell         cell)
{
  double size = brush->layout->cell;
  const double dashes[] = { size * 0.11, size * 0.06 };

  cairo_save (brush->cr);
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_MITER);
  rdt_brush_trace_inset (brush, cell, FRAME_INSET);
  rdt_brush_stroke (brush, RDT_INK_HALO, size * FRAME_WIDTH * 1.7);
  cairo_set_dash (brush->cr, dashes, G_N_ELEMENTS (dashes), size * 0.055);
  rdt_brush_trace_inset (brush, cell, FRAME_INSET);
  rdt_brush_stroke (brush, RDT_INK_MARK, size * FRAME_WIDTH);
  cairo_restore (brush->cr);
}

/* A ring in the ground marks the cell even if a counter covers the flag. */
static void
draw_ring (const RdtBrush *brush,
           RdtCell         cell)
{
  double size = brush->layout->cell;

  if (rdt_palette_is_ink (brush->palette))
    {
      draw_frame_in_ink (brush, cell);
      return;
    }

  cairo_save (brush->cr);
  rdt_brush_trace_cell (brush, cell);
  cairo_clip (brush->cr);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_FRAME, MAX (size * 0.13, size * 0.09 + brush->layout->hairline));
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_OBJECTIVE, size * 0.1);
  rdt_brush_trace_cell (brush, cell);
  rdt_brush_stroke (brush, RDT_INK_FRAME, MAX (size * 0.02, brush->layout->hairline));
  cairo_restore (brush->cr);
}

/**
 * rdt_marker_draw_objectives:
 *
 * Marks objectives.
 */
void
rdt_marker_draw_objectives (const RdtBrush *brush)
{
  const GPtrArray *objectives = brush->picture->setup->objectives;

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);
      RdtCell cell = rdt_grid_cell_at (&brush->picture->grid,
                                       objective->at.column, objective->at.row);

      if (cell == RDT_NO_CELL || !rdt_brush_shows (brush, cell))
        continue;

      draw_ring (brush, cell);
      draw_flag (brush, cell);
    }
}

/**
 * rdt_marker_has_flag:
 *
 * Returns: whether a cell is an objective
 */
gboolean
rdt_marker_has_flag (const RdtPicture *picture,
                     RdtCell           cell)
{
  const GPtrArray *objectives;
  RdtPlace place;

  /* A legend has no scenario. */
  if (picture == NULL || picture->setup == NULL)
    return FALSE;

  objectives = picture->setup->objectives;
  place = rdt_place_of (&picture->grid, cell);
  for (guint i = 0; i < objectives->len; i++)
    if (rdt_place_equal (((const RdtSetupObjective *) g_ptr_array_index (objectives, i))->at,
                         place))
      return TRUE;

  return FALSE;
}

/**
 * rdt_marker_covers:
 *
 * Returns: whether the flag of an objective covers a point
 */
gboolean
rdt_marker_covers (const RdtBrush *brush,
                   RdtCell         cell,
                   RdtPoint        at,
                   double          radius)
{
  double size = brush->layout->cell;
  RdtPoint foot = find_foot (brush, cell);

  return at.x > foot.x - radius && at.x < foot.x + size * 0.2 + radius
         && at.y > foot.y - size * 0.28 - radius && at.y < foot.y + radius;
}

/**
 * rdt_marker_draw_flag:
 *
 * Draws the flag of an objective again over highlights, which would change its
 * colour.
 */
void
rdt_marker_draw_flag (const RdtBrush *brush,
                      RdtCell         cell)
{
  if (rdt_marker_has_flag (brush->picture, cell))
    draw_flag (brush, cell);
}

/* An arrow across an edge of the board, beside its centre, where neither
 * coordinates nor the facing of counters interfere.
 */
static void
draw_arrow (const RdtBrush *brush,
            RdtCell         cell,
            RdtFacing       facing,
            RdtSide         side,
            gboolean        is_entry)
{
  RdtPoint at = rdt_layout_get_side (brush->layout, cell, facing);
  double size = brush->layout->cell;
  double aside = size * (brush->layout->grid.kind == RDT_GRID_HEX ? 0.22 : 0.32);

  /* Further south in the west, because flags are in the north-west. */
  if (facing > rdt_grid_get_n_facings (&brush->layout->grid) / 2)
    aside = -aside;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, at.x, at.y);
  cairo_rotate (brush->cr, rdt_layout_get_angle (brush->layout, facing));
  cairo_translate (brush->cr, is_entry ? -aside : aside, size * (is_entry ? 0.12 : 0.03));
  if (is_entry)
    cairo_rotate (brush->cr, G_PI);

  cairo_move_to (brush->cr, 0, -size * 0.15);
  cairo_line_to (brush->cr, size * ARROW_HALF, size * 0.0);
  cairo_line_to (brush->cr, size * 0.05, size * 0.0);
  cairo_line_to (brush->cr, size * 0.05, size * 0.1);
  cairo_line_to (brush->cr, -size * 0.05, size * 0.1);
  cairo_line_to (brush->cr, -size * 0.05, size * 0.0);
  cairo_line_to (brush->cr, -size * ARROW_HALF, size * 0.0);
  cairo_close_path (brush->cr);
  rdt_brush_fill_and_stroke (brush,
                             rdt_ink_for_side (RDT_INK_SIDE_A, side),
                             rdt_ink_for_side (RDT_INK_SIDE_A_EDGE, side),
                             MAX (size * 0.02, brush->layout->hairline));
  cairo_restore (brush->cr);
}

/* Whether an exit beside a cell is at the same edge of the board. */
static gboolean
has_exit_beside (const RdtGrid      *grid,
                 const RdtSetupExit *exit,
                 RdtCell             cell,
                 RdtFacing           edge)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell beside = rdt_grid_step (grid, cell, facing);

      if (beside != RDT_NO_CELL
          && rdt_areas_have (exit->at, rdt_place_of (grid, beside))
          && rdt_grid_step (grid, beside, edge) == RDT_NO_CELL)
        return TRUE;
    }

  return FALSE;
}

/* North or south rather than across a corner, unless the exits beside it are at
 * another edge.
 */
static RdtFacing
find_edge_of_board (const RdtGrid      *grid,
                    const RdtSetupExit *exit,
                    RdtCell             cell)
{
  RdtFacing south = rdt_grid_get_n_facings (grid) / 2, first = RDT_NO_FACING;

  for (guint i = 0; i <= rdt_grid_get_n_facings (grid); i++)
    {
      RdtFacing edge = i == 0 ? south : i - 1;

      if (rdt_grid_step (grid, cell, edge) != RDT_NO_CELL)
        continue;
      if (has_exit_beside (grid, exit, cell, edge))
        return edge;
      if (first == RDT_NO_FACING)
        first = edge;
    }

  return first;
}

static void
draw_exit (const RdtBrush     *brush,
           const RdtSetupExit *exit,
           RdtCell             cell,
           RdtSide             side)
{
  RdtFacing edge = find_edge_of_board (&brush->layout->grid, exit, cell);

  if (edge != RDT_NO_FACING)
    draw_arrow (brush, cell, edge, side, FALSE);
}

static void
draw_exit_area (const RdtBrush     *brush,
                const RdtSetupExit *exit,
                const RdtArea      *area,
                RdtSide             side)
{
  int first_row = MIN (area->from.row, area->to.row);
  int last_row = MAX (area->from.row, area->to.row);
  int first_column = MIN (area->from.column, area->to.column);
  int last_column = MAX (area->from.column, area->to.column);

  for (int row = first_row; row <= last_row; row++)
    for (int column = first_column; column <= last_column; column++)
      {
        RdtCell cell = rdt_grid_cell_at (&brush->picture->grid, column, row);

        if (cell != RDT_NO_CELL && rdt_brush_shows (brush, cell))
          draw_exit (brush, exit, cell, side);
      }
}

/**
 * rdt_marker_draw_exits:
 *
 * Marks the cells from which a side's units may leave.
 */
void
rdt_marker_draw_exits (const RdtBrush *brush)
{
  const GPtrArray *exits = brush->picture->setup->exits;

  for (guint i = 0; i < exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (exits, i);
      RdtSide side = rdt_setup_find_side (brush->picture->setup, exit->side);

      for (guint j = 0; side != RDT_NO_SIDE && j < exit->at->len; j++)
        draw_exit_area (brush, exit, &g_array_index (exit->at, RdtArea, j), side);
    }
}

/**
 * rdt_marker_draw_entry:
 * @facing: the edge that they enter by
 *
 * Marks where a side's reinforcements enter the board.
 */
void
rdt_marker_draw_entry (const RdtBrush *brush,
                       RdtCell         cell,
                       RdtFacing       facing,
                       RdtSide         side)
{
  draw_arrow (brush, cell, facing, side, TRUE);
}
