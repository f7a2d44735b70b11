/* test-shots.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-shot-view.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-traces.h"

/* The shots shown over the board are those that were fired, and with animations
 * disabled none is shown.
 */

#define SEED     42
#define N_ORDERS 120

static RdtCell
get_landing (const RdtEventList *events,
             guint               fired)
{
  RdtCell cell = events->items[fired].cell;

  for (guint i = fired + 1; i < events->n_items; i++)
    {
      RdtEventKind kind = events->items[i].kind;

      if (kind == RDT_EVENT_FIRED || kind == RDT_EVENT_CLOSE_COMBAT || kind == RDT_EVENT_DESTROYED)
        break;
      if (kind == RDT_EVENT_LANDED && events->items[i].cell < RDT_MAX_CELLS)
        cell = events->items[i].cell;
    }

  return cell;
}

static guint
check_shots (RdtShotView        *shots,
             const RdtPosition  *before,
             const RdtEventList *events)
{
  guint n = 0, n_fired = 0;

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      RdtCell from, to;

      if (event->kind != RDT_EVENT_FIRED
          && event->kind != RDT_EVENT_CLOSE_COMBAT
          && event->kind != RDT_EVENT_DESTROYED)
        continue;

      g_assert_cmpuint (n, <, rdt_shot_view_get_n_shots (shots));
      rdt_shot_view_get_shot (shots, n++, &from, &to);
      if (event->kind != RDT_EVENT_FIRED)
        continue;

      g_assert_cmpuint (from, ==, before->units[event->unit].cell);
      g_assert_cmpuint (to, ==, get_landing (events, i));
      n_fired++;
    }

  g_assert_cmpuint (rdt_shot_view_get_n_shots (shots), ==, n);

  return n_fired;
}

static gboolean
has_shot (const RdtOverlay *overlay,
          RdtCell           from,
          RdtCell           to)
{
  for (guint i = 0; i < overlay->n_traces; i++)
    if ((overlay->traces[i].kind == RDT_TRACE_SHOT || overlay->traces[i].kind == RDT_TRACE_MISS)
        && overlay->traces[i].from == from
        && overlay->traces[i].to == to)
      return TRUE;

  return FALSE;
}

/* The traces on the board lead to where the fire landed. */
static void
check_traces (RdtBattleController *controller,
              const RdtPosition   *before,
              const RdtEventList  *events)
{
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);

  rdt_overlay_init (overlay);
  rdt_traces_find (overlay, controller);
  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_FIRED)
      g_assert_true (has_shot (overlay, before->units[events->items[i].unit].cell,
                               get_landing (events, i)));
}

/* Stepping forward shows the same shots once more; a jump shows none. */
static void
check_replay (RdtShotView         *shots,
              RdtBattleController *controller,
              RdtBattle           *battle)
{
  guint n_orders = rdt_battle_get_n_orders (battle);

  rdt_battle_controller_set_shown_order (controller, 0);
  g_assert_cmpuint (rdt_shot_view_get_n_shots (shots), ==, 0);

  for (guint n = 1; n <= n_orders; n++)
    {
      rdt_battle_controller_set_shown_order (controller, n);
      check_shots (shots, rdt_battle_get_position_at (battle, n - 1),
                   rdt_battle_get_events_at (battle, n));
    }

  if (n_orders < 4)
    return;

  rdt_battle_controller_set_shown_order (controller, 0);
  rdt_battle_controller_set_shown_order (controller, n_orders);
  g_assert_cmpuint (rdt_shot_view_get_n_shots (shots), ==, 0);
}

static guint
play (RdtGame  *game,
      GRand    *chance,
      gboolean  is_animated)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtShotView *shots = g_object_ref_sink (g_object_new (RDT_TYPE_SHOT_VIEW, NULL));
  RdtBattleController *controller;
  RdtBattle *battle;
  guint n_fired = 0;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  controller = rdt_battle_controller_new (battle);
  g_object_set (rdt_battle_controller_get_runner (controller), "animated", is_animated, NULL);
  rdt_shot_view_set_controller (shots, controller, NULL);

  for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
    {
      RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);
      guint n_orders = rdt_battle_get_n_orders (battle);

      g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
      if (is_animated)
        {
          const RdtPosition *before = rdt_battle_get_position_at (battle, n_orders);
          const RdtEventList *events = rdt_battle_controller_get_events (controller);

          n_fired += check_shots (shots, before, events);
          check_traces (controller, before, events);
        }
      else
        g_assert_cmpuint (rdt_shot_view_get_n_shots (shots), ==, 0);
    }

  if (is_animated)
    check_replay (shots, controller, battle);

  g_assert_finalize_object (shots);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);

  return n_fired;
}

static void
test_shots_are_those_that_were_fired (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_fired = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      n_fired += play (game, chance, i % 2 == 0);
    }

  g_assert_cmpuint (n_fired, >, 0);
}

/* Where no side is the computer's, the end of a battle is not covered by the traces
 * of all that has happened.
 */
static void
test_shots_do_not_pile_up (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autofree RdtOverlay *overlay = g_new0 (RdtOverlay, 1);
  RdtBattleController *controller;
  RdtOrder resign;

  rdt_duel_play (battle, N_ORDERS);
  while (rdt_battle_is_over (battle))
    rdt_battle_undo (battle);
  rdt_order_init (&resign, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &resign, NULL, NULL), ==, RDT_ORDERED);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (battle, side, RDT_PLAYER_EASY);

  controller = rdt_battle_controller_new (battle);
  rdt_overlay_init (overlay);
  rdt_traces_find (overlay, controller);
  g_assert_cmpuint (overlay->n_traces, ==, 0);

  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  rdt_test_add_for_rules ("/gtk/shots/are-those-that-were-fired",
                          test_shots_are_those_that_were_fired);

  g_test_add_func ("/gtk/shots/do-not-pile-up", test_shots_do_not_pile_up);

  return g_test_run ();
}
