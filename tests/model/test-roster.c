/* test-roster.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-roster.h"
#include "rdt-test-place.h"
#include "rdt-test.h"
#include "rdt-zone.h"

/* Finding, adding and removing units in the editor. */

enum
{
  NORTH,
  EAST,
  SOUTH,
  WEST,
};

static RdtSetup *
create_board (RdtGridKind kind)
{
  return rdt_test_draw (kind == RDT_GRID_HEX ? "twentieth-century" : "modern", kind,
                        ".........\n.........\n.........\n.........\n.........\n"
                        ".........\n.........\n.........\n.........");
}

static RdtSetupUnit *
nth (const RdtSetup *setup,
     guint           number)
{
  return rdt_roster_get (setup, rdt_roster_nth (setup, number));
}

static void
test_roster_counts_through_both_sides (void)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "C1");

  g_assert_cmpstr (nth (setup, 0)->id, ==, "r1");
  g_assert_cmpstr (nth (setup, 1)->id, ==, "r2");
  g_assert_cmpstr (nth (setup, 2)->id, ==, "b1");
  g_assert_false (rdt_roster_place_is_set (rdt_roster_nth (setup, 3)));
  g_assert_null (rdt_roster_get (setup, (RdtRosterPlace) { .side = 0, .index = 2 }));
  g_assert_null (rdt_roster_get (setup, RDT_NOBODY));

  g_assert_cmpuint (rdt_roster_find (setup, "b1").side, ==, 1);
  g_assert_cmpuint (rdt_roster_find (setup, "r2").index, ==, 1);
  g_assert_false (rdt_roster_place_is_set (rdt_roster_find (setup, "r3")));
}

/* A stack is gone through unit by unit, over both sides. */
static void
test_roster_finds_each_unit_of_a_stack (void)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);
  const char *const expected[] = { "r1", "r3", "b1", "b3" };
  RdtRosterPlace place = RDT_NOBODY;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "A1");

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      place = rdt_roster_find_at (setup, rdt_test_place ("A1"), place);
      g_assert_true (rdt_roster_place_is_set (place));
      g_assert_cmpstr (rdt_roster_get (setup, place)->id, ==, expected[i]);
    }

  place = rdt_roster_find_at (setup, rdt_test_place ("A1"), place);
  g_assert_false (rdt_roster_place_is_set (place));
}

static void
check_new_ids (const char *first,
               const char *second,
               const char *first_id,
               const char *second_id)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);
  g_autofree char *a = NULL;
  g_autofree char *b = NULL;

  g_free (setup->sides[0].id);
  g_free (setup->sides[1].id);
  setup->sides[0].id = g_strdup (first);
  setup->sides[1].id = g_strdup (second);
  a = rdt_roster_new_id (setup, 0);
  b = rdt_roster_new_id (setup, 1);

  g_assert_cmpstr (a, ==, first_id);
  g_assert_cmpstr (b, ==, second_id);
}

static void
test_roster_gives_ids_after_the_side (void)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);
  g_autofree char *third = NULL;

  check_new_ids ("red", "blue", "r1", "b1");
  check_new_ids ("red", "rebels", "a1", "b1");
  check_new_ids ("1st", "2nd", "a1", "b1");
  check_new_ids ("red", NULL, "r1", "b1");

  /* Ids that are taken are passed over, whichever side has them. */
  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "A1");
  g_free (nth (setup, 1)->id);
  nth (setup, 1)->id = g_strdup ("r2");
  third = rdt_roster_new_id (setup, 0);
  g_assert_cmpstr (third, ==, "r3");
}

static void
check_home (const RdtSetup *setup,
            guint           first,
            guint           second)
{
  g_assert_cmpuint (rdt_roster_find_home (setup, 0), ==, first);
  g_assert_cmpuint (rdt_roster_find_home (setup, 1), ==, second);
}

static void
test_roster_is_at_home_where_it_deploys (void)
{
  const char *const zones[] = { "A7:I9", "G1:I9", "A1:I3", "A1:C9" };

  for (guint edge = 0; edge < G_N_ELEMENTS (zones); edge++)
    {
      g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);

      setup->sides[0].deploy = rdt_zone_from_text (zones[edge], RDT_GRID_SQUARE, NULL);
      check_home (setup, edge, (edge + 2) % 4);

      /* A zone counts for more than units. */
      rdt_test_add_unit (setup, 0, "infantry", "E5");
      rdt_test_add_unit (setup, 0, "infantry", "I9");
      check_home (setup, edge, (edge + 2) % 4);
    }
}

static void
test_roster_is_at_home_where_it_stands (void)
{
  const char *const cells[] = { "E9", "I5", "E1", "A5" };

  for (guint edge = 0; edge < G_N_ELEMENTS (cells); edge++)
    {
      g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);

      rdt_test_add_unit (setup, 1, "infantry", cells[edge]);
      check_home (setup, (edge + 2) % 4, edge);
    }
}

/* In the middle third of the board it is not near any edge. */
static void
test_roster_in_the_middle_is_at_home_nowhere (void)
{
  const char *const middle[] = { "D4", "F6", "E5", "D6", "F4" };

  for (guint i = 0; i < G_N_ELEMENTS (middle); i++)
    {
      g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);

      rdt_test_add_unit (setup, 0, "infantry", middle[i]);
      check_home (setup, SOUTH, NORTH);
    }
}

/* Several units stand where their middle is, and the third includes its ends. */
static void
test_roster_counts_the_middle_of_its_units (void)
{
  g_autoptr(RdtSetup) at_the_end = create_board (RDT_GRID_SQUARE);
  g_autoptr(RdtSetup) beyond = create_board (RDT_GRID_SQUARE);

  rdt_test_add_unit (at_the_end, 0, "infantry", "F5");
  rdt_test_add_unit (at_the_end, 0, "infantry", "G5");
  check_home (at_the_end, SOUTH, NORTH);

  rdt_test_add_unit (beyond, 0, "infantry", "E6");
  rdt_test_add_unit (beyond, 0, "infantry", "E8");
  check_home (beyond, NORTH, SOUTH);
}

/* A new unit faces away from its edge; there is no facing to east and west on hexes. */
static void
test_roster_faces_the_enemy (void)
{
  const char *const zones[] = { "A7:I9", "G1:I9", "A1:I3", "A1:C9" };
  const RdtFacing hexes[] = { 3, RDT_NO_FACING, 0, RDT_NO_FACING };

  for (guint edge = 0; edge < G_N_ELEMENTS (zones); edge++)
    {
      g_autoptr(RdtSetup) squares = create_board (RDT_GRID_SQUARE);
      g_autoptr(RdtSetup) hex = create_board (RDT_GRID_HEX);
      RdtFacing usual;

      squares->sides[0].deploy = rdt_zone_from_text (zones[edge], RDT_GRID_SQUARE, NULL);
      rdt_roster_add (squares, 0, "infantry", rdt_test_place ("E5"));
      g_assert_cmpuint (rdt_setup_get_facing (squares, 0, nth (squares, 0)), ==, (edge + 2) % 4);

      hex->sides[0].deploy = rdt_zone_from_text (zones[edge], RDT_GRID_HEX, NULL);
      rdt_test_add_unit (hex, 0, "infantry", "E5");
      usual = rdt_setup_get_facing (hex, 0, nth (hex, 0));
      rdt_roster_add (hex, 0, "infantry", rdt_test_place ("E5"));
      g_assert_cmpuint (rdt_setup_get_facing (hex, 0, nth (hex, 1)), ==,
                        hexes[edge] != RDT_NO_FACING ? hexes[edge] : usual);
    }
}

static void
test_roster_has_a_greatest_number (void)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);

  for (guint i = 0; i < RDT_MAX_UNITS; i++)
    g_assert_true (rdt_roster_place_is_set (rdt_roster_add (setup, i % 2, "infantry",
                                                            RDT_NOWHERE)));

  g_assert_false (rdt_roster_place_is_set (rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE)));
  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, RDT_MAX_UNITS);
}

/* A truck, its passenger, and a rider of another. */
static RdtSetup *
create_convoy (void)
{
  RdtSetup *setup = create_board (RDT_GRID_SQUARE);

  rdt_test_add_unit (setup, 0, "truck", "C3");
  rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
  rdt_test_add_unit (setup, 0, "truck", "D4");
  rdt_roster_add (setup, 0, "infantry", RDT_NOWHERE);
  nth (setup, 1)->aboard = g_strdup ("r1");
  nth (setup, 3)->aboard = g_strdup ("r3");

  return setup;
}

static void
test_roster_leaves_cargo_behind (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();

  rdt_roster_remove (setup, rdt_roster_nth (setup, 0));

  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 3);
  g_assert_null (nth (setup, 0)->aboard);
  g_assert_true (rdt_place_equal (nth (setup, 0)->at, rdt_test_place ("C3")));
  g_assert_cmpstr (nth (setup, 2)->aboard, ==, "r3");
  g_assert_false (rdt_place_is_set (nth (setup, 2)->at));
}

/* With their cargo, which would otherwise stand there. */
static void
test_roster_clears_a_cell (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();

  rdt_test_add_unit (setup, 1, "tank", "C3");
  rdt_roster_remove_at (setup, rdt_test_place ("C3"));

  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 2);
  g_assert_cmpstr (nth (setup, 0)->id, ==, "r3");
}

static void
test_roster_moves_units_onto_the_board (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();
  RdtSetupUnit *unit = nth (setup, 1);

  unit->arrives_turn = 3;
  unit->arrives = rdt_zone_from_text ("A1", RDT_GRID_SQUARE, NULL);
  unit->arrives_extra = g_strdup ("\"x-late\": 1");
  rdt_roster_move (setup, rdt_roster_nth (setup, 1), rdt_test_place ("A1"));

  g_assert_true (rdt_place_equal (unit->at, rdt_test_place ("A1")));
  g_assert_null (unit->aboard);
  g_assert_null (unit->arrives);
  g_assert_null (unit->arrives_extra);
  g_assert_cmpuint (unit->arrives_turn, ==, 0);
}

static void
test_roster_turns_either_way (void)
{
  g_autoptr(RdtSetup) setup = create_board (RDT_GRID_SQUARE);
  const struct
  {
    int       n_clockwise;
    RdtFacing facing;
  } turns[] = { { 1, 2 }, { -1, 1 }, { -2, 3 }, { 5, 0 }, { -7, 1 }, { 0, 1 } };

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  nth (setup, 0)->facing = 1;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      rdt_roster_turn (setup, rdt_roster_nth (setup, 0), turns[i].n_clockwise);
      g_assert_cmpuint (nth (setup, 0)->facing, ==, turns[i].facing);
    }
}

static void
test_roster_renames_what_cargo_is_aboard_of (void)
{
  g_autoptr(RdtSetup) setup = create_convoy ();

  rdt_roster_rename (setup, rdt_roster_nth (setup, 0), "lorry");

  g_assert_cmpstr (nth (setup, 0)->id, ==, "lorry");
  g_assert_cmpstr (nth (setup, 1)->aboard, ==, "lorry");
  g_assert_cmpstr (nth (setup, 3)->aboard, ==, "r3");
}

#define add(path, func) g_test_add_func ("/model/roster/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("counts-through-both-sides", test_roster_counts_through_both_sides);
  add ("finds-each-unit-of-a-stack", test_roster_finds_each_unit_of_a_stack);
  add ("gives-ids-after-the-side", test_roster_gives_ids_after_the_side);
  add ("is-at-home-where-it-deploys", test_roster_is_at_home_where_it_deploys);
  add ("is-at-home-where-it-stands", test_roster_is_at_home_where_it_stands);
  add ("in-the-middle-is-at-home-nowhere", test_roster_in_the_middle_is_at_home_nowhere);
  add ("counts-the-middle-of-its-units", test_roster_counts_the_middle_of_its_units);
  add ("faces-the-enemy", test_roster_faces_the_enemy);
  add ("has-a-greatest-number", test_roster_has_a_greatest_number);
  add ("leaves-cargo-behind", test_roster_leaves_cargo_behind);
  add ("clears-a-cell", test_roster_clears_a_cell);
  add ("moves-units-onto-the-board", test_roster_moves_units_onto_the_board);
  add ("turns-either-way", test_roster_turns_either_way);
  add ("renames-what-cargo-is-aboard-of", test_roster_renames_what_cargo_is_aboard_of);

  return g_test_run ();
}
