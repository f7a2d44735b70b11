/* rdt-order-estimate.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-estimate.h"

#include "rdt-rollout.h"
#include "rdt-value.h"

/* The amplitude of random preferences in rollouts, as in the search. */
#define WHIM 400

static guint
count_held (const RdtAnalysis *analysis,
            const RdtPosition *position,
            RdtSide            side)
{
  guint n = 0;

  for (guint i = 0; i < analysis->n_aims; i++)
    n += rdt_cell_set_has (&position->held[side], analysis->aims[i]);

  return n;
}

static void
count (RdtOrderEstimate  *self,
       const RdtAnalysis *analysis,
       const RdtPosition *before,
       const RdtPosition *after)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      self->lost[side] += after->sides[side].lost - before->sides[side].lost;
      self->held[side] += count_held (analysis, after, side);
    }

  self->n_samples++;
}

/**
 * rdt_order_estimate_compute:
 * @analysis: the analysis of the battle
 * @position: a position with a decision to make
 * @order: a legal order
 * @seed: the seed of its own dice; orders are compared with equal seeds
 * @n_samples: the number of rollouts
 * @estimate: (out): the estimate
 *
 * Estimates the result of an order by rollouts through the enemy's next turn.
 */
void
rdt_order_estimate_compute (const RdtAnalysis *analysis,
                            const RdtPosition *position,
                            const RdtOrder    *order,
                            guint64            seed,
                            guint              n_samples,
                            RdtOrderEstimate  *estimate)
{
  g_autofree RdtRollout *rollout = g_new0 (RdtRollout, 1);
  RdtSide side = position->awaiting.side;
  guint64 sum = 0;

  *estimate = (RdtOrderEstimate) { 0 };
  rollout->analysis = analysis;
  rollout->whim = WHIM;

  for (guint i = 0; i < n_samples; i++)
    {
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtPosition after = *position;

      rdt_dice_set_seed (dice, seed + (i + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
      rollout->dice = dice;
      rollout->n_parts = 0;

      if (rdt_rollout_apply (rollout, &after, order))
        rdt_rollout_play (rollout, &after, side);

      count (estimate, analysis, position, &after);
      sum += rdt_value_compute (analysis, &after, side);
    }

  estimate->chance = n_samples > 0 ? sum / n_samples : 0;
  rdt_rollout_clear (rollout);
}
