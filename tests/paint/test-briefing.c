/* test-briefing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-press.h"
#include "rdt-test.h"

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

  sheets = rdt_press_lay_out (setup, rdt_press_options (RDT_SHEET_BRIEFING), NULL);

  return rdt_press_write_svg (sheets, page);
}

static void
test_briefing_keeps_reserves_from_the_enemy (void)
{
  for (guint side = 0; side < RDT_N_SIDES; side++)
    {
      g_autoptr(GByteArray) before = draw_briefing (FALSE, side);
      g_autoptr(GByteArray) after = draw_briefing (TRUE, side);

      g_assert_true (rdt_press_is_alike (before, after) == (side == 0));
    }
}

static GByteArray *
draw_with_words (guint       kind,
                 const char *briefing)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->sides[1].briefing = g_strdup (briefing);
  sheets = rdt_press_lay_out (setup, rdt_press_options (kind), NULL);

  return rdt_press_write_svg (sheets, rdt_sheets_get_n_pages (sheets) - 1);
}

/* Both players read the order of battle; a briefing is for one. */
static void
test_briefing_stands_on_its_own_page_only (void)
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

      g_assert_true (rdt_press_is_alike (without, with) == !kinds[i].is_told);
    }
}

static GByteArray *
draw_with_otherwise (guint       kind,
                     const char *otherwise)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtSheets) sheets = NULL;

  setup->otherwise = g_strdup (otherwise);
  sheets = rdt_press_lay_out (setup, rdt_press_options (kind), NULL);

  return rdt_press_write_svg (sheets, rdt_sheets_get_n_pages (sheets) - 1);
}

/* A side without a condition of its own would not know how to win. */
static void
test_briefing_who_wins_otherwise_is_told (void)
{
  static const guint kinds[] = { RDT_SHEET_BRIEFING, RDT_SHEET_ORBAT };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr(GByteArray) losses = draw_with_otherwise (kinds[i], NULL);
      g_autoptr(GByteArray) nobody = draw_with_otherwise (kinds[i], "draw");
      g_autoptr(GByteArray) blue = draw_with_otherwise (kinds[i], "blue");

      g_assert_false (rdt_press_is_alike (losses, nobody));
      g_assert_false (rdt_press_is_alike (nobody, blue));
      g_assert_false (rdt_press_is_alike (losses, blue));
    }
}

/* The width of the frame of a briefing's map, in mm. */
static double
measure_frame (const RdtSheets *sheets,
               guint            page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                         RDT_PRESS_A4_WIDTH,
                                                         RDT_PRESS_A4_HEIGHT);
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

/* The map of a briefing is at least as wide as a hand, whatever the number of units. */
static void
test_briefing_has_a_map_to_plan_on (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/mont-saint-jean.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };

  for (guint i = 0; i < 2; i++)
    {
      RdtSheetOptions options = rdt_press_options (RDT_SHEET_BRIEFING);
      g_autoptr(RdtSheets) sheets = NULL;

      options.height = i == 0 ? RDT_PRESS_A4_HEIGHT : 279.4 * RDT_POINTS_PER_MM;
      sheets = rdt_sheets_new (&subject, &options, NULL);
      for (guint page = 0; page < RDT_N_SIDES; page++)
        g_assert_cmpfloat (measure_frame (sheets, page), >, 80);
    }
}

static void
test_briefing_is_a_page_a_side (void)
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
        RdtSheetOptions options = rdt_press_options (kinds[kind].kind);
        RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
        g_autoptr(RdtSheets) sheets = NULL;

        options.width = paper[0] * RDT_POINTS_PER_MM;
        options.height = paper[1] * RDT_POINTS_PER_MM;
        sheets = rdt_sheets_new (&subject, &options, NULL);
        g_test_message ("%s on %g mm, kind %u", files[i], paper[0], kind);
        g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, kinds[kind].n_pages);
      }
}

#define add(path, func) g_test_add_func ("/paint/briefing/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("keeps-reserves-from-the-enemy", test_briefing_keeps_reserves_from_the_enemy);
  add ("stands-on-its-own-page-only", test_briefing_stands_on_its_own_page_only);
  add ("who-wins-otherwise-is-told", test_briefing_who_wins_otherwise_is_told);
  add ("has-a-map-to-plan-on", test_briefing_has_a_map_to_plan_on);
  add ("is-a-page-a-side", test_briefing_is_a_page_a_side);

  return g_test_run ();
}
