/* rdt-test-fault.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test-fault.h"

#include <string.h>

#include "rdt-battle-file.h"
#include "rdt-problem.h"
#include "rdt-rules-json.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-words.h"

/* The first problem in words, as the programs show it. */
static gboolean
is_playable (RdtTestFault   *fault,
             const RdtSetup *setup,
             const RdtRules *rules,
             const char     *file,
             const char     *prefix)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *words = rdt_words_problem (setup, problem);

      if (rdt_problem_is_warning (problem))
        continue;

      fault->is_problem = TRUE;
      fault->error = g_error_new (RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s: $.%s%s: %s",
                                  file, prefix, problem->path, words);
      return FALSE;
    }

  return TRUE;
}

/* The tolerant reader finds a fault exactly where the strict one does, and what it
 * leaves of the file can be checked for problems.
 */
static void
collect_scenario (const char *text,
                  gsize       length,
                  const char *file,
                  gboolean    is_good)
{
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(RdtSetup) setup = rdt_setup_collect (text, length, file, &faults);
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("modern", file, NULL);

  g_assert_true ((faults->len == 0) == is_good);
  g_assert_true (setup != NULL || !is_good);
  if (setup != NULL)
    problems = rdt_setup_find_problems (setup, rules);
}

static void
collect_battle (const char *text,
                gsize       length,
                const char *file,
                gboolean    is_good)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(RdtBattleFile) battle = rdt_battle_file_collect (text, length, file, &faults);

  g_assert_true (faults->len == 0 || !is_good);
  if (battle == NULL)
    {
      g_assert_cmpuint (faults->len, >, 0);
      return;
    }

  if (rdt_battle_file_find_rules (battle, file, &error))
    problems = rdt_setup_find_problems (battle->setup, battle->rules);
  else
    g_assert_false (is_good);
}

static void
collect_orders (const char    *text,
                gsize          length,
                const char    *file,
                const RdtGame *game,
                gboolean       is_good)
{
  g_autoptr(GPtrArray) faults = NULL;
  g_autoptr(GPtrArray) bad_orders = NULL;
  g_autoptr(RdtBattleFile) battle = rdt_battle_file_collect (text, length, file, &faults);

  bad_orders = rdt_battle_file_collect_orders (battle, game);
  g_assert_true ((bad_orders->len == 0) == is_good);
}

static void
load_scenario (RdtTestFault *fault,
               const char   *text,
               gsize         length,
               const char   *file)
{
  g_autoptr(RdtSetup) setup = rdt_setup_read (text, length, file, &fault->error);
  g_autoptr(RdtRules) rules = NULL;

  g_assert_true ((setup == NULL) == (fault->error != NULL));
  collect_scenario (text, length, file, setup != NULL);
  if (setup == NULL)
    return;

  rules = rdt_rules_store_find (setup->rules, file, &fault->error);
  g_assert_true ((rules == NULL) == (fault->error != NULL));

  if (rules != NULL)
    is_playable (fault, setup, rules, file, "");
}

static void
load_battle (RdtTestFault *fault,
             const char   *text,
             gsize         length,
             const char   *file)
{
  g_autoptr(RdtBattleFile) battle = rdt_battle_file_read (text, length, file, &fault->error);
  g_autoptr(RdtGame) game = NULL;

  g_assert_true ((battle == NULL) == (fault->error != NULL));
  collect_battle (text, length, file, battle != NULL);
  if (battle == NULL || !is_playable (fault, battle->setup, battle->rules, file, "scenario."))
    return;

  game = rdt_game_new (battle->setup, battle->rules);
  g_assert_true (rdt_battle_file_read_orders (battle, game, &fault->error)
                 == (fault->error == NULL));
  collect_orders (text, length, file, game, fault->error == NULL);
}

static void
load_rules (RdtTestFault *fault,
            const char   *text,
            gsize         length,
            const char   *file)
{
  g_autoptr(RdtRules) rules = rdt_rules_read (text, length, file, &fault->error);
  g_autoptr(GPtrArray) faults = rdt_rules_collect (text, length, file);

  g_assert_true ((rules == NULL) == (fault->error != NULL));
  g_assert_true ((faults->len == 0) == (rules != NULL));
}

/**
 * rdt_test_load:
 * @kind: `scenario`, `battle` or `rules`
 * @file: its name
 *
 * Loads a text that ends where its memory ends, so that tools that check memory
 * notice reading past the end.
 */
RdtTestFault
rdt_test_load (const char *kind,
               const char *text,
               gsize       length,
               const char *file)
{
  g_autofree char *copy = g_malloc (MAX (length, 1));
  RdtTestFault fault = { 0 };

  memcpy (copy, text, length);

  if (g_str_equal (kind, "scenario"))
    load_scenario (&fault, copy, length, file);
  else if (g_str_equal (kind, "battle"))
    load_battle (&fault, copy, length, file);
  else if (g_str_equal (kind, "rules"))
    load_rules (&fault, copy, length, file);
  else
    g_error ("%s: no kind of file is called \"%s\"", file, kind);

  return fault;
}
