/* test-library.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-library.h"
#include "rdt-rules-store.h"
#include "rdt-scenario-size.h"
#include "rdt-scenario.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

static gboolean
is_shipped (const char  *text,
            GStrv        files)
{
  for (guint i = 0; files[i] != NULL; i++)
    {
      gsize length;
      g_autofree char *shipped = rdt_test_read (files[i], &length);

      if (g_str_equal (text, shipped))
        return TRUE;
    }

  return FALSE;
}

static void
test_library_has_every_shipped_scenario (void)
{
  RdtLibrary *library = rdt_library_new ();
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));

  g_assert_cmpuint (n, ==, g_strv_length (files));
  g_assert_true (g_list_model_get_item_type (G_LIST_MODEL (library)) == RDT_TYPE_SCENARIO);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autoptr(GError) error = NULL;
      g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, &error);
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      g_assert_false (rdt_scenario_is_modified (scenario));
      g_assert_null (rdt_scenario_get_file (scenario));

      text = rdt_scenario_to_text (scenario);
      g_assert_true (is_shipped (text, files));
    }

  g_assert_null (g_list_model_get_item (G_LIST_MODEL (library), n));
  g_assert_finalize_object (library);
}

static void
test_library_has_the_rule_sets_that_are_built_in (void)
{
  GListModel *rulesets = rdt_ruleset_list ();
  const char *const *ids = rdt_rules_store_list ();
  guint n = g_strv_length ((GStrv) ids);

  g_assert_cmpuint (g_list_model_get_n_items (rulesets), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      g_assert_cmpstr (rdt_ruleset_get_id (ruleset), ==, ids[i]);
      g_assert_cmpstr (rdt_ruleset_get_name (ruleset), !=, ids[i]);
      g_assert_true (rdt_ruleset_find (ids[i]) == ruleset);
    }

  g_assert_null (rdt_ruleset_find ("chess"));
}

static void
test_library_an_unknown_rule_set_is_an_error (void)
{
  g_autoptr(GError) error = NULL;

  g_assert_null (rdt_ruleset_load ("chess", NULL, &error));
  g_assert_nonnull (error);
}

static void
changed_cb (GListModel *model,
            guint       position,
            guint       n_removed,
            guint       n_added,
            guint      *last)
{
  last[0] = position;
  last[1] = n_removed;
  last[2] = n_added;
}

static void
test_library_finds_the_users_scenarios (void)
{
  RdtLibrary *library = rdt_library_new ();
  GFile *folder = rdt_library_get_folder (library);
  g_autoptr(GFile) file = g_file_get_child (folder, "mine.scenario.json");
  g_autoptr(GFile) broken = g_file_get_child (folder, "broken.scenario.json");
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));
  RdtSetup *setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "...\n...");
  g_autoptr(RdtScenario) scenario = NULL;
  g_autoptr(RdtScenario) found = NULL;
  guint last[3] = { 0 };

  g_signal_connect (library, "items-changed", G_CALLBACK (changed_cb), last);
  g_assert_true (g_file_make_directory_with_parents (folder, NULL, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (broken), "{", -1, NULL));
  scenario = rdt_scenario_new (rdt_ruleset_find ("modern"), setup);
  g_assert_true (rdt_scenario_save_file (scenario, file, RDT_SAVE_ANYWAY, NULL));
  rdt_library_refresh (library);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n + 1);
  g_assert_cmpuint (last[0], ==, 0);
  g_assert_cmpuint (last[1], ==, 0);
  g_assert_cmpuint (last[2], ==, 1);
  found = g_list_model_get_item (G_LIST_MODEL (library), 0);
  g_assert_true (g_file_equal (rdt_scenario_get_file (found), file));

  g_assert_true (g_file_delete (file, NULL, NULL));
  rdt_library_refresh (library);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n);
  g_assert_cmpuint (last[1], ==, 1);

  g_assert_finalize_object (library);
}

static RdtScenario *
get_first (RdtLibrary *library)
{
  g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), 0);

  return scenario;
}

static RdtScenario *
find_titled (RdtLibrary *library,
             const char *title)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (g_str_equal (rdt_scenario_get_title (scenario), title))
        return scenario;
    }

  return NULL;
}

static void
test_library_keeps_the_users_scenarios (void)
{
  RdtLibrary *library = rdt_library_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (library));
  g_autoptr(RdtScenario) shipped = g_object_ref (get_first (library));
  g_autoptr(GFile) file = NULL;
  g_autoptr(GError) error = NULL;

  g_assert_false (rdt_library_is_own (library, shipped));
  for (guint i = 0; i < 2; i++)
    g_assert_true (rdt_library_duplicate (library, shipped, "A/B", &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n + 2);
  g_assert_true (rdt_library_is_own (library, get_first (library)));
  g_assert_cmpstr (rdt_scenario_get_title (get_first (library)), ==, "A/B");
  file = g_object_ref (rdt_scenario_get_file (get_first (library)));

  g_assert_true (rdt_library_rename (library, get_first (library), "Mine", &error));
  g_assert_no_error (error);
  g_assert_true (g_file_equal (rdt_scenario_get_file (find_titled (library, "Mine")), file));

  /* In the order of titles, and not of file names. */
  g_assert_cmpstr (rdt_scenario_get_title (get_first (library)), ==, "A/B");
  g_set_object (&file, rdt_scenario_get_file (get_first (library)));

  /* Not every file system has a bin; the file is moved to it, or stays. */
  if (rdt_library_trash (library, get_first (library), NULL))
    {
      g_assert_false (g_file_query_exists (file, NULL));
      g_assert_null (find_titled (library, "A/B"));
      g_assert_true (rdt_library_restore (library, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_equal (rdt_scenario_get_file (find_titled (library, "A/B")), file));
    }
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), ==, n + 2);

  while (g_list_model_get_n_items (G_LIST_MODEL (library)) > n)
    {
      g_assert_true (g_file_delete (rdt_scenario_get_file (get_first (library)), NULL, NULL));
      rdt_library_refresh (library);
    }

  g_clear_object (&shipped);
  g_assert_finalize_object (library);
}

#define add(path, func) g_test_add_func ("/model/library/" path, func)

/* Easier scenarios come first. */
static void
test_library_begins_with_what_is_simple (void)
{
  g_autoptr(RdtLibrary) library = NULL;
  RdtScenarioSize before = { .minutes = 0, .difficulty = RDT_DIFFICULTY_SIMPLE };

  rdt_test_home_clear ();
  library = rdt_library_new ();
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (library), i);
      RdtScenarioSize size;

      rdt_scenario_size_measure (&size, rdt_scenario_get_setup (scenario));
      g_assert_cmpint (rdt_scenario_size_compare (&before, &size), <=, 0);
      g_assert_cmpuint (size.minutes % 5, ==, 0);
      before = size;
    }

  g_assert_cmpint (before.difficulty, ==, RDT_DIFFICULTY_COMPLEX);
}

/* What has to be known makes it difficult; what has to be done takes time. */
static void
test_library_measures_scenarios (void)
{
  static const char *const types[] = { "infantry", "tank", "engineers", "command", "artillery",
                                       "anti-tank-gun", "mortar", "reconnaissance" };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....");
  RdtScenarioSize size;

  setup->turn_limit = 10;
  for (guint i = 0; i < 3; i++)
    {
      rdt_test_add_unit (setup, 0, "infantry", "A1");
      rdt_test_add_unit (setup, 1, "infantry", "D4");
    }
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpuint (size.minutes, ==, 10);
  g_assert_cmpint (size.difficulty, ==, RDT_DIFFICULTY_SIMPLE);

  setup->turn_limit = 20;
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpuint (size.minutes, ==, 20);

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    rdt_test_add_unit (setup, 0, types[i], "B2");
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpint (size.difficulty, ==, RDT_DIFFICULTY_MODERATE);

  for (guint i = 0; i < 3; i++)
    g_ptr_array_add (setup->options, g_strdup ("gas"));
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpint (size.difficulty, ==, RDT_DIFFICULTY_COMPLEX);
}

/* Many of a kind have to be kept together. */
static void
test_library_size_counts_units (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....");
  RdtScenarioSize size;

  for (guint i = 0; i < 55; i++)
    rdt_test_add_unit (setup, i % 2, i < 2 ? "tank" : "infantry", "A1");
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpint (size.difficulty, ==, RDT_DIFFICULTY_MODERATE);

  g_ptr_array_set_size (setup->sides[0].units, 23);
  g_ptr_array_set_size (setup->sides[1].units, 24);
  rdt_scenario_size_measure (&size, setup);
  g_assert_cmpint (size.difficulty, ==, RDT_DIFFICULTY_SIMPLE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("has-every-shipped-scenario", test_library_has_every_shipped_scenario);
  add ("has-the-rule-sets-that-are-built-in", test_library_has_the_rule_sets_that_are_built_in);
  add ("an-unknown-rule-set-is-an-error", test_library_an_unknown_rule_set_is_an_error);
  add ("finds-the-users-scenarios", test_library_finds_the_users_scenarios);
  add ("keeps-the-users-scenarios", test_library_keeps_the_users_scenarios);
  add ("begins-with-what-is-simple", test_library_begins_with_what_is_simple);
  add ("measures-scenarios", test_library_measures_scenarios);
  add ("size-counts-units", test_library_size_counts_units);

  return g_test_run ();
}
