/* test-gesture-orders.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-gestures.h"
#include "rdt-duel.h"
#include "rdt-test.h"

/* The orders that clicks, drops, keys and menus give, and those that they refuse. */

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  guint                n_choices;    /* of the last choice that was asked for */
  guint                choice_cell;
  guint                n_asked;
  guint                n_refused;
  RdtRefusal           refusal;      /* the last one */
} Table;

/* Facings of squares. */
#define NORTH 0
#define EAST  1
#define WEST  3

/* The first unit is in C2 under a commander; another stands alone in E2. */
enum
{
  INFANTRY,
  COMMANDER,
  OTHER,
  ENEMY,
  FAR_ENEMY,
};

static RdtCell
find_cell (Table      *table,
           const char *label)
{
  return rdt_test_cell (&rdt_battle_get_game (table->battle)->map->grid, label);
}

static void
note_choice_cb (RdtBattleController *controller,
                const GArray        *choices,
                guint                cell,
                Table               *table)
{
  table->n_asked++;
  table->n_choices = choices->len;
  table->choice_cell = cell;
}

static void
note_refusal_cb (RdtBattleController *controller,
                 const RdtRefusal    *refusal,
                 Table               *table)
{
  table->n_refused++;
  table->refusal = *refusal;
}

static void
set_battle (Table     *table,
            RdtBattle *battle)
{
  table->battle = battle;
  table->controller = rdt_battle_controller_new (battle);
  g_signal_connect (table->controller, "choice-wanted", G_CALLBACK (note_choice_cb), table);
  g_signal_connect (table->controller, "refused", G_CALLBACK (note_refusal_cb), table);
}

static void
set_up (Table         *table,
        gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             ".......\n.......\n.......\n.......\n.......\n"
                                             ".......\n.......");

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 0, "commander", "C2");
  rdt_test_add_unit (setup, 0, "infantry", "E2");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  rdt_test_add_unit (setup, 1, "infantry", "G7");

  set_battle (table, rdt_duel_begin_actions (setup));
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
}

static void
click (Table      *table,
       const char *cell)
{
  rdt_battle_gestures_activate (table->controller, find_cell (table, cell), RDT_NO_UNIT);
}

static void
select_unit (Table        *table,
             RdtUnitIndex  unit)
{
  rdt_battle_controller_select_unit (table->controller, unit);
}

static void
assert_selected (Table        *table,
                 RdtUnitIndex  unit)
{
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, unit);
}

static const RdtOrder *
get_last (Table *table)
{
  return rdt_battle_get_order_at (table->battle, rdt_battle_get_n_orders (table->battle));
}

static void
assert_last (Table        *table,
             RdtOrderKind  kind,
             RdtUnitIndex  unit,
             const char   *cell)
{
  g_assert_cmpint (get_last (table)->kind, ==, kind);
  g_assert_cmpuint (get_last (table)->unit, ==, unit);
  g_assert_cmpuint (rdt_choices_get_cell (table->battle, get_last (table)), ==,
                    find_cell (table, cell));
}

static void
test_gesture_orders_click_on_enemy_fires (Table         *table,
                                          gconstpointer  unused)
{
  select_unit (table, INFANTRY);
  click (table, "C4");
  assert_last (table, RDT_ORDER_FIRE, INFANTRY, "C4");
  g_assert_cmpuint (table->n_asked, ==, 0);
  g_assert_cmpuint (table->n_refused, ==, 0);
}

static void
test_gesture_orders_click_out_of_reach_is_refused (Table         *table,
                                                   gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  select_unit (table, INFANTRY);
  click (table, "A7");
  g_assert_cmpuint (table->n_refused, ==, 1);
  g_assert_cmpuint (table->refusal.unit, ==, INFANTRY);
  click (table, "G7");
  g_assert_cmpuint (table->n_refused, ==, 2);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
  assert_selected (table, INFANTRY);
}

/* What the enemy is selected for is looking at it. */
static void
test_gesture_orders_enemies_take_none (Table         *table,
                                       gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  click (table, "C4");
  assert_selected (table, ENEMY);
  click (table, "C5");
  g_assert_cmpuint (table->n_refused, ==, 0);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
  assert_selected (table, RDT_NO_UNIT);
}

static void
test_gesture_orders_clicks_go_round_a_stack (Table         *table,
                                             gconstpointer  unused)
{
  RdtCell cell = find_cell (table, "C2");
  RdtUnitIndex first, second;

  click (table, "C2");
  first = rdt_battle_controller_get_selected_unit (table->controller);
  click (table, "C2");
  second = rdt_battle_controller_get_selected_unit (table->controller);
  g_assert_cmpuint (first, !=, second);
  g_assert_cmpuint (first + second, ==, INFANTRY + COMMANDER);
  click (table, "C2");
  assert_selected (table, first);

  /* Where its counter is clicked, the unit itself. */
  rdt_battle_gestures_activate (table->controller, cell, second);
  assert_selected (table, second);
  rdt_battle_gestures_activate (table->controller, cell, first);
  assert_selected (table, first);
  rdt_battle_gestures_activate (table->controller, cell, first);
  assert_selected (table, second);
}

/* Return usually follows Tab, which selects. */
static void
test_gesture_orders_click_deselects_but_return_does_not (Table         *table,
                                                         gconstpointer  unused)
{
  select_unit (table, COMMANDER);
  click (table, "B2");
  assert_last (table, RDT_ORDER_MOVE, COMMANDER, "B2");

  select_unit (table, COMMANDER);
  click (table, "B2");
  assert_selected (table, COMMANDER);
  rdt_battle_gestures_activate (table->controller, find_cell (table, "B2"), COMMANDER);
  assert_selected (table, RDT_NO_UNIT);
  g_assert_cmpuint (table->n_asked, ==, 0);
}

static void
test_gesture_orders_drop_takes_the_facing (Table         *table,
                                           gconstpointer  unused)
{
  rdt_battle_gestures_drop (table->controller, find_cell (table, "E3"), WEST);
  g_assert_cmpint (get_last (table)->kind, !=, RDT_ORDER_MOVE);

  select_unit (table, OTHER);
  rdt_battle_gestures_drag (table->controller, find_cell (table, "E3"), WEST);
  g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), ==, WEST);
  g_assert_cmpuint (rdt_battle_controller_get_pointed_cell (table->controller), ==,
                    find_cell (table, "E3"));
  rdt_battle_gestures_drop (table->controller, find_cell (table, "E3"), WEST);
  assert_last (table, RDT_ORDER_MOVE, OTHER, "E3");
  g_assert_cmpuint (get_last (table)->facing, ==, WEST);
}

/* Where it stands it could turn to three sides, or build. */
static void
test_gesture_orders_drop_on_itself_turns (Table         *table,
                                          gconstpointer  unused)
{
  static const RdtFacing facings[] = { EAST, 2, WEST };

  for (guint i = 0; i < G_N_ELEMENTS (facings); i++)
    {
      select_unit (table, OTHER);
      rdt_battle_gestures_drop (table->controller, find_cell (table, "E2"), facings[i]);
      assert_last (table, RDT_ORDER_MOVE, OTHER, "E2");
      g_assert_cmpuint (get_last (table)->facing, ==, facings[i]);
      rdt_battle_undo (table->battle);
    }

  /* It faces that way. */
  select_unit (table, OTHER);
  rdt_battle_gestures_drop (table->controller, find_cell (table, "E2"), NORTH);
  g_assert_cmpuint (table->n_asked, ==, 1);
  g_assert_cmpuint (table->n_choices, >, G_N_ELEMENTS (facings));
}

static void
test_gesture_orders_wheel_and_click_take_the_facing (Table         *table,
                                                     gconstpointer  unused)
{
  RdtFacing usual = RDT_NO_FACING;
  RdtFacing shown = RDT_NO_FACING;

  select_unit (table, OTHER);
  rdt_battle_controller_point_at (table->controller, find_cell (table, "E3"));
  g_assert_nonnull (rdt_battle_gestures_find_arrival (table->controller, &usual));
  g_assert_true (rdt_battle_gestures_turn (table->controller, -1));
  g_assert_nonnull (rdt_battle_gestures_find_arrival (table->controller, &shown));
  g_assert_cmpuint (shown, ==, (usual + 3) % 4);

  click (table, "E3");
  assert_last (table, RDT_ORDER_MOVE, OTHER, "E3");
  g_assert_cmpuint (get_last (table)->facing, ==, shown);
}

static void
test_gesture_orders_a_full_circle_is_no_turn (Table         *table,
                                              gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  select_unit (table, OTHER);
  for (guint i = 1; i < 4; i++)
    {
      g_assert_false (rdt_battle_gestures_turn (table->controller, 1));
      g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), !=, RDT_NO_FACING);
    }
  g_assert_false (rdt_battle_gestures_turn (table->controller, 1));
  g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), ==, RDT_NO_FACING);

  g_assert_cmpuint (table->n_refused, ==, 0);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
}

/* Modern: Movement (b).  It has turned already. */
static void
test_gesture_orders_a_second_turn_is_refused (Table         *table,
                                              gconstpointer  unused)
{
  select_unit (table, OTHER);
  rdt_battle_gestures_turn (table->controller, 1);
  click (table, "E2");
  assert_last (table, RDT_ORDER_MOVE, OTHER, "E2");

  select_unit (table, OTHER);
  rdt_battle_gestures_turn (table->controller, 1);
  g_assert_cmpuint (table->n_refused, ==, 1);
  g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), ==, RDT_NO_FACING);
}

static void
test_gesture_orders_keys_name_the_kind (Table         *table,
                                        gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);
  RdtCell cell = find_cell (table, "C4");

  select_unit (table, INFANTRY);
  g_assert_false (rdt_battle_gestures_act_as (table->controller, RDT_ORDER_RETREAT, cell));
  g_assert_cmpuint (table->n_refused, ==, 0);

  /* It is too far away for that. */
  g_assert_true (rdt_battle_gestures_act_as (table->controller, RDT_ORDER_CLOSE_COMBAT, cell));
  g_assert_cmpuint (table->n_refused, ==, 1);
  g_assert_cmpint (table->refusal.order, ==, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);

  g_assert_true (rdt_battle_gestures_act_as (table->controller, RDT_ORDER_FIRE, cell));
  g_assert_cmpuint (table->n_refused, ==, 1);
  assert_last (table, RDT_ORDER_FIRE, INFANTRY, "C4");
}

static void
test_gesture_orders_menu_has_refused_ones (Table         *table,
                                           gconstpointer  unused)
{
  const GArray *choices;
  guint n_refused = 0;

  rdt_battle_gestures_open_menu (table->controller, find_cell (table, "D4"), RDT_NO_UNIT);
  g_assert_cmpuint (table->n_asked, ==, 0);
  assert_selected (table, RDT_NO_UNIT);

  select_unit (table, INFANTRY);
  rdt_battle_gestures_open_menu (table->controller, find_cell (table, "C4"), ENEMY);
  assert_selected (table, INFANTRY);
  g_assert_cmpuint (table->n_asked, ==, 1);
  g_assert_cmpuint (table->choice_cell, ==, find_cell (table, "C4"));

  choices = rdt_battle_controller_get_choices (table->controller);
  g_assert_cmpuint (table->n_choices, ==, choices->len);
  for (guint i = 0; i < choices->len; i++)
    n_refused += !g_array_index (choices, RdtChoice, i).is_legal;
  g_assert_cmpuint (n_refused, >, 0);
  g_assert_cmpuint (n_refused, <, choices->len);
}

static void
test_gesture_orders_menu_selects_the_unit (Table         *table,
                                           gconstpointer  unused)
{
  rdt_battle_gestures_open_menu (table->controller, find_cell (table, "C2"), COMMANDER);
  assert_selected (table, COMMANDER);
  g_assert_cmpuint (table->n_asked, ==, 1);
}

/* Outside the board, or where it was picked up. */
static void
test_gesture_orders_drag_may_be_given_up (Table         *table,
                                          gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  rdt_battle_gestures_let_go (table->controller, OTHER, RDT_NO_CELL, RDT_NO_FACING);
  assert_selected (table, OTHER);
  rdt_battle_gestures_let_go (table->controller, OTHER, find_cell (table, "E2"), EAST);
  g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), ==, RDT_NO_FACING);
  rdt_battle_gestures_let_go (table->controller, OTHER, find_cell (table, "A7"), RDT_NO_FACING);
  g_assert_cmpuint (table->n_refused, ==, 1);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
}

/* The selected unit of a stack, not the one on top. */
static void
test_gesture_orders_drag_takes_the_selected_unit (Table         *table,
                                                  gconstpointer  unused)
{
  RdtCell cell = find_cell (table, "C2");

  select_unit (table, COMMANDER);
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller, cell), ==, COMMANDER);
  select_unit (table, INFANTRY);
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller, cell), ==, INFANTRY);
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller,
                                                      find_cell (table, "E2")), ==, OTHER);
}

static void
test_gesture_orders_tab_goes_round (Table         *table,
                                    gconstpointer  unused)
{
  RdtUnitIndex forwards[3];

  for (guint i = 0; i < G_N_ELEMENTS (forwards); i++)
    {
      g_assert_true (rdt_battle_gestures_select_next (table->controller, FALSE));
      forwards[i] = rdt_battle_controller_get_selected_unit (table->controller);
      g_assert_cmpuint (forwards[i], <, ENEMY);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (forwards[i], !=, forwards[j]);
    }

  for (guint i = 0; i < 2 * G_N_ELEMENTS (forwards); i++)
    {
      g_assert_true (rdt_battle_gestures_select_next (table->controller, TRUE));
      assert_selected (table, forwards[(4 - i % 3) % 3]);
    }

  /* From an enemy it begins anew. */
  select_unit (table, FAR_ENEMY);
  g_assert_true (rdt_battle_gestures_select_next (table->controller, FALSE));
  assert_selected (table, forwards[0]);
}

static void
test_gesture_orders_tab_goes_on_from_the_last_order (Table         *table,
                                                     gconstpointer  unused)
{
  select_unit (table, OTHER);
  click (table, "F2");
  assert_last (table, RDT_ORDER_MOVE, OTHER, "F2");
  select_unit (table, RDT_NO_UNIT);
  g_assert_true (rdt_battle_gestures_select_next (table->controller, TRUE));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), <, OTHER);
}

/* Another moment than the last one is only looked at. */
static void
test_gesture_orders_the_past_takes_none (Table         *table,
                                         gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  rdt_battle_controller_set_shown_order (table->controller, 0);
  g_assert_false (rdt_battle_controller_is_live (table->controller));
  click (table, "C2");
  rdt_battle_gestures_open_menu (table->controller, find_cell (table, "C2"), RDT_NO_UNIT);
  rdt_battle_gestures_drop (table->controller, find_cell (table, "C3"), NORTH);
  g_assert_false (rdt_battle_gestures_turn (table->controller, 1));
  g_assert_false (rdt_battle_gestures_select_next (table->controller, FALSE));
  g_assert_false (rdt_battle_gestures_takes_wheel (table->controller));
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller,
                                                      find_cell (table, "E2")), ==, RDT_NO_UNIT);

  assert_selected (table, RDT_NO_UNIT);
  g_assert_cmpuint (table->n_asked, ==, 0);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
}

#define add(path, func) \
  g_test_add ("/model/gesture-orders/" path, Table, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("click-on-enemy-fires", test_gesture_orders_click_on_enemy_fires);
  add ("click-out-of-reach-is-refused", test_gesture_orders_click_out_of_reach_is_refused);
  add ("enemies-take-none", test_gesture_orders_enemies_take_none);
  add ("clicks-go-round-a-stack", test_gesture_orders_clicks_go_round_a_stack);
  add ("click-deselects-but-return-does-not",
       test_gesture_orders_click_deselects_but_return_does_not);
  add ("drop-takes-the-facing", test_gesture_orders_drop_takes_the_facing);
  add ("drop-on-itself-turns", test_gesture_orders_drop_on_itself_turns);
  add ("wheel-and-click-take-the-facing", test_gesture_orders_wheel_and_click_take_the_facing);
  add ("a-full-circle-is-no-turn", test_gesture_orders_a_full_circle_is_no_turn);
  add ("a-second-turn-is-refused", test_gesture_orders_a_second_turn_is_refused);
  add ("keys-name-the-kind", test_gesture_orders_keys_name_the_kind);
  add ("menu-has-refused-ones", test_gesture_orders_menu_has_refused_ones);
  add ("menu-selects-the-unit", test_gesture_orders_menu_selects_the_unit);
  add ("drag-may-be-given-up", test_gesture_orders_drag_may_be_given_up);
  add ("drag-takes-the-selected-unit", test_gesture_orders_drag_takes_the_selected_unit);
  add ("tab-goes-round", test_gesture_orders_tab_goes_round);
  add ("tab-goes-on-from-the-last-order", test_gesture_orders_tab_goes_on_from_the_last_order);
  add ("the-past-takes-none", test_gesture_orders_the_past_takes_none);

  return g_test_run ();
}
