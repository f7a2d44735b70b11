/* rdt-ground.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ground.h"

#include <math.h>

#include "rdt-outline.h"

#define MAX_HEIGHT 9

/* Tufts of grass in an open cell, where chance puts them. */
#define N_TUFTS 4

/* Of the labels along the edges, in margins. */
#define LABEL_SIZE 0.52

/* What a letter of a label takes at most, and what parts labels at least, in
 * their size.
 */
#define LETTER    0.8
#define LABEL_GAP 0.45

/**
 * rdt_ground_trace_board:
 *
 * Adds the cells that can be seen to the path at hand.
 */
void
rdt_ground_trace_board (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    if (rdt_brush_shows (brush, cell))
      rdt_brush_trace_cell (brush, cell);
}

/* Around all cells, clockwise from the lower left one. */
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
 * Adds the edge of the board to the path at hand.
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
draw_tuft (const RdtBrush *brush,
           RdtPoint        at)
{
  double size = brush->layout->cell * 0.035;

  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (brush->cr, at.x + i * size * 0.5, at.y);
      cairo_line_to (brush->cr, at.x + i * size * 1.1, at.y - size * (i == 0 ? 1.8 : 1.3));
    }
}

static void
draw_grass (const RdtBrush *brush)
{
  double cell_size = brush->layout->cell;

  if (!rdt_brush_has_detail (brush))
    return;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      RdtPoint center = rdt_layout_get_center (brush->layout, cell);

      if (!rdt_brush_shows (brush, cell)
          || rdt_picture_get_terrain (brush->picture, cell)->ground != RDT_GROUND_OPEN)
        continue;

      for (guint i = 0; i < N_TUFTS; i++)
        if (rdt_brush_noise (cell, 60 + i) < 0.6)
          draw_tuft (brush, (RdtPoint) {
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
 * Draws the sheet that the board lies on.
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
 * Draws the open ground of the board.
 */
void
rdt_ground_draw (const RdtBrush *brush)
{
  rdt_ground_trace_board (brush);
  rdt_brush_fill (brush, RDT_INK_OPEN);
  draw_grass (brush);
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

/* Where a slope falls away from the light, which comes from the north-west. */
static void
draw_slope (const RdtBrush     *brush,
            const cairo_path_t *path)
{
  double offset = brush->layout->cell * 0.035;

  cairo_save (brush->cr);
  cairo_translate (brush->cr, offset, offset);
  append_path (brush, path);
  cairo_restore (brush->cr);
  rdt_brush_fill (brush, RDT_INK_SHADE);
}

static void
draw_level (const RdtBrush *brush,
            guint           level,
            const guint8   *cells)
{
  RdtOutline outline = {
    .cells = cells,
    .inset = 0.04 + 0.01 * level,
    .roundness = 1,
    .wobble = 0.03,
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

  append_path (brush, path);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_stroke (brush, RDT_INK_CONTOUR, MAX (brush->layout->cell * 0.022,
                                                 brush->layout->hairline));
  cairo_path_destroy (path);
}

static void
draw_heights_in_figures (const RdtBrush *brush)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&brush->layout->grid); cell++)
    {
      guint height = rdt_picture_get_terrain (brush->picture, cell)->height;
      RdtPoint at = rdt_layout_get_center (brush->layout, cell);
      char text[4];

      if (height == 0 || !rdt_brush_shows (brush, cell))
        continue;

      g_snprintf (text, sizeof text, "%u", height);
      at.x += brush->layout->cell * (brush->layout->grid.kind == RDT_GRID_HEX ? 0.24 : 0.4);
      at.y += brush->layout->cell * 0.38;
      rdt_brush_write (brush, text, at, brush->layout->cell * 0.14, RDT_INK_CONTOUR);
    }
}

/**
 * rdt_ground_draw_relief:
 *
 * Draws the hills: a contour for each level, tinted within.
 */
void
rdt_ground_draw_relief (const RdtBrush *brush)
{
  guint8 cells[RDT_MAX_CELLS];

  for (guint level = 1; level <= MAX_HEIGHT; level++)
    if (find_level (brush->picture, level, cells))
      draw_level (brush, level, cells);

  if (rdt_brush_has_detail (brush))
    draw_heights_in_figures (brush);
}

/**
 * rdt_ground_draw_grid:
 *
 * Rules the cells.
 */
void
rdt_ground_draw_grid (const RdtBrush *brush)
{
  rdt_ground_trace_board (brush);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  rdt_brush_stroke (brush, RDT_INK_GRID, brush->layout->hairline);
}

/* Where there is no room for all labels there is one for every second row or
 * column, every fifth, and so on.
 */
static guint
find_step (const RdtBrush *brush)
{
  static const guint steps[] = { 1, 2, 5, 10, 20 };
  const RdtLayout *layout = brush->layout;
  guint n_letters = layout->grid.width > 26 ? 2 : 1;
  double need = layout->margin * LABEL_SIZE * (n_letters * LETTER + LABEL_GAP);
  double pitch = layout->cell * (layout->grid.kind == RDT_GRID_HEX ? sqrt (0.75) : 1);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * pitch >= need)
      return steps[i];

  return RDT_MAX_LENGTH;
}

static void
write_column (const RdtBrush *brush,
              int             column)
{
  const RdtLayout *layout = brush->layout;
  RdtPoint at = rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, column, 0));
  char label[RDT_CELL_LABEL_SIZE];

  if (at.x < brush->clip.x - layout->margin
      || at.x > brush->clip.x + brush->clip.width + layout->margin)
    return;

  rdt_label_format (column, 0, label);
  for (char *c = label; *c != '\0'; c++)
    if (g_ascii_isdigit (*c))
      *c = '\0';

  at.y = rdt_layout_get_height (layout) - layout->margin / 2;
  rdt_brush_write (brush, label, at, layout->margin * LABEL_SIZE, RDT_INK_LABEL);
  at.y = layout->margin / 2;
  rdt_brush_write (brush, label, at, layout->margin * LABEL_SIZE, RDT_INK_LABEL);
}

static gboolean
is_row_seen (const RdtBrush *brush,
             double          y)
{
  return y > brush->clip.y - brush->layout->margin
         && y < brush->clip.y + brush->clip.height + brush->layout->margin;
}

static void
write_row (const RdtBrush *brush,
           int             row)
{
  const RdtLayout *layout = brush->layout;
  RdtPoint at = rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, 0, row));
  int last = layout->grid.width - 1;
  char label[RDT_CELL_LABEL_SIZE];

  g_snprintf (label, sizeof label, "%d", row + 1);
  at.x = layout->margin / 2;
  if (is_row_seen (brush, at.y))
    rdt_brush_write (brush, label, at, layout->margin * LABEL_SIZE, RDT_INK_LABEL);
  at = rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, last, row));
  if (!is_row_seen (brush, at.y))
    return;

  at.x = rdt_layout_get_width (layout) - layout->margin / 2;
  rdt_brush_write (brush, label, at, layout->margin * LABEL_SIZE, RDT_INK_LABEL);
}

static gboolean
touches_margin (const RdtBrush *brush)
{
  RdtBox board = {
    .x = brush->layout->margin,
    .y = brush->layout->margin,
    .width = rdt_layout_get_width (brush->layout) - 2 * brush->layout->margin,
    .height = rdt_layout_get_height (brush->layout) - 2 * brush->layout->margin,
  };

  return brush->clip.x < board.x
         || brush->clip.y < board.y
         || brush->clip.x + brush->clip.width > board.x + board.width
         || brush->clip.y + brush->clip.height > board.y + board.height;
}

/**
 * rdt_ground_draw_labels:
 *
 * Writes the coordinates along the edges.
 */
void
rdt_ground_draw_labels (const RdtBrush *brush)
{
  guint step = find_step (brush);

  if (!touches_margin (brush))
    return;

  for (int column = 0; column < brush->layout->grid.width; column += step)
    write_column (brush, column);

  for (int row = step - 1; row < brush->layout->grid.height; row += step)
    write_row (brush, row);
}
