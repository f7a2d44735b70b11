/* test-sheet-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-press.h"
#include "rdt-sheet-board.h"
#include "rdt-test.h"

static void
test_sheet_board_a_fitted_board_is_one_page (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, options, NULL);

  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, 1);
}

static void
test_sheet_board_a_large_scale_takes_pages_and_a_map (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = NULL;

  options.cell = 100 * RDT_POINTS_PER_MM;
  sheets = rdt_press_lay_out (setup, options, NULL);
  g_assert_cmpuint (rdt_poster_get_n (&sheets->poster), >, 1);
  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, rdt_poster_get_n (&sheets->poster) + 1);
}

/* Dragged to a size, a board gets whole millimetres, or fills its pages. */
static void
test_sheet_board_boards_settle_on_good_sizes (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_BOARD),
                                                   NULL);

  for (double mm = 20; mm < 150; mm += 0.7)
    {
      double cell = rdt_sheet_board_settle (sheets, mm * RDT_POINTS_PER_MM);
      double settled = cell / RDT_POINTS_PER_MM;
      RdtPoster asked, found, larger;

      rdt_sheet_board_measure (sheets, mm * RDT_POINTS_PER_MM, &asked);
      rdt_sheet_board_measure (sheets, cell, &found);
      rdt_sheet_board_measure (sheets, cell + 0.11 * RDT_POINTS_PER_MM, &larger);
      g_test_message ("%g mm becomes %g mm: %u × %u pages", mm, settled, found.n_columns,
                      found.n_rows);
      g_assert_cmpuint (rdt_poster_get_n (&found), <=, rdt_poster_get_n (&asked));
      g_assert_cmpfloat (fabs (settled - mm), <=, 0.05 * mm + 0.1);
      g_assert_true (fabs (settled - round (settled)) < 1e-6
                     || rdt_poster_get_n (&larger) > rdt_poster_get_n (&found));
    }
}

/* The least number of pages for so many squares: the first and the last have a
 * margin with coordinates, all but the first a strip of the page before.
 */
static guint
count_least (const RdtPoster *poster,
             guint            n_squares,
             double           room)
{
  double margin = poster->layout.margin;
  guint first = (room + 0.01 - margin) / poster->layout.cell;
  guint middle = (room + 0.01 - poster->overlap) / poster->layout.cell;
  guint last = (room + 0.01 - poster->overlap - margin) / poster->layout.cell;
  guint n = 2;

  if (n_squares * poster->layout.cell + 2 * margin <= room + 0.01)
    return 1;

  while (first + (n - 2) * middle + last < n_squares)
    n++;

  return n;
}

/* Cuts follow lines, but no page is printed that the others could do without. */
static void
test_sheet_board_posters_take_no_page_in_vain (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/langensalza.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  const RdtGrid *grid = &game->setup->grid;
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = NULL;
  RdtBox room;

  options.overlap = 5 * RDT_POINTS_PER_MM;
  sheets = rdt_press_lay_out (game->setup, options, NULL);
  room = rdt_sheet_board_get_room (sheets);
  for (double mm = 15; mm < 75; mm += 0.5)
    {
      RdtPoster poster;

      rdt_sheet_board_measure (sheets, mm * RDT_POINTS_PER_MM, &poster);
      g_test_message ("%g mm: %u × %u pages", mm, poster.n_columns, poster.n_rows);
      g_assert_true (poster.columns.is_between_cells && poster.rows.is_between_cells);
      g_assert_cmpuint (poster.n_columns, ==, count_least (&poster, grid->width, room.width));
      g_assert_cmpuint (poster.n_rows, ==, count_least (&poster, grid->height, room.height));
      for (guint i = 0; i < rdt_poster_get_n (&poster); i++)
        {
          RdtBox part = rdt_poster_get_part (&poster, i);

          g_assert_cmpfloat (part.width, <=, room.width + 0.01);
          g_assert_cmpfloat (part.height, <=, room.height + 0.01);
        }
    }
}

/* A wide board gets a landscape page, as large as it can be; the other pages stay
 * as they were.
 */
static void
test_sheet_board_wide_boards_lie_across (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/arras.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD | RDT_SHEET_ORBAT);
  g_autoptr(RdtSheets) fitted = rdt_sheets_new (&subject, &options, NULL);
  g_autoptr(RdtSheets) scaled = NULL;
  g_autoptr(RdtSheets) landscape = NULL;
  double width, height;

  rdt_sheets_get_size (fitted, 0, &width, &height);
  g_assert_cmpfloat (width, ==, RDT_PRESS_A4_HEIGHT);
  g_assert_cmpfloat (height, ==, RDT_PRESS_A4_WIDTH);
  rdt_sheets_get_size (fitted, 1, &width, &height);
  g_assert_cmpfloat (width, ==, RDT_PRESS_A4_WIDTH);

  options.cell = 12 * RDT_POINTS_PER_MM;
  scaled = rdt_sheets_new (&subject, &options, NULL);
  rdt_sheets_get_size (scaled, 0, &width, &height);
  g_assert_cmpfloat (width, ==, RDT_PRESS_A4_WIDTH);

  options.cell = 0;
  options.width = RDT_PRESS_A4_HEIGHT;
  options.height = RDT_PRESS_A4_WIDTH;
  landscape = rdt_sheets_new (&subject, &options, NULL);
  rdt_sheets_get_size (landscape, 0, &width, &height);
  g_assert_cmpfloat (width, ==, RDT_PRESS_A4_HEIGHT);
  g_assert_cmpfloat (landscape->poster.layout.cell, ==, fitted->poster.layout.cell);
}

/* Brihuega is larger across by a tenth, and would leave half a page empty. */
static void
test_sheet_board_broad_boards_lie_across (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/brihuega.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = rdt_sheets_new (&subject, &options, NULL);
  double width, height;

  rdt_sheets_get_size (sheets, 0, &width, &height);
  g_assert_cmpfloat (width, ==, RDT_PRESS_A4_HEIGHT);
}

/* Units that are cut out as counters are not printed on their board, too. */
static void
test_sheet_board_counters_are_put_on_an_empty_board (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  for (guint counters = 0; counters <= RDT_SHEET_COUNTERS; counters += RDT_SHEET_COUNTERS)
    {
      RdtSheetOptions options = rdt_press_options (RDT_SHEET_BOARD | counters);
      g_autoptr(RdtSheets) with = rdt_press_lay_out (setup, options, NULL);
      g_autoptr(RdtSheets) without = NULL;
      g_autoptr(GByteArray) drawn = rdt_press_write_svg (with, 0);
      g_autoptr(GByteArray) empty = NULL;

      options.parts &= ~RDT_PAINTER_UNITS;
      without = rdt_press_lay_out (setup, options, NULL);
      empty = rdt_press_write_svg (without, 0);
      g_assert_true (rdt_press_is_alike (drawn, empty) == (counters != 0));
    }
}

#define add(path, func) g_test_add_func ("/paint/sheet-board/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("a-fitted-board-is-one-page", test_sheet_board_a_fitted_board_is_one_page);
  add ("a-large-scale-takes-pages-and-a-map", test_sheet_board_a_large_scale_takes_pages_and_a_map);
  add ("boards-settle-on-good-sizes", test_sheet_board_boards_settle_on_good_sizes);
  add ("counters-are-put-on-an-empty-board",
       test_sheet_board_counters_are_put_on_an_empty_board);
  add ("posters-take-no-page-in-vain", test_sheet_board_posters_take_no_page_in_vain);
  add ("wide-boards-lie-across", test_sheet_board_wide_boards_lie_across);
  add ("broad-boards-lie-across", test_sheet_board_broad_boards_lie_across);

  return g_test_run ();
}
