/* test-battle-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-manual-dice.h"
#include "rdt-test.h"
#include "rdt-undo.h"

/* Enough for fire into woods or a village. */
#define N_GAMES 200

static void
count_cb (guint *count)
{
  (*count)++;
}

static const char *const attack =
  "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}";

static void
test_battle_dice_begins_when_its_dice_are_rolled (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  guint n_ordered = 0;

  g_signal_connect_swapped (battle, "ordered", G_CALLBACK (count_cb), &n_ordered);
  g_assert_true (rdt_battle_has_manual_dice (battle));
  g_assert_false (rdt_battle_has_begun (battle));

  rdt_duel_roll_initiative (battle);
  g_assert_true (rdt_battle_has_begun (battle));
  g_assert_cmpuint (n_ordered, ==, 1);
  g_assert_cmpuint (rdt_battle_get_position (battle)->first, ==, 0);

  g_assert_finalize_object (battle);
}

/* Musket: Close Combat: the attacker rolls first, then the defender. */
static void
test_battle_dice_an_order_waits_for_all_its_dice (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtPosition before;
  RdtDiceWant want;

  rdt_duel_roll_initiative (battle);
  before = *rdt_battle_get_position (battle);

  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_CLOSE_COMBAT);
  g_assert_cmpuint (want.unit, ==, 0);
  g_assert_cmpuint (want.side, ==, 0);
  g_assert_cmpint (want.die.needs, >, 0);
  g_assert_true (want.has_cause);
  g_assert_cmpint (want.cause.kind, ==, RDT_EVENT_CLOSE_COMBAT);
  g_assert_cmpuint (want.cause.unit, ==, 0);
  g_assert_cmpuint (want.cause.other, ==, 2);
  rdt_battle_enter_die (battle, want.purpose, 6);

  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_CLOSE_COMBAT);
  g_assert_cmpuint (want.unit, ==, 2);
  g_assert_cmpuint (want.side, ==, 1);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &before));
  rdt_battle_enter_die (battle, want.purpose, 6);

  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_ORDERED);
  g_assert_cmpuint (rdt_battle_get_position (battle)->dice.n_rolled, ==, 4);

  g_assert_finalize_object (battle);
}

static void
test_battle_dice_another_order_forgets_the_dice_in_hand (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtDiceWant want;
  gsize n;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, want.purpose, 6);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"resign\"}", &want), ==, RDT_ORDERED);

  rdt_dice_get_script (rdt_battle_get_dice (battle), RDT_DICE_CLOSE_COMBAT, &n);
  g_assert_cmpuint (n, ==, 0);

  g_assert_finalize_object (battle);
}

static void
test_battle_dice_dice_rolled_by_hand_are_saved (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtBattle *again;
  RdtReplay replay;

  rdt_duel_roll_initiative (battle);
  again = rdt_duel_reload (battle, &replay);

  g_assert_true (rdt_battle_has_manual_dice (again));
  g_assert_true (rdt_battle_has_begun (again));
  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_dice_not_begun_is_saved_and_opened (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtReplay replay;
  RdtBattle *again = rdt_duel_reload (battle, &replay);

  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  g_assert_false (rdt_battle_has_begun (again));
  rdt_duel_roll_initiative (again);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static const char *const ground =
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......";

/* While there are cards left, the card that an order draws is one of these. */
static void
assert_pack_is_told (RdtBattle         *battle,
                     const RdtDiceWant *want)
{
  const RdtPosition *position = rdt_battle_get_position (battle);

  if (want->purpose != RDT_DICE_CARD
      || position->sides[0].cards_left + position->sides[1].cards_left == 0)
    return;

  g_assert_true (want->has_pack);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    g_assert_cmpuint (want->cards_left[side], ==, position->sides[side].cards_left);
}

/* 20th Century: the cards that are left belong to one side only. */
static void
test_battle_dice_a_card_that_is_not_in_the_pack_is_drawn_again (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX, ground);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  RdtDiceWant want;
  guint n_cards = 0;

  rdt_test_add_unit (setup, 0, "rifle", "B1");
  rdt_test_add_unit (setup, 1, "rifle", "B6");
  setup->sides[0].commander = setup->sides[1].commander = RDT_RATING_GOOD;
  game = rdt_test_game (setup);
  battle = rdt_battle_new (game, dice);

  while (rdt_battle_begin (battle, &want) == RDT_NEEDS_DICE && n_cards < 20)
    {
      rdt_battle_enter_die (battle, want.purpose, want.purpose == RDT_DICE_CARD ? 0 : 6);
      n_cards += want.purpose == RDT_DICE_CARD;
    }

  for (guint i = 0; i < 40 && !rdt_battle_is_over (battle) && n_cards < 20; i++)
    while (rdt_duel_order (battle, "{\"order\": \"end\"}", &want) == RDT_NEEDS_DICE && n_cards < 20)
      {
        assert_pack_is_told (battle, &want);
        rdt_battle_enter_die (battle, want.purpose, want.purpose == RDT_DICE_CARD ? 0 : 6);
        n_cards += want.purpose == RDT_DICE_CARD;
      }

  g_assert_cmpint (want.purpose, ==, RDT_DICE_CARD);
  g_assert_cmpuint (rdt_battle_get_position (battle)->sides[0].cards_left, ==, 0);
  rdt_battle_enter_die (battle, RDT_DICE_CARD, 1);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_COMMAND);
  g_assert_cmpuint (want.side, ==, 1);
  rdt_battle_enter_die (battle, RDT_DICE_COMMAND, 6);
  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"end\"}", &want), ==, RDT_ORDERED);

  g_assert_finalize_object (battle);
}

static void
test_battle_dice_people_may_take_the_dice_over (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle, *again;
  RdtReplay replay;

  rdt_dice_set_seed (dice, RDT_DUEL_SEED);
  battle = rdt_battle_new (game, dice);
  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  rdt_battle_undo (battle);
  rdt_battle_set_manual_dice (battle, TRUE);
  g_assert_true (rdt_battle_has_manual_dice (battle));

  again = rdt_duel_reload (battle, &replay);
  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));

  rdt_battle_set_manual_dice (again, FALSE);
  g_assert_false (rdt_battle_has_manual_dice (again));
  rdt_duel_play (again, 10);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static gboolean
is_result (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_CLOSE_COMBAT_RESULT
         || event->kind == RDT_EVENT_PINNED
         || event->kind == RDT_EVENT_RETREATED
         || event->kind == RDT_EVENT_DESTROYED;
}

/* A player who rolls has been told the results of the dice before, and which units were lost. */
static void
assert_told (const RdtEventList *events,
             guint               place,
             const RdtDiceWant  *want)
{
  guint n_results = 0, n_told = 0;

  for (guint i = 0; i < place; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_ROLLED || event->kind == RDT_EVENT_CARD_DRAWN)
        n_told = n_results;
      if (!is_result (event))
        continue;

      g_assert_cmpuint (want->n_results, >, n_results);
      g_assert_cmpint (want->results[n_results].kind, ==, event->kind);
      g_assert_cmpuint (want->results[n_results].unit, ==, event->unit);
      n_results++;
    }

  g_assert_cmpuint (want->n_results, ==, n_results);
  g_assert_cmpuint (want->n_told, ==, n_told);
}

/* Who has won the initiative is told at the next die for any other purpose, and
 * only then.
 */
static void
assert_first_is_told (const RdtEvent    *dice[3],
                      const RdtDiceWant *want)
{
  RdtSide first = RDT_NO_SIDE;

  if (dice[0] != NULL
      && dice[0]->roll.purpose == RDT_DICE_INITIATIVE
      && dice[1]->roll.purpose == RDT_DICE_INITIATIVE
      && dice[2]->roll.purpose != RDT_DICE_INITIATIVE)
    first = dice[dice[1]->roll.die > dice[0]->roll.die]->side;

  g_assert_cmpuint (want->first, ==, first);
}

/* The sum before the last activation die, and the die, make the activations. */
static void
assert_sum_is_told (const RdtEventList *events,
                    guint               rolled,
                    const RdtDiceWant  *want)
{
  const RdtEvent *event = &events->items[rolled];

  if (want->purpose == RDT_DICE_ACTIVATION
      && want->index == want->n_dice
      && events->items[rolled + 1].kind == RDT_EVENT_ACTIVATIONS)
    g_assert_cmpuint (want->n_activations + event->roll.die / 2, ==,
                      events->items[rolled + 1].count);
}

/* Exactly the dice that the log then shows were asked for. */
static void
assert_as_asked (const RdtEventList *events,
                 const GArray       *wants)
{
  const RdtEvent *dice[3] = { NULL };
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      const RdtDiceWant *want;

      if (event->kind != RDT_EVENT_ROLLED && event->kind != RDT_EVENT_CARD_DRAWN)
        continue;

      g_assert_cmpuint (n, <, wants->len);
      want = &g_array_index (wants, RdtDiceWant, n++);
      assert_told (events, i, want);
      if (event->kind == RDT_EVENT_CARD_DRAWN)
        {
          g_assert_cmpint (want->purpose, ==, RDT_DICE_CARD);
          continue;
        }

      g_assert_cmpint (want->purpose, ==, event->roll.purpose);
      g_assert_cmpuint (want->unit, ==, event->unit);
      g_assert_cmpint (want->die.needs, ==, event->roll.needs);
      g_assert_cmpuint (want->die.n_modifiers, ==, event->roll.n_modifiers);
      dice[0] = dice[1];
      dice[1] = dice[2];
      dice[2] = event;
      assert_first_is_told (dice, want);
      assert_sum_is_told (events, i, want);
    }

  g_assert_cmpuint (n, ==, wants->len);
}

/* Enters the dice that are asked for until there are enough; a card that was not in
 * the pack is asked for again.
 */
static void
roll (RdtBattle         *battle,
      const RdtDiceWant *want,
      GArray            *wants,
      GRand             *chance)
{
  const RdtPosition *position = rdt_battle_get_position (battle);
  guint face = g_rand_int_range (chance, 1, 7);

  if (want->purpose == RDT_DICE_CARD)
    face = position->sides[0].cards_left == 0 || g_rand_boolean (chance) ? 1 : 0;

  /* It is one of several dice of the same roll. */
  g_assert_cmpuint (want->index, >=, 1);
  g_assert_cmpuint (want->index, <=, want->n_dice);
  g_assert_cmpuint (want->n_dice, <=, 12);
  rdt_battle_enter_die (battle, want->purpose, face);
  g_array_append_val (wants, *want);
}

static void
order_by_hand (RdtBattle *battle,
               GRand     *chance)
{
  g_autoptr(GArray) wants = g_array_new (FALSE, FALSE, sizeof (RdtDiceWant));
  RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);
  RdtPosition before = *rdt_battle_get_position (battle);
  RdtDiceWant want;

  if (order.kind == RDT_ORDER_RESIGN)
    return;

  while (rdt_battle_order (battle, &order, NULL, &want) == RDT_NEEDS_DICE)
    {
      const RdtDiceWant *last = wants->len > 0 ? &g_array_index (wants, RdtDiceWant, wants->len - 1)
                                               : NULL;

      g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &before));
      if (want.purpose == RDT_DICE_CARD && last != NULL && last->purpose == RDT_DICE_CARD)
        g_array_set_size (wants, wants->len - 1);
      roll (battle, &want, wants, chance);
    }

  assert_as_asked (rdt_battle_get_events_at (battle, rdt_battle_get_n_orders (battle)), wants);
}

/* 20th Century: T10.  A die for spotting comes with its target.
 *
 * Returns: how many orders need a die for spotting
 */
static guint
check_spotting (RdtBattle *battle)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition position = *rdt_battle_get_position (battle);
  guint n = 0;

  position.dice = (RdtDiceCursor) { 0 };
  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];
      RdtDiceWant want;

      if (order->kind != RDT_ORDER_FIRE)
        continue;

      rdt_manual_dice_find_want (game, dice, &position, order, RDT_DICE_SPOTTING, &want);
      if (want.unit == RDT_NO_UNIT)
        continue;

      g_assert_true (want.has_cause);
      g_assert_cmpuint (want.cause.unit, ==, order->unit);
      g_assert_cmpuint (want.cause.cell, ==, rdt_choices_get_cell (battle, order));
      if (order->other != RDT_NO_UNIT)
        g_assert_cmpuint (want.cause.other, ==, order->other);
      n++;
    }

  return n;
}

static void
test_battle_dice_spotting_names_its_target (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  guint n_spotted = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game ("twentieth-century", chance);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtBattle *battle;

      rdt_dice_set_seed (dice, RDT_DUEL_SEED);
      battle = rdt_battle_new (game, dice);
      g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
      for (guint n = 0; n < 2 * RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); n++)
        {
          n_spotted += check_spotting (battle);
          rdt_duel_go_on (battle, chance);
        }

      g_assert_finalize_object (battle);
    }

  g_assert_cmpuint (n_spotted, >, 0);
}

static void
test_battle_dice_are_asked_for_one_by_one (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(GArray) wants = g_array_new (FALSE, FALSE, sizeof (RdtDiceWant));
  RdtBattle *battle = rdt_battle_new (game, dice);
  RdtBattle *again;
  RdtReplay replay;
  RdtDiceWant want;

  while (rdt_battle_begin (battle, &want) == RDT_NEEDS_DICE)
    roll (battle, &want, wants, chance);

  for (guint i = 0; i < 2 * RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); i++)
    order_by_hand (battle, chance);

  again = rdt_duel_reload (battle, &replay);
  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

#define add(path, func) g_test_add_func ("/model/battle-dice/" path, func)

static void
add_tests (void)
{
  add ("begins-when-its-dice-are-rolled", test_battle_dice_begins_when_its_dice_are_rolled);
  add ("an-order-waits-for-all-its-dice", test_battle_dice_an_order_waits_for_all_its_dice);
  add ("another-order-forgets-the-dice-in-hand",
       test_battle_dice_another_order_forgets_the_dice_in_hand);
  add ("dice-rolled-by-hand-are-saved", test_battle_dice_dice_rolled_by_hand_are_saved);
  add ("spotting-names-its-target", test_battle_dice_spotting_names_its_target);
  add ("not-begun-is-saved-and-opened", test_battle_dice_not_begun_is_saved_and_opened);
  add ("a-card-that-is-not-in-the-pack-is-drawn-again",
       test_battle_dice_a_card_that_is_not_in_the_pack_is_drawn_again);

  rdt_test_add_for_rules ("/model/battle-dice/people-may-take-the-dice-over",
                          test_battle_dice_people_may_take_the_dice_over);
  rdt_test_add_for_rules ("/model/battle-dice/are-asked-for-one-by-one",
                          test_battle_dice_are_asked_for_one_by_one);
}

static RdtOrderResult
order_attack (RdtBattle   *battle,
              RdtDiceWant *want)
{
  return rdt_duel_order (battle, attack, want);
}

/* Enters dice until the attack has all it needs.  Returns: how many */
static guint
roll_attack (RdtBattle *battle,
             guint      face)
{
  RdtDiceWant want;
  guint n = 0;

  while (order_attack (battle, &want) == RDT_NEEDS_DICE)
    {
      rdt_battle_enter_die (battle, want.purpose, face);
      n++;
    }

  return n;
}

static void
test_battle_dice_undone_are_rolled_anew (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtBattle *branch;
  RdtPosition after;
  guint n;

  rdt_duel_roll_initiative (battle);
  n = roll_attack (battle, 6);
  g_assert_cmpuint (n, >, 0);
  after = *rdt_battle_get_position (battle);

  /* Redo restores the same state. */
  rdt_battle_undo (battle);
  rdt_battle_redo (battle);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &after));

  branch = rdt_battle_branch_at (battle, 0);
  g_assert_cmpuint (roll_attack (branch, 1), >, 0);

  rdt_battle_undo (battle);
  g_assert_cmpuint (roll_attack (battle, 1), >, 0);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle),
                                     rdt_battle_get_position (branch)));
  g_assert_false (rdt_position_equal (rdt_battle_get_position (battle), &after));

  g_assert_finalize_object (branch);
  g_assert_finalize_object (battle);
}

/* The dice before the first decision are undone one by one, and later orders cannot
 * be redone.
 */
static void
test_battle_dice_the_first_ones_are_undone (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  const RdtEventList *events;
  RdtDiceWant want;

  g_assert_false (rdt_undo_can_undo (battle));
  rdt_duel_roll_initiative (battle);
  g_assert_cmpuint (roll_attack (battle, 1), >, 0);

  rdt_undo_undo (battle);
  g_assert_true (rdt_battle_has_begun (battle));
  g_assert_true (rdt_battle_can_redo (battle));
  g_assert_true (rdt_undo_can_undo (battle));

  rdt_undo_undo (battle);
  g_assert_false (rdt_battle_has_begun (battle));
  g_assert_false (rdt_battle_can_redo (battle));
  g_assert_false (rdt_undo_can_undo (battle));
  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_INITIATIVE);
  g_assert_true (want.has_last);

  g_assert_cmpuint (want.last.roll.die, ==, 6);

  rdt_battle_enter_die (battle, RDT_DICE_INITIATIVE, 2);
  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_ORDERED);
  g_assert_cmpuint (roll_attack (battle, 1), >, 0);
  events = rdt_battle_get_events_at (battle, 0);
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_ROLLED)
      g_assert_cmpuint (events->items[i].roll.die, ==, events->items[i].side == 0 ? 6 : 2);

  g_assert_finalize_object (battle);
}

static void
test_battle_dice_the_last_one_is_corrected (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtDiceWant first, second;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (order_attack (battle, &first), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (first.index, ==, 1);
  g_assert_false (first.has_last);

  rdt_battle_enter_die (battle, first.purpose, 2);
  g_assert_cmpint (order_attack (battle, &second), ==, RDT_NEEDS_DICE);
  g_assert_true (second.has_last);
  g_assert_cmpuint (second.last.roll.die, ==, 2);
  g_assert_cmpuint (second.last.unit, ==, first.unit);

  rdt_battle_take_back_die (battle, second.last.roll.purpose);
  g_assert_cmpint (order_attack (battle, &second), ==, RDT_NEEDS_DICE);
  g_assert_false (second.has_last);
  rdt_battle_enter_die (battle, second.purpose, 5);
  g_assert_cmpint (order_attack (battle, &second), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (second.last.roll.die, ==, 5);

  g_assert_finalize_object (battle);
}

static void
test_battle_dice_a_tie_is_told (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtDiceWant want;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
      g_assert_false (want.is_tie);
      rdt_battle_enter_die (battle, want.purpose, 4);
    }

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
  g_assert_true (want.is_tie);

  g_assert_finalize_object (battle);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ();

  add ("undone-are-rolled-anew", test_battle_dice_undone_are_rolled_anew);
  add ("the-first-ones-are-undone", test_battle_dice_the_first_ones_are_undone);
  add ("the-last-one-is-corrected", test_battle_dice_the_last_one_is_corrected);
  add ("a-tie-is-told", test_battle_dice_a_tie_is_told);

  return g_test_run ();
}
