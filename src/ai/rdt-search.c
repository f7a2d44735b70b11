/* rdt-search.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-search.h"

#include "rdt-evaluate.h"
#include "rdt-plan.h"
#include "rdt-referee.h"

/* How often the stop sign is looked at. */
#define NODES_BETWEEN_LOOKS 64

/* More than that of one order tells little that is new. */
#define MAX_SAMPLES 24

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  RdtSide            side;
  guint64            seed;
  const int         *stop;
  guint              n_nodes;
} Search;

static gboolean
is_stopped (const Search *search)
{
  return search->stop != NULL
         && search->n_nodes % NODES_BETWEEN_LOOKS == 0
         && g_atomic_int_get (search->stop) != 0;
}

/* What an order leads to with one set of dice: the same for all orders, so
 * that none is luckier than another.
 */
static int
try_once (Search         *search,
          const RdtOrder *order,
          guint           sample)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position = *search->position;

  rdt_dice_set_seed (dice, search->seed + sample * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  search->n_nodes++;

  if (!rdt_referee_apply (search->game, dice, &position, order, NULL, NULL))
    return G_MININT;

  return rdt_evaluate (search->game, &position, search->side);
}

static gint64
try_order (Search         *search,
           const RdtOrder *order,
           guint           n_samples)
{
  gint64 sum = 0;

  for (guint i = 0; i < n_samples && !is_stopped (search); i++)
    sum += try_once (search, order, i);

  return sum;
}

/**
 * rdt_search_choose:
 * @game: a battle's fixed half
 * @position: its other half, with somebody to decide
 * @seed: for dice of its own
 * @n_nodes: how many orders it may try
 * @stop: (nullable): becomes other than 0 when it must come to an end
 * @best: (out): the order that seems best
 *
 * Looks for a good order: each is tried several times with dice that have
 * nothing to do with the battle's, and what comes of it is weighed.  With the
 * same position, seed and budget it always chooses the same.
 *
 * Returns: whether there is an order to choose
 */
gboolean
rdt_search_choose (const RdtGame     *game,
                   const RdtPosition *position,
                   guint64            seed,
                   guint              n_nodes,
                   const int         *stop,
                   RdtOrder          *best)
{
  g_auto(RdtOrderList) orders = { 0 };
  Search search = {
    .game = game,
    .position = position,
    .side = position->awaiting.side,
    .seed = seed,
    .stop = stop,
  };
  gint64 best_sum = G_MININT64;
  guint n_samples;

  if (position->awaiting.kind == RDT_DECISION_NONE)
    return FALSE;

  rdt_plan_list (game, position, &orders);
  if (orders.n_items == 0)
    return FALSE;

  n_samples = CLAMP (n_nodes / orders.n_items, 1, MAX_SAMPLES);

  for (guint i = 0; i < orders.n_items; i++)
    {
      gint64 sum = try_order (&search, &orders.items[i], n_samples);

      if (sum > best_sum)
        {
          best_sum = sum;
          *best = orders.items[i];
        }

      if (is_stopped (&search))
        break;
    }

  return TRUE;
}
