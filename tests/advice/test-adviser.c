/* test-adviser.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-adviser.h"

#include <stdlib.h>

#include "rdt-advice-words.h"
#include "rdt-ai-level.h"
#include "rdt-duel.h"
#include "rdt-test.h"
#include "rdt-units-left.h"

/* Enough for the battle to ask about retreats and advances as well. */
#define N_ORDERS 16

/* One of each rule set. */
static const char *const scenarios[] = {
  "scenarios/kessock-halt.scenario.json",
  "scenarios/lissa-crossroads.scenario.json",
  "scenarios/ostrow-mill.scenario.json",
  "scenarios/redoubt-at-tel-amra.scenario.json",
  "scenarios/two-villages.scenario.json",
};

static RdtBattle *
begin_battle (RdtGame *game)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, 7);

  return rdt_battle_new (game, dice);
}

static void
wait_for_answer (RdtAdviser *adviser)
{
  while (rdt_adviser_is_thinking (adviser))
    g_main_context_iteration (NULL, TRUE);
}

static const RdtSuggestionFacts *
get_facts (RdtAdviser *adviser,
           guint       index)
{
  g_autoptr(RdtSuggestion) suggestion =
    g_list_model_get_item (rdt_adviser_get_suggestions (adviser), index);

  return rdt_suggestion_get_facts (suggestion);
}

static char *
dup_string (RdtAdviser *adviser,
            guint       index,
            const char *property)
{
  g_autoptr(RdtSuggestion) suggestion =
    g_list_model_get_item (rdt_adviser_get_suggestions (adviser), index);
  char *value;

  g_object_get (suggestion, property, &value, NULL);

  return value;
}

static guint
get_n_suggestions (RdtAdviser *adviser)
{
  return g_list_model_get_n_items (rdt_adviser_get_suggestions (adviser));
}

/* What redoubt-cli hint would print. */
static void
advise (RdtBattle  *battle,
        RdtAiLevel  level,
        RdtAdvice  *advice,
        int        *motives)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtAiOptions options = {
    .level = level,
    .n_nodes = rdt_ai_level_get_nodes (level),
    .seed = rdt_position_hash (position, game),
  };

  g_assert_true (rdt_ai_level_advise (&options, game, position, advice, motives));
}

static int
find_permille (const RdtSuggestionFacts *facts,
               const char               *id)
{
  for (guint i = 0; i < facts->n_reasons; i++)
    if (g_str_equal (facts->reasons[i].id, id))
      return facts->reasons[i].permille;

  return 0;
}

static void
assert_reasons (const RdtSuggestionFacts *facts,
                const int                *motives)
{
  for (RdtMotive motive = 0; motive < RDT_N_MOTIVES; motive++)
    {
      double exact = motives[motive] * 1000.0 / RDT_CERTAIN;
      int told = find_permille (facts, rdt_motive_get_word (motive));

      if (told != 0)
        g_assert_cmpfloat (ABS (told - exact), <=, 0.5);
      else
        g_assert_cmpfloat (ABS (exact), <, 5);
    }

  for (guint i = 1; i < facts->n_reasons; i++)
    g_assert_cmpint (abs (facts->reasons[i - 1].permille), >=, abs (facts->reasons[i].permille));
}

/* Compares a hint with what the computer itself says. */
static void
assert_hint (RdtBattle  *battle,
             RdtAdviser *adviser)
{
  RdtAdvice advice;
  int motives[RDT_N_MOTIVES];

  advise (battle, RDT_AI_LEVEL_EASY, &advice, motives);
  g_assert_cmpuint (get_n_suggestions (adviser), ==, advice.n_items);

  for (guint i = 0; i < advice.n_items; i++)
    {
      const RdtSuggestionFacts *facts = get_facts (adviser, i);

      g_assert_true (rdt_order_equal (&facts->order, &advice.items[i].order));
      g_assert_true (rdt_battle_check_order (battle, &facts->order, NULL));
      g_assert_cmpfloat (ABS (facts->permille - advice.items[i].chance * 1000.0 / RDT_CERTAIN),
                         <=, 0.5);
    }

  assert_reasons (get_facts (adviser, 0), motives);
}

/* A unit that has moved and can still fire is selected, as after any order. */
static void
assert_goes_on (RdtBattle           *battle,
                RdtBattleController *controller)
{
  const RdtOrder *order = rdt_battle_get_order_at (battle, rdt_battle_get_n_orders (battle));

  if (order->kind == RDT_ORDER_MOVE
      && rdt_battle_get_position (battle)->awaiting.kind == RDT_DECISION_ORDERS
      && rdt_units_left_has (battle, order->unit))
    g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, order->unit);
}

static void
test_adviser_says_what_the_computer_says (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    {
      g_autofree char *path = rdt_test_path (scenarios[i]);
      g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
      g_autoptr(RdtBattle) battle = begin_battle (game);
      g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
      g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

      g_object_set (adviser, "level", "easy", NULL);

      for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
        {
          g_autoptr(RdtSuggestion) suggestion = NULL;

          rdt_adviser_ask (adviser);
          wait_for_answer (adviser);
          assert_hint (battle, adviser);

          suggestion = g_list_model_get_item (rdt_adviser_get_suggestions (adviser), 0);
          rdt_adviser_give (adviser, suggestion);
          g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, n + 1);
          assert_goes_on (battle, controller);
        }
    }
}

static void
test_adviser_forgets_when_the_position_changes (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  g_object_set (adviser, "level", "easy", NULL);
  rdt_adviser_ask (adviser);
  wait_for_answer (adviser);
  g_assert_true (rdt_adviser_can_give (adviser));

  rdt_duel_play (battle, 1);

  g_assert_cmpuint (get_n_suggestions (adviser), ==, 0);
  g_assert_false (rdt_adviser_can_give (adviser));
}

static void
test_adviser_stops_when_the_position_changes (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  g_object_set (adviser, "level", "hardest", NULL);
  rdt_adviser_ask (adviser);
  g_assert_true (rdt_adviser_is_thinking (adviser));

  rdt_duel_play (battle, 1);

  g_assert_false (rdt_adviser_is_thinking (adviser));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (get_n_suggestions (adviser), ==, 0);
}

static void
test_adviser_can_be_stopped_and_asked_again (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  g_object_set (adviser, "level", "hardest", NULL);
  rdt_adviser_ask (adviser);
  rdt_adviser_forget (adviser);
  g_assert_false (rdt_adviser_is_thinking (adviser));

  g_object_set (adviser, "level", "easy", NULL);
  rdt_adviser_ask (adviser);
  wait_for_answer (adviser);
  assert_hint (battle, adviser);
}

static void
test_adviser_is_silent_in_the_computers_turn (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  rdt_battle_set_player (battle, rdt_battle_get_position (battle)->awaiting.side, RDT_PLAYER_EASY);
  rdt_adviser_ask (adviser);

  g_assert_false (rdt_adviser_is_thinking (adviser));
}

static void
play_with_computers (RdtBattle           *battle,
                     RdtBattleController *controller)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (battle, side, RDT_PLAYER_EASY);

  rdt_battle_runner_begin (rdt_battle_controller_get_runner (controller));
  while (rdt_battle_get_n_orders (battle) < N_ORDERS && !rdt_battle_is_over (battle))
    g_main_context_iteration (NULL, TRUE);
  rdt_battle_runner_close (rdt_battle_controller_get_runner (controller));
}

static void
test_adviser_explains_what_computers_ordered (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  play_with_computers (battle, controller);

  for (guint n = 1; n <= rdt_battle_get_n_orders (battle); n++)
    {
      const RdtThought *thought =
        rdt_history_get (rdt_battle_get_history (battle), n)->thought;

      g_assert_nonnull (thought);
      g_assert_true (rdt_adviser_explain (adviser, n));
      wait_for_answer (adviser);

      g_assert_cmpuint (rdt_battle_controller_get_shown_order (controller), ==, n - 1);
      g_assert_false (rdt_adviser_can_give (adviser));
      g_assert_cmpuint (get_n_suggestions (adviser), ==, thought->n_items);
      g_assert_true (rdt_order_equal (&get_facts (adviser, 0)->order,
                                      rdt_battle_get_order_at (battle, n)));
      g_assert_cmpfloat (ABS (get_facts (adviser, 0)->permille
                              - thought->items[0].chance * 1000.0 / RDT_SURE), <=, 0.5);
    }
}

static void
test_adviser_knows_no_reason_for_what_people_ordered (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  rdt_duel_play (battle, 3);

  g_assert_false (rdt_adviser_explain (adviser, 2));
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (controller), ==, 3);
}

static void
test_adviser_puts_it_into_words (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtAdviser) adviser = rdt_adviser_new (controller);

  g_object_set (adviser, "level", "easy", NULL);
  rdt_adviser_ask (adviser);
  wait_for_answer (adviser);

  for (guint i = 0; i < get_n_suggestions (adviser); i++)
    {
      const RdtSuggestionFacts *facts = get_facts (adviser, i);
      g_autofree char *title = dup_string (adviser, i, "title");
      g_autofree char *prospects = dup_string (adviser, i, "prospects");
      g_autofree char *reasons = dup_string (adviser, i, "reasons");
      g_autofree char *expected_title =
        rdt_words_proposal (game, rdt_battle_get_position (battle), &facts->order);
      g_autofree char *losses = rdt_words_losses (game, facts->lost);

      g_assert_cmpstr (title, ==, expected_title);
      g_assert_true (g_str_has_prefix (prospects, losses));
      for (guint j = 0; j < facts->n_reasons; j++)
        {
          g_autofree char *reason = rdt_words_reason (facts->reasons[j].id,
                                                      facts->reasons[j].permille);

          g_assert_nonnull (strstr (reasons, reason));
        }
    }
}

static void
test_adviser_has_words_for_every_motive (void)
{
  for (RdtMotive motive = 0; motive < RDT_N_MOTIVES; motive++)
    {
      const char *id = rdt_motive_get_word (motive);

      g_assert_nonnull (rdt_words_motive (id, TRUE));
      g_assert_cmpstr (rdt_words_motive (id, TRUE), !=, rdt_words_motive (id, FALSE));
    }

  g_assert_null (rdt_words_motive ("weather", TRUE));
}

static void
assert_words (char       *words,
              const char *expected)
{
  g_assert_cmpstr (words, ==, expected);
  g_free (words);
}

static void
test_adviser_rounds_as_people_do (void)
{
  assert_words (rdt_words_percent (584), "58%");
  assert_words (rdt_words_percent (585), "59%");
  assert_words (rdt_words_tenths (13), "1.3");
  assert_words (rdt_words_reason ("cover", 42), "More units in cover: +4.2%");
  assert_words (rdt_words_reason ("cover", -7), "Fewer units in cover: −0.7%");
}

#define add(path, func) g_test_add_func ("/advice/adviser/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("says-what-the-computer-says", test_adviser_says_what_the_computer_says);
  add ("forgets-when-the-position-changes", test_adviser_forgets_when_the_position_changes);
  add ("stops-when-the-position-changes", test_adviser_stops_when_the_position_changes);
  add ("can-be-stopped-and-asked-again", test_adviser_can_be_stopped_and_asked_again);
  add ("is-silent-in-the-computers-turn", test_adviser_is_silent_in_the_computers_turn);
  add ("explains-what-computers-ordered", test_adviser_explains_what_computers_ordered);
  add ("knows-no-reason-for-what-people-ordered",
       test_adviser_knows_no_reason_for_what_people_ordered);
  add ("puts-it-into-words", test_adviser_puts_it_into_words);
  add ("has-words-for-every-motive", test_adviser_has_words_for_every_motive);
  add ("rounds-as-people-do", test_adviser_rounds_as_people_do);

  return g_test_run ();
}
