/* play-scenarios.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "rdt-search.h"
#include "rdt-test.h"

/* How battles of the scenarios end, in random play and in sensible play: who
 * wins, after how many turns, with which losses.  It is how a scenario's
 * balance is looked at.
 */

#define N_RANDOM   200
#define N_SENSIBLE 20
#define N_NODES    400
#define MAX_ORDERS 5000

typedef struct
{
  guint n_battles;
  guint wins[RDT_N_SIDES];
  guint draws;
  guint unfinished;
  guint ends[RDT_END_RESIGNED + 1];
  guint turns;
  guint orders;
  guint lost[RDT_N_SIDES];
} Tally;

static gboolean
choose_random (const RdtGame     *game,
               const RdtPosition *position,
               GRand             *chance,
               RdtOrderList      *orders,
               RdtOrder          *order)
{
  rdt_referee_list (game, position, orders);
  *order = orders->items[g_rand_int_range (chance, 0, MAX (orders->n_items - 1, 1))];

  return TRUE;
}

static void
count (Tally             *tally,
       const RdtPosition *position)
{
  tally->n_battles++;
  tally->turns += position->turn;
  tally->orders += position->n_orders;

  for (guint i = 0; i < RDT_N_SIDES; i++)
    tally->lost[i] += position->sides[i].lost;

  if (!position->is_over)
    tally->unfinished++;
  else if (position->winner == RDT_NO_SIDE)
    tally->draws++;
  else
    tally->wins[position->winner]++;

  if (position->is_over)
    tally->ends[position->end]++;
}

static void
play (const RdtGame *game,
      gboolean       is_sensible,
      guint          seed,
      Tally         *tally)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
  g_auto(RdtOrderList) orders = { 0 };
  RdtPosition position;

  rdt_dice_set_seed (dice, seed);
  rdt_referee_begin (game, dice, &position, NULL, NULL);

  while (!position.is_over && position.n_orders < MAX_ORDERS)
    {
      RdtOrder order;

      if (is_sensible)
        rdt_search_choose (game, &position, g_rand_int (chance), N_NODES, NULL, &order);
      else
        choose_random (game, &position, chance, &orders, &order);

      g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, NULL));
    }

  count (tally, &position);
}

static void
print_tally (const RdtGame *game,
             const char    *how,
             const Tally   *tally)
{
  double n = tally->n_battles;

  g_print ("  %-9s %3u battles: %s wins %u, %s wins %u, draws %u, unfinished %u; "
           "%.1f turns, %.0f orders; lost %.1f of %u and %.1f of %u; "
           "ended by no units %u, exhaustion %u, victory %u, turn limit %u\n",
           how, tally->n_battles, game->sides[0].id, tally->wins[0], game->sides[1].id,
           tally->wins[1], tally->draws, tally->unfinished, tally->turns / n, tally->orders / n,
           tally->lost[0] / n, game->sides[0].n_units, tally->lost[1] / n,
           game->sides[1].n_units, tally->ends[RDT_END_NO_UNITS],
           tally->ends[RDT_END_EXHAUSTED], tally->ends[RDT_END_VICTORY],
           tally->ends[RDT_END_TURN_LIMIT]);
}

static void
play_scenario (const char *path)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autofree char *name = g_path_get_basename (path);
  Tally random = { 0 };
  Tally sensible = { 0 };

  for (guint seed = 0; seed < N_RANDOM; seed++)
    play (game, FALSE, seed, &random);
  for (guint seed = 0; seed < N_SENSIBLE; seed++)
    play (game, TRUE, seed, &sensible);

  g_print ("%s: %s (%s)\n", name, game->setup->title, game->rules->id);
  print_tally (game, "random", &random);
  print_tally (game, "sensible", &sensible);
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  if (argc > 1)
    {
      for (int i = 1; i < argc; i++)
        play_scenario (argv[i]);
      return 0;
    }

  paths = rdt_test_list_files ("scenarios", ".scenario.json");
  for (guint i = 0; paths[i] != NULL; i++)
    play_scenario (paths[i]);

  return 0;
}
