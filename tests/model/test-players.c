/* test-players.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-duel.h"
#include "rdt-order-in-hand.h"
#include "rdt-players.h"
#include "rdt-runner-fixture.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-undo.h"

/* Changing the players during a battle. */

#define ATTACK "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}"

static void
set_up (RdtRunnerFixture *table,
        gconstpointer     unused)
{
  RdtBattle *battle = rdt_duel_new ();

  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  rdt_runner_fixture_set_up (table, battle);
}

/* Waits until no search is running. */
static void
wait_for_thoughts (RdtRunnerFixture *table)
{
  while (G_OBJECT (table->battle)->ref_count > 3)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Hands over the side that began. */
static void
hand_over (RdtRunnerFixture *table,
           RdtPlayer         player)
{
  RdtPlayer players[RDT_N_SIDES] = { RDT_PLAYER_PERSON, RDT_PLAYER_PERSON };

  players[table->side] = player;
  rdt_players_change (table->controller, players);
}

static void
test_players_the_computer_begins_at_once (RdtRunnerFixture *table,
                                          gconstpointer     unused)
{
  rdt_battle_runner_begin (table->runner);
  g_assert_true (rdt_battle_controller_is_waiting (table->controller));
  rdt_battle_controller_select_unit (table->controller, 0);

  hand_over (table, RDT_PLAYER_EASY);
  g_assert_true (rdt_pace_is_active (table->pace));
  g_assert_false (rdt_battle_controller_is_waiting (table->controller));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, RDT_NO_UNIT);
  rdt_runner_fixture_wait_for_intention (table, 1);
}

/* A search that is running is cancelled. */
static void
test_players_a_thinking_computer_is_stopped (RdtRunnerFixture *table,
                                             gconstpointer     unused)
{
  rdt_battle_set_player (table->battle, table->side, RDT_PLAYER_HARDEST);
  rdt_battle_runner_begin (table->runner);
  g_assert_true (rdt_pace_is_active (table->pace));

  hand_over (table, RDT_PLAYER_PERSON);
  g_assert_false (rdt_pace_is_active (table->pace));
  g_assert_true (rdt_battle_controller_is_waiting (table->controller));
  wait_for_thoughts (table);
  g_assert_cmpuint (table->n_intended, ==, 0);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 0);
}

/* Nor is an order given that has only been announced. */
static void
test_players_an_intended_order_is_dropped (RdtRunnerFixture *table,
                                           gconstpointer     unused)
{
  rdt_battle_set_player (table->battle, table->side, RDT_PLAYER_EASY);
  rdt_pace_set_held (table->pace, TRUE);
  rdt_battle_runner_begin (table->runner);
  rdt_runner_fixture_wait_for_intention (table, 1);

  hand_over (table, RDT_PLAYER_PERSON);
  rdt_pace_set_held (table->pace, FALSE);
  wait_for_thoughts (table);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 0);
  g_assert_true (rdt_battle_controller_is_waiting (table->controller));
}

/* It stays held, and the other level thinks again. */
static void
test_players_another_level_thinks_again (RdtRunnerFixture *table,
                                         gconstpointer     unused)
{
  rdt_battle_set_player (table->battle, table->side, RDT_PLAYER_EASY);
  rdt_pace_set_held (table->pace, TRUE);
  rdt_battle_runner_begin (table->runner);
  rdt_runner_fixture_wait_for_intention (table, 1);

  hand_over (table, RDT_PLAYER_MEDIUM);
  rdt_runner_fixture_wait_for_intention (table, 2);
  g_assert_true (rdt_pace_is_held (table->pace));
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 0);
}

/* At an earlier decision of the computer's the battle waits for a button. */
static void
test_players_a_paused_battle (RdtRunnerFixture *table,
                              gconstpointer     unused)
{
  rdt_battle_set_player (table->battle, table->side, RDT_PLAYER_EASY);
  rdt_duel_play (table->battle, 1);
  rdt_battle_undo (table->battle);
  g_assert_true (rdt_battle_runner_is_paused (table->runner));

  hand_over (table, RDT_PLAYER_MEDIUM);
  g_assert_true (rdt_battle_runner_is_paused (table->runner));
  g_assert_false (rdt_pace_is_active (table->pace));

  hand_over (table, RDT_PLAYER_PERSON);
  g_assert_false (rdt_battle_runner_is_paused (table->runner));
  g_assert_true (rdt_battle_controller_is_waiting (table->controller));
  wait_for_thoughts (table);
  g_assert_cmpuint (table->n_intended, ==, 0);
}

/* The player who takes over is shown the present, whatever was looked at before. */
static void
test_players_the_present_is_shown (RdtRunnerFixture *table,
                                   gconstpointer     unused)
{
  rdt_duel_play (table->battle, 2);
  table->side = rdt_battle_get_position (table->battle)->awaiting.side;
  g_object_set (table->controller, "shown-order", 1, NULL);
  g_assert_false (rdt_battle_controller_is_live (table->controller));

  rdt_battle_runner_close (table->runner);
  hand_over (table, RDT_PLAYER_EASY);
  g_assert_true (rdt_battle_controller_is_live (table->controller));
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (table->controller), ==, 2);
}

static void
test_players_changing_is_no_order (RdtRunnerFixture *table,
                                   gconstpointer     unused)
{
  RdtPosition before;

  rdt_duel_play (table->battle, 3);
  rdt_battle_undo (table->battle);
  rdt_battle_set_modified (table->battle, FALSE);
  before = *rdt_battle_get_position (table->battle);
  rdt_battle_runner_close (table->runner);

  hand_over (table, RDT_PLAYER_HARD);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 2);
  g_assert_true (rdt_battle_can_redo (table->battle));
  g_assert_true (rdt_position_equal (rdt_battle_get_position (table->battle), &before));
  g_assert_true (rdt_battle_is_modified (table->battle));

  rdt_battle_undo (table->battle);
  g_assert_cmpint (rdt_battle_get_player (table->battle, table->side), ==, RDT_PLAYER_HARD);
}

/* Changing the other side's player does not disturb the decision at hand. */
static void
test_players_the_other_side_disturbs_nobody (RdtRunnerFixture *table,
                                             gconstpointer     unused)
{
  RdtPlayer players[RDT_N_SIDES] = { RDT_PLAYER_PERSON, RDT_PLAYER_PERSON };

  rdt_duel_play (table->battle, 1);
  table->side = rdt_battle_get_position (table->battle)->awaiting.side;
  rdt_battle_controller_select_unit (table->controller, 1);
  rdt_battle_controller_set_shown_order (table->controller, 0);
  players[rdt_side_other (table->side)] = RDT_PLAYER_HARD;

  rdt_players_change (table->controller, players);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, 1);
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (table->controller), ==, 0);
  g_assert_false (rdt_pace_is_active (table->pace));
}

static void
test_players_are_kept_with_the_battle (RdtRunnerFixture *table,
                                       gconstpointer     unused)
{
  RdtAutosave *autosave = rdt_battle_autosave_new (table->battle, NULL);
  g_autoptr(GFile) kept = g_object_ref (rdt_autosave_get_file (autosave));
  g_autoptr(RdtBattle) again = NULL;

  rdt_battle_runner_close (table->runner);
  hand_over (table, RDT_PLAYER_HARDEST);
  g_assert_finalize_object (autosave);
  again = rdt_battle_load_file (kept, NULL, NULL);
  g_assert_nonnull (again);
  g_assert_cmpint (rdt_battle_get_player (again, table->side), ==, RDT_PLAYER_HARDEST);
  g_assert_cmpint (rdt_battle_get_player (again, rdt_side_other (table->side)), ==,
                   RDT_PLAYER_PERSON);
}

/* An attack of the first side that waits for its second die. */
static void
set_up_half_attacked (RdtRunnerFixture *table,
                      gconstpointer     unused)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtOrder order;

  rdt_duel_roll_initiative (battle);
  rdt_runner_fixture_set_up (table, battle);
  g_object_set (table->runner, "dice-dialog", "never", NULL);
  order = rdt_test_order (rdt_battle_get_game (battle), ATTACK);
  rdt_battle_runner_order (table->runner, &order);
  rdt_battle_runner_roll (table->runner, RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_true (rdt_battle_runner_is_asking (table->runner));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Dice that were rolled are not wasted. */
static void
test_players_an_order_gets_its_dice_first (RdtRunnerFixture *table,
                                           gconstpointer     unused)
{
  guint n_told = 0;

  hand_over (table, RDT_PLAYER_EASY);
  g_assert_true (rdt_battle_runner_is_asking (table->runner));
  g_assert_false (rdt_pace_is_active (table->pace));

  g_signal_connect_swapped (table->runner, "notify::asking", G_CALLBACK (count_cb), &n_told);
  rdt_battle_runner_roll (table->runner, RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (rdt_battle_runner_is_asking (table->runner));
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
  g_assert_cmpint (rdt_battle_get_order_at (table->battle, 1)->kind, ==, RDT_ORDER_CLOSE_COMBAT);
  g_assert_true (rdt_battle_awaits_computer (table->battle));
  g_assert_true (rdt_pace_is_active (table->pace));
}

/* A deferred order is continued by the computer; an undone one by nobody. */
static void
test_players_an_order_that_is_put_off (RdtRunnerFixture *table,
                                       gconstpointer     unused)
{
  RdtOrder order;

  hand_over (table, RDT_PLAYER_EASY);
  rdt_battle_runner_cancel_roll (table->runner);
  g_assert_true (rdt_battle_runner_is_paused (table->runner));
  g_assert_true (rdt_order_in_hand_get (table->battle, &order));
  rdt_battle_runner_begin (table->runner);
  g_assert_true (rdt_battle_runner_is_asking (table->runner));
  rdt_battle_runner_cancel_roll (table->runner);

  hand_over (table, RDT_PLAYER_PERSON);
  g_assert_false (rdt_battle_runner_is_paused (table->runner));
  g_assert_false (rdt_order_in_hand_get (table->battle, &order));
  g_assert_true (rdt_battle_controller_is_waiting (table->controller));
}

static void
test_players_are_persons_or_not (RdtRunnerFixture *table,
                                 gconstpointer     unused)
{
  for (guint i = 0; i < 4; i++)
    {
      rdt_battle_set_player (table->battle, 0, (i & 1) != 0 ? RDT_PLAYER_PERSON : RDT_PLAYER_EASY);
      rdt_battle_set_player (table->battle, 1, (i & 2) != 0 ? RDT_PLAYER_PERSON : RDT_PLAYER_STILL);
      g_assert_cmpint (rdt_battle_has_person (table->battle), ==, i != 0);
    }
}

#define add(path, set_up_func, func) \
  g_test_add ("/model/players/" path, RdtRunnerFixture, NULL, set_up_func, func, \
              rdt_runner_fixture_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("the-computer-begins-at-once", set_up, test_players_the_computer_begins_at_once);
  add ("a-thinking-computer-is-stopped", set_up, test_players_a_thinking_computer_is_stopped);
  add ("an-intended-order-is-dropped", set_up, test_players_an_intended_order_is_dropped);
  add ("another-level-thinks-again", set_up, test_players_another_level_thinks_again);
  add ("a-paused-battle", set_up, test_players_a_paused_battle);
  add ("the-present-is-shown", set_up, test_players_the_present_is_shown);
  add ("changing-is-no-order", set_up, test_players_changing_is_no_order);
  add ("the-other-side-disturbs-nobody", set_up, test_players_the_other_side_disturbs_nobody);
  add ("are-persons-or-not", set_up, test_players_are_persons_or_not);
  add ("are-kept-with-the-battle", set_up, test_players_are_kept_with_the_battle);
  add ("an-order-gets-its-dice-first", set_up_half_attacked,
       test_players_an_order_gets_its_dice_first);
  add ("an-order-that-is-put-off", set_up_half_attacked, test_players_an_order_that_is_put_off);

  return g_test_run ();
}
