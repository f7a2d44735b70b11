/* test-computer-turn.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-battle-controller.h"
#include "rdt-choices.h"
#include "rdt-computer-turn.h"
#include "rdt-duel.h"
#include "rdt-runner-fixture.h"
#include "rdt-summary.h"
#include "rdt-test.h"

/* The computer's turn is shown at the pace that the player has chosen. */

/* A duel in which the computer's side begins. */
static void
set_up (RdtRunnerFixture *table,
        gconstpointer     unused)
{
  RdtBattle *battle = rdt_duel_new ();

  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  rdt_battle_set_player (battle, rdt_battle_get_position (battle)->awaiting.side, RDT_PLAYER_EASY);
  rdt_runner_fixture_set_up (table, battle);
}

static void
wait_for_person (RdtRunnerFixture *table)
{
  while (rdt_pace_is_active (table->pace))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_computer_turn_waits_while_it_is_held (RdtRunnerFixture *table,
                                           gconstpointer     unused)
{
  rdt_pace_set_held (table->pace, TRUE);
  rdt_battle_runner_begin (table->runner);
  rdt_runner_fixture_wait_for_intention (table, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;

  g_assert_true (rdt_pace_is_active (table->pace));
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 0);

  rdt_pace_step (table->pace);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
  g_assert_true (rdt_pace_is_held (table->pace));

  /* When it is released, the rest happens by itself. */
  rdt_pace_set_held (table->pace, FALSE);
  wait_for_person (table);
  g_assert_false (rdt_battle_awaits_computer (table->battle));
}

/* The orders of the computer's unit are not shown as if a person were asked. */
static void
test_computer_turn_selects_nobody (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  RdtRunnerFixture table = { .battle = rdt_duel_new () };
  const RdtDecision *awaiting;

  g_assert_cmpint (rdt_battle_begin (table.battle, NULL), ==, RDT_ORDERED);
  do
    {
      rdt_duel_go_on (table.battle, chance);
      g_assert_false (rdt_battle_is_over (table.battle));
      awaiting = &rdt_battle_get_position (table.battle)->awaiting;
    }
  while (!rdt_choices_is_answer (awaiting));

  table.controller = rdt_battle_controller_new (table.battle);
  table.runner = rdt_battle_controller_get_runner (table.controller);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table.controller), ==,
                    awaiting->unit);
  g_assert_cmpuint (rdt_battle_controller_get_choices (table.controller)->len, >, 0);

  rdt_battle_set_player (table.battle, awaiting->side, RDT_PLAYER_EASY);
  rdt_battle_undo (table.battle);
  rdt_battle_redo (table.battle);
  g_assert_true (rdt_battle_awaits_computer (table.battle));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table.controller), ==, RDT_NO_UNIT);

  awaiting = &rdt_battle_get_position (table.battle)->awaiting;
  rdt_battle_controller_select_unit (table.controller, awaiting->unit);
  g_assert_cmpuint (rdt_battle_controller_get_choices (table.controller)->len, ==, 0);

  rdt_runner_fixture_tear_down (&table, NULL);
}

/* A deferred order waits for one button, and not for another that pauses it. */
static void
test_computer_turn_is_put_off_with_its_dice (RdtRunnerFixture *table,
                                             gconstpointer     unused)
{
  g_object_set (table->pace, "seconds", 0.0, NULL);
  rdt_battle_set_manual_dice (table->battle, TRUE);
  rdt_battle_runner_begin (table->runner);
  while (!rdt_battle_runner_is_asking (table->runner))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (rdt_pace_is_active (table->pace));

  rdt_battle_runner_cancel_roll (table->runner);
  g_assert_true (rdt_battle_runner_is_paused (table->runner));
  g_assert_false (rdt_pace_is_active (table->pace));

  rdt_battle_runner_begin (table->runner);
  g_assert_false (rdt_battle_runner_is_paused (table->runner));
  g_assert_true (rdt_pace_is_active (table->pace));
}

/* Dice stay as long again before the next order removes them. */
static void
test_computer_turn_leaves_time_for_dice (RdtRunnerFixture *table,
                                         gconstpointer     unused)
{
  guint n_with_dice = 0;
  guint n_without = 0;

  rdt_battle_runner_close (table->runner);
  while (!rdt_battle_is_over (table->battle) && (n_with_dice == 0 || n_without == 0))
    {
      const RdtEventList *events;
      gboolean has_dice = FALSE;

      rdt_duel_play (table->battle, 1);
      events = rdt_battle_get_events_at (table->battle, rdt_battle_get_n_orders (table->battle));
      for (guint i = 0; i < events->n_items; i++)
        has_dice |= events->items[i].kind == RDT_EVENT_ROLLED
                    && events->items[i].roll.purpose != RDT_DICE_INITIATIVE;

      g_assert_cmpuint (rdt_computer_turn_count_beats (table->battle), ==, has_dice ? 2 : 1);
      n_with_dice += has_dice;
      n_without += !has_dice;
    }

  g_assert_cmpuint (n_with_dice, >, 0);
  g_assert_cmpuint (n_without, >, 0);
}

static void
test_computer_turn_is_skipped (RdtRunnerFixture *table,
                               gconstpointer     unused)
{
  /* Longer than a player would wait. */
  g_object_set (table->pace, "seconds", 60.0, NULL);
  rdt_battle_runner_begin (table->runner);
  rdt_runner_fixture_wait_for_intention (table, 1);
  rdt_pace_skip (table->pace);
  wait_for_person (table);

  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), >, 0);
  g_assert_false (rdt_battle_awaits_computer (table->battle));
}

static void
test_computer_turn_is_held_anew (RdtRunnerFixture *table,
                                 gconstpointer     unused)
{
  rdt_battle_runner_begin (table->runner);
  rdt_runner_fixture_wait_for_intention (table, 1);
  rdt_pace_set_held (table->pace, TRUE);
  rdt_battle_undo (table->battle);
  rdt_battle_runner_interrupt (table->runner);
  g_assert_false (rdt_pace_is_held (table->pace));
  g_assert_false (rdt_pace_is_active (table->pace));
}

static void
test_computer_turn_is_summed_up (RdtRunnerFixture *table,
                                 gconstpointer     unused)
{
  g_autofree char *told = NULL;
  g_autofree char *expected = NULL;
  g_auto(GStrv) lines = NULL;
  RdtSummary summary;
  guint n;

  g_assert_null (rdt_computer_turn_summarise (table->battle));
  rdt_battle_runner_begin (table->runner);
  wait_for_person (table);

  /* A retreat in between does not end it. */
  while (rdt_battle_get_position (table->battle)->awaiting.kind != RDT_DECISION_ORDERS)
    {
      RdtOrder answer = rdt_battle_list_orders (table->battle)->items[0];

      g_assert_null (rdt_computer_turn_summarise (table->battle));
      rdt_battle_controller_order (table->controller, &answer);
      wait_for_person (table);
    }
  n = rdt_battle_get_n_orders (table->battle);
  g_assert_cmpuint (rdt_computer_turn_find_start (table->battle), ==, 0);

  rdt_summary_init (&summary, rdt_battle_get_position_at (table->battle, 0)->awaiting.side);
  for (guint i = 1; i <= n; i++)
    rdt_summary_add (&summary, rdt_battle_get_game (table->battle),
                     rdt_battle_get_events_at (table->battle, i));
  expected = rdt_words_summary (rdt_battle_get_game (table->battle), &summary);
  told = rdt_computer_turn_summarise (table->battle);
  g_assert_cmpstr (told, ==, expected);
  lines = g_strsplit (told, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);

  /* It is over as soon as a player has given an order. */
  rdt_battle_controller_order (table->controller,
                               &rdt_battle_list_orders (table->battle)->items[0]);
  if (!rdt_battle_awaits_computer (table->battle))
    {
      g_assert_cmpuint (rdt_computer_turn_find_start (table->battle), ==, n + 1);
      g_assert_null (rdt_computer_turn_summarise (table->battle));
    }
}

/* Ends the second side's half of a turn, and rolls for the initiative of the next. */
static void
end_turn (RdtBattle *battle,
          guint      first,
          guint      second)
{
  const char *end = "{\"order\": \"end\"}";
  RdtDiceWant want;

  g_assert_cmpint (rdt_duel_order (battle, end, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, RDT_DICE_INITIATIVE, first);
  g_assert_cmpint (rdt_duel_order (battle, end, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, RDT_DICE_INITIATIVE, second);
  g_assert_cmpint (rdt_duel_order (battle, end, &want), ==, RDT_ORDERED);
}

static void
move_rifles (RdtBattle  *battle,
             const char *cell)
{
  g_autofree char *json = g_strdup_printf ("{\"order\": \"move\", \"unit\": \"b2\", "
                                           "\"path\": [\"%s\"]}", cell);

  g_assert_cmpint (rdt_duel_order (battle, json, NULL), ==, RDT_ORDERED);
}

/* Who acts last in a turn may act first in the next.  Musket: Dice for initiative. */
static void
test_computer_turn_is_two_turns_if_it_wins_the_initiative (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  rdt_battle_set_player (battle, 1, RDT_PLAYER_EASY);
  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  move_rifles (battle, "E6");
  end_turn (battle, 6, 1);
  one = rdt_computer_turn_summarise (battle);
  g_assert_nonnull (one);
  g_assert_null (strstr (one, "Turn"));

  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  move_rifles (battle, "E5");
  end_turn (battle, 1, 6);
  move_rifles (battle, "E6");
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  two = rdt_computer_turn_summarise (battle);
  g_assert_nonnull (two);
  g_assert_nonnull (strstr (two, "Turns 2 and 3."));

  g_assert_finalize_object (battle);
}

static void
show_dice_cb (RdtBattleRunner    *runner,
              const RdtEventList *events,
              guint              *n_shown)
{
  g_assert_cmpuint (events->n_items, >, 0);
  (*n_shown)++;
  rdt_battle_runner_go_on (runner);
}

/* In a dialog afterwards, once, for players who want to see all dice; those that
 * matter are shown during the computer's turn.
 */
static void
test_computer_turn_shows_its_dice_to_who_wants_all (RdtRunnerFixture *table,
                                                    gconstpointer     dialog)
{
  const gboolean wants_all = g_str_equal (dialog, "always");
  guint n_rolled = 0;
  guint n_shown = 0;

  g_object_set (table->runner, "dice-dialog", dialog, NULL);
  g_signal_connect (table->runner, "dice-rolled", G_CALLBACK (show_dice_cb), &n_shown);
  rdt_battle_runner_begin (table->runner);
  wait_for_person (table);

  for (guint i = 1; i <= rdt_battle_get_n_orders (table->battle); i++)
    {
      const RdtEventList *events = rdt_battle_get_events_at (table->battle, i);

      for (guint j = 0; j < events->n_items; j++)
        n_rolled += events->items[j].kind == RDT_EVENT_ROLLED;
    }

  g_assert_cmpuint (n_rolled, >, 0);
  g_assert_cmpuint (n_shown, ==, wants_all ? 1 : 0);
}

/* At random, until a unit has to retreat before a shot or an attack of the enemy. */
static void
play_to_retreat (RdtBattle *battle)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (3);

  while (rdt_battle_get_position (battle)->awaiting.kind != RDT_DECISION_RETREAT)
    {
      const RdtOrderList *orders = rdt_battle_list_orders (battle);
      RdtOrder order = orders->items[g_rand_int_range (chance, 0, orders->n_items)];

      g_assert_false (rdt_battle_is_over (battle));
      if (order.kind != RDT_ORDER_RESIGN)
        g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
    }
}

/* A retreat, of either side, is neither the computer's turn nor its end. */
static void
test_computer_turn_is_not_summed_up_at_a_retreat (RdtRunnerFixture *table,
                                                  gconstpointer     unused)
{
  RdtSide side;
  RdtOrder retreat;

  for (side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (table->battle, side, RDT_PLAYER_PERSON);
  play_to_retreat (table->battle);
  side = rdt_battle_get_position (table->battle)->awaiting.side;
  retreat = rdt_battle_list_orders (table->battle)->items[0];

  rdt_battle_set_player (table->battle, rdt_side_other (side), RDT_PLAYER_EASY);
  g_assert_null (rdt_computer_turn_summarise (table->battle));

  rdt_battle_set_player (table->battle, rdt_side_other (side), RDT_PLAYER_PERSON);
  rdt_battle_set_player (table->battle, side, RDT_PLAYER_EASY);
  g_assert_cmpint (rdt_battle_order (table->battle, &retreat, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_battle_get_position (table->battle)->awaiting.kind, ==,
                   RDT_DECISION_ORDERS);
  g_assert_null (rdt_computer_turn_summarise (table->battle));
}

#define add(path, func) \
  g_test_add ("/model/computer-turn/" path, RdtRunnerFixture, NULL, set_up, func, \
              rdt_runner_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("waits-while-it-is-held", test_computer_turn_waits_while_it_is_held);
  add ("is-put-off-with-its-dice", test_computer_turn_is_put_off_with_its_dice);
  g_test_add_func ("/model/computer-turn/selects-nobody", test_computer_turn_selects_nobody);
  g_test_add_func ("/model/computer-turn/is-two-turns-if-it-wins-the-initiative",
                   test_computer_turn_is_two_turns_if_it_wins_the_initiative);
  add ("leaves-time-for-dice", test_computer_turn_leaves_time_for_dice);
  g_test_add ("/model/computer-turn/shows-all-dice", RdtRunnerFixture, "always", set_up,
              test_computer_turn_shows_its_dice_to_who_wants_all, rdt_runner_fixture_tear_down);
  g_test_add ("/model/computer-turn/shows-no-dice-again", RdtRunnerFixture, "important", set_up,
              test_computer_turn_shows_its_dice_to_who_wants_all, rdt_runner_fixture_tear_down);
  add ("is-skipped", test_computer_turn_is_skipped);
  add ("is-held-anew", test_computer_turn_is_held_anew);
  add ("is-summed-up", test_computer_turn_is_summed_up);
  add ("is-not-summed-up-at-a-retreat", test_computer_turn_is_not_summed_up_at_a_retreat);

  return g_test_run ();
}
