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

static double
divide (double length,
        guint  n,
        double overlap)
{
  return (length + (n - 1) * overlap) / n;
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

  *self = (RdtPoster) { .layout = *layout, .overlap = overlap, .is_to_scale = TRUE };
  self->n_columns = count (width, room->width, overlap);
  self->n_rows = count (height, room->height, overlap);
  self->width = divide (width, self->n_columns, overlap);
  self->height = divide (height, self->n_rows, overlap);
}

guint
rdt_poster_get_n (const RdtPoster *self)
{
  return self->n_columns * self->n_rows;
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
  return (RdtBox) {
    .x = tile % self->n_columns * (self->width - self->overlap),
    .y = tile / self->n_columns * (self->height - self->overlap),
    .width = self->width,
    .height = self->height,
  };
}
