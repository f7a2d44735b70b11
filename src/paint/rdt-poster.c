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
 * @pitch: from line to line, or 0 if none passes between cells
 * @lead: where the line before the first cell is
 * @n: how many cells there are
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

static Lines
find_row_lines (const RdtLayout *layout)
{
  if (layout->grid.kind == RDT_GRID_SQUARE)
    return (Lines) { layout->cell, layout->margin, layout->grid.height };

  return (Lines) { 0 };
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

/* As many cells a page, if they go on it, or else as much of the board. */
static RdtPosterCuts
choose_cuts (double       length,
             guint        n,
             double       room,
             double       overlap,
             const Lines *lines)
{
  for (guint cells = (lines->n + n - 1) / n; n > 1 && cells > 0 && cells * n + n > lines->n;
       cells--)
    {
      RdtPosterCuts cuts = { .lead = lines->lead, .step = cells * lines->pitch };

      if (lines->pitch > 0 && goes_on_pages (length, n, room, overlap, &cuts))
        return cuts;
    }

  return (RdtPosterCuts) { .lead = overlap, .step = (length - overlap) / n };
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
  double width = rdt_layout_get_width (layout);
  double height = rdt_layout_get_height (layout);
  Lines columns = find_column_lines (layout);
  Lines rows = find_row_lines (layout);

  *self = (RdtPoster) { .layout = *layout, .overlap = overlap, .is_to_scale = TRUE };
  self->n_columns = count (width, room->width, overlap);
  self->n_rows = count (height, room->height, overlap);
  self->columns = choose_cuts (width, self->n_columns, room->width, overlap, &columns);
  self->rows = choose_cuts (height, self->n_rows, room->height, overlap, &rows);
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
