/* test-forecast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-forecast.h"
#include "rdt-test.h"

/* What is told before a move is what is found after it. */

#define SEED     42
#define N_ORDERS 120

static void
end (RdtBattle *battle)
{
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
}

/* What the engine says of the attack, when it can be made. */
static gboolean
check_fight (RdtBattle      *battle,
             const RdtOrder *attack,
             const RdtOdds  *told)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  RdtRefusal refusal;
  gboolean needs_end = !rdt_battle_check_order (battle, attack, NULL);

  if (needs_end)
    end (battle);

  g_assert_true (rdt_odds_compute (rdt_battle_get_game (battle), rdt_battle_get_position (battle),
                                   attack, odds, &refusal));
  g_assert_cmpmem (odds->fates, sizeof odds->fates, told->fates, sizeof told->fates);
  g_assert_cmpuint (odds->total, ==, told->total);
  if (needs_end)
    rdt_battle_undo (battle);

  return TRUE;
}

static guint
check_move (RdtBattle      *battle,
            const RdtOrder *move)
{
  RdtForecast forecast;
  g_autofree RdtOdds *odds = NULL;
  RdtOrder attack;
  guint n_fights = 0;

  if (!rdt_forecast_init (&forecast, battle, move))
    return 0;

  odds = rdt_forecast_find_fight (&forecast, &attack);
  g_assert_cmpint (rdt_battle_order (battle, move, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &forecast.after));
  if (odds != NULL)
    n_fights += check_fight (battle, &attack, odds);
  rdt_battle_undo (battle);

  return n_fights;
}

static guint
play (RdtGame *game,
      GRand   *chance)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  guint n_fights = 0;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);

  for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
    {
      const RdtOrderList *orders = rdt_battle_list_orders (battle);
      g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
      RdtOrder order = rdt_test_choose (orders, chance);

      g_array_append_vals (all, orders->items, orders->n_items);
      for (guint i = 0; i < all->len; i++)
        if (g_array_index (all, RdtOrder, i).kind == RDT_ORDER_MOVE)
          n_fights += check_move (battle, &g_array_index (all, RdtOrder, i));

      g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
    }

  g_assert_finalize_object (battle);

  return n_fights;
}

static void
test_forecast_comes_true (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_fights = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      n_fights += play (game, chance);
    }

  g_assert_cmpuint (n_fights, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const char *const rules[] = {
    "modern", "nineteenth-century", "portable", "musket", "twentieth-century",
  };

  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/forecast/comes-true/%s", rules[i]);

      g_test_add_data_func (path, rules[i], test_forecast_comes_true);
    }

  return g_test_run ();
}
