/* test-match.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-run.h"
#include "rdt-test.h"

/* The output of redoubt-cli's verbs match and tally. */

#define BATTLE(seed, red, blue, winner) \
  "{\"battle\": {\"scenario\": \"duel\", \"seed\": " #seed ", \"red\": \"" red "\", " \
  "\"blue\": \"" blue "\", \"winner\": \"" winner "\", \"turns\": 3, \"orders\": 9, " \
  "\"lost\": {\"red\": 0, \"blue\": 1}, \"cpu-ms\": {\"red\": 4, \"blue\": 5}}}\n"

static char *
get_duel (void)
{
  return rdt_test_path ("tests/cli/duel.scenario.json");
}

/* The lines without their times. */
static char *
strip_time (const RdtRun *run)
{
  g_autoptr(GRegex) time = g_regex_new (", \"cpu-ms\": \\{[^}]*\\}", 0, 0, NULL);

  return g_regex_replace_literal (time, run->out, -1, 0, "", 0, NULL);
}

static JsonObject *
get_member (JsonObject *object,
            const char *name)
{
  g_assert_true (json_object_has_member (object, name));

  return json_object_get_object_member (object, name);
}

/* The last of the lines with totals. */
static JsonObject *
get_tally (RdtRun *run)
{
  return get_member (g_ptr_array_index (run->lines, run->lines->len - 1), "tally");
}

static void
test_match_is_the_same_with_two_jobs (void)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtRun) one = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                       "--battles", "6", "--swap", "--jobs", "1", NULL);
  g_autoptr(RdtRun) two = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                       "--battles", "6", "--swap", "--jobs", "2", NULL);
  g_autofree char *lines_of_one = strip_time (one);
  g_autofree char *lines_of_two = strip_time (two);

  g_assert_cmpint (one->status, ==, 0);
  g_assert_cmpuint (rdt_run_count (one, "battle"), ==, 12);
  g_assert_cmpuint (rdt_run_count (one, "tally"), ==, 2);
  g_assert_cmpstr (lines_of_one, ==, lines_of_two);
}

/* A run that begins with a later seed gives the same battles as part of a longer one. */
static void
test_match_goes_by_the_seed_alone (void)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtRun) whole = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                         "--battles", "4", "--seed", "7", NULL);
  g_autoptr(RdtRun) share = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                         "--battles", "1", "--seed", "9", NULL);
  g_autofree char *lines_of_whole = strip_time (whole);
  g_autofree char *lines_of_share = strip_time (share);
  g_auto(GStrv) all = g_strsplit (lines_of_whole, "\n", -1);
  g_auto(GStrv) some = g_strsplit (lines_of_share, "\n", -1);

  g_assert_cmpstr (all[2], ==, some[0]);
}

static void
test_match_swaps_the_sides_of_each_seed (void)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                       "--battles", "2", "--seed", "5", "--swap", NULL);

  for (guint i = 0; i < 4; i++)
    {
      JsonObject *battle = get_member (g_ptr_array_index (run->lines, i), "battle");

      g_assert_cmpint (json_object_get_int_member (battle, "seed"), ==, 5 + i / 2);
      g_assert_cmpstr (json_object_get_string_member (battle, i % 2 == 0 ? "red" : "blue"), ==,
                       "easy");
      g_assert_cmpstr (json_object_get_string_member (battle, i % 2 == 0 ? "blue" : "red"), ==,
                       "random");
    }
}

static void
test_match_plays_with_the_nodes_that_it_is_given (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/two-villages.scenario.json");
  g_autoptr(RdtRun) few = rdt_run_new (NULL, "match", path, "--red", "greedy", "--blue", "random",
                                       "--battles", "1", "--nodes-of", "greedy=1", NULL);
  g_autoptr(RdtRun) more = rdt_run_new (NULL, "match", path, "--red", "greedy", "--blue",
                                        "random", "--battles", "1", "--nodes-of", "greedy=300",
                                        NULL);
  g_autofree char *lines_of_few = strip_time (few);
  g_autofree char *lines_of_more = strip_time (more);

  g_assert_cmpstr (lines_of_few, !=, lines_of_more);
}

static void
test_tally_adds_up_what_match_printed (void)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtRun) match = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "random",
                                         "--battles", "5", "--swap", NULL);
  g_autoptr(RdtRun) tally = rdt_run_new (match->out, "tally", "-", NULL);

  g_assert_cmpint (tally->status, ==, 0);
  g_assert_cmpuint (tally->lines->len, ==, 2);
  g_assert_true (g_str_has_suffix (match->out, tally->out));
}

static void
check_share (double share,
             double expected)
{
  g_assert_cmpfloat (fabs (share - expected), <, 0.00006);
}

/* Three wins and two draws of ten: 0.4, and Wilson's interval as in the books. */
static void
test_tally_scores_wins_and_draws (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (1, "hard", "easy", "red")
                                       BATTLE (2, "easy", "hard", "blue")
                                       BATTLE (3, "hard", "easy", "red")
                                       BATTLE (4, "hard", "easy", "draw")
                                       BATTLE (5, "easy", "hard", "draw")
                                       BATTLE (6, "easy", "hard", "red")
                                       BATTLE (7, "easy", "hard", "red")
                                       BATTLE (8, "easy", "hard", "red")
                                       BATTLE (9, "hard", "easy", "blue")
                                       BATTLE (10, "hard", "easy", "blue"), "tally", "-", NULL);
  JsonObject *tally = get_tally (run);
  JsonArray *interval = json_object_get_array_member (get_member (tally, "interval"), "hard");

  g_assert_cmpint (json_object_get_int_member (tally, "battles"), ==, 10);
  g_assert_cmpint (json_object_get_int_member (tally, "draws"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (get_member (tally, "wins"), "hard"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (get_member (tally, "wins"), "easy"), ==, 5);
  g_assert_cmpint (json_object_get_int_member (get_member (tally, "sides"), "red"), ==, 5);
  check_share (json_object_get_double_member (get_member (tally, "score"), "hard"), 0.4);
  check_share (json_array_get_double_element (interval, 0), 0.1682);
  check_share (json_array_get_double_element (interval, 1), 0.6873);
}

/* A player against itself is in each battle twice, and both wins and loses it. */
static void
test_tally_of_a_player_against_itself_is_even (void)
{
  g_autoptr(RdtRun) run = rdt_run_new (BATTLE (1, "easy", "easy", "red")
                                       BATTLE (2, "easy", "easy", "red"), "tally", "-", NULL);
  JsonObject *tally = get_tally (run);

  g_assert_cmpint (json_object_get_int_member (tally, "battles"), ==, 2);
  check_share (json_object_get_double_member (get_member (tally, "score"), "easy"), 0.5);
  g_assert_cmpint (json_object_get_int_member (get_member (tally, "sides"), "red"), ==, 2);
}

static void
check_misused (RdtRun     *run,
               const char *words)
{
  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpuint (rdt_run_count_errors (run), ==, 1);
  g_assert_nonnull (strstr (run->err, words));
}

static void
check_match_misused (const char *option,
                     const char *value,
                     const char *words)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "match", duel, option, value, NULL);

  check_misused (run, words);
}

static void
test_match_with_bad_arguments_exits_with_2 (void)
{
  g_autoptr(RdtRun) none = rdt_run_new (NULL, "match", NULL);
  g_autoptr(RdtRun) lost = rdt_run_new (NULL, "match", "/nowhere.scenario.json", NULL);

  check_misused (none, "expected scenario files");
  check_misused (lost, "/nowhere.scenario.json");
  check_match_misused ("--red", "person", "--red");
  check_match_misused ("--blue", "", "--blue");
  check_match_misused ("--battles", "0", "--battles");
  check_match_misused ("--battles", "ten", "--battles");
  check_match_misused ("--jobs", "0", "--jobs");
  check_match_misused ("--seed", "-1", "--seed");
  check_match_misused ("--seed", "9007199254740991", "--seed");
  check_match_misused ("--nodes-of", "hard", "--nodes-of");
  check_match_misused ("--nodes-of", "hard=none", "--nodes-of");
  check_match_misused ("--nodes-of", "person=5", "--nodes-of");
  check_match_misused ("--what", "5", "--what");
}

static void
check_tally_malformed (const char *lines,
                       const char *words)
{
  g_autoptr(RdtRun) run = rdt_run_new (lines, "tally", "-", NULL);

  check_misused (run, words);
}

static void
test_tally_of_other_lines_exits_with_2 (void)
{
  g_autoptr(RdtRun) none = rdt_run_new (NULL, "tally", NULL);

  check_misused (none, "expected files");
  check_tally_malformed ("battle\n", "-:1: ");
  check_tally_malformed (BATTLE (1, "easy", "hard", "red") "{\"event\": \"fired\"}\n", "-:2: ");
  check_tally_malformed (BATTLE (1, "easy", "person", "red"),
                         "$.battle.blue: expected a player, found \"person\"\n");
  check_tally_malformed (BATTLE (1, "easy", "hard", "green"),
                         "$.battle.winner: expected \"red\", \"blue\" or \"draw\", "
                         "found \"green\"\n");
  check_tally_malformed (BATTLE (-1, "easy", "hard", "red"), "$.battle.seed: ");
}

#define add(path, func) g_test_add_func ("/cli/match/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-the-same-with-two-jobs", test_match_is_the_same_with_two_jobs);
  add ("goes-by-the-seed-alone", test_match_goes_by_the_seed_alone);
  add ("swaps-the-sides-of-each-seed", test_match_swaps_the_sides_of_each_seed);
  add ("plays-with-the-nodes-that-it-is-given", test_match_plays_with_the_nodes_that_it_is_given);
  add ("is-added-up-by-tally", test_tally_adds_up_what_match_printed);
  add ("is-scored-by-wins-and-draws", test_tally_scores_wins_and_draws);
  add ("of-a-player-against-itself-is-even", test_tally_of_a_player_against_itself_is_even);
  add ("with-bad-arguments-exits-with-2", test_match_with_bad_arguments_exits_with_2);
  add ("of-other-lines-is-not-added-up", test_tally_of_other_lines_exits_with_2);

  return g_test_run ();
}
