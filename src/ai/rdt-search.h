/* rdt-search.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"
#include "rdt-order.h"
#include "rdt-task-runner.h"
#include "rdt-value.h"

G_BEGIN_DECLS

/* The maximum number of orders in an advice, including the chosen one. */
#define RDT_MAX_ADVICE 4

/**
 * RdtAdvised:
 * @order: a legal order
 * @chance: the chance of winning with it, of %RDT_CERTAIN
 * @n_samples: the number of rollouts
 */
typedef struct
{
  RdtOrder order;
  guint    chance;
  guint    n_samples;
} RdtAdvised;

/**
 * RdtAdvice:
 * @items: the best order, then alternatives in order of merit
 * @n_items: their number
 * @n_nodes: how many orders were tried in all
 */
typedef struct
{
  RdtAdvised items[RDT_MAX_ADVICE];
  guint      n_items;
  guint      n_nodes;
} RdtAdvice;

/**
 * RdtSearchOptions:
 * @analysis: the analysis of the battle
 * @n_nodes: how many orders may be tried
 * @seed: the seed of its own dice
 * @overlooks: one order of so many is overlooked; 0 for none
 * @runner: (nullable): threads to think in; they do not change the result
 * @stop: (nullable): set to non-zero to stop
 */
typedef struct
{
  const RdtAnalysis *analysis;
  guint              n_nodes;
  guint64            seed;
  guint              overlooks;
  RdtTaskRunner     *runner;
  const int         *stop;
} RdtSearchOptions;

gboolean rdt_search_choose  (const RdtSearchOptions *options,
                             const RdtPosition      *position,
                             RdtAdvice              *advice);
void     rdt_search_explain (const RdtSearchOptions *options,
                             const RdtPosition      *position,
                             const RdtOrder         *order,
                             const RdtOrder         *instead,
                             int                    *motives);

G_END_DECLS
