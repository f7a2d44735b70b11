/* rdt-grid-table.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-grid-table.h"

#include "rdt-short-name.h"

#define CELL_PADDING  4.0
#define LEAST_PADDING 2.0
#define LEAST_ON_LINE 0.88    /* relative to the font size, to keep a row on one line */
#define LEAST_LETTERS 0.8     /* the same, to keep words whole */
#define SMALLER       0.97    /* the factor of each step */
#define SLACK         0.1
#define ROW_PADDING   1.6
#define LEAST_SHARE   0.4     /* of a row's height at the tightest spacing */
#define LEAST_COLUMN  30.0
#define LEAST_ROOM    0.35    /* of a text's width, for words to stay whole elsewhere */
#define SOFT_HYPHEN   "\u00ad"
#define BLANKS        " \n\t"
#define STEP          0.04    /* of a column's width for each step of narrowing */
#define MOST_STEPS    1000
#define HEAVY_RULE    1.0
#define RULE_GAP      1.0     /* below the rule of the headings at the tightest spacing */

/* What all rows of a table share.
 *
 * @padding: on either side of a text
 * @letters: the factor of the font size
 * @lowest: the height of the lowest row, which determines the size of drawings
 * @is_parted: whether words are hyphenated
 */
typedef struct
{
  RdtGridTable table;
  double       widths[RDT_MAX_TABLE_COLUMNS];
  double       padding;
  double       letters;
  double       lowest;
  gboolean     is_parted;
} Shape;

/* A row, or the headings. */
typedef struct
{
  Shape       *shape;
  gboolean     is_heading;
  guint        row;
  PangoLayout *cells[RDT_MAX_TABLE_COLUMNS];
} Row;

static void
clear_shape (gpointer data)
{
  Shape *self = data;

  if (self->table.free_data != NULL)
    self->table.free_data (self->table.data);
}

static void
row_free (gpointer data)
{
  Row *self = data;

  for (guint i = 0; i < self->shape->table.n_columns; i++)
    g_clear_object (&self->cells[i]);
  g_rc_box_release_full (self->shape, clear_shape);
  g_free (self);
}

static double
measure_cell (const char   *text,
              RdtTextStyle  style)
{
  PangoLayout *layout = rdt_text_new (text, style, RDT_TEXT_UNBOUND);
  double width = rdt_text_get_width (layout);

  g_object_unref (layout);

  return width;
}

/* The width of the longest word. */
static double
measure_words (const char   *text,
               RdtTextStyle  style)
{
  g_auto(GStrv) words = g_strsplit_set (text, BLANKS, -1);
  double width = 0;

  for (guint i = 0; words[i] != NULL; i++)
    width = MAX (width, measure_cell (words[i], style));

  return width;
}

/* The width of the longest part of a hyphenated word, with its hyphen. */
static double
measure_parts (const char   *text,
               RdtTextStyle  style)
{
  g_autofree char *parted = rdt_short_name_hyphenate (text);
  g_auto(GStrv) parts = g_strsplit (parted, SOFT_HYPHEN, -1);
  g_autofree char *apart = g_strjoinv ("- ", parts);

  return measure_words (apart, style);
}

static double
measure_rows (const GPtrArray *rows,
              guint            column,
              double         (*measure_text) (const char *, RdtTextStyle),
              double           width)
{
  for (guint i = 0; i < rows->len; i++)
    {
      char **cells = g_ptr_array_index (rows, i);

      width = MAX (width, measure_text (cells[column], RDT_TEXT_SMALL));
    }

  return width;
}

/* Measures texts of columns with @measure_text. */
static void
measure_texts (const RdtGridTable *table,
               double            (*measure_text) (const char *, RdtTextStyle),
               double             *widths)
{
  for (guint i = 0; i < table->n_columns; i++)
    {
      if (table->drawn[i] > 0)
        continue;

      widths[i] = measure_text (table->headings[i], RDT_TEXT_SMALL_STRONG);
      widths[i] = measure_rows (table->rows, i, measure_text, widths[i]);
      if (table->kin != NULL)
        widths[i] = measure_rows (table->kin, i, measure_text, widths[i]);
    }
}

/* Computes the widths of columns from those of their texts.
 *
 * Returns: the total width
 */
static double
measure_columns (const Shape  *shape,
                 const double *texts,
                 double       *widths)
{
  const RdtGridTable *table = &shape->table;
  double sum = 0;

  for (guint i = 0; i < table->n_columns; i++)
    {
      widths[i] = table->drawn[i];
      if (table->drawn[i] == 0)
        widths[i] = texts[i] * shape->letters + 2 * shape->padding + SLACK;

      sum += widths[i];
    }

  return sum;
}

/* Returns: the natural width of a table */
static double
measure (const RdtGridTable *self)
{
  Shape shape = { .table = *self, .padding = CELL_PADDING, .letters = 1 };
  double texts[RDT_MAX_TABLE_COLUMNS];

  measure_texts (self, measure_cell, texts);

  return measure_columns (&shape, texts, shape.widths);
}

/* The widest column that can be narrowed, or the number of columns. */
static guint
find_widest (const Shape  *shape,
             const double *least)
{
  const RdtGridTable *table = &shape->table;
  guint widest = table->n_columns;

  for (guint i = 0; i < table->n_columns; i++)
    if (table->drawn[i] == 0 && shape->widths[i] > least[i]
        && (widest == table->n_columns || shape->widths[i] > shape->widths[widest]))
      widest = i;

  return widest;
}

/* Distributes extra width over all columns except the first: evenly in a table to
 * be filled in by hand, otherwise in proportion to the contents.
 */
static void
widen_columns (Shape  *shape,
               double  room)
{
  const RdtGridTable *table = &shape->table;
  gboolean is_form = table->least_height > 0;
  double sum = 0;

  for (guint i = 1; i < table->n_columns; i++)
    if (table->drawn[i] == 0)
      sum += is_form ? 1 : shape->widths[i];

  for (guint i = 1; i < table->n_columns; i++)
    if (table->drawn[i] == 0)
      shape->widths[i] += room * (is_form ? 1 : shape->widths[i]) / sum;
}

/* Narrows the widest column, step by step, until the table fits.
 *
 * Returns: the width still missing
 */
static double
narrow_columns (Shape        *shape,
                const double *least,
                double        wanting)
{
  for (guint i = 0; wanting > 0 && i < MOST_STEPS; i++)
    {
      guint widest = find_widest (shape, least);
      double less;

      if (widest == shape->table.n_columns)
        break;

      less = MIN (wanting, shape->widths[widest] * STEP);
      less = MIN (less, shape->widths[widest] - least[widest]);
      shape->widths[widest] -= less;
      wanting -= less;
    }

  return wanting;
}

static guint
count_texts (const RdtGridTable *table)
{
  guint n = 0;

  for (guint i = 0; i < table->n_columns; i++)
    n += table->drawn[i] == 0;

  return n;
}

/* Shrinks the font until texts fit into their columns.
 *
 * Returns: whether they fit at @least of the font size
 */
static gboolean
shrink_letters (Shape        *shape,
                const double *texts,
                double        width,
                double        least)
{
  double widths[RDT_MAX_TABLE_COLUMNS];

  for (double letters = 1; letters >= least; letters *= SMALLER)
    {
      shape->letters = letters;
      if (measure_columns (shape, texts, widths) <= width)
        return TRUE;
    }

  shape->letters = least;

  return measure_columns (shape, texts, widths) <= width;
}

/* Narrows columns until the table fits, but none to less than its longest word. */
static double
wrap_columns (Shape        *shape,
              const double *lines,
              const double *words,
              double        width)
{
  double least[RDT_MAX_TABLE_COLUMNS];

  measure_columns (shape, words, least);

  return narrow_columns (shape, least, measure_columns (shape, lines, shape->widths) - width);
}

/* Whether a column has far less room than its text, so that it takes many lines. */
static gboolean
is_cramped (const Shape  *shape,
            const double *lines)
{
  for (guint i = 0; i < shape->table.n_columns; i++)
    if (shape->table.drawn[i] == 0 && shape->widths[i] < LEAST_ROOM * lines[i] * shape->letters)
      return TRUE;

  return FALSE;
}

/* Fits columns to the width: first they move closer, then the font shrinks a
 * little, then lines are wrapped between words.  Where this would leave no room for
 * long texts, words are hyphenated, and only what is still too wide at the smallest
 * font is broken anywhere.
 */
static void
fit_columns (Shape  *shape,
             double  width)
{
  double lines[RDT_MAX_TABLE_COLUMNS], words[RDT_MAX_TABLE_COLUMNS];
  double least[RDT_MAX_TABLE_COLUMNS];
  guint n_texts = MAX (count_texts (&shape->table), 1);
  double wanting;

  measure_texts (&shape->table, measure_cell, lines);
  measure_texts (&shape->table, measure_words, words);

  shape->letters = 1;
  shape->padding = CELL_PADDING;
  wanting = measure_columns (shape, lines, shape->widths) - width;
  shape->padding = CLAMP (CELL_PADDING - wanting / (2 * n_texts), LEAST_PADDING, CELL_PADDING);

  if (!shrink_letters (shape, lines, width, LEAST_ON_LINE))
    shrink_letters (shape, words, width, LEAST_LETTERS);

  wanting = wrap_columns (shape, lines, words, width);
  shape->is_parted = wanting > 0 || is_cramped (shape, lines);
  if (shape->is_parted)
    {
      measure_texts (&shape->table, measure_parts, words);
      wanting = wrap_columns (shape, lines, words, width);
    }

  for (guint i = 0; i < RDT_MAX_TABLE_COLUMNS; i++)
    least[i] = LEAST_COLUMN;
  wanting = narrow_columns (shape, least, wanting);

  if (wanting < 0)
    widen_columns (shape, -wanting);
}

static void
draw_heavy_rule (cairo_t          *cr,
                 const RdtPalette *ink)
{
  rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
  cairo_set_line_width (cr, HEAVY_RULE);
  cairo_stroke (cr);
}

/* Drawings have the same size in all rows, whatever the heights. */
static void
draw_drawing (const Row        *row,
              cairo_t          *cr,
              RdtBox            cell,
              const RdtPalette *ink,
              guint             column)
{
  const RdtGridTable *table = &row->shape->table;

  cell.y += (cell.height - row->shape->lowest) / 2;
  cell.height = row->shape->lowest;
  table->draw_cell (cr, cell, ink, row->row, column, table->data);
}

/* Text is aligned to the left; the headings of drawings are centred. */
static void
draw_text (const Row *row,
           cairo_t   *cr,
           RdtBox     cell,
           guint      column)
{
  PangoLayout *text = row->cells[column];
  double indent = row->shape->padding;

  if (row->shape->table.drawn[column] > 0)
    indent = (cell.width - rdt_text_get_width (text)) / 2;

  rdt_text_show (text, cr, cell.x + indent,
                 cell.y + (cell.height - rdt_text_get_height (text)) / 2);
}

static void
draw_row (cairo_t          *cr,
          RdtBox            box,
          const RdtPalette *ink,
          gpointer          data)
{
  const Row *row = data;
  const RdtGridTable *table = &row->shape->table;
  RdtBox cell = box;

  if (row->is_heading)
    cell.height -= RULE_GAP;

  for (guint i = 0; i < table->n_columns; i++)
    {
      cell.width = row->shape->widths[i];

      if (table->drawn[i] > 0 && !row->is_heading)
        draw_drawing (row, cr, cell, ink, i);

      if (row->cells[i] != NULL)
        {
          rdt_palette_set_source (ink, cr, RDT_INK_TAG_TEXT);
          draw_text (row, cr, cell, i);
        }

      cell.x += cell.width;
    }

  cairo_move_to (cr, box.x, cell.y + cell.height);
  cairo_line_to (cr, box.x + box.width, cell.y + cell.height);
  if (row->is_heading)
    draw_heavy_rule (cr, ink);
  else
    rdt_palette_rule (ink, cr);
}

static PangoLayout *
create_cell (const Shape  *shape,
             const char   *text,
             RdtTextStyle  style,
             guint         column)
{
  g_autofree char *parted = shape->is_parted ? rdt_short_name_hyphenate (text) : NULL;
  PangoLayout *cell = rdt_text_new (parted != NULL ? parted : text, style,
                                    shape->widths[column] - 2 * shape->padding);

  rdt_text_scale (cell, shape->letters);

  return cell;
}

static void
add_row (RdtFlow           *self,
         Shape             *shape,
         const char *const *cells,
         int                index)
{
  const RdtGridTable *table = &shape->table;
  RdtTextStyle style = index < 0 ? RDT_TEXT_SMALL_STRONG : RDT_TEXT_SMALL;
  double spacing = rdt_flow_get_spacing (self);
  double padding = ROW_PADDING * spacing;
  double share = LEAST_SHARE + (1 - LEAST_SHARE) * spacing;
  double height = index < 0 ? 0 : table->least_height * share;
  Row *row = g_new0 (Row, 1);

  row->shape = g_rc_box_acquire (shape);
  row->is_heading = index < 0;
  row->row = MAX (index, 0);

  for (guint i = 0; i < table->n_columns; i++)
    {
      if ((table->drawn[i] > 0 && index >= 0) || cells[i][0] == '\0')
        continue;

      row->cells[i] = create_cell (shape, cells[i], style, i);
      height = MAX (height, rdt_text_get_height (row->cells[i]) + 2 * padding);
    }

  if (index < 0)
    height += RULE_GAP;
  if (index == 0 || height < shape->lowest)
    shape->lowest = height;

  rdt_flow_add (self, height, draw_row, row, row_free);
}

/**
 * rdt_flow_add_grid_table:
 * @table: the table; its rows may be freed, but not its data, until the flow is
 *   freed
 *
 * Adds a table, on one page if possible.
 */
void
rdt_flow_add_grid_table (RdtFlow            *self,
                         const RdtGridTable *table)
{
  Shape *shape = g_rc_box_new0 (Shape);

  g_assert (table->n_columns <= RDT_MAX_TABLE_COLUMNS);

  shape->table = *table;
  fit_columns (shape, rdt_flow_get_width (self));

  rdt_flow_begin_group (self);

  if (table->title != NULL)
    {
      rdt_flow_add_text (self, table->title, RDT_TEXT_STRONG, RDT_INK_TAG_TEXT);
      rdt_flow_add_gap (self, 2);
    }

  add_row (self, shape, table->headings, -1);
  rdt_flow_begin_table (self);
  for (guint i = 0; i < table->rows->len; i++)
    add_row (self, shape, g_ptr_array_index (table->rows, i), i);

  rdt_flow_end_group (self);
  rdt_flow_end_table (self);
  g_rc_box_release_full (shape, clear_shape);
}

static RdtGridTable
describe (const RdtTable *table)
{
  return (RdtGridTable) {
    .title = table->title,
    .headings = (const char *const *) table->columns,
    .n_columns = MIN (table->n_columns, RDT_MAX_TABLE_COLUMNS),
    .rows = table->rows,
  };
}

/**
 * rdt_words_table_measure:
 *
 * Returns: the natural width of a table
 */
double
rdt_words_table_measure (const RdtTable *table)
{
  RdtGridTable described = describe (table);

  return measure (&described);
}

/**
 * rdt_flow_add_words_table:
 *
 * Adds a table of the reference with its note.
 */
void
rdt_flow_add_words_table (RdtFlow        *self,
                          const RdtTable *table)
{
  RdtGridTable described = describe (table);

  if (table->note == NULL)
    {
      rdt_flow_add_grid_table (self, &described);
      return;
    }

  rdt_flow_begin_group (self);
  rdt_flow_add_grid_table (self, &described);
  rdt_flow_add_gap (self, 3);
  rdt_flow_add_text (self, table->note, RDT_TEXT_SMALL, RDT_INK_TAG_TEXT);
  rdt_flow_end_group (self);
}
