/* test-scenario-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-library.h"
#include "rdt-scenario-board.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

typedef struct
{
  guint n_changes;
  guint n_cells;
  guint cells[64];
} Heard;

static void
ground_changed_cb (RdtScenarioBoard *board,
                   guint             cell,
                   Heard            *heard)
{
  heard->cells[heard->n_cells++ % G_N_ELEMENTS (heard->cells)] = cell;
}

static void
changed_cb (RdtScenarioBoard *board,
            Heard            *heard)
{
  heard->n_changes++;
}

static void
listen (RdtScenarioBoard *board,
        Heard            *heard)
{
  g_signal_connect (board, "ground-changed", G_CALLBACK (ground_changed_cb), heard);
  g_signal_connect (board, "changed", G_CALLBACK (changed_cb), heard);
}

static RdtScenario *
new_scenario (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "T.M\nw..\n..2");
  RdtScenario *scenario;

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  scenario = rdt_scenario_new (rdt_ruleset_find ("modern"), setup);

  return scenario;
}

static void
test_scenario_board_names_the_ground_that_changes (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtScenarioBoard *board = rdt_scenario_board_new (scenario);
  const RdtSetup *shown = rdt_scenario_board_get_setup (board);
  RdtSetup *setup = rdt_setup_copy (shown);
  RdtSetupUnit *unit;
  Heard heard = { 0 };

  listen (board, &heard);
  unit = g_ptr_array_index (setup->sides[0].units, 0);
  unit->at.row = 1;
  setup->terrain[0].has_road = TRUE;
  rdt_scenario_edit (scenario, NULL, setup);

  /* A unit is not ground. */
  g_assert_cmpuint (heard.n_cells, ==, 1);
  g_assert_cmpuint (heard.cells[0], ==, 0);
  g_assert_cmpuint (heard.n_changes, ==, 1);

  /* Views keep the same object, with its present content. */
  g_assert_true (rdt_scenario_board_get_setup (board) == shown);
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
change_mark (RdtSetup *setup,
             guint     i)
{
  RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, 0);
  RdtSetupLabel *label = g_ptr_array_index (setup->labels, 0);
  RdtSetupExit *exit = g_ptr_array_index (setup->exits, 0);
  const RdtArea corner = { .from = { 0, 0 }, .to = { 0, 0 } };
  void *const texts[] = { &objective->name, &objective->held_by, &label->text, &exit->side };
  GPtrArray *const lists[] = { setup->objectives, setup->labels, setup->exits };

  if (i < G_N_ELEMENTS (texts))
    {
      char **text = texts[i];

      g_free (*text);
      *text = g_strdup ("blue");
    }
  else if (i == 4)
    objective->at.row++;
  else if (i == 5)
    label->at.row++;
  else if (i == 6)
    label->kind = RDT_LABEL_NOTE;
  else if (i == 7)
    g_array_append_val (exit->at, corner);
  else
    g_ptr_array_set_size (lists[i - 8], 0);
}

/* What is drawn with the ground: names, flags, exits. */
static void
test_scenario_board_tells_each_mark_that_changes (void)
{
  for (guint i = 0; i < 11; i++)
    {
      RdtScenario *scenario = new_scenario ();
      RdtScenarioBoard *board = rdt_scenario_board_new (scenario);
      RdtSetup *setup = rdt_setup_copy (rdt_scenario_board_get_setup (board));
      Heard heard = { 0 };

      g_ptr_array_add (setup->objectives, rdt_setup_objective_new ());
      g_ptr_array_add (setup->labels, rdt_setup_label_new ());
      g_ptr_array_add (setup->exits, rdt_setup_exit_new ());
      rdt_scenario_edit (scenario, NULL, setup);
      listen (board, &heard);

      setup = rdt_setup_copy (rdt_scenario_board_get_setup (board));
      change_mark (setup, i);
      rdt_scenario_edit (scenario, NULL, setup);
      g_assert_cmpuint (heard.n_cells, ==, 1);
      g_assert_cmpuint (heard.cells[0], ==, RDT_NO_CELL);

      setup = rdt_setup_copy (rdt_scenario_board_get_setup (board));
      rdt_scenario_edit (scenario, NULL, setup);
      g_assert_cmpuint (heard.n_cells, ==, 1);

      g_assert_finalize_object (board);
      g_assert_finalize_object (scenario);
    }
}

static void
test_scenario_board_can_become_another (void)
{
  const RdtGrid larger = { .kind = RDT_GRID_SQUARE, .width = 5, .height = 5 };
  RdtScenario *scenario = new_scenario ();
  RdtScenarioBoard *board = rdt_scenario_board_new (scenario);
  Heard heard = { 0 };

  listen (board, &heard);
  rdt_scenario_edit (scenario, NULL, rdt_setup_new (&larger));
  g_assert_cmpuint (heard.n_changes, ==, 1);
  g_assert_cmpuint (heard.n_cells, ==, 0);
  g_assert_cmpuint (rdt_scenario_board_get_setup (board)->grid.width, ==, 5);

  g_assert_finalize_object (board);
  g_assert_finalize_object (scenario);
}

#define add(path, func) g_test_add_func ("/model/scenario-board/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("ground-that-changes", test_scenario_board_names_the_ground_that_changes);
  add ("marks-that-change", test_scenario_board_tells_each_mark_that_changes);
  add ("another-grid", test_scenario_board_can_become_another);

  return g_test_run ();
}
