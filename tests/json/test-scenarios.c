/* test-scenarios.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-problem.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-test.h"

/* The scenarios that come with the program. */

#define SUFFIX ".scenario.json"

/* For each rule set: one that is played in half an hour, a big one, and a
 * historical one, whose notes name its sources.
 */
#define MIN_SCENARIOS 4
#define MAX_SMALL     20
#define MIN_BIG       26
#define SOURCES       "Sources: "

static void
test_scenarios_have_neither_problems_nor_warnings (gconstpointer data)
{
  g_autoptr(RdtSetup) setup = rdt_test_load_setup (data);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autoptr(GPtrArray) problems = NULL;

  rules = rdt_rules_store_find (setup->rules, data, &error);
  g_assert_no_error (error);

  problems = rdt_setup_find_problems (setup, rules);
  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%s: problem %d", problem->path, problem->code);
      g_test_fail ();
    }
}

static void
test_scenarios_are_saved_as_they_were_loaded (gconstpointer data)
{
  g_autoptr(RdtSetup) setup = rdt_test_load_setup (data);
  g_autofree char *before = rdt_test_read (data, NULL);
  g_autofree char *after = rdt_setup_to_text (setup);

  g_assert_cmpstr (after, ==, before);
}

static void
test_scenarios_tell_what_they_are_about (gconstpointer data)
{
  g_autoptr(RdtSetup) setup = rdt_test_load_setup (data);

  g_assert_cmpstr (setup->title, !=, "");
  g_assert_nonnull (setup->author);
  g_assert_nonnull (setup->description);
  g_assert_cmpuint (setup->turn_limit, >, 0);
  g_assert_cmpuint (setup->objectives->len, >, 0);
  g_assert_cmpuint (setup->victory->len, >, 0);

  for (guint i = 0; i < setup->objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, i);

      g_assert_nonnull (objective->name);
    }

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      g_assert_nonnull (setup->sides[side].colour);

      for (guint i = 0; i < setup->sides[side].units->len; i++)
        {
          const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

          g_assert_nonnull (unit->name);
        }
    }
}

static void
test_every_rule_set_has_scenarios (void)
{
  const char *const *rules = rdt_rules_store_list ();
  g_auto(GStrv) paths = rdt_test_list_files ("scenarios", SUFFIX);

  for (guint i = 0; rules[i] != NULL; i++)
    {
      guint n = 0, n_small = 0, n_big = 0, n_of_history = 0;

      for (guint j = 0; paths[j] != NULL; j++)
        {
          g_autoptr(RdtSetup) setup = rdt_test_load_setup (paths[j]);
          guint n_units = setup->sides[0].units->len + setup->sides[1].units->len;

          if (!g_str_equal (setup->rules, rules[i]))
            continue;

          n++;
          n_small += n_units <= MAX_SMALL;
          n_big += n_units >= MIN_BIG;
          n_of_history += setup->notes != NULL && strstr (setup->notes, SOURCES) != NULL;
        }

      g_test_message ("%s: %u", rules[i], n);
      g_assert_cmpuint (n, >=, MIN_SCENARIOS);
      g_assert_cmpuint (n_small, >=, 1);
      g_assert_cmpuint (n_big, >=, 1);
      g_assert_cmpuint (n_of_history, >=, 1);
    }
}

static void
add_claim (const char    *claim,
           const char    *scenario,
           GTestDataFunc  function)
{
  g_autofree char *name = g_path_get_basename (scenario);
  g_autofree char *path = NULL;

  *strstr (name, SUFFIX) = '\0';
  path = g_strdup_printf ("/scenarios/%s/%s", name, claim);
  g_test_add_data_func_full (path, g_strdup (scenario), function, g_free);
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/scenarios/every-rule-set-has-some", test_every_rule_set_has_scenarios);

  paths = rdt_test_list_files ("scenarios", SUFFIX);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      add_claim ("neither-problems-nor-warnings", paths[i],
                 test_scenarios_have_neither_problems_nor_warnings);
      add_claim ("saved-as-loaded", paths[i], test_scenarios_are_saved_as_they_were_loaded);
      add_claim ("tells-what-it-is-about", paths[i], test_scenarios_tell_what_they_are_about);
    }

  return g_test_run ();
}
