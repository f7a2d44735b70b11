/* test-event-position.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-controller.h"
#include "rdt-event-position.h"
#include "rdt-event-words.h"
#include "rdt-record.h"
#include "rdt-test.h"

/* A line of the log shows the board of its own event. */

#define SEED     42
#define N_ORDERS 150

/* The events of an order lead to the referee's position. */
static void
check_order (RdtBattle *battle)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  guint n = rdt_battle_get_n_orders (battle);
  const RdtEventList *events = rdt_battle_get_events_at (battle, n);
  const RdtPosition *after = rdt_battle_get_position (battle);
  RdtPosition position = *rdt_battle_get_position_at (battle, n - 1);

  for (guint i = 0; i < events->n_items; i++)
    rdt_event_position_apply (&position, game, &events->items[i]);

  g_assert_cmpuint (position.turn, ==, after->turn);
  if (after->phase != RDT_PHASE_ARTILLERY)
    g_assert_cmpuint (position.n_declared, ==, after->n_declared);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    g_assert_cmpuint (position.sides[side].lost, ==, after->sides[side].lost);
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_assert_cmpuint (position.units[unit].status, ==, after->units[unit].status);
      g_assert_cmpuint (position.units[unit].cell, ==, after->units[unit].cell);
      if (after->units[unit].status == RDT_STATUS_BOARD)
        g_assert_cmpuint (position.units[unit].facing, ==, after->units[unit].facing);
      g_assert_cmpuint (position.units[unit].flags & (RDT_UNIT_PINNED | RDT_UNIT_MOUNTED),
                        ==, after->units[unit].flags & (RDT_UNIT_PINNED | RDT_UNIT_MOUNTED));
    }
}

/* A unit that is attacked or destroyed next is still there in that line. */
static guint
check_lines (RdtBattle *battle)
{
  RdtBattleController *controller = rdt_battle_controller_new (battle);
  g_autoptr(RdtRecord) record = rdt_record_new (battle);
  guint n_checked = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (record)); i++)
    {
      g_autoptr(RdtRecordEntry) entry = g_list_model_get_item (G_LIST_MODEL (record), i);
      g_autofree char *sentence = NULL;
      guint n_orders = rdt_record_entry_get_n_orders (entry);
      const RdtPosition *before = n_orders > 0 ? rdt_battle_get_position_at (battle, n_orders - 1)
                                               : NULL;
      const RdtEventList *shown;
      const RdtEvent *event;

      rdt_battle_controller_show_event (controller, n_orders,
                                        rdt_record_entry_get_n_events (entry));
      shown = rdt_battle_controller_get_events (controller);
      event = &shown->items[shown->n_items - 1];
      sentence = rdt_words_logged_event (rdt_battle_get_game (battle), before,
                                         rdt_battle_get_events_at (battle, n_orders),
                                         rdt_record_entry_get_n_events (entry) - 1);
      /* A heading shows the board of the line below it. */
      if (rdt_record_entry_get_kind (entry) == event->kind)
        g_assert_cmpstr (sentence, ==, rdt_record_entry_get_sentence (entry));

      if (event->kind != RDT_EVENT_CLOSE_COMBAT)
        continue;

      g_assert_cmpuint (rdt_battle_controller_get_position (controller)->units[event->other].status,
                        ==, RDT_STATUS_BOARD);
      n_checked++;
    }

  g_assert_finalize_object (controller);

  return n_checked;
}

static void
test_event_position_is_that_of_the_event (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_checked = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtBattle *battle;

      rdt_dice_set_seed (dice, SEED);
      battle = rdt_battle_new (game, dice);
      for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
        {
          RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

          if (order.kind == RDT_ORDER_RESIGN)
            continue;

          g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
          check_order (battle);
        }

      n_checked += check_lines (battle);
      g_assert_finalize_object (battle);
    }

  g_assert_cmpuint (n_checked, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/model/event-position/is-that-of-the-event",
                          test_event_position_is_that_of_the_event);

  return g_test_run ();
}
