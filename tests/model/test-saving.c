/* test-saving.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-load.h"
#include "rdt-breakage.h"
#include "rdt-duel.h"
#include "rdt-scenario-autosave.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* Whatever the disk does, and whenever the program is killed, the saved file is
 * there, and whole.
 */

#define N_KILLS 40

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

static guint
count_files (const char *path)
{
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

/* An object that is saved in a file of its own. */
typedef struct
{
  RdtBattle   *battle;
  RdtScenario *scenario;
  char        *folder;
  char        *path;
  GFile       *file;
  guint        n_failed;
} Work;

static gboolean
save (Work         *work,
      RdtSaveMode   mode,
      GError      **error)
{
  return work->battle != NULL ? rdt_battle_save_file (work->battle, work->file, mode, error)
                              : rdt_scenario_save_file (work->scenario, work->file, mode, error);
}

static char *
dup_text (Work *work)
{
  return work->battle != NULL ? rdt_battle_to_text (work->battle)
                              : rdt_scenario_to_text (work->scenario);
}

static gboolean
is_modified (Work *work)
{
  return work->battle != NULL ? rdt_battle_is_modified (work->battle)
                              : rdt_scenario_is_modified (work->scenario);
}

static void
change (Work *work)
{
  if (work->battle != NULL && rdt_battle_get_n_orders (work->battle) > 4)
    rdt_battle_undo (work->battle);
  else if (work->battle != NULL)
    rdt_duel_play (work->battle, 1);
  else
    rdt_scenario_edit (work->scenario, NULL,
                       rdt_setup_copy (rdt_scenario_get_setup (work->scenario)));
}

static Work *
work_new (RdtBattle   *battle,
          RdtScenario *scenario)
{
  Work *work = g_new0 (Work, 1);

  work->battle = battle;
  work->scenario = scenario;
  work->folder = realpath (g_get_user_data_dir (), NULL);
  work->path = g_build_filename (work->folder, "work.json", NULL);
  work->file = g_file_new_for_path (work->path);

  return work;
}

static Work *
work_new_battle (void)
{
  RdtBattle *battle;

  rdt_test_home_clear ();
  battle = rdt_duel_new ();
  rdt_duel_play (battle, 2);

  return work_new (battle, NULL);
}

static Work *
work_new_scenario (void)
{
  rdt_test_home_clear ();

  return work_new (NULL, rdt_scenario_new (rdt_ruleset_find ("musket"),
                                           rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                                          "...\n...")));
}

static void
work_free (Work *work)
{
  g_clear_object (&work->battle);
  g_clear_object (&work->scenario);
  free (work->folder);
  g_free (work->path);
  g_object_unref (work->file);
  g_free (work);
}

static void
save_on_a_broken_disk (const RdtBreakage *breakage,
                       gpointer           user_data)
{
  Work *work = user_data;
  g_autofree char *backup_path = g_strconcat (work->path, "~", NULL);
  g_autofree char *old = NULL;
  g_autofree char *text = NULL;
  g_autofree char *now = NULL;
  g_autofree char *backup = NULL;
  g_autoptr(GError) error = NULL;
  gboolean is_done;

  g_assert_true (save (work, RDT_SAVE_ANYWAY, NULL));
  old = read_text (work->path);
  g_assert_true (g_file_set_contents (backup_path, "older", -1, NULL));
  change (work);
  text = dup_text (work);

  rdt_breakage_begin (breakage, work->folder);
  is_done = save (work, RDT_SAVE_ANYWAY, &error);

  /* Saving again after a failure loses nothing either. */
  if (!is_done && breakage->is_lasting)
    g_assert_false (save (work, RDT_SAVE_ANYWAY, NULL));
  rdt_breakage_end ();

  now = read_text (work->path);
  backup = read_text (backup_path);
  g_assert_cmpstr (now, ==, is_done ? text : old);
  g_assert_true (is_done || is_modified (work));
  g_assert_true (g_str_equal (backup, "older") || (is_done && g_str_equal (backup, old)));
  g_assert_cmpuint (count_files (work->folder), ==, 2);
  if (is_done)
    return;

  work->n_failed++;
  g_assert_true (g_str_has_suffix (error->message, g_strerror (breakage->code)));
}

static void
test_saving_a_battle_on_a_broken_disk_loses_nothing (void)
{
  Work *work = work_new_battle ();

  rdt_breakage_try_each (save_on_a_broken_disk, work->folder, work);
  g_assert_cmpuint (work->n_failed, >=, 4 * 5);
  work_free (work);
}

static void
test_saving_a_scenario_on_a_broken_disk_loses_nothing (void)
{
  Work *work = work_new_scenario ();

  rdt_breakage_try_each (save_on_a_broken_disk, work->folder, work);
  g_assert_cmpuint (work->n_failed, >=, 4 * 5);
  work_free (work);
}

static void
autosave_on_a_broken_disk (const RdtBreakage *breakage,
                           gpointer           user_data)
{
  Work *work = user_data;
  RdtAutosave *autosave = rdt_battle_autosave_new (work->battle, work->file);
  g_autoptr(GError) error = NULL;
  g_autofree char *old = NULL;
  g_autofree char *now = NULL;
  g_autofree char *text = NULL;
  gboolean is_done;

  rdt_duel_play (work->battle, 1);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  old = read_text (work->path);

  rdt_battle_undo (work->battle);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  rdt_battle_redo (work->battle);
  g_assert_true (rdt_autosave_flush (autosave, NULL));

  rdt_breakage_begin (breakage, work->folder);
  rdt_duel_play (work->battle, 1);
  is_done = rdt_autosave_flush (autosave, &error);
  rdt_breakage_end ();

  text = rdt_battle_to_text (work->battle);
  now = read_text (work->path);
  g_assert_true (g_str_equal (now, text) || (!is_done && g_str_equal (now, old)));
  work->n_failed += is_done ? 0 : 1;

  g_assert_finalize_object (autosave);
  g_assert_cmpuint (count_files (work->folder), ==, 1);
  rdt_battle_undo (work->battle);
  rdt_battle_undo (work->battle);
}

static void
test_saving_by_itself_on_a_broken_disk_loses_nothing (void)
{
  Work *work = work_new_battle ();

  rdt_breakage_try_each (autosave_on_a_broken_disk, work->folder, work);
  g_assert_cmpuint (work->n_failed, >, 0);
  work_free (work);
}

static void
check_changed (Work *work)
{
  g_autofree char *now = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));
  change (work);
  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));

  g_assert_true (g_file_set_contents (work->path, "of somebody else", -1, NULL));
  change (work);
  g_assert_false (save (work, RDT_SAVE_IF_UNCHANGED, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_true (is_modified (work));
  now = read_text (work->path);
  g_assert_cmpstr (now, ==, "of somebody else");

  g_assert_true (save (work, RDT_SAVE_ANYWAY, NULL));
  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));

  g_assert_cmpint (unlink (work->path), ==, 0);
  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));
  work_free (work);
}

static void
test_saving_over_what_somebody_else_has_changed_is_refused (void)
{
  check_changed (work_new_battle ());
  check_changed (work_new_scenario ());
}

static void
test_saving_what_was_loaded_knows_the_file (void)
{
  Work *work = work_new_battle ();
  g_autoptr(GError) error = NULL;

  g_assert_true (save (work, RDT_SAVE_ANYWAY, NULL));
  g_object_unref (work->battle);
  work->battle = rdt_battle_load_file (work->file, NULL, NULL);
  change (work);
  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));

  g_object_unref (work->battle);
  work->battle = rdt_battle_load_file (work->file, NULL, NULL);
  g_assert_true (g_file_set_contents (work->path, "of somebody else", -1, NULL));
  g_assert_false (save (work, RDT_SAVE_IF_UNCHANGED, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  work_free (work);
}

static void
test_saving_what_was_recovered_knows_the_file (void)
{
  Work *work = work_new_scenario ();
  g_autoptr(GError) error = NULL;
  RdtAutosave *autosave;
  GFile *kept;

  g_assert_true (save (work, RDT_SAVE_ANYWAY, NULL));
  autosave = rdt_scenario_autosave_new (work->scenario, NULL);
  change (work);
  g_assert_true (save (work, RDT_SAVE_ANYWAY, NULL));
  change (work);
  g_assert_true (rdt_autosave_flush (autosave, NULL));
  kept = rdt_autosave_get_file (autosave);

  g_object_unref (work->scenario);
  work->scenario = rdt_scenario_recover (kept, NULL);
  g_assert_true (g_file_equal (rdt_scenario_get_file (work->scenario), work->file));
  g_assert_true (save (work, RDT_SAVE_IF_UNCHANGED, NULL));

  g_object_unref (work->scenario);
  work->scenario = rdt_scenario_recover (kept, NULL);
  g_assert_true (g_file_set_contents (work->path, "of somebody else", -1, NULL));
  g_assert_false (save (work, RDT_SAVE_IF_UNCHANGED, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);

  rdt_autosave_discard (autosave);
  g_object_unref (autosave);
  work_free (work);
}

static void
test_saving_of_two_by_themselves_is_in_two_files (void)
{
  Work *work = work_new_battle ();
  RdtAutosave *first = rdt_battle_autosave_new (work->battle, NULL);
  GFile *kept = rdt_autosave_get_file (first);
  RdtAutosave *second;

  change (work);
  g_assert_true (rdt_autosave_flush (first, NULL));
  second = rdt_battle_autosave_new (work->battle, kept);
  g_assert_false (g_file_equal (kept, rdt_autosave_get_file (second)));
  g_assert_true (rdt_autosave_flush (second, NULL));
  g_assert_true (g_file_query_exists (rdt_autosave_get_file (second), NULL));

  g_assert_finalize_object (first);
  g_assert_finalize_object (second);
  work_free (work);
}

/* The other program plays until it is killed, or ends by itself if the test has
 * ended before.
 */
static void
play_until_killed (const char *uri)
{
  g_autoptr(GFile) file = g_file_new_for_uri (uri);
  RdtBattle *battle = rdt_duel_new ();
  RdtAutosave *autosave = rdt_battle_autosave_new (battle, file);
  pid_t parent = getppid ();

  while (getppid () == parent)
    {
      rdt_duel_play (battle, 3);
      g_assert_true (rdt_autosave_flush (autosave, NULL));
      rdt_battle_undo (battle);
      rdt_battle_undo (battle);
      rdt_battle_undo (battle);
    }

  g_object_unref (autosave);
  g_object_unref (battle);
}

static void
play_and_kill (GFile  *file,
               gulong  microseconds)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *argv[] = { (char *) "/proc/self/exe", (char *) "--play", uri, NULL };
  g_autoptr(GError) error = NULL;
  GPid pid;
  int status;

  g_assert_true (g_spawn_async (NULL, argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                                &error));
  g_assert_no_error (error);
  while (!g_file_query_exists (file, NULL))
    g_usleep (1000);
  g_usleep (microseconds);
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static void
test_saving_when_killed_leaves_a_whole_battle (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "redoubt", "battles", NULL);
  g_autofree char *path = g_build_filename (folder, "a.battle.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  g_autoptr(GPtrArray) left = NULL;
  RdtAutosave *autosave;

  rdt_test_home_clear ();
  for (guint i = 0; i < N_KILLS; i++)
    {
      RdtReplay replay;
      RdtBattle *battle;

      play_and_kill (file, g_rand_int_range (chance, 0, 20000));
      battle = rdt_battle_load_file (file, &replay, NULL);
      g_assert_nonnull (battle);
      g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
      g_assert_finalize_object (battle);
    }

  left = rdt_autosave_list_left ();
  g_assert_cmpuint (left->len, ==, 1);
  g_assert_true (g_file_equal (g_ptr_array_index (left, 0), file));

  /* A battle that is continued is not offered any more. */
  {
    RdtBattle *battle = rdt_battle_load_file (file, NULL, NULL);
    g_autoptr(GPtrArray) none = NULL;

    autosave = rdt_battle_autosave_new (battle, file);
    none = rdt_autosave_list_left ();
    g_assert_cmpuint (none->len, ==, 0);
    g_assert_finalize_object (autosave);
    g_assert_finalize_object (battle);
  }
}

static void
test_saving_by_itself_tells_what_was_left (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "redoubt", "battles", NULL);
  g_autofree char *lock = g_build_filename (folder, "gone.battle.json.lock", NULL);
  Work *work = work_new_battle ();
  Work *table = work_new_scenario ();
  RdtAutosave *battle = rdt_battle_autosave_new (work->battle, NULL);
  RdtAutosave *scenario = rdt_scenario_autosave_new (table->scenario, NULL);
  g_autoptr(GPtrArray) none = NULL;
  g_autoptr(GPtrArray) left = NULL;

  change (work);
  change (table);
  g_assert_true (rdt_autosave_flush (battle, NULL));
  g_assert_true (rdt_autosave_flush (scenario, NULL));
  none = rdt_autosave_list_left ();
  g_assert_cmpuint (none->len, ==, 0);

  g_assert_finalize_object (battle);
  g_assert_finalize_object (scenario);
  left = rdt_autosave_list_left ();
  g_assert_cmpuint (left->len, ==, 1);

  g_assert_true (g_file_set_contents (lock, "", 0, NULL));
  rdt_autosave_folder_sweep ();
  g_assert_cmpuint (count_files (folder), ==, 1);

  work_free (work);
  work_free (table);
}

#define add(path, func) g_test_add_func ("/model/saving/" path, func)

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--play"))
    play_until_killed (argv[2]);

  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("a-battle-on-a-broken-disk-loses-nothing",
       test_saving_a_battle_on_a_broken_disk_loses_nothing);
  add ("a-scenario-on-a-broken-disk-loses-nothing",
       test_saving_a_scenario_on_a_broken_disk_loses_nothing);
  add ("by-itself-on-a-broken-disk-loses-nothing",
       test_saving_by_itself_on_a_broken_disk_loses_nothing);
  add ("over-what-somebody-else-has-changed-is-refused",
       test_saving_over_what_somebody_else_has_changed_is_refused);
  add ("what-was-loaded-knows-the-file", test_saving_what_was_loaded_knows_the_file);
  add ("what-was-recovered-knows-the-file", test_saving_what_was_recovered_knows_the_file);
  add ("of-two-by-themselves-is-in-two-files", test_saving_of_two_by_themselves_is_in_two_files);
  add ("when-killed-leaves-a-whole-battle", test_saving_when_killed_leaves_a_whole_battle);
  add ("by-itself-tells-what-was-left", test_saving_by_itself_tells_what_was_left);

  return g_test_run ();
}
