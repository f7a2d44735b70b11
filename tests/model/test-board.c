/* test-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board.h"
#include "rdt-duel.h"
#include "rdt-shelter.h"
#include "rdt-test.h"

#define WIDTH 6

typedef struct
{
  guint n_changes;
  guint n_cells;
  guint cells[64];
} Heard;

static void
ground_changed_cb (RdtBoard *board,
                   guint     cell,
                   Heard    *heard)
{
  heard->cells[heard->n_cells++ % G_N_ELEMENTS (heard->cells)] = cell;
}

static void
changed_cb (RdtBoard *board,
            Heard    *heard)
{
  heard->n_changes++;
}

static void
listen (RdtBoard *board,
        Heard    *heard)
{
  g_signal_connect (board, "ground-changed", G_CALLBACK (ground_changed_cb), heard);
  g_signal_connect (board, "changed", G_CALLBACK (changed_cb), heard);
}

static RdtUnitIndex
get_unit (RdtBoard *board,
          RdtCell   cell)
{
  return rdt_board_get_position (board)->first_in_cell[cell];
}

static RdtBattle *
new_battle (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();

  rdt_duel_throw_initiative (battle);

  return battle;
}

#define MOVE "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\", \"D4\"]}"

static void
test_board_follows_its_battle (void)
{
  RdtBattle *battle = new_battle ();
  RdtBoard *board = rdt_board_new_for_battle (battle);
  Heard heard = { 0 };

  listen (board, &heard);
  g_assert_true (rdt_board_get_battle (board) == battle);
  g_assert_cmpuint (rdt_board_get_shown_order (board), ==, 0);

  g_assert_cmpint (rdt_duel_order (battle, MOVE, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpuint (rdt_board_get_shown_order (board), ==, 1);
  g_assert_cmpuint (get_unit (board, 3 * WIDTH + 3), ==, 1);

  rdt_battle_undo (battle);
  g_assert_cmpuint (heard.n_changes, ==, 2);
  g_assert_cmpuint (rdt_board_get_shown_order (board), ==, 0);
  g_assert_cmpuint (get_unit (board, 1 * WIDTH + 3), ==, 1);
  g_assert_cmpuint (heard.n_cells, ==, 0);

  g_assert_finalize_object (board);
  g_assert_finalize_object (battle);
}

static void
test_board_shows_a_moment_of_the_past (void)
{
  RdtBattle *battle = new_battle ();
  RdtBoard *board = rdt_board_new_for_battle (battle);
  Heard heard = { 0 };
  guint shown_order;

  g_assert_cmpint (rdt_duel_order (battle, MOVE, NULL), ==, RDT_ORDERED);

  listen (board, &heard);
  rdt_board_set_shown_order (board, 0);
  g_object_get (board, "shown-order", &shown_order, NULL);
  g_assert_cmpuint (shown_order, ==, 0);
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpuint (get_unit (board, 1 * WIDTH + 3), ==, 1);
  g_assert_cmpuint (get_unit (board, 3 * WIDTH + 3), ==, RDT_NO_UNIT);

  rdt_board_set_shown_order (board, 0);
  g_assert_cmpuint (heard.n_changes, ==, 1);

  /* Once the battle goes on, it shows the present again. */
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (heard.n_changes, ==, 2);
  g_assert_true (rdt_board_get_position (board) == rdt_battle_get_position (battle));

  g_assert_finalize_object (board);
  g_assert_finalize_object (battle);
}

static RdtScenario *
new_scenario (void)
{
  RdtLibrary *library = rdt_library_new ();
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "T.M\nw..\n..2");
  RdtScenario *scenario;

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  scenario = rdt_scenario_new (rdt_library_find_ruleset (library, "modern"), setup);
  g_assert_finalize_object (library);

  return scenario;
}

static void
test_board_of_a_scenario_names_the_ground_that_changes (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtBoard *board = rdt_board_new_for_scenario (scenario);
  const RdtSetup *shown = rdt_board_get_setup (board);
  RdtSetup *setup = rdt_setup_copy (shown);
  RdtSetupUnit *unit;
  Heard heard = { 0 };

  listen (board, &heard);
  g_assert_null (rdt_board_get_position (board));
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  unit->at.row = 1;
  setup->terrain[0].has_road = TRUE;
  rdt_scenario_edit (scenario, NULL, setup);

  /* A unit is no ground. */
  g_assert_cmpuint (heard.n_cells, ==, 1);
  g_assert_cmpuint (heard.cells[0], ==, 0);
  g_assert_cmpuint (heard.n_changes, ==, 1);

  /* What views look at is the same object with what is there now. */
  g_assert_true (rdt_board_get_setup (board) == shown);
  g_assert_true (shown->terrain[0].has_road);
  unit = g_ptr_array_index (shown->sides[0].units, 0);
  g_assert_cmpint (unit->at.row, ==, 1);

  setup = rdt_setup_copy (shown);
  g_ptr_array_add (setup->exits, rdt_setup_exit_new ());
  rdt_scenario_edit (scenario, NULL, setup);
  g_assert_cmpuint (heard.n_cells, ==, 2);
  g_assert_cmpuint (heard.cells[1], ==, RDT_NO_CELL);

  setup = rdt_setup_copy (shown);
  rdt_scenario_edit (scenario, NULL, setup);
  g_assert_cmpuint (heard.n_cells, ==, 2);

  g_assert_finalize_object (board);
  g_assert_finalize_object (scenario);
}

static void
test_board_of_a_scenario_can_become_another (void)
{
  const RdtGrid larger = { .kind = RDT_GRID_SQUARE, .width = 5, .height = 5 };
  RdtScenario *scenario = new_scenario ();
  RdtBoard *board = rdt_board_new_for_scenario (scenario);
  Heard heard = { 0 };

  listen (board, &heard);
  rdt_scenario_edit (scenario, NULL, rdt_setup_new (&larger));
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpuint (heard.n_cells, ==, 0);
  g_assert_cmpuint (rdt_board_get_setup (board)->grid.width, ==, 5);

  g_assert_finalize_object (board);
  g_assert_finalize_object (scenario);
}

#define add(path, func) g_test_add_func ("/model/board/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();

  add ("follows-its-battle", test_board_follows_its_battle);
  add ("a-shown_order-of-the-past", test_board_shows_a_moment_of_the_past);
  add ("scenario/ground-that-changes", test_board_of_a_scenario_names_the_ground_that_changes);
  add ("scenario/another-grid", test_board_of_a_scenario_can_become_another);

  return g_test_run ();
}
