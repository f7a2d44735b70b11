/* rdt-greedy.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-greedy.h"

#include "rdt-greedy-value.h"
#include "rdt-plan.h"
#include "rdt-referee.h"

/* How many nodes pass between checks of @stop. */
#define NODES_BETWEEN_LOOKS 64

/* Beyond the first number of samples for any order before some are dropped, and the
 * second for the best, more samples make little difference.
 */
#define MANY_SAMPLES 64
#define MAX_SAMPLES  256

/* An order with the results so far. */
typedef struct
{
  RdtOrder order;
  gint64   sum;
  guint    n_samples;
  gboolean is_certain;      /* whether it needs no dice */
} Candidate;

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  RdtSide            side;
  guint64            seed;
  const int         *stop;
  guint              n_nodes;      /* tried so far */
  guint              max_nodes;
  gboolean           is_over;      /* whether it was stopped, or all nodes are used up */

  GArray            *candidates;   /* the first is to end, if that is legal */
  int                now;          /* the value of the position itself */
} Search;

static gboolean
is_over (Search *search)
{
  if (search->n_nodes >= search->max_nodes
      || (search->stop != NULL
          && search->n_nodes % NODES_BETWEEN_LOOKS == 0
          && g_atomic_int_get (search->stop) != 0))
    search->is_over = TRUE;

  return search->is_over;
}

/* Whether a position cannot be evaluated before something pending is resolved:
 * declared artillery fire, or an obligatory attack after moving into contact.
 */
static gboolean
is_unsettled (const Search      *search,
              const RdtPosition *position)
{
  if (position->awaiting.kind != RDT_DECISION_ORDERS
      || position->turn != search->position->turn)
    return FALSE;

  return position->stage == RDT_STAGE_DECLARE
         || (position->stage == RDT_STAGE_ACT
             && position->active != RDT_NO_UNIT
             && rdt_unit_has (&position->units[position->active], RDT_UNIT_OWES_ATTACK));
}

/* Resolves what is pending, without further orders. */
static void
settle (const Search  *search,
        const RdtDice *dice,
        RdtPosition   *position)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  while (is_unsettled (search, position))
    if (!rdt_referee_apply (search->game, dice, position, &end, NULL, NULL))
      return;
}

/* The value of ending: that of the position, unless it decides the battle.  Other
 * orders are given only if they improve it, so that all orders come to an end.
 */
static int
weigh_end (const Search      *search,
           const RdtPosition *position)
{
  if (position->is_over || search->position->stage == RDT_STAGE_DECLARE)
    return rdt_greedy_evaluate (search->game, NULL, position, search->side);

  return search->now;
}

/* Tries an order with one set of dice: the same sets for all orders, so that none
 * is luckier than another.
 */
static void
try_once (Search    *search,
          Candidate *candidate)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position = *search->position;
  guint64 sample = candidate->n_samples++;

  rdt_dice_set_seed (dice, search->seed + sample * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));
  search->n_nodes++;

  rdt_referee_apply (search->game, dice, &position, &candidate->order, NULL, NULL);
  settle (search, dice, &position);

  candidate->sum += candidate->order.kind == RDT_ORDER_END
                    ? weigh_end (search, &position)
                    : rdt_greedy_evaluate (search->game, NULL, &position, search->side);
  candidate->is_certain = position.dice.n_rolled == search->position->dice.n_rolled;
}

static void
try_often (Search    *search,
           Candidate *candidate,
           guint      n_samples)
{
  while (candidate->n_samples < n_samples
         && !candidate->is_certain
         && !is_over (search))
    try_once (search, candidate);
}

static gint64
get_mean (const Candidate *candidate)
{
  return candidate->n_samples > 0 ? candidate->sum * MAX_SAMPLES / candidate->n_samples
                                  : G_MININT64;
}

/* Sorts by value, keeping the order of equal ones. */
static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  gint64 mean_a = get_mean (a), mean_b = get_mean (b);

  return (mean_a < mean_b) - (mean_a > mean_b);
}

static void
list_candidates (Search *search)
{
  g_auto(RdtOrderList) orders = { 0 };
  guint n;

  rdt_plan_list (search->game, search->position, &orders);
  n = orders.n_items;

  /* Ending comes first: other orders have to be better. */
  for (guint i = 0; i < 2 * n; i++)
    if ((orders.items[i % n].kind == RDT_ORDER_END) == (i < n))
      {
        Candidate candidate = { .order = orders.items[i % n] };

        g_array_append_val (search->candidates, candidate);
      }
}

/* Tries all orders once, and computes how often those with dice can be tried with
 * half of the nodes.
 */
static guint
try_all (Search *search)
{
  guint n_uncertain = 0;

  for (guint i = 0; i < search->candidates->len; i++)
    {
      Candidate *candidate = &g_array_index (search->candidates, Candidate, i);

      try_often (search, candidate, 1);
      n_uncertain += !candidate->is_certain;
    }

  return CLAMP (search->max_nodes / (2 * MAX (n_uncertain, 1)), 1, MANY_SAMPLES);
}

/* Tries all orders, then the better half more often, and so on, until the best has
 * been tried as often as any may be.
 */
static void
search_on (Search *search)
{
  const Candidate *best = &g_array_index (search->candidates, Candidate, 0);
  guint n_samples = try_all (search);
  guint n_left = search->candidates->len;

  while (!is_over (search))
    {
      for (guint i = 0; i < n_left; i++)
        try_often (search, &g_array_index (search->candidates, Candidate, i), n_samples);

      g_array_sort (search->candidates, compare_candidates);
      if (n_left == 1 && (best->is_certain || best->n_samples >= n_samples))
        return;

      n_left = (n_left + 1) / 2;
      n_samples = MIN (2 * n_samples, MAX_SAMPLES);
    }

  g_array_sort (search->candidates, compare_candidates);
}

/**
 * rdt_greedy_choose:
 * @game: a battle's fixed half
 * @position: its other half, with a decision to make
 * @seed: the seed of its own dice
 * @n_nodes: how many orders it may try
 * @stop: (nullable): set to non-zero to stop
 * @best: (out): the best order found
 *
 * Chooses an order: each is tried several times with dice independent of the
 * battle's, and the results are evaluated.  The choice is determined by
 * position, seed and budget.
 *
 * Returns: whether there is an order to choose
 */
gboolean
rdt_greedy_choose (const RdtGame     *game,
                   const RdtPosition *position,
                   guint64            seed,
                   guint              n_nodes,
                   const int         *stop,
                   RdtOrder          *best)
{
  g_autoptr(GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  Search search = {
    .game = game,
    .position = position,
    .side = position->awaiting.side,
    .seed = seed,
    .stop = stop,
    .max_nodes = n_nodes,
    .candidates = candidates,
  };

  if (position->awaiting.kind == RDT_DECISION_NONE)
    return FALSE;

  search.now = rdt_greedy_evaluate (game, NULL, position, search.side);
  list_candidates (&search);
  search_on (&search);
  *best = g_array_index (candidates, Candidate, 0).order;

  return TRUE;
}
