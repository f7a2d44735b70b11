/* test-grid.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-grid.h"

#include "rdt-geometry.h"
#include "rdt-test.h"

/* Tolerance for lines that should meet but miss each other by rounding. */
#define HAIR 1e-9

typedef struct
{
  const char *label;
  int         column;
  int         row;
} Label;

static const Label labels[] = {
  { .label = "A1", .column = 0, .row = 0 },
  { .label = "C4", .column = 2, .row = 3 },
  { .label = "Z9", .column = 25, .row = 8 },
  { .label = "Z10", .column = 25, .row = 9 },
  { .label = "AA1", .column = 26, .row = 0 },
  { .label = "AZ1", .column = 51, .row = 0 },
  { .label = "BA64", .column = 52, .row = 63 },
  { .label = "BL64", .column = 63, .row = 63 },
};

static const char *const no_labels[] = {
  "", "A", "7", "a1", "A0", "A01", "A100", "A1000", "ABC1", "1A", "A-1", "A+1", "A1 ", " A1", "A 1",
  "A1B", "A1:B2", "Aa1", "A1.", "\303\2041", "A\331\241",
};

/* The neighbours of a cell in the middle of a board, as the format lists them. */
typedef struct
{
  RdtGridKind  kind;
  const char  *cell;
  const char  *facings[RDT_MAX_FACINGS];
  const char  *neighbours[RDT_MAX_FACINGS];
} Neighbourhood;

static const Neighbourhood neighbourhoods[] = {
  {
    .kind = RDT_GRID_SQUARE,
    .cell = "D4",
    .facings = { "n", "e", "s", "w" },
    .neighbours = { "D5", "E4", "D3", "C4" },
  },
  {
    .kind = RDT_GRID_HEX,
    .cell = "C4",
    .facings = { "n", "ne", "se", "s", "sw", "nw" },
    .neighbours = { "C5", "D4", "D3", "C3", "B3", "B4" },
  },
  {
    .kind = RDT_GRID_HEX,
    .cell = "D4",
    .facings = { "n", "ne", "se", "s", "sw", "nw" },
    .neighbours = { "D5", "E5", "E4", "D3", "C4", "C5" },
  },
};

static gboolean
parses (const char *label)
{
  int column, row;

  return rdt_grid_parse_cell (label, &column, &row);
}

static void
test_grid_labels_name_columns_and_rows (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      char label[RDT_CELL_LABEL_SIZE];
      int column, row;

      g_assert_true (rdt_grid_parse_cell (labels[i].label, &column, &row));
      g_assert_cmpint (column, ==, labels[i].column);
      g_assert_cmpint (row, ==, labels[i].row);

      rdt_label_format (labels[i].column, labels[i].row, label);
      g_assert_cmpstr (label, ==, labels[i].label);
    }
}

static void
test_grid_labels_lead_there_and_back (void)
{
  const RdtGrid grid = { .width = RDT_MAX_LENGTH, .height = RDT_MAX_LENGTH };

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grid); cell++)
    {
      char label[RDT_CELL_LABEL_SIZE];
      int column, row;

      rdt_grid_format_cell (&grid, cell, label);
      g_assert_true (rdt_grid_parse_cell (label, &column, &row));
      g_assert_cmpuint (rdt_grid_cell_at (&grid, column, row), ==, cell);
    }
}

static void
test_grid_other_words_are_no_labels (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (no_labels); i++)
    if (parses (no_labels[i]))
      g_error ("\"%s\" passes for a cell", no_labels[i]);
}

static void
test_grid_cells_off_the_board_are_none (void)
{
  const RdtGrid grid = { .width = 8, .height = 5 };

  g_assert_cmpuint (rdt_grid_get_n_cells (&grid), ==, 40);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, 0, 0), ==, 0);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, 7, 4), ==, 39);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, 8, 0), ==, RDT_NO_CELL);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, 0, 5), ==, RDT_NO_CELL);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, -1, 0), ==, RDT_NO_CELL);
  g_assert_cmpuint (rdt_grid_cell_at (&grid, 0, -1), ==, RDT_NO_CELL);
}

static void
test_grid_neighbours_are_those_of_the_format (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (neighbourhoods); i++)
    {
      const Neighbourhood *all = &neighbourhoods[i];
      const RdtGrid grid = { .kind = all->kind, .width = 8, .height = 8 };
      RdtCell cell = rdt_test_cell (&grid, all->cell);

      for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&grid); facing++)
        {
          RdtCell neighbour = rdt_test_cell (&grid, all->neighbours[facing]);

          g_assert_cmpstr (rdt_grid_facing_name (&grid, facing), ==, all->facings[facing]);
          g_assert_cmpuint (rdt_grid_parse_facing (&grid, all->facings[facing]), ==, facing);
          g_assert_cmpuint (rdt_grid_step (&grid, cell, facing), ==, neighbour);
          g_assert_cmpuint (rdt_grid_facing_to (&grid, cell, neighbour), ==, facing);
        }
    }
}

static void
test_grid_neighbours_share_an_edge (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 9, .height = 9 };

      for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&grid); cell++)
        for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&grid); facing++)
          {
            RdtPoint middle = rdt_geometry_find_centre (kind, cell % 9, cell / 9);
            RdtPoint normal = rdt_geometry_find_normal (kind, facing);
            double half = rdt_geometry_get_depth (kind, cell % 9, cell / 9, middle);
            RdtPoint edge = { .x = middle.x + half * normal.x, .y = middle.y + half * normal.y };
            RdtCell next = rdt_grid_step (&grid, cell, facing);

            if (next == RDT_NO_CELL)
              continue;

            g_assert_cmpfloat_with_epsilon (rdt_geometry_get_depth (kind, next % 9, next / 9, edge),
                                            0, HAIR);
            g_assert_cmpuint (rdt_grid_step (&grid, next, rdt_grid_reverse (&grid, facing)),
                              ==, cell);
          }
    }
}

static guint
count_neighbours (const RdtGrid *grid,
                  const char    *label)
{
  guint n = 0;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    n += rdt_grid_step (grid, rdt_test_cell (grid, label), facing) != RDT_NO_CELL;

  return n;
}

static void
test_grid_the_edge_has_no_neighbours_beyond (void)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 4, .height = 4 };
  const RdtGrid hexes = { .kind = RDT_GRID_HEX, .width = 4, .height = 4 };

  g_assert_cmpuint (count_neighbours (&squares, "A1"), ==, 2);
  g_assert_cmpuint (count_neighbours (&squares, "B1"), ==, 3);
  g_assert_cmpuint (count_neighbours (&squares, "B2"), ==, 4);

  /* B1 lies half a hex north of A1 and C1, D4 of C4. */
  g_assert_cmpuint (count_neighbours (&hexes, "A1"), ==, 2);
  g_assert_cmpuint (count_neighbours (&hexes, "B1"), ==, 5);
  g_assert_cmpuint (count_neighbours (&hexes, "C1"), ==, 3);
  g_assert_cmpuint (count_neighbours (&hexes, "C4"), ==, 5);
  g_assert_cmpuint (count_neighbours (&hexes, "D4"), ==, 2);
}

static void
test_grid_cells_that_are_not_neighbours_lie_nowhere (void)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  const RdtGrid hexes = { .kind = RDT_GRID_HEX, .width = 8, .height = 8 };
  RdtCell c4 = rdt_test_cell (&squares, "C4");

  g_assert_cmpuint (rdt_grid_facing_to (&squares, c4, rdt_test_cell (&squares, "D5")),
                    ==, RDT_NO_FACING);
  g_assert_cmpuint (rdt_grid_facing_to (&hexes, c4, rdt_test_cell (&hexes, "D5")),
                    ==, RDT_NO_FACING);
  g_assert_cmpuint (rdt_grid_facing_to (&squares, c4, c4), ==, RDT_NO_FACING);
}

static void
test_grid_facings_of_the_other_grid_are_none (void)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  const RdtGrid hexes = { .kind = RDT_GRID_HEX, .width = 8, .height = 8 };

  g_assert_cmpuint (rdt_grid_parse_facing (&squares, "ne"), ==, RDT_NO_FACING);
  g_assert_cmpuint (rdt_grid_parse_facing (&hexes, "e"), ==, RDT_NO_FACING);
  g_assert_cmpuint (rdt_grid_parse_facing (&squares, "N"), ==, RDT_NO_FACING);
  g_assert_cmpuint (rdt_grid_parse_facing (&squares, ""), ==, RDT_NO_FACING);
}

/* Counts the steps from a cell to all others by breadth-first search. */
static void
walk_everywhere (const RdtGrid *grid,
                 RdtCell        from,
                 guint         *steps)
{
  RdtCell queue[RDT_MAX_CELLS];
  guint n_found = 1;

  for (guint i = 0; i < rdt_grid_get_n_cells (grid); i++)
    steps[i] = G_MAXUINT;
  steps[from] = 0;
  queue[0] = from;

  for (guint i = 0; i < n_found; i++)
    for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
      {
        RdtCell next = rdt_grid_step (grid, queue[i], facing);

        if (next == RDT_NO_CELL || steps[next] != G_MAXUINT)
          continue;

        steps[next] = steps[queue[i]] + 1;
        queue[n_found++] = next;
      }
}

static void
test_grid_distance_is_the_fewest_steps (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 9, .height = 9 };
      guint steps[81];

      for (RdtCell from = 0; from < G_N_ELEMENTS (steps); from++)
        {
          walk_everywhere (&grid, from, steps);
          for (RdtCell to = 0; to < G_N_ELEMENTS (steps); to++)
            g_assert_cmpuint (rdt_grid_distance (&grid, from, to), ==, steps[to]);
        }
    }
}

static void
test_grid_turns_go_round (void)
{
  for (guint kind = 0; kind < RDT_GRID_N_KINDS; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 1, .height = 1 };
      guint n = rdt_grid_get_n_facings (&grid);

      for (RdtFacing facing = 0; facing < n; facing++)
        {
          g_assert_cmpuint (rdt_grid_turn (&grid, facing, 1), ==, (facing + 1) % n);
          g_assert_cmpuint (rdt_grid_turn (&grid, facing, n), ==, facing);
          g_assert_cmpuint (rdt_grid_reverse (&grid, facing), ==, (facing + n / 2) % n);
        }
    }
}

#define add(path, func) g_test_add_func ("/core/grid/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("labels-name-columns-and-rows", test_grid_labels_name_columns_and_rows);
  add ("labels-lead-there-and-back", test_grid_labels_lead_there_and_back);
  add ("other-words-are-no-labels", test_grid_other_words_are_no_labels);
  add ("cells-off-the-board-are-none", test_grid_cells_off_the_board_are_none);
  add ("neighbours-are-those-of-the-format", test_grid_neighbours_are_those_of_the_format);
  add ("neighbours-share-an-edge", test_grid_neighbours_share_an_edge);
  add ("the-edge-has-no-neighbours-beyond", test_grid_the_edge_has_no_neighbours_beyond);
  add ("cells-that-are-not-neighbours-lie-nowhere",
       test_grid_cells_that_are_not_neighbours_lie_nowhere);
  add ("facings-of-the-other-grid-are-none", test_grid_facings_of_the_other_grid_are_none);
  add ("distance-is-the-fewest-steps", test_grid_distance_is_the_fewest_steps);
  add ("turns-go-round", test_grid_turns_go_round);

  return g_test_run ();
}
