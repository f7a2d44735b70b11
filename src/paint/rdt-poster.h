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
 * RdtPoster:
 * @layout: the board at its size on paper
 * @width: of the part of the board on each page
 * @height: the same
 * @overlap: of neighbouring pages
 * @is_to_scale: whether the board is to scale rather than fitted to a page
 *
 * How a board is cut up for pages of paper: all parts are of one size.
 */
typedef struct
{
  RdtLayout layout;
  guint     n_columns;
  guint     n_rows;
  double    width;
  double    height;
  double    overlap;
  gboolean  is_to_scale;
} RdtPoster;

void   rdt_poster_init     (RdtPoster       *self,
                            const RdtLayout *layout,
                            const RdtBox    *room,
                            double           overlap);
guint  rdt_poster_get_n    (const RdtPoster *self);
RdtBox rdt_poster_get_part (const RdtPoster *self,
                            guint            tile);

G_END_DECLS
