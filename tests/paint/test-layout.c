/* test-layout.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-layout.h"
#include "rdt-poster.h"

static const RdtGrid grids[] = {
  { .kind = RDT_GRID_SQUARE, .width = 1, .height = 1 },
  { .kind = RDT_GRID_SQUARE, .width = 8, .height = 12 },
  { .kind = RDT_GRID_SQUARE, .width = 64, .height = 64 },
  { .kind = RDT_GRID_HEX, .width = 1, .height = 1 },
  { .kind = RDT_GRID_HEX, .width = 9, .height = 9 },
  { .kind = RDT_GRID_HEX, .width = 64, .height = 63 },
};

static const double sizes[] = { 3, 24.5, 212.6 };

static void
assert_near (double a,
             double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 1e-6);
}

static void
check_cells (const RdtLayout *layout)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&layout->grid); cell++)
    {
      RdtPoint center = rdt_layout_get_center (layout, cell);

      g_assert_cmpuint (rdt_layout_find_cell (layout, center.x, center.y), ==, cell);

      for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&layout->grid); facing++)
        {
          RdtPoint side = rdt_layout_get_side (layout, cell, facing);
          double x = center.x + (side.x - center.x) * 0.98;
          double y = center.y + (side.y - center.y) * 0.98;

          g_assert_cmpuint (rdt_layout_find_cell (layout, x, y), ==, cell);
          g_assert_cmpuint (rdt_layout_find_facing (layout, cell, x, y), ==, facing);
        }
    }
}

static void
test_layout_cells_there_and_back (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      {
        RdtLayout layout;

        rdt_layout_init (&layout, &grids[i], sizes[j]);
        check_cells (&layout);
      }
}

/* The edge that two cells share has the same place seen from both. */
static void
check_sides (const RdtLayout *layout,
             RdtCell          cell)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&layout->grid); facing++)
    {
      RdtCell neighbour = rdt_grid_step (&layout->grid, cell, facing);
      RdtPoint ours = rdt_layout_get_side (layout, cell, facing);
      RdtPoint theirs;

      if (neighbour == RDT_NO_CELL)
        continue;

      theirs = rdt_layout_get_side (layout, neighbour, rdt_grid_reverse (&layout->grid, facing));
      assert_near (ours.x, theirs.x);
      assert_near (ours.y, theirs.y);
    }
}

static void
test_layout_neighbours_share_a_side (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      RdtLayout layout;

      rdt_layout_init (&layout, &grids[i], 40);
      for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grids[i]); cell++)
        check_sides (&layout, cell);
    }
}

static void
test_layout_beside_the_board_is_no_cell (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      RdtLayout layout;

      rdt_layout_init (&layout, &grids[i], 30);
      g_assert_cmpuint (rdt_layout_find_cell (&layout, 1, 1), ==, RDT_NO_CELL);
      g_assert_cmpuint (rdt_layout_find_cell (&layout, -1000, 50), ==, RDT_NO_CELL);
      g_assert_cmpuint (rdt_layout_find_cell (&layout, rdt_layout_get_width (&layout) - 1,
                                              rdt_layout_get_height (&layout) - 1),
                        ==, RDT_NO_CELL);
    }
}

static void
test_layout_fits_as_large_as_it_can (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      RdtLayout layout;
      double width, height;

      rdt_layout_fit (&layout, &grids[i], 900, 700);
      width = rdt_layout_get_width (&layout);
      height = rdt_layout_get_height (&layout);
      g_assert_cmpfloat (width, <, 900.5);
      g_assert_cmpfloat (height, <, 700.5);
      g_assert_true (width > 890 || height > 690);
    }
}

/* Each place of the board is on a page, and on two only where they overlap. */
static void
check_tiling (const RdtPoster *poster,
              const RdtBox    *room,
              const RdtLayout *layout)
{
  RdtBox first = rdt_poster_get_part (poster, 0);
  RdtBox last = rdt_poster_get_part (poster, rdt_poster_get_n (poster) - 1);

  assert_near (first.x, 0);
  assert_near (first.y, 0);
  assert_near (last.x + last.width, rdt_layout_get_width (layout));
  assert_near (last.y + last.height, rdt_layout_get_height (layout));
  g_assert_cmpfloat (first.width, <, room->width + 0.1);
  g_assert_cmpfloat (first.height, <, room->height + 0.1);

  for (guint i = 1; i < rdt_poster_get_n (poster); i++)
    {
      RdtBox part = rdt_poster_get_part (poster, i);
      RdtBox before = rdt_poster_get_part (poster, i - 1);

      g_assert_cmpfloat (part.width, <, room->width + 0.1);
      g_assert_cmpfloat (part.height, <, room->height + 0.1);
      if (i % poster->n_columns != 0)
        assert_near (before.x + before.width - part.x, poster->overlap);
      else
        assert_near (before.y + before.height - part.y, poster->overlap);
    }
}

static void
test_layout_tiles_cover_the_board_once (void)
{
  static const double overlaps[] = { 0, 10, 60 };
  const RdtBox room = { .width = 500, .height = 700 };

  for (guint i = 0; i < G_N_ELEMENTS (grids); i++)
    for (guint j = 0; j < G_N_ELEMENTS (sizes); j++)
      for (guint k = 0; k < G_N_ELEMENTS (overlaps); k++)
        {
          RdtLayout layout;
          RdtPoster poster;

          rdt_layout_init (&layout, &grids[i], sizes[j]);
          rdt_poster_init (&poster, &layout, &room, overlaps[k]);
          check_tiling (&poster, &room, &layout);
        }
}

/* A cut through a square cuts its counter and its name as well. */
static void
test_layout_tiles_end_between_squares (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 12, .height = 10 };
  const RdtBox room = { .width = 500, .height = 700 };
  const double cell = 71;
  RdtLayout layout;
  RdtPoster poster;

  rdt_layout_init (&layout, &grid, cell);
  rdt_poster_init (&poster, &layout, &room, 14);
  g_assert_cmpuint (poster.n_columns, ==, 2);
  g_assert_cmpuint (poster.n_rows, ==, 2);
  for (guint i = 0; i < rdt_poster_get_n (&poster); i++)
    {
      RdtBox part = rdt_poster_get_part (&poster, i);

      if (i % 2 == 0)
        assert_near (part.x + part.width, layout.margin + 6 * cell);
      if (i < 2)
        assert_near (part.y + part.height, layout.margin + 5 * cell);
    }
}

/* The distance of a cut from the nearest line of the grid. */
static double
measure_miss (double cut,
              double lead,
              double pitch)
{
  return fabs (remainder (cut - lead, pitch));
}

/* Between two columns of hexes a straight cut touches corners only.  Across them it
 * runs along the edges of every other column, and halves the hexes between.
 */
static void
test_layout_tiles_end_at_the_edges_of_hexes (void)
{
  static const RdtGrid boards[] = {
    { .kind = RDT_GRID_HEX, .width = 9, .height = 9 },
    { .kind = RDT_GRID_HEX, .width = 12, .height = 10 },
    { .kind = RDT_GRID_HEX, .width = 16, .height = 12 },
  };
  const RdtBox room = { .width = 513, .height = 650 };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (double cell = 60; cell < 290; cell += 3.7)
      {
        double side = cell / sqrt (3);
        RdtLayout layout;
        RdtPoster poster;

        rdt_layout_init (&layout, &boards[i], cell);
        rdt_poster_init (&poster, &layout, &room, 14);
        for (guint j = 0; j < rdt_poster_get_n (&poster); j++)
          {
            RdtBox part = rdt_poster_get_part (&poster, j);

            if (j % poster.n_columns + 1 < poster.n_columns)
              g_assert_cmpfloat (measure_miss (part.x + part.width, layout.margin + side / 4,
                                               1.5 * side), <, 1e-6);
            if (j / poster.n_columns + 1 < poster.n_rows)
              g_assert_cmpfloat (measure_miss (part.y + part.height, layout.margin, cell / 2),
                                 <, 1e-6);
          }
      }
}

static void
test_layout_a_board_of_a_page_is_one_tile (void)
{
  const RdtBox room = { .width = 500, .height = 700 };
  RdtLayout layout;
  RdtPoster poster;

  rdt_layout_init (&layout, &grids[1], 40);
  rdt_poster_init (&poster, &layout, &room, 20);
  g_assert_cmpuint (rdt_poster_get_n (&poster), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/layout/cells-there-and-back", test_layout_cells_there_and_back);
  g_test_add_func ("/paint/layout/neighbours-share-a-side", test_layout_neighbours_share_a_side);
  g_test_add_func ("/paint/layout/beside-the-board-is-no-cell",
                   test_layout_beside_the_board_is_no_cell);
  g_test_add_func ("/paint/layout/fits-as-large-as-it-can", test_layout_fits_as_large_as_it_can);
  g_test_add_func ("/paint/layout/tiles-cover-the-board-once",
                   test_layout_tiles_cover_the_board_once);
  g_test_add_func ("/paint/layout/tiles-end-between-squares",
                   test_layout_tiles_end_between_squares);
  g_test_add_func ("/paint/layout/tiles-end-at-the-edges-of-hexes",
                   test_layout_tiles_end_at_the_edges_of_hexes);
  g_test_add_func ("/paint/layout/a-board-of-a-page-is-one-tile",
                   test_layout_a_board_of_a_page_is_one_tile);

  return g_test_run ();
}
