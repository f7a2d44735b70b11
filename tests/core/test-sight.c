/* test-sight.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-map.h"

#include "rdt-test.h"

/* A board as `rdt_test_draw` takes it, and what can be seen of one cell from another. */
typedef struct
{
  const char  *claim;
  RdtGridKind  kind;
  const char  *drawing;
  const char  *from;
  const char  *to;
  RdtSight     sight;
} View;

static const View views[] = {
  {
    .claim = "open-ground-hides-nothing",
    .drawing = ".....",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-wood-between-blocks",
    .drawing = "..w..",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "a-built-up-area-between-blocks",
    .drawing = "...#.",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "the-end-cells-never-block",
    .drawing = "w...#",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "works-roads-and-rivers-hide-nothing",
    .drawing = ".~FTRMXB=.",
    .from = "A1", .to = "J1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "what-is-not-on-the-line-hides-nothing",
    .drawing = "wwwww\n"
               ".....\n"
               "##9##",
    .from = "A2", .to = "E2",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-hill-between-blocks",
    .drawing = "..1..",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "units-as-high-as-the-hill-see-each-other",
    .drawing = "1.1.1",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-higher-hill-between-hills-blocks",
    .drawing = "1.2.1",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "the-lower-end-decides",
    .drawing = "2.1..",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "a-wood-is-one-level-high",
    .drawing = "1.w.1",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "from-a-hill-into-the-plain-a-wood-blocks",
    .drawing = "3.w..",
    .from = "A1", .to = "E1",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "a-hill-and-the-plain-see-each-other",
    .drawing = "3....",
    .from = "E1", .to = "A1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "neighbours-see-each-other",
    .drawing = "9\n"
               "w",
    .from = "A1", .to = "A2",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "an-open-corner-hides-nothing",
    .drawing = ".w\n"
               "w.",
    .from = "A1", .to = "B2",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "one-cell-at-a-corner-hides-a-part",
    .drawing = "w.\n"
               "..",
    .from = "A1", .to = "B2",
    .sight = RDT_SIGHT_PARTIAL,
  },
  {
    .claim = "both-cells-at-a-corner-block",
    .drawing = "1.\n"
               ".w",
    .from = "A1", .to = "B2",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "cells-at-two-corners-hide-a-part",
    .drawing = ".w.\n"
               "...\n"
               ".w.",
    .from = "A1", .to = "C3",
    .sight = RDT_SIGHT_PARTIAL,
  },
  {
    .claim = "a-cell-between-two-corners-blocks",
    .drawing = "...\n"
               ".w.\n"
               "...",
    .from = "A1", .to = "C3",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "a-knights-move-crosses-two-cells",
    .drawing = "..\n"
               ".w\n"
               "..",
    .from = "A1", .to = "B3",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "a-knights-move-passes-by-the-others",
    .drawing = "w.\n"
               "..\n"
               ".w",
    .from = "A1", .to = "B3",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-wood-on-a-line-of-hexes-blocks",
    .kind = RDT_GRID_HEX,
    .drawing = "...\n"
               ".w.\n"
               "...",
    .from = "A2", .to = "C3",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "one-hex-along-an-edge-hides-a-part",
    .kind = RDT_GRID_HEX,
    .drawing = "...\n"
               ".w.\n"
               "...",
    .from = "A2", .to = "C2",
    .sight = RDT_SIGHT_PARTIAL,
  },
  {
    .claim = "both-hexes-along-an-edge-block",
    .kind = RDT_GRID_HEX,
    .drawing = "...\n"
               ".w.\n"
               ".1.",
    .from = "A2", .to = "C2",
    .sight = RDT_SIGHT_BLOCKED,
  },
  {
    .claim = "the-southern-edge-of-the-board-does-not-block",
    .kind = RDT_GRID_HEX,
    .drawing = "...\n"
               ".w.",
    .from = "A1", .to = "C1",
    .sight = RDT_SIGHT_PARTIAL,
  },
  {
    .claim = "the-northern-edge-of-the-board-does-not-block",
    .kind = RDT_GRID_HEX,
    .drawing = "..w.\n"
               "....",
    .from = "B2", .to = "D2",
    .sight = RDT_SIGHT_PARTIAL,
  },
  {
    .claim = "along-the-edge-of-the-board-sight-is-clear",
    .kind = RDT_GRID_HEX,
    .drawing = "...\n"
               "...",
    .from = "A1", .to = "C1",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-hex-touched-at-a-corner-hides-nothing",
    .kind = RDT_GRID_HEX,
    .drawing = "..\n"
               "w.\n"
               "..\n"
               ".w\n"
               "..",
    .from = "A1", .to = "B5",
    .sight = RDT_SIGHT_CLEAR,
  },
  {
    .claim = "a-hex-that-is-crossed-blocks",
    .kind = RDT_GRID_HEX,
    .drawing = "..\n"
               ".w\n"
               "..\n"
               "..\n"
               "..",
    .from = "A1", .to = "B5",
    .sight = RDT_SIGHT_BLOCKED,
  },
};

static void
test_sight_is_as_drawn (gconstpointer data)
{
  const View *view = data;
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", view->kind, view->drawing);
  RdtCell from = rdt_test_cell (&setup->grid, view->from);
  RdtCell to = rdt_test_cell (&setup->grid, view->to);

  /* The range of weapons makes no difference. */
  for (guint range = 1; range <= 12; range += 11)
    {
      g_autoptr(RdtMap) map = rdt_map_new (setup, range);

      g_assert_cmpint (rdt_map_get_sight (map, from, to), ==, view->sight);
      g_assert_cmpint (rdt_map_get_sight (map, to, from), ==, view->sight);
    }
}

static void
test_sight_a_wood_stands_upon_its_hill (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "2.1.2");
  g_autoptr(RdtMap) bare = NULL;
  g_autoptr(RdtMap) wooded = NULL;
  g_autoptr(RdtMap) higher = NULL;

  bare = rdt_map_new (setup, 6);
  g_assert_cmpint (rdt_map_get_sight (bare, 0, 4), ==, RDT_SIGHT_CLEAR);

  setup->terrain[2].ground = RDT_GROUND_WOODS;
  wooded = rdt_map_new (setup, 6);
  g_assert_cmpint (rdt_map_get_sight (wooded, 0, 4), ==, RDT_SIGHT_CLEAR);

  setup->terrain[2].height = 2;
  higher = rdt_map_new (setup, 6);
  g_assert_cmpint (rdt_map_get_sight (higher, 0, 4), ==, RDT_SIGHT_BLOCKED);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *path = g_strconcat ("/core/sight/", views[i].claim, NULL);

      g_test_add_data_func (path, &views[i], test_sight_is_as_drawn);
    }

  g_test_add_func ("/core/sight/a-wood-stands-upon-its-hill",
                   test_sight_a_wood_stands_upon_its_hill);

  return g_test_run ();
}
