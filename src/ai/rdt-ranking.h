/* rdt-ranking.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RdtRanked:
 * @sum: the sum of the results of its samples, none below 0
 * @n_samples: their number, at least one
 * @mean: what rdt_ranking_settle() estimates
 *
 * An item of a ranking.
 */
typedef struct
{
  gint64 sum;
  guint  n_samples;
  gint64 mean;
} RdtRanked;

void rdt_ranking_settle (RdtRanked *items,
                         guint      n_items);

G_END_DECLS
