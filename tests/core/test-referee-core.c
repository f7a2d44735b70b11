/* test-referee-core.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-referee.h"

#include "rdt-test.h"

#define SEED 42

typedef struct
{
  RdtGame     *game;
  RdtDice     *dice;
  RdtPosition  position;
} Battle;

static void
battle_init (Battle         *self,
             const RdtSetup *setup)
{
  self->game = rdt_test_game (setup);
  self->dice = rdt_dice_new ();
  rdt_dice_set_seed (self->dice, SEED);
  g_assert_true (rdt_referee_begin (self->game, self->dice, &self->position, NULL, NULL));
}

static void
battle_clear (Battle *self)
{
  rdt_game_unref (self->game);
  rdt_dice_unref (self->dice);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Battle, battle_clear)

static void
battle_begin (Battle *self)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");

  battle_init (self, setup);
}

/* A unit of the side whose decision is awaited. */
static RdtUnitIndex
get_own (const Battle *battle)
{
  return battle->game->sides[battle->position.awaiting.side].first_unit;
}

static RdtUnitIndex
get_enemy (const Battle *battle)
{
  return battle->game->sides[rdt_side_other (battle->position.awaiting.side)].first_unit;
}

/* The order is refused for that reason, and nothing has changed. */
static void
assert_refused (Battle         *battle,
                const RdtOrder *order,
                RdtReason       reason)
{
  g_auto(RdtEventList) events = { 0 };
  RdtPosition before = battle->position;
  RdtRefusal checked, applied;

  g_assert_false (rdt_referee_check (battle->game, &battle->position, order, &checked));
  g_assert_false (rdt_referee_apply (battle->game, battle->dice, &battle->position, order,
                                     &events, &applied));
  g_assert_cmpint (checked.reason, ==, reason);
  g_assert_cmpint (applied.reason, ==, reason);
  g_assert_true (rdt_position_equal (&before, &battle->position));
  g_assert_cmpuint (events.n_items, ==, 0);
}

static void
test_referee_begins_with_the_first_turn (void)
{
  g_auto(Battle) battle;

  battle_begin (&battle);
  g_assert_cmpuint (battle.position.turn, ==, 1);
  g_assert_cmpuint (battle.position.n_orders, ==, 0);
  g_assert_cmpuint (battle.position.awaiting.kind, ==, RDT_DECISION_ORDERS);
  g_assert_cmpuint (battle.position.awaiting.side, ==, battle.position.first);
  g_assert_false (battle.position.is_over);
}

static void
test_referee_begins_with_deployment_where_there_is_one (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("portable");
  RdtSetupUnit *unit = setup->sides[1].units->pdata[0];
  g_auto(Battle) battle;

  unit->at = RDT_NOWHERE;
  battle_init (&battle, setup);
  g_assert_cmpuint (battle.position.turn, ==, 0);
  g_assert_cmpuint (battle.position.awaiting.kind, ==, RDT_DECISION_DEPLOY);
  g_assert_cmpuint (battle.position.awaiting.side, ==, 1);
}

static void
test_referee_tells_what_happens_at_the_start (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  const guint8 script[] = { 2, 5 };
  g_auto(RdtEventList) events = { 0 };
  RdtPosition position;

  rdt_dice_script (dice, RDT_DICE_INITIATIVE, script, G_N_ELEMENTS (script));
  g_assert_true (rdt_referee_begin (game, dice, &position, &events, NULL));

  g_assert_cmpuint (events.items[0].kind, ==, RDT_EVENT_BATTLE_BEGAN);
  g_assert_cmpuint (events.items[1].kind, ==, RDT_EVENT_TURN_BEGAN);
  g_assert_cmpuint (position.first, ==, 1);
}

static void
test_referee_cannot_begin_without_dice (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position;
  RdtRefusal refusal;

  g_assert_false (rdt_referee_begin (game, dice, &position, NULL, &refusal));
  g_assert_cmpint (refusal.fault, ==, RDT_DICE_FAULT_EXHAUSTED);
  g_assert_cmpint (refusal.purpose, ==, RDT_DICE_INITIATIVE);
}

static void
test_referee_begins_in_the_same_way_with_the_same_dice (void)
{
  g_auto(Battle) one;
  g_auto(Battle) two;

  battle_begin (&one);
  battle_begin (&two);
  g_assert_true (rdt_position_equal (&one.position, &two.position));
}

static void
test_referee_counts_the_orders_that_are_carried_out (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_true (rdt_referee_apply (battle.game, battle.dice, &battle.position, &order, NULL,
                                    NULL));
  g_assert_cmpuint (battle.position.n_orders, ==, 1);
}

static void
test_referee_ends_with_the_victory_of_whoever_did_not_resign (void)
{
  g_auto(Battle) battle;
  RdtSide loser;
  RdtOrder order;

  battle_begin (&battle);
  loser = battle.position.awaiting.side;
  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_true (rdt_referee_apply (battle.game, battle.dice, &battle.position, &order, NULL,
                                    NULL));

  g_assert_true (battle.position.is_over);
  g_assert_cmpuint (battle.position.winner, ==, rdt_side_other (loser));
  g_assert_cmpuint (battle.position.end, ==, RDT_END_RESIGNED);
}

static void
test_referee_takes_no_orders_when_it_is_over (void)
{
  g_auto(Battle) battle;
  g_auto(RdtOrderList) orders = { 0 };
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_true (rdt_referee_apply (battle.game, battle.dice, &battle.position, &order, NULL,
                                    NULL));

  assert_refused (&battle, &order, RDT_REASON_OVER);
  rdt_referee_list (battle.game, &battle.position, &orders);
  g_assert_cmpuint (orders.n_items, ==, 0);
}

static void
test_referee_does_not_know_units_that_there_are_not (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_MOVE, RDT_UNKNOWN_UNIT);
  assert_refused (&battle, &order, RDT_REASON_UNKNOWN_UNIT);
}

static void
test_referee_lets_nobody_order_the_enemys_units (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_MOVE, get_enemy (&battle));
  order.facing = 1;
  assert_refused (&battle, &order, RDT_REASON_NOT_YOUR_UNIT);
}

static void
test_referee_refuses_answers_that_nobody_asked_for (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_STAY, get_own (&battle));
  assert_refused (&battle, &order, RDT_REASON_WRONG_PHASE);
}

static void
test_referee_refuses_a_move_off_the_board (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_MOVE, get_own (&battle));
  order.path[order.n_path++] = RDT_NO_CELL;
  assert_refused (&battle, &order, RDT_REASON_OFF_BOARD);
}

static void
test_referee_refuses_a_path_longer_than_any_move (void)
{
  g_auto(Battle) battle;
  RdtOrder order;

  battle_begin (&battle);
  rdt_order_init (&order, RDT_ORDER_MOVE, get_own (&battle));
  order.n_path = RDT_MAX_PATH + 1;
  for (guint i = 0; i < RDT_MAX_PATH; i++)
    order.path[i] = battle.position.units[order.unit].cell ^ (i % 2 == 0);
  assert_refused (&battle, &order, RDT_REASON_TOO_FAR);
}

static void
test_referee_leaves_the_dice_alone_when_it_refuses (void)
{
  g_auto(Battle) battle;
  guint32 n_rolled;
  RdtOrder order;

  battle_begin (&battle);
  n_rolled = battle.position.dice.n_rolled;
  rdt_order_init (&order, RDT_ORDER_FIRE, get_own (&battle));
  order.cell = battle.position.units[get_enemy (&battle)].cell;

  /* Three cells are more than a musket reaches. */
  assert_refused (&battle, &order, RDT_REASON_OUT_OF_RANGE);
  g_assert_cmpuint (battle.position.dice.n_rolled, ==, n_rolled);
}

static void
test_referee_leaves_all_as_it_was_when_dice_run_out (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("musket");
  RdtSetupUnit *unit = setup->sides[1].units->pdata[0];
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;
  const guint8 script[] = { 6, 1 };
  g_auto(RdtEventList) events = { 0 };
  RdtPosition position, before;
  RdtRefusal refusal;
  RdtOrder order;

  unit->at.row = 2;
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, script, G_N_ELEMENTS (script));
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, NULL));

  rdt_order_init (&order, RDT_ORDER_FIRE, 0);
  order.cell = position.units[1].cell;
  before = position;
  g_assert_false (rdt_referee_apply (game, dice, &position, &order, &events, &refusal));

  g_assert_cmpint (refusal.fault, ==, RDT_DICE_FAULT_EXHAUSTED);
  g_assert_cmpint (refusal.purpose, ==, RDT_DICE_TO_HIT);
  g_assert_true (rdt_position_equal (&position, &before));
  g_assert_cmpuint (events.n_items, ==, 0);
}

static void
test_referee_lists_end_and_resign_last (void)
{
  g_auto(Battle) battle;
  g_auto(RdtOrderList) orders = { 0 };

  battle_begin (&battle);
  rdt_referee_list (battle.game, &battle.position, &orders);
  g_assert_cmpuint (orders.n_items, >, 2);
  g_assert_cmpuint (orders.items[orders.n_items - 2].kind, ==, RDT_ORDER_END);
  g_assert_cmpuint (orders.items[orders.n_items - 1].kind, ==, RDT_ORDER_RESIGN);
}

#define add(path, func) g_test_add_func ("/core/referee/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("begins-with-the-first-turn", test_referee_begins_with_the_first_turn);
  add ("begins-with-deployment-where-there-is-one",
       test_referee_begins_with_deployment_where_there_is_one);
  add ("tells-what-happens-at-the-start", test_referee_tells_what_happens_at_the_start);
  add ("cannot-begin-without-dice", test_referee_cannot_begin_without_dice);
  add ("begins-in-the-same-way-with-the-same-dice",
       test_referee_begins_in_the_same_way_with_the_same_dice);
  add ("counts-the-orders-that-are-carried-out",
       test_referee_counts_the_orders_that_are_carried_out);
  add ("ends-with-the-victory-of-whoever-did-not-resign",
       test_referee_ends_with_the_victory_of_whoever_did_not_resign);
  add ("takes-no-orders-when-it-is-over", test_referee_takes_no_orders_when_it_is_over);
  add ("does-not-know-units-that-there-are-not",
       test_referee_does_not_know_units_that_there_are_not);
  add ("lets-nobody-order-the-enemys-units", test_referee_lets_nobody_order_the_enemys_units);
  add ("refuses-answers-that-nobody-asked-for", test_referee_refuses_answers_that_nobody_asked_for);
  add ("refuses-a-move-off-the-board", test_referee_refuses_a_move_off_the_board);
  add ("refuses-a-path-longer-than-any-move", test_referee_refuses_a_path_longer_than_any_move);
  add ("leaves-the-dice-alone-when-it-refuses", test_referee_leaves_the_dice_alone_when_it_refuses);
  add ("leaves-all-as-it-was-when-dice-run-out",
       test_referee_leaves_all_as_it_was_when_dice_run_out);
  add ("lists-end-and-resign-last", test_referee_lists_end_and_resign_last);

  return g_test_run ();
}
