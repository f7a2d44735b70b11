/* test-autosave.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "rdt-battle-load.h"
#include "rdt-duel.h"
#include "rdt-scenario-autosave.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

#define N_WRITES  40
#define MAX_LOOKS 4000

static RdtBattle *
load (RdtAutosave *autosave)
{
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_battle_load_file (rdt_autosave_get_file (autosave), NULL, &error);

  g_assert_no_error (error);

  return battle;
}

static void
assert_saved (RdtAutosave *autosave,
              RdtBattle   *battle)
{
  RdtBattle *again = load (autosave);

  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));
  g_assert_finalize_object (again);
}

/* Until there is nothing left to do. */
static void
wait_for_file (RdtAutosave *autosave)
{
  GFile *file = rdt_autosave_get_file (autosave);

  while (!g_file_query_exists (file, NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
test_autosave_writes_after_an_order (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "redoubt", "battles", NULL);

  g_assert_true (g_str_has_prefix (g_file_peek_path (rdt_autosave_get_file (autosave)), folder));
  g_assert_false (g_file_query_exists (rdt_autosave_get_file (autosave), NULL));

  rdt_duel_play (battle, 1);
  wait_for_file (autosave);
  assert_saved (autosave, battle);

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

/* Changes made while the thread writes are written afterwards, without another
 * request.
 */
static void
test_autosave_writes_again_what_changed_meanwhile (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  guint n_written = 0;

  rdt_duel_play (battle, 1);
  rdt_duel_play (battle, 1);
  wait_for_file (autosave);

  for (guint i = 0; i < MAX_LOOKS && n_written < rdt_battle_get_n_orders (battle); i++)
    {
      RdtBattle *again = load (autosave);

      n_written = rdt_battle_get_n_orders (again);
      g_assert_finalize_object (again);
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }

  g_assert_cmpuint (n_written, ==, rdt_battle_get_n_orders (battle));
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

/* A battle that has been written is not written again. */
static void
test_autosave_writes_nothing_twice (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  GFile *file = rdt_autosave_get_file (autosave);

  rdt_duel_play (battle, 1);
  wait_for_file (autosave);
  g_assert_true (g_file_delete (file, NULL, NULL));

  for (guint i = 0; i < N_WRITES; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
      g_assert_false (g_file_query_exists (file, NULL));
    }

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

static void
test_autosave_flush_leaves_nothing_out (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  g_autoptr(GError) error = NULL;

  for (guint i = 0; i < N_WRITES; i++)
    {
      rdt_duel_go_on (battle, chance);
      if (i % 3 == 0)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (rdt_autosave_flush (autosave, &error));
      g_assert_no_error (error);
      assert_saved (autosave, battle);
    }

  rdt_battle_undo (battle);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  assert_saved (autosave, battle);

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

/* For example when the window closes while a thread still writes. */
static void
test_autosave_let_go_of_has_written_the_newest (void)
{
  g_autoptr(GFile) file = NULL;
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);

  file = g_object_ref (rdt_autosave_get_file (autosave));
  rdt_duel_play (battle, 20);
  g_assert_finalize_object (autosave);

  for (guint i = 0; i < 2; i++)
    {
      again = rdt_battle_load_file (file, NULL, NULL);
      g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, rdt_battle_get_n_orders (battle));
      g_assert_finalize_object (again);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
    }

  g_assert_finalize_object (battle);
}

/* The file is never seen half written. */
static void
test_autosave_is_whole_at_every_moment (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  guint last = 0;

  rdt_duel_go_on (battle, chance);
  wait_for_file (autosave);

  for (guint i = 0; i < N_WRITES; i++)
    {
      RdtBattle *again;

      rdt_duel_go_on (battle, chance);
      again = load (autosave);
      g_assert_cmpuint (rdt_battle_get_n_orders (again), >=, last);
      g_assert_cmpuint (rdt_battle_get_n_orders (again), <=, rdt_battle_get_n_orders (battle));
      last = rdt_battle_get_n_orders (again);
      g_assert_finalize_object (again);
      g_main_context_iteration (NULL, FALSE);
    }

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

static void
test_autosave_discarded_leaves_no_file (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autoptr(GFile) file = g_object_ref (rdt_autosave_get_file (autosave));

  rdt_duel_play (battle, 5);
  rdt_autosave_discard (autosave);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  rdt_duel_play (battle, 5);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_finalize_object (autosave);

  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_finalize_object (battle);
}

static void
test_autosave_lists_the_battle_in_play_last_first (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *first, *second;
  g_autoptr(GPtrArray) files = NULL;

  rdt_test_home_clear ();
  first = rdt_battle_autosave_new (battle, NULL);
  rdt_duel_play (battle, 1);
  rdt_autosave_flush (first, NULL);
  second = rdt_battle_autosave_new (battle, NULL);
  g_usleep (20000);
  rdt_duel_play (battle, 1);
  g_assert_true (rdt_autosave_flush (first, NULL));
  g_usleep (20000);
  rdt_battle_undo (battle);
  g_assert_true (rdt_autosave_flush (first, NULL));
  g_usleep (20000);
  rdt_battle_redo (battle);
  g_assert_true (rdt_autosave_flush (second, NULL));

  files = rdt_autosave_folder_list (RDT_AUTOSAVE_BATTLE);
  g_assert_cmpuint (files->len, ==, 2);
  g_assert_true (g_file_equal (rdt_autosave_get_file (second), g_ptr_array_index (files, 0)));

  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
  g_assert_finalize_object (battle);
}

static void
test_autosave_goes_on_with_a_file (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, NULL);
  g_autoptr(GFile) file = g_object_ref (rdt_autosave_get_file (autosave));

  rdt_duel_play (battle, 3);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);

  again = rdt_battle_load_file (file, NULL, NULL);
  autosave = rdt_battle_autosave_begin (again);
  g_assert_true (g_file_equal (rdt_autosave_get_file (autosave), file));
  g_assert_null (rdt_battle_get_file (again));
  rdt_duel_play (again, 1);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  assert_saved (autosave, again);

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (again);
}

static void
failed_cb (guint *n_failures)
{
  (*n_failures)++;
}

static void
test_autosave_tells_when_it_cannot_write (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "a-file", "in", NULL);
  g_autofree char *parent = g_path_get_dirname (path);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, file);
  guint n_failures = 0;

  g_assert_true (g_file_set_contents (parent, "no folder", -1, NULL));
  g_signal_connect_swapped (autosave, "failed", G_CALLBACK (failed_cb), &n_failures);

  rdt_duel_play (battle, 1);
  while (n_failures == 0)
    g_main_context_iteration (NULL, FALSE);
  g_assert_false (rdt_autosave_flush (autosave, &error));
  g_assert_nonnull (error);

  g_unlink (parent);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  assert_saved (autosave, battle);

  g_assert_finalize_object (autosave);
  g_assert_finalize_object (battle);
}

static void
test_autosave_keeps_a_scenario_that_is_edited (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n...");
  g_autoptr(GFile) file = NULL;
  g_autoptr(GPtrArray) files = NULL;
  RdtScenario *scenario, *again;
  RdtAutosave *autosave;

  rdt_test_home_clear ();
  scenario = rdt_scenario_new (rdt_ruleset_find ("musket"),
                               rdt_setup_copy (setup));
  autosave = rdt_scenario_autosave_new (scenario, NULL);
  file = g_object_ref (rdt_autosave_get_file (autosave));
  g_free (setup->title);
  setup->title = g_strdup ("Another title");
  rdt_scenario_edit (scenario, NULL, rdt_setup_copy (setup));
  g_assert_finalize_object (autosave);

  again = rdt_scenario_load_file (file, NULL);
  g_assert_cmpstr (rdt_scenario_get_title (again), ==, "Another title");
  files = rdt_autosave_list_left ();
  g_assert_cmpuint (files->len, ==, 1);

  g_assert_finalize_object (again);
  g_assert_finalize_object (scenario);
}

static void
edit (RdtScenario *scenario)
{
  rdt_scenario_edit (scenario, NULL, rdt_setup_copy (rdt_scenario_get_setup (scenario)));
}

static void
check_recovered (RdtAutosave *autosave,
                 GFile       *origin)
{
  g_autoptr(GError) error = NULL;
  RdtScenario *again = rdt_scenario_recover (rdt_autosave_get_file (autosave), &error);

  g_assert_no_error (error);
  g_assert_true (rdt_scenario_is_modified (again));
  if (origin != NULL)
    g_assert_true (g_file_equal (rdt_scenario_get_file (again), origin));
  else
    g_assert_null (rdt_scenario_get_file (again));
  g_assert_finalize_object (again);
}

static guint
count_kept (void)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "redoubt", "scenarios", NULL);
  g_autoptr(GDir) folder = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;

  return n;
}

static GFile *
new_file (const char *name)
{
  return g_file_new_build_filename (g_get_user_data_dir (), name, NULL);
}

/* A scenario is kept with the name of its file, wherever that was saved, and its
 * own text does not mention it.
 */
static void
test_autosave_keeps_which_file_a_scenario_has (void)
{
  g_autoptr(GFile) first = new_file ("1.scenario.json");
  g_autoptr(GFile) other = new_file ("ü 2.scenario.json");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  RdtScenario *scenario;
  RdtAutosave *autosave;

  rdt_test_home_clear ();
  scenario = rdt_scenario_new (rdt_ruleset_find ("musket"),
                               rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n..."));
  autosave = rdt_scenario_autosave_new (scenario, NULL);
  edit (scenario);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  check_recovered (autosave, NULL);

  g_assert_true (rdt_scenario_save_file (scenario, first, RDT_SAVE_ANYWAY, NULL));
  check_recovered (autosave, first);
  edit (scenario);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  g_assert_true (rdt_scenario_save_file (scenario, other, RDT_SAVE_ANYWAY, NULL));
  check_recovered (autosave, other);

  before = rdt_scenario_to_text (scenario);
  g_assert_true (g_file_load_contents (rdt_autosave_get_file (autosave), NULL, &after, NULL, NULL,
                                       NULL));
  g_assert_cmpstr (before, ==, after);

  rdt_autosave_discard (autosave);
  g_assert_cmpuint (count_kept (), ==, 0);
  g_assert_finalize_object (autosave);
  g_assert_finalize_object (scenario);
  g_file_delete (first, NULL, NULL);
  g_file_delete (other, NULL, NULL);
}

static void
test_autosave_forgets_what_nobody_wants (void)
{
  g_autoptr(GFile) origin = new_file ("3.scenario.json");
  g_autoptr(GPtrArray) files = NULL;
  g_autoptr(GError) error = NULL;
  RdtScenario *scenario;
  RdtAutosave *autosave;

  rdt_test_home_clear ();
  scenario = rdt_scenario_new (rdt_ruleset_find ("musket"),
                               rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n..."));
  g_assert_true (rdt_scenario_save_file (scenario, origin, RDT_SAVE_ANYWAY, NULL));
  autosave = rdt_scenario_autosave_new (scenario, NULL);
  edit (scenario);
  g_assert_finalize_object (autosave);
  g_assert_cmpuint (count_kept (), ==, 2);

  files = rdt_autosave_list_left ();
  g_assert_cmpuint (files->len, ==, 1);
  g_assert_true (rdt_autosave_forget (g_ptr_array_index (files, 0), &error));
  g_assert_cmpuint (count_kept (), ==, 0);
  g_assert_false (rdt_autosave_forget (g_ptr_array_index (files, 0), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  g_assert_finalize_object (scenario);
  g_file_delete (origin, NULL, NULL);
}

#define add(path, func) g_test_add_func ("/model/autosave/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("writes-after-an-order", test_autosave_writes_after_an_order);
  add ("writes-again-what-changed-meanwhile", test_autosave_writes_again_what_changed_meanwhile);
  add ("writes-nothing-twice", test_autosave_writes_nothing_twice);
  add ("flush-leaves-nothing-out", test_autosave_flush_leaves_nothing_out);
  add ("let-go-of-has-written-the-newest", test_autosave_let_go_of_has_written_the_newest);
  add ("is-whole-at-every-moment", test_autosave_is_whole_at_every_moment);
  add ("discarded-leaves-no-file", test_autosave_discarded_leaves_no_file);
  add ("lists-the-battle-in-play-last-first", test_autosave_lists_the_battle_in_play_last_first);
  add ("goes-on-with-a-file", test_autosave_goes_on_with_a_file);
  add ("tells-when-it-cannot-write", test_autosave_tells_when_it_cannot_write);
  add ("keeps-a-scenario-that-is-edited", test_autosave_keeps_a_scenario_that_is_edited);
  add ("keeps-which-file-a-scenario-has", test_autosave_keeps_which_file_a_scenario_has);
  add ("forgets-what-nobody-wants", test_autosave_forgets_what_nobody_wants);

  return g_test_run ();
}
