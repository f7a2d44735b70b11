/* rdt-coordinates.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-coordinates.h"

#include <math.h>

/* Relative to the margin. */
#define LABEL_SIZE      0.52
#define MOST_LABEL_SIZE 0.9

/* The maximum width of a letter, and the minimum gap between labels, relative to
 * the size of the font.
 */
#define LETTER    0.8
#define LABEL_GAP 0.45

static double
get_size (const RdtLayout *layout)
{
  return layout->margin * MIN (LABEL_SIZE * layout->text_size, MOST_LABEL_SIZE);
}

/* If there is no room for all labels, only every second row or column gets one, or
 * every fifth, and so on.
 */
static guint
find_step (const RdtLayout *layout)
{
  static const guint steps[] = { 1, 2, 5, 10, 20 };
  guint n_letters = layout->grid.width > 26 ? 2 : 1;
  double need = get_size (layout) * (n_letters * LETTER + LABEL_GAP);
  double pitch = layout->cell * (layout->grid.kind == RDT_GRID_HEX ? sqrt (0.75) : 1);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i] * pitch >= need)
      return steps[i];

  return RDT_MAX_LENGTH;
}

static gboolean
is_near (double at,
         double from,
         double length,
         double margin)
{
  return at > from - margin && at < from + length + margin;
}

static gboolean
is_near_across (const RdtBrush *brush,
                double          x)
{
  return is_near (x, brush->clip.x, brush->clip.width, brush->layout->margin);
}

static gboolean
is_near_upright (const RdtBrush *brush,
                 double          y)
{
  return is_near (y, brush->clip.y, brush->clip.height, brush->layout->margin);
}

static void
write_label (const RdtBrush *brush,
             const char     *label,
             RdtPoint        at)
{
  if (is_near_across (brush, at.x) && is_near_upright (brush, at.y))
    rdt_brush_write (brush, label, at, get_size (brush->layout), RDT_INK_LABEL);
}

/**
 * rdt_coordinates_draw_columns:
 * @y: the vertical centre of the letters
 *
 * Draws the letters of columns in a line.
 */
void
rdt_coordinates_draw_columns (const RdtBrush *brush,
                              double          y)
{
  const RdtLayout *layout = brush->layout;
  guint step = find_step (layout);

  if (!is_near_upright (brush, y))
    return;

  for (int column = 0; column < layout->grid.width; column += step)
    {
      RdtPoint at = rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, column, 0));
      char label[RDT_CELL_LABEL_SIZE];

      rdt_label_format (column, 0, label);
      for (char *c = label; *c != '\0'; c++)
        if (g_ascii_isdigit (*c))
          *c = '\0';

      at.y = y;
      write_label (brush, label, at);
    }
}

/**
 * rdt_coordinates_draw_rows:
 * @column: the column whose rows to label: rows of hexes zigzag
 * @x: the horizontal centre of the numbers
 *
 * Draws the numbers of rows in a line.
 */
void
rdt_coordinates_draw_rows (const RdtBrush *brush,
                           int             column,
                           double          x)
{
  const RdtLayout *layout = brush->layout;
  guint step = find_step (layout);

  if (!is_near_across (brush, x))
    return;

  for (int row = step - 1; row < layout->grid.height; row += step)
    {
      RdtPoint at = rdt_layout_get_center (layout, rdt_grid_cell_at (&layout->grid, column, row));
      char label[RDT_CELL_LABEL_SIZE];

      g_snprintf (label, sizeof label, "%d", row + 1);
      at.x = x;
      write_label (brush, label, at);
    }
}

/**
 * rdt_coordinates_draw:
 *
 * Draws coordinates along all edges.
 */
void
rdt_coordinates_draw (const RdtBrush *brush)
{
  const RdtLayout *layout = brush->layout;
  double half = layout->margin / 2;

  rdt_coordinates_draw_columns (brush, half);
  rdt_coordinates_draw_columns (brush, rdt_layout_get_height (layout) - half);
  rdt_coordinates_draw_rows (brush, 0, half);
  rdt_coordinates_draw_rows (brush, layout->grid.width - 1, rdt_layout_get_width (layout) - half);
}
