/* test-postmortem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-postmortem.h"

#include <stdlib.h>

#include "rdt-advice-words.h"
#include "rdt-battle-load.h"
#include "rdt-duel.h"
#include "rdt-test.h"
#include "rdt-value.h"

/* The first shots of a battle, which change the chances little. */
#define FEW_ORDERS 12

/* Random ones, of each rule set. */
#define N_BATTLES 10

/* Returns: the number of units that fell */
static guint
check_losses (RdtBattle *battle)
{
  const RdtPosition *end = rdt_battle_get_position (battle);
  g_autoptr(GArray) losses = rdt_postmortem_list_losses (battle);
  guint n_lost[RDT_N_SIDES] = { 0 };

  for (guint i = 0; i < losses->len; i++)
    {
      const RdtLostUnit *loss = &g_array_index (losses, RdtLostUnit, i);
      const RdtPosition *before = rdt_battle_get_position_at (battle, loss->n_orders - 1);

      n_lost[rdt_battle_get_game (battle)->units[loss->unit].side]++;
      g_assert_cmpint (end->units[loss->unit].status, ==, RDT_STATUS_DESTROYED);
      g_assert_cmpint (before->units[loss->unit].status, !=, RDT_STATUS_DESTROYED);
      g_assert_cmpuint (loss->cell, <, rdt_battle_get_game (battle)->map->n_cells);
      g_assert_cmpuint (loss->turn, ==, before->turn);
    }

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    g_assert_cmpuint (n_lost[side], ==, end->sides[side].lost);

  return losses->len;
}

static void
test_postmortem_lists_every_unit_that_fell (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (3);
  guint n_lost = 0;

  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      g_autoptr(RdtBattle) battle = NULL;

      rdt_dice_set_seed (dice, i);
      battle = rdt_battle_new (game, dice);
      g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
      for (guint j = 0; j < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); j++)
        rdt_duel_go_on (battle, chance);
      n_lost += check_losses (battle);
    }

  g_assert_cmpuint (n_lost, >, 0);
}

static void
test_postmortem_turning_point_is_the_greatest_swing (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtAnalysis) analysis = NULL;
  const RdtPosition *end;
  RdtTurningPoint point;
  int greatest = 0;

  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  end = rdt_battle_get_position (battle);
  analysis = rdt_analysis_new (rdt_battle_get_game (battle));
  g_assert_true (rdt_postmortem_find_turning_point (battle, &point));
  g_assert_cmpuint (point.after, >=, point.before);

  for (guint n = 1; n <= rdt_battle_get_n_orders (battle); n++)
    {
      int before = rdt_value_compute (analysis, rdt_battle_get_position_at (battle, n - 1), 1);
      int after = rdt_value_compute (analysis, rdt_battle_get_position_at (battle, n), 1);
      RdtSide gainer = after > before ? 1 : 0;

      if (end->is_over && end->winner != RDT_NO_SIDE && end->winner != gainer)
        continue;

      greatest = MAX (greatest, abs (after - before));
      if (n == point.n_orders)
        {
          int own = gainer == 1 ? before : RDT_CERTAIN - before;

          g_assert_cmpuint (point.side, ==, gainer);
          g_assert_cmpfloat (ABS (point.before * (double) RDT_CERTAIN / 1000 - own), <=,
                             RDT_CERTAIN / 1000.0);
          g_assert_cmpfloat (ABS ((point.after - (double) point.before) * RDT_CERTAIN / 1000
                                  - abs (after - before)), <=, RDT_CERTAIN / 1000.0);
        }
    }

  g_assert_cmpfloat ((point.after - (double) point.before) * RDT_CERTAIN / 1000, >=,
                     greatest - RDT_CERTAIN / 1000.0);
}

static void
test_postmortem_resigning_is_no_turning_point (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  RdtTurningPoint before, after;
  RdtOrder resign;

  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  while (rdt_battle_is_over (battle))
    rdt_battle_undo (battle);
  g_assert_true (rdt_postmortem_find_turning_point (battle, &before));

  rdt_order_init (&resign, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &resign, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_battle_is_over (battle));
  g_assert_true (rdt_postmortem_find_turning_point (battle, &after));
  g_assert_cmpuint (after.n_orders, ==, before.n_orders);
  g_assert_cmpuint (after.after, ==, before.after);
}

static void
test_postmortem_nothing_turns_before_the_first_order (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  RdtTurningPoint point;

  g_assert_false (rdt_postmortem_find_turning_point (battle, &point));
}

/* The end window tells chances in whole percent: "up from 26% to 26%" is none. */
static void
test_postmortem_a_turning_point_can_be_seen (void)
{
  g_autofree char *path = rdt_test_path ("tests/records/lissa-crossroads.battle.json");
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(RdtBattle) battle = NULL;
  RdtTurningPoint point;
  RdtReplay replay;

  battle = rdt_battle_load_file (file, &replay, NULL);
  g_assert_nonnull (battle);

  while (rdt_battle_get_n_orders (battle) > FEW_ORDERS)
    rdt_battle_undo (battle);

  for (; rdt_battle_get_n_orders (battle) > 0; rdt_battle_undo (battle))
    if (rdt_postmortem_find_turning_point (battle, &point))
      g_assert_cmpuint (point.after, >=, point.before + 10);
}

/* A turning point neither favours the loser nor lies before the first turn, nor is
 * it the end of a battle that was all but won.
 */
static void
test_postmortem_a_battle_turns_for_the_winner (void)
{
  const char *const records[] = {
    "arras", "brennach-road", "lissa-crossroads", "mont-saint-jean", "nagyret", "ostrow-mill",
    "rolica", "two-villages", "wells-of-bir-qamar",
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *name = g_strdup_printf ("tests/records/%s.battle.json", records[i]);
      g_autofree char *path = rdt_test_path (name);
      g_autoptr(GFile) file = g_file_new_for_path (path);
      g_autoptr(RdtBattle) battle = NULL;
      const RdtPosition *end;
      RdtTurningPoint point;
      RdtReplay replay;

      battle = rdt_battle_load_file (file, &replay, NULL);
      g_assert_nonnull (battle);
      end = rdt_battle_get_position (battle);
      g_assert_true (end->is_over);
      g_assert_true (rdt_postmortem_find_turning_point (battle, &point));
      g_assert_cmpuint (point.turn, >, 0);
      if (end->winner != RDT_NO_SIDE)
        g_assert_cmpint (point.side, ==, end->winner);
      if (point.n_orders == rdt_battle_get_n_orders (battle))
        g_assert_cmpuint (point.before, <=, 500);
    }
}

static void
test_postmortem_plays_again_with_sides_swapped (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autoptr(RdtBattle) again = NULL;
  g_autoptr(RdtBattle) swapped = NULL;

  rdt_battle_set_player (battle, 1, RDT_PLAYER_HARD);
  again = rdt_postmortem_play_again (battle, FALSE);
  swapped = rdt_postmortem_play_again (battle, TRUE);

  g_assert_true (rdt_battle_get_game (again) == rdt_battle_get_game (battle));
  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 0);
  g_assert_cmpint (rdt_battle_get_player (again, 0), ==, RDT_PLAYER_PERSON);
  g_assert_cmpint (rdt_battle_get_player (again, 1), ==, RDT_PLAYER_HARD);
  g_assert_cmpint (rdt_battle_get_player (swapped, 0), ==, RDT_PLAYER_HARD);
  g_assert_cmpint (rdt_battle_get_player (swapped, 1), ==, RDT_PLAYER_PERSON);
}

static void
test_postmortem_tells_the_swing (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  g_autofree char *words = rdt_words_swing (rdt_battle_get_game (battle), 0, 424, 712);

  g_assert_true (g_str_has_suffix (words, ": chance of winning up from 42% to 71%"));
}

#define add(path, func) g_test_add_func ("/advice/postmortem/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/advice/postmortem/lists-every-unit-that-fell",
                          test_postmortem_lists_every_unit_that_fell);
  add ("turning-point-is-the-greatest-swing",
       test_postmortem_turning_point_is_the_greatest_swing);
  add ("resigning-is-no-turning-point", test_postmortem_resigning_is_no_turning_point);
  add ("nothing-turns-before-the-first-order",
       test_postmortem_nothing_turns_before_the_first_order);
  add ("a-turning-point-can-be-seen", test_postmortem_a_turning_point_can_be_seen);
  add ("a-battle-turns-for-the-winner", test_postmortem_a_battle_turns_for_the_winner);
  add ("plays-again-with-sides-swapped", test_postmortem_plays_again_with_sides_swapped);
  add ("tells-the-swing", test_postmortem_tells_the_swing);

  return g_test_run ();
}
