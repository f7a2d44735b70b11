/* rdt-ranking.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ranking.h"

static gboolean
is_better (const RdtRanked *a,
           const RdtRanked *b)
{
  return a->sum * b->n_samples > b->sum * a->n_samples;
}

/**
 * rdt_ranking_settle:
 * @items: (inout) (array length=n_items): the items, the best first
 * @n_items: their number
 *
 * Estimates the means of items under the condition that none is better than one
 * before it, by pooling neighbours that look so: an item that was struck off after
 * a few lucky samples is not told to be better than the one that is chosen.
 */
void
rdt_ranking_settle (RdtRanked *items,
                    guint      n_items)
{
  g_autofree RdtRanked *pools = g_new (RdtRanked, n_items);
  g_autofree guint *sizes = g_new (guint, n_items);
  guint n = 0;

  for (guint i = 0; i < n_items; i++)
    {
      pools[n] = items[i];
      sizes[n++] = 1;

      for (; n > 1 && is_better (&pools[n - 1], &pools[n - 2]); n--)
        {
          pools[n - 2].sum += pools[n - 1].sum;
          pools[n - 2].n_samples += pools[n - 1].n_samples;
          sizes[n - 2] += sizes[n - 1];
        }
    }

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < sizes[i]; j++)
      (items++)->mean = pools[i].sum / pools[i].n_samples;
}
