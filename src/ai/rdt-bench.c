/* rdt-bench.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-bench.h"

#include "rdt-ai-level.h"
#include "rdt-referee.h"

#define SEED 1

/**
 * rdt_bench_play:
 * @game: the game
 * @n_nodes: how many orders may be tried for each decision
 * @n_orders: the number of orders to play
 *
 * Lets computer players, mostly hard ones, play for a while.  The result has no
 * meaning by itself: it changes when the search or the evaluation does.
 *
 * Returns: the hash of the last position
 */
guint64
rdt_bench_play (const RdtGame *game,
                guint          n_nodes,
                guint          n_orders)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtOrder order;

  rdt_dice_set_seed (dice, SEED);
  rdt_referee_begin (game, dice, &position, NULL, NULL);

  for (guint i = 0; i < n_orders; i++)
    {
      const RdtBrief brief = {
        .level = i % 4 == 0 ? RDT_AI_LEVEL_GREEDY : RDT_AI_LEVEL_HARD,
        .n_nodes = n_nodes,
        .seed = SEED + i,
      };

      if (!rdt_ai_level_choose (&brief, game, &position, &order))
        break;

      rdt_referee_apply (game, dice, &position, &order, NULL, NULL);
    }

  return rdt_position_hash (&position, game);
}
