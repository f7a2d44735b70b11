/* bench-files.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>
#include <sys/resource.h>

#include "rdt-battle-load.h"
#include "rdt-locale.h"
#include "rdt-report-page.h"
#include "rdt-sheet-export.h"
#include "rdt-table.h"

/* Measures how long pictures, pages and reports take, without any window.  The
 * budgets are 150 ms for a board of 8 × 8 cells as a PNG picture of 2000 pixels, 20
 * s and 200 MB for 64 × 64 cells of 75 mm on A4 paper, and 2 s for the report of 15
 * turns.
 */

#define N_TIMES 5
#define PIXELS  2000.0
#define CELL_MM 75.0

static const RdtSheetOptions paper = {
  .parts = RDT_PAINTER_ALL,
  .width = 210 * RDT_POINTS_PER_MM,
  .height = 297 * RDT_POINTS_PER_MM,
  .margin = 10 * RDT_POINTS_PER_MM,
  .overlap = 5 * RDT_POINTS_PER_MM,
};

static cairo_status_t
count_bytes (void                *closure,
             const unsigned char *data,
             unsigned int         length)
{
  gsize *n = closure;

  *n += length;

  return CAIRO_STATUS_SUCCESS;
}

static double
get_peak_mb (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);

  return usage.ru_maxrss / 1024.0;
}

static void
time_picture (const RdtTable *table)
{
  g_autoptr(RdtSetup) setup = rdt_table_lay (table);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  g_autofree char *name = rdt_table_describe (table);
  RdtExport export = { .format = RDT_EXPORT_PNG, .parts = RDT_PAINTER_ALL };
  double best = G_MAXDOUBLE;
  guint length = 0;
  RdtLayout layout;

  rdt_picture_show_setup (picture, setup);
  rdt_layout_fit (&layout, &picture->grid, PIXELS, PIXELS);
  export.cell = layout.cell;

  for (guint i = 0; i < N_TIMES; i++)
    {
      g_autoptr(GTimer) timer = g_timer_new ();
      g_autoptr(GByteArray) bytes = rdt_export_board (&export, picture, NULL, NULL);

      best = MIN (best, g_timer_elapsed (timer, NULL));
      length = bytes->len;
    }

  g_print ("%-38s PNG of %.0f px: %.0f ms, %u KB\n", name, PIXELS, best * 1e3, length / 1024);
}

static void
time_pages (const RdtTable *table)
{
  g_autoptr(RdtSetup) setup = rdt_table_lay (table);
  g_autofree char *name = rdt_table_describe (table);
  RdtSheetSubject subject = { .setup = setup };
  RdtSheetOptions options = paper;
  gsize length = 0;
  RdtSheetOutput output = { .write = count_bytes, .closure = &length };
  g_autoptr(GTimer) timer = g_timer_new ();
  g_autoptr(RdtSheets) sheets = NULL;

  options.kinds = RDT_SHEET_BOARD;
  options.cell = CELL_MM * RDT_POINTS_PER_MM;
  sheets = rdt_sheets_new (&subject, &options, NULL);
  if (!rdt_sheets_write_pdf (sheets, &output, NULL))
    g_error ("no pages");

  g_print ("%-38s PDF of %u pages: %.1f s, %.0f MB at the most, %.1f MB long\n",
           name, rdt_sheets_get_n_pages (sheets), g_timer_elapsed (timer, NULL), get_peak_mb (),
           length / 1e6);
}

static double
print_report (RdtBattle *battle,
              RdtReport *report)
{
  RdtGame *game = rdt_battle_get_game (battle);
  RdtSheetSubject subject = {
    .setup = game->setup,
    .rules = game->rules,
    .game = game,
    .position = rdt_battle_get_position (battle),
    .report = report,
  };
  RdtSheetOptions options = paper;
  gsize length = 0;
  RdtSheetOutput output = { .write = count_bytes, .closure = &length };
  g_autoptr(GTimer) timer = g_timer_new ();
  g_autoptr(RdtSheets) sheets = NULL;

  options.kinds = RDT_SHEET_REPORT;
  sheets = rdt_sheets_new (&subject, &options, NULL);
  if (!rdt_sheets_write_pdf (sheets, &output, NULL))
    g_error ("no pages");

  return g_timer_elapsed (timer, NULL);
}

static void
time_report (const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/tests/records/%s.battle.json",
                                           g_getenv ("RDT_SOURCE_ROOT"), name);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(RdtBattle) battle = rdt_battle_load_file (file, NULL, NULL);
  g_autoptr(GTimer) timer = g_timer_new ();
  g_autoptr(RdtReport) report = rdt_history_make_report (rdt_battle_get_history (battle),
                                                         rdt_battle_get_game (battle));
  double told = g_timer_elapsed (timer, NULL);
  g_autofree char *html = rdt_report_to_html (report, RDT_PALETTE_LIGHT);
  double written = g_timer_elapsed (timer, NULL);

  g_print ("%-38s report of %u turns: told in %.0f ms, HTML %.0f ms, %.1f MB; PDF %.0f ms\n",
           name, rdt_report_get_last (report)->turn, told * 1e3, (written - told) * 1e3,
           strlen (html) / 1e6, print_report (battle, report) * 1e3);
}

int
main (int   argc,
      char *argv[])
{
  rdt_locale_begin ();

  for (guint i = 0; i < rdt_n_tables; i++)
    if (rdt_tables[i].length == 8)
      time_picture (&rdt_tables[i]);

  time_report ("lissa-crossroads");
  time_report ("ruby-station");

  for (guint i = 0; i < rdt_n_tables; i++)
    if (rdt_tables[i].length == 64)
      time_pages (&rdt_tables[i]);

  return 0;
}
