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

/* Where lines run between the cells of a board, across one of its sides.
 *
 * @pitch: from line to line
 * @lead: where the line before the first cell is
 * @n: into how many strips they part the board
 */
typedef struct
{
  double pitch;
  double lead;
  guint  n;
} Lines;

/* Between the columns of hexes a line cuts corners only. */
static Lines
find_column_lines (const RdtLayout *layout)
{
  double side = layout->cell / sqrt (3.0);

  if (layout->grid.kind == RDT_GRID_SQUARE)
    return (Lines) { layout->cell, layout->margin, layout->grid.width };

  return (Lines) { 1.5 * side, layout->margin + side / 4, layout->grid.width };
}

/* Across the columns of hexes a line runs along the edges of every other column,
 * and from corner to corner of the hexes between, which stand half a hex lower.
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

/* As many strips a page, or fewer, if they go on so many pages. */
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

/* The first page and the last have a margin as well, and may have fewer strips than
 * those between.
 */
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

/* Cuts run between cells even if that takes some pages more; only where a page is
 * smaller than what stands between two lines, parts are of one size.
 *
 * Returns: how many parts there are
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
 * @layout: the board at its size on paper
 * @room: for it on each page
 * @overlap: of neighbouring pages, less than half of the room
 *
 * Cuts a board up into as few parts as it takes.
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

/* Each part laps over the next one, which begins before its cut. */
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
 * @tile: row by row from the upper left
 *
 * Returns: the part of the board that is on a page, in the board's units
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
