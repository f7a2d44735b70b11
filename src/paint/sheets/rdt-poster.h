/* rdt-poster.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-flow.h"

G_BEGIN_DECLS

/**
 * RdtPosterCuts:
 * @lead: where the first cut would be if the first part had no length
 * @step: from cut to cut
 * @is_between_cells: whether no cut runs through a cell, but from corner to corner
 */
typedef struct
{
  double   lead;
  double   step;
  gboolean is_between_cells;
} RdtPosterCuts;

/**
 * RdtPoster:
 * @layout: the board at its size on paper
 * @columns: where the board is cut from side to side
 * @rows: the same from top to bottom
 * @overlap: of neighbouring pages
 * @is_to_scale: whether the board is to scale rather than fitted to a page
 *
 * How a board is cut up for pages of paper: between its cells, of which those of
 * every other column of hexes are cut in half, from corner to corner.
 */
typedef struct
{
  RdtLayout      layout;
  guint          n_columns;
  guint          n_rows;
  RdtPosterCuts  columns;
  RdtPosterCuts  rows;
  double         overlap;
  gboolean       is_to_scale;
} RdtPoster;

void   rdt_poster_init     (RdtPoster       *self,
                            const RdtLayout *layout,
                            const RdtBox    *room,
                            double           overlap);
guint  rdt_poster_get_n    (const RdtPoster *self);
RdtBox rdt_poster_get_part (const RdtPoster *self,
                            guint            tile);

G_END_DECLS
