/* rdt-ai-level.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-level.h"

#include <string.h>

#include "rdt-greedy.h"
#include "rdt-referee.h"
#include "rdt-search.h"

typedef struct
{
  const char *id;
  guint       nodes;       /* the number of orders tried for a decision */
  guint       overlooks;   /* one order of so many is overlooked */
} Row;

static const Row rows[RDT_N_AI_LEVELS] = {
  [RDT_AI_LEVEL_RANDOM] = { .id = "random", .nodes = 1 },
  [RDT_AI_LEVEL_GREEDY] = { .id = "greedy", .nodes = 20000 },
  [RDT_AI_LEVEL_EASY] = { .id = "easy", .nodes = 250, .overlooks = 2 },
  [RDT_AI_LEVEL_MEDIUM] = { .id = "medium", .nodes = 700 },
  [RDT_AI_LEVEL_HARD] = { .id = "hard", .nodes = 20000 },
  [RDT_AI_LEVEL_HARDEST] = { .id = "hardest", .nodes = 110000 },
};

/**
 * rdt_ai_level_get_id:
 *
 * Returns: the name of a level in files and on command lines
 */
const char *
rdt_ai_level_get_id (RdtAiLevel level)
{
  g_return_val_if_fail (level < RDT_N_AI_LEVELS, NULL);

  return rows[level].id;
}

gboolean
rdt_ai_level_parse (const char *id,
                    RdtAiLevel *level)
{
  for (guint i = 0; i < RDT_N_AI_LEVELS; i++)
    if (strcmp (rows[i].id, id) == 0)
      {
        *level = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * rdt_ai_level_get_nodes:
 *
 * Returns: how many orders the level tries for a decision
 */
guint
rdt_ai_level_get_nodes (RdtAiLevel level)
{
  g_return_val_if_fail (level < RDT_N_AI_LEVELS, 0);

  return rows[level].nodes;
}

/* A random order; resigning is last in the list, and only chosen if it is the only
 * order.
 */
static gboolean
choose_any (const RdtGame     *game,
            const RdtPosition *position,
            guint64            seed,
            RdtOrder          *best)
{
  g_auto(RdtOrderList) orders = { 0 };
  guint n_choices;

  rdt_referee_list (game, position, &orders);
  if (orders.n_items == 0)
    return FALSE;

  n_choices = MAX (orders.n_items - 1, 1);
  *best = orders.items[(seed >> 32) * n_choices >> 32];

  return TRUE;
}

static RdtAnalysis *
take_analysis (const RdtAiOptions *options,
               const RdtGame      *game)
{
  return options->analysis != NULL ? rdt_analysis_ref (options->analysis) : rdt_analysis_new (game);
}

/* What an order is compared with: ending, or else the best alternative. */
static gboolean
find_alternative (const RdtGame     *game,
                  const RdtPosition *position,
                  const RdtAdvice   *advice,
                  guint              index,
                  RdtOrder          *instead)
{
  rdt_order_init (instead, RDT_ORDER_END, RDT_NO_UNIT);
  if (advice->items[index].order.kind != RDT_ORDER_END
      && rdt_referee_check (game, position, instead, NULL))
    return TRUE;

  if (advice->n_items < 2)
    return FALSE;

  *instead = advice->items[index == 0 ? 1 : 0].order;

  return TRUE;
}

/**
 * rdt_ai_level_explain:
 * @options: the options of the advice
 * @game: a battle's fixed half
 * @position: its other half
 * @advice: the advice
 * @index: the index of an order in @advice
 * @reasons: (out): what the order adds to the chance of winning compared with
 *   ending at once, or with the best alternative if nothing can be ended
 *
 * Explains an order of an advice.
 *
 * Returns: whether there is anything to compare it with
 */
gboolean
rdt_ai_level_explain (const RdtAiOptions *options,
                      const RdtGame      *game,
                      const RdtPosition  *position,
                      const RdtAdvice    *advice,
                      guint               index,
                      RdtReasons         *reasons)
{
  g_autoptr(RdtAnalysis) analysis = NULL;
  RdtSearchOptions search;

  *reasons = (RdtReasons) { 0 };
  if (!find_alternative (game, position, advice, index, &reasons->instead))
    return FALSE;

  analysis = take_analysis (options, game);
  search = (RdtSearchOptions) {
    .analysis = analysis,
    .n_nodes = options->n_nodes,
    .seed = options->seed,
  };
  rdt_search_explain (&search, position, &advice->items[index].order, &reasons->instead,
                      reasons->motives);

  return TRUE;
}

/**
 * rdt_ai_level_advise:
 * @options: how to choose, at one of the levels that search
 * @game: a battle's fixed half
 * @position: its other half
 * @advice: (out): the chosen order with alternatives
 * @motives: (out) (nullable) (array fixed-size=RDT_N_MOTIVES): what the order adds
 *   to the chance of winning compared with ending at once, or with the best
 *   alternative if nothing can be ended
 *
 * Lets a computer player choose an order, and explain it.
 *
 * Returns: whether there is anything to choose
 */
gboolean
rdt_ai_level_advise (const RdtAiOptions *options,
                     const RdtGame      *game,
                     const RdtPosition  *position,
                     RdtAdvice          *advice,
                     int                *motives)
{
  g_autoptr(RdtAnalysis) analysis = take_analysis (options, game);
  const RdtSearchOptions search = {
    .analysis = analysis,
    .n_nodes = options->n_nodes,
    .seed = options->seed,
    .overlooks = rows[options->level].overlooks,
    .runner = options->runner,
    .stop = options->stop,
  };
  RdtReasons reasons;

  if (!rdt_search_choose (&search, position, advice))
    return FALSE;

  if (motives != NULL)
    {
      rdt_ai_level_explain (options, game, position, advice, 0, &reasons);
      memcpy (motives, reasons.motives, sizeof reasons.motives);
    }

  return TRUE;
}

/**
 * rdt_ai_level_choose:
 * @options: how to choose
 * @game: a battle's fixed half
 * @position: its other half
 * @best: (out): the chosen order
 *
 * Lets a computer player choose an order.  The choice is determined by the options
 * and the position.
 *
 * Returns: whether there is anything to choose
 */
gboolean
rdt_ai_level_choose (const RdtAiOptions *options,
                     const RdtGame      *game,
                     const RdtPosition  *position,
                     RdtOrder           *best)
{
  RdtAdvice advice;

  if (options->level == RDT_AI_LEVEL_RANDOM)
    return choose_any (game, position, options->seed, best);

  if (options->level == RDT_AI_LEVEL_GREEDY)
    return rdt_greedy_choose (game, position, options->seed, options->n_nodes, options->stop, best);

  if (!rdt_ai_level_advise (options, game, position, &advice, NULL))
    return FALSE;

  *best = advice.items[0].order;

  return TRUE;
}
