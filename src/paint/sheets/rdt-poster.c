/* rdt-poster.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-poster.h"

#include <math.h>

static guint
count (double length,
       double room,
       double overlap)
{
  /* Rounding must not cost a page. */
  if (length <= room + 0.01)
    return 1;

  return ceil ((length - overlap) / (room - overlap) - 1e-6);
}

/* The possible cuts across one side of the board.
 *
 * @pitch: the distance of lines
 * @lead: the line before the first cell
 * @n: the number of strips between them
 */
typedef struct
{
  double pitch;
  double lead;
  guint  n;
} Lines;

/* Between columns of hexes a line cuts off corners only. */
static Lines
find_column_lines (const RdtLayout *layout)
{
  double side = layout->cell / sqrt (3.0);

  if (layout->grid.kind == RDT_GRID_SQUARE)
    return (Lines) { layout->cell, layout->margin, layout->grid.width };

  return (Lines) { 1.5 * side, layout->margin + side / 4, layout->grid.width };
}

/* Across columns of hexes a line follows the edges of every other column, and runs
 * from corner to corner of the hexes between, which are half a hex lower.
 */
static Lines
find_row_lines (const RdtLayout *layout)
{
  if (layout->grid.kind == RDT_GRID_SQUARE || layout->grid.width == 1)
    return (Lines) { layout->cell, layout->margin, layout->grid.height };

  return (Lines) { layout->cell / 2, layout->margin, 2 * layout->grid.height + 1 };
}

static gboolean
goes_on_pages (double               length,
               guint                n,
               double               room,
               double               overlap,
               const RdtPosterCuts *cuts)
{
  double first = cuts->lead + cuts->step;
  double last = length - cuts->lead - (n - 1) * cuts->step + overlap;

  return MAX (first, MAX (overlap + cuts->step, last)) <= room + 0.01 && last > 2 * overlap;
}

/* Finds cuts with the same number of strips on each page, for a number of pages. */
static gboolean
find_even_cuts (double         length,
                guint          n,
                double         room,
                double         overlap,
                const Lines   *lines,
                RdtPosterCuts *cuts)
{
  for (guint strips = (lines->n + n - 1) / n; strips > 0 && strips * n + n > lines->n; strips--)
    {
      *cuts = (RdtPosterCuts) {
        .lead = lines->lead,
        .step = strips * lines->pitch,
        .is_between_cells = TRUE,
      };
      if (goes_on_pages (length, n, room, overlap, cuts))
        return TRUE;
    }

  return FALSE;
}

/* The first and last page also have a margin, and may have fewer strips. */
static gboolean
find_uneven_cuts (double         length,
                  guint          n,
                  double         room,
                  double         overlap,
                  const Lines   *lines,
                  RdtPosterCuts *cuts)
{
  int first = (room + 0.01 - lines->lead) / lines->pitch;
  int most = (room + 0.01 - overlap) / lines->pitch;

  for (int strips = (lines->n + n - 1) / n; strips <= most; strips++)
    {
      int others = MIN (first, (int) lines->n - ((int) n - 2) * strips - 1);

      *cuts = (RdtPosterCuts) {
        .lead = lines->lead + (others - strips) * lines->pitch,
        .step = strips * lines->pitch,
        .is_between_cells = TRUE,
      };
      if (others > 0 && goes_on_pages (length, n, room, overlap, cuts))
        return TRUE;
    }

  return FALSE;
}

/* Cuts are between cells even if that takes more pages; only if a page is smaller
 * than a strip, the parts have equal sizes.
 *
 * Returns: the number of parts
 */
static guint
choose_cuts (double         length,
             double         room,
             double         overlap,
             const Lines   *lines,
             RdtPosterCuts *cuts)
{
  guint least = count (length, room, overlap);

  for (guint n = least; n > 1 && n <= lines->n; n++)
    if (find_even_cuts (length, n, room, overlap, lines, cuts)
        || find_uneven_cuts (length, n, room, overlap, lines, cuts))
      return n;

  *cuts = (RdtPosterCuts) {
    .lead = overlap,
    .step = (length - overlap) / least,
    .is_between_cells = least == 1,
  };

  return least;
}

/**
 * rdt_poster_init:
 * @layout: the board in its printed size
 * @room: the room for it on each page
 * @overlap: the overlap of neighbouring pages, less than half of the room
 *
 * Cuts a board into as few parts as possible.
 */
void
rdt_poster_init (RdtPoster       *self,
                 const RdtLayout *layout,
                 const RdtBox    *room,
                 double           overlap)
{
  Lines columns = find_column_lines (layout);
  Lines rows = find_row_lines (layout);

  *self = (RdtPoster) { .layout = *layout, .overlap = overlap, .is_to_scale = TRUE };
  self->n_columns = choose_cuts (rdt_layout_get_width (layout), room->width, overlap, &columns,
                                 &self->columns);
  self->n_rows = choose_cuts (rdt_layout_get_height (layout), room->height, overlap, &rows,
                              &self->rows);
}

guint
rdt_poster_get_n (const RdtPoster *self)
{
  return self->n_columns * self->n_rows;
}

/* Each part overlaps the next one, which begins before its cut. */
static double
get_start (const RdtPosterCuts *cuts,
           guint                index,
           double               overlap)
{
  return index > 0 ? cuts->lead + index * cuts->step - overlap : 0;
}

static double
get_end (const RdtPosterCuts *cuts,
         guint                index,
         guint                n,
         double               length)
{
  return index + 1 < n ? cuts->lead + (index + 1) * cuts->step : length;
}

/**
 * rdt_poster_get_part:
 * @tile: the index of the part, row by row from the upper left
 *
 * Returns: the part of the board on a page, in the units of the layout
 */
RdtBox
rdt_poster_get_part (const RdtPoster *self,
                     guint            tile)
{
  guint column = tile % self->n_columns;
  guint row = tile / self->n_columns;
  double x = get_start (&self->columns, column, self->overlap);
  double y = get_start (&self->rows, row, self->overlap);

  return (RdtBox) {
    .x = x,
    .y = y,
    .width = get_end (&self->columns, column, self->n_columns,
                      rdt_layout_get_width (&self->layout)) - x,
    .height = get_end (&self->rows, row, self->n_rows,
                       rdt_layout_get_height (&self->layout)) - y,
  };
}
