/* test-replay.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-run.h"
#include "rdt-test.h"

/* The output of redoubt-cli for files. */

#define SCENARIO \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"A duel\", " \
  "\"rules\": \"musket\", \"board\": {\"grid\": \"square\", \"width\": 4, \"height\": 4}, " \
  "\"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": [" \
  "{\"id\": \"r1\", \"type\": \"infantry\", \"at\": \"B1\", \"facing\": \"n\"}]}, " \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": [" \
  "{\"id\": \"b1\", \"type\": \"infantry\", \"at\": \"B3\", \"facing\": \"s\"}]}]}"

#define BATTLE(rolled, orders) \
  "{\"format\": \"redoubt-battle\", \"version\": 1, \"scenario\": " SCENARIO ", " \
  "\"dice\": {\"rolled\": {" rolled "}}, \"orders\": [" orders "]}"

#define RED_BEGINS "\"initiative\": [6, 1]"
#define RED_HITS   RED_BEGINS ", \"to-hit\": [6], \"effect\": [1]"
#define SHOT       "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\"}"
#define WIDE_SHOT  "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"A4\", \"x-n\": 1}"

static JsonObject *
get_line (RdtRun *run,
          guint   i)
{
  g_assert_cmpuint (i, <, run->lines->len);

  return g_ptr_array_index (run->lines, i);
}

static void
test_replay_prints_events_then_the_state (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_HITS, SHOT), "replay", "-", NULL);
  guint n = run->lines->len;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpuint (rdt_run_count (run, "event"), ==, n - 1);
  g_assert_cmpuint (rdt_run_count (run, "state"), ==, 1);
  g_assert_true (json_object_has_member (get_line (run, n - 1), "state"));
  g_assert_cmpstr (json_object_get_string_member (get_line (run, 0), "event"), ==,
                   "battle-began");
  g_assert_cmpstr (json_object_get_string_member (get_line (run, n - 2), "event"), ==,
                   "battle-ended");
  g_assert_cmpstr (json_object_get_string_member (rdt_run_get_last_state (run), "winner"), ==,
                   "red");
}

/* Each line is one value, and nothing else is printed. */
static void
test_replay_prints_a_value_a_line (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_HITS, SHOT), "replay", "-", NULL);
  g_auto(GStrv) lines = g_strsplit (run->out, "\n", -1);
  guint n = g_strv_length (lines);

  g_assert_cmpstr (lines[n - 1], ==, "");
  g_assert_cmpuint (n - 1, ==, run->lines->len);
}

#define BATTLE_OF(engine) \
  "{\"format\": \"redoubt-battle\", \"version\": 1, \"engine\": " engine ", \"scenario\": " \
  SCENARIO ", \"dice\": {\"rolled\": {" RED_HITS "}}, \"orders\": [" SHOT "]}"

static void
check_engine (const char *command)
{
  g_autoptr(RdtRun) newer = rdt_run_new (BATTLE_OF ("9999"), command, "-", NULL);
  g_autoptr(RdtRun) older = rdt_run_new (BATTLE_OF ("1"), command, "-", NULL);

  g_assert_cmpint (newer->status, ==, 0);
  g_assert_cmpuint (rdt_run_count_errors (newer), ==, 1);
  g_assert_true (g_str_has_prefix (newer->err, "-: $.engine: warning: "));
  g_assert_cmpint (older->status, ==, 0);
  g_assert_cmpstr (older->err, ==, "");
}

static void
test_replay_of_a_newer_engine_warns (void)
{
  check_engine ("replay");
}

static void
test_check_of_a_newer_engine_warns (void)
{
  check_engine ("check");
}

static void
test_replay_of_an_illegal_order_exits_with_3 (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_BEGINS, WIDE_SHOT ", " SHOT), "replay", "-",
                                       NULL);
  guint n = run->lines->len;
  JsonObject *refusal = get_line (run, n - 2);

  g_assert_cmpint (run->status, ==, 3);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (json_object_get_int_member (refusal, "index"), ==, 0);
  g_assert_cmpstr (json_object_get_string_member (refusal, "reason"), ==, "no-target");
  g_assert_cmpstr (json_object_get_string_member (refusal, "rule"), ==, "musket: R14");
  g_assert_cmpstr (json_object_get_string_member (refusal, "message"), !=, "");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (refusal,
                                                                                  "refused"),
                                                  "target"), ==, "A4");
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 0);
  g_assert_true (json_object_has_member (get_line (run, n - 1), "state"));
}

static void
check_exhausted (RdtRun     *run,
                 const char *purpose,
                 int         index)
{
  JsonObject *error = rdt_run_find (run, "error");

  g_assert_cmpint (run->status, ==, 4);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_nonnull (error);
  g_assert_cmpstr (json_object_get_string_member (error, "error"), ==, "dice-exhausted");
  g_assert_cmpstr (json_object_get_string_member (error, "for"), ==, purpose);
  g_assert_cmpint (json_object_get_int_member (error, "index"), ==, index);
  g_assert_true (get_line (run, run->lines->len - 2) == error);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 0);
}

static void
test_replay_without_enough_dice_exits_with_4 (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_BEGINS ", \"to-hit\": [6]", SHOT), "replay",
                                       "-", NULL);
  g_autoptr(RdtRun) early = rdt_run_new (BATTLE ("\"initiative\": [6]", SHOT), "replay", "-",
                                         NULL);

  check_exhausted (run, "effect", 0);
  check_exhausted (early, "initiative", -1);
  g_assert_cmpuint (rdt_run_count (early, "event"), ==, 0);
}

static void
test_replay_of_a_malformed_file_exits_with_2 (void)
{
  g_autoptr(RdtRun) cut = rdt_run_new ("{\"format\": ", "replay", "-", NULL);
  g_autoptr(RdtRun) nothing = rdt_run_new (NULL, "replay", "-", NULL);
  g_autoptr(RdtRun) scenario = rdt_run_new (SCENARIO, "replay", "-", NULL);
  g_autoptr(RdtRun) order = rdt_run_new (BATTLE (RED_BEGINS, "{\"order\": \"dance\"}"), "replay",
                                         "-", NULL);

  rdt_run_assert_malformed (cut);
  rdt_run_assert_malformed (nothing);
  rdt_run_assert_malformed (scenario);
  rdt_run_assert_malformed (order);
  g_assert_true (g_str_has_prefix (order->err, "-: $.orders[0].order: "));
}

/* Problems are faults of the file, and no event may precede them. */
static void
test_replay_of_an_unplayable_scenario_exits_with_2 (void)
{
  g_autofree char *path = rdt_test_path ("tests/bad/battle-scenario-not-playable.json");
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "replay", path, NULL);

  rdt_run_assert_malformed (run);
  g_assert_true (g_str_has_prefix (run->err, path));
  g_assert_nonnull (strstr (run->err, "$.scenario.sides[1].units[0].at"));
}

static void
test_replay_of_no_file_exits_with_2 (void)
{
  g_autoptr(RdtRun) none = rdt_run_new (NULL, "replay", NULL);
  g_autoptr(RdtRun) two = rdt_run_new (NULL, "replay", "-", "-", NULL);
  g_autoptr(RdtRun) missing = rdt_run_new (NULL, "replay", "/nowhere/at/all.json", NULL);
  g_autoptr(RdtRun) folder = rdt_run_new (NULL, "replay", "/", NULL);

  rdt_run_assert_malformed (none);
  rdt_run_assert_malformed (two);
  rdt_run_assert_malformed (missing);
  rdt_run_assert_malformed (folder);
}

/* The list comes after the state.  Moves are listed by their ends, and facings only
 * for turns in place.
 */
static void
test_legal_lists_orders_after_the_state (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_BEGINS, ""), "legal", "-", NULL);
  guint n_events = rdt_run_count (run, "event");
  guint n_turns = 0;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (json_object_has_member (get_line (run, n_events), "state"));
  g_assert_cmpuint (n_events + 1 + rdt_run_count (run, "order"), ==, run->lines->len);

  for (guint i = n_events + 1; i < run->lines->len; i++)
    n_turns += json_object_has_member (get_line (run, i), "facing");

  g_assert_cmpuint (n_turns, ==, 3);
  g_assert_nonnull (strstr (run->out, "\n" SHOT "\n"));
  g_assert_nonnull (strstr (run->out, "\n{\"order\": \"end\"}\n{\"order\": \"resign\"}\n"));
}

static void
test_legal_lists_nothing_after_a_refusal (void)
{
  g_autoptr(RdtRun) refused = rdt_run_new (BATTLE (RED_BEGINS, WIDE_SHOT), "legal", "-", NULL);
  g_autoptr(RdtRun) exhausted = rdt_run_new (BATTLE (RED_BEGINS, SHOT), "legal", "-", NULL);

  g_assert_cmpint (refused->status, ==, 3);
  g_assert_cmpint (exhausted->status, ==, 4);
  g_assert_cmpuint (rdt_run_count (refused, "order"), ==, 0);
  g_assert_cmpuint (rdt_run_count (exhausted, "order"), ==, 0);
}

static void
test_legal_lists_nothing_when_the_battle_is_over (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_HITS, SHOT), "legal", "-", NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (rdt_run_count (run, "order"), ==, 0);
}

static void
test_check_is_silent_about_good_files (void)
{
  g_autofree char *scenario = rdt_test_path ("tests/json/everything.scenario.json");
  g_autofree char *battle = rdt_test_path ("tests/json/everything.battle.json");
  g_autofree char *rules = rdt_test_path ("data/rules/modern.rules.json");
  g_autofree char *lesson = rdt_test_path ("data/lessons/modern.lesson.xml");
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "check", scenario, battle, rules, lesson, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpstr (run->err, ==, "");
}

static void
test_check_names_each_bad_file (void)
{
  g_autofree char *good = rdt_test_path ("data/rules/modern.rules.json");
  g_autofree char *one = rdt_test_path ("tests/bad/scenario-unit-twice.json");
  g_autofree char *two = rdt_test_path ("tests/bad/rules-law-unknown.json");
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "check", one, good, two, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpuint (rdt_run_count_errors (run), ==, 2);
  g_assert_true (g_str_has_prefix (run->err, one));
  g_assert_nonnull (strstr (run->err, two));
  g_assert_null (strstr (run->err, good));
}

static void
test_check_knows_the_scenario_of_a_lesson (void)
{
  g_autofree char *lesson = rdt_test_path ("tests/data/nobody.lesson.xml");
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "check", lesson, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpuint (rdt_run_count_errors (run), ==, 1);
  g_assert_nonnull (strstr (run->err,
                            "nobody.lesson.xml: line 8: the scenario has no unit \"nobody\""));
}

#define SCENARIO_WITH(top, unit) \
  "{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"A duel\", " top \
  "\"rules\": \"musket\", \"board\": {\"grid\": \"square\", \"width\": 4, \"height\": 4}, " \
  "\"sides\": [{\"id\": \"red\", \"name\": \"Red\", \"units\": [" unit "]}, " \
  "{\"id\": \"blue\", \"name\": \"Blue\", \"units\": []}]}"

static void
assert_checks (const char *text,
               const char *expected)
{
  g_autoptr(RdtRun) run = rdt_run_new (text, "check", "-", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->err, ==, expected);
}

static void
test_check_says_all_that_is_wrong (void)
{
  assert_checks (SCENARIO_WITH ("\"colour\": 1, \"turn-limit\": 0, ",
                                "{\"id\": \"r1\", \"type\": \"elephant\", \"at\": \"b1\", "
                                "\"facing\": \"up\"}, {\"id\": \"r1\", \"type\": \"infantry\", "
                                "\"at\": \"Z9\"}"),
                 "-: $.turn-limit: expected a whole number from 1 to 9999, found 0\n"
                 "-: $.sides[0].units[0].facing: expected one of n, e, s and w, found \"up\"\n"
                 "-: $.sides[0].units[0].at: expected a square or hex "
                 "such as \"C4\", found \"b1\"\n"
                 "-: $: expected a known member, found \"colour\"\n"
                 "-: $.sides[0].units[0].type: These rules have no unit type “elephant”\n"
                 "-: $.sides[0].units[1].id: Two units have the identifier “r1”\n"
                 "-: $.sides[0].units[1].at: Z9 is not on the board (A1…D4)\n"
                 "-: $.sides[1].units: warning: the side has no units\n");
}

/* No more can be said of a unit of unknown type. */
static void
test_check_says_what_it_can_of_what_lacks_something (void)
{
  assert_checks (SCENARIO_WITH ("", "{\"type\": \"elephant\", \"at\": 1}, 5"),
                 "-: $.sides[0].units[0]: expected a member \"id\", found none\n"
                 "-: $.sides[0].units[0].at: expected a string, found 1\n"
                 "-: $.sides[0].units[1]: expected an object, found 5\n");
}

/* On a board without a size it is not known whether a square lies on it. */
static void
test_check_is_silent_about_what_lies_on_no_board (void)
{
  assert_checks ("{\"format\": \"redoubt-scenario\", \"version\": 1, \"title\": \"A duel\", "
                 "\"rules\": \"musket\", \"board\": {\"grid\": \"square\", \"width\": 0, "
                 "\"height\": 4, \"cells\": {\"A1\": {\"height\": 1}}, \"labels\": [{\"at\": "
                 "\"A1\", \"text\": \"Hill\"}]}, \"sides\": [{\"id\": \"red\", \"name\": "
                 "\"Red\", \"units\": []}, {\"id\": \"blue\", \"name\": \"Blue\", "
                 "\"units\": []}]}",
                 "-: $.board.width: expected a whole number from 1 to 64, found 0\n");
}

static void
test_check_says_all_that_is_wrong_with_orders (void)
{
  assert_checks (BATTLE (RED_BEGINS, "{\"order\": \"dance\", \"unit\": \"r1\"}, "
                                     "{\"order\": \"fire\", \"target\": 3, \"gun\": 1}"),
                 "-: $.orders[0].order: expected \"deploy\", \"enter\", \"exit\", \"fire\", "
                 "\"move\", \"close-combat\", \"retreat\", \"advance\", \"stay\", "
                 "\"withdraw\", \"load\", \"unload\", \"mount\", \"dismount\", \"unpin\", "
                 "\"lay\", \"clear\", \"end\" or \"resign\", found \"dance\"\n"
                 "-: $.orders[1]: expected a member \"unit\", found none\n"
                 "-: $.orders[1].target: expected a string, found 3\n"
                 "-: $.orders[1]: expected a known member, found \"gun\"\n");
}

static void
test_check_plays_the_orders (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (RED_BEGINS, WIDE_SHOT), "check", "-", NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_true (g_str_has_prefix (run->err, "-: $.orders[0]: "));
}

static void
test_verbs_that_do_not_exist_are_errors (void)
{
  g_autoptr(RdtRun) none = rdt_run_new (NULL, "", NULL);
  g_autoptr(RdtRun) unknown = rdt_run_new (NULL, "dance", NULL);

  rdt_run_assert_malformed (none);
  rdt_run_assert_malformed (unknown);
}

/* A full disk, for example. */
static void
test_replay_owns_up_to_what_it_could_not_print (void)
{
  g_autoptr(GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GError) error = NULL;
  g_autofree char *err = NULL;

  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  process = g_subprocess_launcher_spawn (launcher, &error,
                                         g_getenv ("RDT_CLI"), "replay", "-", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, BATTLE (RED_HITS, SHOT), NULL, NULL, &err, &error);
  g_assert_no_error (error);

  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_true (g_str_has_prefix (err, "redoubt-cli: standard output: "));
}

#define add(path, func) g_test_add_func ("/cli/replay/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("prints-events-then-the-state", test_replay_prints_events_then_the_state);
  add ("prints-a-value-a-line", test_replay_prints_a_value_a_line);
  add ("of-a-newer-engine-warns", test_replay_of_a_newer_engine_warns);
  add ("of-an-illegal-order-exits-with-3", test_replay_of_an_illegal_order_exits_with_3);
  add ("without-enough-dice-exits-with-4", test_replay_without_enough_dice_exits_with_4);
  add ("of-a-malformed-file-exits-with-2", test_replay_of_a_malformed_file_exits_with_2);
  add ("of-an-unplayable-scenario-exits-with-2",
       test_replay_of_an_unplayable_scenario_exits_with_2);
  add ("of-no-file-exits-with-2", test_replay_of_no_file_exits_with_2);
  add ("legal-lists-orders-after-the-state", test_legal_lists_orders_after_the_state);
  add ("legal-lists-nothing-after-a-refusal", test_legal_lists_nothing_after_a_refusal);
  add ("legal-lists-nothing-when-the-battle-is-over",
       test_legal_lists_nothing_when_the_battle_is_over);
  add ("check-of-a-newer-engine-warns", test_check_of_a_newer_engine_warns);
  add ("check-is-silent-about-good-files", test_check_is_silent_about_good_files);
  add ("check-names-each-bad-file", test_check_names_each_bad_file);
  add ("check-lesson", test_check_knows_the_scenario_of_a_lesson);
  add ("check-says-all-that-is-wrong", test_check_says_all_that_is_wrong);
  add ("check-says-what-it-can-of-what-lacks-something",
       test_check_says_what_it_can_of_what_lacks_something);
  add ("check-is-silent-about-what-lies-on-no-board",
       test_check_is_silent_about_what_lies_on_no_board);
  add ("check-says-all-that-is-wrong-with-orders",
       test_check_says_all_that_is_wrong_with_orders);
  add ("check-plays-the-orders", test_check_plays_the_orders);
  add ("owns-up-to-what-it-could-not-print", test_replay_owns_up_to_what_it_could_not_print);
  add ("verbs-that-do-not-exist-are-errors", test_verbs_that_do_not_exist_are_errors);

  return g_test_run ();
}
