/* test-referee.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

#include "rdt-run.h"
#include "rdt-test.h"

/* The input and output of a battle that is refereed live. */

#define SCENARIO "tests/cli/duel.scenario.json"
#define BATTLE   "tests/cli/duel.battle.json"

/* With these seeds red's first die is the higher one, or the lower one. */
#define RED_BEGINS  "0"
#define BLUE_BEGINS "3"

#define ADVANCE  "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"B2\"]}\n"
#define SHOT     "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\"}\n"
#define ASIDE    "{\"order\": \"move\", \"unit\": \"b1\", \"path\": [\"A3\"]}\n"
#define LEGAL    "{\"request\": \"legal\"}\n"
#define STATE    "{\"request\": \"state\"}\n"
#define UNDO     "{\"request\": \"undo\"}\n"
#define SAVE     "{\"request\": \"save\"}\n"

static RdtRun *
run_new (const char *input,
         const char *seed)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  RdtRun *run = rdt_run_new (input, "referee", path, "--seed", seed, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");

  return run;
}

static char *
dup_state (RdtRun *run,
           guint   index)
{
  g_autoptr(JsonNode) node = json_node_alloc ();

  g_assert_nonnull (rdt_run_get_state (run, index));
  json_node_init_object (node, rdt_run_get_state (run, index));

  return json_to_string (node, FALSE);
}

static JsonObject *
get_saved (RdtRun *run)
{
  JsonObject *line = rdt_run_find (run, "battle");

  g_assert_nonnull (line);

  return json_object_get_object_member (line, "battle");
}

static char *
get_first_to_act (RdtRun *run)
{
  JsonObject *state = rdt_run_get_state (run, 0);
  JsonObject *awaiting = json_object_get_object_member (state, "awaiting");

  return g_strdup (json_object_get_string_member (awaiting, "side"));
}

static void
test_referee_opens_with_events_and_the_state (void)
{
  g_autoptr(RdtRun) run = run_new ("", RED_BEGINS);

  g_assert_cmpuint (rdt_run_count (run, "state"), ==, 1);
  g_assert_cmpuint (rdt_run_count (run, "event"), ==, run->lines->len - 1);
  g_assert_true (json_object_has_member (g_ptr_array_index (run->lines, run->lines->len - 1),
                                         "state"));
}

static void
test_referee_closes_each_answer_with_a_state (void)
{
  g_autoptr(RdtRun) run = run_new (ADVANCE SHOT "nonsense\n" LEGAL STATE UNDO SAVE, RED_BEGINS);

  g_assert_cmpuint (rdt_run_count (run, "state"), ==, 8);
  g_assert_true (json_object_has_member (g_ptr_array_index (run->lines, run->lines->len - 1),
                                         "state"));
}

/* A line is an order or a request, and its length is bounded. */
static void
test_referee_refuses_a_line_longer_than_a_mebibyte (void)
{
  gsize most = (1 << 20) - (strlen (SAVE) - 1);
  g_autofree char *blanks = g_strnfill (most + 1, ' ');
  g_autofree char *longest = g_strconcat (blanks + 1, SAVE, STATE, NULL);
  g_autofree char *too_long = g_strconcat (blanks, SAVE, STATE, NULL);
  g_autoptr(RdtRun) taken = run_new (longest, RED_BEGINS);
  g_autoptr(RdtRun) refused = run_new (too_long, RED_BEGINS);
  JsonObject *error = rdt_run_find (refused, "error");

  g_assert_nonnull (rdt_run_find (taken, "battle"));
  g_assert_null (rdt_run_find (taken, "error"));

  g_assert_null (rdt_run_find (refused, "battle"));
  g_assert_nonnull (error);
  g_assert_cmpstr (json_object_get_string_member (error, "error"), ==, "malformed");
  g_assert_cmpuint (rdt_run_count (refused, "state"), ==, 3);
}

/* A client may wait for the answer before it sends the next line. */
static void
test_referee_answers_before_the_next_line (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GDataInputStream) out = NULL;
  GOutputStream *in;
  guint n_states = 0;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, g_getenv ("RDT_CLI"), "referee", path, "--seed", "0", NULL);
  g_assert_no_error (error);
  in = g_subprocess_get_stdin_pipe (process);
  out = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));

  while (n_states < 4)
    {
      g_autofree char *line = g_data_input_stream_read_line (out, NULL, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (line);
      if (!g_str_has_prefix (line, "{\"state\": "))
        continue;

      n_states++;
      g_output_stream_write_all (in, STATE, strlen (STATE), NULL, NULL, &error);
      g_assert_no_error (error);
    }

  g_output_stream_close (in, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait_check (process, NULL, &error));
}

static void
test_referee_refuses_and_goes_on (void)
{
  g_autoptr(RdtRun) run = run_new ("{\"order\": \"fire\", \"unit\": \"r9\", \"target\": \"B3\"}\n"
                                   ADVANCE, RED_BEGINS);
  JsonObject *refusal = rdt_run_find (run, "refused");

  g_assert_nonnull (refusal);
  g_assert_cmpstr (json_object_get_string_member (refusal, "reason"), ==, "unknown-unit");
  g_assert_cmpint (json_object_get_int_member (refusal, "index"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 1);
}

static void
test_referee_calls_nonsense_malformed (void)
{
  const char *const nonsense[] = {
    "", " ", "null", "[]", "{}", "end", "{\"order\": \"end\"", "{\"order\": \"end\"} {}",
    "{\"order\": \"dance\"}", "{\"order\": \"end\", \"unit\": \"r1\"}", "{\"request\": \"tea\"}",
    "{\"request\": 1}", "{\"request\": \"state\", \"order\": \"end\"}",
    "{'request': 'state'}", "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"up\"}",
    "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [], \"facing\": \"ne\"}", "\xff\xfe",
    "{\"order\": \"end\", \"order\": \"end\"}", "{\"request\": \"state\"}\r\v",
  };
  g_autoptr(GString) input = g_string_new (NULL);
  g_autoptr(RdtRun) run = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    g_string_append_printf (input, "%s\n", nonsense[i]);

  run = run_new (input->str, RED_BEGINS);
  g_assert_cmpuint (rdt_run_count (run, "error"), ==, G_N_ELEMENTS (nonsense));
  g_assert_cmpuint (rdt_run_count (run, "state"), ==, G_N_ELEMENTS (nonsense) + 1);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 0);

  for (guint i = 0; i < run->lines->len; i++)
    {
      JsonObject *line = g_ptr_array_index (run->lines, i);

      if (json_object_has_member (line, "error"))
        {
          g_assert_cmpstr (json_object_get_string_member (line, "error"), ==, "malformed");
          g_assert_cmpstr (json_object_get_string_member (line, "message"), !=, "");
        }
    }
}

static void
test_referee_says_which_request_it_does_not_know (void)
{
  g_autoptr(RdtRun) run = run_new ("{\"request\": \"tea\"}\n", RED_BEGINS);

  g_assert_cmpstr (json_object_get_string_member (rdt_run_find (run, "error"), "message"), ==,
                   "-: $.request: expected \"legal\", \"state\", \"undo\" or \"save\", "
                   "found \"tea\"");
}

/* A NUL does not end a line, and the text behind it is not ignored. */
static void
test_referee_reads_past_a_nul (void)
{
  const char input[] = "{\"order\": \"end\"}\0nonsense\n";
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(GSubprocess) process = NULL;
  g_autoptr(GBytes) given = g_bytes_new_static (input, sizeof input - 1);
  g_autoptr(GBytes) out = NULL;
  g_autoptr(GError) error = NULL;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, g_getenv ("RDT_CLI"), "referee", path, "--seed", "0", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate (process, given, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (out, NULL), g_bytes_get_size (out),
                                  "\"malformed\""));
}

/* The last line may lack its line end. */
static void
test_referee_reads_the_last_line (void)
{
  g_autoptr(RdtRun) run = run_new ("{\"order\": \"end\"}", RED_BEGINS);

  g_assert_cmpuint (rdt_run_count (run, "state"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 1);
}

static void
test_referee_lists_legal_orders (void)
{
  g_autoptr(RdtRun) run = run_new (LEGAL, RED_BEGINS);

  g_assert_cmpuint (rdt_run_count (run, "order"), >, 5);
  g_assert_nonnull (strstr (run->out, "\n" SHOT));
  g_assert_nonnull (strstr (run->out, "\n{\"order\": \"resign\"}\n{\"state\": "));
}

static void
test_referee_undoes_an_order (void)
{
  g_autoptr(RdtRun) run = run_new (ADVANCE UNDO UNDO, RED_BEGINS);
  g_autofree char *first = dup_state (run, 0);
  g_autofree char *second = dup_state (run, 1);
  g_autofree char *third = dup_state (run, 2);

  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (first, ==, third);
  g_assert_nonnull (rdt_run_find (run, "error"));
  g_assert_cmpuint (rdt_run_count (run, "state"), ==, 4);
}

/* The same order after an undo has the same dice. */
static void
test_referee_rolls_the_same_again (void)
{
  g_autoptr(RdtRun) run = run_new (SHOT UNDO SHOT, RED_BEGINS);
  g_autofree char *once = dup_state (run, 1);
  g_autofree char *again = dup_state (run, 3);

  g_assert_cmpstr (once, ==, again);
}

static void
test_referee_saves_what_replays_to_the_same (void)
{
  g_autoptr(RdtRun) run = run_new (ADVANCE "{\"order\": \"end\"}\n" ASIDE SAVE, RED_BEGINS);
  g_autoptr(JsonNode) node = json_node_alloc ();
  g_autoptr(RdtRun) replay = NULL;
  g_autoptr(RdtRun) check = NULL;
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  json_node_init_object (node, get_saved (run));
  text = json_to_string (node, TRUE);
  replay = rdt_run_new (text, "replay", "-", NULL);
  check = rdt_run_new (text, "check", "-", NULL);

  g_assert_cmpint (replay->status, ==, 0);
  g_assert_cmpstr (replay->err, ==, "");
  g_assert_cmpint (check->status, ==, 0);
  before = dup_state (run, rdt_run_count (run, "state") - 1);
  after = dup_state (replay, 0);
  g_assert_cmpstr (before, ==, after);
}

/* Undone orders are kept if dice were rolled for them, and dropped otherwise. */
static void
test_referee_saves_what_was_taken_back (void)
{
  g_autoptr(RdtRun) move = run_new (ADVANCE UNDO SAVE, RED_BEGINS);
  g_autoptr(RdtRun) shot = run_new (SHOT UNDO SAVE, RED_BEGINS);
  JsonArray *all;
  JsonObject *taken_back;
  JsonArray *orders;

  g_assert_false (json_object_has_member (get_saved (move), "taken-back"));
  all = json_object_get_array_member (get_saved (shot), "taken-back");
  g_assert_cmpuint (json_array_get_length (all), ==, 1);

  taken_back = json_array_get_object_element (all, 0);
  orders = json_object_get_array_member (taken_back, "orders");
  g_assert_cmpint (json_object_get_int_member (taken_back, "after"), ==, 0);
  g_assert_cmpuint (json_array_get_length (orders), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (orders, 0),
                                                  "order"), ==, "fire");
}

static const char *
get_note (JsonArray *orders,
          guint      index)
{
  JsonObject *order = json_array_get_object_element (orders, index);

  return json_object_get_string_member_with_default (order, "x-note", NULL);
}

/* Members whose names begin with x- are kept with their orders. */
static void
test_referee_saves_what_others_noted (void)
{
  g_autoptr(RdtRun) run = run_new ("{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\", "
                                   "\"x-note\": \"too far\"}\n" UNDO
                                   "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"B2\"], "
                                   "\"x-note\": \"closer\"}\n" SHOT SAVE, RED_BEGINS);
  JsonArray *orders = json_object_get_array_member (get_saved (run), "orders");
  JsonArray *all = json_object_get_array_member (get_saved (run), "taken-back");
  JsonObject *taken_back = json_array_get_object_element (all, 0);

  g_assert_cmpuint (json_array_get_length (orders), ==, 2);
  g_assert_cmpstr (get_note (orders, 0), ==, "closer");
  g_assert_null (get_note (orders, 1));
  g_assert_cmpstr (get_note (json_object_get_array_member (taken_back, "orders"), 0), ==,
                   "too far");
}

static void
test_referee_with_a_seed_is_the_same_twice (void)
{
  g_autoptr(RdtRun) one = run_new (SHOT ADVANCE, RED_BEGINS);
  g_autoptr(RdtRun) two = run_new (SHOT ADVANCE, RED_BEGINS);
  g_autoptr(RdtRun) other = run_new ("", BLUE_BEGINS);
  g_autofree char *red = get_first_to_act (one);
  g_autofree char *blue = get_first_to_act (other);

  g_assert_cmpstr (one->out, ==, two->out);
  g_assert_cmpstr (red, ==, "red");
  g_assert_cmpstr (blue, ==, "blue");
}

/* Not eight, as in C. */
static void
test_referee_takes_a_seed_for_decimal (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) run = rdt_run_new (SAVE, "referee", path, "--seed", "010", NULL);
  JsonObject *dice = json_object_get_object_member (get_saved (run), "dice");

  g_assert_cmpint (json_object_get_int_member (dice, "seed"), ==, 10);
}

static void
test_referee_without_a_seed_takes_one (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) one = rdt_run_new (SAVE, "referee", path, NULL);
  g_autoptr(RdtRun) two = rdt_run_new (SAVE, "referee", path, NULL);
  gint64 first = json_object_get_int_member (json_object_get_object_member (get_saved (one),
                                                                            "dice"), "seed");
  gint64 second = json_object_get_int_member (json_object_get_object_member (get_saved (two),
                                                                             "dice"), "seed");

  g_assert_cmpint (first, >=, 0);
  g_assert_cmpint (second, >=, 0);
  g_assert_cmpint (first, !=, second);
}

static void
test_referee_for_a_side_refuses_the_other (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) run = rdt_run_new (ADVANCE "{\"order\": \"end\"}\n" STATE, "referee", path,
                                       "--seed", RED_BEGINS, "--side", "blue", NULL);
  g_autoptr(RdtRun) own = rdt_run_new (ADVANCE, "referee", path, "--side", "red", "--seed",
                                       RED_BEGINS, NULL);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (rdt_run_count (run, "refused"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (rdt_run_find (run, "refused"), "reason"), ==,
                   "not-your-unit");
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 0);
  g_assert_cmpuint (rdt_run_count (own, "refused"), ==, 0);
}

/* Both orders of the battle are given by red. */
static void
test_referee_for_a_side_undoes_its_own_orders_only (void)
{
  g_autofree char *path = rdt_test_path (BATTLE);
  g_autoptr(RdtRun) other = rdt_run_new (UNDO, "referee", "--battle", path, "--side", "blue",
                                         NULL);
  g_autoptr(RdtRun) own = rdt_run_new (UNDO, "referee", "--battle", path, "--side", "red", NULL);

  g_assert_cmpuint (rdt_run_count (other, "error"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (other), "orders"), ==, 2);
  g_assert_cmpuint (rdt_run_count (own, "error"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (own), "orders"), ==, 1);
}

static void
test_referee_for_a_side_lists_its_own_orders_only (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) other = rdt_run_new (LEGAL, "referee", path, "--seed", RED_BEGINS, "--side",
                                         "blue", NULL);
  g_autoptr(RdtRun) own = rdt_run_new (LEGAL, "referee", path, "--seed", RED_BEGINS, "--side",
                                       "red", NULL);

  g_assert_cmpuint (rdt_run_count (other, "order"), ==, 0);
  g_assert_cmpuint (rdt_run_count (other, "error"), ==, 0);
  g_assert_cmpuint (rdt_run_count (own, "order"), >, 0);
}

static void
test_referee_takes_no_battle_of_another_scenario (void)
{
  g_autofree char *path = rdt_test_path (BATTLE);
  g_autofree char *scenario = rdt_test_path ("tests/json/everything.scenario.json");
  g_autoptr(RdtRun) run = rdt_run_new (STATE, "referee", scenario, "--battle", path, NULL);

  g_assert_cmpint (run->status, ==, 2);
  g_assert_cmpstr (run->out, ==, "");
  g_assert_cmpuint (rdt_run_count_errors (run), ==, 1);
  g_assert_true (g_str_has_prefix (run->err, scenario));
}

/* Two scenarios may have the same title, so the message tells where they differ. */
static void
check_changed_scenario (const char *old,
                        const char *new,
                        const char *place)
{
  g_autofree char *battle = rdt_test_path (BATTLE);
  g_autofree char *scenario = rdt_test_path (SCENARIO);
  g_autofree char *folder = g_dir_make_tmp ("redoubt-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "duel.scenario.json", NULL);
  g_autofree char *expected = g_strdup_printf ("%s: %s: ", path, place);
  g_autofree char *text = NULL;
  g_auto(GStrv) parts = NULL;
  g_autofree char *changed = NULL;
  g_autoptr(RdtRun) run = NULL;

  g_assert_true (g_file_get_contents (scenario, &text, NULL, NULL));
  parts = g_strsplit (text, old, 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoinv (new, parts);
  g_assert_true (g_file_set_contents (path, changed, -1, NULL));

  run = rdt_run_new (STATE, "referee", path, "--battle", battle, NULL);
  rdt_run_assert_malformed (run);
  g_assert_true (g_str_has_prefix (run->err, expected));

  g_assert_cmpint (remove (path), ==, 0);
  g_assert_cmpint (remove (folder), ==, 0);
}

static void
test_referee_tells_where_a_scenario_differs (void)
{
  check_changed_scenario ("\"A duel\"", "\"Another\"", "$.title");
  check_changed_scenario ("\"B3\"", "\"C3\"", "$.sides[1].units[0].at");
  check_changed_scenario ("\"width\": 4", "\"width\": 5", "$.board.width");
}

static void
test_referee_goes_on_with_a_battle (void)
{
  g_autofree char *path = rdt_test_path (BATTLE);
  g_autofree char *scenario = rdt_test_path (SCENARIO);
  g_autoptr(RdtRun) run = rdt_run_new (UNDO SAVE, "referee", scenario, "--battle", path, NULL);
  JsonObject *dice;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_state (run, 0), "orders"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (rdt_run_get_last_state (run), "orders"), ==, 1);
  dice = json_object_get_object_member (get_saved (run), "dice");
  g_assert_cmpint (json_object_get_int_member (dice, "seed"), ==, 7);
}

/* Where no file is at fault, the message begins with the name of the program. */
static void
check_misused (RdtRun *run)
{
  rdt_run_assert_malformed (run);
  g_assert_true (g_str_has_prefix (run->err, "redoubt-cli: "));
}

static void
test_referee_with_bad_arguments_exits_with_2 (void)
{
  g_autofree char *path = rdt_test_path (SCENARIO);
  g_autofree char *bad = rdt_test_path ("tests/bad/scenario-unit-twice.json");
  g_autoptr(RdtRun) none = rdt_run_new (STATE, "referee", NULL);
  g_autoptr(RdtRun) two = rdt_run_new (STATE, "referee", path, path, NULL);
  g_autoptr(RdtRun) malformed = rdt_run_new (STATE, "referee", bad, NULL);
  g_autoptr(RdtRun) side = rdt_run_new (STATE, "referee", path, "--side", "green", NULL);
  g_autoptr(RdtRun) word = rdt_run_new (STATE, "referee", path, "--seed", "seven", NULL);
  g_autoptr(RdtRun) minus = rdt_run_new (STATE, "referee", path, "--seed", "-1", NULL);
  g_autoptr(RdtRun) great = rdt_run_new (STATE, "referee", path, "--seed", "9007199254740992",
                                         NULL);
  g_autoptr(RdtRun) option = rdt_run_new (STATE, "referee", path, "--dance", NULL);

  check_misused (none);
  check_misused (two);
  rdt_run_assert_malformed (malformed);
  check_misused (side);
  check_misused (word);
  check_misused (minus);
  check_misused (great);
  check_misused (option);
}

#define add(path, func) g_test_add_func ("/cli/referee/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("refuses-a-line-longer-than-a-mebibyte",
       test_referee_refuses_a_line_longer_than_a_mebibyte);
  add ("opens-with-events-and-the-state", test_referee_opens_with_events_and_the_state);
  add ("closes-each-answer-with-a-state", test_referee_closes_each_answer_with_a_state);
  add ("answers-before-the-next-line", test_referee_answers_before_the_next_line);
  add ("refuses-and-goes-on", test_referee_refuses_and_goes_on);
  add ("calls-nonsense-malformed", test_referee_calls_nonsense_malformed);
  add ("says-which-request-it-does-not-know", test_referee_says_which_request_it_does_not_know);
  add ("reads-past-a-nul", test_referee_reads_past_a_nul);
  add ("reads-the-last-line", test_referee_reads_the_last_line);
  add ("lists-legal-orders", test_referee_lists_legal_orders);
  add ("undoes-an-order", test_referee_undoes_an_order);
  add ("rolls-the-same-again", test_referee_rolls_the_same_again);
  add ("saves-what-replays-to-the-same", test_referee_saves_what_replays_to_the_same);
  add ("saves-what-was-taken-back", test_referee_saves_what_was_taken_back);
  add ("saves-what-others-noted", test_referee_saves_what_others_noted);
  add ("with-a-seed-is-the-same-twice", test_referee_with_a_seed_is_the_same_twice);
  add ("takes-a-seed-for-decimal", test_referee_takes_a_seed_for_decimal);
  add ("without-a-seed-takes-one", test_referee_without_a_seed_takes_one);
  add ("for-a-side-refuses-the-other", test_referee_for_a_side_refuses_the_other);
  add ("for-a-side-undoes-its-own-orders-only",
       test_referee_for_a_side_undoes_its_own_orders_only);
  add ("for-a-side-lists-its-own-orders-only",
       test_referee_for_a_side_lists_its_own_orders_only);
  add ("takes-no-battle-of-another-scenario",
       test_referee_takes_no_battle_of_another_scenario);
  add ("tells-where-a-scenario-differs", test_referee_tells_where_a_scenario_differs);
  add ("goes-on-with-a-battle", test_referee_goes_on_with_a_battle);
  add ("with-bad-arguments-exits-with-2", test_referee_with_bad_arguments_exits_with_2);

  return g_test_run ();
}
