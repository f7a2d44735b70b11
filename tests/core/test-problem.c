/* test-problem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem.h"

#include "rdt-rules-store.h"
#include "rdt-test.h"

static void
replace (char       **name,
         const char  *other)
{
  g_free (*name);
  *name = g_strdup (other);
}

static RdtSetupVictory *
add_victory (RdtSetup   *setup,
             const char *side)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();

  victory->side = g_strdup (side);
  g_ptr_array_add (setup->victory, victory);

  return victory;
}

static void
add_objective (RdtSetup *setup,
               RdtPlace  place)
{
  RdtSetupObjective *objective = rdt_setup_objective_new ();

  objective->at = place;
  g_ptr_array_add (setup->objectives, objective);
}

static void
add_exit (RdtSetup   *setup,
          const char *side,
          RdtPlace    place)
{
  RdtSetupExit *exit = rdt_setup_exit_new ();
  const RdtArea area = { .from = place, .to = place };

  exit->side = g_strdup (side);
  g_array_append_val (exit->at, area);
  g_ptr_array_add (setup->exits, exit);
}

static void
test_problem_none_where_all_is_well (void)
{
  const char *const *rules = rdt_rules_store_list ();

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_small_setup (rules[i]);
      g_autoptr(GPtrArray) problems = rdt_test_find_problems (setup);

      g_assert_cmpuint (problems->len, ==, 0);
    }
}

static void
test_problem_a_grid_on_which_the_rules_are_not_played (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  setup->grid.kind = RDT_GRID_HEX;
  rdt_test_assert_problem (setup, RDT_PROBLEM_GRID, "board.grid");
}

static void
test_problem_an_option_that_nobody_knows (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_add (setup->options, g_strdup ("magic"));
  rdt_test_assert_problem (setup, RDT_PROBLEM_OPTION, "options.magic");
}

static void
test_problem_an_option_of_other_rules_even_if_it_is_off (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_add (setup->options_off, g_strdup ("pinning"));
  rdt_test_assert_problem (setup, RDT_PROBLEM_OPTION, "options.pinning");
}

static void
test_problem_works_that_the_rules_do_not_have (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("nineteenth-century");

  setup->terrain[8].works = 1 << RDT_WORKS_MINEFIELD;
  rdt_test_assert_problem (setup, RDT_PROBLEM_WORKS, "board.cells.A3.works");
}

static void
test_problem_two_sides_with_one_id (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  replace (&setup->sides[1].id, "red");
  rdt_test_assert_problem (setup, RDT_PROBLEM_SIDE_ID, "sides[1].id");
}

static void
test_problem_a_side_that_is_called_a_draw (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  replace (&setup->sides[0].id, "draw");
  rdt_test_assert_problem (setup, RDT_PROBLEM_SIDE_ID_DRAW, "sides[0].id");
}

static void
test_problem_a_side_that_there_is_not (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  setup->otherwise = g_strdup ("green");
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNKNOWN_SIDE, "otherwise");
}

static void
test_problem_a_victory_of_a_side_that_there_is_not (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  add_victory (setup, "green")->kind = RDT_VICTORY_EXITED;
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNKNOWN_SIDE, "victory[0].side");
}

static void
test_problem_an_exit_of_a_side_that_there_is_not (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  add_exit (setup, "green", (RdtPlace) { 0, 3 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNKNOWN_SIDE, "exits[0].side");
}

static void
test_problem_a_rating_where_commanders_are_not_rated (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  setup->sides[1].has_commander = TRUE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_COMMANDER, "sides[1].commander");
}

static void
test_problem_an_objective_off_the_board (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  add_objective (setup, (RdtPlace) { 0, 4 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_OFF_BOARD, "objectives[0].at");
}

static void
test_problem_a_cell_to_hold_off_the_board (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_array_append_val (add_victory (setup, "red")->holds, ((RdtPlace) { 0, 4 }));
  rdt_test_assert_problem (setup, RDT_PROBLEM_OFF_BOARD, "victory[0].holds[0]");
}

static void
test_problem_an_objective_that_is_there_twice (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  add_objective (setup, (RdtPlace) { 1, 2 });
  add_objective (setup, (RdtPlace) { 1, 2 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_OBJECTIVE_TWICE, "objectives[1].at");
}

static void
test_problem_an_exit_that_is_not_at_the_edge (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  add_exit (setup, "red", (RdtPlace) { 1, 2 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_EXIT_INSIDE, "exits[0].at[0]");
}

static void
test_problem_more_cells_to_hold_than_are_named (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_array_append_val (add_victory (setup, "red")->holds, ((RdtPlace) { 0, 3 }));
  ((RdtSetupVictory *) setup->victory->pdata[0])->count = 2;
  rdt_test_assert_problem (setup, RDT_PROBLEM_AT_LEAST, "victory[0].at-least");
}

static void
test_problem_more_units_than_portable_allows_for_the_edge (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("portable");
  const char *const cells[] = { "B2", "C2", "D2", "D1", "B1" };
  g_autoptr(GPtrArray) problems = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    rdt_test_add_unit (setup, 0, "infantry", cells[i]);

  /* One and a half times four cells makes six. */
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  rdt_test_add_unit (setup, 0, "infantry", "A2");
  rdt_test_assert_problem (setup, RDT_PROBLEM_ARMY, "sides[0].units");
}

static void
test_problem_two_command_units_in_portable (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("portable");

  rdt_test_add_unit (setup, 0, "command", "D1");
  rdt_test_add_unit (setup, 0, "command", "D2");
  rdt_test_assert_problem (setup, RDT_PROBLEM_COMMANDERS, "sides[0].units");
}

static void
test_problem_more_units_than_a_battle_can_hold (void)
{
  g_autoptr(RdtSetup) setup = rdt_setup_new (&(RdtGrid) { RDT_GRID_SQUARE, 64, 64 });

  setup->rules = g_strdup ("musket");
  setup->sides[0].id = g_strdup ("red");
  setup->sides[1].id = g_strdup ("blue");
  for (guint i = 0; i <= RDT_MAX_UNITS; i++)
    {
      char label[RDT_CELL_LABEL_SIZE];

      rdt_label_format (i % 64, (i % 2) * 60 + i / 64, label);
      rdt_test_add_unit (setup, i % 2, "infantry", label);
    }

  rdt_test_assert_problem (setup, RDT_PROBLEM_TOO_MANY_UNITS, "sides");
}

static void
test_problem_warnings_keep_nobody_from_playing (void)
{
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_CONTACT }));
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_NO_UNITS }));
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_ROAD_INTO_RIVER }));
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_LATE }));
  g_assert_false (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_GRID }));
  g_assert_false (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_AT_LEAST }));
}

static void
test_problem_a_warning_of_a_side_without_units (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_set_size (setup->sides[1].units, 0);
  rdt_test_assert_problem (setup, RDT_PROBLEM_NO_UNITS, "sides[1].units");
}

static void
test_problem_a_warning_of_leaving_without_exits (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSetupVictory *victory = add_victory (setup, "red");

  victory->kind = RDT_VICTORY_EXITED;
  victory->count = 1;
  rdt_test_assert_problem (setup, RDT_PROBLEM_NO_EXITS, "victory[0].exited");
}

static void
test_problem_a_warning_of_more_losses_than_there_are_units (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSetupVictory *victory = add_victory (setup, "red");

  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = setup->sides[1].units->len + 1;
  rdt_test_assert_problem (setup, RDT_PROBLEM_ABOVE_ARMY, "victory[0].enemy-lost");
}

static void
test_problem_none_with_losses_of_the_whole_army (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;
  RdtSetupVictory *victory = add_victory (setup, "red");

  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = setup->sides[1].units->len;
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_problem_a_warning_of_a_road_into_a_river (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  setup->terrain[0].has_road = TRUE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_ROAD_INTO_RIVER, "board.cells.A1.road");
}

/* Otherwise losses decide who has won. */
static void
test_problem_a_warning_of_a_draw_and_no_conditions (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) before = NULL;
  g_autoptr(GPtrArray) after = NULL;
  RdtSetupVictory *victory;

  before = rdt_test_find_problems (setup);
  g_assert_cmpuint (before->len, ==, 0);

  setup->otherwise = g_strdup ("draw");
  rdt_test_assert_problem (setup, RDT_PROBLEM_NOTHING_TO_WIN, "otherwise");
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_NOTHING_TO_WIN }));

  victory = add_victory (setup, "red");
  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = 1;
  after = rdt_test_find_problems (setup);
  g_assert_cmpuint (after->len, ==, 0);
}

/* The victory conditions of the side that wins otherwise decide nothing. */
static void
test_problem_a_warning_of_conditions_of_one_side (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;
  RdtSetupVictory *victory = add_victory (setup, "red");

  victory->kind = RDT_VICTORY_ENEMY_LOST;
  victory->count = 1;
  setup->otherwise = g_strdup ("red");
  rdt_test_assert_problem (setup, RDT_PROBLEM_ONE_CAN_WIN, "otherwise");
  g_assert_true (rdt_problem_is_warning (&(RdtProblem) { .code = RDT_PROBLEM_ONE_CAN_WIN }));

  g_free (setup->otherwise);
  setup->otherwise = g_strdup ("blue");
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);
}

#define add(path, func) g_test_add_func ("/core/problem/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("none-where-all-is-well", test_problem_none_where_all_is_well);
  add ("a-grid-on-which-the-rules-are-not-played",
       test_problem_a_grid_on_which_the_rules_are_not_played);
  add ("an-option-that-nobody-knows", test_problem_an_option_that_nobody_knows);
  add ("an-option-of-other-rules-even-if-it-is-off",
       test_problem_an_option_of_other_rules_even_if_it_is_off);
  add ("works-that-the-rules-do-not-have", test_problem_works_that_the_rules_do_not_have);
  add ("two-sides-with-one-id", test_problem_two_sides_with_one_id);
  add ("a-side-that-is-called-a-draw", test_problem_a_side_that_is_called_a_draw);
  add ("a-side-that-there-is-not", test_problem_a_side_that_there_is_not);
  add ("a-victory-of-a-side-that-there-is-not", test_problem_a_victory_of_a_side_that_there_is_not);
  add ("an-exit-of-a-side-that-there-is-not", test_problem_an_exit_of_a_side_that_there_is_not);
  add ("a-rating-where-commanders-are-not-rated",
       test_problem_a_rating_where_commanders_are_not_rated);
  add ("an-objective-off-the-board", test_problem_an_objective_off_the_board);
  add ("a-cell-to-hold-off-the-board", test_problem_a_cell_to_hold_off_the_board);
  add ("an-objective-that-is-there-twice", test_problem_an_objective_that_is_there_twice);
  add ("an-exit-that-is-not-at-the-edge", test_problem_an_exit_that_is_not_at_the_edge);
  add ("more-cells-to-hold-than-are-named", test_problem_more_cells_to_hold_than_are_named);
  add ("more-units-than-portable-allows-for-the-edge",
       test_problem_more_units_than_portable_allows_for_the_edge);
  add ("two-command-units-in-portable", test_problem_two_command_units_in_portable);
  add ("more-units-than-a-battle-can-hold", test_problem_more_units_than_a_battle_can_hold);
  add ("warnings-keep-nobody-from-playing", test_problem_warnings_keep_nobody_from_playing);
  add ("a-warning-of-a-side-without-units", test_problem_a_warning_of_a_side_without_units);
  add ("a-warning-of-leaving-without-exits", test_problem_a_warning_of_leaving_without_exits);
  add ("a-warning-of-more-losses-than-there-are-units",
       test_problem_a_warning_of_more_losses_than_there_are_units);
  add ("none-with-losses-of-the-whole-army", test_problem_none_with_losses_of_the_whole_army);
  add ("a-warning-of-a-road-into-a-river", test_problem_a_warning_of_a_road_into_a_river);
  add ("a-warning-of-a-draw-and-no-conditions",
       test_problem_a_warning_of_a_draw_and_no_conditions);
  add ("a-warning-of-conditions-of-one-side",
       test_problem_a_warning_of_conditions_of_one_side);

  return g_test_run ();
}
