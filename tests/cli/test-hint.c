/* test-hint.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-run.h"
#include "rdt-test.h"

/* The answers of redoubt-cli's verb hint. */

#define BATTLE(orders) \
  "{\"format\": \"redoubt-battle\", \"version\": 1, \"scenario\": " \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"A duel\", " \
  "\"rules\": \"musket\", \"board\": {\"grid\": \"square\", \"width\": 4, \"height\": 4}, " \
  "\"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": [" \
  "{\"id\": \"r1\", \"type\": \"infantry\", \"at\": \"B1\", \"facing\": \"n\"}]}, " \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [" \
  "{\"id\": \"b1\", \"type\": \"infantry\", \"at\": \"B3\", \"facing\": \"s\"}]}]}, " \
  "\"dice\": {\"seed\": 1, \"rolled\": {\"initiative\": [6, 1]}}, \"orders\": [" orders "]}"

static JsonObject *
get_only_line (RdtRun *run)
{
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (run->lines->len, ==, 1);

  return g_ptr_array_index (run->lines, 0);
}

static double
check_chance (JsonObject *object)
{
  double chance = json_object_get_double_member (object, "value");

  g_assert_cmpfloat (chance, >=, 0);
  g_assert_cmpfloat (chance, <=, 1);

  return chance;
}

/* Firing first is best: the only enemy fires next. */
static void
test_hint_names_an_order_and_others (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (""), "hint", "-", "--player", "hard", NULL);
  JsonObject *line = get_only_line (run);
  JsonObject *hint = json_object_get_object_member (line, "hint");
  JsonArray *instead = json_object_get_array_member (line, "instead");
  double last = check_chance (line);

  g_assert_cmpstr (json_object_get_string_member (hint, "order"), ==, "fire");
  g_assert_cmpstr (json_object_get_string_member (hint, "target"), ==, "B3");
  g_assert_cmpuint (json_array_get_length (instead), >=, 2);
  for (guint i = 0; i < json_array_get_length (instead); i++)
    {
      double chance = check_chance (json_array_get_object_element (instead, i));

      g_assert_cmpfloat (chance, <=, last);
      last = chance;
    }

  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (line, "because")), >, 0);
}

static void
test_hint_is_the_same_again (void)
{
  g_autoptr(RdtRun) first = rdt_run_new (BATTLE (""), "hint", "-", NULL);
  g_autoptr(RdtRun) second = rdt_run_new (BATTLE (""), "hint", "-", NULL);

  g_assert_cmpint (first->status, ==, 0);
  g_assert_cmpstr (first->out, ==, second->out);
}

static void
test_hint_of_a_battle_that_is_over_is_none (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE ("{\"order\": \"resign\"}"), "hint", "-", NULL);

  g_assert_true (json_object_get_null_member (get_only_line (run), "hint"));
}

static void
test_hint_after_an_illegal_order_exits_with_3 (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE ("{\"order\": \"exit\", \"unit\": \"r1\"}"), "hint",
                                       "-", NULL);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_cmpuint (rdt_run_count (run, "refused"), ==, 1);
  g_assert_cmpuint (rdt_run_count (run, "hint"), ==, 0);
}

static void
test_hint_with_bad_arguments_exits_with_2 (void)
{
  g_autoptr(RdtRun) none = rdt_run_new (NULL, "hint", NULL);
  g_autoptr(RdtRun) two = rdt_run_new (BATTLE (""), "hint", "-", "-", NULL);
  g_autoptr(RdtRun) nobody = rdt_run_new (BATTLE (""), "hint", "-", "--player", "wizard", NULL);
  g_autoptr(RdtRun) thoughtless = rdt_run_new (BATTLE (""), "hint", "-", "--player", "random",
                                               NULL);
  g_autoptr(RdtRun) malformed = rdt_run_new ("{\"format\": ", "hint", "-", NULL);

  rdt_run_assert_malformed (none);
  rdt_run_assert_malformed (two);
  rdt_run_assert_malformed (nobody);
  rdt_run_assert_malformed (thoughtless);
  rdt_run_assert_malformed (malformed);
}

#define add(path, func) g_test_add_func ("/cli/hint/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("names-an-order-and-others", test_hint_names_an_order_and_others);
  add ("is-the-same-again", test_hint_is_the_same_again);
  add ("of-a-battle-that-is-over-is-none", test_hint_of_a_battle_that_is_over_is_none);
  add ("after-an-illegal-order-exits-with-3", test_hint_after_an_illegal_order_exits_with_3);
  add ("with-bad-arguments-exits-with-2", test_hint_with_bad_arguments_exits_with_2);

  return g_test_run ();
}
