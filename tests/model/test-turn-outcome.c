/* test-turn-outcome.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"
#include "rdt-turn-outcome.h"

/* Who wins at the end of a turn is told before it ends. */

#define SEED       42
#define N_BATTLES  6
#define TURN_LIMIT 2

typedef struct
{
  RdtGame     *game;
  RdtDice     *dice;
  RdtPosition  position;
} Table;

static gboolean
apply (Table          *table,
       RdtPosition    *position,
       const RdtOrder *order)
{
  g_auto(RdtEventList) events = { .items = NULL };

  return rdt_referee_apply (table->game, table->dice, position, order, &events, NULL);
}

/* Without another order the battle ends as it was told, whatever is rolled. */
static void
check_told (Table   *table,
            RdtSide  winner)
{
  RdtPosition after = table->position;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (after.turn == table->position.turn && !after.is_over)
    g_assert_true (apply (table, &after, &end));

  g_assert_true (after.is_over);
  g_assert_cmpuint (after.winner, ==, winner);
}

/* An end that ends the battle without dice was told. */
static void
check_untold (Table *table)
{
  RdtPosition after = table->position;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  if (after.turn > 0 && apply (table, &after, &end)
      && after.dice.n_rolled == table->position.dice.n_rolled)
    g_assert_false (after.is_over);
}

/* Returns: how often an outcome was told in a random battle */
static guint
play (Table *table,
      GRand *chance)
{
  g_auto(RdtEventList) events = { .items = NULL };
  g_auto(RdtOrderList) orders = { .items = NULL };
  guint n_told = 0;

  g_assert_true (rdt_referee_begin (table->game, table->dice, &table->position, &events, NULL));

  while (!table->position.is_over)
    {
      RdtSide winner = RDT_NO_SIDE;
      RdtOrder order;

      if (rdt_turn_outcome_find (table->game, &table->position, &winner))
        {
          check_told (table, winner);
          n_told++;
        }
      else
        {
          g_assert_cmpuint (winner, ==, RDT_NO_SIDE);
          check_untold (table);
        }

      rdt_referee_list (table->game, &table->position, &orders);
      do
        order = rdt_test_choose (&orders, chance);
      while (order.kind == RDT_ORDER_RESIGN);
      g_assert_true (apply (table, &table->position, &order));
    }

  return n_told;
}

static void
test_turn_outcome_comes_true (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_told = 0;

  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      Table table = { .game = game, .dice = dice };

      game->turn_limit = TURN_LIMIT;
      rdt_dice_set_seed (dice, i);
      n_told += play (&table, chance);
    }

  g_assert_cmpuint (n_told, >, 0);
}

/* Modern: the battle is drawn while losses are equal, and the enemy's as soon as an
 * objective that decides it is the enemy's.
 */
static void
test_turn_outcome_is_told_in_words (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree char *drawn = NULL;
  g_autofree char *won = NULL;
  g_autofree char *open = NULL;
  g_auto(RdtEventList) events = { .items = NULL };
  RdtPosition position;

  g_ptr_array_set_size (setup->victory, 0);
  game = rdt_test_game (setup);
  game->turn_limit = 1;
  rdt_dice_set_seed (dice, SEED);
  g_assert_true (rdt_referee_begin (game, dice, &position, &events, NULL));

  drawn = rdt_turn_outcome_tell (game, &position);
  g_assert_cmpstr (drawn, ==,
                   "If nothing changes, the battle ends in a draw at the end of this turn.");

  position.sides[0].lost++;
  won = rdt_turn_outcome_tell (game, &position);
  g_assert_nonnull (won);
  g_assert_nonnull (strstr (won, game->setup->sides[1].name));

  game->turn_limit = 2;
  open = rdt_turn_outcome_tell (game, &position);
  g_assert_null (open);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/turn-outcome/comes-true", test_turn_outcome_comes_true);
  g_test_add_func ("/turn-outcome/is-told-in-words", test_turn_outcome_is_told_in_words);

  return g_test_run ();
}
