/* test-order-in-hand.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-duel.h"
#include "rdt-order-in-hand.h"
#include "rdt-test.h"
#include "rdt-undo.h"

static const char *const attack =
  "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}";

static void
count_cb (guint *count)
{
  (*count)++;
}

static gboolean
is_in_file (RdtBattle *battle)
{
  g_autofree char *text = rdt_battle_to_text (battle);

  return strstr (text, RDT_ORDER_IN_HAND) != NULL;
}

/* A battle in which an attack waits for its second die. */
static RdtBattle *
new_half_attacked (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtDiceWant want;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, want.purpose, 6);
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (want.unit, ==, 2);

  return battle;
}

/* Continues a battle from its file, without any error. */
static RdtBattle *
reload (RdtBattle *battle)
{
  RdtReplay replay;
  RdtBattle *again = rdt_duel_reload (battle, &replay);

  g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
  g_assert_false (replay.is_order_dropped);
  g_assert_false (rdt_battle_is_modified (again));

  return again;
}

static void
test_order_in_hand_waits_for_its_next_die_again (void)
{
  RdtBattle *battle = new_half_attacked ();
  RdtBattle *again = reload (battle);
  RdtDiceWant want;
  RdtOrder order;

  g_assert_cmpuint (rdt_battle_get_n_orders (again), ==, 0);
  g_assert_true (rdt_order_in_hand_get (again, &order));
  g_assert_cmpint (rdt_battle_order (again, &order, NULL, &want), ==, RDT_NEEDS_DICE);
  g_assert_false (rdt_battle_is_modified (again));
  g_assert_cmpuint (want.unit, ==, 2);
  g_assert_true (want.has_last);
  g_assert_cmpuint (want.last.roll.die, ==, 6);

  rdt_battle_enter_die (battle, want.purpose, 6);
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_ORDERED);
  rdt_battle_enter_die (again, RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_cmpint (rdt_battle_order (again, &order, NULL, &want), ==, RDT_ORDERED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (again),
                                     rdt_battle_get_position (battle)));
  g_assert_false (is_in_file (again));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_order_in_hand_is_kept_before_its_first_die (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtBattle *again;
  RdtOrder order;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  again = reload (battle);
  g_assert_true (rdt_order_in_hand_get (again, &order));
  g_assert_cmpint (order.kind, ==, RDT_ORDER_CLOSE_COMBAT);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_order_in_hand_dice_of_the_beginning_are_kept (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtBattle *again;
  RdtDiceWant want;

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
  g_assert_false (is_in_file (battle));
  rdt_battle_enter_die (battle, want.purpose, 3);
  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);

  again = reload (battle);
  g_assert_false (rdt_battle_has_begun (again));
  g_assert_cmpint (rdt_battle_begin (again, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (want.side, ==, 1);
  g_assert_cmpuint (want.last.roll.die, ==, 3);

  rdt_battle_take_back_die (again, want.last_purpose);
  g_assert_cmpint (rdt_battle_begin (again, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (want.side, ==, 0);
  g_assert_false (is_in_file (again));

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

/* Each die is signalled once to whatever keeps the battle. */
static void
test_order_in_hand_each_die_is_told (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  guint n_told = 0;

  rdt_duel_roll_initiative (battle);
  rdt_battle_set_modified (battle, FALSE);
  g_signal_connect_swapped (battle, "amended", G_CALLBACK (count_cb), &n_told);

  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_false (rdt_battle_is_modified (battle));

  rdt_battle_enter_die (battle, RDT_DICE_CLOSE_COMBAT, 2);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_true (rdt_battle_is_modified (battle));

  rdt_battle_take_back_die (battle, RDT_DICE_CLOSE_COMBAT);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (n_told, ==, 3);

  rdt_order_in_hand_put_off (battle);
  g_assert_cmpuint (n_told, ==, 4);
  rdt_order_in_hand_put_off (battle);
  g_assert_cmpuint (n_told, ==, 4);

  g_assert_finalize_object (battle);
}

/* One that waited for dice before has nothing to do with the next. */
static void
test_order_in_hand_of_every_order_is_told (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  const char *end = "{\"order\": \"end\"}";
  guint n_told = 0;

  rdt_duel_roll_initiative (battle);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  for (guint i = 0; i < 2; i++)
    {
      rdt_battle_enter_die (battle, RDT_DICE_CLOSE_COMBAT, 6);
      g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==,
                       i == 0 ? RDT_NEEDS_DICE : RDT_ORDERED);
    }
  g_assert_cmpint (rdt_duel_order (battle, end, NULL), ==, RDT_ORDERED);

  g_signal_connect_swapped (battle, "amended", G_CALLBACK (count_cb), &n_told);
  g_assert_cmpint (rdt_duel_order (battle, end, NULL), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (n_told, ==, 1);

  g_assert_finalize_object (battle);
}

static void
test_order_in_hand_goes_when_it_is_put_off (void)
{
  RdtBattle *battle = new_half_attacked ();

  g_assert_true (is_in_file (battle));
  rdt_order_in_hand_put_off (battle);
  g_assert_false (is_in_file (battle));

  /* The die has not been rolled in vain. */
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_ORDERED);

  g_assert_finalize_object (battle);
}

static void
test_order_in_hand_goes_with_undo (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtOrder order;

  rdt_duel_roll_initiative (battle);
  order = rdt_test_order (rdt_battle_get_game (battle),
                          "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\"]}");
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  g_assert_true (is_in_file (battle));

  rdt_undo_undo (battle);
  g_assert_false (is_in_file (battle));
  g_assert_false (rdt_order_in_hand_get (battle, &order));

  g_assert_finalize_object (battle);
}

/* Nor is it used between an undone order and the next. */
static void
test_order_in_hand_goes_with_redo (void)
{
  RdtBattle *battle = rdt_duel_new_at_a_table ();
  RdtDiceWant want;
  RdtOrder order;

  rdt_duel_roll_initiative (battle);
  order = rdt_test_order (rdt_battle_get_game (battle),
                          "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\"]}");
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  rdt_undo_undo (battle);
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, want.purpose, 6);

  rdt_undo_redo (battle);
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, 1);
  g_assert_false (is_in_file (battle));
  g_assert_false (rdt_order_in_hand_get (battle, &order));
  g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
  g_assert_false (want.has_last);

  g_assert_finalize_object (battle);
}

static void
test_order_in_hand_goes_when_another_is_given (void)
{
  RdtBattle *battle = new_half_attacked ();

  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"resign\"}", NULL), ==, RDT_ORDERED);
  g_assert_false (is_in_file (battle));

  g_assert_finalize_object (battle);
}

/* Hand-rolled dice of an undone order are rolled again, also after the battle has
 * been continued.
 */
static void
test_order_in_hand_dice_that_were_undone_are_not_kept (void)
{
  RdtBattle *battle = new_half_attacked ();
  RdtBattle *again;
  RdtDiceWant want;
  RdtOrder order;

  rdt_battle_enter_die (battle, RDT_DICE_CLOSE_COMBAT, 6);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_ORDERED);
  rdt_undo_undo (battle);

  again = reload (battle);
  g_assert_cmpint (rdt_duel_order (again, attack, &want), ==, RDT_NEEDS_DICE);
  g_assert_false (want.has_last);
  g_assert_finalize_object (again);

  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  rdt_battle_enter_die (battle, RDT_DICE_CLOSE_COMBAT, 2);
  g_assert_cmpint (rdt_duel_order (battle, attack, NULL), ==, RDT_NEEDS_DICE);
  again = reload (battle);
  g_assert_true (rdt_order_in_hand_get (again, &order));
  g_assert_cmpint (rdt_battle_order (again, &order, NULL, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpuint (want.last.roll.die, ==, 2);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

/* Loads a battle with an attack in hand, and another value in place of what is kept. */
static RdtBattle *
load_with (const char *value,
           RdtReplay  *replay)
{
  RdtBattle *battle = new_half_attacked ();
  g_autofree char *text = rdt_battle_to_text (battle);
  g_autofree char *changed = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;
  char *member = strstr (text, "\"" RDT_ORDER_IN_HAND "\"");
  RdtBattle *again;

  g_assert_nonnull (member);
  *member = '\0';
  changed = g_strdup_printf ("%s\"" RDT_ORDER_IN_HAND "\": %s, \"x-other\": 1}\n", text, value);
  bytes = g_bytes_new (changed, strlen (changed));
  again = rdt_battle_load_bytes (bytes, "battle", replay, &error);
  g_assert_no_error (error);
  g_assert_finalize_object (battle);

  return again;
}

#define ATTACK "\"order\": {\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}"

static void
test_order_in_hand_nonsense_is_dropped_and_told (void)
{
  static const char *const nonsense[] = {
    "null", "7", "\"attack\"", "[]", "{}",
    "{\"after\": 0}",
    "{\"after\": 1, " ATTACK "}",
    "{\"after\": -1, " ATTACK "}",
    "{" ATTACK "}",
    "{\"after\": 0, " ATTACK ", \"more\": 1}",
    "{\"after\": 0, \"rolled\": {\"close-combat\": [5]}}",
    "{\"after\": 0, \"order\": 1}",
    "{\"after\": 0, \"order\": {\"order\": \"dance\"}}",
    "{\"after\": 0, \"order\": {\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"Z9\"]}}",
    "{\"after\": 0, \"order\": {\"order\": \"close-combat\", \"unit\": \"r1\","
    " \"target\": \"E5\"}}",
    "{\"after\": 0, \"order\": {\"order\": \"close-combat\", \"unit\": \"b1\","
    " \"target\": \"B2\"}}",
    "{\"after\": 0, \"order\": {\"order\": \"resign\"}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": 5}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": 5}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": [0]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": [7]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": [6, 6]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": [5], \"to-hit\": [5]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"close-combat\": [5], \"initiative\": [5]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"gas-drift\": [1]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"luck\": [1]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"card\": [\"nobody\"]}}",
    "{\"after\": 0, " ATTACK ", \"rolled\": {\"card\": [\"red\"]}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    {
      RdtReplay replay;
      RdtBattle *battle = load_with (nonsense[i], &replay);
      RdtDiceWant want;
      RdtOrder order;

      g_test_message ("%s", nonsense[i]);
      g_assert_cmpint (replay.replayed, ==, RDT_REPLAYED);
      g_assert_true (replay.is_order_dropped);
      g_assert_false (rdt_order_in_hand_get (battle, &order));
      g_assert_false (is_in_file (battle));
      g_assert_cmpstr (rdt_battle_get_extra (battle), ==, "\"x-other\": 1");
      g_assert_cmpint (rdt_duel_order (battle, attack, &want), ==, RDT_NEEDS_DICE);
      g_assert_false (want.has_last);
      g_assert_finalize_object (battle);
    }
}

/* Dice of a file that nobody has rolled yet are not those of the order. */
static void
test_order_in_hand_is_kept_beside_unused_dice (void)
{
  RdtBattle *battle = new_half_attacked ();
  g_autofree char *text = rdt_battle_to_text (battle);
  char *rolled = strstr (text, "\"rolled\": {");
  g_autofree char *changed = NULL;
  g_autoptr(GBytes) bytes = NULL;
  RdtBattle *again;
  RdtReplay replay;
  RdtOrder order;

  g_assert_nonnull (rolled);
  rolled += strlen ("\"rolled\": {");
  changed = g_strdup_printf ("%.*s\"to-hit\": [4, 5],%s", (int) (rolled - text), text, rolled);
  bytes = g_bytes_new (changed, strlen (changed));
  again = rdt_battle_load_bytes (bytes, "battle", &replay, NULL);
  g_assert_nonnull (again);
  g_assert_false (replay.is_order_dropped);
  g_assert_true (rdt_order_in_hand_get (again, &order));
  g_assert_cmpint (order.kind, ==, RDT_ORDER_CLOSE_COMBAT);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

/* In a battle whose dice the program rolls no order can wait. */
static void
test_order_in_hand_seeded_dice_wait_for_nobody (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autoptr(JsonNode) node = json_from_string ("{\"after\": 0, " ATTACK "}", NULL);

  g_assert_false (rdt_order_in_hand_take_up (battle, node));
  g_assert_false (is_in_file (battle));

  g_assert_finalize_object (battle);
}

static void
roll_any (RdtBattle         *battle,
          const RdtDiceWant *want,
          GRand             *chance)
{
  guint face = g_rand_int_range (chance, 1, 7);

  rdt_battle_enter_die (battle, want->purpose, want->purpose == RDT_DICE_CARD ? face % 2 : face);
}

/* Enters the dice of an order, continuing the battle from its file before each. */
static RdtBattle *
order_with_breaks (RdtBattle      *battle,
                   const RdtOrder *order,
                   GRand          *chance,
                   guint          *n_breaks)
{
  RdtDiceWant want;
  RdtOrder in_hand;

  while (rdt_battle_order (battle, order, NULL, &want) == RDT_NEEDS_DICE)
    {
      RdtBattle *again = reload (battle);
      RdtDiceWant as_before;

      g_assert_true (rdt_order_in_hand_get (again, &in_hand));
      g_assert_true (rdt_order_equal (&in_hand, order));
      g_assert_cmpint (rdt_battle_order (again, order, NULL, &as_before), ==, RDT_NEEDS_DICE);
      g_assert_cmpint (as_before.purpose, ==, want.purpose);
      g_assert_cmpuint (as_before.unit, ==, want.unit);
      g_assert_cmpuint (as_before.index, ==, want.index);

      g_assert_finalize_object (battle);
      battle = again;
      roll_any (battle, &want, chance);
      (*n_breaks)++;
    }

  return battle;
}

static void
test_order_in_hand_any_order_is_taken_up (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle = rdt_battle_new (game, dice);
  guint n_breaks = 0;
  RdtDiceWant want;

  while (rdt_battle_begin (battle, &want) == RDT_NEEDS_DICE)
    {
      RdtBattle *again = reload (battle);

      g_assert_finalize_object (battle);
      battle = again;
      roll_any (battle, &want, chance);
    }

  for (guint i = 0; i < 2 * RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); i++)
    {
      RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

      if (order.kind != RDT_ORDER_RESIGN)
        battle = order_with_breaks (battle, &order, chance, &n_breaks);
    }

  g_assert_cmpuint (n_breaks, >, 0);
  g_assert_finalize_object (battle);
}

#define add(path, func) g_test_add_func ("/model/order-in-hand/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("waits-for-its-next-die-again", test_order_in_hand_waits_for_its_next_die_again);
  add ("is-kept-before-its-first-die", test_order_in_hand_is_kept_before_its_first_die);
  add ("dice-of-the-beginning-are-kept", test_order_in_hand_dice_of_the_beginning_are_kept);
  add ("each-die-is-told", test_order_in_hand_each_die_is_told);
  add ("of-every-order-is-told", test_order_in_hand_of_every_order_is_told);
  add ("goes-when-it-is-put-off", test_order_in_hand_goes_when_it_is_put_off);
  add ("goes-with-undo", test_order_in_hand_goes_with_undo);
  add ("goes-with-redo", test_order_in_hand_goes_with_redo);
  add ("goes-when-another-is-given", test_order_in_hand_goes_when_another_is_given);
  add ("dice-that-were-undone-are-not-kept",
       test_order_in_hand_dice_that_were_undone_are_not_kept);
  add ("nonsense-is-dropped-and-told", test_order_in_hand_nonsense_is_dropped_and_told);
  add ("is-kept-beside-unused-dice", test_order_in_hand_is_kept_beside_unused_dice);
  add ("seeded-dice-wait-for-nobody", test_order_in_hand_seeded_dice_wait_for_nobody);

  rdt_test_add_for_rules ("/model/order-in-hand/any-order-is-taken-up",
                          test_order_in_hand_any_order_is_taken_up);

  return g_test_run ();
}
