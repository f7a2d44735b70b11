/* test-selection.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-roster.h"
#include "rdt-selection.h"
#include "rdt-shape.h"
#include "rdt-test.h"

/* Cells and units selected in the editor, and the shapes that are drawn there. */

/* Two units in B2, one in C3 of the other side. */
static RdtSetup *
draw_board (void)
{
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....\n.....");

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "commander", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "C3");

  return setup;
}

static RdtCell
cell_of (const RdtSetup *setup,
         const char     *label)
{
  return rdt_test_cell (&setup->grid, label);
}

static void
assert_unit (const RdtSelection *selection,
             const RdtSetup     *setup,
             const char         *id)
{
  RdtRosterPlace place = rdt_selection_get_unit (selection, setup);

  if (id == NULL)
    g_assert_false (rdt_roster_place_is_set (place));
  else
    g_assert_cmpstr (rdt_roster_get (setup, place)->id, ==, id);
}

static void
assert_area (const RdtSelection *selection,
             const RdtSetup     *setup,
             const char         *from,
             const char         *to)
{
  RdtArea area;

  g_assert_true (rdt_selection_get_area (selection, setup, &area));
  g_assert_cmpuint (rdt_grid_cell_at (&setup->grid, area.from.column, area.from.row), ==,
                    cell_of (setup, from));
  g_assert_cmpuint (rdt_grid_cell_at (&setup->grid, area.to.column, area.to.row), ==,
                    cell_of (setup, to));
}

static void
test_selection_clicks_go_round_a_cell (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  RdtSelection selection;

  rdt_selection_clear (&selection);
  assert_unit (&selection, setup, NULL);

  for (guint i = 0; i < 2; i++)
    {
      rdt_selection_choose (&selection, setup, cell_of (setup, "B2"), RDT_NO_UNIT);
      assert_unit (&selection, setup, "r1");
      assert_area (&selection, setup, "B2", "B2");
      rdt_selection_choose (&selection, setup, cell_of (setup, "B2"), RDT_NO_UNIT);
      assert_unit (&selection, setup, "r2");
    }

  /* By their counters. */
  rdt_selection_choose (&selection, setup, cell_of (setup, "B2"), 0);
  assert_unit (&selection, setup, "r1");
  rdt_selection_choose (&selection, setup, cell_of (setup, "B2"), 1);
  assert_unit (&selection, setup, "r2");
  rdt_selection_choose (&selection, setup, cell_of (setup, "C3"), 2);
  assert_unit (&selection, setup, "b1");
  assert_area (&selection, setup, "C3", "C3");
  rdt_selection_choose (&selection, setup, cell_of (setup, "E4"), RDT_NO_UNIT);
  assert_unit (&selection, setup, NULL);
  assert_area (&selection, setup, "E4", "E4");
}

static void
test_selection_is_extended_from_its_corner (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  g_autoptr(GArray) cells = NULL;
  g_autoptr(GArray) units = NULL;
  RdtSelection selection;

  rdt_selection_clear (&selection);
  rdt_selection_choose (&selection, setup, cell_of (setup, "C3"), RDT_NO_UNIT);
  rdt_selection_extend (&selection, setup, cell_of (setup, "E1"));
  assert_area (&selection, setup, "C1", "E3");
  assert_unit (&selection, setup, NULL);
  rdt_selection_extend (&selection, setup, cell_of (setup, "A4"));
  assert_area (&selection, setup, "A3", "C4");
  rdt_selection_extend (&selection, setup, cell_of (setup, "B2"));
  assert_area (&selection, setup, "B2", "C3");

  cells = rdt_selection_list_cells (&selection, setup);
  units = rdt_selection_list_units (&selection, setup);
  g_assert_cmpuint (cells->len, ==, 4);
  g_assert_cmpuint (units->len, ==, 3);
}

static void
test_selection_of_nothing_has_no_cells (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  g_autoptr(GArray) cells = NULL;
  g_autoptr(GArray) units = NULL;
  RdtSelection selection;

  rdt_selection_clear (&selection);
  cells = rdt_selection_list_cells (&selection, setup);
  units = rdt_selection_list_units (&selection, setup);
  g_assert_cmpuint (cells->len, ==, 0);
  g_assert_cmpuint (units->len, ==, 0);

  /* It begins where it is extended to. */
  rdt_selection_extend (&selection, setup, cell_of (setup, "D2"));
  assert_area (&selection, setup, "D2", "D2");
}

static void
test_selection_drags_what_is_pressed (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  RdtSelection selection;

  rdt_selection_clear (&selection);
  rdt_selection_grab (&selection, setup, cell_of (setup, "B2"), RDT_NO_UNIT);
  assert_unit (&selection, setup, "r1");
  rdt_selection_grab (&selection, setup, cell_of (setup, "B2"), 1);
  assert_unit (&selection, setup, "r2");
  rdt_selection_grab (&selection, setup, cell_of (setup, "B2"), RDT_NO_UNIT);
  assert_unit (&selection, setup, "r2");
  rdt_selection_grab (&selection, setup, cell_of (setup, "C3"), RDT_NO_UNIT);
  assert_unit (&selection, setup, "b1");
  rdt_selection_grab (&selection, setup, cell_of (setup, "E4"), RDT_NO_UNIT);
  assert_unit (&selection, setup, NULL);
}

/* In the order of the file, and round again. */
static void
test_selection_goes_on_to_the_next_unit (void)
{
  g_autoptr(RdtSetup) setup = draw_board ();
  g_autoptr(RdtSetup) empty = rdt_test_draw ("modern", RDT_GRID_SQUARE, "..\n..");
  const char *const ids[] = { "r1", "r2", "b1" };
  RdtSelection selection;

  rdt_selection_clear (&selection);
  g_assert_false (rdt_roster_place_is_set (rdt_selection_find_next (&selection, empty, 1)));
  selection.unit = rdt_selection_find_next (&selection, setup, 1);
  assert_unit (&selection, setup, "r1");

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    for (int n_on = -1; n_on <= 1; n_on++)
      {
        RdtRosterPlace next;

        rdt_selection_choose_unit (&selection, setup, rdt_roster_nth (setup, i));
        next = rdt_selection_find_next (&selection, setup, n_on);
        g_assert_cmpstr (rdt_roster_get (setup, next)->id, ==,
                         ids[(i + G_N_ELEMENTS (ids) + n_on) % G_N_ELEMENTS (ids)]);
      }
}

static gboolean
is_near (const RdtGrid *grid,
         const GArray  *cells,
         RdtCell        cell)
{
  for (guint i = 0; i < cells->len; i++)
    if (rdt_grid_distance (grid, cell, g_array_index (cells, RdtCell, i)) <= 1)
      return TRUE;

  return FALSE;
}

/* Each cell is there once. */
static void
check_shapes (const RdtGrid *grid,
              RdtCell        from,
              RdtCell        to)
{
  g_autoptr(GArray) rectangle = rdt_shape_rectangle (grid, from, to);
  g_autoptr(GArray) line = rdt_shape_line (grid, from, to);
  g_autoptr(GArray) wide = rdt_shape_widen (grid, line, 1);
  guint width = ABS (rdt_grid_get_column (grid, from) - rdt_grid_get_column (grid, to)) + 1;
  guint height = ABS (rdt_grid_get_row (grid, from) - rdt_grid_get_row (grid, to)) + 1;
  guint n_near = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    n_near += is_near (grid, line, cell);

  g_assert_cmpuint (rectangle->len, ==, width * height);
  g_assert_cmpuint (wide->len, ==, n_near);
}

static void
test_selection_shapes_are_what_they_are_called (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      const RdtGrid grid = { .kind = kind, .width = 7, .height = 6 };

      for (RdtCell from = 0; from < rdt_grid_get_n_cells (&grid); from += 3)
        for (RdtCell to = 0; to < rdt_grid_get_n_cells (&grid); to += 5)
          check_shapes (&grid, from, to);
    }
}

/* Along a row, on a diagonal, and across columns of hexes. */
static void
test_selection_lines_are_straight (void)
{
  const RdtGrid squares = { .kind = RDT_GRID_SQUARE, .width = 9, .height = 9 };
  const RdtGrid hexes = { .kind = RDT_GRID_HEX, .width = 9, .height = 9 };
  g_autoptr(GArray) along = rdt_shape_line (&squares, rdt_test_cell (&squares, "B3"),
                                            rdt_test_cell (&squares, "H3"));
  g_autoptr(GArray) diagonal = rdt_shape_line (&squares, rdt_test_cell (&squares, "A1"),
                                               rdt_test_cell (&squares, "I9"));
  g_autoptr(GArray) across = rdt_shape_line (&hexes, rdt_test_cell (&hexes, "A5"),
                                             rdt_test_cell (&hexes, "I5"));

  for (guint i = 0; i < along->len; i++)
    g_assert_cmpint (rdt_grid_get_row (&squares, g_array_index (along, RdtCell, i)), ==, 2);
  for (guint i = 0; i < diagonal->len; i++)
    {
      RdtCell cell = g_array_index (diagonal, RdtCell, i);

      g_assert_cmpint (ABS (rdt_grid_get_row (&squares, cell)
                            - rdt_grid_get_column (&squares, cell)), <=, 1);
    }
  for (guint i = 0; i < across->len; i++)
    {
      int row = rdt_grid_get_row (&hexes, g_array_index (across, RdtCell, i));

      g_assert_cmpint (row, >=, 3);
      g_assert_cmpint (row, <=, 5);
    }
}

/* Terrain that differs in one thing is not alike, and does not fill together. */
static void
test_selection_fills_what_is_alike (void)
{
  for (guint i = 0; i < 9; i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "..\n..");
      g_autoptr(GArray) filled = NULL;
      RdtTerrain *terrain = &setup->terrain[3];

      switch (i)
        {
        case 0: terrain->ground = RDT_GROUND_WOODS; break;
        case 1: terrain->crossing = RDT_CROSSING_FORD; break;
        case 2: terrain->height = 1; break;
        case 3: terrain->works = 1; break;
        case 4: terrain->has_road = TRUE; break;
        case 5: terrain->has_links = TRUE; break;
        case 6: terrain->links = 1; break;
        case 7: terrain->has_flows = TRUE; break;
        default: terrain->flows = 1;
        }

      filled = rdt_shape_fill (setup, 0);
      g_assert_cmpuint (filled->len, ==, i < 5 ? 3 : 4);
      g_assert_false (rdt_shape_is_alike (&setup->terrain[0], terrain));
      g_assert_true (rdt_shape_is_alike (&setup->terrain[0], &setup->terrain[1]));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/selection/clicks-go-round-a-cell",
                   test_selection_clicks_go_round_a_cell);
  g_test_add_func ("/model/selection/is-extended-from-its-corner",
                   test_selection_is_extended_from_its_corner);
  g_test_add_func ("/model/selection/of-nothing-has-no-cells",
                   test_selection_of_nothing_has_no_cells);
  g_test_add_func ("/model/selection/drags-what-is-pressed",
                   test_selection_drags_what_is_pressed);
  g_test_add_func ("/model/selection/goes-on-to-the-next-unit",
                   test_selection_goes_on_to_the_next_unit);
  g_test_add_func ("/model/selection/shapes-are-what-they-are-called",
                   test_selection_shapes_are_what_they_are_called);
  g_test_add_func ("/model/selection/lines-are-straight", test_selection_lines_are_straight);
  g_test_add_func ("/model/selection/fills-what-is-alike", test_selection_fills_what_is_alike);

  return g_test_run ();
}
