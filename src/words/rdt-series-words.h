/* rdt-series-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-series.h"

G_BEGIN_DECLS

/* The results of many battles of a scenario. */

/**
 * RdtSeriesRow:
 * @words: the result
 * @count: how many battles had it
 */
typedef struct
{
  char  *words;
  guint  count;
} RdtSeriesRow;

char   *rdt_words_series_verdict (const RdtGame   *game,
                                  const RdtSeries *series) G_GNUC_WARN_UNUSED_RESULT;
char   *rdt_words_series_wins    (const RdtSeries *series,
                                  RdtSide          winner) G_GNUC_WARN_UNUSED_RESULT;
char   *rdt_words_series_length  (const RdtSeries *series) G_GNUC_WARN_UNUSED_RESULT;
char   *rdt_words_series_losses  (const RdtGame   *game,
                                  const RdtSeries *series) G_GNUC_WARN_UNUSED_RESULT;
GArray *rdt_words_series_ends    (const RdtGame   *game,
                                  const RdtSeries *series) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
