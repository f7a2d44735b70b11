/* test-report.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-file.h"
#include "rdt-referee.h"
#include "rdt-report-map.h"
#include "rdt-report-page.h"
#include "rdt-sheets.h"
#include "rdt-test.h"

/* Ends phases until a unit may be turned, and turns it. */
static guint
turn_somebody (const RdtGame *game,
               const RdtDice *dice,
               RdtOrder      *orders,
               guint          most)
{
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtOrderList) legal = { 0 };
  RdtRefusal refusal;

  g_assert_true (rdt_referee_begin (game, dice, position, NULL, &refusal));

  for (guint n = 0; n < most; n++)
    {
      rdt_order_init (&orders[n], RDT_ORDER_END, RDT_NO_UNIT);
      rdt_referee_list (game, position, &legal);
      for (guint i = 0; i < legal.n_items; i++)
        if (legal.items[i].kind == RDT_ORDER_MOVE && legal.items[i].n_path == 0)
          {
            orders[n] = legal.items[i];
            return n + 1;
          }

      g_assert_true (rdt_referee_apply (game, dice, position, &orders[n], NULL, &refusal));
    }

  g_assert_not_reached ();
}

static RdtReport *
tell (RdtGame        *game,
      const RdtDice  *dice,
      const RdtOrder *orders,
      guint           n_orders)
{
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtEventList) events = { 0 };
  RdtReport *report = rdt_report_new (game);
  RdtRefusal refusal;

  g_assert_true (rdt_referee_begin (game, dice, position, &events, &refusal));
  rdt_report_add (report, &events, position);

  for (guint i = 0; i < n_orders; i++)
    {
      events.n_items = 0;
      g_assert_true (rdt_referee_apply (game, dice, position, &orders[i], &events, &refusal));
      rdt_report_add (report, &events, position);
    }

  return report;
}

/* Without headings. */
static guint
count_lines (RdtGame        *game,
             const RdtDice  *dice,
             const RdtOrder *orders,
             guint           n_orders)
{
  g_autoptr(RdtReport) report = tell (game, dice, orders, n_orders);
  guint n = 0;

  for (guint i = 0; i < report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (report->turns, i);

      for (guint j = 0; j < turn->lines->len; j++)
        n += ((const RdtReportLine *) g_ptr_array_index (turn->lines, j))->kind != RDT_REPORT_PHASE;
    }

  return n;
}

static void
test_report_tells_a_turn_on_the_spot_once (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtOrder orders[8];
  guint n;

  rdt_dice_set_seed (dice, 1);
  n = turn_somebody (game, dice, orders, G_N_ELEMENTS (orders));

  g_assert_cmpuint (count_lines (game, dice, orders, n), ==,
                    count_lines (game, dice, orders, n - 1) + 1);
}

static RdtReport *
load_report (const char *name)
{
  g_autofree char *path = rdt_test_path (name);
  g_autofree char *text = NULL;
  g_autoptr(RdtBattleFile) file = NULL;
  g_autoptr(RdtGame) game = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  file = rdt_battle_file_read (text, length, path, NULL);
  g_assert_nonnull (file);
  game = rdt_game_new (file->setup, file->rules);
  g_assert_true (rdt_battle_file_read_orders (file, game, NULL));

  return tell (game, file->dice, (const RdtOrder *) (gpointer) file->orders->data,
               file->orders->len);
}

/* Also the last phase of a turn. */
static void
test_report_phases_have_something_to_tell (void)
{
  static const char *const records[] = { "kessock-halt", "rolica", "saint-aubry", "ruby-station" };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *name = g_strdup_printf ("tests/records/%s.battle.json", records[i]);
      g_autoptr(RdtReport) report = load_report (name);

      for (guint j = 0; j < report->turns->len; j++)
        {
          const RdtReportTurn *turn = g_ptr_array_index (report->turns, j);
          gboolean was_phase = FALSE;

          for (guint k = 0; k < turn->lines->len; k++)
            {
              const RdtReportLine *line = g_ptr_array_index (turn->lines, k);

              g_assert_false (was_phase && line->kind == RDT_REPORT_PHASE);
              was_phase = line->kind == RDT_REPORT_PHASE;
            }
          g_assert_false (was_phase);
        }
    }
}

/* The turn in which a battle ended is shown like those before it. */
static void
test_report_maps_show_no_turn_under_way (void)
{
  g_autoptr(RdtReport) report = load_report ("tests/records/rolica.battle.json");
  g_autofree RdtPosition *end = g_memdup2 (rdt_report_get_last (report)->end,
                                           sizeof (RdtPosition));
  g_autofree RdtReportMap *map = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *marked = NULL;

  map = rdt_report_map_new (report, end, RDT_PALETTE_LIGHT, 400);
  plain = rdt_report_map_draw_units (map, "a-");
  for (RdtUnitIndex unit = 0; unit < report->game->n_units; unit++)
    end->units[unit].flags ^= RDT_UNIT_MOVED;

  g_free (map);
  map = rdt_report_map_new (report, end, RDT_PALETTE_LIGHT, 400);
  marked = rdt_report_map_draw_units (map, "a-");
  g_assert_cmpstr (marked, ==, plain);
}

static gboolean
is_blank (cairo_surface_t *surface,
          int              y)
{
  const guint8 *row = cairo_image_surface_get_data (surface)
                      + y * cairo_image_surface_get_stride (surface);

  for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
    if (row[4 * x] < 0xf0)
      return FALSE;

  return TRUE;
}

/* How far down a page there is anything above its footer, as a share of its height. */
static double
measure_page (const RdtSheets *sheets,
              guint            page)
{
  int height = sheets->options.height;
  int foot = height - sheets->options.margin - 20;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, sheets->options.width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  rdt_sheets_draw (sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  while (foot > 0 && is_blank (surface, foot))
    foot--;
  cairo_surface_destroy (surface);

  return (double) foot / height;
}

/* Each turn has a page with the largest map that its events leave room for; before
 * the turns come the forces and the beginning, after them the losses.
 */
static void
test_report_turns_fill_a_page_each (void)
{
  g_autoptr(RdtReport) report = load_report ("tests/records/two-villages.battle.json");
  RdtSheetSubject subject = {
    .setup = report->game->setup,
    .rules = report->game->rules,
    .game = report->game,
    .report = report,
  };
  const RdtSheetOptions options = {
    .kinds = RDT_SHEET_REPORT,
    .palette = RDT_PALETTE_LIGHT,
    .width = 210 * RDT_POINTS_PER_MM,
    .height = 297 * RDT_POINTS_PER_MM,
    .margin = 10 * RDT_POINTS_PER_MM,
  };
  g_autoptr(RdtSheets) sheets = rdt_sheets_new (&subject, &options, NULL);
  guint n = report->turns->len;

  g_assert_cmpuint (n, >, 5);
  g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, n + 2);
  for (guint page = 2; page <= n; page++)
    g_assert_cmpfloat (measure_page (sheets, page), >, 0.8);
}

/* As the printed sheets do. */
static void
test_report_pages_name_the_author (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtReport) report = NULL;
  g_autofree char *html = NULL;
  g_autofree char *markdown = NULL;

  g_free (setup->author);
  setup->author = g_strdup ("Ann & Co");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  report = tell (game, dice, NULL, 0);
  html = rdt_report_to_html (report, RDT_PALETTE_LIGHT);
  markdown = rdt_report_to_markdown (report, "turn-");

  g_assert_nonnull (strstr (html, "<p>A scenario by Ann &amp; Co</p>"));
  g_assert_nonnull (strstr (markdown, "\n\nA scenario by Ann"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/report/tells-a-turn-on-the-spot-once",
                   test_report_tells_a_turn_on_the_spot_once);
  g_test_add_func ("/paint/report/phases-have-something-to-tell",
                   test_report_phases_have_something_to_tell);
  g_test_add_func ("/paint/report/maps-show-no-turn-under-way",
                   test_report_maps_show_no_turn_under_way);
  g_test_add_func ("/paint/report/pages-name-the-author", test_report_pages_name_the_author);
  g_test_add_func ("/paint/report/turns-fill-a-page-each", test_report_turns_fill_a_page_each);

  return g_test_run ();
}
