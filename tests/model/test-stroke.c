/* test-stroke.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-link.h"
#include "rdt-roster.h"
#include "rdt-scenario.h"
#include "rdt-stroke.h"
#include "rdt-test.h"

/* The changes of a stroke with a tool, and strokes that change nothing. */

static const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
static const RdtTool height = { .kind = RDT_TOOL_HEIGHT, .value = 2 };
static const RdtTool eraser = { .kind = RDT_TOOL_ERASE };
static const RdtTool road = { .kind = RDT_TOOL_ROAD };
static const RdtTool cavalry = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "cavalry" };
static const RdtTool infantry = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "infantry" };

static RdtScenario *
create_scenario (RdtGridKind kind)
{
  return rdt_scenario_new (rdt_ruleset_find ("musket"),
                           rdt_test_draw ("musket", kind, "....\n....\n....\n....\n...."));
}

static gboolean
draw (RdtScenario       *scenario,
      const RdtTool     *tool,
      const char *const *labels,
      gboolean           is_line)
{
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (guint i = 0; labels[i] != NULL; i++)
    {
      RdtCell cell = rdt_test_cell (&rdt_scenario_get_setup (scenario)->grid, labels[i]);

      g_array_append_val (cells, cell);
    }

  return rdt_stroke_draw (scenario, tool, cells, is_line, 0);
}

static guint8
find_road (RdtScenario *scenario,
           const char  *label)
{
  const RdtSetup *setup = rdt_scenario_get_setup (scenario);

  return rdt_link_find (setup, RDT_LINK_ROAD, rdt_test_cell (&setup->grid, label));
}

static void
test_stroke_changes_what_differs (void)
{
  g_autoptr(RdtScenario) scenario = create_scenario (RDT_GRID_SQUARE);
  const char *const once[] = { "B2", NULL };
  const char *const more[] = { "B2", "B3", NULL };

  g_assert_true (draw (scenario, &woods, once, FALSE));
  g_assert_false (draw (scenario, &woods, once, FALSE));
  g_assert_true (draw (scenario, &woods, more, FALSE));
  g_assert_false (draw (scenario, &woods, more, FALSE));
}

static void
test_stroke_of_the_eraser_leaves_open_ground (void)
{
  g_autoptr(RdtScenario) scenario = create_scenario (RDT_GRID_SQUARE);
  const char *const hill[] = { "B2", NULL };
  const RdtTerrain *terrain;

  g_assert_true (draw (scenario, &height, hill, FALSE));
  g_assert_true (draw (scenario, &woods, hill, FALSE));
  g_assert_true (draw (scenario, &eraser, hill, FALSE));

  terrain = rdt_setup_get_terrain (rdt_scenario_get_setup (scenario),
                                   (RdtPlace) { .column = 1, .row = 1 });
  g_assert_cmpint (terrain->ground, ==, RDT_GROUND_OPEN);
  g_assert_cmpuint (terrain->height, ==, 0);
}

/* Two roads side by side are joined by a line across, although both hexes have a
 * road already.
 */
static void
test_stroke_joins_roads_that_are_there (void)
{
  g_autoptr(RdtScenario) scenario = create_scenario (RDT_GRID_HEX);
  const char *const west[] = { "B1", "B2", "B3", NULL };
  const char *const east[] = { "C1", "C2", "C3", NULL };
  const char *const across[] = { "B2", "C2", NULL };
  guint8 upright = 1 << 0 | 1 << 3;

  g_assert_true (draw (scenario, &road, west, TRUE));
  g_assert_true (draw (scenario, &road, east, TRUE));
  g_assert_cmphex (find_road (scenario, "B2"), ==, upright);

  g_assert_false (draw (scenario, &road, across, FALSE));
  g_assert_true (draw (scenario, &road, across, TRUE));
  g_assert_cmphex (find_road (scenario, "B2"), ==, upright | 1 << 2);
  g_assert_false (draw (scenario, &road, across, TRUE));
}

/* A shape fills free cells; a click stacks units. */
static void
test_stroke_of_units_has_one_in_a_cell (void)
{
  g_autoptr(RdtScenario) scenario = create_scenario (RDT_GRID_SQUARE);
  const char *const one[] = { "B2", NULL };
  const char *const row[] = { "A2", "B2", "C2", NULL };

  g_assert_true (draw (scenario, &infantry, one, FALSE));
  g_assert_true (draw (scenario, &cavalry, row, FALSE));
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_scenario_get_setup (scenario)), ==, 3);
  g_assert_false (draw (scenario, &cavalry, row, FALSE));
  g_assert_true (draw (scenario, &cavalry, one, FALSE));
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_scenario_get_setup (scenario)), ==, 4);
}

#define add(path, func) g_test_add_func ("/model/stroke/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("changes-what-differs", test_stroke_changes_what_differs);
  add ("of-the-eraser-leaves-open-ground", test_stroke_of_the_eraser_leaves_open_ground);
  add ("joins-roads-that-are-there", test_stroke_joins_roads_that_are_there);
  add ("of-units-has-one-in-a-cell", test_stroke_of_units_has_one_in_a_cell);

  return g_test_run ();
}
