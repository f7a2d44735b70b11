/* bench-editor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-application.h"
#include "rdt-editor-page.h"
#include "rdt-locale.h"
#include "rdt-page.h"
#include "rdt-random-map.h"
#include "rdt-stopwatch.h"
#include "rdt-stroke.h"
#include "rdt-test-home.h"
#include "rdt-window.h"

/* Measures how quickly the editor answers on the largest board: the frames of the
 * real window under a stroke of the brush, and the time of fills, undo and the
 * search for problems.
 */

#define WIDTH  1920
#define HEIGHT 1080

/* The interval between two positions of a fast hand, in milliseconds. */
#define PACE 16

/* The time until all deferred work is done, in milliseconds. */
#define CALM 900

#define N_TIMES 40

typedef struct
{
  RdtStopwatch *watch;
  RdtScenario  *scenario;
  RdtPage      *page;
  RdtBoardView *board;
  RdtEditor    *editor;
} Bench;

static void
drag_to (Bench  *bench,
         double  x,
         double  y)
{
  gint64 began = g_get_monotonic_time ();

  g_signal_emit_by_name (bench->board, "dragged", (guint) 0, x, y);
  rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
  rdt_stopwatch_rest (bench->watch, PACE);
}

static void
stroke (Bench         *bench,
        const char    *what,
        const RdtTool *tool)
{
  GdkRectangle first, last;

  rdt_editor_set_tool (bench->editor, tool);
  rdt_board_view_get_cell_area (bench->board, 0, &first);
  rdt_board_view_get_cell_area (bench->board, RDT_MAX_CELLS - 1, &last);
  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);

  g_signal_emit_by_name (bench->board, "cell-pressed", (guint) 0);
  for (int i = 0; i <= 100; i++)
    drag_to (bench, first.x + (last.x - first.x) * i / 100.0 + 1,
             first.y + (last.y - first.y) * i / 100.0 + 1);
  g_signal_emit_by_name (bench->board, "dropped", (guint) 0, last.x + 1.0, last.y + 1.0);

  rdt_stopwatch_print (bench->watch, what, "the event");
}

static void
fill (Bench *bench)
{
  const RdtTool open = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_OPEN };
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (RdtCell cell = 0; cell < RDT_MAX_CELLS; cell++)
    g_array_append_val (cells, cell);

  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);
  for (guint i = 0; i < N_TIMES; i++)
    {
      const RdtTool tool = { .kind = RDT_TOOL_HEIGHT, .value = i % 2 };
      gint64 began = g_get_monotonic_time ();

      rdt_stroke_draw (bench->scenario, i == 0 ? &open : &tool, cells, FALSE, 0);
      rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
      rdt_stopwatch_rest (bench->watch, CALM / 3);
    }
  rdt_stopwatch_print (bench->watch, "filling the board", "the edit");
}

static void
undo (Bench *bench)
{
  rdt_stopwatch_rest (bench->watch, CALM);
  rdt_stopwatch_reset (bench->watch);
  for (guint i = 0; i < N_TIMES; i++)
    {
      gint64 began = g_get_monotonic_time ();

      rdt_page_undo (bench->page);
      rdt_stopwatch_note (bench->watch, g_get_monotonic_time () - began);
      rdt_stopwatch_rest (bench->watch, CALM / 3);
    }
  rdt_stopwatch_print (bench->watch, "undo", "the edit");
}

static void
find_problems (Bench *bench)
{
  gint64 began = g_get_monotonic_time ();

  for (guint i = 0; i < N_TIMES; i++)
    {
      g_autoptr(GPtrArray) problems = rdt_scenario_dup_problems (bench->scenario);

      g_assert_nonnull (problems);
    }

  g_print ("  %-28s %.2f ms\n", "finding problems",
           (g_get_monotonic_time () - began) / 1000.0 / N_TIMES);
}

static RdtScenario *
create_scenario (void)
{
  RdtRuleset *ruleset = rdt_ruleset_find ("modern");
  RdtRandomMap map = {
    .grid = {
      .kind = RDT_GRID_SQUARE,
      .width = RDT_MAX_LENGTH,
      .height = RDT_MAX_LENGTH,
    },
    .seed = 1,
    .density = 60,
    .n_units = RDT_MAX_UNITS / RDT_N_SIDES,
  };

  return rdt_scenario_new (ruleset, rdt_random_map_draw (&map, rdt_ruleset_get_rules (ruleset)));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = NULL;
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  const RdtTool road = { .kind = RDT_TOOL_ROAD };
  Bench bench = { 0 };
  GSettings *settings;
  RdtWindow *window;

  rdt_locale_begin ();
  rdt_test_home_init ();
  application = rdt_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  if (!g_application_register (G_APPLICATION (application), NULL, NULL))
    g_error ("There is no display.");

  settings = rdt_application_get_settings (application);
  g_settings_set_int (settings, "window-width", WIDTH);
  g_settings_set_int (settings, "window-height", HEIGHT);
  g_application_activate (G_APPLICATION (application));
  window = RDT_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (application)));

  bench.scenario = create_scenario ();
  rdt_window_edit (window, bench.scenario);
  bench.watch = rdt_stopwatch_new (GTK_WIDGET (window));
  bench.page = RDT_PAGE (rdt_window_get_page (window));
  bench.board = rdt_page_get_board (bench.page);
  bench.editor = rdt_editor_page_get_editor (RDT_EDITOR_PAGE (bench.page));
  rdt_stopwatch_rest (bench.watch, CALM);

  g_print ("64 × 64 squares, %u units\n",
           rdt_setup_get_n_units (rdt_scenario_get_setup (bench.scenario)));
  stroke (&bench, "a stroke of woods", &woods);
  stroke (&bench, "a stroke of road", &road);
  fill (&bench);
  undo (&bench);
  find_problems (&bench);

  rdt_stopwatch_free (bench.watch);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (bench.scenario);
  rdt_test_home_clear ();

  return 0;
}
