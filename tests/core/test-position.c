/* test-position.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-position.h"

#include "rdt-position-fault.h"
#include "rdt-test.h"

static RdtGame *
make_game (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n"
                                             ".X..\n"
                                             "M...\n"
                                             "....");
  RdtSetupUnit *unit;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 0, "commander", "A1");
  rdt_test_add_unit (setup, 0, "truck", "C1");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C4");

  unit = setup->sides[0].units->pdata[3];
  unit->at = RDT_NOWHERE;
  unit->aboard = g_strdup ("r3");

  return rdt_test_game (setup);
}

static RdtCell
get_cell (const RdtGame *game,
          const char    *label)
{
  return rdt_test_cell (&game->map->grid, label);
}

static void
test_position_begins_as_the_scenario_says (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);

  g_assert_cmpuint (position.turn, ==, 0);
  g_assert_cmpuint (position.units[0].cell, ==, get_cell (game, "A1"));
  g_assert_cmpuint (position.units[0].status, ==, RDT_STATUS_BOARD);
  g_assert_cmpuint (position.units[3].cell, ==, get_cell (game, "C1"));
  g_assert_cmpuint (position.units[3].status, ==, RDT_STATUS_ABOARD);
  g_assert_cmpuint (position.units[3].transport, ==, 2);
  g_assert_cmpuint (position.sides[0].left, ==, 4);
  g_assert_cmpuint (position.sides[1].left, ==, 1);
}

static void
test_position_of_units_left_without_a_facing_looks_at_the_enemy (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);

  g_assert_cmpuint (position.units[0].facing, ==, 0);
  g_assert_cmpuint (position.units[4].facing, ==, 2);
}

static void
test_position_keeps_the_units_of_a_cell_in_the_order_of_the_file (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtCell a1 = get_cell (game, "A1");
  RdtPosition position;

  rdt_position_init (&position, game);
  rdt_position_take_away (&position, game, 0);
  g_assert_cmpuint (position.first_in_cell[a1], ==, 1);
  rdt_position_put (&position, game, 0, a1);

  g_assert_cmpuint (position.first_in_cell[a1], ==, 0);
  g_assert_cmpuint (position.units[0].next, ==, 1);
  g_assert_cmpuint (position.units[1].next, ==, RDT_NO_UNIT);
}

static void
test_position_that_is_put_back_is_the_same (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition before, after;

  rdt_position_init (&before, game);
  after = before;
  rdt_position_take_away (&after, game, 4);
  g_assert_false (rdt_position_equal (&before, &after));
  rdt_position_put (&after, game, 4, before.units[4].cell);

  g_assert_true (rdt_position_equal (&before, &after));
  g_assert_cmphex (rdt_position_hash (&before, game), ==, rdt_position_hash (&after, game));
}

static void
test_position_knows_where_a_side_has_units (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  g_assert_true (rdt_cell_set_has (&position.occupied[0], get_cell (game, "A1")));
  g_assert_false (rdt_cell_set_has (&position.occupied[1], get_cell (game, "A1")));

  rdt_position_take_away (&position, game, 0);
  g_assert_true (rdt_cell_set_has (&position.occupied[0], get_cell (game, "A1")));
  rdt_position_take_away (&position, game, 1);
  g_assert_false (rdt_cell_set_has (&position.occupied[0], get_cell (game, "A1")));
  g_assert_true (rdt_position_is_empty (&position, get_cell (game, "A1")));
}

static void
test_position_does_not_count_cargo_in_a_cell (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  g_assert_cmpuint (rdt_position_count_in (&position, get_cell (game, "A1")), ==, 2);
  g_assert_cmpuint (rdt_position_count_in (&position, get_cell (game, "C1")), ==, 1);
  g_assert_cmpuint (rdt_position_count_in (&position, get_cell (game, "B1")), ==, 0);
}

static void
test_position_finds_the_cargo_of_a_transport (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  g_assert_cmpuint (rdt_position_find_cargo (&position, game, 2), ==, 3);
  g_assert_cmpuint (rdt_position_find_cargo (&position, game, 0), ==, RDT_NO_UNIT);

  position.units[3].status = RDT_STATUS_DESTROYED;
  g_assert_cmpuint (rdt_position_find_cargo (&position, game, 2), ==, RDT_NO_UNIT);
}

static void
test_position_keeps_works_that_are_laid_and_cleared (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtCell a2 = get_cell (game, "A2");
  RdtPosition position;

  rdt_position_init (&position, game);
  g_assert_cmphex (rdt_position_get_works (&position, game->map, a2),
                   ==, 1 << RDT_WORKS_MINEFIELD);
  g_assert_cmphex (rdt_position_get_works (&position, game->map, get_cell (game, "B3")),
                   ==, 1 << RDT_WORKS_WIRE);
  g_assert_cmpuint (position.n_hazards, ==, 2);

  rdt_position_change_works (&position, RDT_WORKS_MINEFIELD, a2, FALSE);
  rdt_position_change_works (&position, RDT_WORKS_WIRE, a2, TRUE);
  g_assert_cmphex (rdt_position_get_works (&position, game->map, a2), ==, 1 << RDT_WORKS_WIRE);
  g_assert_cmpuint (position.n_hazards, ==, 2);
}

static void
test_position_knows_where_gas_hangs (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  g_assert_false (rdt_position_has_gas (&position, 5));
  position.clouds[position.n_clouds++] = (RdtCloud) { .cell = 5, .turn = 1 };
  g_assert_true (rdt_position_has_gas (&position, 5));
  g_assert_false (rdt_position_has_gas (&position, 6));
}

static void
test_position_hash_tells_positions_apart (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition first;
  RdtPosition others[6];

  rdt_position_init (&first, game);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = first;

  others[0].turn = 1;
  others[1].units[0].facing = 1;
  others[2].units[0].flags |= RDT_UNIT_FIRED;
  others[3].dice.n_rolled = 1;
  others[4].sides[1].lost = 1;
  rdt_cell_set_add (&others[5].held[0], 3);

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_assert_false (rdt_position_equal (&first, &others[i]));
      g_assert_cmphex (rdt_position_hash (&others[i], game), !=,
                       rdt_position_hash (&first, game));
    }
}

static void
test_position_has_no_fault_as_long_as_all_adds_up (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition position;

  rdt_position_init (&position, game);
  position.awaiting.kind = RDT_DECISION_ORDERS;
  g_assert_cmpstr (rdt_position_find_fault (&position, game), ==, NULL);
}

static void
test_position_has_a_fault_where_something_does_not_add_up (void)
{
  g_autoptr(RdtGame) game = make_game ();
  RdtPosition whole;
  RdtPosition others[5];

  rdt_position_init (&whole, game);
  whole.awaiting.kind = RDT_DECISION_ORDERS;
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    others[i] = whole;

  others[0].sides[0].left = 3;
  others[1].units[4].status = RDT_STATUS_DESTROYED;
  others[2].awaiting.kind = RDT_DECISION_NONE;
  others[3].units[3].cell = 0;
  others[4].units[0].cell = RDT_NO_CELL;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_nonnull (rdt_position_find_fault (&others[i], game));
}

#define add(path, func) g_test_add_func ("/core/position/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("begins-as-the-scenario-says", test_position_begins_as_the_scenario_says);
  add ("of-units-left-without-a-facing-looks-at-the-enemy",
       test_position_of_units_left_without_a_facing_looks_at_the_enemy);
  add ("keeps-the-units-of-a-cell-in-the-order-of-the-file",
       test_position_keeps_the_units_of_a_cell_in_the_order_of_the_file);
  add ("that-is-put-back-is-the-same", test_position_that_is_put_back_is_the_same);
  add ("knows-where-a-side-has-units", test_position_knows_where_a_side_has_units);
  add ("does-not-count-cargo-in-a-cell", test_position_does_not_count_cargo_in_a_cell);
  add ("finds-the-cargo-of-a-transport", test_position_finds_the_cargo_of_a_transport);
  add ("keeps-works-that-are-laid-and-cleared",
       test_position_keeps_works_that_are_laid_and_cleared);
  add ("knows-where-gas-hangs", test_position_knows_where_gas_hangs);
  add ("hash-tells-positions-apart", test_position_hash_tells_positions_apart);
  add ("has-no-fault-as-long-as-all-adds-up", test_position_has_no_fault_as_long_as_all_adds_up);
  add ("has-a-fault-where-something-does-not-add-up",
       test_position_has_a_fault_where_something_does_not_add_up);

  return g_test_run ();
}
