/* test-scenario.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

static RdtScenario *
new_scenario (void)
{
  RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "....\n....\n....\n....");
  RdtScenario *scenario;

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "B4");
  scenario = rdt_scenario_new (rdt_ruleset_find ("musket"), setup);

  return scenario;
}

static void
edit_height (RdtScenario *scenario,
             guint        cell,
             guint8       height)
{
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));

  setup->terrain[cell].height = height;
  rdt_scenario_edit (scenario, "Raise", setup);
}

static guint8
get_height (RdtScenario *scenario,
            guint        cell)
{
  return rdt_scenario_get_setup (scenario)->terrain[cell].height;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
before_cb (RdtScenario    *scenario,
           const RdtSetup *before,
           guint8         *height)
{
  *height = before->terrain[5].height;
}

static void
test_scenario_undo_and_redo_of_edits (void)
{
  RdtScenario *scenario = new_scenario ();
  guint n_changes = 0;

  g_signal_connect_swapped (scenario, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_false (rdt_scenario_can_undo (scenario));
  g_assert_null (rdt_scenario_get_undo_name (scenario));

  edit_height (scenario, 5, 1);
  edit_height (scenario, 5, 2);
  g_assert_cmpstr (rdt_scenario_get_undo_name (scenario), ==, "Raise");
  g_assert_null (rdt_scenario_get_redo_name (scenario));

  rdt_scenario_undo (scenario);
  g_assert_cmpuint (get_height (scenario, 5), ==, 1);
  rdt_scenario_undo (scenario);
  g_assert_cmpuint (get_height (scenario, 5), ==, 0);
  rdt_scenario_undo (scenario);
  g_assert_cmpuint (n_changes, ==, 4);

  g_assert_cmpstr (rdt_scenario_get_redo_name (scenario), ==, "Raise");
  rdt_scenario_redo (scenario);
  rdt_scenario_redo (scenario);
  g_assert_cmpuint (get_height (scenario, 5), ==, 2);
  g_assert_false (rdt_scenario_can_redo (scenario));

  g_assert_finalize_object (scenario);
}

static void
test_scenario_an_edit_takes_the_place_of_what_was_undone (void)
{
  RdtScenario *scenario = new_scenario ();

  edit_height (scenario, 5, 1);
  rdt_scenario_undo (scenario);
  edit_height (scenario, 5, 3);
  g_assert_false (rdt_scenario_can_redo (scenario));
  rdt_scenario_undo (scenario);
  g_assert_cmpuint (get_height (scenario, 5), ==, 0);

  g_assert_finalize_object (scenario);
}

static void
test_scenario_a_gesture_is_one_step (void)
{
  RdtScenario *scenario = new_scenario ();

  rdt_scenario_begin_gesture (scenario);
  for (guint cell = 0; cell < 4; cell++)
    edit_height (scenario, cell, 1);
  rdt_scenario_end_gesture (scenario);
  edit_height (scenario, 5, 1);

  rdt_scenario_undo (scenario);
  g_assert_cmpuint (get_height (scenario, 3), ==, 1);
  rdt_scenario_undo (scenario);
  g_assert_cmpuint (get_height (scenario, 0), ==, 0);
  g_assert_cmpuint (get_height (scenario, 3), ==, 0);
  g_assert_false (rdt_scenario_can_undo (scenario));

  g_assert_finalize_object (scenario);
}

static void
test_scenario_a_gesture_without_edits_is_none (void)
{
  RdtScenario *scenario = new_scenario ();

  rdt_scenario_begin_gesture (scenario);
  rdt_scenario_end_gesture (scenario);
  g_assert_false (rdt_scenario_can_undo (scenario));

  g_assert_finalize_object (scenario);
}

static void
test_scenario_shows_what_held_before (void)
{
  RdtScenario *scenario = new_scenario ();
  guint8 before = 9;

  g_signal_connect (scenario, "changed", G_CALLBACK (before_cb), &before);
  edit_height (scenario, 5, 1);
  g_assert_cmpuint (before, ==, 0);

  rdt_scenario_begin_gesture (scenario);
  edit_height (scenario, 5, 2);
  g_assert_cmpuint (before, ==, 1);
  edit_height (scenario, 5, 3);
  g_assert_cmpuint (before, ==, 2);
  rdt_scenario_end_gesture (scenario);

  rdt_scenario_undo (scenario);
  g_assert_cmpuint (before, ==, 3);

  g_assert_finalize_object (scenario);
}

static GFile *
new_file (void)
{
  return g_file_new_build_filename (g_get_user_data_dir (), "a.scenario.json", NULL);
}

static void
test_scenario_saved_and_loaded_is_the_same (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtScenario *again;
  g_autoptr(GFile) file = new_file ();
  g_autoptr(GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_null (rdt_scenario_get_file (scenario));
  g_assert_true (rdt_scenario_save_file (scenario, file, RDT_SAVE_ANYWAY, &error));
  g_assert_no_error (error);
  g_assert_false (rdt_scenario_is_modified (scenario));

  again = rdt_scenario_load_file (file, &error);
  g_assert_no_error (error);
  first = rdt_scenario_to_text (scenario);
  second = rdt_scenario_to_text (again);
  g_assert_cmpstr (first, ==, second);
  g_assert_false (rdt_scenario_is_modified (again));
  g_assert_true (g_file_equal (rdt_scenario_get_file (again), file));

  g_assert_finalize_object (again);
  g_assert_finalize_object (scenario);
}

/* Whatever shows that it has unsaved changes is told when it has none. */
static void
test_scenario_tells_that_it_is_saved (void)
{
  RdtScenario *scenario = new_scenario ();
  g_autoptr(GFile) file = new_file ();
  guint n_modified = 0, n_files = 0;

  g_signal_connect_swapped (scenario, "notify::modified", G_CALLBACK (count_cb), &n_modified);
  g_signal_connect_swapped (scenario, "notify::file", G_CALLBACK (count_cb), &n_files);
  g_assert_true (rdt_scenario_save_file (scenario, file, RDT_SAVE_ANYWAY, NULL));
  g_assert_cmpuint (n_modified, ==, 1);
  g_assert_cmpuint (n_files, ==, 1);
  g_assert_true (rdt_scenario_save_file (scenario, file, RDT_SAVE_ANYWAY, NULL));
  g_assert_cmpuint (n_files, ==, 1);

  g_assert_finalize_object (scenario);
}

/* Nothing is lost with it. */
static void
test_scenario_new_is_modified_by_the_first_edit (void)
{
  RdtScenario *scenario = new_scenario ();

  g_assert_false (rdt_scenario_is_modified (scenario));
  edit_height (scenario, 5, 1);
  g_assert_true (rdt_scenario_is_modified (scenario));
  rdt_scenario_undo (scenario);
  g_assert_false (rdt_scenario_is_modified (scenario));

  g_assert_finalize_object (scenario);
}

static void
test_scenario_is_modified_unless_it_is_as_saved (void)
{
  RdtScenario *scenario = new_scenario ();
  g_autoptr(GFile) file = new_file ();

  edit_height (scenario, 5, 1);
  rdt_scenario_save_file (scenario, file, RDT_SAVE_ANYWAY, NULL);
  edit_height (scenario, 5, 2);
  g_assert_true (rdt_scenario_is_modified (scenario));
  rdt_scenario_undo (scenario);
  g_assert_false (rdt_scenario_is_modified (scenario));
  rdt_scenario_undo (scenario);
  g_assert_true (rdt_scenario_is_modified (scenario));

  /* Redo of a saved state is not possible after another edit. */
  edit_height (scenario, 6, 1);
  rdt_scenario_undo (scenario);
  rdt_scenario_redo (scenario);
  g_assert_true (rdt_scenario_is_modified (scenario));

  g_assert_finalize_object (scenario);
}

static void
test_scenario_a_copy_has_its_own_future (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtScenario *copy;

  edit_height (scenario, 5, 1);
  copy = rdt_scenario_copy (scenario);
  g_assert_false (rdt_scenario_can_undo (copy));
  edit_height (copy, 5, 4);
  g_assert_cmpuint (get_height (scenario, 5), ==, 1);

  g_assert_finalize_object (copy);
  g_assert_finalize_object (scenario);
}

static void
test_scenario_with_problems_makes_no_game (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  g_autoptr(GError) error = NULL;

  g_assert_nonnull (game);
  rdt_test_add_unit (setup, 1, "infantry", "B4");
  rdt_scenario_edit (scenario, NULL, setup);

  problems = rdt_scenario_dup_problems (scenario);
  g_assert_cmpuint (problems->len, >, 0);
  g_assert_null (rdt_scenario_create_game (scenario, &error));
  g_assert_nonnull (error);

  g_assert_finalize_object (scenario);
}

static void
test_scenario_may_change_its_rule_set (void)
{
  RdtScenario *scenario = new_scenario ();
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  g_autoptr(GFile) file = NULL;
  gboolean modified;

  g_free (setup->rules);
  setup->rules = g_strdup ("modern");
  rdt_scenario_edit_under (scenario, NULL, rdt_ruleset_find ("modern"), setup);

  g_object_get (scenario, "file", &file, "modified", &modified, NULL);
  g_assert_cmpstr (rdt_ruleset_get_id (rdt_scenario_get_ruleset (scenario)), ==, "modern");
  g_assert_cmpstr (rdt_scenario_get_rules (scenario)->id, ==, "modern");
  g_assert_cmpstr (rdt_scenario_get_title (scenario), ==, "A drawing");
  g_assert_null (file);
  g_assert_true (modified);
  g_assert_true (rdt_scenario_can_undo (scenario));
  g_assert_false (rdt_scenario_can_redo (scenario));

  rdt_scenario_undo (scenario);
  g_assert_cmpstr (rdt_scenario_get_rules (scenario)->id, ==, "musket");

  g_assert_finalize_object (scenario);
}

static void
test_scenario_a_bad_file_is_an_error (void)
{
  g_autoptr(GFile) nowhere = g_file_new_for_path ("/nowhere/a.scenario.json");
  g_autoptr(GBytes) bytes = g_bytes_new_static ("{}", 2);
  g_autoptr(GError) missing = NULL;
  g_autoptr(GError) bad = NULL;

  g_assert_null (rdt_scenario_load_file (nowhere, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  g_assert_null (rdt_scenario_load_bytes (bytes, "a.scenario.json", &bad));
  g_assert_cmpint (bad->domain, ==, RDT_FORMAT_ERROR);
  g_assert_true (g_str_has_prefix (bad->message, "a.scenario.json: "));
}

/* A broken file stays as it is, and is never overwritten without asking. */
static void
test_scenario_a_broken_file_is_repaired_without_it (void)
{
  g_autofree char *path = rdt_test_path ("tests/bad/scenario-unknown-rules.json");
  g_autofree char *other = g_build_filename (g_get_tmp_dir (), "repaired.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) new_file = g_file_new_for_path (other);
  g_autoptr(RdtScenario) refused = NULL;
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(GError) error = NULL;
  const GPtrArray *left_out;

  refused = rdt_scenario_load_file (file, NULL);
  g_assert_null (refused);
  scenario = rdt_scenario_repair_file (file, &error);
  g_assert_no_error (error);
  g_assert_null (rdt_scenario_get_file (scenario));
  g_assert_true (rdt_scenario_is_modified (scenario));
  g_assert_cmpstr (rdt_scenario_get_setup (scenario)->rules, ==, "modern");
  g_assert_cmpstr (rdt_scenario_get_rules (scenario)->id, ==, "modern");

  left_out = rdt_scenario_get_left_out (scenario);
  g_assert_cmpuint (left_out->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (left_out, 0), "$.rules: expected"));
  g_assert_true (g_str_has_suffix (g_ptr_array_index (left_out, 0), "in its place: modern"));

  rdt_scenario_save_file (scenario, new_file, RDT_SAVE_ANYWAY, &error);
  g_assert_no_error (error);
  g_assert_null (rdt_scenario_get_left_out (scenario));
  g_file_delete (new_file, NULL, NULL);
}

static void
test_scenario_what_is_no_scenario_is_not_repaired (void)
{
  const char *const names[] = {
    "nowhere", "scenario-cut.json", "scenario-newer.json", "scenario-without-board.json",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = g_build_filename ("tests", "bad", names[i], NULL);
      g_autofree char *path = rdt_test_path (name);
      g_autoptr(GFile) file = g_file_new_for_path (path);
      g_autoptr(GError) error = NULL;
      g_autoptr(GError) strict = NULL;
      g_autoptr(RdtScenario) refused = rdt_scenario_load_file (file, &strict);
      g_autoptr(RdtScenario) scenario = rdt_scenario_repair_file (file, &error);

      g_assert_null (refused);
      g_assert_null (scenario);
      g_assert_cmpstr (error->message, ==, strict->message);
    }
}

#define add(path, func) g_test_add_func ("/model/scenario/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("undo-and-redo-of-edits", test_scenario_undo_and_redo_of_edits);
  add ("an-edit-takes-the-place-of-what-was-undone",
       test_scenario_an_edit_takes_the_place_of_what_was_undone);
  add ("a-gesture-is-one-step", test_scenario_a_gesture_is_one_step);
  add ("a-gesture-without-edits-is-none", test_scenario_a_gesture_without_edits_is_none);
  add ("shows-what-held-before", test_scenario_shows_what_held_before);
  add ("saved-and-loaded-is-the-same", test_scenario_saved_and_loaded_is_the_same);
  add ("tells-that-it-is-saved", test_scenario_tells_that_it_is_saved);
  add ("new-is-modified-by-the-first-edit", test_scenario_new_is_modified_by_the_first_edit);
  add ("is-modified-unless-it-is-as-saved", test_scenario_is_modified_unless_it_is_as_saved);
  add ("a-copy-has-its-own-future", test_scenario_a_copy_has_its_own_future);
  add ("with-problems-makes-no-game", test_scenario_with_problems_makes_no_game);
  add ("may-change-its-rule-set", test_scenario_may_change_its_rule_set);
  add ("a-bad-file-is-an-error", test_scenario_a_bad_file_is_an_error);
  add ("a-broken-file-is-repaired-without-it", test_scenario_a_broken_file_is_repaired_without_it);
  add ("what-is-no-scenario-is-not-repaired", test_scenario_what_is_no_scenario_is_not_repaired);

  return g_test_run ();
}
