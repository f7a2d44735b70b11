/* test-sheets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-card.h"
#include "rdt-flow.h"
#include "rdt-press.h"
#include "rdt-sheet-frame.h"
#include "rdt-sheet-kinds.h"
#include "rdt-test.h"

/* The tolerance of cairo's estimates for letters and lines, in points. */
#define SLACK 4

/* A printer would cut off what runs over the edge of a page.  Only the cuts of
 * cards come closer to the edge than the margin.
 */
static void
check_ink (const RdtSheets *sheets,
           guint            page)
{
  guint kind = g_array_index (sheets->pages, RdtSheetPage, page).kind;
  double margin = kind == RDT_SHEET_CARDS ? RDT_SHEET_LEAST_MARGIN : RDT_PRESS_MARGIN;
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
check_all_ink (const char *file,
               guint       kinds,
               double      cell_mm)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (file);
  RdtSheetOptions options = rdt_press_options (kinds);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  g_autoptr(RdtSheets) sheets = NULL;

  options.cell = cell_mm * RDT_POINTS_PER_MM;
  sheets = rdt_sheets_new (&subject, &options, NULL);
  g_test_message ("%s, cells of %g", file, cell_mm);
  for (guint page = 0; page < rdt_sheets_get_n_pages (sheets); page++)
    check_ink (sheets, page);
}

/* Only boards and counters grow with the size of cells. */
static void
test_sheets_ink_stays_within_the_margins (void)
{
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; files[i] != NULL; i++)
    {
      check_all_ink (files[i], RDT_SHEET_KIT | RDT_SHEET_SOLO, 0);
      check_all_ink (files[i], RDT_SHEET_BOARD | RDT_SHEET_COUNTERS, 25);
      check_all_ink (files[i], RDT_SHEET_BOARD | RDT_SHEET_COUNTERS, 100);
    }
}

static guint
count_pages (guint  kinds,
             double cell_mm)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = rdt_press_options (kinds);
  g_autoptr(RdtSheets) sheets = NULL;

  options.cell = cell_mm * RDT_POINTS_PER_MM;
  sheets = rdt_press_lay_out (setup, options, NULL);

  return rdt_sheets_get_n_pages (sheets);
}

static void
test_sheets_a_kit_is_all_its_sheets (void)
{
  guint n = count_pages (RDT_SHEET_BOARD, 40) + count_pages (RDT_SHEET_ORBAT, 40)
            + count_pages (RDT_SHEET_REFERENCE, 40) + count_pages (RDT_SHEET_COUNTERS, 40)
            + count_pages (RDT_SHEET_BRIEFING, 40) + count_pages (RDT_SHEET_TRACKS, 40);

  g_assert_cmpuint (count_pages (RDT_SHEET_KIT, 40), ==, n);
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
      g_autoptr(RdtSheets) sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_CARDS),
                                                       NULL);

      g_assert_cmpuint (rdt_sheets_get_n_pages (sheets) > 0, ==, sets[i].has_cards);
    }
}

/* The boxes of a track are on a page, and fill most of it. */
static void
test_sheets_tracks_fill_a_page (void)
{
  static const double papers[][2] = { { 210, 297 }, { 297, 210 }, { 215.9, 279.4 } };
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; files[i] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (papers); j++)
      {
        g_autoptr(RdtGame) game = rdt_test_load_scenario (files[i]);
        RdtSheetOptions options = rdt_press_options (RDT_SHEET_TRACKS);
        g_autoptr(RdtSheets) sheets = NULL;
        const RdtFlow *flow;

        options.width = papers[j][0] * RDT_POINTS_PER_MM;
        options.height = papers[j][1] * RDT_POINTS_PER_MM;
        sheets = rdt_press_lay_out (game->setup, options, NULL);
        flow = sheets->flows[g_bit_nth_lsf (RDT_SHEET_TRACKS, -1)];
        g_test_message ("%s on %g mm: %g of %g", files[i], papers[j][0],
                        rdt_flow_get_filled (flow), rdt_flow_get_height (flow));
        g_assert_cmpuint (rdt_flow_get_n_pages (flow), ==, 1);
        g_assert_cmpfloat (rdt_flow_get_filled (flow), >, 0.85 * rdt_flow_get_height (flow));
      }
}

/* A track shows reinforcements, and where a side is exhausted. */
static void
test_sheets_tracks_say_what_comes (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);
  g_autoptr(GByteArray) before = NULL;
  g_autoptr(GByteArray) after = NULL;
  g_autoptr(RdtSheets) sheets = NULL;
  RdtArea area = { .from = unit->at, .to = unit->at };

  sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_TRACKS), NULL);
  before = rdt_press_write_svg (sheets, 0);
  g_clear_pointer (&sheets, rdt_sheets_free);

  unit->at = (RdtPlace) { .column = -1, .row = -1 };
  unit->arrives_turn = 3;
  unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (unit->arrives, area);
  sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_TRACKS), NULL);
  after = rdt_press_write_svg (sheets, 0);
  g_assert_false (rdt_press_is_alike (before, after));
}

/* Where a side wins by exits, its exited units are counted. */
static void
test_sheets_tracks_count_exits (void)
{
  static const char *const files[] = { "vels-ford", "two-villages" };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("scenarios/%s.scenario.json", files[i]);
      g_autofree char *path = rdt_test_path (name);
      g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
      RdtSheetOptions options = rdt_press_options (RDT_SHEET_SOLO);
      g_autoptr(RdtSheets) sheets = rdt_press_lay_out (game->setup, options, NULL);
      const RdtBox body = { .width = 500, .height = RDT_FLOW_ENDLESS };
      guint n_filled = 0;

      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        {
          g_autoptr(RdtFlow) flow = rdt_flow_new (&body);

          rdt_sheet_add_exits (sheets, side, RDT_SHEET_LOSSES_STEP, flow);
          n_filled += rdt_flow_get_filled (flow) > 0;
        }

      g_assert_cmpuint (n_filled, ==, i == 0 ? 1 : 0);
    }
}

static GByteArray *
draw_cards (RdtRating rating)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("twentieth-century");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->sides[0].has_commander = TRUE;
  setup->sides[0].commander = rating;
  sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_CARDS), NULL);

  return rdt_press_write_svg (sheets, 0);
}

static void
test_sheets_cards_say_what_to_roll (void)
{
  g_autoptr(GByteArray) good = draw_cards (RDT_RATING_GOOD);
  g_autoptr(GByteArray) poor = draw_cards (RDT_RATING_POOR);

  g_assert_false (rdt_press_is_alike (good, poor));
}

/* The length of one colour in a column of dots, from a line on. */
static guint
count_alike (cairo_surface_t *surface,
             int              x,
             int              y,
             int              step)
{
  const guint32 *dots = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface) / sizeof *dots;
  guint n = 1;

  while (dots[(y + (int) n * step) * stride + x] == dots[y * stride + x])
    n++;

  return n;
}

/* As far from the head of a card as from the space above its foot. */
static void
test_sheets_cards_have_their_picture_in_the_middle (void)
{
  enum { HEAD = 40, FOOT = 40, RESERVED = 30 };

  for (guint reserved = 0; reserved <= RESERVED; reserved += RESERVED)
    {
      g_autoptr(RdtSetup) setup = rdt_test_small_setup ("twentieth-century");
      RdtBox box = { .width = RDT_CARD_WIDTH, .height = RDT_CARD_HEIGHT };
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, RDT_CARD_WIDTH,
                                                             RDT_CARD_HEIGHT);
      cairo_t *cr = cairo_create (surface);
      RdtPalette palette;
      guint above, below;

      rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
      rdt_card_draw (setup, 0, &palette, box, reserved, cr);
      cairo_destroy (cr);
      cairo_surface_flush (surface);

      above = count_alike (surface, RDT_CARD_WIDTH / 2, HEAD, 1);
      below = count_alike (surface, RDT_CARD_WIDTH / 2, RDT_CARD_HEIGHT - FOOT, -1);
      g_assert_cmpuint (ABS ((int) above + (int) reserved - (int) below), <=, 4);
      cairo_surface_destroy (surface);
    }
}

/* Rules across the middle half of a page that are dark from end to end; one that
 * darkens two lines of dots counts once.
 */
static guint
count_solid_lines (const RdtSheets *sheets)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         RDT_PRESS_A4_WIDTH * 2,
                                                         RDT_PRESS_A4_HEIGHT * 2);
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

/* In black ink, which has no paler shade, rows are ruled as lightly as in colour:
 * only the rules below headings and at the edges of the page are solid.
 */
static void
test_sheets_rows_are_ruled_lightly (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  RdtSheetOptions options = rdt_press_options (RDT_SHEET_REFERENCE);
  g_autoptr(RdtSheets) colour = rdt_press_lay_out (setup, options, NULL);
  g_autoptr(RdtSheets) black = NULL;

  options.palette = RDT_PALETTE_PAPER;
  black = rdt_press_lay_out (setup, options, NULL);
  g_assert_cmpuint (count_solid_lines (colour), >, 2);
  g_assert_cmpuint (count_solid_lines (black), ==, count_solid_lines (colour));
}

/* For each set: one page, less than a third of it blank. */
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
      RdtSheetOptions options = rdt_press_options (RDT_SHEET_REFERENCE);
      g_autoptr(RdtSheets) sheets = NULL;
      const RdtFlow *flow;

      options.width = paper[0] * RDT_POINTS_PER_MM;
      options.height = paper[1] * RDT_POINTS_PER_MM;
      sheets = rdt_press_lay_out (setup, options, NULL);
      flow = sheets->flows[g_bit_nth_lsf (RDT_SHEET_REFERENCE, -1)];
      g_test_message ("%s on %g mm: %g of %g", set, paper[0], rdt_flow_get_filled (flow),
                      rdt_flow_get_height (flow));
      g_assert_cmpuint (rdt_flow_get_n_pages (flow), ==, 1);
      g_assert_cmpfloat (rdt_flow_get_filled (flow), >, 0.8 * rdt_flow_get_height (flow));
    }
}

/* An order of battle that fits one page with closer rows takes one. */
static void
test_sheets_orders_of_battle_take_no_page_in_vain (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/vels-ford.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  const RdtSheetOptions options = rdt_press_options (RDT_SHEET_ORBAT);
  g_autoptr(RdtSheets) sheets = rdt_sheets_new (&subject, &options, NULL);

  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, 1);
}

/* One that needs another page has lines for notes on the rest of it. */
static void
test_sheets_orders_of_battle_leave_no_page_blank (void)
{
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");
  guint n_long = 0;

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_load_scenario (files[i]);
      g_autoptr(RdtSheets) sheets = rdt_press_lay_out (game->setup,
                                                       rdt_press_options (RDT_SHEET_ORBAT), NULL);
      const RdtFlow *flow = sheets->flows[g_bit_nth_lsf (RDT_SHEET_ORBAT, -1)];

      g_test_message ("%s: %g of %g", files[i], rdt_flow_get_filled (flow),
                      rdt_flow_get_height (flow));
      if (rdt_flow_get_n_pages (flow) == 1)
        continue;

      n_long++;
      g_assert_cmpfloat (rdt_flow_get_filled (flow), >, 0.85 * rdt_flow_get_height (flow));
    }
  g_assert_cmpuint (n_long, >, 0);
}

/* How much of an order of battle is in a side's colour. */
static guint
count_colour (const char *name)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         2 * RDT_PRESS_A4_WIDTH,
                                                         2 * RDT_PRESS_A4_HEIGHT);
  const guint32 *dots = (const guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  cairo_t *cr = cairo_create (surface);
  guint n = 0;

  g_free (unit->name);
  unit->name = g_strdup (name);
  g_free (setup->sides[0].colour);
  setup->sides[0].colour = g_strdup ("#00ff00");
  sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_ORBAT), NULL);
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

static GByteArray *
draw_with_option (guint       kind,
                  const char *rules,
                  const char *option)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup (rules);
  g_autoptr(RdtSheets) sheets = NULL;

  if (option != NULL)
    g_ptr_array_add (setup->options, g_strdup (option));
  sheets = rdt_press_lay_out (setup, rdt_press_options (kind), NULL);

  return rdt_press_write_svg (sheets, 0);
}

/* Optional rules are listed wherever they matter, and change what is printed: a
 * counter shows that a unit is done for the turn only if each unit acts once.
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

      g_assert_true (rdt_press_is_alike (without, with) == !all[i].matters);
    }
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
      RdtSheetOptions options = rdt_press_options (RDT_SHEET_KIT);

      options.width = sizes[i][0];
      options.height = sizes[i][1];
      options.margin = sizes[i][2];
      g_assert_null (rdt_press_lay_out (setup, options, &error));
      g_assert_error (error, RDT_EXPORT_ERROR, RDT_EXPORT_ERROR_SIZE);
    }
}

#define add(path, func) g_test_add_func ("/paint/sheets/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("ink-stays-within-the-margins", test_sheets_ink_stays_within_the_margins);
  add ("a-kit-is-all-its-sheets", test_sheets_a_kit_is_all_its_sheets);
  add ("cards-are-for-rules-that-have-them", test_sheets_cards_are_for_rules_that_have_them);
  add ("tracks-count-exits", test_sheets_tracks_count_exits);
  add ("cards-say-what-to-roll", test_sheets_cards_say_what_to_roll);
  add ("cards-have-their-picture-in-the-middle",
       test_sheets_cards_have_their_picture_in_the_middle);
  add ("tracks-fill-a-page", test_sheets_tracks_fill_a_page);
  add ("tracks-say-what-comes", test_sheets_tracks_say_what_comes);
  add ("rows-are-ruled-lightly", test_sheets_rows_are_ruled_lightly);
  add ("references-fill-a-page", test_sheets_references_fill_a_page);
  add ("orders-of-battle-take-no-page-in-vain", test_sheets_orders_of_battle_take_no_page_in_vain);
  add ("orders-of-battle-leave-no-page-blank",
       test_sheets_orders_of_battle_leave_no_page_blank);
  add ("pictures-are-as-large-in-high-rows", test_sheets_pictures_are_as_large_in_high_rows);
  add ("optional-rules-are-told", test_sheets_optional_rules_are_told);
  add ("paper-without-room-is-refused", test_sheets_paper_without_room_is_refused);

  return g_test_run ();
}
