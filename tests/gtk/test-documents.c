/* test-documents.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-autosave.h"
#include "rdt-battle-card.h"
#include "rdt-battle-page.h"
#include "rdt-duel.h"
#include "rdt-editor-page.h"
#include "rdt-file-dialogs.h"
#include "rdt-page.h"
#include "rdt-recover.h"
#include "rdt-scenario-autosave.h"
#include "rdt-scenario-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"
#include "rdt-window.h"

/* What a window finds again among the files of an earlier run. */

typedef struct
{
  RdtApplication *application;
  RdtScenario    *scenario;
  RdtWindow      *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->application = RDT_APPLICATION (g_application_get_default ());
  fixture->scenario = rdt_ui_load_scenario ("rolica");
  fixture->window = rdt_ui_open_window ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  rdt_ui_close_window (fixture->window);
  g_clear_object (&fixture->scenario);
}

static gboolean
is_card_of (GtkWidget     *widget,
            gconstpointer  title)
{
  RdtScenario *scenario;

  if (!RDT_IS_SCENARIO_CARD (widget))
    return FALSE;

  scenario = rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (widget));

  return g_strcmp0 (rdt_scenario_get_title (scenario), title) == 0;
}

/* A scenario saved by the user is on the first page at the next start. */
static void
test_documents_welcomes_with_what_is_new (Fixture       *fixture,
                                          gconstpointer  unused)
{
  RdtLibrary *library = rdt_application_get_library (fixture->application);
  g_autoptr(GFile) file = g_file_get_child (rdt_library_get_folder (library), "own.scenario.json");
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (fixture->scenario));

  rdt_window_edit (fixture->window, fixture->scenario);
  g_free (setup->title);
  setup->title = g_strdup ("A Battle of My Own");
  rdt_scenario_edit (fixture->scenario, NULL, setup);
  g_assert_true (g_file_make_directory_with_parents (rdt_library_get_folder (library), NULL, NULL));
  g_assert_true (rdt_scenario_save_file (fixture->scenario, file, RDT_SAVE_ANYWAY, NULL));

  rdt_window_show_welcome (fixture->window);
  while (rdt_ui_find (GTK_WIDGET (fixture->window), is_card_of, "A Battle of My Own") == NULL)
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (g_file_delete (file, NULL, NULL));
  rdt_library_refresh (library);
}

/* Its card says whose it is, and deleting it by mistake can be undone. */
static void
test_documents_moves_a_scenario_to_the_bin_and_back (Fixture       *fixture,
                                                     gconstpointer  unused)
{
  RdtLibrary *library = rdt_application_get_library (fixture->application);
  g_autoptr(GError) error = NULL;
  GtkWidget *card;

  g_assert_true (rdt_library_duplicate (library, fixture->scenario, "A Battle of My Own", &error));
  g_assert_no_error (error);
  rdt_ui_settle ();
  card = rdt_ui_find (GTK_WIDGET (fixture->window), is_card_of, "A Battle of My Own");
  g_assert_nonnull (rdt_ui_find_words (card, "Yours"));

  gtk_widget_activate_action (card, "card.trash", NULL);
  rdt_ui_settle ();
  g_assert_null (rdt_ui_find (GTK_WIDGET (fixture->window), is_card_of, "A Battle of My Own"));
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (fixture->window),
                                 "“A Battle of My Own” moved to the bin"));

  g_signal_emit_by_name (rdt_ui_find_action (GTK_WIDGET (fixture->window), "library.restore"),
                         "clicked");
  rdt_ui_settle ();
  card = rdt_ui_find (GTK_WIDGET (fixture->window), is_card_of, "A Battle of My Own");
  g_assert_nonnull (card);

  g_assert_true (g_file_delete (rdt_scenario_get_file (
    rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (card))), NULL, NULL));
  rdt_library_refresh (library);
}

/* It goes on being kept in its file; the battle in play is kept elsewhere. */
static void
test_documents_recovers_beside_what_is_not_saved (Fixture       *fixture,
                                                  gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "kept.scenario.json", NULL);
  g_autofree char *text = rdt_scenario_to_text (fixture->scenario);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  RdtWindow *other;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_state_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  rdt_window_edit (fixture->window, fixture->scenario);
  rdt_scenario_edit (fixture->scenario, NULL,
                     rdt_setup_copy (rdt_scenario_get_setup (fixture->scenario)));
  rdt_window_recover (fixture->window, file);
  rdt_ui_settle ();
  other = rdt_ui_find_other_window (fixture->window);
  g_assert_nonnull (other);
  g_assert_true (RDT_IS_EDITOR_PAGE (rdt_window_get_page (other)));

  rdt_window_show_welcome (fixture->window);
  rdt_ui_settle ();
  g_assert_true (g_file_query_exists (file, NULL));

  rdt_ui_close_window (other);
  g_assert_false (g_file_query_exists (file, NULL));
}

static void
assert_completed (const char *name,
                  const char *expected)
{
  g_autofree char *complete = rdt_file_dialogs_complete_name (name, ".battle.json");

  g_assert_cmpstr (complete, ==, expected);
}

static void
test_documents_names_end_as_they_must (Fixture       *fixture,
                                       gconstpointer  unused)
{
  assert_completed ("friday.battle.json", "friday.battle.json");
  assert_completed ("friday", "friday.battle.json");
  assert_completed ("friday.json", "friday.battle.json");
  assert_completed ("friday.battle", "friday.battle.json");
  assert_completed ("v1.2", "v1.2.battle.json");
  assert_completed ("friday.scenario.json", "friday.scenario.battle.json");
}

/* What a crash has left behind. */
static GFile *
leave_kept (Fixture *fixture,
            GFile   *origin)
{
  RdtAutosave *autosave;
  GFile *kept;

  g_assert_true (rdt_scenario_save_file (fixture->scenario, origin, RDT_SAVE_ANYWAY, NULL));
  autosave = rdt_scenario_autosave_new (fixture->scenario, NULL);
  rdt_scenario_edit (fixture->scenario, NULL,
                     rdt_setup_copy (rdt_scenario_get_setup (fixture->scenario)));
  kept = g_object_ref (rdt_autosave_get_file (autosave));
  g_assert_finalize_object (autosave);

  return kept;
}

static gboolean
is_row_of (GtkWidget     *widget,
           gconstpointer  title)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
offered_cb (GObject      *window,
            GAsyncResult *result,
            gpointer      user_data)
{
  *(int *) user_data = rdt_recover_offer_finish (result);
}

/* Returns: (transfer none) (nullable): the dialog that offers what can be recovered */
static AdwMessageDialog *
offer (Fixture *fixture)
{
  int is_any = -1;

  rdt_recover_offer_async (fixture->window, offered_cb, &is_any);
  while (is_any < 0)
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();

  return is_any ? ADW_MESSAGE_DIALOG (rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG)) : NULL;
}

/* It has its file again, with unsaved changes. */
static void
test_documents_recovers_by_return (Fixture       *fixture,
                                   gconstpointer  unused)
{
  g_autoptr(GFile) origin = g_file_new_build_filename (g_get_user_state_dir (),
                                                       "of-its-own.scenario.json", NULL);
  g_autoptr(GFile) kept = leave_kept (fixture, origin);
  AdwMessageDialog *dialog;
  RdtPage *page;

  dialog = offer (fixture);
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (dialog), is_row_of,
                                 rdt_scenario_get_title (fixture->scenario)));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (dialog))
                 == gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  g_signal_emit_by_name (dialog, "activate-default");
  while (rdt_window_get_page (fixture->window) == NULL)
    g_main_context_iteration (NULL, TRUE);

  page = RDT_PAGE (rdt_window_get_page (fixture->window));
  g_assert_true (g_file_equal (rdt_page_get_file (page), origin));
  g_assert_true (rdt_page_must_save (page));

  rdt_window_show_welcome (fixture->window);
  rdt_ui_settle ();
  g_assert_false (g_file_query_exists (kept, NULL));
  g_file_delete (origin, NULL, NULL);
}

static guint
count_files (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "redoubt", name, NULL);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* What a killed program leaves: a battle, and its lock that no process holds. */
static void
leave_battle (guint n_orders)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autofree char *lock = g_strconcat (g_file_peek_path (rdt_autosave_get_file (autosave)),
                                       ".lock", NULL);

  rdt_duel_play (battle, n_orders);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
  g_assert_true (g_file_set_contents (lock, "", 0, NULL));
}

/* Each opens in a window of its own, and none of them is offered again. */
static void
test_documents_recovers_all_that_was_left (Fixture       *fixture,
                                           gconstpointer  unused)
{
  g_autoptr(GFile) origin = g_file_new_build_filename (g_get_user_state_dir (),
                                                       "of-its-own.scenario.json", NULL);
  g_autoptr(GFile) kept = NULL;
  g_autoptr(GPtrArray) rows = NULL;
  AdwMessageDialog *dialog;
  RdtWindow *other;

  rdt_test_home_clear ();
  kept = leave_kept (fixture, origin);
  leave_battle (2);
  leave_battle (3);

  dialog = offer (fixture);
  rows = rdt_ui_list (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW);
  g_assert_cmpuint (rows->len, ==, 3);
  adw_message_dialog_response (dialog, "recover");
  gtk_window_destroy (GTK_WINDOW (dialog));
  rdt_ui_settle ();

  g_assert_true (RDT_IS_BATTLE_PAGE (rdt_window_get_page (fixture->window)));
  g_assert_null (offer (fixture));

  while ((other = rdt_ui_find_other_window (fixture->window)) != NULL)
    {
      g_assert_nonnull (rdt_window_get_page (other));
      rdt_ui_close_window (other);
    }

  rdt_window_show_welcome (fixture->window);
  rdt_ui_settle ();
  g_assert_null (offer (fixture));
  g_assert_cmpuint (count_files ("battles"), ==, 2);
  g_assert_cmpuint (count_files ("scenarios"), ==, 0);
}

static guint
count_cards (Fixture *fixture)
{
  g_autoptr(GPtrArray) cards = rdt_ui_list (GTK_WIDGET (fixture->window), RDT_TYPE_BATTLE_CARD);

  return cards->len;
}

/* Neither its file nor its card is left. */
static void
test_documents_discards_only_what_is_chosen (Fixture       *fixture,
                                             gconstpointer  unused)
{
  g_autoptr(GPtrArray) checks = NULL;
  AdwMessageDialog *dialog;

  rdt_test_home_clear ();
  leave_battle (2);
  leave_battle (3);

  dialog = offer (fixture);
  checks = rdt_ui_list (GTK_WIDGET (dialog), GTK_TYPE_CHECK_BUTTON);
  gtk_check_button_set_active (g_ptr_array_index (checks, 0), FALSE);
  adw_message_dialog_response (dialog, "discard");
  gtk_window_destroy (GTK_WINDOW (dialog));
  rdt_ui_settle ();
  g_assert_cmpuint (count_files ("battles"), ==, 2);
  g_assert_cmpuint (count_cards (fixture), ==, 1);

  dialog = offer (fixture);
  adw_message_dialog_response (dialog, "discard");
  gtk_window_destroy (GTK_WINDOW (dialog));
  rdt_ui_settle ();
  g_assert_cmpuint (count_files ("battles"), ==, 0);
  g_assert_cmpuint (count_cards (fixture), ==, 0);
}

#define add(path, func) \
  g_test_add ("/gtk/documents/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("welcomes-with-what-is-new", test_documents_welcomes_with_what_is_new);
  add ("recovers-by-return", test_documents_recovers_by_return);
  add ("recovers-all-that-was-left", test_documents_recovers_all_that_was_left);
  add ("discards-only-what-is-chosen", test_documents_discards_only_what_is_chosen);
  add ("moves-a-scenario-to-the-bin-and-back",
       test_documents_moves_a_scenario_to_the_bin_and_back);
  add ("recovers-beside-what-is-not-saved", test_documents_recovers_beside_what_is_not_saved);
  add ("names-end-as-they-must", test_documents_names_end_as_they_must);

  return g_test_run ();
}
