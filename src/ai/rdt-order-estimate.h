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
 * @n_samples: how often an order was tried
 * @chance: to win, for whoever gives it, of %RDT_CERTAIN
 * @lost: by side, how many units were lost, all samples together
 * @held: by side, how many of the analysed aims it held, all samples together
 *
 * What comes of an order until the enemy's next turn has ended.
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
