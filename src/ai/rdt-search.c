/* rdt-search.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-search.h"

#include "rdt-greedy.h"
#include "rdt-plan.h"
#include "rdt-ranking.h"
#include "rdt-referee.h"
#include "rdt-rollout.h"

/* Each order is judged by rollouts through the enemy's next turn, and the fire of
 * artillery after it.  What follows was tried against greedy over all scenarios,
 * sides swapped, with 10000 nodes and the tuned policy of rdt-policy.c:
 *
 *   65 %   (168 battles, 7 either way) rollouts that go on and rollouts that end at
 *          once by turns, and 24 finalists, half of them struck off after two; as
 *          it is, 70 % (48 battles, 13 either way)
 *   67 %   (144, 8) with that, a value fitted to battles of players of rollouts
 *   65 %   (48, 13) with that, others which need be better by 1.5 %
 *   50 %   (42, 15) with that, what the order is worth to greedy added to it
 *
 * With 6000 and 10000 nodes these made no difference that 72 to 216 battles show:
 * half of the value from before the enemy's turn, where it varies less (53 %, 7
 * either way, against itself; a third of it: 44 %, 8), and to choose among the
 * orders of the one or three units that look best at first sight.
 *
 * With the policy that was fitted to greedy's choices this scored, each in 48
 * battles with 4000 nodes, 13 either way, beside 68 to 71 % with 5000:
 *
 *   54 %   a plan for the whole turn, an order for each unit as it looks best at
 *          first sight, changed unit by unit where rollouts say so (10000 nodes,
 *          against greedy with 20000, where this scored 69 % on the same dice)
 *   62 %   without the order of the player who looks one order ahead
 *   68 %   first sight counted for three rollouts
 *   65 %   players of rollouts who also do what is a little worse than to end
 *
 * More nodes bring little: against greedy with 6000 it scores 64 % with 3000 (98 battles,
 * 9 either way) and 68 % with 6000 (240, 6), where with 36000 it scored 68 % against
 * greedy with 20000 (117, 8).  Tried beside that, on the same dice with 6000 nodes:
 *
 *   57 %   where this scored 70 (61, 15 for the difference) rollouts through two of the
 *          enemy's turns, or twelve cards, with 12000 nodes
 *   67 %   where this scored 72 (96, 12) a value and players of rollouts that know that
 *          the exhausted do not advance, and that it ends when both sides are
 *   52 %   against this (33, 16, 4000 nodes each) orders judged as if the turn ended
 *          with them, where that is better than what players of rollouts make of it
 *
 * In all that the enemy gave the orders that look best at first sight.  Tried since some
 * compare orders, as rdt-rollout.c says, on the same dice with 6000 nodes:
 *
 *   63 %   where this scored 74 (19, 29) both sides of rollouts played by greedy
 *   56 %   where this scored 69 (80, 11) half of the value from greedy's; all of it: 58
 *   69 %   where this scored 69 (80, 6) deployment left to greedy
 *   58 %   where this scored 67 (64, 15) players of rollouts who prefer what has turned
 *          out well in the rollouts before, of their own orders and of the enemy's
 *   41 %   where this scored 38 (32 as defenders, 11) 2 % for an end that greedy prefers
 *   61 %   where this scored 63 (80, 13) results of few rollouts drawn to their mean
 *
 * Over 883 orders in 45 positions, a rollout's result varied by 0.043 (cards:
 * 0.061) beside that of other orders with the same dice, while what they are
 * really worth varied by 0.007 (dice: 0.013, cards: 0.039), and the best was worth
 * 0.012 (0.021, 0.074) more than the mean: 320 rollouts find half of that where
 * sides follow each other, and nearly all with cards.
 */

/* The maximum and minimum number of candidates for rollouts. */
#define MAX_FINALISTS 24
#define MIN_FINALISTS 4

/* The usual number of orders in a rollout, and how many rollouts tell whether it is more. */
#define NODES_A_ROLLOUT     30
#define ROLLOUTS_TO_MEASURE 4

/* How many nodes it takes to afford that, and an enemy who tries his likeliest orders,
 * and how many rollouts there should be with him.
 */
#define NODES_FOR_CARE       3000
#define MIN_CAREFUL_ROLLOUTS 150

/* The number of rollouts per finalist; with fewer the choice would be random. */
#define ROLLOUTS_A_FINALIST 28

/* How often an order is tried before finalists are selected. */
#define FIRST_SAMPLES 4

/* The weight of the policy relative to the chance of winning. */
#define SHARE_OF_LIKING 4

/* The share of nodes for the greedy player, and its maximum. */
#define SHARE_OF_FIRST     6
#define MAX_NODES_OF_FIRST 4000

/* By how much another order has to be better than the greedy one; more if that is
 * work, the benefit of which comes after the end of rollouts.
 */
#define MARGIN         (RDT_CERTAIN * 5 / 1000)
#define MARGIN_OF_WORK (RDT_CERTAIN * 30 / 1000)

/* By how much an order that takes a commander into close combat has to be better than
 * others.  Rollouts miss what he is worth in the turns after them, and such orders are
 * the first that people laugh at.
 */
#define RISK_OF_COMMANDER (RDT_CERTAIN * 20 / 1000)

/* The amplitude of random preferences in rollouts. */
#define WHIM 400

/* The number of rollouts for explaining an order. */
#define ROLLOUTS_TO_EXPLAIN 32

/* The approximate number of rollouts between two looks at the number of nodes: waking
 * other threads takes as long as one or two.
 */
#define ROLLOUTS_A_BATCH 32

typedef struct
{
  RdtOrder order;
  int      liking;       /* the score of the policy */
  int      risk;         /* what it has to be better by */
  gint64   sight;        /* sum of the values at once */
  guint    n_sights;
  gboolean is_certain;   /* whether it needs no dice */
  gboolean is_first;     /* whether it is the greedy player's choice */
  gint64   sum;          /* sum of the values after rollouts */
  guint    n_rollouts;
  gint64   chance;       /* the chance of winning to tell */
} Candidate;

typedef struct
{
  const RdtSearchOptions *options;
  const RdtPosition      *position;
  RdtSide                 side;
  RdtRollout              rollout;
  GArray                 *candidates;
  gboolean                is_over;

  RdtRollout        *rollouts;     /* by thread */
} Search;

/* Rollouts that may be played in any order, and by any thread. */
typedef struct
{
  const Search *search;
  guint         n_candidates;
  gint64        values[ROLLOUTS_A_BATCH];    /* NOT_PLAYED after a stop */
} Batch;

G_STATIC_ASSERT (ROLLOUTS_A_BATCH >= MAX_FINALISTS);

#define NOT_PLAYED -1

/* Whether a side may try its likeliest orders in rollouts: the enemy if the side that
 * searches would win as things stand, and so he has to do something about it; with cards
 * both, as one order in many counts.
 */
static gboolean
may_be_careful (const Search *search,
                RdtSide       side)
{
  const RdtGame *game = search->options->analysis->game;

  return game->rules->traits.activation == RDT_ACTIVATION_BY_CARD
         || (side != search->side
             && rdt_value_find_leader (game, search->position) == search->side);
}

static void
set_careful (Search   *search,
             gboolean  are_careful)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      gboolean is_careful = are_careful && may_be_careful (search, side);

      search->rollout.is_careful[side] = is_careful;
      for (guint i = 0; i < rdt_task_runner_get_n_workers (search->options->runner); i++)
        search->rollouts[i].is_careful[side] = is_careful;
    }
}

static gboolean
is_stopped (const Search *search)
{
  return search->options->stop != NULL && g_atomic_int_get (search->options->stop) != 0;
}

static gboolean
is_over (Search *search)
{
  if (search->rollout.n_nodes >= search->options->n_nodes || is_stopped (search))
    search->is_over = TRUE;

  return search->is_over;
}

static gboolean
is_unsettled (const Search      *search,
              const RdtPosition *position)
{
  if (position->awaiting.kind != RDT_DECISION_ORDERS || position->turn != search->position->turn)
    return FALSE;

  return position->stage == RDT_STAGE_DECLARE
         || (position->stage == RDT_STAGE_ACT
             && position->active != RDT_NO_UNIT
             && rdt_unit_has (&position->units[position->active], RDT_UNIT_OWES_ATTACK));
}

/* Resolves what is pending: declared fire lands, and units that have moved into
 * contact attack.
 */
static void
settle (Search      *search,
        RdtPosition *position)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_rollout_answer (&search->rollout, position);

  while (is_unsettled (search, position))
    {
      if (!rdt_rollout_apply (&search->rollout, position, &end))
        return;

      rdt_rollout_answer (&search->rollout, position);
    }
}

/* Uses the same dice and the same random preferences for all orders. */
static RdtDice *
begin_sample (const Search *search,
              RdtRollout   *rollout,
              guint         sample)
{
  RdtDice *dice = rdt_dice_new ();
  guint64 seed = search->options->seed + (sample + 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  rdt_dice_set_seed (dice, seed);
  rollout->dice = dice;
  rollout->n_parts = 0;

  return dice;
}

static void
look_at (Search    *search,
         Candidate *candidate,
         guint      sample)
{
  g_autoptr(RdtDice) dice = begin_sample (search, &search->rollout, sample);
  const RdtAnalysis *analysis = search->options->analysis;
  RdtPosition position = *search->position;

  if (candidate->order.kind != RDT_ORDER_END || position.stage == RDT_STAGE_DECLARE)
    {
      rdt_rollout_apply (&search->rollout, &position, &candidate->order);
      candidate->is_certain = position.dice.n_rolled % RDT_ROLLOUT_DICE == 0;
      settle (search, &position);
    }
  else
    candidate->is_certain = TRUE;

  candidate->sight += rdt_value_compute (analysis, &position, search->side);
  candidate->n_sights++;
}

/* Tries an order, and plays on by the policy. */
static guint
roll_out (const Search   *search,
          RdtRollout     *rollout,
          const RdtOrder *order,
          guint           sample)
{
  g_autoptr(RdtDice) dice = begin_sample (search, rollout, sample);
  RdtPosition position = *search->position;

  rdt_rollout_apply (rollout, &position, order);
  rdt_rollout_play (rollout, &position, search->side);

  return rdt_value_compute (search->options->analysis, &position, search->side);
}

/* A task of the runner: of one candidate after the other, and with the next dice when
 * all have had their turn.
 */
static void
play_task (guint    task,
           guint    worker,
           gpointer user_data)
{
  Batch *batch = user_data;
  const Search *search = batch->search;
  const Candidate *candidate = &g_array_index (search->candidates, Candidate,
                                               task % batch->n_candidates);

  batch->values[task] = is_stopped (search)
                        ? NOT_PLAYED
                        : (gint64) roll_out (search, &search->rollouts[worker], &candidate->order,
                                             candidate->n_rollouts + task / batch->n_candidates);
}

/* Rolls out each of the first @n candidates @n_times.  The result does not depend on
 * the number of threads.
 */
static void
play_batch (Search *search,
            guint   n,
            guint   n_times)
{
  Batch batch = { .search = search, .n_candidates = n };

  rdt_task_runner_run (search->options->runner, n * n_times, play_task, &batch);

  for (guint i = 0; i < n * n_times; i++)
    {
      Candidate *candidate = &g_array_index (search->candidates, Candidate, i % n);

      if (batch.values[i] == NOT_PLAYED)
        continue;

      candidate->sum += batch.values[i];
      candidate->n_rollouts++;
    }

  for (guint i = 0; i < rdt_task_runner_get_n_workers (search->options->runner); i++)
    {
      search->rollout.n_nodes += search->rollouts[i].n_nodes;
      search->rollouts[i].n_nodes = 0;
    }
}

/* The value at once does not predict the result of rollouts: over 883 orders in 45
 * positions their correlation was 0.03 to 0.17.
 */
static gint64
get_chance (const Candidate *candidate)
{
  if (candidate->n_rollouts > 0)
    return candidate->sum / candidate->n_rollouts;

  return candidate->n_sights > 0 ? candidate->sight / candidate->n_sights : 0;
}

static gint64
get_merit (const Candidate *candidate)
{
  return get_chance (candidate) - candidate->risk;
}

/* Sorts by value, keeping the order of equal ones. */
static int
compare_at_sight (gconstpointer a,
                  gconstpointer b)
{
  const Candidate *first = a, *second = b;
  gint64 one = get_merit (first) + SHARE_OF_LIKING * first->liking / 4;
  gint64 other = get_merit (second) + SHARE_OF_LIKING * second->liking / 4;

  return (one < other) - (one > other);
}

/* Whether a player who overlooks orders sees one; the choice does not change until
 * an order is given.
 */
static gboolean
is_seen (const Search *search,
         guint         index)
{
  guint64 z = search->options->seed + index * G_GUINT64_CONSTANT (0xd1342543de82ef95);

  if (search->options->overlooks == 0)
    return TRUE;

  z = (z ^ (z >> 31)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return (z >> 33) % search->options->overlooks != 0;
}

/* Whether a move names the facing that it has by default: the same move without a
 * facing is in the list.
 */
static gboolean
is_twin (const Search   *search,
         const RdtOrder *order)
{
  RdtCell from;

  if (order->kind != RDT_ORDER_MOVE || order->facing == RDT_NO_FACING || order->n_path == 0)
    return FALSE;

  from = order->n_path > 1 ? order->path[order->n_path - 2]
                           : search->position->units[order->unit].cell;

  return rdt_analysis_get_facing (search->options->analysis, from, order->path[order->n_path - 1])
         == order->facing;
}

static int
get_risk (Search         *search,
          const RdtOrder *order)
{
  const RdtGame *game = search->options->analysis->game;
  gint16 features[RDT_POLICY_ROOM];

  if (order->unit >= game->n_units || !(game->units[order->unit].tags & RDT_TAG_COMMANDER))
    return 0;

  rdt_policy_list (&search->rollout.policy, order, features);

  return features[RDT_POLICY_COMBAT] != 0 || features[RDT_POLICY_CONTACT] != 0 ? RISK_OF_COMMANDER
                                                                               : 0;
}

static void
add_candidates (Search             *search,
                const RdtOrderList *orders,
                gboolean            with_unseen)
{
  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];
      Candidate candidate = { .order = *order };

      if (is_twin (search, order)
          || (!with_unseen && order->kind != RDT_ORDER_END && !is_seen (search, i)))
        continue;

      candidate.liking = rdt_policy_weigh (&search->rollout.policy, order);
      candidate.risk = get_risk (search, order);
      g_array_append_val (search->candidates, candidate);
    }
}

static void
list_candidates (Search *search)
{
  g_auto(RdtOrderList) orders = { 0 };

  rdt_plan_list (search->options->analysis->game, search->position, &orders);
  rdt_policy_init (&search->rollout.policy, search->options->analysis, search->position, NULL);

  add_candidates (search, &orders, FALSE);
  if (search->candidates->len == 0)
    add_candidates (search, &orders, TRUE);
}

/* Tries each order a few times without rollouts. */
static void
look (Search *search)
{
  for (guint sample = 0; sample < FIRST_SAMPLES; sample++)
    for (guint i = 0; i < search->candidates->len && !is_over (search); i++)
      {
        Candidate *candidate = &g_array_index (search->candidates, Candidate, i);

        if (sample == 0 || !candidate->is_certain)
          look_at (search, candidate, sample);
      }

  g_array_sort (search->candidates, compare_at_sight);
}

/* Sorts the first few candidates, stably. */
static void
sort (Search *search,
      guint   n)
{
  Candidate *candidates = &g_array_index (search->candidates, Candidate, 0);

  for (guint i = 1; i < n; i++)
    for (guint j = i; j > 0 && get_merit (&candidates[j]) > get_merit (&candidates[j - 1]); j--)
      {
        Candidate swapped = candidates[j];

        candidates[j] = candidates[j - 1];
        candidates[j - 1] = swapped;
      }
}

/* The index of the greedy player's choice, which stays a candidate to the end. */
static guint
find_first (Search *search)
{
  for (guint i = 0; i < search->candidates->len; i++)
    if (g_array_index (search->candidates, Candidate, i).is_first)
      return i;

  return 0;
}

static void
move_to (Search *search,
         guint   from,
         guint   to)
{
  Candidate moved = g_array_index (search->candidates, Candidate, from);

  g_array_remove_index (search->candidates, from);
  g_array_insert_val (search->candidates, to, moved);
}

static void
note_first (Search *search)
{
  const RdtSearchOptions *options = search->options;
  guint n_nodes = MIN (options->n_nodes / SHARE_OF_FIRST, MAX_NODES_OF_FIRST);
  RdtOrder order;

  rdt_greedy_choose (options->analysis->game, search->position, options->seed, n_nodes,
                     options->stop, &order);
  search->rollout.n_nodes += n_nodes / 2;
  if (is_twin (search, &order))
    order.facing = RDT_NO_FACING;

  for (guint i = 0; i < search->candidates->len; i++)
    {
      Candidate *candidate = &g_array_index (search->candidates, Candidate, i);

      candidate->is_first = rdt_order_equal (&candidate->order, &order);
    }
}

/* Another order has to be clearly better than the greedy one, since rollouts are
 * played by a simple policy, unless that takes a risk.
 */
static void
prefer_first (Search *search)
{
  guint first = find_first (search);
  const Candidate *candidates = &g_array_index (search->candidates, Candidate, 0);
  RdtOrderKind kind = candidates[first].order.kind;
  gboolean is_work = kind == RDT_ORDER_LAY || kind == RDT_ORDER_CLEAR;

  if (candidates[first].is_first && candidates[first].risk == 0
      && get_merit (&candidates[0]) - get_merit (&candidates[first])
         < (is_work ? MARGIN_OF_WORK : MARGIN))
    move_to (search, first, 0);
}

/* Estimates the chances of the finalists, which are in order of merit. */
static void
judge (Search *search)
{
  Candidate *candidates = &g_array_index (search->candidates, Candidate, 0);
  RdtRanked ranked[MAX_FINALISTS];
  guint n = 0;

  for (; n < MIN (search->candidates->len, MAX_FINALISTS) && candidates[n].n_rollouts > 0; n++)
    ranked[n] = (RdtRanked) { candidates[n].sum, candidates[n].n_rollouts, 0 };

  rdt_ranking_settle (ranked, n);
  candidates[0].chance = get_chance (&candidates[0]);
  for (guint i = 0; i < n; i++)
    candidates[i].chance = ranked[i].mean;
}

/* Estimates how many rollouts there are nodes for: one takes hundreds where many enemies
 * try their orders.  A search that runs out of nodes before its last round chooses at
 * random among many.
 */
static guint
count_rollouts (Search *search)
{
  const RdtOrder *order = &g_array_index (search->candidates, Candidate, 0).order;
  guint n_nodes = search->options->n_nodes, before = search->rollout.n_nodes;
  guint n_each = NODES_A_ROLLOUT;

  if (n_nodes >= NODES_FOR_CARE)
    {
      for (guint i = 0; i < ROLLOUTS_TO_MEASURE; i++)
        roll_out (search, &search->rollout, order, i);

      n_each = MAX ((search->rollout.n_nodes - before) / ROLLOUTS_TO_MEASURE, NODES_A_ROLLOUT);
    }

  return (n_nodes - MIN (search->rollout.n_nodes, n_nodes)) / n_each;
}

/* The same, for careful players if there are enough for them. */
static guint
plan_rollouts (Search *search)
{
  const gboolean *is_careful = search->rollout.is_careful;
  guint n_rollouts = count_rollouts (search);

  if (!(is_careful[0] || is_careful[1]) || n_rollouts >= MIN_CAREFUL_ROLLOUTS)
    return n_rollouts;

  set_careful (search, FALSE);

  return count_rollouts (search);
}

/* Rolls out the best candidates repeatedly, halving their number from round to round. */
static void
look_further (Search *search)
{
  guint n_rollouts = plan_rollouts (search);
  guint n = MIN (CLAMP (n_rollouts / ROLLOUTS_A_FINALIST, MIN_FINALISTS, MAX_FINALISTS),
                 search->candidates->len);
  guint n_rounds = g_bit_storage (n);

  if (find_first (search) >= n)
    move_to (search, find_first (search), n - 1);

  for (guint round = 0; round < n_rounds && n > 1 && !is_over (search); round++)
    {
      guint n_left = MAX (n_rollouts / (n_rounds * n), 1);

      while (n_left > 0 && !is_over (search))
        {
          guint n_times = MIN (n_left, MAX (ROLLOUTS_A_BATCH / n, 1));

          play_batch (search, n, n_times);
          n_left -= n_times;
        }

      sort (search, n);
      n = (n + 1) / 2;
      if (find_first (search) >= n)
        move_to (search, find_first (search), n++);
    }
}

/* Whether two orders differ at most in the final facing. */
static gboolean
are_alike (const RdtOrder *a,
           const RdtOrder *b)
{
  RdtCell end_of_a = a->n_path > 0 ? a->path[a->n_path - 1] : a->cell;
  RdtCell end_of_b = b->n_path > 0 ? b->path[b->n_path - 1] : b->cell;

  return a->kind == b->kind && a->unit == b->unit && end_of_a == end_of_b;
}

/* Lists the best order and different alternatives. */
static void
tell (const Search *search,
      RdtAdvice    *advice)
{
  advice->n_items = 0;
  advice->n_nodes = search->rollout.n_nodes;

  for (guint i = 0; i < search->candidates->len && advice->n_items < RDT_MAX_ADVICE; i++)
    {
      const Candidate *candidate = &g_array_index (search->candidates, Candidate, i);
      gboolean is_new = candidate->n_rollouts > 0 || i == 0;

      for (guint j = 0; j < advice->n_items; j++)
        is_new &= !are_alike (&advice->items[j].order, &candidate->order);

      if (is_new)
        advice->items[advice->n_items++] = (RdtAdvised) {
          .order = candidate->order,
          .chance = candidate->chance,
          .n_samples = candidate->n_rollouts,
        };
    }
}

/* The average result of rollouts of an order, by motive. */
static void
explain_one (Search         *search,
             const RdtOrder *order,
             int             sign,
             int            *motives)
{
  const RdtAnalysis *analysis = search->options->analysis;
  int sums[RDT_N_MOTIVES] = { 0 };

  for (guint i = 0; i < ROLLOUTS_TO_EXPLAIN; i++)
    {
      g_autoptr(RdtDice) dice = begin_sample (search, &search->rollout, i);
      RdtPosition position = *search->position;

      rdt_rollout_apply (&search->rollout, &position, order);
      rdt_rollout_play (&search->rollout, &position, search->side);
      rdt_value_explain (analysis, &position, search->side, sums);
    }

  for (guint i = 0; i < RDT_N_MOTIVES; i++)
    motives[i] += sign * sums[i] / ROLLOUTS_TO_EXPLAIN;
}

static void
prepare (const Search *search,
         RdtRollout   *rollout)
{
  rollout->analysis = search->options->analysis;
  rollout->whim = WHIM;
}

static Search *
search_new (const RdtSearchOptions *options,
            const RdtPosition      *position)
{
  Search *search = g_new0 (Search, 1);

  search->options = options;
  search->position = position;
  search->side = position->awaiting.side;
  search->candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  search->rollouts = g_new0 (RdtRollout, rdt_task_runner_get_n_workers (options->runner));
  prepare (search, &search->rollout);
  for (guint i = 0; i < rdt_task_runner_get_n_workers (options->runner); i++)
    prepare (search, &search->rollouts[i]);
  set_careful (search, options->n_nodes >= NODES_FOR_CARE);

  return search;
}

static void
search_free (Search *search)
{
  for (guint i = 0; i < rdt_task_runner_get_n_workers (search->options->runner); i++)
    rdt_rollout_clear (&search->rollouts[i]);
  g_free (search->rollouts);
  rdt_rollout_clear (&search->rollout);
  g_array_unref (search->candidates);
  g_free (search);
}

/**
 * rdt_search_explain:
 * @options: a search
 * @position: a position with a decision to make
 * @order: a legal order
 * @instead: the order to compare it with
 * @motives: (out) (array fixed-size=RDT_N_MOTIVES): the contribution of each
 *   motive to the chance of winning, of %RDT_CERTAIN
 *
 * Explains why one order is better than another.
 */
void
rdt_search_explain (const RdtSearchOptions *options,
                    const RdtPosition      *position,
                    const RdtOrder         *order,
                    const RdtOrder         *instead,
                    int                    *motives)
{
  Search *search = search_new (options, position);

  for (guint i = 0; i < RDT_N_MOTIVES; i++)
    motives[i] = 0;

  explain_one (search, order, 1, motives);
  explain_one (search, instead, -1, motives);
  search_free (search);
}

/**
 * rdt_search_choose:
 * @options: a search
 * @position: a position with a decision to make
 * @advice: (out): the best order found, and alternatives
 *
 * Chooses an order: the most promising ones are rolled out with dice of its own,
 * through the rest of the turn and the enemy's next one.  The choice is
 * determined by the parameters and the position.
 *
 * Returns: whether there is an order to choose
 */
gboolean
rdt_search_choose (const RdtSearchOptions *options,
                   const RdtPosition      *position,
                   RdtAdvice              *advice)
{
  Search *search;

  if (position->awaiting.kind == RDT_DECISION_NONE)
    return FALSE;

  search = search_new (options, position);
  list_candidates (search);
  if (search->candidates->len > 1)
    {
      if (options->overlooks == 0)
        note_first (search);
      look (search);
      look_further (search);
      prefer_first (search);
    }
  else
    look_at (search, &g_array_index (search->candidates, Candidate, 0), 0);

  judge (search);
  tell (search, advice);
  search_free (search);

  return TRUE;
}
