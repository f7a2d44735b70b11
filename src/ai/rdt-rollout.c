/* rdt-rollout.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rollout.h"

#include "rdt-greedy-value.h"
#include "rdt-referee.h"

/* By themselves the players of rollouts score 44 % against greedy with 1000 nodes (200
 * battles, 7 either way), and 48 % if they try their likeliest orders (200, 7).  Tried
 * beside that, against greedy with 500 nodes:
 *
 *   40 %   (200, 7) orders compared by rdt-value.c, where greedy's value makes it 50; by
 *          both together 44
 *   49 %   (1840, 2) one unit after the other, its orders tried anew: 44 to 55 in eight
 *          ways, with one to five rolls and four to sixteen orders of a unit
 *
 * An enemy who gave the orders that look best at first sight defended badly.  Now that of
 * a side that would win as things stand tries the four likeliest orders of each unit, and
 * takes what the greedy player likes best, with which the search scores
 *
 *   76 %   where it scored 68 (72 battles, 14 for the difference) with 12000 nodes, each
 *          of those orders among them, in place of 6000; twelve of the scenarios
 *   54 %   where it scored 29 (24 as defenders, 17), whichever side would win
 *   73 %   where it scored 69 (48, 15) by an enemy who is the greedy player himself: 92
 *          for 71 as the side listed second, often the defender, and 54 for 67 otherwise
 *
 * With cards players of rollouts score 44 % by themselves against greedy with 500 nodes (200
 * battles each, 7 either way), and 52 % if they try the eight likeliest orders of all units
 * with two rolls of each, as both sides do now.  With one roll that makes 51 %, with four of
 * sixteen orders 52 %, and 54 % if the first sight counts a quarter; four orders of each unit
 * make 50 %.
 *
 * To the search that made no difference: it scores 66 % where it scored 66 (183 battles with
 * cards on the same dice, 8 for the difference, 20000 nodes each), and where orders that are
 * refused still counted as nodes, 68 for 66 (200, 8).  In 200 positions with cards, its orders
 * were worth 1.4 % (1.0 either way) more than greedy's, by 40 battles that greedy went on with
 * after each.  Tried there, too:
 *
 *   1.3 %  both sides try eight orders with one roll
 *   0.8 %  both try twelve, with three rolls
 *   1.3 %  fourteen cards instead of seven
 *   1.4 %  others have to be better than greedy's order by 2 %
 *
 * Tried against greedy with 4000 to 20000 nodes, by searches with 12000 to 18000:
 *
 *   72 %   where this scored 69 (149 and 368 battles, 7 and 5, most on other dice), with
 *          the side's own turn after the enemy's in rollouts; the first 61 had said 77
 *   63 %   where this scored 70 (103 on the same dice, 12 for the difference), with the
 *          side's own likeliest orders tried in rollouts, too
 *   52 %   where this scored 68 (25, 29), with both sides' units one after the other and
 *          two rolls of each, at five times the CPU and with 40000 nodes
 *   58 %   where this scored 54 (24 with cards, 25), with twelve cards instead of seven
 */

/* How often the orders of a part are listed again, because units were in each
 * other's way or may act more than once.
 */
#define MAX_ROUNDS 2

/* Deployment goes on until all units have a place. */
#define MAX_DEPLOYMENT_ROUNDS 40

/* How many cards are looked ahead. */
#define MAX_CARDS 7

/* The maximum number of parts in a rollout. */
#define MAX_PARTS 24

/* How many orders of a unit a careful side compares, and with how many rolls of each; how
 * many of all units together, and with how many rolls, where only one of them may act.
 */
#define MAX_COMPARED        4
#define ROLLS               1
#define MAX_COMPARED_BY_ALL 8
#define ROLLS_BY_ALL        2

/* What a point of the greedy player counts for in the policy's scores. */
#define SHARE_OF_RESULT 64

/* Dice that are not rolled in any order of a rollout. */
#define OTHER_DICE 7777777

/* An order that may be chosen. */
typedef struct
{
  guint16 index;    /* of the order */
  int     score;
} Pick;

/* The best orders of a unit, or of all where only one may act, sorted by score. */
typedef struct
{
  Pick  picks[MAX_COMPARED_BY_ALL];
  guint n;
} Shortlist;

/* A part of a turn: of a side and a stage. */
typedef struct
{
  guint16 turn;
  guint8  stage;
  RdtSide side;
} Part;

void
rdt_rollout_clear (RdtRollout *self)
{
  rdt_order_list_clear (&self->orders);
}

/* A unique number for each kind of order of a unit in a part of a turn. */
static guint32
number (const RdtRollout *self,
        const RdtOrder   *order)
{
  return (self->n_parts * (RDT_NO_UNIT + 1) + order->unit) * RDT_N_ORDER_KINDS + order->kind;
}

/**
 * rdt_rollout_apply:
 *
 * Carries out an order with dice that depend on the order only, not on what was
 * rolled before: positions that differ in one unit continue alike for the
 * others, so that their results differ because of that unit and not by luck.
 *
 * Returns: whether the order is legal
 */
gboolean
rdt_rollout_apply (RdtRollout     *self,
                   RdtPosition    *position,
                   const RdtOrder *order)
{
  self->n_nodes++;
  position->dice.n_rolled = number (self, order) * RDT_ROLLOUT_DICE;

  return rdt_referee_apply (self->analysis->game, self->dice, position, order, NULL, NULL);
}

/* The random preference for an order, the same for equal orders. */
static int
get_whim (const RdtRollout *self,
          const RdtOrder   *order)
{
  RdtCell cell = order->n_path > 0 ? order->path[order->n_path - 1] : order->cell;
  guint64 z = rdt_dice_get_seed (self->dice)
              + (number (self, order) * (guint64) (RDT_MAX_CELLS + 1) + cell)
                * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z ^= z >> 27;

  return (int) ((z >> 32) % (2 * self->whim + 1)) - (int) self->whim;
}

static void
look_out (RdtRollout        *self,
          const RdtPosition *position)
{
  rdt_policy_init (&self->policy, self->analysis, position,
                   self->weights[position->awaiting.side]);
}

static gboolean
is_question (const RdtPosition *position)
{
  return position->awaiting.unit != RDT_NO_UNIT && !position->is_over;
}

/**
 * rdt_rollout_answer:
 *
 * Answers questions about single units, until orders are awaited again.
 */
void
rdt_rollout_answer (RdtRollout  *self,
                    RdtPosition *position)
{
  while (is_question (position))
    {
      guint best = 0;
      int best_score = G_MININT;

      rdt_referee_list (self->analysis->game, position, &self->orders);
      look_out (self, position);

      for (guint i = 0; i < self->orders.n_items; i++)
        {
          const RdtOrder *order = &self->orders.items[i];
          int score = order->kind == RDT_ORDER_RESIGN
                      ? G_MININT
                      : rdt_policy_weigh (&self->policy, order) + get_whim (self, order);

          if (score > best_score)
            {
              best_score = score;
              best = i;
            }
        }

      if (!rdt_rollout_apply (self, position, &self->orders.items[best]))
        return;
    }
}

static Part
get_part (const RdtPosition *position)
{
  return (Part) {
    .turn = position->turn,
    .stage = position->stage,
    .side = position->awaiting.side,
  };
}

static gboolean
is_in_part (const RdtPosition *position,
            const Part        *part)
{
  return !position->is_over
         && position->turn == part->turn
         && position->stage == part->stage
         && position->awaiting.side == part->side;
}

/* Whether only one of the units may act in the current part: the one that is activated by
 * the card.
 */
static gboolean
is_for_one (const RdtRollout  *self,
            const RdtPosition *position)
{
  return position->stage == RDT_STAGE_ACT
         && self->analysis->game->rules->traits.activation == RDT_ACTIVATION_BY_CARD;
}

static gboolean
may_be_picked (const RdtPosition *position,
               const RdtOrder    *order)
{
  return order->kind != RDT_ORDER_END
         && order->kind != RDT_ORDER_RESIGN
         && (order->kind != RDT_ORDER_DEPLOY
             || position->units[order->unit].status == RDT_STATUS_TO_DEPLOY);
}

/* Adds a pick to those of a unit if it is among the best few. */
static void
keep (Shortlist *self,
      guint      max,
      Pick       pick)
{
  guint place = self->n;

  while (place > 0 && self->picks[place - 1].score < pick.score)
    place--;

  if (place >= max)
    return;

  self->n = MIN (self->n + 1, max);
  for (guint i = self->n - 1; i > place; i--)
    self->picks[i] = self->picks[i - 1];

  self->picks[place] = pick;
}

static gboolean
is_unsettled (const RdtPosition *position)
{
  return position->awaiting.kind == RDT_DECISION_ORDERS
         && position->stage == RDT_STAGE_ACT
         && position->active != RDT_NO_UNIT
         && rdt_unit_has (&position->units[position->active], RDT_UNIT_OWES_ATTACK);
}

/* What the side to act has after an order, as the greedy player sees it, with dice other
 * than those that it will get.
 */
static int
weigh_result (RdtRollout        *self,
              const RdtPosition *position,
              const RdtOrder    *order,
              guint              roll)
{
  const RdtAnalysis *analysis = self->analysis;
  RdtPosition after = *position;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  after.dice.n_rolled = (number (self, order) + (roll + 1) * OTHER_DICE) * RDT_ROLLOUT_DICE;
  self->n_nodes++;
  rdt_referee_apply (analysis->game, self->dice, &after, order, NULL, NULL);
  if (is_unsettled (&after))
    rdt_referee_apply (analysis->game, self->dice, &after, &end, NULL, NULL);

  return rdt_greedy_evaluate (analysis->game, analysis, &after, position->awaiting.side);
}

/* What the side to act gains by an order on average. */
static int
weigh_gain (RdtRollout        *self,
            const RdtPosition *position,
            const RdtOrder    *order,
            int                now)
{
  guint n_rolls = is_for_one (self, position) ? ROLLS_BY_ALL : ROLLS;
  int sum = 0;

  for (guint i = 0; i < n_rolls; i++)
    sum += weigh_result (self, position, order, i) - now;

  return sum / (int) n_rolls;
}

/* Replaces the best of each shortlist by what is best together with its result. */
static void
compare_results (RdtRollout        *self,
                 const RdtPosition *position,
                 Shortlist         *lists,
                 guint              n)
{
  int now = rdt_greedy_evaluate (self->analysis->game, self->analysis, position,
                                 position->awaiting.side);

  for (guint i = 0; i < n; i++)
    {
      Pick best = { .score = G_MININT };

      for (guint j = 0; j < lists[i].n; j++)
        {
          Pick pick = lists[i].picks[j];
          const RdtOrder *order = &self->orders.items[pick.index];

          pick.score += SHARE_OF_RESULT * weigh_gain (self, position, order, now);
          if (pick.score > best.score)
            best = pick;
        }

      lists[i].picks[0] = best;
    }
}

/* Finds the likeliest orders of each unit, or of all together where only one may act, up to
 * @max of them.  Returns how many lists there are.
 */
static guint
list_picks (RdtRollout        *self,
            const RdtPosition *position,
            guint              max,
            Shortlist         *lists)
{
  guint8 places[RDT_MAX_UNITS] = { 0 };    /* by unit, its index among the lists, from 1 */
  gboolean is_one = is_for_one (self, position);
  guint n = 0;

  rdt_referee_list (self->analysis->game, position, &self->orders);
  look_out (self, position);

  for (guint i = 0; i < self->orders.n_items; i++)
    {
      const RdtOrder *order = &self->orders.items[i];
      RdtUnitIndex owner = is_one ? 0 : order->unit;
      Pick pick = { .index = i };

      if (!may_be_picked (position, order))
        continue;

      pick.score = rdt_policy_weigh (&self->policy, order) + get_whim (self, order);
      if (places[owner] == 0)
        {
          places[owner] = ++n;
          lists[n - 1].n = 0;
        }
      keep (&lists[places[owner] - 1], max, pick);
    }

  return n;
}

static guint
count_compared (const RdtRollout  *self,
                const RdtPosition *position,
                gboolean           is_careful)
{
  if (!is_careful)
    return 1;

  return is_for_one (self, position) ? MAX_COMPARED_BY_ALL : MAX_COMPARED;
}

/* Finds the best order of each unit, or of all where only one may act, that is better than
 * none, sorted by score.
 */
static guint
pick (RdtRollout        *self,
      const RdtPosition *position,
      int                least,
      Pick              *picks)
{
  gboolean is_careful = position->stage == RDT_STAGE_ACT
                        && self->is_careful[position->awaiting.side];
  guint max = count_compared (self, position, is_careful);
  Shortlist lists[RDT_MAX_UNITS];
  guint n_lists = list_picks (self, position, max, lists);
  guint n = 0;

  if (is_careful)
    compare_results (self, position, lists, n_lists);

  for (guint i = 0; i < n_lists; i++)
    {
      Pick best = lists[i].picks[0];
      guint place = n;

      if (best.score <= least)
        continue;

      for (n++; place > 0 && picks[place - 1].score < best.score; place--)
        picks[place] = picks[place - 1];

      picks[place] = best;
    }

  return n;
}

/* Lets a unit fire or attack after its move. */
static void
follow_up (RdtRollout   *self,
           RdtPosition  *position,
           RdtUnitIndex  unit)
{
  const RdtGame *game = self->analysis->game;
  const RdtUnitState *state = &position->units[unit];
  RdtOrder order, best;
  int best_score = 0;

  for (guint i = 0; i < self->policy.n_enemies; i++)
    {
      const RdtUnitState *enemy = &position->units[self->policy.enemies[i].unit];
      guint distance;

      if (enemy->status != RDT_STATUS_BOARD || state->status != RDT_STATUS_BOARD)
        continue;

      distance = rdt_analysis_get_distance (self->analysis, state->cell, enemy->cell);
      if (distance > game->units[unit].range && distance > 1)
        continue;

      for (RdtOrderKind kind = RDT_ORDER_FIRE; kind <= RDT_ORDER_CLOSE_COMBAT; kind++)
        {
          int score;

          rdt_order_init (&order, kind, unit);
          order.cell = enemy->cell;
          if (kind == RDT_ORDER_MOVE
              || (kind == RDT_ORDER_CLOSE_COMBAT && distance > 1)
              || !rdt_referee_check (game, position, &order, NULL))
            continue;

          score = rdt_policy_weigh (&self->policy, &order);
          if (score > best_score)
            {
              best_score = score;
              best = order;
            }
        }
    }

  if (best_score > 0 && rdt_rollout_apply (self, position, &best))
    rdt_rollout_answer (self, position);
}

/* Lets every unit act once, or the one that may act, as long as the part lasts.  Returns
 * whether it is worth listing orders again.
 */
static gboolean
play_round (RdtRollout  *self,
            RdtPosition *position,
            const Part  *part,
            int          least)
{
  Pick picks[RDT_MAX_UNITS];
  RdtOrder orders[RDT_MAX_UNITS];
  guint n = pick (self, position, least, picks);
  gboolean is_worth_more = is_for_one (self, position) && n > 0;

  for (guint i = 0; i < n; i++)
    orders[i] = self->orders.items[picks[i].index];

  for (guint i = 0; i < n && is_in_part (position, part); i++)
    {
      if (!rdt_rollout_apply (self, position, &orders[i]))
        {
          is_worth_more = TRUE;
          continue;
        }

      rdt_rollout_answer (self, position);
      is_worth_more |= orders[i].kind == RDT_ORDER_FIRE && part->stage == RDT_STAGE_ACT;
      if (orders[i].kind == RDT_ORDER_MOVE && is_in_part (position, part))
        follow_up (self, position, orders[i].unit);
    }

  return is_worth_more;
}

/* Returns whether the part could be ended. */
static gboolean
play_part (RdtRollout  *self,
           RdtPosition *position)
{
  Part part = get_part (position);
  guint n_rounds = part.stage == RDT_STAGE_DEPLOY ? MAX_DEPLOYMENT_ROUNDS : MAX_ROUNDS;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  for (guint i = 0; i < n_rounds && is_in_part (position, &part); i++)
    if (!play_round (self, position, &part, part.stage == RDT_STAGE_DEPLOY ? G_MININT : 0))
      break;

  if (!is_in_part (position, &part) || rdt_rollout_apply (self, position, &end))
    return TRUE;

  /* Obligatory close combats. */
  for (guint i = 0; i < MAX_ROUNDS && is_in_part (position, &part); i++)
    play_round (self, position, &part, G_MININT);

  return !is_in_part (position, &part) || rdt_rollout_apply (self, position, &end);
}

/**
 * rdt_rollout_step:
 * @position: (inout): a position with a decision to make
 *
 * Plays the current side's part of the turn by the policy.
 *
 * Returns: whether anything happened
 */
gboolean
rdt_rollout_step (RdtRollout  *self,
                  RdtPosition *position)
{
  self->n_parts++;
  rdt_rollout_answer (self, position);

  return position->is_over || play_part (self, position);
}

/**
 * rdt_rollout_play:
 * @position: (inout): the start of the rollout
 * @side: the side that searches
 *
 * Plays the rest of the side's turn and the enemy's next turn by the policy, and
 * the artillery fire after it, as guns are placed before they fire.  With cards
 * it plays a fixed number of them.
 */
void
rdt_rollout_play (RdtRollout  *self,
                  RdtPosition *position,
                  RdtSide      side)
{
  gboolean by_cards = self->analysis->game->rules->traits.activation == RDT_ACTIVATION_BY_CARD;
  gboolean has_enemy_acted = FALSE;
  int last_turn = G_MAXINT;

  for (self->n_parts = 0; self->n_parts < MAX_PARTS && !position->is_over; self->n_parts++)
    {
      gboolean is_acting;

      rdt_rollout_answer (self, position);
      if (position->is_over)
        return;

      is_acting = position->stage == RDT_STAGE_ACT;
      if (by_cards ? self->n_parts >= MAX_CARDS
                   : is_acting && has_enemy_acted
                     && (position->awaiting.side == side || position->turn > last_turn))
        return;

      if (is_acting && position->awaiting.side != side && !has_enemy_acted)
        {
          has_enemy_acted = TRUE;
          last_turn = position->turn;
        }
      if (!play_part (self, position))
        return;
    }
}
