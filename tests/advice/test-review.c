/* test-review.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-review.h"

#include "rdt-advice-words.h"
#include "rdt-ai-level.h"
#include "rdt-duel.h"

static void
wait_for (RdtReview *review)
{
  while (rdt_review_is_running (review))
    g_main_context_iteration (NULL, TRUE);
}

/* Random orders contain mistakes. */
static RdtBattle *
play (void)
{
  RdtBattle *battle = rdt_duel_new ();

  rdt_duel_play (battle, RDT_DUEL_ORDERS);

  return battle;
}

static RdtMistake *
get_mistake (RdtReview *review,
             guint      index)
{
  return g_list_model_get_item (rdt_review_get_mistakes (review), index);
}

static void
test_review_tells_of_the_worst_orders_first (void)
{
  g_autoptr(RdtBattle) battle = play ();
  g_autoptr(RdtReview) review = rdt_review_new (battle);
  guint n, last = G_MAXUINT;

  rdt_review_start (review);
  wait_for (review);
  n = g_list_model_get_n_items (rdt_review_get_mistakes (review));
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <=, RDT_MAX_MISTAKES);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr(RdtMistake) mistake = get_mistake (review, i);

      g_assert_cmpuint (rdt_mistake_get_cost (mistake), <=, last);
      g_assert_cmpuint (rdt_mistake_get_cost (mistake), >, 0);
      g_assert_false (rdt_order_equal (
        rdt_mistake_get_better (mistake),
        rdt_battle_get_order_at (battle, rdt_mistake_get_n_orders (mistake))));
      last = rdt_mistake_get_cost (mistake);
    }
}

/* The order that is called better is the one the computer player would have given. */
static void
test_review_knows_the_computers_own_orders (void)
{
  g_autoptr(RdtBattle) battle = play ();
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autoptr(RdtReview) review = rdt_review_new (battle);

  rdt_review_start (review);
  wait_for (review);

  for (guint i = 0; i < g_list_model_get_n_items (rdt_review_get_mistakes (review)); i++)
    {
      g_autoptr(RdtMistake) mistake = get_mistake (review, i);
      const RdtPosition *position =
        rdt_battle_get_position_at (battle, rdt_mistake_get_n_orders (mistake) - 1);
      const RdtAiOptions options = {
        .level = RDT_AI_LEVEL_MEDIUM,
        .n_nodes = rdt_ai_level_get_nodes (RDT_AI_LEVEL_MEDIUM),
        .seed = rdt_position_hash (position, game),
      };
      g_autofree char *better = rdt_words_proposal (game, position,
                                                    rdt_mistake_get_better (mistake));
      g_autofree char *cost = g_strdup_printf (" by %u point",
                                               (rdt_mistake_get_cost (mistake) + 5) / 10);
      g_autofree char *advice = NULL;
      RdtOrder order;

      g_assert_true (rdt_ai_level_choose (&options, game, position, &order));
      g_assert_true (rdt_order_equal (&order, rdt_mistake_get_better (mistake)));
      g_object_get (mistake, "advice", &advice, NULL);
      g_assert_nonnull (strstr (advice, better));
      g_assert_nonnull (strstr (advice, cost));
    }
}

static void
test_review_looks_at_people_where_there_are_any (void)
{
  g_autoptr(RdtBattle) battle = play ();
  g_autoptr(RdtReview) review = rdt_review_new (battle);

  rdt_battle_set_player (battle, 0, RDT_PLAYER_EASY);
  rdt_review_start (review);
  wait_for (review);

  for (guint i = 0; i < g_list_model_get_n_items (rdt_review_get_mistakes (review)); i++)
    {
      g_autoptr(RdtMistake) mistake = get_mistake (review, i);
      guint n_orders = rdt_mistake_get_n_orders (mistake);

      g_assert_cmpint (rdt_battle_get_position_at (battle, n_orders - 1)->awaiting.side, ==, 1);
    }
}

/* The armies are deployed before the first turn, and turns are counted from 1. */
static void
test_review_knows_no_turn_0 (void)
{
  g_autoptr(RdtBattle) battle = play ();
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtPosition position = *rdt_battle_get_position_at (battle, 1);
  const RdtOrder *order = rdt_battle_get_order_at (battle, 2);
  g_autofree char *words = rdt_words_proposal (game, &position, order);
  g_autofree char *in_turn = g_strdup_printf ("Turn 3 · %s", words);
  g_autofree char *before = g_strdup_printf ("Deployment · %s", words);
  g_autofree char *told_in_turn = NULL;
  g_autofree char *told_before = NULL;

  position.turn = 3;
  told_in_turn = rdt_words_given (game, &position, order);
  g_assert_cmpstr (told_in_turn, ==, in_turn);
  position.turn = 0;
  told_before = rdt_words_given (game, &position, order);
  g_assert_cmpstr (told_before, ==, before);
}

static void
test_review_can_be_stopped (void)
{
  g_autoptr(RdtBattle) battle = play ();
  g_autoptr(RdtReview) review = rdt_review_new (battle);

  rdt_review_start (review);
  g_assert_true (rdt_review_is_running (review));
  rdt_review_cancel (review);
  g_assert_false (rdt_review_is_running (review));

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (g_list_model_get_n_items (rdt_review_get_mistakes (review)), ==, 0);
}

#define add(path, func) g_test_add_func ("/advice/review/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("tells-of-the-worst-orders-first", test_review_tells_of_the_worst_orders_first);
  add ("knows-the-computers-own-orders", test_review_knows_the_computers_own_orders);
  add ("looks-at-people-where-there-are-any", test_review_looks_at_people_where_there_are_any);
  add ("knows-no-turn-0", test_review_knows_no_turn_0);
  add ("can-be-stopped", test_review_can_be_stopped);

  return g_test_run ();
}
