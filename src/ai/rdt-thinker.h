/* rdt-thinker.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"
#include "rdt-order.h"
#include "rdt-value.h"

G_BEGIN_DECLS

/* Orders that are told of, the one that is chosen among them. */
#define RDT_MAX_ADVICE 4

/**
 * RdtAdvised:
 * @order: that could be given
 * @chance: to win with it, of %RDT_CERTAIN
 * @n_samples: how often it was tried
 */
typedef struct
{
  RdtOrder order;
  guint    chance;
  guint    n_samples;
} RdtAdvised;

/**
 * RdtAdvice:
 * @items: the best order, then others, those that held out longer first
 * @n_items: how many
 * @n_nodes: how many orders were tried for it
 */
typedef struct
{
  RdtAdvised items[RDT_MAX_ADVICE];
  guint      n_items;
  guint      n_nodes;
} RdtAdvice;

/**
 * RdtThinker:
 * @analysis: of the battle
 * @n_nodes: how many orders may be tried
 * @seed: for dice of its own
 * @overlooks: of how many orders one is not seen; 0 = all are
 * @stop: (nullable): becomes other than 0 when it must come to an end
 */
typedef struct
{
  const RdtAnalysis *analysis;
  guint              n_nodes;
  guint64            seed;
  guint              overlooks;
  const int         *stop;
} RdtThinker;

gboolean rdt_thinker_choose  (const RdtThinker  *self,
                              const RdtPosition *position,
                              RdtAdvice         *advice);
void     rdt_thinker_explain (const RdtThinker  *self,
                              const RdtPosition *position,
                              const RdtOrder    *order,
                              const RdtOrder    *instead,
                              int               *motives);

G_END_DECLS
