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

/* So many dice are kept for each order: more are hardly ever thrown. */
#define RDT_ROLLOUT_DICE 32

/**
 * RdtRollout:
 * @analysis: of the battle
 * @dice: that are thrown in it
 * @whim: how far the players follow their whims
 * @weights: (nullable): by which each side judges orders, if not as usual
 * @n_nodes: how many orders have been carried out so far
 *
 * Plays on as players do who hardly think.
 */
typedef struct
{
  const RdtAnalysis      *analysis;
  const RdtDice          *dice;
  guint                   whim;
  const RdtPolicyWeights *weights[RDT_N_SIDES];
  guint                   n_nodes;

  /*< private >*/
  guint                   n_parts;
  RdtOrderList            orders;
  RdtOutlook              outlook;
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
