/* rdt-duel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"

#include <string.h>

#include "rdt-test.h"

static const char *const open_ground =
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......";

static RdtGame *
new_duel (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, open_ground);

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "cavalry", "D2");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  rdt_test_add_unit (setup, 1, "rifles", "E5");

  return rdt_test_game (setup);
}

RdtBattle *
rdt_duel_new (void)
{
  g_autoptr(RdtGame) game = new_duel ();
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_dice_set_seed (dice, RDT_DUEL_SEED);

  return rdt_battle_new (game, dice);
}

/* A battle of the same units with hand-rolled dice. */
RdtBattle *
rdt_duel_new_at_a_table (void)
{
  g_autoptr(RdtGame) game = new_duel ();
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  return rdt_battle_new (game, dice);
}

/**
 * rdt_duel_begin_actions:
 *
 * Returns: a battle of a scenario, always with the same dice, that waits for orders
 *   of the first side
 */
RdtBattle *
rdt_duel_begin_actions (const RdtSetup *setup)
{
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  RdtOrder end;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  while (rdt_battle_get_position (battle)->phase != RDT_PHASE_ACTIONS
         || rdt_battle_get_position (battle)->awaiting.side != 0)
    g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);

  return battle;
}

RdtBattle *
rdt_duel_reload (RdtBattle *battle,
                 RdtReplay *replay)
{
  g_autofree char *text = rdt_battle_to_text (battle);
  g_autoptr(GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr(GError) error = NULL;
  RdtBattle *again = rdt_battle_load_bytes (bytes, "battle", replay, &error);

  g_assert_no_error (error);

  return again;
}

/* Gives a random order. */
void
rdt_duel_go_on (RdtBattle *battle,
                GRand     *chance)
{
  RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

  while (order.kind == RDT_ORDER_RESIGN)
    order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
}

void
rdt_duel_play (RdtBattle *battle,
               guint      n_orders)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);

  for (guint i = 0; i < n_orders && !rdt_battle_is_over (battle); i++)
    rdt_duel_go_on (battle, chance);
}

RdtOrderResult
rdt_duel_order (RdtBattle   *battle,
                const char  *json,
                RdtDiceWant *want)
{
  RdtOrder wanted = rdt_test_order (rdt_battle_get_game (battle), json);

  return rdt_battle_order (battle, &wanted, NULL, want);
}

/**
 * rdt_duel_find_order:
 *
 * Returns: (transfer none) (nullable): the first allowed order of a kind
 */
const RdtOrder *
rdt_duel_find_order (RdtBattle    *battle,
                     RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == kind)
      return &orders->items[i];

  return NULL;
}

/**
 * rdt_duel_roll_initiative:
 *
 * Rolls for the initiative, which the first side wins.
 */
void
rdt_duel_roll_initiative (RdtBattle *battle)
{
  RdtDiceWant want;

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_INITIATIVE);
  g_assert_cmpuint (want.side, ==, 0);
  rdt_battle_enter_die (battle, want.purpose, 6);

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_NEEDS_DICE);
  g_assert_cmpint (want.purpose, ==, RDT_DICE_INITIATIVE);
  g_assert_cmpuint (want.side, ==, 1);
  rdt_battle_enter_die (battle, want.purpose, 1);

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_ORDERED);
}

/**
 * rdt_duel_get_taken_back:
 *
 * Returns: the only orders that were undone and replaced by others
 */
const RdtHistoryTakenBack *
rdt_duel_get_taken_back (RdtBattle *battle)
{
  const RdtHistory *history = rdt_battle_get_history (battle);

  g_assert_cmpuint (history->taken_back->len, ==, 1);

  return g_ptr_array_index (history->taken_back, 0);
}
