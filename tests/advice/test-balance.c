/* test-balance.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-balance.h"

#include <math.h>

#include "rdt-run.h"
#include "rdt-series-words.h"
#include "rdt-test.h"

#define N_BATTLES 6

static char *
get_duel (void)
{
  return rdt_test_path ("tests/cli/duel.scenario.json");
}

static RdtBalance *
create_balance (guint n_battles)
{
  g_autofree char *path = get_duel ();
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtBalance *balance = rdt_balance_new (game);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_balance_set_player (balance, side, RDT_PLAYER_EASY);
  rdt_balance_set_n_battles (balance, n_battles);

  return balance;
}

static void
play_all (RdtBalance *balance)
{
  rdt_balance_start (balance);
  while (rdt_balance_is_running (balance))
    g_main_context_iteration (NULL, TRUE);
}

static int
get_int (JsonObject *battle,
         const char *group,
         const char *name)
{
  return json_object_get_int_member (json_object_get_object_member (battle, group), name);
}

static void
assert_battle (const RdtBattleResult *result,
               JsonObject            *battle)
{
  static const char *const winners[] = { "red", "blue", "draw" };
  RdtSide winner = MIN (result->winner, RDT_N_SIDES);

  g_assert_cmpstr (winners[winner], ==, json_object_get_string_member (battle, "winner"));
  g_assert_cmpint (result->n_turns, ==, json_object_get_int_member (battle, "turns"));
  g_assert_cmpint (result->n_orders, ==, json_object_get_int_member (battle, "orders"));
  g_assert_cmpint (result->n_lost[0], ==, get_int (battle, "lost", "red"));
  g_assert_cmpint (result->n_lost[1], ==, get_int (battle, "lost", "blue"));
}

static void
test_balance_plays_the_battles_of_match (void)
{
  g_autofree char *duel = get_duel ();
  g_autoptr(RdtBalance) balance = create_balance (N_BATTLES);
  g_autoptr(RdtRun) run = rdt_run_new (NULL, "match", duel, "--red", "easy", "--blue", "easy",
                                       "--battles", G_STRINGIFY (N_BATTLES), NULL);
  guint n = 0;

  play_all (balance);

  for (guint i = 0; i < run->lines->len; i++)
    {
      JsonObject *line = g_ptr_array_index (run->lines, i);

      if (json_object_has_member (line, "battle"))
        assert_battle (rdt_balance_get_result (balance, n++),
                       json_object_get_object_member (line, "battle"));
    }

  g_assert_cmpuint (n, ==, N_BATTLES);
  g_assert_cmpuint (rdt_balance_get_series (balance)->n_battles, ==, N_BATTLES);
}

/* Each number of the series is the sum over all battles. */
static void
test_balance_counts_every_battle_once (void)
{
  g_autoptr(RdtBalance) balance = create_balance (N_BATTLES);
  const RdtGame *game = rdt_balance_get_game (balance);
  const RdtSeries *series = rdt_balance_get_series (balance);
  guint n_lost = 0, n_turns = 0, n_ended = series->n_endless;
  g_autoptr(GArray) ends = NULL;

  play_all (balance);
  ends = rdt_words_series_ends (game, series);

  for (guint i = 0; i < ends->len; i++)
    n_ended += g_array_index (ends, RdtSeriesRow, i).count;
  for (guint turn = 0; turn <= RDT_SERIES_LAST_TURN; turn++)
    n_turns += series->n_turns[turn];
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    n_lost += series->lost[unit];

  g_assert_cmpuint (series->n_won[0] + series->n_won[1] + series->n_won[2], ==, N_BATTLES);
  g_assert_cmpuint (n_ended, ==, N_BATTLES);
  g_assert_cmpuint (n_turns, ==, N_BATTLES);
  g_assert_cmpuint (n_lost, ==, series->n_lost[0] + series->n_lost[1]);
}

static void
test_balance_counts_objectives_that_change_hands (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/two-villages.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtBalance) balance = rdt_balance_new (game);
  const RdtBattleResult *result;
  guint n_taken = 0;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_balance_set_player (balance, side, RDT_PLAYER_EASY);
  rdt_balance_set_n_battles (balance, 1);
  play_all (balance);

  result = rdt_balance_get_result (balance, 0);
  for (guint turn = 0; turn <= RDT_SERIES_LAST_TURN; turn++)
    n_taken += result->taken[turn][0] + result->taken[turn][1];
  g_assert_cmpuint (n_taken, >, 0);
}

static void
test_balance_can_be_stopped (void)
{
  g_autoptr(RdtBalance) balance = create_balance (RDT_MAX_BALANCE_BATTLES);
  guint n_played;

  rdt_balance_start (balance);
  while (rdt_balance_get_series (balance)->n_battles == 0)
    g_main_context_iteration (NULL, TRUE);
  rdt_balance_cancel (balance);
  n_played = rdt_balance_get_series (balance)->n_battles;

  g_assert_false (rdt_balance_is_running (balance));
  g_assert_cmpuint (n_played, <, RDT_MAX_BALANCE_BATTLES);

  /* Battles still running when the run is cancelled are not counted. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (rdt_balance_get_series (balance)->n_battles, ==, n_played);

  rdt_balance_set_n_battles (balance, N_BATTLES);
  play_all (balance);
  g_assert_cmpuint (rdt_balance_get_series (balance)->n_battles, ==, N_BATTLES);
}

static void
test_balance_intervals_are_wilsons (void)
{
  static const guint numbers[][2] = { { 1, 0 }, { 1, 2 }, { 10, 11 }, { 100, 116 }, { 480, 537 } };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      double n = numbers[i][0], p = numbers[i][1] / (2 * n);
      double z = 1.959963984540054;
      double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
      double reach = z * sqrt (p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
      guint low, high;

      rdt_series_get_interval (numbers[i][0], numbers[i][1], &low, &high);
      g_assert_cmpfloat_with_epsilon (low, (middle - reach) * RDT_SERIES_CERTAIN, 0.51);
      g_assert_cmpfloat_with_epsilon (high, (middle + reach) * RDT_SERIES_CERTAIN, 0.51);
    }
}

static void
assert_words (char       *words,
              const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
test_balance_is_told_in_words (void)
{
  g_autofree char *path = get_duel ();
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSeries series = { .n_battles = 100, .n_won = { 58, 40, 2 } };
  g_autofree char *verdict = NULL;

  series.n_turns[4] = 50;
  series.n_turns[9] = 50;
  series.n_lost[0] = 104;
  series.n_lost[1] = 26;

  assert_words (rdt_words_series_verdict (game, &series),
                "After 100 battles neither side is clearly favoured.");
  assert_words (rdt_words_series_wins (&series, 0), "58 of 100: 58% (48% to 67%)");
  assert_words (rdt_words_series_wins (&series, RDT_N_SIDES), "2 of 100: 2% (1% to 7%)");
  assert_words (rdt_words_series_length (&series),
                "6.5 turns on average; half of the battles end by turn 4.");

  series.n_won[0] = 70;
  series.n_won[1] = 28;
  verdict = rdt_words_series_verdict (game, &series);
  g_assert_nonnull (strstr (verdict, "clearly favour "));
}

/* A single battle is enough. */
static void
test_balance_the_last_turn_is_that_of_the_longest (void)
{
  RdtSeries series = { 0 };

  g_assert_cmpuint (rdt_series_get_last_turn (&series), ==, 0);
  series.n_turns[3] = 2;
  g_assert_cmpuint (rdt_series_get_last_turn (&series), ==, 3);
  series.n_turns[RDT_SERIES_LAST_TURN] = 1;
  g_assert_cmpuint (rdt_series_get_last_turn (&series), ==, RDT_SERIES_LAST_TURN);
}

#define add(path, func) g_test_add_func ("/advice/balance/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("plays-the-battles-of-match", test_balance_plays_the_battles_of_match);
  add ("counts-every-battle-once", test_balance_counts_every_battle_once);
  add ("counts-objectives-that-change-hands",
       test_balance_counts_objectives_that_change_hands);
  add ("can-be-stopped", test_balance_can_be_stopped);
  add ("the-last-turn-is-that-of-the-longest", test_balance_the_last_turn_is_that_of_the_longest);
  add ("intervals-are-wilsons", test_balance_intervals_are_wilsons);
  add ("is-told-in-words", test_balance_is_told_in_words);

  return g_test_run ();
}
