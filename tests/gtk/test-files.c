/* test-files.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rdt-battle-card.h"
#include "rdt-battle-load.h"
#include "rdt-battle-page.h"
#include "rdt-duel.h"
#include "rdt-editor-page.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* Files that change under a window, and files that cannot be opened. */

typedef struct
{
  RdtWindow *window;
  char      *path;
  GFile     *file;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  RdtBattle *battle = rdt_duel_new ();

  rdt_test_home_clear ();
  fixture->path = g_build_filename (g_get_user_data_dir (), "friday.battle.json", NULL);
  fixture->file = g_file_new_for_path (fixture->path);
  rdt_duel_play (battle, 3);
  g_assert_true (rdt_battle_save_file (battle, fixture->file, RDT_SAVE_ANYWAY, NULL));
  g_assert_finalize_object (battle);

  fixture->window = rdt_ui_open_window ();
  rdt_window_open_file (fixture->window, fixture->file);
  rdt_ui_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  rdt_ui_close_window (fixture->window);
  g_object_unref (fixture->file);
  g_free (fixture->path);
}

static RdtBattle *
get_battle (RdtWindow *window)
{
  GtkWidget *page = rdt_window_get_page (window);

  g_assert_true (RDT_IS_BATTLE_PAGE (page));

  return rdt_battle_controller_get_battle (rdt_ui_get_object (page, "controller"));
}

/* Another program undoes two orders, while one is added here. */
static void
change_on_both_sides (Fixture *fixture)
{
  RdtBattle *other = rdt_battle_load_file (fixture->file, NULL, NULL);

  rdt_battle_undo (other);
  rdt_battle_undo (other);
  g_assert_true (rdt_battle_save_file (other, fixture->file, RDT_SAVE_ANYWAY, NULL));
  g_assert_finalize_object (other);
  rdt_duel_play (get_battle (fixture->window), 1);
}

static guint
count_orders (GFile *file)
{
  g_autoptr(RdtBattle) battle = rdt_battle_load_file (file, NULL, NULL);

  return rdt_battle_get_n_orders (battle);
}

static AdwMessageDialog *
save (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.save", NULL);
  rdt_ui_settle ();

  return ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG));
}

static void
answer (AdwMessageDialog *dialog,
        const char       *response)
{
  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  rdt_ui_settle ();
}

static void
test_files_unchanged_are_saved (Fixture       *fixture,
                                gconstpointer  unused)
{
  rdt_duel_play (get_battle (fixture->window), 1);
  g_assert_null (save (fixture));
  g_assert_cmpuint (count_orders (fixture->file), ==, 4);
  rdt_duel_play (get_battle (fixture->window), 1);
  g_assert_null (save (fixture));
  g_assert_cmpuint (count_orders (fixture->file), ==, 5);
}

/* A battle is not lost when its file is left as it was, and nothing else is said. */
static void
test_files_may_be_left_behind (Fixture       *fixture,
                               gconstpointer  unused)
{
  AdwMessageDialog *dialog;

  rdt_duel_play (get_battle (fixture->window), 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.welcome", NULL);
  rdt_ui_settle ();
  dialog = ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (dialog);
  g_assert_null (strstr (adw_message_dialog_get_body (dialog), "lost"));

  answer (dialog, "discard");
  g_assert_null (rdt_window_get_page (fixture->window));
  g_assert_cmpuint (count_orders (fixture->file), ==, 3);
  g_assert_nonnull (rdt_ui_find_type (GTK_WIDGET (fixture->window), RDT_TYPE_BATTLE_CARD));
}

static void
test_files_changed_are_kept_by_return (Fixture       *fixture,
                                       gconstpointer  unused)
{
  AdwMessageDialog *dialog;

  change_on_both_sides (fixture);
  dialog = save (fixture);
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "friday.battle.json"));
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "save-as");
  g_assert_cmpuint (count_orders (fixture->file), ==, 1);

  answer (dialog, "cancel");
  g_assert_cmpuint (count_orders (fixture->file), ==, 1);
  g_assert_true (rdt_battle_is_modified (get_battle (fixture->window)));
}

static void
test_files_changed_are_overwritten_if_asked_for (Fixture       *fixture,
                                                 gconstpointer  unused)
{
  g_autofree char *path = g_strconcat (fixture->path, "~", NULL);
  g_autoptr(GFile) backup = g_file_new_for_path (path);

  change_on_both_sides (fixture);
  answer (save (fixture), "overwrite");
  g_assert_cmpuint (count_orders (fixture->file), ==, 4);
  g_assert_cmpuint (count_orders (backup), ==, 1);
  g_assert_false (rdt_battle_is_modified (get_battle (fixture->window)));
  g_assert_null (save (fixture));
}

static void
test_files_changed_are_reloaded_if_asked_for (Fixture       *fixture,
                                              gconstpointer  unused)
{
  change_on_both_sides (fixture);
  answer (save (fixture), "reload");
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (fixture->window)), ==, 1);
  g_assert_null (rdt_ui_find_other_window (fixture->window));
  g_assert_null (save (fixture));
  g_assert_cmpuint (count_orders (fixture->file), ==, 1);
}

static void
test_files_of_scenarios_are_reloaded_in_one_step (Fixture       *fixture,
                                                  gconstpointer  unused)
{
  g_autoptr(GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "a.scenario.json",
                                                     NULL);
  g_autoptr(RdtScenario) mine = rdt_ui_load_scenario ("rolica");
  g_autoptr(RdtScenario) theirs = NULL;
  g_autoptr(RdtScenario) at_hand = NULL;
  RdtSetup *setup;

  g_assert_true (rdt_scenario_save_file (mine, file, RDT_SAVE_ANYWAY, NULL));
  at_hand = rdt_scenario_load_file (file, NULL);
  theirs = rdt_scenario_load_file (file, NULL);
  setup = rdt_setup_copy (rdt_scenario_get_setup (theirs));
  g_free (setup->title);
  setup->title = g_strdup ("Theirs");
  rdt_scenario_edit (theirs, NULL, setup);
  g_assert_true (rdt_scenario_save_file (theirs, file, RDT_SAVE_IF_UNCHANGED, NULL));

  rdt_window_show_welcome (fixture->window);
  rdt_window_edit (fixture->window, at_hand);
  rdt_scenario_edit (at_hand, NULL, rdt_setup_copy (rdt_scenario_get_setup (at_hand)));
  answer (save (fixture), "reload");
  g_assert_cmpstr (rdt_scenario_get_title (at_hand), ==, "Theirs");
  g_assert_false (rdt_scenario_is_modified (at_hand));
  g_assert_null (save (fixture));
  rdt_scenario_undo (at_hand);
  g_assert_cmpstr (rdt_scenario_get_title (at_hand), ==, rdt_scenario_get_title (mine));
  g_assert_null (save (fixture));
}

static void
test_files_open_elsewhere_are_shown_there (Fixture       *fixture,
                                           gconstpointer  unused)
{
  RdtWindow *other = rdt_ui_open_window ();

  rdt_window_open_file (other, fixture->file);
  rdt_ui_settle ();
  g_assert_null (rdt_window_get_page (other));
  rdt_ui_close_window (other);
}

static void
assert_not_opened (Fixture    *fixture,
                   const char *path,
                   const char *why)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  AdwMessageDialog *dialog;

  rdt_window_open_file (fixture->window, file);
  rdt_ui_settle ();
  dialog = ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (dialog);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), why));
  answer (dialog, "close");
  g_assert_cmpuint (rdt_battle_get_n_orders (get_battle (fixture->window)), ==, 3);
}

static void
test_files_that_are_none_are_not_opened (Fixture       *fixture,
                                         gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.battle.json", NULL);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_not_opened (fixture, path, "not a file");
  g_unlink (path);

  assert_not_opened (fixture, "/dev/zero", "not a file");
  assert_not_opened (fixture, g_get_user_data_dir (), "Is a directory");
  assert_not_opened (fixture, path, "No such file");

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (truncate (path, 64 * 1024 * 1024), ==, 0);
  assert_not_opened (fixture, path, "File too large");
  g_unlink (path);
}

/* A user who cannot save is told why, and can go on. */
static void
test_files_that_cannot_be_written_are_told_of (Fixture       *fixture,
                                               gconstpointer  unused)
{
  AdwMessageDialog *dialog;

  rdt_duel_play (get_battle (fixture->window), 1);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);

  dialog = save (fixture);
  if (g_str_equal (adw_message_dialog_get_default_response (dialog), "save-as"))
    answer (dialog, "overwrite");
  dialog = ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG));
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), "Is a directory"));
  answer (dialog, "close");
  g_assert_true (rdt_battle_is_modified (get_battle (fixture->window)));
}

static gboolean
begins_with (GtkWidget     *widget,
             gconstpointer  text)
{
  return GTK_IS_LABEL (widget)
         && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* A passing message is cut where it is too long. */
static void
test_files_saved_by_themselves_or_not_say_why_first (Fixture       *fixture,
                                                     gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "redoubt", NULL);

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  rdt_duel_play (get_battle (fixture->window), 1);
  while (rdt_ui_find (GTK_WIDGET (fixture->window), begins_with, "Not a directory") == NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
tick (gpointer user_data)
{
  (*(guint *) user_data)++;

  return G_SOURCE_CONTINUE;
}

/* A window that waits for a large file goes on drawing. */
static void
test_files_are_read_beside_the_window (Fixture       *fixture,
                                       gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "large.battle.json", NULL);
  g_autoptr(GString) text = g_string_new ("{\"x\": [0");
  g_autoptr(GFile) file = g_file_new_for_path (path);
  guint n_ticks = 0;
  guint source;

  while (text->len < 4 * 1024 * 1024)
    g_string_append (text, ", 1");
  g_string_append (text, "]}");
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));

  source = g_timeout_add (1, tick, &n_ticks);
  rdt_window_open_file (fixture->window, file);
  while (gtk_widget_get_cursor (GTK_WIDGET (fixture->window)) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_cmpuint (n_ticks, >, 10);

  rdt_ui_settle ();
  answer (ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG)), "close");
}

/* A few faults are visible without scrolling. */
static void
test_files_with_faults_show_them (Fixture       *fixture,
                                  gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "part.scenario.json", NULL);
  g_autofree char *whole = g_build_filename (g_getenv ("RDT_SOURCE_ROOT"), "scenarios",
                                             "rolica.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *text = NULL;
  g_autoptr(GString) broken = NULL;
  GtkWidget *dialog, *list;
  GtkAdjustment *scroll;

  g_assert_true (g_file_get_contents (whole, &text, NULL, NULL));
  broken = g_string_new (text);
  g_assert_cmpuint (g_string_replace (broken, "\"quality\"", "\"qualities\"", 3), >, 0);
  g_assert_true (g_file_set_contents (path, broken->str, -1, NULL));

  rdt_window_open_file (fixture->window, file);
  rdt_ui_settle ();
  dialog = GTK_WIDGET (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG));
  list = gtk_widget_get_ancestor (rdt_ui_find_words (dialog, "qualities"),
                                  GTK_TYPE_SCROLLED_WINDOW);
  scroll = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (list));
  g_assert_cmpfloat (gtk_adjustment_get_upper (scroll), >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_page_size (scroll), >=,
                     gtk_adjustment_get_upper (scroll));
  answer (ADW_MESSAGE_DIALOG (dialog), "cancel");
}

#define add(path, func) \
  g_test_add ("/gtk/files/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("unchanged-are-saved", test_files_unchanged_are_saved);
  add ("may-be-left-behind", test_files_may_be_left_behind);
  add ("changed-are-kept-by-return", test_files_changed_are_kept_by_return);
  add ("changed-are-overwritten-if-asked-for", test_files_changed_are_overwritten_if_asked_for);
  add ("changed-are-reloaded-if-asked-for", test_files_changed_are_reloaded_if_asked_for);
  add ("of-scenarios-are-reloaded-in-one-step", test_files_of_scenarios_are_reloaded_in_one_step);
  add ("open-elsewhere-are-shown-there", test_files_open_elsewhere_are_shown_there);
  add ("that-are-none-are-not-opened", test_files_that_are_none_are_not_opened);
  add ("that-cannot-be-written-are-told-of", test_files_that_cannot_be_written_are_told_of);
  add ("saved-by-themselves-or-not-say-why-first",
       test_files_saved_by_themselves_or_not_say_why_first);
  add ("are-read-beside-the-window", test_files_are_read_beside_the_window);
  add ("with-faults-show-them", test_files_with_faults_show_them);

  return g_test_run ();
}
