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
  guint n_cells;
  guint n_resets;
  guint cells[64];
} Heard;

static void
cell_changed_cb (RdtBoard *board,
                 guint     cell,
                 Heard    *heard)
{
  heard->cells[heard->n_cells++ % G_N_ELEMENTS (heard->cells)] = cell;
}

static void
reset_cb (RdtBoard *board,
          Heard    *heard)
{
  heard->n_resets++;
}

static void
listen (RdtBoard *board,
        Heard    *heard)
{
  g_signal_connect (board, "cell-changed", G_CALLBACK (cell_changed_cb), heard);
  g_signal_connect (board, "reset", G_CALLBACK (reset_cb), heard);
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
test_board_names_the_cells_that_change (void)
{
  RdtBattle *battle = new_battle ();
  RdtBoard *board = rdt_board_new_for_battle (battle);
  Heard heard = { 0 };

  listen (board, &heard);
  g_assert_cmpint (rdt_duel_order (battle, MOVE, NULL), ==, RDT_ORDERED);

  /* From D2 to D4; D3 is as it was. */
  g_assert_cmpuint (heard.n_cells, ==, 2);
  g_assert_cmpuint (heard.cells[0], ==, 1 * WIDTH + 3);
  g_assert_cmpuint (heard.cells[1], ==, 3 * WIDTH + 3);
  g_assert_cmpuint (heard.n_resets, ==, 0);

  rdt_battle_undo (battle);
  g_assert_cmpuint (heard.n_resets, ==, 1);

  g_assert_finalize_object (board);
  g_assert_finalize_object (battle);
}

static void
test_board_shows_a_moment_of_the_past (void)
{
  RdtBattle *battle = new_battle ();
  RdtBoard *board = rdt_board_new_for_battle (battle);
  Heard heard = { 0 };
  int moment;

  g_assert_cmpint (rdt_duel_order (battle, MOVE, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (rdt_board_get_unit (board, 3 * WIDTH + 3), ==, 1);

  listen (board, &heard);
  rdt_board_set_moment (board, 0);
  g_object_get (board, "moment", &moment, NULL);
  g_assert_cmpint (moment, ==, 0);
  g_assert_cmpuint (heard.n_cells, ==, 2);
  g_assert_cmpuint (rdt_board_get_unit (board, 1 * WIDTH + 3), ==, 1);
  g_assert_cmpuint (rdt_board_get_unit (board, 3 * WIDTH + 3), ==, RDT_NO_UNIT);

  /* What goes on meanwhile does not show. */
  rdt_duel_order (battle, "{\"order\": \"move\", \"unit\": \"r2\", \"path\": []}", NULL);
  rdt_duel_order (battle, "{\"order\": \"end\"}", NULL);
  g_assert_cmpuint (heard.n_cells, ==, 2);

  rdt_board_set_moment (board, RDT_BOARD_LIVE);
  g_assert_true (rdt_board_get_position (board) == rdt_battle_get_position (battle));

  g_assert_finalize_object (board);
  g_assert_finalize_object (battle);
}

static void
test_board_a_moment_that_is_undone_is_left (void)
{
  RdtBattle *battle = new_battle ();
  RdtBoard *board = rdt_board_new_for_battle (battle);

  g_assert_cmpint (rdt_duel_order (battle, MOVE, NULL), ==, RDT_ORDERED);
  rdt_board_set_moment (board, 1);
  rdt_battle_undo (battle);
  g_assert_cmpint (rdt_board_get_moment (board), ==, RDT_BOARD_LIVE);

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
test_board_of_a_scenario_shows_its_cells (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtBoard *board = rdt_board_new_for_scenario (scenario);

  g_assert_null (rdt_board_get_position (board));
  g_assert_null (rdt_board_get_game (board));
  g_assert_true (rdt_board_get_scenario (board) == scenario);
  g_assert_cmpuint (rdt_board_get_grid (board)->width, ==, 3);
  g_assert_cmpuint (rdt_board_get_terrain (board, 3)->ground, ==, RDT_GROUND_WOODS);
  g_assert_cmpuint (rdt_board_get_terrain (board, 2)->height, ==, 2);
  g_assert_null (rdt_board_get_terrain (board, RDT_NO_CELL));
  g_assert_cmpuint (rdt_board_get_works (board, 6), ==, 1 << RDT_WORKS_TRENCH);
  g_assert_cmpuint (rdt_board_get_works (board, 8), ==, 1 << RDT_WORKS_MINEFIELD);
  g_assert_false (rdt_board_has_gas (board, 0));
  g_assert_cmpuint (rdt_board_get_holder (board, 0), ==, RDT_NO_SIDE);
  g_assert_cmpuint (rdt_board_get_unit (board, 1), ==, RDT_NO_UNIT);

  g_assert_finalize_object (board);
  g_assert_finalize_object (scenario);
}

static void
test_board_of_a_scenario_names_the_cells_that_are_edited (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtBoard *board = rdt_board_new_for_scenario (scenario);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  const RdtGrid larger = { .kind = RDT_GRID_SQUARE, .width = 5, .height = 5 };
  RdtSetupUnit *unit;
  Heard heard = { 0 };

  listen (board, &heard);
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  unit->at.row = 1;
  setup->terrain[0].has_road = TRUE;
  rdt_scenario_edit (scenario, NULL, setup);

  g_assert_cmpuint (heard.n_cells, ==, 3);
  g_assert_cmpuint (heard.cells[0], ==, 0);
  g_assert_cmpuint (heard.cells[1], ==, 1);
  g_assert_cmpuint (heard.cells[2], ==, 4);

  rdt_scenario_edit (scenario, NULL, rdt_setup_new (&larger));
  g_assert_cmpuint (heard.n_resets, ==, 1);
  g_assert_cmpuint (heard.n_cells, ==, 3);

  g_assert_finalize_object (board);
  g_assert_finalize_object (scenario);
}

static void
test_board_of_a_scenario_is_reset_for_zones (void)
{
  const RdtArea area = { .from = { 0, 0 }, .to = { 1, 0 } };
  RdtScenario *scenario = new_scenario ();
  RdtBoard *board = rdt_board_new_for_scenario (scenario);
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  Heard heard = { 0 };

  listen (board, &heard);
  setup->sides[1].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (setup->sides[1].deploy, area);
  rdt_scenario_edit (scenario, NULL, setup);
  g_assert_cmpuint (heard.n_resets, ==, 1);

  setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  rdt_scenario_edit (scenario, NULL, setup);
  g_assert_cmpuint (heard.n_resets, ==, 1);

  setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  g_ptr_array_add (setup->exits, rdt_setup_exit_new ());
  rdt_scenario_edit (scenario, NULL, setup);
  g_assert_cmpuint (heard.n_resets, ==, 2);
  g_assert_cmpuint (heard.n_cells, ==, 0);

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

  add ("names-the-cells-that-change", test_board_names_the_cells_that_change);
  add ("shows-a-moment-of-the-past", test_board_shows_a_moment_of_the_past);
  add ("a-moment-that-is-undone-is-left", test_board_a_moment_that_is_undone_is_left);
  add ("of-a-scenario-shows-its-cells", test_board_of_a_scenario_shows_its_cells);
  add ("of-a-scenario-names-the-cells-that-are-edited",
       test_board_of_a_scenario_names_the_cells_that_are_edited);
  add ("of-a-scenario-is-reset-for-zones", test_board_of_a_scenario_is_reset_for_zones);

  return g_test_run ();
}
