/* test-problem-units.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem.h"

#include "rdt-test.h"

static RdtSetupUnit *
get_unit (RdtSetup *setup,
          RdtSide   side,
          guint     index)
{
  return g_ptr_array_index (setup->sides[side].units, index);
}

static void
arrive (RdtSetupUnit *unit,
        guint         turn,
        RdtPlace      place)
{
  const RdtArea area = { .from = place, .to = place };

  unit->at = RDT_NOWHERE;
  unit->arrives_turn = turn;
  unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (unit->arrives, area);
}

static void
deploy_in (RdtSetup *setup,
           RdtSide   side,
           RdtPlace  place)
{
  const RdtArea area = { .from = place, .to = place };

  setup->sides[side].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[side].deploy, area);
}

static void
replace (char       **name,
         const char  *other)
{
  g_free (*name);
  *name = g_strdup (other);
}

static void
test_problem_two_units_with_one_id (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  replace (&get_unit (setup, 1, 0)->id, "r1");
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNIT_ID, "sides[1].units[0].id");
}

static void
test_problem_a_unit_type_that_the_rules_do_not_have (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("nineteenth-century");

  replace (&get_unit (setup, 0, 0)->type, "tank");
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNIT_TYPE, "sides[0].units[0].type");
}

static void
test_problem_a_unit_type_whose_option_is_off (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  replace (&get_unit (setup, 0, 0)->type, "cyclists");
  rdt_test_assert_problem (setup, RDT_PROBLEM_UNIT_TYPE_OPTION, "sides[0].units[0].type");
}

static void
test_problem_none_with_a_unit_type_whose_option_is_on (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  replace (&get_unit (setup, 0, 0)->type, "cyclists");
  g_ptr_array_add (setup->options, g_strdup ("cyclists"));
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_problem_an_armament_that_the_unit_cannot_carry (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 0, 0)->armament = g_strdup ("field-artillery");
  rdt_test_assert_problem (setup, RDT_PROBLEM_ARMAMENT, "sides[0].units[0].armament");
}

static void
test_problem_a_gas_shell_without_the_option (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  replace (&get_unit (setup, 0, 0)->type, "field-artillery");
  get_unit (setup, 0, 0)->has_gas_shell = TRUE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_GAS_SHELL, "sides[0].units[0].gas-shell");
}

static void
test_problem_a_gas_shell_of_a_unit_without_a_gun (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_add (setup->options, g_strdup ("gas"));
  get_unit (setup, 0, 0)->has_gas_shell = TRUE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_GAS_SHELL, "sides[0].units[0].gas-shell");
}

static void
test_problem_a_unit_off_the_board (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 0, 0)->at = (RdtPlace) { 4, 0 };
  rdt_test_assert_problem (setup, RDT_PROBLEM_OFF_BOARD, "sides[0].units[0].at");
}

static void
test_problem_a_unit_without_a_place (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_NO_PLACE, "sides[0].units[0]");
}

static void
test_problem_none_with_a_unit_that_is_to_be_deployed (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  deploy_in (setup, 0, (RdtPlace) { 2, 0 });
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_problem_a_unit_with_two_places (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  arrive (get_unit (setup, 0, 0), 2, (RdtPlace) { 3, 0 });
  get_unit (setup, 0, 0)->at = (RdtPlace) { 2, 0 };
  rdt_test_assert_problem (setup, RDT_PROBLEM_PLACES, "sides[0].units[0]");
}

static void
test_problem_a_unit_in_a_river_without_a_crossing (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 0, 0)->at = (RdtPlace) { 0, 0 };
  rdt_test_assert_problem (setup, RDT_PROBLEM_IMPASSABLE, "sides[0].units[0].at");
}

static void
test_problem_none_with_a_unit_in_a_ford (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  get_unit (setup, 0, 0)->at = (RdtPlace) { 1, 0 };
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_problem_two_units_where_one_may_stand (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  rdt_test_add_unit (setup, 0, "tank", "C1");
  rdt_test_assert_problem (setup, RDT_PROBLEM_OCCUPIED, "sides[0].units[1].at");
}

/* With cards a hex holds two units of any kind. */
static void
test_problem_three_units_where_two_may_stand (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("twentieth-century");
  g_autoptr(GPtrArray) problems = NULL;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_assert_problem (setup, RDT_PROBLEM_OCCUPIED, "sides[0].units[2].at");
}

/* Rule: M30. */
static void
test_problem_two_riders_on_a_tank (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  g_ptr_array_add (setup->options, g_strdup ("tank-riders"));
  rdt_test_add_unit (setup, 0, "tank", "C1");
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_assert_problem (setup, RDT_PROBLEM_OCCUPIED, "sides[0].units[2].at");
}

static void
test_problem_an_enemy_in_the_same_cell (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 1, 0)->at = (RdtPlace) { 2, 0 };
  rdt_test_assert_problem (setup, RDT_PROBLEM_ENEMY_THERE, "sides[1].units[0].at");
}

static void
test_problem_a_transport_that_there_is_not (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  get_unit (setup, 0, 0)->aboard = g_strdup ("b1");
  rdt_test_assert_problem (setup, RDT_PROBLEM_TRANSPORT_UNKNOWN, "sides[0].units[0].aboard");
}

static void
test_problem_a_transport_that_cannot_carry_it (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  rdt_test_add_unit (setup, 0, "horse-transport", "D1");
  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  get_unit (setup, 0, 0)->aboard = g_strdup ("r2");
  rdt_test_assert_problem (setup, RDT_PROBLEM_TRANSPORT_TYPE, "sides[0].units[0].aboard");
}

static void
test_problem_a_transport_that_carries_two (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  rdt_test_add_unit (setup, 0, "truck", "D1");
  rdt_test_add_unit (setup, 0, "mortar", "D2");
  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  get_unit (setup, 0, 0)->aboard = g_strdup ("r2");
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  get_unit (setup, 0, 2)->at = RDT_NOWHERE;
  get_unit (setup, 0, 2)->aboard = g_strdup ("r2");
  g_clear_pointer (&problems, g_ptr_array_unref);
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 2);
  for (guint i = 0; i < problems->len; i++)
    g_assert_cmpint (((RdtProblem *) problems->pdata[i])->code, ==, RDT_PROBLEM_TRANSPORT_FULL);
}

static void
test_problem_a_zone_that_is_too_small (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");

  rdt_test_add_unit (setup, 0, "infantry", "D1");
  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  get_unit (setup, 0, 1)->at = RDT_NOWHERE;
  deploy_in (setup, 0, (RdtPlace) { 2, 0 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_ZONE_SMALL, "sides[0].deploy");
}

/* A tank takes its riders' cell with them, if it may carry any.  Rule: M30. */
static void
test_problem_a_zone_for_a_tank_and_its_riders (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  rdt_test_add_unit (setup, 0, "tank", "D1");
  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  get_unit (setup, 0, 1)->at = RDT_NOWHERE;
  deploy_in (setup, 0, (RdtPlace) { 2, 0 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_ZONE_SMALL, "sides[0].deploy");

  g_ptr_array_add (setup->options, g_strdup ("tank-riders"));
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  rdt_test_add_unit (setup, 0, "infantry", "D1");
  get_unit (setup, 0, 2)->at = RDT_NOWHERE;
  rdt_test_assert_problem (setup, RDT_PROBLEM_ZONE_SMALL, "sides[0].deploy");
}

static void
test_problem_a_zone_where_a_tank_stands (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(GPtrArray) problems = NULL;

  rdt_test_add_unit (setup, 0, "tank", "D1");
  get_unit (setup, 0, 0)->at = RDT_NOWHERE;
  deploy_in (setup, 0, get_unit (setup, 0, 1)->at);
  rdt_test_assert_problem (setup, RDT_PROBLEM_ZONE_SMALL, "sides[0].deploy");

  g_ptr_array_add (setup->options, g_strdup ("tank-riders"));
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  replace (&get_unit (setup, 0, 1)->type, "infantry");
  rdt_test_assert_problem (setup, RDT_PROBLEM_ZONE_SMALL, "sides[0].deploy");
}

static void
test_problem_reinforcements_that_have_nowhere_to_enter (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  arrive (get_unit (setup, 0, 0), 2, (RdtPlace) { 0, 0 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_ARRIVES_NOWHERE, "sides[0].units[0].arrives.at");
}

static void
test_problem_a_warning_of_enemies_in_contact (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  get_unit (setup, 1, 0)->at = (RdtPlace) { 2, 1 };
  rdt_test_assert_problem (setup, RDT_PROBLEM_CONTACT, "sides[1].units[0].at");
}

static void
test_problem_a_warning_of_reinforcements_after_the_turn_limit (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  setup->turn_limit = 5;
  arrive (get_unit (setup, 0, 0), 6, (RdtPlace) { 2, 0 });
  rdt_test_assert_problem (setup, RDT_PROBLEM_LATE, "sides[0].units[0].arrives.turn");
}

static void
test_problem_a_warning_of_units_outside_their_zone (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  const RdtSetupUnit *unit = get_unit (setup, 0, 0);
  RdtArea zone = { .from = unit->at, .to = unit->at };
  g_autoptr(GPtrArray) problems = NULL;

  setup->sides[0].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[0].deploy, zone);
  problems = rdt_test_find_problems (setup);
  g_assert_cmpuint (problems->len, ==, 0);

  g_array_index (setup->sides[0].deploy, RdtArea, 0).to.column++;
  g_array_index (setup->sides[0].deploy, RdtArea, 0).from.column++;
  rdt_test_assert_problem (setup, RDT_PROBLEM_OUTSIDE_ZONE, "sides[0].units[0].at");
}

#define add(path, func) g_test_add_func ("/core/problem/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("two-units-with-one-id", test_problem_two_units_with_one_id);
  add ("a-unit-type-that-the-rules-do-not-have",
       test_problem_a_unit_type_that_the_rules_do_not_have);
  add ("a-unit-type-whose-option-is-off", test_problem_a_unit_type_whose_option_is_off);
  add ("none-with-a-unit-type-whose-option-is-on",
       test_problem_none_with_a_unit_type_whose_option_is_on);
  add ("an-armament-that-the-unit-cannot-carry",
       test_problem_an_armament_that_the_unit_cannot_carry);
  add ("a-gas-shell-without-the-option", test_problem_a_gas_shell_without_the_option);
  add ("a-gas-shell-of-a-unit-without-a-gun", test_problem_a_gas_shell_of_a_unit_without_a_gun);
  add ("a-unit-off-the-board", test_problem_a_unit_off_the_board);
  add ("a-unit-without-a-place", test_problem_a_unit_without_a_place);
  add ("none-with-a-unit-that-is-to-be-deployed",
       test_problem_none_with_a_unit_that_is_to_be_deployed);
  add ("a-unit-with-two-places", test_problem_a_unit_with_two_places);
  add ("a-unit-in-a-river-without-a-crossing", test_problem_a_unit_in_a_river_without_a_crossing);
  add ("none-with-a-unit-in-a-ford", test_problem_none_with_a_unit_in_a_ford);
  add ("two-units-where-one-may-stand", test_problem_two_units_where_one_may_stand);
  add ("three-units-where-two-may-stand", test_problem_three_units_where_two_may_stand);
  add ("two-riders-on-a-tank", test_problem_two_riders_on_a_tank);
  add ("an-enemy-in-the-same-cell", test_problem_an_enemy_in_the_same_cell);
  add ("a-transport-that-there-is-not", test_problem_a_transport_that_there_is_not);
  add ("a-transport-that-cannot-carry-it", test_problem_a_transport_that_cannot_carry_it);
  add ("a-transport-that-carries-two", test_problem_a_transport_that_carries_two);
  add ("a-zone-that-is-too-small", test_problem_a_zone_that_is_too_small);
  add ("a-zone-for-a-tank-and-its-riders", test_problem_a_zone_for_a_tank_and_its_riders);
  add ("a-zone-where-a-tank-stands", test_problem_a_zone_where_a_tank_stands);
  add ("reinforcements-that-have-nowhere-to-enter",
       test_problem_reinforcements_that_have_nowhere_to_enter);
  add ("a-warning-of-enemies-in-contact", test_problem_a_warning_of_enemies_in_contact);
  add ("a-warning-of-reinforcements-after-the-turn-limit",
       test_problem_a_warning_of_reinforcements_after_the_turn_limit);
  add ("a-warning-of-units-outside-their-zone",
       test_problem_a_warning_of_units_outside_their_zone);

  return g_test_run ();
}
