/* test-export.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "rdt-breakage.h"
#include "rdt-export-job.h"
#include "rdt-referee.h"
#include "rdt-test.h"

/* Exports to failing disks: the new file whole, or the old one. */

typedef struct
{
  RdtExportJob  job;
  RdtSheets    *sheets;
  char         *folder;
  guint         n_failed;
} Fixture;

static RdtSheets *
make_sheets (RdtSheetOptions *options)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtReport) report = NULL;
  g_autofree RdtPosition *position = g_new0 (RdtPosition, 1);
  g_auto(RdtEventList) events = { 0 };
  RdtSheetSubject subject = { .setup = setup };
  RdtRefusal refusal;

  g_free (setup->title);
  setup->title = g_strdup ("../A title\nof two lines");
  game = rdt_test_game (setup);
  subject.rules = game->rules;
  subject.game = game;
  rdt_dice_set_seed (dice, 42);
  g_assert_true (rdt_referee_begin (game, dice, position, &events, &refusal));
  subject.report = report = rdt_report_new (game);
  rdt_report_add (report, &events, position);

  return rdt_sheets_new (&subject, options, NULL);
}

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  GAsyncResult **done = user_data;

  *done = g_object_ref (result);
}

static GFile *
export (Fixture  *fixture,
        GError  **error)
{
  g_autoptr(GAsyncResult) result = NULL;

  rdt_export_job_run_async (&fixture->job, fixture->sheets, NULL, done_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return rdt_export_job_run_finish (result, error);
}

static void
export_on_a_broken_disk (const RdtBreakage *breakage,
                         gpointer           user_data)
{
  Fixture *fixture = user_data;
  g_autofree char *path = g_build_filename (fixture->folder, "old", NULL);
  g_autofree char *text = NULL;
  g_autoptr(GFile) written = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  rdt_breakage_begin (breakage, fixture->folder);
  written = export (fixture, &error);
  rdt_breakage_end ();

  g_assert_true ((written == NULL) == (error != NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true ((error != NULL) == g_str_equal (text, "old"));
  g_assert_cmpuint (rdt_breakage_count_files (fixture->folder), ==, 1);
  fixture->n_failed += error != NULL;
}

static void
try_target (RdtExportTarget target,
            RdtExportFormat format)
{
  g_autofree char *made = g_dir_make_tmp ("redoubt-export-XXXXXX", NULL);
  g_autofree char *path = NULL;
  Fixture fixture = {
    .folder = realpath (made, NULL),
    .job = {
      .target = target,
      .picture = { .format = format, .cell = 20, .parts = RDT_PAINTER_ALL },
      .pages = {
        .kinds = RDT_SHEET_BOARD,
        .parts = RDT_PAINTER_ALL,
        .width = 210 * RDT_POINTS_PER_MM,
        .height = 297 * RDT_POINTS_PER_MM,
        .margin = 10 * RDT_POINTS_PER_MM,
      },
    },
  };

  path = g_build_filename (fixture.folder, "old", NULL);
  fixture.sheets = make_sheets (&fixture.job.pages);
  fixture.job.file = g_file_new_for_path (path);

  rdt_breakage_try_each (export_on_a_broken_disk, fixture.folder, &fixture);
  g_assert_cmpuint (fixture.n_failed, >=, 4 * 2 * 5);

  rdt_sheets_free (fixture.sheets);
  g_object_unref (fixture.job.file);
  g_assert_cmpint (remove (path), ==, 0);
  g_assert_cmpint (remove (fixture.folder), ==, 0);
  free (fixture.folder);
}

static void
test_export_of_pictures_is_whole_or_none (void)
{
  try_target (RDT_EXPORT_TARGET_PICTURE, RDT_EXPORT_PNG);
  try_target (RDT_EXPORT_TARGET_PICTURE, RDT_EXPORT_SVG);
  try_target (RDT_EXPORT_TARGET_PICTURE, RDT_EXPORT_PDF);
}

static void
test_export_of_pages_is_whole_or_none (void)
{
  try_target (RDT_EXPORT_TARGET_PAGES, RDT_EXPORT_PDF);
}

static void
test_export_of_reports_is_whole_or_none (void)
{
  try_target (RDT_EXPORT_TARGET_HTML, RDT_EXPORT_SVG);
}

static void
export_folder_on_a_broken_disk (const RdtBreakage *breakage,
                                gpointer           user_data)
{
  Fixture *fixture = user_data;
  g_autoptr(GFile) written = NULL;
  g_autoptr(GFileEnumerator) files = NULL;
  g_autofree char *name = NULL;
  g_autoptr(GError) error = NULL;
  GFile *file;

  rdt_breakage_begin (breakage, fixture->folder);
  written = export (fixture, &error);
  rdt_breakage_end ();

  g_assert_true ((written == NULL) == (error != NULL));
  g_assert_cmpuint (rdt_breakage_count_files (fixture->folder), ==, written != NULL ? 1 : 0);
  fixture->n_failed += error != NULL;
  if (written == NULL)
    return;

  name = g_file_get_basename (written);
  g_assert_cmpstr (name, ==, "-.-A title of two lines");
  g_assert_cmpuint (rdt_breakage_count_files (g_file_peek_path (written)), ==, 3);

  files = g_file_enumerate_children (written, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                     G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (g_file_enumerator_iterate (files, NULL, &file, NULL, NULL) && file != NULL)
    g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_true (g_file_delete (written, NULL, NULL));
}

static void
test_export_of_folders_is_whole_or_none (void)
{
  g_autofree char *made = g_dir_make_tmp ("redoubt-export-XXXXXX", NULL);
  Fixture fixture = {
    .folder = realpath (made, NULL),
    .job = { .target = RDT_EXPORT_TARGET_MARKDOWN },
  };
  RdtSheetOptions options = {
    .width = 210 * RDT_POINTS_PER_MM,
    .height = 297 * RDT_POINTS_PER_MM,
  };

  fixture.job.pages = options;
  fixture.sheets = make_sheets (&fixture.job.pages);
  fixture.job.file = g_file_new_for_path (fixture.folder);
  rdt_breakage_try_each (export_folder_on_a_broken_disk, fixture.folder, &fixture);
  g_assert_cmpuint (fixture.n_failed, >=, 4 * 2 * 5);

  rdt_sheets_free (fixture.sheets);
  g_object_unref (fixture.job.file);
  g_assert_cmpint (remove (fixture.folder), ==, 0);
  free (fixture.folder);
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr(GObject) owner = user_data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GFile) written = rdt_export_job_run_finish (result, &error);

  g_assert_null (source);
  g_assert_null (written);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_object_set_data (owner, "done", owner);
}

/* The worker may still be writing then. */
static void
test_export_cancelled_keeps_no_window (void)
{
  g_autofree char *folder = g_dir_make_tmp ("redoubt-export-XXXXXX", NULL);
  Fixture fixture = {
    .job = {
      .target = RDT_EXPORT_TARGET_MARKDOWN,
      .file = g_file_new_for_path (folder),
      .pages = { .width = 210 * RDT_POINTS_PER_MM, .height = 297 * RDT_POINTS_PER_MM },
    },
  };
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);

  fixture.sheets = make_sheets (&fixture.job.pages);
  rdt_export_job_run_async (&fixture.job, fixture.sheets, cancellable, cancelled_cb,
                            g_object_ref (owner));
  g_cancellable_cancel (cancellable);
  while (g_object_get_data (owner, "done") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (owner);

  rdt_sheets_free (fixture.sheets);
  g_object_unref (fixture.job.file);
  remove (folder);
}

#define add(path, func) g_test_add_func ("/gtk/export/" path, func)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("of-pictures-is-whole-or-none", test_export_of_pictures_is_whole_or_none);
  add ("of-pages-is-whole-or-none", test_export_of_pages_is_whole_or_none);
  add ("of-reports-is-whole-or-none", test_export_of_reports_is_whole_or_none);
  add ("of-folders-is-whole-or-none", test_export_of_folders_is_whole_or_none);
  add ("cancelled-keeps-no-window", test_export_cancelled_keeps_no_window);

  return g_test_run ();
}
