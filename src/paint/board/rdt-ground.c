/* rdt-ground.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ground.h"

#include <math.h>

#include "rdt-fields.h"
#include "rdt-outline.h"

#define MAX_HEIGHT 9

/* The width of a grid line in black ink, relative to the normal one. */
#define FINE 0.6

/* The number of tufts of grass in an open cell, at random places. */
#define N_TUFTS 4

/* The shadow of a slope fades in steps; their width in cells. */
#define N_SHADES   3
#define SHADE_STEP 0.032

/* So do light and shade on the slope itself. */
#define N_RIMS   3
#define RIM_STEP 0.045

/* Hachures, in cells: their distance, and their lengths in light and shade. */
#define HACHURE_GAP   0.062
#define HACHURE_LIGHT 0.11
#define HACHURE_DARK  0.22

/* Adds the visible cells to the current path. */
static void
trace_board (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_brush_shows (brush, cell))
      rdt_brush_trace_cell (brush, cell);
}

/* Traces the outline of all hexes, clockwise from the lower left one. */
static void
trace_hexes (const RdtBrush *brush)
{
  const RdtGrid *grid = &brush->layout->grid;
  guint n = rdt_grid_get_n_facings (grid);
  RdtCell cell = 0;
  RdtFacing facing = n / 2;

  do
    {
      RdtPoint corners[RDT_MAX_CORNERS];

      rdt_layout_get_corners (brush->layout, cell, corners);
      facing = (facing + 1) % n;
      cairo_line_to (brush->cr, corners[facing].x, corners[facing].y);

      while (rdt_grid_step (grid, cell, facing) != RDT_NO_CELL)
        {
          cell = rdt_grid_step (grid, cell, facing);
          facing = (facing + n / 2 + 1) % n;
        }
    }
  while (cell != 0 || facing != n / 2);

  cairo_close_path (brush->cr);
}

/**
 * rdt_ground_trace_edge:
 *
 * Adds the edge of the board to the current path.
 */
void
rdt_ground_trace_edge (const RdtBrush *brush)
{
  const RdtLayout *layout = brush->layout;

  if (layout->grid.kind == RDT_GRID_SQUARE)
    cairo_rectangle (brush->cr, layout->margin, layout->margin,
                     layout->grid.width * layout->cell, layout->grid.height * layout->cell);
  else
    trace_hexes (brush);
}

static void
trace_tuft (const RdtBrush *brush,
            RdtPoint        at)
{
  double size = brush->layout->cell * 0.035;

  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (brush->cr, at.x + i * size * 0.5, at.y);
      cairo_line_to (brush->cr, at.x + i * size * 1.1, at.y - size * (i == 0 ? 1.8 : 1.3));
    }
}

/* A ripple in the sand, with a shorter one in its lee. */
static void
trace_ripple (const RdtBrush *brush,
              RdtPoint        at)
{
  double size = brush->layout->cell * 0.07;

  for (int i = 0; i <= 1; i++)
    {
      double half = size * (1 - 0.4 * i);
      double y = at.y + size * 0.45 * i;

      cairo_move_to (brush->cr, at.x - half, y);
      cairo_curve_to (brush->cr, at.x - half * 0.4, y - size * 0.35,
                      at.x + half * 0.4, y - size * 0.35, at.x + half, y);
    }
}

static void
draw_grass (const RdtBrush *brush)
{
  double cell_size = brush->layout->cell;
  gboolean is_sand = brush->palette->theatre == RDT_THEATRE_DESERT;
  void (*trace) (const RdtBrush *, RdtPoint) = is_sand ? trace_ripple : trace_tuft;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      RdtPoint center = rdt_layout_get_center (brush->layout, cell);

      if (!rdt_brush_shows (brush, cell)
          || rdt_picture_get_terrain (brush->picture, cell)->ground != RDT_GROUND_OPEN)
        continue;

      for (guint i = 0; i < N_TUFTS; i++)
        if (rdt_brush_noise (cell, 60 + i) < 0.6)
          trace (brush, (RdtPoint) {
            .x = center.x + (rdt_brush_noise (cell, 70 + i) - 0.5) * 0.8 * cell_size,
            .y = center.y + (rdt_brush_noise (cell, 80 + i) - 0.5) * 0.8 * cell_size,
          });
    }

  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  rdt_brush_stroke (brush, RDT_INK_GRASS, cell_size * 0.014);
}

/**
 * rdt_ground_draw_sheet:
 *
 * Draws the sheet under the board.
 */
void
rdt_ground_draw_sheet (const RdtBrush *brush)
{
  rdt_palette_set_source (brush->palette, brush->cr, RDT_INK_MARGIN);
  cairo_paint (brush->cr);
}

/**
 * rdt_ground_draw:
 *
 * Draws open ground.
 */
void
rdt_ground_draw (const RdtBrush *brush)
{
  trace_board (brush);
  rdt_brush_fill (brush, RDT_INK_OPEN);

  if (rdt_brush_has_detail (brush))
    {
      rdt_fields_draw (brush);
      draw_grass (brush);
    }
}

static gboolean
find_level (const RdtPicture *picture,
            guint             level,
            guint8           *cells)
{
  gboolean found = FALSE;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    {
      cells[cell] = rdt_picture_get_terrain (picture, cell)->height >= level;
      found = found || cells[cell];
    }

  return found;
}

static void
append_path (const RdtBrush     *brush,
             const cairo_path_t *path)
{
  cairo_new_path (brush->cr);
  cairo_append_path (brush->cr, path);
}

/* Draws the shadow of slopes that face away from the light, which comes from the north-west. */
static void
draw_slope (const RdtBrush     *brush,
            const cairo_path_t *path)
{
  for (guint i = 1; i <= N_SHADES; i++)
    {
      double offset = brush->layout->cell * SHADE_STEP * i;

      cairo_save (brush->cr);
      cairo_translate (brush->cr, offset, offset);
      append_path (brush, path);
      cairo_restore (brush->cr);
      rdt_brush_fill (brush, RDT_INK_SHADE);
    }
}

/* Draws the lit and the shaded rim of a hill: the part of it that a shifted copy
 * does not cover.
 */
static void
draw_rim (const RdtBrush     *brush,
          const cairo_path_t *path,
          double              way,
          RdtInkName          ink)
{
  if (brush->palette->inks[ink].hatch == RDT_HATCH_NONE)
    return;

  cairo_save (brush->cr);
  append_path (brush, path);
  cairo_clip (brush->cr);
  cairo_set_fill_rule (brush->cr, CAIRO_FILL_RULE_EVEN_ODD);
  for (guint i = 1; i <= N_RIMS; i++)
    {
      double offset = brush->layout->cell * RIM_STEP * i * way;

      append_path (brush, path);
      cairo_save (brush->cr);
      cairo_translate (brush->cr, offset, offset);
      cairo_append_path (brush->cr, path);
      cairo_restore (brush->cr);
      rdt_brush_fill (brush, ink);
    }
  cairo_restore (brush->cr);
}

/* A stroke down the slope, longer and bolder in the shade. */
static void
draw_hachure (const RdtBrush *brush,
              RdtPoint        at,
              RdtPoint        outward,
              gpointer        unused)
{
  double size = brush->layout->cell;
  double shade = (1 + (outward.x + outward.y) * M_SQRT1_2) / 2;
  double length = size * (HACHURE_LIGHT + (HACHURE_DARK - HACHURE_LIGHT) * shade);
  double half = MAX (size * (0.008 + 0.016 * shade), brush->layout->hairline / 2);

  cairo_move_to (brush->cr, at.x - outward.y * half, at.y + outward.x * half);
  cairo_line_to (brush->cr, at.x + outward.x * length, at.y + outward.y * length);
  cairo_line_to (brush->cr, at.x + outward.y * half, at.y - outward.x * half);
  cairo_close_path (brush->cr);
}

static void
draw_level (const RdtBrush *brush,
            guint           level,
            const guint8   *cells)
{
  gboolean has_hachures = brush->palette->inks[RDT_INK_HACHURE].hatch != RDT_HATCH_NONE;
  RdtOutline outline = {
    .cells = cells,
    .inset = has_hachures ? 0.17 : 0.04 + 0.02 * level,
    .roundness = 1,
    .wobble = 0.05,
  };
  cairo_path_t *path;

  rdt_outline_trace (&outline, brush);
  path = cairo_copy_path (brush->cr);

  draw_slope (brush, path);

  append_path (brush, path);
  rdt_brush_fill (brush, RDT_INK_OPEN);

  for (guint i = 0; i < level; i++)
    {
      append_path (brush, path);
      rdt_brush_fill (brush, RDT_INK_HEIGHT);
    }

  draw_rim (brush, path, 1, RDT_INK_LIGHT);
  draw_rim (brush, path, -1, RDT_INK_SHADE);
  cairo_new_path (brush->cr);

  if (has_hachures)
    {
      rdt_outline_visit (&outline, brush, HACHURE_GAP, draw_hachure, NULL);
      rdt_brush_fill (brush, RDT_INK_HACHURE);
    }

  append_path (brush, path);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_stroke (brush, RDT_INK_CONTOUR, MAX (brush->layout->cell * 0.018,
                                                 brush->layout->hairline));
  cairo_path_destroy (path);
}

/**
 * rdt_ground_draw_relief:
 *
 * Draws hills as tinted contours, one for each level.
 */
void
rdt_ground_draw_relief (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];

  for (guint level = 1; level <= MAX_HEIGHT; level++)
    if (find_level (brush->picture, level, cells))
      draw_level (brush, level, cells);
}

/**
 * rdt_ground_draw_grid:
 *
 * Draws the grid.  In black ink, where nothing can be paler, it is finer than
 * everything on it.
 */
void
rdt_ground_draw_grid (const RdtBrush *brush)
{
  double fine = brush->palette->kind == RDT_PALETTE_PAPER ? FINE : 1;

  trace_board (brush);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_stroke (brush, RDT_INK_GRID, brush->layout->hairline * fine);
}
