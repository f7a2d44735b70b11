/* rdt-ai-level.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-search.h"

G_BEGIN_DECLS

/**
 * RdtAiLevel:
 * @RDT_AI_LEVEL_RANDOM: random orders, except resigning
 * @RDT_AI_LEVEL_GREEDY: looks one order ahead with sampled dice: the yardstick,
 *   which never changes
 * @RDT_AI_LEVEL_EASY: overlooks many orders
 * @RDT_AI_LEVEL_MEDIUM: searches briefly
 * @RDT_AI_LEVEL_HARD: searches thoroughly
 * @RDT_AI_LEVEL_HARDEST: searches for longer
 *
 * The levels of computer players.
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
 * RdtAiOptions:
 * @level: the level
 * @n_nodes: how many orders it may try
 * @seed: the seed of its own dice
 * @runner: (nullable): threads to think in; they do not change the result
 * @stop: (nullable): set to non-zero to stop
 * @analysis: (nullable): the analysis of the battle from an earlier choice, as a
 *   new one takes time on large boards
 *
 * What a computer player may use for a decision.
 */
typedef struct
{
  RdtAiLevel     level;
  guint          n_nodes;
  guint64        seed;
  RdtTaskRunner *runner;
  const int     *stop;
  RdtAnalysis   *analysis;
} RdtAiOptions;

/**
 * RdtReasons:
 * @instead: the order of comparison
 * @motives: the contribution of each motive to the chance of winning, of
 *   %RDT_CERTAIN
 *
 * The reasons for and against an order.
 */
typedef struct
{
  RdtOrder instead;
  int      motives[RDT_N_MOTIVES];
} RdtReasons;

const char *rdt_ai_level_get_id    (RdtAiLevel          level);
gboolean    rdt_ai_level_parse     (const char         *id,
                                    RdtAiLevel         *level);
guint       rdt_ai_level_get_nodes (RdtAiLevel          level);
gboolean    rdt_ai_level_advise    (const RdtAiOptions *options,
                                    const RdtGame      *game,
                                    const RdtPosition  *position,
                                    RdtAdvice          *advice,
                                    int                *motives);
gboolean    rdt_ai_level_explain   (const RdtAiOptions *options,
                                    const RdtGame      *game,
                                    const RdtPosition  *position,
                                    const RdtAdvice    *advice,
                                    guint               index,
                                    RdtReasons         *reasons);
gboolean    rdt_ai_level_choose    (const RdtAiOptions *options,
                                    const RdtGame      *game,
                                    const RdtPosition  *position,
                                    RdtOrder           *best);

G_END_DECLS
