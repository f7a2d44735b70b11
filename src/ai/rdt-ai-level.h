/* rdt-ai-level.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-thinker.h"

G_BEGIN_DECLS

/**
 * RdtAiLevel:
 * @RDT_AI_LEVEL_RANDOM: any order but to resign
 * @RDT_AI_LEVEL_GREEDY: one order deep with sampled dice: the yardstick, which
 *   stays as it is
 * @RDT_AI_LEVEL_EASY: overlooks much
 * @RDT_AI_LEVEL_MEDIUM: takes some care
 * @RDT_AI_LEVEL_HARD: weighs its chances
 * @RDT_AI_LEVEL_HARDEST: the same, and takes its time
 *
 * Machine players.
 */
typedef enum
{
  RDT_AI_LEVEL_RANDOM,
  RDT_AI_LEVEL_GREEDY,
  RDT_AI_LEVEL_EASY,
  RDT_AI_LEVEL_MEDIUM,
  RDT_AI_LEVEL_HARD,
  RDT_AI_LEVEL_HARDEST,
} RdtAiLevel;

#define RDT_N_AI_LEVELS (RDT_AI_LEVEL_HARDEST + 1)

/**
 * RdtBrief:
 * @level: how to choose
 * @n_nodes: how many orders may be tried for it
 * @seed: for dice of its own
 * @stop: (nullable): becomes other than 0 when it must come to an end
 * @analysis: (nullable): of the battle, from an earlier choice; to make one takes
 *   time on large boards
 *
 * What a machine player is told when it has to choose.
 */
typedef struct
{
  RdtAiLevel   level;
  guint        n_nodes;
  guint64      seed;
  const int   *stop;
  RdtAnalysis *analysis;
} RdtBrief;

/**
 * RdtReasons:
 * @instead: what an order is compared to
 * @motives: what each motive adds to the chance of winning, of %RDT_CERTAIN
 *
 * What speaks for an order, and against it.
 */
typedef struct
{
  RdtOrder instead;
  int      motives[RDT_N_MOTIVES];
} RdtReasons;

const char *rdt_ai_level_get_id    (RdtAiLevel           level);
gboolean    rdt_ai_level_parse     (const char        *id,
                                 RdtAiLevel          *level);
guint       rdt_ai_level_get_nodes (RdtAiLevel           level);
gboolean    rdt_ai_level_advise    (const RdtBrief    *brief,
                                    const RdtGame     *game,
                                    const RdtPosition *position,
                                    RdtAdvice         *advice,
                                    int               *motives);
gboolean    rdt_ai_level_explain   (const RdtBrief    *brief,
                                    const RdtGame     *game,
                                    const RdtPosition *position,
                                    const RdtAdvice   *advice,
                                    guint              index,
                                    RdtReasons        *reasons);
gboolean    rdt_ai_level_choose    (const RdtBrief    *brief,
                                 const RdtGame     *game,
                                 const RdtPosition *position,
                                 RdtOrder          *best);

G_END_DECLS
