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
 * @step: the distance of cuts
 * @is_between_cells: whether no cut runs through a cell other than from corner to
 *   corner
 */
typedef struct
{
  double   lead;
  double   step;
  gboolean is_between_cells;
} RdtPosterCuts;

/**
 * RdtPoster:
 * @layout: the board in its printed size
 * @columns: the vertical cuts
 * @rows: the horizontal cuts
 * @overlap: the overlap of neighbouring pages
 * @is_to_scale: whether the board is printed to scale rather than fitted to a page
 *
 * How a board is divided into pages: between its cells, except that hexes of
 * every other column are cut in half, from corner to corner.
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
