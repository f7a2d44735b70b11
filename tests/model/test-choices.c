/* test-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-test.h"
#include "rdt-units-left.h"

static const char *const open_ground =
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......\n"
  "......";

static guint
count_kind (const GArray *choices,
            RdtOrderKind  kind)
{
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    n += g_array_index (choices, RdtChoice, i).order.kind == kind ? 1 : 0;

  return n;
}

static void
test_choices_name_who_is_to_be_placed (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/ostrow-mill.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  RdtOrder order;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpuint (rdt_units_left_find_to_deploy (battle), ==, 0);
  g_assert_true (rdt_units_left_have_order (battle, RDT_ORDER_DEPLOY));
  g_assert_false (rdt_units_left_have_order (battle, RDT_ORDER_ENTER));
  g_assert_cmpuint (rdt_units_left_count (battle), ==, 0);

  order = rdt_battle_list_orders (battle)->items[0];
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (rdt_units_left_find_to_deploy (battle), ==, 1);

  g_assert_finalize_object (battle);
}

/* A unit that has been placed needs no order to be placed there. */
static void
test_choices_deploy_nobody_where_it_is (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/ostrow-mill.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(GArray) before = NULL;
  g_autoptr(GArray) after = NULL;
  RdtBattle *battle;
  RdtOrder order;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  order = rdt_battle_list_orders (battle)->items[0];
  before = rdt_choices_list_all (battle, order.unit, order.cell);
  g_assert_cmpuint (count_kind (before, RDT_ORDER_DEPLOY), ==, 1);

  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  after = rdt_choices_list_all (battle, order.unit, order.cell);
  g_assert_cmpuint (count_kind (after, RDT_ORDER_DEPLOY), ==, 0);

  g_assert_finalize_object (battle);
}

/* Modern: Engineers. */
static void
test_choices_clear_only_what_lies_there (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(GArray) here = NULL;
  g_autoptr(GArray) mined = NULL;
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "engineers", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  setup->terrain[rdt_test_cell (&setup->grid, "D4")].works |= 1 << RDT_WORKS_MINEFIELD;
  battle = rdt_duel_begin_actions (setup);

  here = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "E6"));
  g_assert_cmpuint (count_kind (here, RDT_ORDER_CLEAR), ==, 0);
  mined = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "D4"));
  g_assert_cmpuint (count_kind (mined, RDT_ORDER_CLEAR), ==, 1);

  g_assert_finalize_object (battle);
}

/* Modern: Transport. */
static void
test_choices_offer_loading_to_both_that_take_part (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "half-track", "B2");
  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  battle = rdt_duel_begin_actions (setup);

  for (RdtUnitIndex unit = 0; unit < 2; unit++)
    {
      g_autoptr(GArray) choices = rdt_choices_list_in_person (battle, unit);
      RdtOrder order;

      g_assert_cmpuint (choices->len, ==, 1);
      order = g_array_index (choices, RdtChoice, 0).order;
      g_assert_cmpint (order.kind, ==, RDT_ORDER_LOAD);
      g_assert_cmpuint (order.unit, ==, 0);
      g_assert_cmpuint (order.other, ==, 1);
    }

  g_assert_finalize_object (battle);
}

/* What it carries already is not offered to be loaded, or refused. */
static void
test_choices_load_no_cargo_again (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(GArray) all = NULL;
  RdtSetupUnit *cargo;
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "half-track", "B2");
  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  cargo = g_ptr_array_index (setup->sides[0].units, 1);
  cargo->at = RDT_NOWHERE;
  cargo->aboard = g_strdup ("r1");
  battle = rdt_duel_begin_actions (setup);

  all = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "B2"));
  g_assert_cmpuint (count_kind (all, RDT_ORDER_UNLOAD), ==, 1);
  g_assert_cmpuint (count_kind (all, RDT_ORDER_LOAD), ==, 0);

  g_assert_finalize_object (battle);
}

static void
test_choices_have_odds_of_fire_and_attacks (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  const RdtOrderList *orders;
  RdtBattle *battle;
  guint kinds = 0;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 0, "infantry", "E3");
  rdt_test_add_unit (setup, 1, "infantry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "E5");
  battle = rdt_duel_begin_actions (setup);
  orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    {
      g_autofree RdtOdds *odds = rdt_choices_compute_odds (battle, &orders->items[i]);
      gboolean has_odds = orders->items[i].kind == RDT_ORDER_FIRE
                          || orders->items[i].kind == RDT_ORDER_CLOSE_COMBAT;

      g_assert_true ((odds != NULL) == has_odds);
      kinds |= has_odds ? 1 << (orders->items[i].kind == RDT_ORDER_FIRE) : 0;
    }
  g_assert_cmpuint (kinds, ==, 3);

  g_assert_finalize_object (battle);
}

static void
test_choices_tell_why_an_enemy_is_safe (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(GArray) choices = NULL;
  RdtBattle *battle;
  RdtCell enemy;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  enemy = rdt_test_cell (&setup->grid, "F6");
  battle = rdt_duel_begin_actions (setup);
  choices = rdt_choices_list_all (battle, 0, enemy);

  g_assert_cmpuint (count_kind (choices, RDT_ORDER_FIRE), ==, 1);
  g_assert_false (g_array_index (choices, RdtChoice, 0).is_legal);

  g_assert_finalize_object (battle);
}

/* Of an order that is refused in any case the first reason is shown. */
static void
test_choices_tell_first_what_a_unit_is_for (void)
{
  static const char *const types[] = { "infantry", "cavalry" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, open_ground);
      g_autoptr(RdtBattle) battle = NULL;
      g_autoptr(GArray) choices = NULL;
      const RdtGame *game;

      rdt_test_add_unit (setup, 0, types[i], "A1");
      rdt_test_add_unit (setup, 1, "infantry", "F6");
      battle = rdt_duel_begin_actions (setup);
      game = rdt_battle_get_game (battle);
      choices = rdt_choices_list_all (battle, 0, rdt_test_cell (&game->map->grid, "F6"));
      g_assert_cmpuint (choices->len, ==, 2);
      g_assert_cmpint (g_array_index (choices, RdtChoice, 0).order.kind, ==,
                       i == 0 ? RDT_ORDER_FIRE : RDT_ORDER_CLOSE_COMBAT);
    }
}

/* Each cell that can be clicked has an answer, which is about that cell. */
static void
test_choices_tell_why_a_cell_is_too_far (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "infantry", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  battle = rdt_duel_begin_actions (setup);

  for (RdtCell cell = 0; cell < 35; cell++)
    {
      g_autoptr(GArray) choices = rdt_choices_list_all (battle, 0, cell);

      if (cell == rdt_battle_get_position (battle)->units[0].cell)
        continue;

      g_assert_cmpuint (count_kind (choices, RDT_ORDER_MOVE), ==, 1);
      if (!g_array_index (choices, RdtChoice, 0).is_legal)
        g_assert_cmpuint (g_array_index (choices, RdtChoice, 0).refusal.cell, ==, cell);
    }

  g_assert_finalize_object (battle);
}

/* Whatever lies on a path that nobody has chosen. */
static void
test_choices_tell_that_a_cell_is_too_far_first (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n"
                                             "......\n"
                                             "......\n"
                                             "~~~~~~\n"
                                             "......\n"
                                             "......");
  g_autoptr(GArray) far = NULL;
  g_autoptr(GArray) near = NULL;
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "tank", "B2");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  battle = rdt_duel_begin_actions (setup);

  far = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "B6"));
  g_assert_cmpint (g_array_index (far, RdtChoice, 0).refusal.reason, ==, RDT_REASON_TOO_FAR);
  g_assert_cmpuint (g_array_index (far, RdtChoice, 0).refusal.cell, ==,
                    rdt_test_cell (&setup->grid, "B6"));

  near = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "B4"));
  g_assert_cmpint (g_array_index (near, RdtChoice, 0).refusal.reason, ==, RDT_REASON_IMPASSABLE);

  g_assert_finalize_object (battle);
}

/* To the north the unit would have to stop next to the enemy; to the east the
 * distance is the only obstacle.
 */
static void
test_choices_tell_of_the_better_way (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(GArray) choices = NULL;
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  battle = rdt_duel_begin_actions (setup);

  choices = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, "D3"));
  g_assert_cmpuint (count_kind (choices, RDT_ORDER_MOVE), ==, 1);
  g_assert_cmpint (g_array_index (choices, RdtChoice, 0).refusal.reason, ==, RDT_REASON_TOO_FAR);

  g_assert_finalize_object (battle);
}

/* Rule: M8.  Only an all-round weapon has a choice of axes, and only on an exact
 * diagonal.
 */
static guint
count_aims (const char *type,
            const char *enemy)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(GArray) choices = NULL;
  RdtBattle *battle;
  guint n = 0;

  rdt_test_add_unit (setup, 0, type, "B2");
  rdt_test_add_unit (setup, 1, "armoured-car", enemy);
  battle = rdt_duel_begin_actions (setup);
  choices = rdt_choices_list_all (battle, 0, rdt_test_cell (&setup->grid, enemy));

  for (guint i = 0; i < choices->len; i++)
    n += g_array_index (choices, RdtChoice, i).order.towards != RDT_NO_FACING ? 1 : 0;

  g_assert_finalize_object (battle);

  return n;
}

static void
test_choices_offer_both_axes_of_a_diagonal (void)
{
  g_assert_cmpuint (count_aims ("tank", "C3"), ==, 2);
  g_assert_cmpuint (count_aims ("tank", "B4"), ==, 0);
  g_assert_cmpuint (count_aims ("infantry", "C3"), ==, 0);
}

/* The orders that a unit gives up when another is ordered are those offered to it. */
static void
test_choices_name_what_a_unit_can_still_do (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *both = NULL;
  g_autofree char *none = NULL;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  battle = rdt_duel_begin_actions (setup);
  both = rdt_units_left_name_orders (battle, 0);
  g_assert_cmpstr (both, ==, "fire, move, build fieldworks");

  rdt_order_init (&order, RDT_ORDER_MOVE, 0);
  order.path[order.n_path++] = rdt_test_cell (&setup->grid, "C3");
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
  none = rdt_units_left_name_orders (battle, 0);
  g_assert_cmpstr (none, ==, "");
}

/* Modern: Firing; a unit of movement 1 that has fired has no square left. */
static void
test_choices_name_no_move_where_a_unit_can_only_turn (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, open_ground);
  g_autoptr(RdtBattle) battle = NULL;
  g_autofree char *kinds = NULL;
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  battle = rdt_duel_begin_actions (setup);
  rdt_order_init (&order, RDT_ORDER_FIRE, 0);
  order.cell = rdt_test_cell (&setup->grid, "C5");
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);

  kinds = rdt_units_left_name_orders (battle, 0);
  g_assert_cmpstr (kinds, ==, "turn");
}

#define add(path, func) g_test_add_func ("/model/choices/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("name-who-is-to-be-placed", test_choices_name_who_is_to_be_placed);
  add ("deploy-nobody-where-it-is", test_choices_deploy_nobody_where_it_is);
  add ("clear-only-what-lies-there", test_choices_clear_only_what_lies_there);
  add ("offer-loading-to-both-that-take-part", test_choices_offer_loading_to_both_that_take_part);
  add ("load-no-cargo-again", test_choices_load_no_cargo_again);
  add ("have-odds-of-fire-and-attacks", test_choices_have_odds_of_fire_and_attacks);
  add ("name-what-a-unit-can-still-do", test_choices_name_what_a_unit_can_still_do);
  add ("name-no-move-where-a-unit-can-only-turn",
       test_choices_name_no_move_where_a_unit_can_only_turn);
  add ("tell-why-an-enemy-is-safe", test_choices_tell_why_an_enemy_is_safe);
  add ("tell-first-what-a-unit-is-for", test_choices_tell_first_what_a_unit_is_for);
  add ("tell-why-a-cell-is-too-far", test_choices_tell_why_a_cell_is_too_far);
  add ("tell-that-a-cell-is-too-far-first", test_choices_tell_that_a_cell_is_too_far_first);
  add ("tell-of-the-better-way", test_choices_tell_of_the_better_way);
  add ("offer-both-axes-of-a-diagonal", test_choices_offer_both_axes_of_a_diagonal);

  return g_test_run ();
}
