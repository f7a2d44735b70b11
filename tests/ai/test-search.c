/* test-search.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-rules-store.h"
#include "rdt-skirmish.h"

#define SEED    5
#define N_NODES 2000

/* Enough nodes to tell apart values that differ by a few hundredths. */
#define MANY_NODES 50000

static const char *const open_ground =
  "........\n"
  "........\n"
  "........\n"
  "........\n"
  "........\n"
  "........\n"
  "........\n"
  "........";

static RdtSetup *
draw (const char *rules)
{
  return rdt_test_draw (rules, RDT_GRID_SQUARE, open_ground);
}

static void
skirmish_begin (RdtSkirmish    *self,
                const RdtSetup *setup)
{
  rdt_skirmish_init (self, rdt_test_game (setup), SEED);
}

static RdtSetupUnit *
get_unit (const RdtSetup *setup,
          RdtSide         side,
          guint           index)
{
  return setup->sides[side].units->pdata[index];
}

static void
test_search_chooses_the_same_again (gconstpointer data)
{
  g_auto(RdtSkirmish) skirmish;

  rdt_skirmish_init (&skirmish, rdt_test_load_scenario (data), SEED);

  for (guint i = 0; i < 25 && !skirmish.position.is_over; i++)
    {
      RdtOrder first = rdt_skirmish_choose (&skirmish, 300);
      RdtOrder second = rdt_skirmish_go_on (&skirmish, 300);

      g_assert_true (rdt_order_equal (&first, &second));
    }
}

/* Carries out the last task first, and each in the next thread. */
static void
run_backwards (RdtTaskRunner *runner,
               guint          n_tasks,
               RdtTaskFunc    func,
               gpointer       user_data)
{
  for (guint i = n_tasks; i > 0; i--)
    func (i - 1, i % runner->n_workers, user_data);
}

static void
test_search_does_not_depend_on_threads (void)
{
  static const char *const cells[RDT_N_SIDES][4] = {
    { "B3", "C2", "E3", "F2" },
    { "B6", "D7", "E6", "G7" },
  };
  g_autoptr(RdtSetup) setup = draw ("musket");
  RdtTaskRunner runner = { .n_workers = 3, .run = run_backwards };
  g_auto(RdtSkirmish) skirmish;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < 4; i++)
      rdt_test_add_unit (setup, side, i == 0 ? "artillery" : "infantry", cells[side][i]);
  rdt_skirmish_add_aim (setup, 0, "D5");
  skirmish_begin (&skirmish, setup);

  for (guint i = 0; i < 12 && !skirmish.position.is_over; i++)
    {
      RdtAdvice alone, together;

      skirmish.runner = NULL;
      rdt_skirmish_advise (&skirmish, N_NODES, &alone);
      skirmish.runner = &runner;
      rdt_skirmish_advise (&skirmish, N_NODES, &together);

      for (guint j = 1; j < alone.n_items; j++)
        g_assert_cmpuint (alone.items[j].chance, <=, alone.items[j - 1].chance);

      g_assert_cmpuint (alone.n_items, ==, together.n_items);
      g_assert_cmpuint (alone.n_nodes, ==, together.n_nodes);
      for (guint j = 0; j < alone.n_items; j++)
        {
          g_assert_true (rdt_order_equal (&alone.items[j].order, &together.items[j].order));
          g_assert_cmpuint (alone.items[j].chance, ==, together.items[j].chance);
        }

      rdt_skirmish_apply (&skirmish, &alone.items[0].order);
    }
}

static void
test_search_leaves_the_position_alone (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;
  RdtPosition before;

  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  skirmish_begin (&skirmish, setup);
  before = skirmish.position;

  rdt_skirmish_choose (&skirmish, N_NODES);
  g_assert_true (rdt_position_equal (&before, &skirmish.position));
}

static void
test_search_stops_when_told_to (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;
  RdtOrder order;
  int stop = 1;

  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  skirmish_begin (&skirmish, setup);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_ACT, 0);

  g_assert_cmpint (rdt_skirmish_choose (&skirmish, N_NODES).kind, !=, RDT_ORDER_END);
  g_assert_true (rdt_skirmish_try (&skirmish, N_NODES, &stop, &order));
  g_assert_true (rdt_referee_check (skirmish.game, &skirmish.position, &order, NULL));
}

static void
test_search_chooses_nothing_when_all_is_over (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  skirmish_begin (&skirmish, setup);
  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  rdt_skirmish_apply (&skirmish, &order);

  g_assert_false (rdt_skirmish_try (&skirmish, N_NODES, NULL, &order));
}

static void
test_search_takes_what_wins (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;

  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 0, "infantry", "G1");
  rdt_test_add_unit (setup, 1, "infantry", "G8");
  rdt_skirmish_add_aim (setup, 0, "B4");
  skirmish_begin (&skirmish, setup);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_ACT, 0);

  /* With either unit listed first. */
  for (guint i = 0; i < 2 && skirmish.position.awaiting.side == 0; i++)
    rdt_skirmish_go_on (&skirmish, N_NODES);
  g_assert_true (rdt_cell_set_has (&skirmish.position.held[0],
                                   rdt_test_cell (&skirmish.game->map->grid, "B4")));
}

/* The last enemy can be attacked from behind, and nothing else can be gained. */
static void
test_search_falls_upon_an_enemy_from_behind (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_auto(RdtSkirmish) skirmish;

  rdt_test_add_unit (setup, 0, "cavalry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  get_unit (setup, 1, 0)->facing = 0;
  skirmish_begin (&skirmish, setup);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_ACT, 0);

  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_CLOSE_COMBAT, 2)
                 || skirmish.position.is_over);
}

static void
test_search_fires_at_what_is_hit_most_easily (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             ".....\n"
                                             "w....\n"
                                             ".....\n"
                                             ".....\n"
                                             ".....");
  g_auto(RdtSkirmish) skirmish;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "artillery", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  get_unit (setup, 1, 0)->quality = RDT_QUALITY_ELITE;
  get_unit (setup, 1, 1)->quality = RDT_QUALITY_POOR;
  skirmish_begin (&skirmish, setup);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_DECLARE, 0);

  order = rdt_skirmish_choose (&skirmish, MANY_NODES);
  g_assert_cmpint (order.kind, ==, RDT_ORDER_FIRE);
  g_assert_cmpuint (order.cell, ==, rdt_test_cell (&skirmish.game->map->grid, "C4"));
}

static void
test_search_fires_gas_where_it_tells (void)
{
  g_autoptr(RdtSetup) setup = draw ("modern");
  g_auto(RdtSkirmish) skirmish;
  RdtOrder order;

  g_ptr_array_add (setup->options, g_strdup ("gas"));
  rdt_test_add_unit (setup, 0, "field-artillery", "C2");
  get_unit (setup, 0, 0)->has_gas_shell = TRUE;
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  rdt_test_add_unit (setup, 1, "infantry", "C7");
  rdt_test_add_unit (setup, 1, "infantry", "C8");
  skirmish_begin (&skirmish, setup);
  rdt_skirmish_wait_for (&skirmish, RDT_STAGE_DECLARE, 0);

  order = rdt_skirmish_choose (&skirmish, N_NODES);
  g_assert_cmpint (order.kind, ==, RDT_ORDER_FIRE);
  g_assert_true (order.gas);
}

static void
test_search_places_each_unit_once (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  RdtArea zone = { .from = { .column = 0, .row = 0 }, .to = { .column = 7, .row = 1 } };
  g_auto(RdtSkirmish) skirmish;

  for (guint i = 0; i < 4; i++)
    {
      rdt_test_add_unit (setup, 0, "infantry", "A1");
      get_unit (setup, 0, i)->at = RDT_NOWHERE;
    }
  rdt_test_add_unit (setup, 1, "infantry", "D8");
  setup->sides[0].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[0].deploy, zone);
  skirmish_begin (&skirmish, setup);

  for (guint i = 0; i < 4; i++)
    {
      RdtOrder order = rdt_skirmish_go_on (&skirmish, N_NODES);

      g_assert_cmpint (order.kind, ==, RDT_ORDER_DEPLOY);
      g_assert_cmpuint (order.unit, ==, i);
    }

  g_assert_cmpint (rdt_skirmish_choose (&skirmish, N_NODES).kind, ==, RDT_ORDER_END);
}

/* Such a scenario is not playable, but the player must not go on placing units for ever. */
static void
test_search_resigns_when_there_is_no_room (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("musket", NULL, NULL);
  RdtArea zone = { 0 };
  g_auto(RdtSkirmish) skirmish;

  for (guint i = 0; i < 2; i++)
    {
      rdt_test_add_unit (setup, 0, "infantry", "A1");
      get_unit (setup, 0, i)->at = RDT_NOWHERE;
    }
  rdt_test_add_unit (setup, 1, "infantry", "D8");
  setup->sides[0].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[0].deploy, zone);
  rdt_skirmish_init (&skirmish, rdt_game_new (setup, rules), SEED);

  g_assert_cmpint (rdt_skirmish_go_on (&skirmish, N_NODES).kind, ==, RDT_ORDER_DEPLOY);
  g_assert_cmpint (rdt_skirmish_choose (&skirmish, N_NODES).kind, ==, RDT_ORDER_RESIGN);
}

static void
test_search_brings_reinforcements_on (void)
{
  g_autoptr(RdtSetup) setup = draw ("musket");
  RdtArea edge = { .from = { .column = 0, .row = 0 }, .to = { .column = 7, .row = 0 } };
  g_auto(RdtSkirmish) skirmish;
  RdtSetupUnit *late;

  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "artillery", "C8");
  late = get_unit (setup, 0, 1);
  late->at = RDT_NOWHERE;
  late->arrives_turn = 1;
  late->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (late->arrives, edge);
  skirmish_begin (&skirmish, setup);

  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_ENTER, 1));
}

static void
test_search_lets_infantry_get_off_near_the_enemy (void)
{
  g_autoptr(RdtSetup) setup = draw ("modern");
  g_auto(RdtSkirmish) skirmish;

  rdt_test_add_unit (setup, 0, "truck", "C1");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  get_unit (setup, 0, 1)->at = RDT_NOWHERE;
  get_unit (setup, 0, 1)->aboard = g_strdup ("r1");
  rdt_test_add_unit (setup, 1, "infantry", "C8");
  skirmish_begin (&skirmish, setup);

  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_UNLOAD, 4));
}

static void
test_search_unlimbers_a_gun_in_range (void)
{
  g_autoptr(RdtSetup) setup = draw ("modern");
  g_auto(RdtSkirmish) skirmish;

  rdt_test_add_unit (setup, 0, "horse-transport", "C2");
  rdt_test_add_unit (setup, 0, "field-artillery", "C2");
  get_unit (setup, 0, 1)->at = RDT_NOWHERE;
  get_unit (setup, 0, 1)->aboard = g_strdup ("r1");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  skirmish_begin (&skirmish, setup);

  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_UNLOAD, 1));
}

/* Engineers between their own objective, at B2, and the enemy. */
static RdtSetup *
draw_engineers (gboolean have_something_to_guard)
{
  RdtSetup *setup = draw ("modern");

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "engineers", "B3");
  rdt_test_add_unit (setup, 1, "infantry", "B8");
  if (have_something_to_guard)
    rdt_skirmish_add_aim (setup, 1, "B2");

  return setup;
}

static void
test_search_lays_works_before_what_it_has (void)
{
  g_autoptr(RdtSetup) setup = draw_engineers (TRUE);
  g_auto(RdtSkirmish) skirmish;

  skirmish_begin (&skirmish, setup);
  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_LAY, 1));
}

static void
test_search_lays_no_works_elsewhere (void)
{
  g_autoptr(RdtSetup) setup = draw_engineers (FALSE);
  g_auto(RdtSkirmish) skirmish;

  skirmish_begin (&skirmish, setup);
  g_assert_false (rdt_skirmish_orders (&skirmish, RDT_ORDER_LAY, 10));
}

static void
test_search_does_not_undo_its_own_works (void)
{
  g_autoptr(RdtSetup) setup = draw_engineers (TRUE);
  g_auto(RdtSkirmish) skirmish;

  skirmish_begin (&skirmish, setup);
  g_assert_false (rdt_skirmish_orders (&skirmish, RDT_ORDER_CLEAR, 12));
  g_assert_cmpuint (skirmish.position.n_hazards, >, 0);
}

static void
test_search_clears_mines_out_of_its_way (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "...\n"
                                             "...\n"
                                             "...\n"
                                             "MMM\n"
                                             "...\n"
                                             "...");
  g_auto(RdtSkirmish) skirmish;

  rdt_test_add_unit (setup, 0, "engineers", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "B6");
  rdt_skirmish_add_aim (setup, 0, "B5");
  skirmish_begin (&skirmish, setup);

  g_assert_true (rdt_skirmish_orders (&skirmish, RDT_ORDER_CLEAR, 2));
}

static void
add_scenarios (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; i < 2 * g_strv_length (paths); i++)
    {
      const char *path = paths[i / 2];
      g_autofree char *name = g_path_get_basename (path);
      g_autofree char *test = g_strdup_printf ("/ai/search/%s/%s-chooses-the-same-again",
                                               i % 2 == 0 ? "greedy" : "hard", name);

      g_test_add_data_func_full (test, g_strdup (path), test_search_chooses_the_same_again,
                                 g_free);
    }
}

static void
add_twice (const char *name,
           GTestFunc   func)
{
  g_autofree char *greedy = g_strconcat ("/ai/search/greedy/", name, NULL);
  g_autofree char *hard = g_strconcat ("/ai/search/hard/", name, NULL);

  g_test_add_func (greedy, func);
  g_test_add_func (hard, func);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_scenarios ();
  g_test_add_func ("/ai/search/does-not-depend-on-threads",
                   test_search_does_not_depend_on_threads);
  add_twice ("leaves-the-position-alone", test_search_leaves_the_position_alone);
  add_twice ("stops-when-told-to", test_search_stops_when_told_to);
  add_twice ("chooses-nothing-when-all-is-over", test_search_chooses_nothing_when_all_is_over);
  add_twice ("takes-what-wins", test_search_takes_what_wins);
  add_twice ("falls-upon-an-enemy-from-behind", test_search_falls_upon_an_enemy_from_behind);
  add_twice ("fires-at-what-is-hit-most-easily", test_search_fires_at_what_is_hit_most_easily);
  add_twice ("fires-gas-where-it-tells", test_search_fires_gas_where_it_tells);
  add_twice ("places-each-unit-once", test_search_places_each_unit_once);
  add_twice ("resigns-when-there-is-no-room", test_search_resigns_when_there_is_no_room);
  add_twice ("brings-reinforcements-on", test_search_brings_reinforcements_on);
  add_twice ("lets-infantry-get-off-near-the-enemy",
             test_search_lets_infantry_get_off_near_the_enemy);
  add_twice ("unlimbers-a-gun-in-range", test_search_unlimbers_a_gun_in_range);
  add_twice ("lays-works-before-what-it-has", test_search_lays_works_before_what_it_has);
  add_twice ("lays-no-works-elsewhere", test_search_lays_no_works_elsewhere);
  add_twice ("does-not-undo-its-own-works", test_search_does_not_undo_its_own_works);
  add_twice ("clears-mines-out-of-its-way", test_search_clears_mines_out_of_its_way);

  return g_test_run ();
}
