/* rdt-cut-sheet.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cut-sheet.h"

/* Pieces are adjacent, so that one cut separates two rows of them; marks at the
 * margin show where to cut.
 */

/* In points. */
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
  gboolean    is_whole;     /* whether the page has nothing else */
} Leaf;

static guint
count_rows (const Leaf *leaf)
{
  return (leaf->n + leaf->n_columns - 1) / leaf->n_columns;
}

/* The number of pieces in a row of a page. */
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

/* Lines above and below each row, as wide as its pieces. */
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
          trace_line (cr, right + MARK_GAP, y, right + mark, y);
        }
    }
}

static void
trace_columns (const Leaf *leaf,
               cairo_t    *cr,
               RdtBox      grid,
               double      mark)
{
  guint last = count_rows (leaf) - 1;
  guint n = count_in_row (leaf, 0);

  for (guint i = 0; i <= n; i++)
    {
      double x = grid.x + i * leaf->sheet.width;
      guint n_rows = i <= count_in_row (leaf, last) ? last + 1 : last;
      double bottom = grid.y + n_rows * leaf->sheet.height;

      trace_line (cr, x, grid.y, x, bottom);
      if (mark > MARK_GAP)
        {
          trace_line (cr, x, grid.y - mark, x, grid.y - MARK_GAP);
          trace_line (cr, x, bottom + MARK_GAP, x, bottom + mark);
        }
    }
}

static RdtBox
place (const Leaf   *leaf,
       const RdtBox *box)
{
  RdtBox grid = rdt_cut_sheet_place (box, leaf->sheet.width, leaf->sheet.height);

  if (!leaf->is_whole)
    {
      grid.x = box->x + (box->width - leaf->sheet.width * leaf->n_columns) / 2;
      grid.y = box->y + RDT_CUT_MARK;
    }
  grid.width = leaf->sheet.width * count_in_row (leaf, 0);

  return grid;
}

static void
draw_leaf (cairo_t          *cr,
           RdtBox            box,
           const RdtPalette *ink,
           gpointer          data)
{
  const Leaf *leaf = data;
  RdtBox grid = place (leaf, &box);

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

  trace_rows (leaf, cr, grid, MIN (RDT_CUT_MARK, grid.x - box.x));
  trace_columns (leaf, cr, grid, MIN (RDT_CUT_MARK, grid.y - box.y));
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

/* Counts the pieces in a row of a page with instructions.  If few fit, marks
 * beside the rows are not worth a column.
 */
static guint
count_columns (double width,
               double piece)
{
  guint n = (width - 2 * RDT_CUT_MARK) / piece;

  if (n < FEW_COLUMNS)
    n = width / piece;

  return MAX (n, 1);
}

/* Rounding must not cost a piece. */
static guint
count_whole (double room,
             double size)
{
  return MAX ((room + 0.01) / size, 1);
}

/**
 * rdt_cut_sheet_place:
 * @body: the body of a page
 * @width: the width of a piece, in points
 * @height: the height of a piece, in points
 *
 * Returns: the area of as many pieces as fit on a page without anything else,
 *   centred
 */
RdtBox
rdt_cut_sheet_place (const RdtBox *body,
                     double        width,
                     double        height)
{
  RdtBox grid = {
    .width = width * count_whole (body->width, width),
    .height = height * count_whole (body->height, height),
  };

  grid.x = body->x + (body->width - grid.width) / 2;
  grid.y = body->y + (body->height - grid.height) / 2;

  return grid;
}

static void
add_whole_pages (RdtFlow           *self,
                 const RdtCutSheet *sheet)
{
  guint n_rows = count_whole (rdt_flow_get_height (self), sheet->height);
  Leaf leaf = {
    .sheet = *sheet,
    .n_columns = count_whole (rdt_flow_get_width (self), sheet->width),
    .is_whole = TRUE,
  };

  for (; leaf.first < sheet->n_pieces; leaf.first += leaf.n)
    {
      leaf.n = MIN (n_rows * leaf.n_columns, sheet->n_pieces - leaf.first);
      rdt_flow_add (self, rdt_flow_get_height (self), draw_leaf,
                    g_memdup2 (&leaf, sizeof leaf), g_free);
    }
}

static void
add_below_advice (RdtFlow           *self,
                  const char        *advice,
                  const RdtCutSheet *sheet)
{
  double width = rdt_flow_get_width (self);
  double room = rdt_flow_get_height (self) - measure_text (advice, width) - GAP;
  Leaf leaf = {
    .sheet = *sheet,
    .n_columns = count_columns (width, sheet->width),
  };

  rdt_flow_add_text (self, advice, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
  rdt_flow_add_gap (self, GAP);

  for (; leaf.first < sheet->n_pieces; leaf.first += leaf.n)
    {
      guint n_rows = MAX ((room - 2 * RDT_CUT_MARK) / sheet->height, 1);

      leaf.n = MIN (n_rows * leaf.n_columns, sheet->n_pieces - leaf.first);
      rdt_flow_add (self, count_rows (&leaf) * sheet->height + 2 * RDT_CUT_MARK, draw_leaf,
                    g_memdup2 (&leaf, sizeof leaf), g_free);
      room = rdt_flow_get_height (self);
    }
}

/**
 * rdt_flow_add_cut_sheet:
 * @self: an empty flow
 * @advice: (nullable): instructions for the pieces; without them, pages are filled
 *   to the edges
 *
 * Fills pages with pieces to cut out.
 */
void
rdt_flow_add_cut_sheet (RdtFlow           *self,
                        const char        *advice,
                        const RdtCutSheet *sheet)
{
  if (sheet->n_pieces == 0)
    return;

  if (advice != NULL)
    add_below_advice (self, advice, sheet);
  else
    add_whole_pages (self, sheet);
}
