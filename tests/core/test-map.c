/* test-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-map.h"

#include "rdt-test.h"

#define REACH 6

static RdtMap *
draw (RdtGridKind  kind,
      const char  *drawing)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", kind, drawing);

  return rdt_map_new (setup, REACH);
}

static void
test_map_reads_the_ground (void)
{
  const guint8 expected[] = {
    0, RDT_MAP_WOODS, RDT_MAP_BUILT_UP, RDT_MAP_DEEP, RDT_MAP_FORD,
    RDT_MAP_ROAD, RDT_MAP_TRENCH, RDT_MAP_FORTIFICATION, 0, 0,
  };
  g_autoptr(RdtMap) map = draw (RDT_GRID_SQUARE, ".w#~F=TRMX");

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (map->cells[i].flags, ==, expected[i]);
}

static void
test_map_takes_a_bridge_for_a_road (void)
{
  g_autoptr(RdtMap) map = draw (RDT_GRID_SQUARE, "B");

  g_assert_cmphex (map->cells[0].flags & (RDT_MAP_DEEP | RDT_MAP_FORD), ==, 0);
  g_assert_cmphex (map->cells[0].flags & RDT_MAP_ROAD, !=, 0);
}

static void
test_map_keeps_ground_and_road_of_one_cell (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "wF");
  g_autoptr(RdtMap) map = NULL;

  setup->terrain[0].has_road = TRUE;
  setup->terrain[1].has_road = TRUE;
  map = rdt_map_new (setup, REACH);

  g_assert_cmphex (map->cells[0].flags, ==, RDT_MAP_WOODS | RDT_MAP_ROAD);
  g_assert_cmphex (map->cells[1].flags, ==, RDT_MAP_FORD | RDT_MAP_ROAD);
}

/* The second of two lists counts as much as the first. */
static void
test_map_joins_roads_that_both_go_over_an_edge (void)
{
  enum { WEST = 1 << 3, EAST = 1 << 1 };
  const guint8 expected[] = { EAST, WEST, EAST, WEST, EAST, WEST };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "======");
  g_autoptr(RdtMap) map = NULL;

  setup->terrain[1].has_links = TRUE;
  setup->terrain[1].links = WEST;
  setup->terrain[4].has_links = TRUE;
  setup->terrain[4].links = EAST;
  map = rdt_map_new (setup, REACH);
  rdt_map_note_steps (map, 0, 0, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmphex (map->cells[i].roads, ==, expected[i]);
}

static void
test_map_keeps_works_as_the_scenario_sets_them_up (void)
{
  g_autoptr(RdtMap) map = draw (RDT_GRID_SQUARE, ".TRMX");

  g_assert_cmphex (map->cells[0].works, ==, 0);
  g_assert_cmphex (map->cells[1].works, ==, 1 << RDT_WORKS_TRENCH);
  g_assert_cmphex (map->cells[2].works, ==, 1 << RDT_WORKS_FORTIFICATION);
  g_assert_cmphex (map->cells[3].works, ==, 1 << RDT_WORKS_MINEFIELD);
  g_assert_cmphex (map->cells[4].works, ==, 1 << RDT_WORKS_WIRE);
}

static void
test_map_knows_heights_and_what_stands_on_them (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, ".3w#");
  g_autoptr(RdtMap) map = NULL;

  setup->terrain[3].height = 2;
  map = rdt_map_new (setup, REACH);

  g_assert_cmpuint (map->cells[1].height, ==, 3);
  g_assert_cmpuint (map->cells[1].top, ==, 3);
  g_assert_cmpuint (map->cells[2].height, ==, 0);
  g_assert_cmpuint (map->cells[2].top, ==, 1);
  g_assert_cmpuint (map->cells[3].height, ==, 2);
  g_assert_cmpuint (map->cells[3].top, ==, 3);
}

static void
test_map_has_the_neighbours_of_its_grid (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      g_autoptr(RdtMap) map = draw (kind, ".....\n.....\n.....\n.....");

      g_assert_cmpuint (map->n_cells, ==, 20);
      g_assert_cmpuint (map->n_facings, ==, rdt_grid_get_n_facings (&map->grid));
      for (RdtCell cell = 0; cell < map->n_cells; cell++)
        for (RdtFacing facing = 0; facing < map->n_facings; facing++)
          g_assert_cmpuint (map->cells[cell].neighbours[facing], ==,
                            rdt_grid_step (&map->grid, cell, facing));
    }
}

static void
test_map_measures_as_its_grid_does (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      g_autoptr(RdtMap) map = draw (kind, "........\n........\n........\n........\n........");

      for (RdtCell from = 0; from < map->n_cells; from++)
        for (RdtCell to = 0; to < map->n_cells; to++)
          g_assert_cmpuint (rdt_map_get_distance (map, from, to), ==,
                            rdt_grid_distance (&map->grid, from, to));
    }
}

static void
test_map_knows_the_way_as_far_as_weapons_reach (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      g_autoptr(RdtSetup) setup = rdt_setup_new (&(RdtGrid) { kind, 20, 20 });
      g_autoptr(RdtMap) map = rdt_map_new (setup, REACH);

      for (RdtCell from = 0; from < map->n_cells; from += 7)
        for (RdtCell to = 0; to < map->n_cells; to++)
          {
            const RdtDisplacement *way = rdt_map_find_displacement (map, from, to);
            guint distance = rdt_grid_distance (&map->grid, from, to);

            g_assert_true (way != NULL || distance > REACH);
            if (way == NULL || from == to)
              continue;

            g_assert_cmpuint (way->distance, ==, distance);
            g_assert_cmphex (way->arcs, ==, rdt_grid_find_arcs (&map->grid, from, to));
            g_assert_cmphex (way->axes, ==, rdt_grid_find_axes (&map->grid, from, to));
          }
    }
}

static void
test_map_lists_a_cell_and_its_neighbours_in_the_order_of_cells (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      g_autoptr(RdtMap) map = draw (kind, "......\n......\n......\n......\n......");

      for (RdtCell cell = 0; cell < map->n_cells; cell++)
        {
          RdtCell around[RDT_MAX_FACINGS + 1];
          guint n = rdt_map_list_around (map, cell, around);
          guint n_near = 0;

          for (RdtCell other = 0; other < map->n_cells; other++)
            n_near += rdt_grid_distance (&map->grid, cell, other) <= 1;

          g_assert_cmpuint (n, ==, n_near);
          for (guint i = 0; i < n; i++)
            {
              g_assert_cmpuint (rdt_grid_distance (&map->grid, cell, around[i]), <=, 1);
              g_assert_true (i == 0 || around[i - 1] < around[i]);
            }
        }
    }
}

#define add(path, func) g_test_add_func ("/core/map/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("reads-the-ground", test_map_reads_the_ground);
  add ("takes-a-bridge-for-a-road", test_map_takes_a_bridge_for_a_road);
  add ("keeps-ground-and-road-of-one-cell", test_map_keeps_ground_and_road_of_one_cell);
  add ("joins-roads-that-both-go-over-an-edge", test_map_joins_roads_that_both_go_over_an_edge);
  add ("keeps-works-as-the-scenario-sets-them-up",
       test_map_keeps_works_as_the_scenario_sets_them_up);
  add ("knows-heights-and-what-stands-on-them", test_map_knows_heights_and_what_stands_on_them);
  add ("has-the-neighbours-of-its-grid", test_map_has_the_neighbours_of_its_grid);
  add ("measures-as-its-grid-does", test_map_measures_as_its_grid_does);
  add ("knows-the-way-as-far-as-weapons-reach", test_map_knows_the_way_as_far_as_weapons_reach);
  add ("lists-a-cell-and-its-neighbours-in-the-order-of-cells",
       test_map_lists_a_cell_and_its_neighbours_in_the_order_of_cells);

  return g_test_run ();
}
