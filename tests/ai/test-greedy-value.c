/* test-greedy-value.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-greedy-value.h"
#include "rdt-plan.h"
#include "rdt-referee.h"
#include "rdt-skirmish.h"

/* Properties of positions and plans, checked along random battles. */

#define SEED       3
#define MAX_ORDERS 400

static void
assert_one_sides_gain_is_the_others_loss (const RdtSkirmish *skirmish)
{
  int worth = rdt_greedy_evaluate (skirmish->game, NULL, &skirmish->position, 0);

  g_assert_cmpint (worth, ==,
                   -rdt_greedy_evaluate (skirmish->game, NULL, &skirmish->position, 1));
}

static void
assert_analysis_changes_nothing (const RdtSkirmish *skirmish,
                                 const RdtAnalysis *analysis)
{
  g_assert_cmpint (rdt_greedy_evaluate (skirmish->game, analysis, &skirmish->position, 0), ==,
                   rdt_greedy_evaluate (skirmish->game, NULL, &skirmish->position, 0));
}

/* Each planned order is allowed, and resigning is never planned. */
static void
assert_plans_are_allowed (const RdtSkirmish  *skirmish,
                          const RdtOrderList *plans)
{
  g_assert_cmpuint (plans->n_items, >, 0);

  for (guint i = 0; i < plans->n_items; i++)
    {
      g_assert_cmpint (plans->items[i].kind, !=, RDT_ORDER_RESIGN);
      g_assert_true (rdt_referee_check (skirmish->game, &skirmish->position, &plans->items[i],
                                        NULL));
    }
}

static void
test_evaluate_anywhere (gconstpointer data)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_auto(RdtOrderList) plans = { 0 };
  g_auto(RdtSkirmish) skirmish;
  g_autoptr(RdtAnalysis) analysis = NULL;

  rdt_skirmish_init (&skirmish, rdt_test_load_scenario (data), SEED);
  analysis = rdt_analysis_new (skirmish.game);

  for (guint i = 0; i < MAX_ORDERS && !skirmish.position.is_over; i++)
    {
      assert_one_sides_gain_is_the_others_loss (&skirmish);
      assert_analysis_changes_nothing (&skirmish, analysis);

      rdt_plan_list (skirmish.game, &skirmish.position, &plans);
      assert_plans_are_allowed (&skirmish, &plans);
      rdt_skirmish_apply (&skirmish,
                          &plans.items[g_rand_int_range (chance, 0, plans.n_items)]);
    }

  assert_one_sides_gain_is_the_others_loss (&skirmish);
}

static RdtSetup *
draw (const char *rules)
{
  return rdt_test_draw (rules, RDT_GRID_SQUARE,
                        "........\n"
                        "........\n"
                        "........\n"
                        "........\n"
                        "........\n"
                        "........\n"
                        "........\n"
                        "........");
}

/* Victory is worth more than everything on the board. */
static void
test_evaluate_victory_is_worth_most (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;
  RdtOrder order;
  RdtSide loser;
  int before;

  for (guint i = 0; i < 8; i++)
    rdt_test_add_unit (setup, 0, "infantry", (const char[]) { 'A' + i, '1', '\0' });
  rdt_test_add_unit (setup, 1, "infantry", "A8");
  rdt_skirmish_init (&skirmish, rdt_test_game (setup), SEED);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_ACT, 0);

  loser = skirmish.position.awaiting.side;
  before = rdt_greedy_evaluate (skirmish.game, NULL, &skirmish.position, loser);
  g_assert_cmpint (before, >, 0);

  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  rdt_skirmish_apply (&skirmish, &order);
  g_assert_cmpint (rdt_greedy_evaluate (skirmish.game, NULL, &skirmish.position, loser), <,
                   -before);
}

static void
test_evaluate_gas_is_bad_for_those_it_may_reach (void)
{
  g_autoptr(RdtSetup) setup = draw ("modern");
  g_auto(RdtSkirmish) skirmish;
  RdtPosition *position = &skirmish.position;
  int before, beside, upon;

  g_ptr_array_add (setup->options, g_strdup ("gas"));
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  rdt_skirmish_init (&skirmish, rdt_test_game (setup), SEED);
  before = rdt_greedy_evaluate (skirmish.game, NULL, position, 0);

  position->n_clouds = 1;
  position->clouds[0] = (RdtCloud) { .turn = 1, .towards = 0 };
  position->clouds[0].cell = rdt_test_cell (&skirmish.game->map->grid, "F6");
  beside = rdt_greedy_evaluate (skirmish.game, NULL, position, 0);
  position->clouds[0].cell = rdt_test_cell (&skirmish.game->map->grid, "C5");
  upon = rdt_greedy_evaluate (skirmish.game, NULL, position, 0);

  g_assert_cmpint (beside, ==, before);
  g_assert_cmpint (upon, >, before);
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  paths = rdt_test_list_files ("scenarios", ".scenario.json");
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *test = g_strdup_printf ("/ai/evaluate/%s-anywhere", name);

      g_test_add_data_func_full (test, g_strdup (paths[i]), test_evaluate_anywhere, g_free);
    }

  g_test_add_func ("/ai/evaluate/victory-is-worth-most", test_evaluate_victory_is_worth_most);
  g_test_add_func ("/ai/evaluate/gas-is-bad-for-those-it-may-reach",
                   test_evaluate_gas_is_bad_for_those_it_may_reach);

  return g_test_run ();
}
