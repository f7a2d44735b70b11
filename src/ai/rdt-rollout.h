/* rdt-rollout.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"
#include "rdt-policy.h"

G_BEGIN_DECLS

/* The number of dice reserved for each order; more are hardly ever rolled. */
#define RDT_ROLLOUT_DICE 32

/**
 * RdtRollout:
 * @analysis: the analysis of the battle
 * @dice: the dice of the rollout
 * @whim: the amplitude of random preferences
 * @weights: (nullable): by side, weights other than the default
 * @is_careful: by side, whether it tries its likeliest orders before it gives one
 * @n_nodes: the number of orders carried out so far
 *
 * Plays positions on by a fast policy.
 */
typedef struct
{
  const RdtAnalysis      *analysis;
  const RdtDice          *dice;
  guint                   whim;
  const RdtPolicyWeights *weights[RDT_N_SIDES];
  gboolean                is_careful[RDT_N_SIDES];
  guint                   n_nodes;

  /*< private >*/
  guint                   n_parts;
  RdtOrderList            orders;
  RdtPolicy               policy;
} RdtRollout;

void     rdt_rollout_clear  (RdtRollout     *self);
gboolean rdt_rollout_apply  (RdtRollout     *self,
                             RdtPosition    *position,
                             const RdtOrder *order);
void     rdt_rollout_answer (RdtRollout     *self,
                             RdtPosition    *position);
gboolean rdt_rollout_step   (RdtRollout     *self,
                             RdtPosition    *position);
void     rdt_rollout_play   (RdtRollout     *self,
                             RdtPosition    *position,
                             RdtSide         side);

G_END_DECLS
