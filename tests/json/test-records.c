/* test-records.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-run.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* Whole battles, one of each scenario, and every line that `redoubt-cli` prints of
 * them.  A change of behaviour shows as a difference, for review;
 * tests/records/record-again updates the records.
 */

#define RECORD_SUFFIX   ".battle.json"
#define LINES_SUFFIX    ".jsonl"
#define SCENARIO_SUFFIX ".scenario.json"

/* A record's own path, with another suffix or in another folder. */
static char *
find_sibling (const char *record,
              const char *folder,
              const char *suffix)
{
  g_autofree char *base = g_path_get_basename (record);
  g_autofree char *name = NULL;
  g_autofree char *place = NULL;

  *strchr (base, '.') = '\0';
  name = g_strconcat (base, suffix, NULL);
  place = g_build_filename (folder, name, NULL);

  return rdt_test_path (place);
}

/* The first line that differs is easier to read than two texts. */
static void
compare_lines (const char *found,
               const char *expected)
{
  g_auto(GStrv) a = g_strsplit (found, "\n", -1);
  g_auto(GStrv) b = g_strsplit (expected, "\n", -1);

  for (guint i = 0; a[i] != NULL && b[i] != NULL; i++)
    {
      if (!g_str_equal (a[i], b[i]))
        g_test_message ("line %u", i + 1);

      g_assert_cmpstr (a[i], ==, b[i]);
    }

  g_assert_cmpuint (g_strv_length (a), ==, g_strv_length (b));
}

static void
test_records_replay_to_the_same_bytes (gconstpointer data)
{
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "replay", data, NULL);
  g_autofree char *path = find_sibling (data, "tests/records", LINES_SUFFIX);
  g_autofree char *expected = rdt_test_read (path, NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  compare_lines (run->out, expected);
}

static void
test_records_are_saved_as_they_were_loaded (gconstpointer data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBattleFile) file = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize length;

  before = rdt_test_read (data, &length);
  file = rdt_battle_file_read (before, length, data, &error);
  g_assert_no_error (error);
  game = rdt_game_new (file->setup, file->rules);
  rdt_battle_file_read_orders (file, game, &error);
  g_assert_no_error (error);

  after = rdt_battle_file_to_text (file, game);
  g_assert_cmpstr (after, ==, before);
}

static void
test_records_are_of_the_scenarios_as_they_are (gconstpointer data)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtBattleFile) file = NULL;
  g_autofree char *path = find_sibling (data, "scenarios", SCENARIO_SUFFIX);
  g_autofree char *scenario = rdt_test_read (path, NULL);
  g_autofree char *text = NULL;
  g_autofree char *carried = NULL;
  gsize length;

  text = rdt_test_read (data, &length);
  file = rdt_battle_file_read (text, length, data, &error);
  g_assert_no_error (error);
  carried = rdt_setup_to_text (file->setup);

  g_assert_cmpstr (carried, ==, scenario);
}

static void
test_records_go_to_the_end_of_the_battle (gconstpointer data)
{
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "replay", data, NULL);

  g_assert_true (json_object_get_boolean_member (rdt_run_get_last_state (run), "over"));
}

static void
test_every_scenario_has_a_record (void)
{
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", SCENARIO_SUFFIX);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *record = find_sibling (paths[i], "tests/records", RECORD_SUFFIX);

      if (!g_file_test (record, G_FILE_TEST_EXISTS))
        g_error ("%s has no record", paths[i]);
    }
}

static void
add_claim (const char    *claim,
           const char    *record,
           GTestDataFunc  function)
{
  g_autofree char *name = g_path_get_basename (record);
  g_autofree char *path = NULL;

  *strstr (name, RECORD_SUFFIX) = '\0';
  path = g_strdup_printf ("/records/%s/%s", name, claim);
  g_test_add_data_func_full (path, g_strdup (record), function, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/records/every-scenario-has-one", test_every_scenario_has_a_record);

  paths = rdt_test_list_files ("tests/records", RECORD_SUFFIX);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      add_claim ("same-bytes", paths[i], test_records_replay_to_the_same_bytes);
      add_claim ("saved-as-loaded", paths[i], test_records_are_saved_as_they_were_loaded);
      add_claim ("of-the-scenario", paths[i], test_records_are_of_the_scenarios_as_they_are);
      add_claim ("to-the-end", paths[i], test_records_go_to_the_end_of_the_battle);
    }

  return g_test_run ();
}
