/* test-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "rdt-flow.h"
#include "rdt-sheet-board.h"
#include "rdt-sheet-export.h"
#include "rdt-sheet-frame.h"
#include "rdt-svg.h"
#include "rdt-test.h"

#define A4_WIDTH  (210 * RDT_POINTS_PER_MM)
#define A4_HEIGHT (297 * RDT_POINTS_PER_MM)
#define MARGIN    (10 * RDT_POINTS_PER_MM)

/* What cairo adds to what it guesses of letters and lines, in points. */
#define SLACK 4

static RdtSheetOptions
make_options (guint kinds)
{
  return (RdtSheetOptions) {
    .kinds = kinds,
    .palette = RDT_PALETTE_LIGHT,
    .parts = RDT_PAINTER_ALL,
    .width = A4_WIDTH,
    .height = A4_HEIGHT,
    .margin = MARGIN,
  };
}

static RdtSheets *
make_sheets (const RdtSetup   *setup,
             RdtSheetOptions   options,
             GError          **error)
{
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  RdtSheetSubject subject = { .setup = setup, .rules = game->rules, .game = game };

  return rdt_sheets_new (&subject, &options, error);
}

static guint
count_pages (guint  kinds,
             double cell_mm)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = make_options (kinds);
  g_autoptr(RdtSheets) sheets = NULL;

  options.cell = cell_mm * RDT_POINTS_PER_MM;
  sheets = make_sheets (setup, options, NULL);

  return rdt_sheets_get_n_pages (sheets);
}

static void
test_sheets_a_fitted_board_is_one_page (void)
{
  g_assert_cmpuint (count_pages (RDT_SHEET_BOARD, 0), ==, 1);
}

static void
test_sheets_a_large_scale_takes_pages_and_a_map (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = make_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = NULL;

  options.cell = 100 * RDT_POINTS_PER_MM;
  sheets = make_sheets (setup, options, NULL);
  g_assert_cmpuint (rdt_poster_get_n (&sheets->poster), >, 1);
  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, rdt_poster_get_n (&sheets->poster) + 1);
}

/* Dragged to about a size, a board has whole millimetres, or fills its pages. */
static void
test_sheets_boards_settle_on_good_sizes (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = make_sheets (setup, make_options (RDT_SHEET_BOARD), NULL);

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

static void
test_sheets_cards_are_for_rules_that_have_them (void)
{
  static const struct
  {
    const char *rules;
    gboolean    has_cards;
  } sets[] = {
    { .rules = "modern", .has_cards = FALSE },
    { .rules = "musket", .has_cards = FALSE },
    { .rules = "portable", .has_cards = FALSE },
    { .rules = "twentieth-century", .has_cards = TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_small_setup (sets[i].rules);
      g_autoptr(RdtSheets) sheets = make_sheets (setup, make_options (RDT_SHEET_CARDS), NULL);

      g_assert_cmpuint (rdt_sheets_get_n_pages (sheets) > 0, ==, sets[i].has_cards);
    }
}

static void
test_sheets_a_kit_is_all_its_sheets (void)
{
  guint n = count_pages (RDT_SHEET_BOARD, 40) + count_pages (RDT_SHEET_ORBAT, 40)
            + count_pages (RDT_SHEET_REFERENCE, 40) + count_pages (RDT_SHEET_COUNTERS, 40)
            + count_pages (RDT_SHEET_BRIEFING, 40);

  g_assert_cmpuint (count_pages (RDT_SHEET_KIT, 40), ==, n);
}

/* A page that runs over its edge would be cut off by a printer.  Only the cuts
 * of cards come closer to the edge than was asked for.
 */
static void
check_ink (const RdtSheets *sheets,
           guint            page)
{
  guint kind = g_array_index (sheets->pages, RdtSheetPage, page).kind;
  double margin = kind == RDT_SHEET_CARDS ? RDT_SHEET_LEAST_MARGIN : MARGIN;
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height, page_width, page_height;

  rdt_sheets_draw (sheets, page, cr);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  cairo_surface_destroy (surface);
  rdt_sheets_get_size (sheets, page, &page_width, &page_height);

  g_test_message ("page %u: %g %g %g %g", page, x, y, width, height);
  g_assert_cmpfloat (x, >=, margin - SLACK);
  g_assert_cmpfloat (y, >=, margin - SLACK);
  g_assert_cmpfloat (x + width, <=, page_width - margin + SLACK);
  g_assert_cmpfloat (y + height, <=, page_height - margin + SLACK);
}

static void
test_sheets_ink_stays_within_the_margins (void)
{
  static const double cells[] = { 0, 25, 100 };
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; files[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
      {
        g_autoptr(RdtGame) game = rdt_test_load_scenario (files[i]);
        RdtSheetOptions options = make_options (RDT_SHEET_KIT | RDT_SHEET_BRIEFING
                                                | RDT_SHEET_SOLO);
        RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
        g_autoptr(RdtSheets) sheets = NULL;

        options.cell = cells[j] * RDT_POINTS_PER_MM;
        sheets = rdt_sheets_new (&subject, &options, NULL);
        g_test_message ("%s, cells of %g", files[i], cells[j]);
        for (guint page = 0; page < rdt_sheets_get_n_pages (sheets); page++)
          check_ink (sheets, page);
      }
}

/* Rules across the middle half of a page that are dark from end to end; one that
 * darkens two lines of dots is one.
 */
static guint
count_solid_lines (const RdtSheets *sheets)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, A4_WIDTH * 2,
                                                         A4_HEIGHT * 2);
  cairo_t *cr = cairo_create (surface);
  int width = cairo_image_surface_get_width (surface);
  gboolean was_dark = FALSE;
  guint n = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, 2, 2);
  rdt_sheets_draw (sheets, 0, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      const guint8 *row = cairo_image_surface_get_data (surface)
                          + y * cairo_image_surface_get_stride (surface);
      int x = width / 4;

      while (x < width / 2 - 40 && row[4 * x] < 0xb0)
        x++;
      n += x == width / 2 - 40 && !was_dark;
      was_dark = x == width / 2 - 40;
    }
  cairo_surface_destroy (surface);

  return n;
}

/* In black ink, where there is no paler one, rows are ruled as lightly as in
 * colour: only the rules below headings and at the edges of the page are solid.
 */
static void
test_sheets_rows_are_ruled_lightly (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = make_options (RDT_SHEET_REFERENCE);
  g_autoptr(RdtSheets) colour = make_sheets (setup, options, NULL);
  g_autoptr(RdtSheets) black = NULL;

  options.palette = RDT_PALETTE_PAPER;
  black = make_sheets (setup, options, NULL);
  g_assert_cmpuint (count_solid_lines (colour), >, 2);
  g_assert_cmpuint (count_solid_lines (black), ==, count_solid_lines (colour));
}

/* A wide board lies on a page turned round, as large as it can be; the other
 * pages stay as they were.
 */
static void
test_sheets_wide_boards_lie_across (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/arras.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = make_options (RDT_SHEET_BOARD | RDT_SHEET_ORBAT);
  g_autoptr(RdtSheets) fitted = rdt_sheets_new (&subject, &options, NULL);
  g_autoptr(RdtSheets) scaled = NULL;
  g_autoptr(RdtSheets) landscape = NULL;
  double width, height;

  rdt_sheets_get_size (fitted, 0, &width, &height);
  g_assert_cmpfloat (width, ==, A4_HEIGHT);
  g_assert_cmpfloat (height, ==, A4_WIDTH);
  rdt_sheets_get_size (fitted, 1, &width, &height);
  g_assert_cmpfloat (width, ==, A4_WIDTH);

  options.cell = 12 * RDT_POINTS_PER_MM;
  scaled = rdt_sheets_new (&subject, &options, NULL);
  rdt_sheets_get_size (scaled, 0, &width, &height);
  g_assert_cmpfloat (width, ==, A4_WIDTH);

  options.cell = 0;
  options.width = A4_HEIGHT;
  options.height = A4_WIDTH;
  landscape = rdt_sheets_new (&subject, &options, NULL);
  rdt_sheets_get_size (landscape, 0, &width, &height);
  g_assert_cmpfloat (width, ==, A4_HEIGHT);
  g_assert_cmpfloat (landscape->poster.layout.cell, ==, fitted->poster.layout.cell);
}

/* Brihuega is larger across by a tenth, and would leave a page half empty. */
static void
test_sheets_broad_boards_lie_across (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/brihuega.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = make_options (RDT_SHEET_BOARD);
  g_autoptr(RdtSheets) sheets = rdt_sheets_new (&subject, &options, NULL);
  double width, height;

  rdt_sheets_get_size (sheets, 0, &width, &height);
  g_assert_cmpfloat (width, ==, A4_HEIGHT);
}

/* Of each set: one page, and no third of it blank. */
static void
test_sheets_references_fill_a_page (void)
{
  static const double papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };
  static const char *const sets[] = {
    "modern", "musket", "nineteenth-century", "portable", "twentieth-century",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sets) * G_N_ELEMENTS (papers); i++)
    {
      const double *paper = papers[i % G_N_ELEMENTS (papers)];
      const char *set = sets[i / G_N_ELEMENTS (papers)];
      g_autoptr(RdtSetup) setup = rdt_test_small_setup (set);
      RdtSheetOptions options = make_options (RDT_SHEET_REFERENCE);
      g_autoptr(RdtSheets) sheets = NULL;
      const RdtFlow *flow;

      options.width = paper[0] * RDT_POINTS_PER_MM;
      options.height = paper[1] * RDT_POINTS_PER_MM;
      sheets = make_sheets (setup, options, NULL);
      flow = sheets->flows[g_bit_nth_lsf (RDT_SHEET_REFERENCE, -1)];
      g_test_message ("%s on %g mm: %g of %g", set, paper[0], rdt_flow_get_filled (flow),
                      rdt_flow_get_height (flow));
      g_assert_cmpuint (rdt_flow_get_n_pages (flow), ==, 1);
      g_assert_cmpfloat (rdt_flow_get_filled (flow), >, 0.8 * rdt_flow_get_height (flow));
    }
}

/* An order of battle that goes on one page with closer rows takes one. */
static void
test_sheets_orders_of_battle_take_no_page_in_vain (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/vels-ford.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  const RdtSheetOptions options = make_options (RDT_SHEET_ORBAT);
  g_autoptr(RdtSheets) sheets = rdt_sheets_new (&subject, &options, NULL);

  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, 1);
}

/* How much of an order of battle is in a side's colour. */
static guint
count_colour (const char *name)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2 * A4_WIDTH,
                                                         2 * A4_HEIGHT);
  const guint32 *dots = (const guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  g_free (unit->name);
  unit->name = g_strdup (name);
  g_free (setup->sides[0].colour);
  setup->sides[0].colour = g_strdup ("#00ff00");
  sheets = make_sheets (setup, make_options (RDT_SHEET_ORBAT), NULL);
  cairo_scale (cr, 2, 2);
  rdt_sheets_draw (sheets, 0, cr);
  cairo_surface_flush (surface);
  for (gsize i = 0; i < (gsize) cairo_image_surface_get_stride (surface) / 4
                          * cairo_image_surface_get_height (surface); i++)
    n += (dots[i] & 0xffffff) == 0x00ff00;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n;
}

static void
test_sheets_pictures_are_as_large_in_high_rows (void)
{
  guint n = count_colour ("Guard");

  g_assert_cmpuint (n, >, 1000);
  g_assert_cmpuint (ABS ((int) count_colour ("The Guard\nof the Four\nHundred Hills\nand More")
                         - (int) n), <, 100);
}

static void
test_sheets_paper_without_room_is_refused (void)
{
  static const double sizes[][3] = {
    { 100, 800, 10 },
    { 595, 842, 250 },
    { 595, 842, -5 },
    { 20000, 842, 30 },
  };
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr(GError) error = NULL;
      RdtSheetOptions options = make_options (RDT_SHEET_KIT);

      options.width = sizes[i][0];
      options.height = sizes[i][1];
      options.margin = sizes[i][2];
      g_assert_null (make_sheets (setup, options, &error));
      g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE);
    }
}

static cairo_status_t
append (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

static GByteArray *
write_svg (const RdtSheets *sheets,
           guint            page)
{
  GByteArray *bytes = g_byte_array_new ();
  RdtSheetOutput output = { .write = append, .closure = bytes };

  g_assert_true (rdt_sheets_write_svg (sheets, page, &output, NULL));

  return bytes;
}

/* Cairo counts its surfaces through the whole process. */
static void
test_sheets_svg_is_the_same_twice_in_a_process (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtSheets) sheets = make_sheets (setup, make_options (RDT_SHEET_ORBAT), NULL);
  g_autoptr(GByteArray) first = write_svg (sheets, 0);
  g_autoptr(GByteArray) again = write_svg (sheets, 0);

  g_assert_cmpmem (first->data, first->len, again->data, again->len);
}

static GByteArray *
draw_briefing (gboolean has_reserve,
               guint    page)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;
  RdtSetupUnit *reserve;

  if (has_reserve)
    {
      RdtArea area = { .from = { .column = 3, .row = 0 }, .to = { .column = 3, .row = 0 } };

      rdt_test_add_unit (setup, 1, "infantry", "D1");
      reserve = g_ptr_array_index (setup->sides[1].units, setup->sides[1].units->len - 1);
      reserve->at = (RdtPlace) { .column = -1, .row = -1 };
      reserve->arrives_turn = 3;
      reserve->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
      g_array_append_val (reserve->arrives, area);
    }

  sheets = make_sheets (setup, make_options (RDT_SHEET_BRIEFING), NULL);

  return write_svg (sheets, page);
}

static gboolean
are_equal (const GByteArray *a,
           const GByteArray *b)
{
  return a->len == b->len && memcmp (a->data, b->data, a->len) == 0;
}

static void
test_sheets_briefings_keep_reserves_from_the_enemy (void)
{
  for (guint side = 0; side < RDT_N_SIDES; side++)
    {
      g_autoptr(GByteArray) before = draw_briefing (FALSE, side);
      g_autoptr(GByteArray) after = draw_briefing (TRUE, side);

      g_assert_true (are_equal (before, after) == (side == 0));
    }
}

static GByteArray *
draw_with_words (guint       kind,
                 const char *briefing)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->sides[1].briefing = g_strdup (briefing);
  sheets = make_sheets (setup, make_options (kind), NULL);

  return write_svg (sheets, rdt_sheets_get_n_pages (sheets) - 1);
}

/* How good its commander is, is told by what a side has to roll. */
static GByteArray *
draw_cards (RdtRating rating)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("twentieth-century");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->sides[0].has_commander = TRUE;
  setup->sides[0].commander = rating;
  sheets = make_sheets (setup, make_options (RDT_SHEET_CARDS), NULL);

  return write_svg (sheets, 0);
}

static void
test_sheets_cards_say_what_to_roll (void)
{
  g_autoptr(GByteArray) good = draw_cards (RDT_RATING_GOOD);
  g_autoptr(GByteArray) poor = draw_cards (RDT_RATING_POOR);

  g_assert_false (are_equal (good, poor));
}

static GByteArray *
draw_with_otherwise (guint       kind,
                     const char *otherwise)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->otherwise = g_strdup (otherwise);
  sheets = make_sheets (setup, make_options (kind), NULL);

  return write_svg (sheets, rdt_sheets_get_n_pages (sheets) - 1);
}

/* The width of the frame of a briefing's map, in mm. */
static double
measure_frame (const RdtSheets *sheets,
               guint            page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, A4_WIDTH, A4_HEIGHT);
  const guint32 *dots = (const guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  const guint32 frame = 0xf5f0df;    /* of the light palette */
  cairo_t *cr = cairo_create (surface);
  int stride, width = 0;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rdt_sheets_draw (sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = cairo_image_surface_get_stride (surface) / 4;
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    {
      int n = 0;

      for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
        n += (dots[y * stride + x] & 0xffffff) == frame;
      width = MAX (width, n);
    }
  cairo_surface_destroy (surface);

  return width / RDT_POINTS_PER_MM;
}

static GByteArray *
draw_with_option (guint       kind,
                  const char *rules,
                  const char *option)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup (rules);
  g_autoptr(RdtSheets) sheets = NULL;

  if (option != NULL)
    g_ptr_array_add (setup->options, g_strdup (option));
  sheets = make_sheets (setup, make_options (kind), NULL);

  return write_svg (sheets, 0);
}

/* Optional rules are told wherever they matter, and change what is printed: a
 * counter is done for the turn only if each unit has one go.
 */
static void
test_sheets_optional_rules_are_told (void)
{
  static const struct
  {
    guint       kind;
    const char *rules;
    const char *option;
    gboolean    matters;
  } all[] = {
    { RDT_SHEET_ORBAT, "portable", "pinning", TRUE },
    { RDT_SHEET_ORBAT, "modern", "gas", TRUE },
    { RDT_SHEET_BRIEFING, "modern", "gas", TRUE },
    { RDT_SHEET_REFERENCE, "portable", "pinning", TRUE },
    { RDT_SHEET_REFERENCE, "modern", "cyclists", FALSE },
    { RDT_SHEET_COUNTERS, "portable", "pinning", TRUE },
    { RDT_SHEET_COUNTERS, "twentieth-century", "once-each", TRUE },
    { RDT_SHEET_COUNTERS, "twentieth-century", "small-arms-hit-command", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr(GByteArray) without = draw_with_option (all[i].kind, all[i].rules, NULL);
      g_autoptr(GByteArray) with = draw_with_option (all[i].kind, all[i].rules, all[i].option);

      g_assert_true (are_equal (without, with) == !all[i].matters);
    }
}

/* The map of a briefing is as wide as a hand at least, however many units. */
static void
test_sheets_briefings_have_maps_to_plan_on (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/mont-saint-jean.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };

  for (guint i = 0; i < 2; i++)
    {
      RdtSheetOptions options = make_options (RDT_SHEET_BRIEFING);
      g_autoptr(RdtSheets) sheets = NULL;

      options.height = i == 0 ? A4_HEIGHT : 279.4 * RDT_POINTS_PER_MM;
      sheets = rdt_sheets_new (&subject, &options, NULL);
      for (guint page = 0; page < RDT_N_SIDES; page++)
        g_assert_cmpfloat (measure_frame (sheets, page), >, 80);
    }
}

/* A side without a condition of its own would not know how to win. */
static void
test_sheets_who_wins_otherwise_is_told (void)
{
  static const guint kinds[] = { RDT_SHEET_BRIEFING, RDT_SHEET_ORBAT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr(GByteArray) losses = draw_with_otherwise (kinds[i], NULL);
      g_autoptr(GByteArray) nobody = draw_with_otherwise (kinds[i], "draw");
      g_autoptr(GByteArray) blue = draw_with_otherwise (kinds[i], "blue");

      g_assert_false (are_equal (losses, nobody));
      g_assert_false (are_equal (nobody, blue));
      g_assert_false (are_equal (losses, blue));
    }
}

/* Both players read the order of battle; a briefing is for one. */
static void
test_sheets_briefings_stand_on_their_own_pages_only (void)
{
  static const struct
  {
    guint    kind;
    gboolean is_told;
  } kinds[] = {
    { .kind = RDT_SHEET_BRIEFING, .is_told = TRUE },
    { .kind = RDT_SHEET_ORBAT, .is_told = FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr(GByteArray) without = draw_with_words (kinds[i].kind, NULL);
      g_autoptr(GByteArray) with = draw_with_words (kinds[i].kind, "Come through the woods.");

      g_assert_true (are_equal (without, with) == !kinds[i].is_told);
    }
}

static void
test_sheets_briefings_are_a_page_a_side (void)
{
  static const struct
  {
    guint kind;
    guint n_pages;
  } kinds[] = {
    { .kind = RDT_SHEET_BRIEFING, .n_pages = 2 },
    { .kind = RDT_SHEET_SOLO, .n_pages = 1 },
  };
  static const double papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; files[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (kinds) * G_N_ELEMENTS (papers); j++)
      {
        const double *paper = papers[j / G_N_ELEMENTS (kinds)];
        guint kind = j % G_N_ELEMENTS (kinds);
        g_autoptr(RdtGame) game = rdt_test_load_scenario (files[i]);
        RdtSheetOptions options = make_options (kinds[kind].kind);
        RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
        g_autoptr(RdtSheets) sheets = NULL;

        options.width = paper[0] * RDT_POINTS_PER_MM;
        options.height = paper[1] * RDT_POINTS_PER_MM;
        sheets = rdt_sheets_new (&subject, &options, NULL);
        g_test_message ("%s on %g mm, kind %u", files[i], paper[0], kind);
        g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, kinds[kind].n_pages);
      }
}

static void
test_sheets_svg_ids_are_settled (void)
{
  static const char text[] = "<g id=\"surface17\"><use xlink:href=\"#surface9\"/>"
                             "<path clip-path=\"url(#clip3)\" d=\"M 1\"/></g>"
                             "<use xlink:href=\"#surface17\"/>";
  static const char settled[] = "<g id=\"p-surface0\"><use xlink:href=\"#p-surface1\"/>"
                                "<path clip-path=\"url(#p-clip3)\" d=\"M 1\"/></g>"
                                "<use xlink:href=\"#p-surface0\"/>";
  g_autoptr(GByteArray) given = g_byte_array_new ();
  g_autoptr(GByteArray) found = NULL;

  g_byte_array_append (given, (const guint8 *) text, strlen (text));
  found = rdt_svg_settle (given, "p-");
  g_assert_cmpmem (found->data, found->len, settled, strlen (settled));
}

static gboolean
stop_at_once (guint    page,
              guint    n_pages,
              gpointer data)
{
  guint *n = data;

  return (*n)++ < 1;
}

static void
test_sheets_can_be_cancelled (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = make_sheets (setup, make_options (RDT_SHEET_KIT), NULL);
  g_autoptr(GByteArray) bytes = g_byte_array_new ();
  g_autoptr(GError) error = NULL;
  guint n = 0;
  RdtSheetOutput output = {
    .write = append,
    .closure = bytes,
    .progress = stop_at_once,
    .data = &n,
  };

  g_assert_false (rdt_sheets_write_pdf (sheets, &output, &error));
  g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_CANCELLED);
  g_assert_cmpuint (n, ==, 2);
}

static cairo_status_t
refuse (void                *closure,
        const unsigned char *data,
        unsigned int         length)
{
  return CAIRO_STATUS_WRITE_ERROR;
}

static void
test_sheets_a_full_disk_is_an_error (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = make_sheets (setup, make_options (RDT_SHEET_KIT), NULL);
  g_autoptr(GError) error = NULL;
  RdtSheetOutput output = { .write = refuse };

  g_assert_false (rdt_sheets_write_pdf (sheets, &output, &error));
  g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_DRAWING);
}

#define add(path, func) g_test_add_func ("/paint/sheets/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("a-fitted-board-is-one-page", test_sheets_a_fitted_board_is_one_page);
  add ("a-large-scale-takes-pages-and-a-map", test_sheets_a_large_scale_takes_pages_and_a_map);
  add ("boards-settle-on-good-sizes", test_sheets_boards_settle_on_good_sizes);
  add ("cards-say-what-to-roll", test_sheets_cards_say_what_to_roll);
  add ("cards-are-for-rules-that-have-them", test_sheets_cards_are_for_rules_that_have_them);
  add ("a-kit-is-all-its-sheets", test_sheets_a_kit_is_all_its_sheets);
  add ("ink-stays-within-the-margins", test_sheets_ink_stays_within_the_margins);
  add ("rows-are-ruled-lightly", test_sheets_rows_are_ruled_lightly);
  add ("wide-boards-lie-across", test_sheets_wide_boards_lie_across);
  add ("broad-boards-lie-across", test_sheets_broad_boards_lie_across);
  add ("references-fill-a-page", test_sheets_references_fill_a_page);
  add ("orders-of-battle-take-no-page-in-vain",
       test_sheets_orders_of_battle_take_no_page_in_vain);
  add ("pictures-are-as-large-in-high-rows", test_sheets_pictures_are_as_large_in_high_rows);
  add ("paper-without-room-is-refused", test_sheets_paper_without_room_is_refused);
  add ("svg-is-the-same-twice-in-a-process", test_sheets_svg_is_the_same_twice_in_a_process);
  add ("briefings-keep-reserves-from-the-enemy",
       test_sheets_briefings_keep_reserves_from_the_enemy);
  add ("who-wins-otherwise-is-told", test_sheets_who_wins_otherwise_is_told);
  add ("briefings-stand-on-their-own-pages-only",
       test_sheets_briefings_stand_on_their_own_pages_only);
  add ("optional-rules-are-told", test_sheets_optional_rules_are_told);
  add ("briefings-have-maps-to-plan-on", test_sheets_briefings_have_maps_to_plan_on);
  add ("briefings-are-a-page-a-side", test_sheets_briefings_are_a_page_a_side);
  add ("svg-ids-are-settled", test_sheets_svg_ids_are_settled);
  add ("can-be-cancelled", test_sheets_can_be_cancelled);
  add ("a-full-disk-is-an-error", test_sheets_a_full_disk_is_an_error);

  return g_test_run ();
}
