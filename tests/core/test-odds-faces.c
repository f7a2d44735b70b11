/* test-odds-faces.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-odds.h"
#include "rdt-test.h"

/* What comes of an order when every die is thrown with all six faces, none of
 * them taken for another; a chance is a number of 6^N_DICE.
 */
#define N_DICE 5
#define N_WAYS 7776

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  const RdtOrder    *order;
  guint8             purposes[N_DICE];
  guint8             faces[N_DICE];
  guint              n_dice;
  gboolean           is_too_long;
  guint              hit[RDT_MAX_UNITS];
  guint              destroyed[RDT_MAX_UNITS];
} Ways;

static void
count_ways (Ways               *ways,
            const RdtEventList *events,
            guint               weight)
{
  gboolean hit[RDT_MAX_UNITS] = { FALSE };
  gboolean destroyed[RDT_MAX_UNITS] = { FALSE };

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_DESTROYED)
        destroyed[event->unit] = TRUE;
      if (event->kind == RDT_EVENT_HIT || event->kind == RDT_EVENT_DESTROYED)
        hit[event->unit] = TRUE;
    }

  for (guint i = 0; i < ways->game->n_units; i++)
    {
      ways->hit[i] += hit[i] ? weight : 0;
      ways->destroyed[i] += destroyed[i] ? weight : 0;
    }
}

static void
try_all (Ways  *ways,
         guint  weight)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_auto(RdtEventList) events = { 0 };
  RdtPosition position = *ways->position;
  RdtRefusal refusal;

  for (guint i = 0; i < ways->n_dice; i++)
    rdt_dice_script (dice, ways->purposes[i], &ways->faces[i], 1);

  position.dice = (RdtDiceCursor) { 0 };
  if (rdt_referee_apply (ways->game, dice, &position, ways->order, &events, &refusal))
    {
      /* A retreat that is still to come may destroy somebody, too. */
      ways->is_too_long |= position.awaiting.kind == RDT_DECISION_RETREAT;
      count_ways (ways, &events, weight);
      return;
    }

  if (ways->n_dice == N_DICE)
    {
      ways->is_too_long = TRUE;
      return;
    }

  ways->purposes[ways->n_dice] = refusal.purpose;
  for (guint face = 1; face <= 6; face++)
    {
      ways->faces[ways->n_dice++] = face;
      try_all (ways, weight / 6);
      ways->n_dice--;
    }
}

static gboolean
is_thrown_now (const RdtPosition *position,
               const RdtOrder    *order)
{
  return position->stage == RDT_STAGE_ACT
         && (order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT);
}

static guint
compare_with_all_ways (const RdtGame     *game,
                       const RdtPosition *position,
                       const RdtOrder    *order)
{
  Ways ways = { .game = game, .position = position, .order = order };
  g_autofree RdtOdds *odds = g_new (RdtOdds, 1);

  try_all (&ways, N_WAYS);
  if (ways.is_too_long)
    return 0;

  g_assert_true (rdt_odds_compute (game, position, order, odds, NULL));
  g_assert_false (odds->is_rough);
  for (guint i = 0; i < game->n_units; i++)
    {
      g_assert_cmpuint (odds->fates[i].hit / (odds->total / N_WAYS), ==, ways.hit[i]);
      g_assert_cmpuint (odds->fates[i].destroyed / (odds->total / N_WAYS), ==,
                        ways.destroyed[i]);
    }

  return 1;
}

/* Orders of battles of chance, each tried with all faces of all dice. */
static void
test_odds_are_those_of_all_faces (gconstpointer rules)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  guint n_compared = 0;

  rdt_dice_set_seed (dice, 42);

  for (guint seed = 0; seed < 200 && n_compared < 60; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_auto(RdtOrderList) orders = { 0 };
      RdtPosition position;

      rdt_referee_begin (game, dice, &position, NULL, NULL);
      for (guint i = 0; i < 100 && !position.is_over; i++)
        {
          RdtOrder order;

          rdt_referee_list (game, &position, &orders);
          order = rdt_test_choose (&orders, chance);
          if (is_thrown_now (&position, &order))
            n_compared += compare_with_all_ways (game, &position, &order);
          rdt_referee_apply (game, dice, &position, &order, NULL, NULL);
        }
    }

  g_assert_cmpuint (n_compared, >=, 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/odds/are-those-of-all-faces", test_odds_are_those_of_all_faces);

  return g_test_run ();
}
