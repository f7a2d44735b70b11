/* test-spoken-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-gestures.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-spoken-choices.h"
#include "rdt-targets.h"
#include "rdt-test.h"

/* The spoken description of a unit's possible orders, and how the keyboard finds them. */

static const char *const open_ground =
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......";

/* A battle that waits for orders of the first side: two companies, and two enemies
 * before them, one of them out of reach.
 */
static RdtBattle *
begin (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);

  rdt_test_add_unit (setup, 0, "infantry", "B3");
  rdt_test_add_unit (setup, 0, "infantry", "E1");
  rdt_test_add_unit (setup, 1, "infantry", "B5");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  rdt_test_add_unit (setup, 1, "infantry", "F6");

  return rdt_duel_begin_actions (setup);
}

static RdtCell
find_cell (RdtBattle  *battle,
           const char *label)
{
  return rdt_test_cell (&rdt_battle_get_game (battle)->map->grid, label);
}

/* Each number is the engine's. */
static void
test_spoken_choices_tells_odds_of_a_target (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  RdtCell cell = find_cell (battle, "B5");
  g_autofree char *words = rdt_spoken_choices_tell_cell (battle, 0, cell, RDT_NO_FACING);
  g_autofree RdtOdds *odds = NULL;
  g_autofree char *expected = NULL;
  RdtOrder fire = rdt_test_order (rdt_battle_get_game (battle),
                                  "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B5\"}");

  odds = rdt_choices_compute_odds (battle, &fire);
  expected = g_strdup_printf ("Hit: %u%%, destroyed: %u%%.",
                              rdt_odds_to_percent (odds, odds->fates[2].hit),
                              rdt_odds_to_percent (odds, odds->fates[2].destroyed));
  g_assert_nonnull (strstr (words, "Fire at"));
  g_assert_nonnull (strstr (words, expected));
  g_assert_cmpuint (odds->fates[2].hit, >, 0);
}

static void
test_spoken_choices_tells_what_forbids (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  g_autofree char *far = rdt_spoken_choices_tell_cell (battle, 1, find_cell (battle, "F6"),
                                                       RDT_NO_FACING);
  g_autofree char *move = rdt_spoken_choices_tell_cell (battle, 1, find_cell (battle, "E2"),
                                                        RDT_NO_FACING);

  g_assert_null (strstr (far, "Hit"));
  g_assert_nonnull (strstr (far, "range"));
  g_assert_nonnull (strstr (move, "Move to E2, facing"));
}

/* 20th Century: Minefields; T8. */
static void
test_spoken_choices_tells_of_mines (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n..M..\n.....");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *words = NULL;
  RdtOrder end;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_add_unit (setup, 1, "rifle", "C4");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (rdt_battle_get_position (battle)->awaiting.side != 0)
    g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);

  words = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "C3"), RDT_NO_FACING);
  g_assert_nonnull (strstr (words, "Risk to this unit: hit 50%, destroyed 50%."));
  g_assert_nonnull (strstr (words, "The unit must then fight: Attack"));
}

/* A user who cannot see the panel hears the odds of a fight before the unit is obliged to it. */
static void
test_spoken_choices_tells_the_odds_of_a_fight_to_come (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree char *words = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "B4"),
                                                         RDT_NO_FACING);
  RdtOrder move = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r1\","
                                        " \"path\": [\"B4\"]}");
  RdtOrder attack = rdt_test_order (game, "{\"order\": \"close-combat\", \"unit\": \"r1\","
                                          " \"target\": \"B5\"}");
  g_autofree RdtOdds *odds = NULL;
  g_autofree char *told = NULL;

  g_assert_cmpint (rdt_battle_order (battle, &move, NULL, NULL), ==, RDT_ORDERED);
  odds = rdt_choices_compute_odds (battle, &attack);
  g_assert_nonnull (odds);
  told = g_strdup_printf ("(B5). Hit: %u%%, destroyed: %u%%."
                          " Risk to this unit: hit %u%%, destroyed %u%%.",
                          rdt_odds_to_percent (odds, odds->fates[2].hit),
                          rdt_odds_to_percent (odds, odds->fates[2].destroyed),
                          rdt_odds_to_percent (odds, odds->fates[0].hit),
                          rdt_odds_to_percent (odds, odds->fates[0].destroyed));
  g_assert_nonnull (strstr (words, "The unit must then fight: Attack"));
  g_assert_nonnull (strstr (words, told));
}

/* 20th Century: T7.  The facing that was chosen with the keys is heard, with whom it
 * obliges to fight, and what could be fired at from there.
 */
static void
test_spoken_choices_follows_the_facing (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n.....\n.....");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *ahead = NULL;
  g_autofree char *aside = NULL;
  g_autofree char *turn = NULL;
  const char *fire;
  RdtOrder end;

  rdt_test_add_unit (setup, 0, "rifle", "D2");
  rdt_test_add_unit (setup, 1, "rifle", "D5");
  rdt_test_add_unit (setup, 1, "rifle", "E5");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (rdt_battle_get_position (battle)->awaiting.side != 0)
    g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);

  ahead = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "D4"), RDT_NO_FACING);
  g_assert_nonnull (strstr (ahead, "Move to D4, facing north."));
  g_assert_nonnull (strstr (ahead, "(D5)."));
  fire = strstr (ahead, "The unit could then fire at:");
  g_assert_nonnull (fire);
  g_assert_nonnull (strstr (fire, "fire at: Rifle b1: hit"));
  g_assert_null (strstr (strstr (fire, "Rifle b1"), "could then fire"));

  aside = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "D4"), 1);
  g_assert_nonnull (strstr (aside, "Move to D4, facing north-east."));
  g_assert_nonnull (strstr (aside, "(E5)."));

  turn = rdt_spoken_choices_tell_unit (battle, 0, 1);
  g_assert_true (g_str_has_prefix (turn, "Turn to face north-east. Selected."));
}

static void
test_spoken_choices_tells_what_a_unit_can_do (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  g_autofree char *words = rdt_spoken_choices_tell_unit (battle, 0, RDT_NO_FACING);
  g_autofree char *enemy = rdt_spoken_choices_tell_unit (battle, 2, RDT_NO_FACING);

  g_assert_true (g_str_has_prefix (words, "Selected. Can move to "));
  g_assert_nonnull (strstr (words, "B5"));
  g_assert_nonnull (strstr (words, "C5"));
  g_assert_null (strstr (words, "F6"));
  g_assert_cmpstr (enemy, ==, "Selected. Cannot act now.");
}

/* Musket: Artillery Fire (d); K4.  At long range a trench protects even from guns. */
static void
test_spoken_choices_tells_that_no_roll_can_hit (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             "......\n..T...\n......\n......\n......\n......");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *words = NULL;

  rdt_test_add_unit (setup, 0, "artillery", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);

  words = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "C5"), RDT_NO_FACING);
  g_assert_nonnull (strstr (words, "Fire at"));
  g_assert_nonnull (strstr (words, "No roll can hit."));
  g_assert_null (strstr (words, "%"));
}

/* Guns fire simultaneously: the second is told what both can do. */
static void
test_spoken_choices_takes_guns_together (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *first = NULL, *second = NULL;
  RdtOrder fire;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 0, "field-artillery", "D1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);

  first = rdt_spoken_choices_tell_cell (battle, 0, find_cell (battle, "C5"), RDT_NO_FACING);
  g_assert_null (strstr (first, "Together with"));
  rdt_order_init (&fire, RDT_ORDER_FIRE, 0);
  fire.cell = find_cell (battle, "C5");
  g_assert_cmpint (rdt_battle_order (battle, &fire, NULL, NULL), ==, RDT_ORDERED);
  second = rdt_spoken_choices_tell_cell (battle, 1, fire.cell, RDT_NO_FACING);
  g_assert_nonnull (strstr (second, "Together with Field artillery r1: Infantry b1: hit 89%,"
                                    " destroyed 56%."));
}

/* A gun facing a whole army: not all its targets are read out. */
static void
test_spoken_choices_tells_eight_orders_at_most (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *words = NULL;
  guint n_told = 0;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  for (char column = 'A'; column <= 'F'; column++)
    for (char row = '4'; row <= '5'; row++)
      rdt_test_add_unit (setup, 1, "infantry", (const char[]) { column, row, '\0' });
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_get_position (battle)->phase, ==, RDT_PHASE_ARTILLERY);

  words = rdt_spoken_choices_tell_unit (battle, 0, RDT_NO_FACING);
  for (const char *at = words; (at = strstr (at, "Fire at")) != NULL; at++)
    n_told++;
  g_assert_cmpuint (n_told, ==, 8);
}

/* Round and round, without those out of reach. */
static void
test_spoken_choices_goes_through_targets (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  RdtCell b5 = find_cell (battle, "B5");
  RdtCell c5 = find_cell (battle, "C5");

  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_FIRE, RDT_NO_CELL), ==, RDT_NO_CELL);

  rdt_battle_controller_select_unit (controller, 0);
  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_FIRE, RDT_NO_CELL), ==, b5);
  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_FIRE, b5), ==, c5);
  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_FIRE, c5), ==, b5);
  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_CLOSE_COMBAT, b5), ==, RDT_NO_CELL);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_FIRE, b5), ==, RDT_NO_CELL);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_FIRE,
                                             find_cell (battle, "B3")), ==, b5);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_FIRE, RDT_NO_CELL), ==, b5);

  rdt_battle_controller_select_unit (controller, 1);
  g_assert_cmpuint (rdt_targets_find (controller, RDT_ORDER_FIRE, b5), ==, RDT_NO_CELL);
}

/* An attack is on a neighbour: the key goes there from the unit that was fired at. */
static void
test_spoken_choices_goes_to_who_can_be_attacked (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtBattle) battle = NULL;
  g_autoptr(RdtBattleController) controller = NULL;
  const guint8 initiative[] = { 6, 1 };
  RdtCell near, far;

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, 2);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  controller = rdt_battle_controller_new (battle);
  near = find_cell (battle, "B3");
  far = find_cell (battle, "C4");

  rdt_battle_controller_select_unit (controller, 0);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_CLOSE_COMBAT, far), ==, near);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_CLOSE_COMBAT, near),
                    ==, RDT_NO_CELL);

  /* The reason why it cannot fire there is read out. */
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_FIRE, far), ==, RDT_NO_CELL);
}

/* From the last unit to the first, and on from the one that has acted. */
static void
test_spoken_choices_goes_round_the_units (void)
{
  g_autoptr(RdtBattle) battle = begin ();
  g_autoptr(RdtBattleController) controller = rdt_battle_controller_new (battle);
  RdtOrder fire = rdt_test_order (rdt_battle_get_game (battle),
                                  "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B5\"}");

  rdt_battle_gestures_select_next (controller, FALSE);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, 0);
  rdt_battle_gestures_select_next (controller, FALSE);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, 1);
  g_assert_true (rdt_battle_gestures_select_next (controller, FALSE));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, 0);
  g_assert_true (rdt_battle_gestures_select_next (controller, TRUE));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, 1);

  g_assert_cmpint (rdt_battle_order (battle, &fire, NULL, NULL), ==, RDT_ORDERED);
  rdt_battle_controller_select_unit (controller, RDT_NO_UNIT);
  g_assert_true (rdt_battle_gestures_select_next (controller, FALSE));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, 1);
}

#define add(path, func) g_test_add_func ("/spoken-choices/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("tells-odds-of-a-target", test_spoken_choices_tells_odds_of_a_target);
  add ("tells-what-forbids", test_spoken_choices_tells_what_forbids);
  add ("tells-of-mines", test_spoken_choices_tells_of_mines);
  add ("tells-the-odds-of-a-fight-to-come",
       test_spoken_choices_tells_the_odds_of_a_fight_to_come);
  add ("follows-the-facing", test_spoken_choices_follows_the_facing);
  add ("tells-what-a-unit-can-do", test_spoken_choices_tells_what_a_unit_can_do);
  add ("tells-that-no-roll-can-hit", test_spoken_choices_tells_that_no_roll_can_hit);
  add ("takes-guns-together", test_spoken_choices_takes_guns_together);
  add ("tells-eight-orders-at-most", test_spoken_choices_tells_eight_orders_at_most);
  add ("goes-through-targets", test_spoken_choices_goes_through_targets);
  add ("goes-to-who-can-be-attacked", test_spoken_choices_goes_to_who_can_be_attacked);
  add ("goes-round-the-units", test_spoken_choices_goes_round_the_units);

  return g_test_run ();
}
