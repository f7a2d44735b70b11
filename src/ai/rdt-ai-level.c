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
#include "rdt-thinker.h"

typedef struct
{
  const char *id;
  guint       nodes;       /* the orders that it may try before it decides */
  guint       overlooks;   /* of so many orders it does not see one */
} Row;

static const Row rows[RDT_N_AI_LEVELS] = {
  [RDT_AI_LEVEL_RANDOM] = { .id = "random", .nodes = 1 },
  [RDT_AI_LEVEL_GREEDY] = { .id = "greedy", .nodes = 20000 },
  [RDT_AI_LEVEL_EASY] = { .id = "easy", .nodes = 250, .overlooks = 2 },
  [RDT_AI_LEVEL_MEDIUM] = { .id = "medium", .nodes = 700 },
  [RDT_AI_LEVEL_HARD] = { .id = "hard", .nodes = 30000 },
  [RDT_AI_LEVEL_HARDEST] = { .id = "hardest", .nodes = 135000 },
};

/**
 * rdt_ai_level_get_id:
 *
 * Returns: what files and command lines call it
 */
const char *
rdt_ai_level_get_id (RdtAiLevel level)
{
  g_return_val_if_fail (level < RDT_N_AI_LEVELS, NULL);

  return rows[level].id;
}

gboolean
rdt_ai_level_parse (const char *id,
                 RdtAiLevel   *level)
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
 * Returns: how many orders it tries before it decides
 */
guint
rdt_ai_level_get_nodes (RdtAiLevel level)
{
  g_return_val_if_fail (level < RDT_N_AI_LEVELS, 0);

  return rows[level].nodes;
}

/* Any order; to resign stands last in the list and is no choice unless it is
 * the only one.
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
take_analysis (const RdtBrief *brief,
               const RdtGame  *game)
{
  return brief->analysis != NULL ? rdt_analysis_ref (brief->analysis) : rdt_analysis_new (game);
}

/* What an order is compared to: to end, or else the best of the others. */
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
 * @brief: how the advice was given
 * @game: a battle's fixed half
 * @position: its other half
 * @advice: what @brief leads to there
 * @index: one of its orders
 * @reasons: (out): what the order adds to the chance of winning over ending at once,
 *   or over the best of the others where nothing can be ended
 *
 * Tells what speaks for one of the orders of an advice.
 *
 * Returns: whether there is anything to compare it to
 */
gboolean
rdt_ai_level_explain (const RdtBrief    *brief,
                      const RdtGame     *game,
                      const RdtPosition *position,
                      const RdtAdvice   *advice,
                      guint              index,
                      RdtReasons        *reasons)
{
  g_autoptr(RdtAnalysis) analysis = NULL;
  RdtThinker thinker;

  *reasons = (RdtReasons) { 0 };
  if (!find_alternative (game, position, advice, index, &reasons->instead))
    return FALSE;

  analysis = take_analysis (brief, game);
  thinker = (RdtThinker) { .analysis = analysis, .seed = brief->seed };
  rdt_thinker_explain (&thinker, position, &advice->items[index].order, &reasons->instead,
                       reasons->motives);

  return TRUE;
}

/**
 * rdt_ai_level_advise:
 * @brief: how to choose, at one of the levels that think
 * @game: a battle's fixed half
 * @position: its other half
 * @advice: (out): the order that is chosen, and others
 * @motives: (out) (nullable) (array fixed-size=RDT_N_MOTIVES): what the order
 *   adds to the chance of winning over ending at once, or over the second best where
 *   nothing can be ended
 *
 * Lets a machine player tell what it would order, and why.
 *
 * Returns: whether there is anything to choose
 */
gboolean
rdt_ai_level_advise (const RdtBrief    *brief,
                     const RdtGame     *game,
                     const RdtPosition *position,
                     RdtAdvice         *advice,
                     int               *motives)
{
  g_autoptr(RdtAnalysis) analysis = take_analysis (brief, game);
  const RdtThinker thinker = {
    .analysis = analysis,
    .n_nodes = brief->n_nodes,
    .seed = brief->seed,
    .overlooks = rows[brief->level].overlooks,
    .stop = brief->stop,
  };
  RdtReasons reasons;

  if (!rdt_thinker_choose (&thinker, position, advice))
    return FALSE;

  if (motives != NULL)
    {
      rdt_ai_level_explain (brief, game, position, advice, 0, &reasons);
      memcpy (motives, reasons.motives, sizeof reasons.motives);
    }

  return TRUE;
}

/**
 * rdt_ai_level_choose:
 * @brief: how to choose
 * @game: a battle's fixed half
 * @position: its other half
 * @best: (out): the order that is chosen
 *
 * Lets a machine player choose.  From the same brief and position it chooses
 * the same.
 *
 * Returns: whether there is anything to choose
 */
gboolean
rdt_ai_level_choose (const RdtBrief    *brief,
                  const RdtGame     *game,
                  const RdtPosition *position,
                  RdtOrder          *best)
{
  RdtAdvice advice;

  if (brief->level == RDT_AI_LEVEL_RANDOM)
    return choose_any (game, position, brief->seed, best);

  if (brief->level == RDT_AI_LEVEL_GREEDY)
    return rdt_greedy_choose (game, position, brief->seed, brief->n_nodes, brief->stop, best);

  if (!rdt_ai_level_advise (brief, game, position, &advice, NULL))
    return FALSE;

  *best = advice.items[0].order;

  return TRUE;
}
