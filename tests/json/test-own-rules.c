/* test-own-rules.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "rdt-random-battle.h"
#include "rdt-reference.h"
#include "rdt-rules-json.h"
#include "rdt-run.h"
#include "rdt-test.h"

/* A made-up rule set in a file beside its scenario: it combines mechanisms that no
 * built-in set combines, and must be playable all the same.
 */

#define RULES    "tests/data/skirmish.rules.json"
#define SCENARIO "tests/data/the-pass.scenario.json"
#define RETOLD   "tests/data/skirmish.reference.xml"

#define N_BATTLES  12
#define MAX_ORDERS 3000
#define SEED       5

static RdtGame *
load_game (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);

  return rdt_test_load_scenario (path);
}

static void
test_own_rules_play_their_scenario (void)
{
  for (guint seed = 0; seed < N_BATTLES; seed++)
    rdt_random_battle_check (load_game (), seed);
}

static void
test_own_rules_play_battles_of_chance (void)
{
  g_autofree char *path = rdt_test_path (RULES);
  g_autofree char *text = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  rules = rdt_rules_read (text, length, path, &error);
  g_assert_no_error (error);

  for (guint seed = 0; seed < 3 * N_BATTLES; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

      rdt_random_battle_check (rdt_test_random_game_under (rules, chance), seed);
    }
}

static char *
replace (const char *text,
         const char *from,
         const char *to)
{
  g_auto(GStrv) parts = g_strsplit (text, from, 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);

  return g_strjoinv (to, parts);
}

/* Cards with hits that ask for retreats: no built-in set has both.  A mandatory
 * attack may then leave an answer open when the activation ends.
 */
static void
test_own_rules_may_ask_for_retreats_under_cards (void)
{
  g_autofree char *path = rdt_test_path (RULES);
  g_autofree char *text = NULL, *half = NULL, *whole = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  half = replace (text, "\"by-cover\", \"destroyed\": { \"open\": 5, \"soft\": 4, \"hard\": 2 }",
                  "\"by-quality\", \"destroyed\": { \"elite\": 2, \"average\": 3, \"poor\": 5 }");
  whole = replace (half, "\"kills-at-least-power\"", "\"each-saves\"");
  rules = rdt_rules_read (whole, strlen (whole), path, &error);
  g_assert_no_error (error);

  for (guint seed = 0; seed < 3 * N_BATTLES; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

      rdt_random_battle_check (rdt_test_random_game_under (rules, chance), seed);
    }
}

/* Two forts out of each other's range that can do nothing else: no phase has any
 * orders, and there is no turn limit.
 */
static void
test_own_rules_do_not_go_on_for_ever (void)
{
  g_autofree char *path = rdt_test_path (RULES);
  g_autofree char *text = NULL, *dry = NULL, *idle = NULL, *still = NULL, *battle = NULL;
  g_autoptr(RdtRun) run = NULL;
  JsonObject *state;
  gsize length;

  text = rdt_test_read (path, &length);
  dry = replace (text, "\"trench\", \"wire\"", "\"trench\"");
  idle = replace (dry, "\"wire\": { \"lay\": 2, \"clear\": 1 }", "");
  still = replace (idle, "\"commander\", \"cross-country\"", "\"commander\", \"fixed\"");
  battle = g_strdup_printf ("{ \"format\": \"redoubt-battle\", \"version\": 1, \"rule-set\": %s,"
                            "\"scenario\": { \"format\": \"redoubt-scenario\", \"version\": 1,"
                            "\"title\": \"Forts\", \"rules\": \"skirmish\","
                            "\"board\": { \"grid\": \"hex\", \"width\": 9, \"height\": 9 },"
                            "\"sides\": [{ \"id\": \"red\", \"name\": \"Red\", \"units\":"
                            "[{ \"id\": \"r1\", \"type\": \"chief\", \"at\": \"A1\" }] },"
                            "{ \"id\": \"blue\", \"name\": \"Blue\", \"units\":"
                            "[{ \"id\": \"b1\", \"type\": \"chief\", \"at\": \"H8\" }] }],"
                            "\"otherwise\": \"blue\" },"
                            "\"dice\": { \"seed\": 1 }, \"orders\": [] }", still);
  run = rdt_run_new (battle, "replay", "-", NULL);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  state = rdt_run_get_last_state (run);
  g_assert_true (json_object_get_boolean_member (state, "over"));
  g_assert_cmpstr (json_object_get_string_member (state, "winner"), ==, "blue");
}

/* A random battle to its end, as a file. */
static RdtBattleFile *
play (RdtGame *game)
{
  RdtBattleFile *file = rdt_battle_file_new ();
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_auto(RdtOrderList) legal = { 0 };
  RdtPosition position;
  RdtRefusal refusal;

  file->setup = rdt_setup_copy (game->setup);
  file->rules = rdt_rules_ref (game->rules);
  file->carries_rules = TRUE;
  file->dice = rdt_dice_new ();
  rdt_dice_set_seed (file->dice, SEED);
  g_assert_true (rdt_referee_begin (game, file->dice, &position, NULL, &refusal));

  while (!position.is_over && file->orders->len < MAX_ORDERS)
    {
      RdtOrder order;

      rdt_referee_list (game, &position, &legal);
      order = rdt_test_choose (&legal, chance);
      g_array_append_val (file->orders, order);
      g_assert_true (rdt_referee_apply (game, file->dice, &position, &order, NULL, &refusal));
    }

  g_assert_true (position.is_over);
  file->check = rdt_battle_format_check (rdt_position_hash (&position, game));

  return file;
}

/* Other players need not have the rule set: the battle includes it. */
static void
test_own_rules_travel_with_the_battle (void)
{
  g_autoptr(RdtGame) game = load_game ();
  g_autoptr(RdtBattleFile) file = play (game);
  g_autofree char *text = rdt_battle_file_to_text (file, game);
  g_autoptr(RdtRun) replay = rdt_run_new (text, "replay", "-", NULL);
  g_autoptr(RdtRun) check = rdt_run_new (text, "check", "-", NULL);

  g_assert_cmpstr (replay->err, ==, "");
  g_assert_cmpint (replay->status, ==, 0);
  g_assert_true (json_object_get_boolean_member (rdt_run_get_last_state (replay), "over"));
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (replay), "orders"), ==,
                   file->orders->len);
  g_assert_cmpstr (check->err, ==, "");
  g_assert_cmpint (check->status, ==, 0);
}

static void
copy_file (const char *name,
           const char *target)
{
  g_autofree char *path = rdt_test_path (name);
  g_autofree char *text = NULL;
  g_autoptr(GError) error = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  g_file_set_contents (target, text, length, &error);
  g_assert_no_error (error);
}

/* A battle that does not include its rule set finds it in its folder, and otherwise
 * says what is missing.
 */
static void
test_own_rules_are_found_beside_the_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("redoubt-XXXXXX", NULL);
  g_autofree char *battle = g_build_filename (folder, "pass.battle.json", NULL);
  g_autofree char *rules = g_build_filename (folder, "skirmish.rules.json", NULL);
  g_autofree char *text = NULL;
  g_autoptr(RdtGame) game = load_game ();
  g_autoptr(RdtBattleFile) file = play (game);
  g_autoptr(RdtRun) without = NULL;
  g_autoptr(RdtRun) with = NULL;

  file->carries_rules = FALSE;
  text = rdt_battle_file_to_text (file, game);
  g_assert_true (g_file_set_contents (battle, text, -1, NULL));

  without = rdt_run_new (NULL, "replay", battle, NULL);
  copy_file (RULES, rules);
  with = rdt_run_new (NULL, "replay", battle, NULL);

  g_assert_cmpint (without->status, ==, 2);
  g_assert_cmpstr (without->out, ==, "");
  g_assert_nonnull (strstr (without->err, ": $.scenario.rules: expected the id of a rule set"));
  g_assert_cmpint (with->status, ==, 0);
  g_assert_cmpstr (with->err, ==, "");

  g_assert_no_errno (g_remove (battle));
  g_assert_no_errno (g_remove (rules));
  g_assert_no_errno (g_rmdir (folder));
}

/* The reference of a rule set is found beside it, or beside a battle that includes
 * the rule set; a copy in a folder of its own has none.
 */
static void
test_own_rules_are_retold_beside_them (void)
{
  g_autofree char *folder = g_dir_make_tmp ("redoubt-XXXXXX", NULL);
  g_autofree char *battle = g_build_filename (folder, "pass.battle.json", NULL);
  g_autofree char *reference = g_build_filename (folder, "skirmish.reference.xml", NULL);
  g_autoptr(RdtGame) game = load_game ();
  g_autoptr(RdtBattleFile) file = play (game);
  g_autofree char *text = rdt_battle_file_to_text (file, game);
  g_autoptr(RdtBattleFile) without = NULL;
  g_autoptr(RdtBattleFile) with = NULL;

  g_assert_true (rdt_reference_check (game->rules, NULL));
  g_assert_cmpstr (rdt_reference_find (game->rules, "On the March (a)")->title, ==,
                   "Step by step");

  without = rdt_battle_file_read (text, strlen (text), battle, NULL);
  copy_file (RETOLD, reference);
  with = rdt_battle_file_read (text, strlen (text), battle, NULL);

  g_assert_null (rdt_reference_find (without->rules, "On the March (a)"));
  g_assert_nonnull (rdt_reference_find (with->rules, "On the March (a)"));

  g_assert_no_errno (g_remove (reference));
  g_assert_no_errno (g_rmdir (folder));
}

static void
test_own_rules_retold_wrongly_are_told_of (void)
{
  g_autofree char *folder = g_dir_make_tmp ("redoubt-XXXXXX", NULL);
  g_autofree char *rules = g_build_filename (folder, "skirmish.rules.json", NULL);
  g_autofree char *reference = g_build_filename (folder, "skirmish.reference.xml", NULL);
  g_autoptr(RdtRun) right = NULL;
  g_autoptr(RdtRun) wrong = NULL;

  copy_file (RULES, rules);
  copy_file (RETOLD, reference);
  right = rdt_run_new (NULL, "check", rules, NULL);
  g_assert_true (g_file_set_contents (reference, "<reference>\n<chapter/></reference>", -1, NULL));
  wrong = rdt_run_new (NULL, "check", rules, NULL);

  g_assert_cmpstr (right->err, ==, "");
  g_assert_cmpint (right->status, ==, 0);
  g_assert_cmpint (wrong->status, ==, 2);
  g_assert_nonnull (strstr (wrong->err, "skirmish.reference.xml: "));
  g_assert_nonnull (strstr (wrong->err, "line 2"));

  g_assert_no_errno (g_remove (reference));
  g_assert_no_errno (g_remove (rules));
  g_assert_no_errno (g_rmdir (folder));
}

static RdtRules *
read_and_check_without (const char *id,
                        const char *part,
                        const char *warning)
{
  g_autofree char *name = g_strdup_printf ("data/rules/%s.rules.json", id);
  g_autofree char *path = rdt_test_path (name);
  g_autofree char *its_id = g_strdup_printf ("\"id\": \"%s\"", id);
  g_autofree char *text = NULL, *own = NULL, *without = NULL;
  g_autoptr(RdtRun) run = NULL;
  g_autoptr(GError) error = NULL;
  RdtRules *rules;
  gsize length;

  text = rdt_test_read (path, &length);
  own = replace (text, its_id, "\"id\": \"own\"");
  without = replace (own, part, "");
  run = rdt_run_new (without, "check", "-", NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, warning);

  rules = rdt_rules_read (without, strlen (without), path, &error);
  g_assert_no_error (error);

  return rules;
}

static void
check_option_is_idle (RdtRules  *rules,
                      RdtOption  option)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_autoptr(RdtGame) random = rdt_test_random_game_under (rules, chance);
  g_autoptr(RdtSetup) setup = rdt_setup_copy (random->setup);
  g_autoptr(RdtGame) game = NULL;

  if (!rdt_setup_has_option (setup, rdt_option_get_id (option)))
    g_ptr_array_add (setup->options, g_strdup (rdt_option_get_id (option)));
  game = rdt_game_new (setup, rules);
  g_assert_false (rdt_game_has_option (game, option));
  rdt_random_battle_check (g_steal_pointer (&game), SEED);
}

/* Old files may have such a set. */
static void
test_own_rules_may_lack_what_an_option_needs (void)
{
  g_autoptr(RdtRules) no_scores =
    read_and_check_without ("portable",
                            ",\n    \"pinning\": { \"open\": { \"destroys\": 5, \"pins\": 1 }, "
                            "\"cover\": { \"destroys\": 6, \"pins\": 4 } }",
                            "-: $.hits.pinning: warning: without it the optional rule “pinning” "
                            "changes nothing\n");
  g_autoptr(RdtRules) no_turns =
    read_and_check_without ("modern", "\"gas\": { \"turns\": 3 },",
                            "-: $.gas: warning: without it the optional rule “gas” changes "
                            "nothing\n");

  check_option_is_idle (no_scores, RDT_OPTION_PINNING);
  check_option_is_idle (no_turns, RDT_OPTION_GAS);
}

static void
test_own_rules_are_cited (void)
{
  const char *const input =
    "{\"order\": \"move\", \"unit\": \"s1\", \"path\": [\"C1\", \"B1\", \"A1\", \"A2\", \"A3\"]}\n";
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) run = rdt_run_new (input, "referee", path, "--seed", "3", NULL);
  JsonObject *refusal = rdt_run_find (run, "refused");

  g_assert_nonnull (refusal);
  g_assert_cmpstr (json_object_get_string_member (refusal, "reason"), ==, "too-far");
  g_assert_cmpstr (json_object_get_string_member (refusal, "rule"), ==,
                   "skirmish: On the March");
}

static void
test_own_rules_are_saved_by_the_referee (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) run = rdt_run_new ("{\"request\": \"save\"}\n", "referee", path, NULL);
  JsonObject *battle = json_object_get_object_member (rdt_run_find (run, "battle"), "battle");
  JsonObject *rules = json_object_get_object_member (battle, "rule-set");

  g_assert_cmpstr (json_object_get_string_member (rules, "id"), ==, "skirmish");
  g_assert_true (json_object_has_member (rules, "x-author"));
}

#define add(path, func) g_test_add_func ("/json/own-rules/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("play-their-scenario", test_own_rules_play_their_scenario);
  add ("play-battles-of-chance", test_own_rules_play_battles_of_chance);
  add ("may-ask-for-retreats-under-cards", test_own_rules_may_ask_for_retreats_under_cards);
  add ("do-not-go-on-for-ever", test_own_rules_do_not_go_on_for_ever);
  add ("travel-with-the-battle", test_own_rules_travel_with_the_battle);
  add ("are-found-beside-the-file", test_own_rules_are_found_beside_the_file);
  add ("are-retold-beside-them", test_own_rules_are_retold_beside_them);
  add ("retold-wrongly-are-told-of", test_own_rules_retold_wrongly_are_told_of);
  add ("may-lack-what-an-option-needs", test_own_rules_may_lack_what_an_option_needs);
  add ("are-cited", test_own_rules_are_cited);
  add ("are-saved-by-the-referee", test_own_rules_are_saved_by_the_referee);

  return g_test_run ();
}
