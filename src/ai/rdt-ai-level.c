/* rdt-ai-level.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-level.h"

#include <string.h>

#include "rdt-referee.h"
#include "rdt-search.h"

typedef struct
{
  const char *id;
  guint       nodes;     /* the orders that it may try before it decides */
} Row;

static const Row rows[RDT_N_AI_LEVELS] = {
  [RDT_AI_LEVEL_RANDOM] = { .id = "random", .nodes = 1 },
  [RDT_AI_LEVEL_GREEDY] = { .id = "greedy", .nodes = 20000 },
  [RDT_AI_LEVEL_EASY] = { .id = "easy", .nodes = 200 },
  [RDT_AI_LEVEL_MEDIUM] = { .id = "medium", .nodes = 2000 },
  [RDT_AI_LEVEL_HARD] = { .id = "hard", .nodes = 20000 },
  [RDT_AI_LEVEL_HARDEST] = { .id = "hardest", .nodes = 100000 },
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
  if (brief->level == RDT_AI_LEVEL_RANDOM)
    return choose_any (game, position, brief->seed, best);

  return rdt_search_choose (game, position, brief->seed, brief->n_nodes, brief->stop, best);
}
