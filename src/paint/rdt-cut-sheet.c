/* rdt-cut-sheet.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cut-sheet.h"

/* Pieces lie edge to edge, so that one cut parts two rows of them; marks beside
 * them tell where a ruler goes.
 */

/* In points. */
#define MARK     11.0
#define MARK_GAP 2.0
#define LINE     0.3
#define GAP      6.0

#define FEW_COLUMNS 4

/* The pieces of a page. */
typedef struct
{
  RdtCutSheet sheet;
  guint       first;
  guint       n;
  guint       n_columns;
} Leaf;

static guint
count_rows (const Leaf *leaf)
{
  return (leaf->n + leaf->n_columns - 1) / leaf->n_columns;
}

/* How many pieces stand in a row of a page. */
static guint
count_in_row (const Leaf *leaf,
              guint       row)
{
  return MIN (leaf->n_columns, leaf->n - row * leaf->n_columns);
}

static void
trace_line (cairo_t *cr,
            double   x1,
            double   y1,
            double   x2,
            double   y2)
{
  cairo_move_to (cr, x1, y1);
  cairo_line_to (cr, x2, y2);
}

/* A line above and below each row, as far as there are pieces. */
static void
trace_rows (const Leaf *leaf,
            cairo_t    *cr,
            RdtBox      grid,
            double      mark)
{
  guint n = count_rows (leaf);

  for (guint i = 0; i <= n; i++)
    {
      double y = grid.y + i * leaf->sheet.height;
      double right = grid.x + count_in_row (leaf, MAX (i, 1) - 1) * leaf->sheet.width;

      trace_line (cr, grid.x, y, right, y);
      if (mark > MARK_GAP)
        {
          trace_line (cr, grid.x - mark, y, grid.x - MARK_GAP, y);
          trace_line (cr, grid.x + grid.width + MARK_GAP, y, grid.x + grid.width + mark, y);
        }
    }
}

static void
trace_columns (const Leaf *leaf,
               cairo_t    *cr,
               RdtBox      grid)
{
  guint last = count_rows (leaf) - 1;
  guint n = count_in_row (leaf, 0);

  for (guint i = 0; i <= n; i++)
    {
      double x = grid.x + i * leaf->sheet.width;
      guint n_rows = i <= count_in_row (leaf, last) ? last + 1 : last;
      double bottom = grid.y + (last + 1) * leaf->sheet.height;

      trace_line (cr, x, grid.y, x, grid.y + n_rows * leaf->sheet.height);
      trace_line (cr, x, grid.y - MARK, x, grid.y - MARK_GAP);
      trace_line (cr, x, bottom + MARK_GAP, x, bottom + MARK);
    }
}

static void
draw_leaf (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *ink,
           gpointer          data)
{
  const Leaf *leaf = data;
  double width = leaf->sheet.width * count_in_row (leaf, 0);
  RdtBox grid = {
    .x = box.x + (box.width - leaf->sheet.width * leaf->n_columns) / 2,
    .y = box.y + MARK,
    .width = width,
  };

  for (guint i = 0; i < leaf->n; i++)
    {
      RdtBox piece = {
        .x = grid.x + i % leaf->n_columns * leaf->sheet.width,
        .y = grid.y + i / leaf->n_columns * leaf->sheet.height,
        .width = leaf->sheet.width,
        .height = leaf->sheet.height,
      };

      cairo_save (cr);
      leaf->sheet.draw (leaf->first + i, piece, ink, cr, leaf->sheet.data);
      cairo_restore (cr);
    }

  trace_rows (leaf, cr, grid, MIN (MARK, grid.x - box.x));
  trace_columns (leaf, cr, grid);
  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

static double
measure_text (const char *text,
              double      width)
{
  PangoLayout *layout = rdt_text_new (text, RDT_TEXT_SMALL, width);
  double height = rdt_text_get_height (layout);

  g_object_unref (layout);

  return height;
}

/* Marks beside the rows are not worth a column where there are few. */
static guint
count_columns (const RdtCutSheet *sheet,
               double             width)
{
  guint n = (width - 2 * MARK) / sheet->width;

  if (n < FEW_COLUMNS)
    n = width / sheet->width;

  return MAX (n, 1);
}

/**
 * rdt_flow_add_cut_sheet:
 * @self: a flow in which there is nothing yet
 * @advice: what to do with the pieces
 *
 * Fills pages with pieces to cut out.
 */
void
rdt_flow_add_cut_sheet (RdtFlow           *self,
                        const char        *advice,
                        const RdtCutSheet *sheet)
{
  double width = rdt_flow_get_width (self);
  double room = rdt_flow_get_height (self) - measure_text (advice, width) - GAP;
  Leaf leaf = { .sheet = *sheet, .n_columns = count_columns (sheet, width) };

  if (sheet->n_pieces == 0)
    return;

  rdt_flow_add_text (self, advice, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (self, GAP);

  for (; leaf.first < sheet->n_pieces; leaf.first += leaf.n)
    {
      guint n_rows = MAX ((room - 2 * MARK) / sheet->height, 1);

      leaf.n = MIN (n_rows * leaf.n_columns, sheet->n_pieces - leaf.first);
      rdt_flow_add (self, count_rows (&leaf) * sheet->height + 2 * MARK, draw_leaf,
                    g_memdup2 (&leaf, sizeof leaf), g_free);
      room = rdt_flow_get_height (self);
    }
}
