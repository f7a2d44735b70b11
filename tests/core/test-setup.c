/* test-setup.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-setup.h"

#include "rdt-setup-json.h"
#include "rdt-test.h"

static RdtSetup *
make_setup (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "..w\n.2.");
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  RdtSetupExit *exit = rdt_setup_exit_new ();
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  const RdtPlace place = { .column = 1, .row = 1 };
  const RdtArea area = { .from = { 0, 0 }, .to = { 2, 0 } };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "tank", "C2");
  g_ptr_array_add (setup->options, g_strdup ("gas"));

  objective->at = place;
  objective->name = g_strdup ("The hill");
  objective->held_by = g_strdup ("red");
  g_ptr_array_add (setup->objectives, objective);

  exit->side = g_strdup ("blue");
  g_array_append_val (exit->at, area);
  g_ptr_array_add (setup->exits, exit);

  victory->side = g_strdup ("red");
  g_array_append_val (victory->holds, place);
  g_ptr_array_add (setup->victory, victory);
  setup->otherwise = g_strdup ("draw");

  return setup;
}

static void
test_setup_is_open_ground_without_units_at_first (void)
{
  g_autoptr(RdtSetup) setup = rdt_setup_new (&(RdtGrid) { RDT_GRID_HEX, 7, 5 });

  g_assert_cmpuint (setup->grid.width, ==, 7);
  g_assert_cmpuint (setup->grid.height, ==, 5);
  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 0);
  for (guint i = 0; i < 35; i++)
    {
      g_assert_cmpuint (setup->terrain[i].ground, ==, RDT_GROUND_OPEN);
      g_assert_cmpuint (setup->terrain[i].height, ==, 0);
      g_assert_cmphex (setup->terrain[i].works, ==, 0);
      g_assert_false (setup->terrain[i].has_road);
    }
}

static void
test_setup_unit_is_average_and_nowhere_at_first (void)
{
  g_autoptr(RdtSetupUnit) unit = rdt_setup_unit_new ();

  g_assert_cmpint (unit->quality, ==, RDT_QUALITY_AVERAGE);
  g_assert_false (rdt_place_is_set (unit->at));
  g_assert_cmpuint (unit->facing, ==, RDT_NO_FACING);
  g_assert_null (unit->aboard);
  g_assert_null (unit->arrives);
}

static void
test_setup_copy_says_the_same (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();
  g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);
  g_autofree char *text = rdt_setup_to_text (setup);
  g_autofree char *again = rdt_setup_to_text (copy);

  g_assert_cmpstr (again, ==, text);
}

static void
test_setup_copy_goes_its_own_way (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();
  g_autofree char *before = rdt_setup_to_text (setup);
  g_autoptr(RdtSetup) copy = rdt_setup_copy (setup);
  RdtSetupUnit *unit = g_ptr_array_index (copy->sides[0].units, 0);
  RdtSetupVictory *victory = g_ptr_array_index (copy->victory, 0);
  g_autofree char *after = NULL;

  copy->title[0] = 'x';
  unit->id[0] = 'x';
  unit->at.column = 2;
  copy->terrain[0].height = 9;
  g_ptr_array_set_size (copy->options, 0);
  g_ptr_array_set_size (copy->exits, 0);
  g_array_set_size (victory->holds, 0);
  g_ptr_array_set_size (copy->sides[1].units, 0);

  after = rdt_setup_to_text (setup);
  g_assert_cmpstr (after, ==, before);
}

static void
test_setup_has_ground_on_the_board_alone (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();

  g_assert_cmpuint (rdt_setup_get_terrain (setup, (RdtPlace) { 1, 0 })->height, ==, 2);
  g_assert_cmpuint (rdt_setup_get_terrain (setup, (RdtPlace) { 2, 1 })->ground,
                    ==, RDT_GROUND_WOODS);
  g_assert_null (rdt_setup_get_terrain (setup, (RdtPlace) { 3, 0 }));
  g_assert_null (rdt_setup_get_terrain (setup, (RdtPlace) { 0, 2 }));
  g_assert_null (rdt_setup_get_terrain (setup, RDT_NOWHERE));

  g_assert_true (rdt_setup_contains (setup, (RdtPlace) { 2, 1 }));
  g_assert_false (rdt_setup_contains (setup, (RdtPlace) { 3, 1 }));
  g_assert_false (rdt_setup_contains (setup, RDT_NOWHERE));
}

static void
test_setup_has_the_options_that_are_on (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();

  g_ptr_array_add (setup->options_off, g_strdup ("cyclists"));

  g_assert_true (rdt_setup_has_option (setup, "gas"));
  g_assert_false (rdt_setup_has_option (setup, "cyclists"));
  g_assert_false (rdt_setup_has_option (setup, "tank-riders"));
}

static void
test_setup_counts_the_units_of_both_sides (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();

  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 2);
  rdt_test_add_unit (setup, 1, "tank", "B1");
  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 3);
}

static void
test_setup_finds_sides_by_their_ids (void)
{
  g_autoptr(RdtSetup) setup = make_setup ();

  g_assert_cmpuint (rdt_setup_find_side (setup, "red"), ==, 0);
  g_assert_cmpuint (rdt_setup_find_side (setup, "blue"), ==, 1);
  g_assert_cmpuint (rdt_setup_find_side (setup, "green"), ==, RDT_NO_SIDE);
}

#define add(path, func) g_test_add_func ("/core/setup/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-open-ground-without-units-at-first", test_setup_is_open_ground_without_units_at_first);
  add ("unit-is-average-and-nowhere-at-first", test_setup_unit_is_average_and_nowhere_at_first);
  add ("copy-says-the-same", test_setup_copy_says_the_same);
  add ("copy-goes-its-own-way", test_setup_copy_goes_its_own_way);
  add ("has-ground-on-the-board-alone", test_setup_has_ground_on_the_board_alone);
  add ("has-the-options-that-are-on", test_setup_has_the_options_that_are_on);
  add ("counts-the-units-of-both-sides", test_setup_counts_the_units_of_both_sides);
  add ("finds-sides-by-their-ids", test_setup_finds_sides_by_their_ids);

  return g_test_run ();
}
