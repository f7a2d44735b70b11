/* rdt-order-estimate.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"
#include "rdt-order.h"

G_BEGIN_DECLS

/**
 * RdtOrderEstimate:
 * @n_samples: the number of rollouts
 * @chance: the chance of winning for the side that gives the order, of
 *   %RDT_CERTAIN
 * @lost: by side, the number of units lost in all rollouts
 * @held: by side, the number of analysed aims held, summed over all rollouts
 *
 * The estimated result of an order at the end of the enemy's next turn.
 */
typedef struct
{
  guint n_samples;
  guint chance;
  guint lost[RDT_N_SIDES];
  guint held[RDT_N_SIDES];
} RdtOrderEstimate;

void rdt_order_estimate_compute (const RdtAnalysis *analysis,
                                 const RdtPosition *position,
                                 const RdtOrder    *order,
                                 guint64            seed,
                                 guint              n_samples,
                                 RdtOrderEstimate  *estimate);

G_END_DECLS
