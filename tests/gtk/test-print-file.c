/* test-print-file.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "rdt-breakage.h"
#include "rdt-print-operation.h"
#include "rdt-referee.h"
#include "rdt-test.h"

/* Prints to files on failing disks, by GTK's own printer that does so: all pages,
 * or the old file.
 */

#define OLD "%PDF-1.4 precious"

typedef struct
{
  RdtSheets       *sheets;
  RdtSheetOptions  options;
  char            *folder;
  char            *path;
  gboolean         has_old;
  guint            n_failed;
} Fixture;

static RdtSheets *
make_sheets (RdtSheetOptions *options)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  RdtSheetSubject subject = { .setup = setup, .rules = game->rules, .game = game };

  return rdt_sheets_new (&subject, options, NULL);
}

static void
ended_cb (RdtPrintOperation       *operation,
          GtkPrintOperationResult  result,
          GError                  *error,
          gpointer                 user_data)
{
  int *told = user_data;

  g_assert_true ((result == GTK_PRINT_OPERATION_RESULT_ERROR) == (error != NULL));
  *told = result;
}

static GtkWindow *
find_toplevel (const char *type)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type)
          && gtk_widget_is_visible (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static gboolean
press_print (gpointer user_data)
{
  GtkWindow *dialog = find_toplevel ("GtkPrintUnixDialog");
  g_autoptr(GObject) printer = NULL;

  if (dialog != NULL)
    g_object_get (dialog, "selected-printer", &printer, NULL);
  if (printer != NULL)
    gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);

  return G_SOURCE_CONTINUE;
}

/* GTK asks in a loop of its own, while the timer of the other button waits. */
static gboolean
press_replace (gpointer user_data)
{
  GtkWindow *dialog = find_toplevel ("GtkMessageDialog");

  if (dialog != NULL)
    gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);

  return G_SOURCE_CONTINUE;
}

static gboolean
print (Fixture *fixture)
{
  g_autoptr(RdtPrintOperation) operation = rdt_print_operation_new (fixture->sheets,
                                                                    &fixture->options);
  g_autoptr(GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *uri = g_filename_to_uri (fixture->path, NULL, NULL);
  guint to_print = g_timeout_add (1, press_print, NULL);
  guint to_replace = g_timeout_add (1, press_replace, NULL);
  int result = -1;

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf");
  gtk_print_operation_set_print_settings (GTK_PRINT_OPERATION (operation), settings);
  g_signal_connect (operation, "ended", G_CALLBACK (ended_cb), &result);
  rdt_print_operation_run (operation, NULL);
  while (result == -1)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (to_print);
  g_source_remove (to_replace);

  return result == GTK_PRINT_OPERATION_RESULT_APPLY;
}

static void
check_whole (Fixture *fixture)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
  g_assert_true (g_str_has_prefix (text, "%PDF"));
  g_assert_true (g_str_has_suffix (text + length - strlen ("%%EOF\n"), "%%EOF\n"));
}

static void
print_on_a_broken_disk (const RdtBreakage *breakage,
                        gpointer           user_data)
{
  Fixture *fixture = user_data;
  g_autofree char *text = NULL;
  gboolean is_printed;

  remove (fixture->path);
  if (fixture->has_old)
    g_assert_true (g_file_set_contents (fixture->path, OLD, -1, NULL));

  rdt_breakage_begin (breakage, fixture->folder);
  is_printed = print (fixture);
  rdt_breakage_end ();

  fixture->n_failed += !is_printed;
  g_assert_cmpuint (rdt_breakage_count_files (fixture->folder), ==, is_printed || fixture->has_old);
  if (is_printed)
    check_whole (fixture);
  else if (fixture->has_old)
    {
      g_assert_true (g_file_get_contents (fixture->path, &text, NULL, NULL));
      g_assert_cmpstr (text, ==, OLD);
    }
}

static void
test_print_file_is_whole_or_as_it_was (gconstpointer data)
{
  g_autofree char *made = g_dir_make_tmp ("redoubt-print-XXXXXX", NULL);
  Fixture fixture = {
    .folder = realpath (made, NULL),
    .has_old = GPOINTER_TO_INT (data),
    .options = {
      .kinds = RDT_SHEET_BOARD,
      .parts = RDT_PAINTER_ALL,
      .width = 210 * RDT_POINTS_PER_MM,
      .height = 297 * RDT_POINTS_PER_MM,
      .margin = 10 * RDT_POINTS_PER_MM,
    },
  };

  fixture.path = g_build_filename (fixture.folder, "printed.pdf", NULL);
  fixture.sheets = make_sheets (&fixture.options);

  g_assert_true (print (&fixture));
  check_whole (&fixture);
  rdt_breakage_try_each (print_on_a_broken_disk, fixture.folder, &fixture);
  g_assert_cmpuint (fixture.n_failed, >=, 4 * 2 * 2);

  remove (fixture.path);
  g_assert_cmpint (remove (fixture.folder), ==, 0);
  rdt_sheets_free (fixture.sheets);
  g_free (fixture.path);
  free (fixture.folder);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);

  g_test_add_data_func ("/gtk/print-file/a-new-one-is-whole-or-none", GINT_TO_POINTER (FALSE),
                        test_print_file_is_whole_or_as_it_was);
  g_test_add_data_func ("/gtk/print-file/an-old-one-is-replaced-or-stays", GINT_TO_POINTER (TRUE),
                        test_print_file_is_whole_or_as_it_was);

  return g_test_run ();
}
