/* test-gestures.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-gestures.h"
#include "rdt-duel.h"
#include "rdt-pending-fights.h"
#include "rdt-roster.h"
#include "rdt-targets.h"
#include "rdt-test.h"
#include "rdt-units-left.h"
#include "rdt-zone.h"

/* The meaning of clicks, drags and the wheel. */

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtCell              start;      /* of the infantry, unit 0 */
  RdtCell              friend;     /* of its commander, unit 1 */
  RdtCell              enemy;
  RdtCell              open;       /* within reach of the infantry */
} Table;

static RdtCell
find_cell (Table      *table,
           const char *label)
{
  return rdt_test_cell (&rdt_battle_get_game (table->battle)->map->grid, label);
}

/* Modern: the first side's infantry beside its commander, and the enemy far away. */
static void
set_up (Table         *table,
        gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 0, "commander", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C6");

  table->battle = rdt_duel_begin_actions (setup);
  table->controller = rdt_battle_controller_new (table->battle);
  table->start = find_cell (table, "C2");
  table->friend = find_cell (table, "C3");
  table->enemy = find_cell (table, "C6");
  table->open = find_cell (table, "D2");
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
}

static void
click (Table   *table,
       RdtCell  cell)
{
  rdt_battle_gestures_activate (table->controller, cell, RDT_NO_UNIT);
}

static void
drag (Table     *table,
      RdtCell    from,
      RdtCell    to,
      RdtFacing  facing)
{
  RdtUnitIndex unit = rdt_battle_gestures_find_carried (table->controller, from);

  g_assert_cmpuint (unit, !=, RDT_NO_UNIT);
  rdt_battle_gestures_carry (table->controller, unit, to, facing);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, unit);
  g_assert_cmpuint (rdt_battle_controller_get_pointed_cell (table->controller), ==, to);
  g_assert_cmpuint (rdt_battle_controller_get_facing (table->controller), ==, facing);
  rdt_battle_gestures_let_go (table->controller, unit, to, facing);
}

static const RdtUnitState *
get_unit (Table        *table,
          RdtUnitIndex  unit)
{
  return &rdt_battle_get_position (table->battle)->units[unit];
}

/* The infantry could join its commander, but that is not what the click means. */
static void
test_gestures_click_on_friend_selects_it (Table         *table,
                                          gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);

  click (table, table->start);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, 0);
  click (table, table->friend);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, 1);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);

  click (table, table->start);
  click (table, table->open);
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->open);
}

static void
note_choices_cb (RdtBattleController *controller,
                 const GArray        *choices,
                 guint                cell,
                 guint               *n_offered)
{
  for (guint i = 0; i < choices->len; i++)
    g_assert_cmpuint (g_array_index (choices, RdtChoice, i).order.kind, !=, RDT_ORDER_MOVE);

  *n_offered = choices->len;
}

/* The wheel turns; and where no question is open, a click on the counter deselects
 * the unit, but Return does not.
 */
static void
test_gestures_click_where_it_stands_offers_no_move (Table         *table,
                                                    gconstpointer  unused)
{
  guint n_offered = 0;

  g_signal_connect (table->controller, "choice-wanted", G_CALLBACK (note_choices_cb), &n_offered);

  for (RdtUnitIndex unit = 0; unit < 2; unit++)
    {
      RdtCell cell = unit == 0 ? table->start : table->friend;

      n_offered = 0;
      click (table, cell);
      g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, unit);
      click (table, cell);
      g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, unit);
      rdt_battle_gestures_activate (table->controller, cell, unit);
      g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==,
                        n_offered > 0 ? unit : RDT_NO_UNIT);
    }
}

static void
test_gestures_drag_moves_a_unit (Table         *table,
                                 gconstpointer  unused)
{
  for (RdtFacing facing = 0; facing < 4; facing++)
    {
      drag (table, table->start, table->open, facing);
      g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->open);
      g_assert_cmpuint (get_unit (table, 0)->facing, ==, facing);
      rdt_battle_undo (table->battle);
    }
}

static void
test_gestures_drag_stacks_units (Table         *table,
                                 gconstpointer  unused)
{
  drag (table, table->start, table->friend, RDT_NO_FACING);
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->friend);
}

/* A drag can be abandoned. */
static void
test_gestures_drag_back_changes_nothing (Table         *table,
                                         gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);
  RdtFacing facing = get_unit (table, 0)->facing;

  drag (table, table->start, table->start, 2);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
  g_assert_cmpuint (get_unit (table, 0)->facing, ==, facing);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table->controller), ==, 0);
}

static void
test_gestures_enemies_are_not_dragged (Table         *table,
                                       gconstpointer  unused)
{
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller, table->enemy),
                    ==, RDT_NO_UNIT);
  g_assert_cmpuint (rdt_battle_gestures_find_carried (table->controller, table->open),
                    ==, RDT_NO_UNIT);
}

/* Modern: Movement (b).  A unit may turn only once, so no step on the way to the
 * wanted facing may be a turn.
 */
static void
test_gestures_wheel_turns_as_far_as_wanted (Table         *table,
                                            gconstpointer  unused)
{
  guint n = rdt_battle_get_n_orders (table->battle);
  RdtFacing facing = get_unit (table, 0)->facing;
  RdtFacing shown = RDT_NO_FACING;
  const RdtOrder *arrival;

  click (table, table->start);
  g_assert_true (rdt_battle_gestures_takes_wheel (table->controller));
  g_assert_null (rdt_battle_gestures_find_arrival (table->controller, &shown));
  rdt_battle_gestures_turn (table->controller, 1);
  rdt_battle_gestures_turn (table->controller, 1);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
  arrival = rdt_battle_gestures_find_arrival (table->controller, &shown);
  g_assert_nonnull (arrival);
  g_assert_cmpuint (arrival->facing, ==, shown);
  g_assert_cmpuint (shown, ==, (facing + 2) % 4);

  click (table, table->start);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n + 1);
  g_assert_cmpuint (get_unit (table, 0)->facing, ==, (facing + 2) % 4);
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->start);
}

static void
test_gestures_wheel_scrolls_elsewhere (Table         *table,
                                       gconstpointer  unused)
{
  rdt_battle_controller_point_at (table->controller, table->open);
  g_assert_false (rdt_battle_gestures_takes_wheel (table->controller));

  click (table, table->start);
  rdt_battle_controller_point_at (table->controller, table->open);
  g_assert_true (rdt_battle_gestures_takes_wheel (table->controller));
  rdt_battle_controller_point_at (table->controller, table->enemy);
  g_assert_false (rdt_battle_gestures_takes_wheel (table->controller));
}

static void
test_gestures_every_way_can_be_pointed_at (Table         *table,
                                           gconstpointer  unused)
{
  const RdtOrderList *orders;
  guint n_ways = 0;

  click (table, table->start);
  orders = rdt_battle_list_orders (table->battle);
  for (guint i = 0; i < orders->n_items; i++)
    {
      RdtFacing facing;

      if (orders->items[i].unit != 0
          || orders->items[i].kind != RDT_ORDER_MOVE
          || orders->items[i].n_path == 0)
        continue;

      rdt_battle_controller_point_at (table->controller,
                                      rdt_choices_get_cell (table->battle, &orders->items[i]));
      g_assert_nonnull (rdt_battle_gestures_find_arrival (table->controller, &facing));
      n_ways++;
    }

  g_assert_cmpuint (n_ways, >, 0);
}

/* On hexes, where a unit has six facings. */
static void
set_up_deployment (Table         *table,
                   gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX,
                                             "......\n......\n......\n......\n......\n......");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  rdt_roster_get (setup, rdt_roster_nth (setup, 0))->at = RDT_NOWHERE;
  setup->sides[0].deploy = rdt_zone_from_text ("A1:F2", RDT_GRID_HEX, NULL);
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, 1);
  table->battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (table->battle, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_battle_get_position (table->battle)->awaiting.kind, ==,
                   RDT_DECISION_DEPLOY);

  table->controller = rdt_battle_controller_new (table->battle);
  table->start = find_cell (table, "C2");
  table->open = find_cell (table, "D2");
}

static void
note_deployment_cb (RdtBattleController *controller,
                    const GArray        *choices,
                    guint                cell,
                    gpointer             unused)
{
  for (guint i = 0; i < choices->len; i++)
    g_assert_cmpuint (g_array_index (choices, RdtChoice, i).order.kind, !=, RDT_ORDER_DEPLOY);
}

/* A unit that is placed is turned at once, and clicking it does not ask where to go. */
static void
test_gestures_wheel_turns_who_is_deployed (Table         *table,
                                           gconstpointer  unused)
{
  RdtFacing facing;

  if (get_unit (table, 0)->cell != table->open)
    {
      rdt_battle_controller_select_unit (table->controller, 0);
      click (table, table->open);
    }
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->open);

  rdt_battle_controller_select_unit (table->controller, 0);
  rdt_battle_controller_point_at (table->controller, table->open);
  facing = get_unit (table, 0)->facing;
  for (guint i = 1; i <= 12; i++)
    {
      rdt_battle_gestures_turn (table->controller, i <= 6 ? 1 : -1);
      g_assert_cmpuint (get_unit (table, 0)->facing, ==, (facing + (i <= 6 ? i : 12 - i)) % 6);
    }

  g_signal_connect (table->controller, "choice-wanted", G_CALLBACK (note_deployment_cb), NULL);
  rdt_battle_controller_select_unit (table->controller, 0);
  click (table, table->open);
}

/* By dragging on from the middle of its cell. */
static void
test_gestures_drag_turns_who_is_deployed (Table         *table,
                                          gconstpointer  unused)
{
  rdt_battle_controller_select_unit (table->controller, 0);
  click (table, table->open);
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->open);

  drag (table, table->open, table->open, 4);
  g_assert_cmpuint (get_unit (table, 0)->facing, ==, 4);
  g_assert_cmpuint (get_unit (table, 0)->cell, ==, table->open);

  drag (table, table->open, table->open, RDT_NO_FACING);
  g_assert_cmpuint (get_unit (table, 0)->facing, ==, 4);
}

static gboolean
count_cb (gpointer user_data)
{
  guint *n = user_data;

  (*n)++;

  return G_SOURCE_REMOVE;
}

/* Waits until all timeouts are done. */
static void
settle (void)
{
  guint n = 0;

  g_idle_add_full (G_PRIORITY_LOW, count_cb, &n, NULL);
  while (n == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
told_cb (guint *n_told)
{
  (*n_told)++;
}

/* The buttons of the deployment disappear with it. */
static void
test_gestures_deployment_ends (Table         *table,
                               gconstpointer  unused)
{
  guint n_told = 0;
  RdtOrder end;

  g_signal_connect_swapped (table->controller, "notify::placing", G_CALLBACK (told_cb), &n_told);
  g_assert_true (rdt_battle_controller_is_placing (table->controller));
  rdt_battle_controller_select_unit (table->controller, 0);
  click (table, table->open);
  n_told = 0;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (table->battle, &end, NULL, NULL), ==, RDT_ORDERED);
  g_assert_false (rdt_battle_controller_is_placing (table->controller));
  g_assert_cmpuint (n_told, ==, 1);
}

/* Each unit is ordered until none is left: the enemy has moved in this turn. */
static void
use_up_turn (Table *table)
{
  guint turn = rdt_battle_get_position (table->battle)->turn;

  while (rdt_battle_get_position (table->battle)->turn == turn
         && rdt_units_left_count (table->battle) > 0)
    {
      RdtOrder order = rdt_battle_list_orders (table->battle)->items[0];

      g_assert_cmpint (order.unit, !=, RDT_NO_UNIT);
      rdt_battle_controller_order (table->controller, &order);
      settle ();
    }
}

/* Keys lead to targets of shots, attacks and retreats; the cursor goes where it likes
 * to move.
 */
static void
test_gestures_lead_to_targets_only (Table         *table,
                                    gconstpointer  unused)
{
  click (table, table->start);
  g_assert_nonnull (rdt_duel_find_order (table->battle, RDT_ORDER_MOVE));
  g_assert_cmpuint (rdt_targets_find (table->controller, RDT_ORDER_MOVE, RDT_NO_CELL), ==,
                    RDT_NO_CELL);
}

/* The units that could still act are named. */
static void
test_gestures_name_who_can_still_act (Table         *table,
                                      gconstpointer  unused)
{
  g_autofree char *both = rdt_units_left_name (table->battle);
  g_autofree char *none = NULL;
  g_autofree char *fights = NULL;

  g_assert_cmpstr (both, ==, "Infantry r1, Commander r2");
  use_up_turn (table);
  none = rdt_units_left_name (table->battle);
  g_assert_null (none);
  fights = rdt_pending_fights_name_fought (table->battle);
  g_assert_null (fights);
}

static void
test_gestures_turn_ends_itself_when_it_is_wanted (Table         *table,
                                                  gconstpointer  unused)
{
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (table->controller);
  guint n;

  use_up_turn (table);
  n = rdt_battle_get_n_orders (table->battle);
  g_assert_cmpuint (rdt_battle_get_position (table->battle)->awaiting.side, ==, 0);
  g_assert_cmpint (rdt_battle_get_order_at (table->battle, n)->kind, !=, RDT_ORDER_END);

  rdt_battle_undo (table->battle);
  g_object_set (runner, "ends-turns", TRUE, NULL);
  use_up_turn (table);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n + 1);
  g_assert_cmpint (rdt_battle_get_order_at (table->battle, n + 1)->kind, ==, RDT_ORDER_END);

  /* Undone orders stay undone. */
  rdt_battle_undo (table->battle);
  settle ();
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, n);
}

/* Plays on until a unit has to retreat and has a choice. */
static void
come_to_retreat (RdtBattle *battle,
                 GRand     *chance)
{
  while (rdt_battle_get_position (battle)->awaiting.kind != RDT_DECISION_RETREAT
         || !rdt_units_left_have_order (battle, RDT_ORDER_RETREAT))
    {
      g_assert_false (rdt_battle_is_over (battle));
      rdt_duel_go_on (battle, chance);
    }
}

/* Portable: Close Combat.  Plays on until a unit has to answer and can say where. */
static RdtBattle *
begin_with_answer (RdtDecisionKind decision,
                   RdtOrderKind    answer)
{
  for (guint seed = 1; seed < 200; seed++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE,
                                                 "....\n....\n....\n....");
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr(RdtGame) game = NULL;
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtBattle *battle;

      rdt_test_add_unit (setup, 0, "infantry", "B2");
      rdt_test_add_unit (setup, 0, "infantry", "D2");
      rdt_test_add_unit (setup, 1, "infantry", "B3");
      rdt_test_add_unit (setup, 1, "infantry", "D4");
      game = rdt_test_game (setup);
      rdt_dice_set_seed (dice, seed);
      battle = rdt_battle_new (game, dice);

      for (guint i = 0; i < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); i++)
        {
          if (rdt_battle_get_position (battle)->awaiting.kind == decision
              && rdt_units_left_have_order (battle, answer))
            return battle;
          rdt_duel_go_on (battle, chance);
        }

      g_object_unref (battle);
    }

  g_assert_not_reached ();
}

static RdtBattle *
begin_with_retreat (void)
{
  for (guint seed = 1; seed < 200; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
      RdtBattle *battle = rdt_duel_new ();

      for (guint i = 0; i < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); i++)
        {
          if (rdt_battle_get_position (battle)->awaiting.kind == RDT_DECISION_RETREAT)
            {
              come_to_retreat (battle, chance);
              return battle;
            }
          rdt_duel_go_on (battle, chance);
        }

      g_object_unref (battle);
    }

  g_assert_not_reached ();
}

static void
test_gestures_escape_leaves_the_retreat_to_be_answered (void)
{
  RdtBattle *battle = begin_with_retreat ();
  RdtBattleController *controller = rdt_battle_controller_new (battle);
  RdtUnitIndex unit = rdt_battle_get_position (battle)->awaiting.unit;
  RdtOrder order = rdt_battle_list_orders (battle)->items[0];
  guint n = rdt_battle_get_n_orders (battle);

  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, unit);
  rdt_battle_controller_select_unit (controller, RDT_NO_UNIT);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, unit);

  /* Nor is another unit selected in its place, which could not be ordered. */
  for (RdtUnitIndex other = 0; other < rdt_battle_get_game (battle)->n_units; other++)
    {
      rdt_battle_controller_select_unit (controller, other);
      g_assert_cmpuint (rdt_battle_controller_get_selected_unit (controller), ==, unit);
    }

  rdt_battle_gestures_activate (controller, rdt_choices_get_cell (battle, &order), RDT_NO_UNIT);
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, n + 1);

  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* A key goes to the next place of a retreat, and then means it. */
static void
test_gestures_a_key_finds_the_places_of_a_retreat (void)
{
  RdtBattle *battle = begin_with_retreat ();
  RdtBattleController *controller = rdt_battle_controller_new (battle);
  RdtUnitIndex unit = rdt_battle_get_position (battle)->awaiting.unit;
  RdtCell own = rdt_battle_get_position (battle)->units[unit].cell;
  RdtCell place = rdt_targets_find_nearby (controller, RDT_ORDER_RETREAT, own);

  g_assert_cmpuint (place, !=, RDT_NO_CELL);
  g_assert_cmpuint (rdt_targets_find_nearby (controller, RDT_ORDER_RETREAT, place), ==,
                    RDT_NO_CELL);
  g_assert_true (rdt_battle_gestures_act_as (controller, RDT_ORDER_RETREAT, place));
  g_assert_cmpuint (rdt_battle_get_position (battle)->units[unit].cell, ==, place);

  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* Portable: Close Combat.  So it is with withdrawals and advances. */
static void
test_gestures_the_key_for_moves_answers (void)
{
  const struct
  {
    RdtDecisionKind decision;
    RdtOrderKind    answer;
  } cases[] = {
    { RDT_DECISION_ADVANCE, RDT_ORDER_ADVANCE },
    { RDT_DECISION_WITHDRAW, RDT_ORDER_WITHDRAW },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      RdtBattle *battle = begin_with_answer (cases[i].decision, cases[i].answer);
      RdtBattleController *controller = rdt_battle_controller_new (battle);
      RdtUnitIndex unit = rdt_battle_get_position (battle)->awaiting.unit;
      RdtCell own = rdt_battle_get_position (battle)->units[unit].cell;
      RdtOrderKind kind = rdt_targets_find_kind (controller, RDT_ORDER_MOVE);
      RdtCell place = rdt_targets_find_nearby (controller, kind, own);

      g_assert_cmpint (kind, ==, cases[i].answer);
      g_assert_cmpuint (place, !=, RDT_NO_CELL);
      g_assert_true (rdt_battle_gestures_act_as (controller, kind, place));
      g_assert_cmpuint (rdt_battle_get_position (battle)->units[unit].cell, ==, place);
      g_assert_cmpint (rdt_targets_find_kind (controller, RDT_ORDER_FIRE), ==, RDT_ORDER_FIRE);

      g_assert_finalize_object (controller);
      g_assert_finalize_object (battle);
    }
}

#define add(path, func) \
  g_test_add ("/model/gestures/" path, Table, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("click-on-friend-selects-it", test_gestures_click_on_friend_selects_it);
  add ("click-where-it-stands-offers-no-move",
       test_gestures_click_where_it_stands_offers_no_move);
  add ("drag-moves-a-unit", test_gestures_drag_moves_a_unit);
  add ("drag-stacks-units", test_gestures_drag_stacks_units);
  add ("drag-back-changes-nothing", test_gestures_drag_back_changes_nothing);
  add ("enemies-are-not-dragged", test_gestures_enemies_are_not_dragged);
  add ("wheel-turns-as-far-as-wanted", test_gestures_wheel_turns_as_far_as_wanted);
  add ("wheel-scrolls-elsewhere", test_gestures_wheel_scrolls_elsewhere);
  add ("every-way-can-be-pointed-at", test_gestures_every_way_can_be_pointed_at);
  add ("lead-to-targets-only", test_gestures_lead_to_targets_only);
  add ("name-who-can-still-act", test_gestures_name_who_can_still_act);
  add ("turn-ends-itself-when-it-is-wanted", test_gestures_turn_ends_itself_when_it_is_wanted);
  g_test_add ("/model/gestures/wheel-turns-who-is-deployed", Table, NULL, set_up_deployment,
              test_gestures_wheel_turns_who_is_deployed, tear_down);
  g_test_add ("/model/gestures/drag-turns-who-is-deployed", Table, NULL, set_up_deployment,
              test_gestures_drag_turns_who_is_deployed, tear_down);
  g_test_add ("/model/gestures/deployment-ends", Table, NULL, set_up_deployment,
              test_gestures_deployment_ends, tear_down);
  g_test_add_func ("/model/gestures/escape-leaves-the-retreat-to-be-answered",
                   test_gestures_escape_leaves_the_retreat_to_be_answered);

  g_test_add_func ("/model/gestures/a-key-finds-the-places-of-a-retreat",
                   test_gestures_a_key_finds_the_places_of_a_retreat);
  g_test_add_func ("/model/gestures/the-key-for-moves-answers",
                   test_gestures_the_key_for_moves_answers);

  return g_test_run ();
}
