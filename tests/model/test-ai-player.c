/* test-ai-player.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-player.h"
#include "rdt-duel.h"
#include "rdt-test.h"

typedef struct
{
  RdtBattle *battle;
  RdtThought thought;
  gboolean   has_order;
  guint      n_answers;
  GError    *error;
} Answer;

static void
answer_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Answer *answer = user_data;

  g_clear_error (&answer->error);
  answer->has_order = rdt_ai_player_think_finish (answer->battle, result, &answer->thought,
                                                  &answer->error);
  answer->n_answers++;
}

static void
wait_for (Answer *answer,
          guint   n_answers)
{
  while (answer->n_answers < n_answers)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_ai_player_chooses_what_is_allowed (void)
{
  RdtBattle *battle = rdt_duel_new ();
  Answer answer = { .battle = battle };

  rdt_ai_player_think_async (battle, RDT_PLAYER_EASY, NULL, answer_cb, &answer);
  wait_for (&answer, 1);

  g_assert_no_error (answer.error);
  g_assert_true (answer.has_order);
  g_assert_true (rdt_battle_check_order (battle, &answer.thought.items[0].order, NULL));

  g_assert_finalize_object (battle);
}

static void
test_ai_player_chooses_the_same_again (void)
{
  RdtBattle *battle = rdt_duel_new ();
  Answer first = { .battle = battle }, second = { .battle = battle };

  rdt_ai_player_think_async (battle, RDT_PLAYER_MEDIUM, NULL, answer_cb, &first);
  rdt_ai_player_think_async (battle, RDT_PLAYER_MEDIUM, NULL, answer_cb, &second);
  wait_for (&first, 1);
  wait_for (&second, 1);

  g_assert_true (rdt_order_equal (&first.thought.items[0].order, &second.thought.items[0].order));

  g_assert_finalize_object (battle);
}

static void
test_ai_player_stops_when_cancelled (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  Answer answer = { .battle = battle };

  rdt_ai_player_think_async (battle, RDT_PLAYER_HARD, cancellable, answer_cb, &answer);
  g_cancellable_cancel (cancellable);
  wait_for (&answer, 1);

  g_assert_false (answer.has_order);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);

  g_assert_finalize_object (battle);
}

static void
test_ai_player_answers_for_another_position_are_dropped (void)
{
  RdtBattle *battle = rdt_duel_new ();
  Answer answer = { .battle = battle };

  rdt_ai_player_think_async (battle, RDT_PLAYER_EASY, NULL, answer_cb, &answer);
  rdt_duel_play (battle, 1);
  wait_for (&answer, 1);

  g_assert_false (answer.has_order);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);

  g_assert_finalize_object (battle);
}

static void
test_ai_player_plays_a_battle_against_itself (void)
{
  RdtBattle *battle = rdt_duel_new ();
  Answer answer = { .battle = battle };

  for (guint n = 1; n <= 30 && !rdt_battle_is_over (battle); n++)
    {
      rdt_ai_player_think_async (battle, RDT_PLAYER_EASY, NULL, answer_cb, &answer);
      wait_for (&answer, n);
      g_assert_no_error (answer.error);
      g_assert_cmpint (rdt_battle_order (battle, &answer.thought.items[0].order, NULL, NULL), ==,
                       RDT_ORDERED);
    }

  g_assert_finalize_object (battle);
}

/* It ends what can be ended, and there is nothing to show of what it weighed. */
static void
test_ai_player_standing_still_weighs_nothing (void)
{
  RdtBattle *battle = rdt_duel_new ();
  Answer answer = { .battle = battle };

  for (guint n = 1; n <= 30 && !rdt_battle_is_over (battle); n++)
    {
      const RdtOrder *order = &answer.thought.items[0].order;

      rdt_ai_player_think_async (battle, RDT_PLAYER_STILL, NULL, answer_cb, &answer);
      wait_for (&answer, n);
      g_assert_no_error (answer.error);
      g_assert_cmpint (answer.thought.player, ==, RDT_PLAYER_STILL);
      g_assert_cmpuint (answer.thought.n_items, ==, 0);
      g_assert_cmpint (order->kind == RDT_ORDER_END, ==,
                       rdt_duel_find_order (battle, RDT_ORDER_END) != NULL);
      g_assert_cmpint (rdt_battle_order (battle, order, NULL, NULL), ==, RDT_ORDERED);
    }

  g_assert_finalize_object (battle);
}

static void
test_ai_player_ids_come_back (void)
{
  for (RdtPlayer player = 0; player < RDT_N_PLAYERS; player++)
    {
      RdtPlayer again;

      g_assert_true (rdt_player_parse (rdt_player_get_id (player), &again));
      g_assert_cmpint (again, ==, player);
      g_assert_true (rdt_player_is_computer (player) == (player != RDT_PLAYER_PERSON));
    }

  g_assert_false (rdt_player_parse ("wizard", &(RdtPlayer) { 0 }));
}

#define add(path, func) g_test_add_func ("/model/ai-player/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("chooses-what-is-allowed", test_ai_player_chooses_what_is_allowed);
  add ("chooses-the-same-again", test_ai_player_chooses_the_same_again);
  add ("stops-when-cancelled", test_ai_player_stops_when_cancelled);
  add ("answers-for-another-position-are-dropped",
       test_ai_player_answers_for_another_position_are_dropped);
  add ("plays-a-battle-against-itself", test_ai_player_plays_a_battle_against_itself);
  add ("standing-still-weighs-nothing", test_ai_player_standing_still_weighs_nothing);
  add ("ids-come-back", test_ai_player_ids_come_back);

  return g_test_run ();
}
