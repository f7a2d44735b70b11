/* test-battle-highlights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-battle-highlights.h"
#include "rdt-battle.h"
#include "rdt-bearing.h"
#include "rdt-odds.h"
#include "rdt-path.h"
#include "rdt-referee.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

/* The texts beside the cells of a board agree with the engine. */

#define SEED 42
#define N_ORDERS 120

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtBoardView        *view;
  const RdtOverlay    *overlay;
} Table;

static void
set_up_with (Table   *table,
             RdtGame *game,
             RdtDice *dice)
{
  RdtDiceWant want;

  rdt_dice_set_seed (dice, SEED);
  table->battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (table->battle, &want), ==, RDT_ORDERED);

  table->controller = rdt_battle_controller_new (table->battle);
  table->view = g_object_ref_sink (RDT_BOARD_VIEW (g_object_new (RDT_TYPE_BOARD_VIEW, NULL)));
  rdt_battle_highlights_attach (table->view, table->controller);
  table->overlay = rdt_board_view_get_overlay (table->view);
}

static void
set_up (Table   *table,
        RdtGame *game)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  set_up_with (table, game, dice);
}

static void
tear_down (Table *table)
{
  g_assert_finalize_object (table->view);
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
}

static guint
to_percent (const RdtOdds *odds,
            guint64        chance)
{
  return (chance * 2000 / odds->total + 10) / 20;
}

/* Works out the label of an order's target independently. */
static char *
expect_label (RdtBattle      *battle,
              const RdtOrder *order,
              RdtCell         cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  guint64 hit = 0, destroyed = 0, any = 0;
  RdtRefusal refusal;

  g_assert_true (rdt_odds_compute (game, position, order, odds, &refusal));

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtFate *fate = &odds->fates[unit];

      if (game->units[unit].side != game->units[order->unit].side)
        any += fate->hit + fate->destroyed + fate->retreats + fate->pinned;

      if (game->units[unit].side == game->units[order->unit].side
          || position->units[unit].cell != cell
          || (order->other != RDT_NO_UNIT && order->other != unit)
          || fate->hit <= hit)
        continue;

      hit = fate->hit;
      destroyed = fate->destroyed;
    }

  if (order->kind == RDT_ORDER_FIRE && any == 0 && !odds->is_rough)
    return g_strdup ("");

  return g_strdup_printf ("%u%%\n%u%%", to_percent (odds, hit), to_percent (odds, destroyed));
}

static guint
count_rolled (const RdtEventList *events)
{
  guint n = 0;

  for (guint i = 0; i < events->n_items; i++)
    n += events->items[i].kind == RDT_EVENT_ROLLED;

  return n;
}

static gboolean
can_order (Table        *table,
           RdtUnitIndex  unit,
           RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (table->battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit && orders->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* Ends parts of the turn until a unit can be given an order of a kind. */
static void
come_to (Table        *table,
         RdtUnitIndex  unit,
         RdtOrderKind  kind)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (!can_order (table, unit, kind))
    g_assert_cmpint (rdt_battle_order (table->battle, &end, NULL, NULL), ==, RDT_ORDERED);
}

static guint
count_orders_to (Table        *table,
                 RdtUnitIndex  unit,
                 RdtCell       cell)
{
  g_autoptr(GArray) choices = rdt_choices_list_all (table->battle, unit, cell);
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    n += g_array_index (choices, RdtChoice, i).is_listed;

  return n;
}

/* Whether a unit could fire from its destination, with any facing.  The battle is
 * left as it was.
 */
static gboolean
can_fire_after (Table          *table,
                const RdtOrder *move)
{
  guint n_facings = rdt_grid_get_n_facings (&rdt_battle_get_game (table->battle)->map->grid);
  gboolean can_fire = can_order (table, move->unit, RDT_ORDER_FIRE);
  RdtOrder turned = *move;

  for (RdtFacing facing = 0; facing < n_facings; facing++)
    {
      turned.facing = facing;
      rdt_battle_undo (table->battle);
      if (rdt_battle_order (table->battle, &turned, NULL, NULL) != RDT_ORDERED)
        g_assert_cmpint (rdt_battle_order (table->battle, move, NULL, NULL), ==, RDT_ORDERED);
      can_fire = can_fire || can_order (table, move->unit, RDT_ORDER_FIRE);
    }

  return can_fire;
}

/* Goes to each cell that a unit can reach, to compare it with what was shown, and
 * undoes the order.
 */
static guint
check_moves (Table *table)
{
  const RdtOrderList *orders = rdt_battle_list_orders (table->battle);
  RdtUnitIndex unit = orders->items[0].unit;
  g_autoptr(GArray) moves = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
  guint n_checked = 0;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit
        && orders->items[i].kind == RDT_ORDER_MOVE
        && orders->items[i].n_path > 0)
      g_array_append_val (moves, orders->items[i]);

  for (guint i = 0; i < moves->len; i++)
    {
      RdtOrder *move = &g_array_index (moves, RdtOrder, i);
      RdtCell cell = move->path[move->n_path - 1];
      const RdtUnitState *state;
      RdtFacing shown;
      guint highlights;

      /* With several orders, a menu asks which one is meant. */
      rdt_battle_controller_select_unit (table->controller, unit);
      rdt_battle_controller_point_at (table->controller, cell);
      if (count_orders_to (table, unit, cell) > 1)
        continue;

      shown = table->overlay->path_facing;
      highlights = table->overlay->highlights[cell];
      rdt_bearing_fill (table->battle, RDT_NO_FACING, move);
      if (rdt_battle_order (table->battle, move, NULL, NULL) != RDT_ORDERED)
        continue;

      state = &rdt_battle_get_position (table->battle)->units[unit];
      if (state->status == RDT_STATUS_BOARD && state->cell == cell
          && count_rolled (rdt_battle_get_events_at (table->battle,
                                                     rdt_battle_get_n_orders (table->battle))) == 0)
        {
          g_assert_cmpuint (state->facing, ==, shown);
          if (rdt_unit_has (state, RDT_UNIT_OWES_ATTACK)
              && can_order (table, unit, RDT_ORDER_CLOSE_COMBAT))
            g_assert_true ((highlights & RDT_HIGHLIGHT_MUST_ATTACK) != 0);
          if (state->contacts == 0)
            g_assert_false ((highlights & RDT_HIGHLIGHT_MUST_ATTACK) != 0);
          if ((highlights & RDT_HIGHLIGHT_KEEPS_FIRE) != 0)
            g_assert_true (can_fire_after (table, move));
          else if ((highlights & (RDT_HIGHLIGHT_LOSES_FIRE | RDT_HIGHLIGHT_MUST_ATTACK))
                   == RDT_HIGHLIGHT_LOSES_FIRE)
            g_assert_false (can_fire_after (table, move));
          n_checked++;
        }

      rdt_battle_undo (table->battle);
    }

  return n_checked;
}

/* Selects each unit that can fire or attack, and checks each target.  A cell shows
 * the first of the orders that aim at it.
 */
static guint
check_targets (Table *table)
{
  const RdtOrderList *orders = rdt_battle_list_orders (table->battle);
  g_autoptr(GHashTable) seen = g_hash_table_new (NULL, NULL);
  guint n_checked = 0;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];
      RdtCell cell = rdt_choices_get_cell (table->battle, order);
      g_autofree char *expected = NULL;

      if ((order->kind != RDT_ORDER_FIRE && order->kind != RDT_ORDER_CLOSE_COMBAT)
          || !g_hash_table_add (seen, GUINT_TO_POINTER (order->unit * RDT_MAX_CELLS + cell)))
        continue;

      expected = expect_label (table->battle, order, cell);
      rdt_battle_controller_select_unit (table->controller, order->unit);
      g_assert_cmpstr (table->overlay->labels[cell], ==, expected);
      g_assert_cmpint ((table->overlay->highlights[cell]
                        & (RDT_HIGHLIGHT_TARGET | RDT_HIGHLIGHT_ATTACK)) != 0,
                       ==, *expected != '\0');
      n_checked++;
    }

  return n_checked;
}

static void
test_highlights_tell_the_odds_of_the_engine (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_checked = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      Table table;
      RdtRefusal refusal;
      RdtDiceWant want;

      set_up (&table, game);

      for (guint n = 0; n < N_ORDERS && !rdt_battle_get_position (table.battle)->is_over; n++)
        {
          RdtOrder order;

          n_checked += check_targets (&table);
          order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);
          g_assert_cmpint (rdt_battle_order (table.battle, &order, &refusal, &want),
                           ==,
                           RDT_ORDERED);
        }

      tear_down (&table);
    }

  g_assert_cmpuint (n_checked, >, 20);
}

static void
test_highlights_tell_what_a_move_leads_to (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_checked = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      Table table;

      set_up (&table, game);

      for (guint n = 0; n < N_ORDERS && !rdt_battle_get_position (table.battle)->is_over; n++)
        {
          RdtOrder order = rdt_test_choose (rdt_battle_list_orders (table.battle), chance);

          if (n % 4 == 0)
            n_checked += check_moves (&table);
          g_assert_cmpint (rdt_battle_order (table.battle, &order, NULL, NULL), ==, RDT_ORDERED);
        }

      tear_down (&table);
    }

  g_assert_cmpuint (n_checked, >, 20);
}

static const char *
get_label (Table      *table,
           const char *cell)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);

  return table->overlay->labels[rdt_test_cell (&game->map->grid, cell)];
}

/* Rule: portable, Roads.  A step along a road costs half a square. */
static void
test_highlights_tell_what_a_move_spends (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n======\n......");
  g_autoptr(RdtGame) game = NULL;
  Table table;
  RdtScene scene;
  RdtMover mover;
  RdtStride stride;
  RdtRefusal refusal;
  RdtUnitIndex unit = 0;

  rdt_test_add_unit (setup, 0, "command", "A2");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  game = rdt_test_game (setup);
  set_up (&table, game);

  while (rdt_battle_list_orders (table.battle)->items[0].unit != unit)
    {
      RdtDiceWant want;
      RdtOrder end;

      rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
      g_assert_cmpint (rdt_battle_order (table.battle, &end, &refusal, &want), ==, RDT_ORDERED);
    }

  rdt_battle_controller_select_unit (table.controller, unit);
  g_assert_cmpstr (get_label (&table, "B2"), ==, "½");
  g_assert_cmpstr (get_label (&table, "C2"), ==, "1");
  g_assert_cmpstr (get_label (&table, "D2"), ==, "1½");
  g_assert_cmpstr (get_label (&table, "A3"), ==, "1");

  /* And the engine counts the same. */
  rdt_scene_init (&scene, game, rdt_battle_get_position (table.battle), 0);
  rdt_mover_init (&mover, &scene, unit);
  rdt_mover_start (&mover, &stride);
  for (guint i = 1; i <= 3; i++)
    g_assert_true (rdt_mover_step (&mover, &stride, rdt_test_cell (&game->map->grid, "A2") + i,
                                   &refusal));
  g_assert_cmpuint (stride.cost, ==, 3);

  tear_down (&table);
}

/* Ruling: P11.  A river may be entered, but no unit leaves it again. */
static void
test_highlights_tell_where_a_unit_perishes (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE,
                                             "......\n......\n......\n~~~~~~\n......\n......");
  g_autoptr(RdtGame) game = NULL;
  const RdtGrid *grid;
  RdtCell river, bank;
  Table table;

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "command", "E1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  game = rdt_test_game (setup);
  grid = &game->map->grid;
  river = rdt_test_cell (grid, "B3");
  bank = rdt_test_cell (grid, "C2");
  set_up (&table, game);

  come_to (&table, 0, RDT_ORDER_MOVE);

  rdt_battle_controller_select_unit (table.controller, 0);
  g_assert_cmpuint (table.overlay->highlights[river]
                    & (RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_PERISHES), ==,
                    RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_PERISHES);
  g_assert_cmpuint (table.overlay->highlights[bank]
                    & (RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_PERISHES), ==,
                    RDT_HIGHLIGHT_REACH);

  tear_down (&table);
}

/* Modern: Artillery Fire (k).  A shot that falls short hits any unit there. */
static void
test_highlights_tell_who_of_ours_is_at_risk (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");
  g_autoptr(RdtGame) game = NULL;
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  g_autofree char *expected = NULL;
  RdtRefusal refusal;
  RdtOrder order;
  Table table;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 0, "infantry", "C3");
  rdt_test_add_unit (setup, 1, "infantry", "C4");
  game = rdt_test_game (setup);
  set_up (&table, game);

  order = rdt_test_order (game, "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"C4\"}");
  g_assert_true (rdt_odds_compute (game, rdt_battle_get_position (table.battle), &order, odds,
                                   &refusal));
  g_assert_cmpuint (odds->fates[1].hit, >, 0);
  expected = g_strdup_printf ("!%u%%", to_percent (odds, odds->fates[1].hit));

  rdt_battle_controller_select_unit (table.controller, 0);
  g_assert_cmpuint (table.overlay->n_risks, ==, 0);

  rdt_battle_controller_point_at (table.controller, order.cell);
  g_assert_cmpuint (table.overlay->n_risks, ==, 1);
  g_assert_cmpuint (table.overlay->risks[0], ==, rdt_test_cell (&game->map->grid, "C3"));
  g_assert_cmpstr (table.overlay->risk_labels[0], ==, expected);

  rdt_battle_controller_point_at (table.controller, RDT_NO_CELL);
  g_assert_cmpuint (table.overlay->n_risks, ==, 0);

  tear_down (&table);
}

/* 20th Century: Minefields; T8.  Mines on the way are a risk, and do not hide
 * the fight behind them.
 */
static void
test_highlights_tell_of_mines_on_the_way (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n..M..\n.....");
  g_autoptr(RdtGame) game = NULL;
  RdtCell behind, aside;
  Table table;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_add_unit (setup, 1, "rifle", "C4");
  game = rdt_test_game (setup);
  behind = rdt_test_cell (&game->map->grid, "C3");
  aside = rdt_test_cell (&game->map->grid, "B1");
  set_up (&table, game);

  come_to (&table, 0, RDT_ORDER_MOVE);

  rdt_battle_controller_select_unit (table.controller, 0);
  g_assert_cmpuint (table.overlay->highlights[behind] & RDT_HIGHLIGHT_MUST_ATTACK, ==,
                    RDT_HIGHLIGHT_MUST_ATTACK);

  rdt_battle_controller_point_at (table.controller, behind);
  g_assert_cmpuint (table.overlay->n_risks, ==, 1);
  g_assert_cmpuint (table.overlay->risks[0], ==, rdt_test_cell (&game->map->grid, "C1"));
  g_assert_cmpstr (table.overlay->risk_labels[0], ==, "!50%");

  rdt_battle_controller_point_at (table.controller, aside);
  g_assert_cmpuint (table.overlay->n_risks, ==, 0);

  tear_down (&table);
}

/* Of two units in a hex one is destroyed: the other is shown neither as hit nor as alone. */
static void
test_highlights_show_who_fell_beside_others (void)
{
  static const guint8 hits[] = { 6 };
  static const guint8 destroys[] = { 1 };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n.....\n.....");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;
  RdtOrder fire;
  RdtCell from;
  Table table;

  rdt_test_add_unit (setup, 0, "field-gun", "C1");
  rdt_test_add_unit (setup, 1, "command", "C5");
  rdt_test_add_unit (setup, 1, "machine-gun", "C5");
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_TO_HIT, hits, 1);
  rdt_dice_script (dice, RDT_DICE_EFFECT, destroys, 1);
  set_up_with (&table, game, dice);

  come_to (&table, 0, RDT_ORDER_FIRE);

  rdt_order_init (&fire, RDT_ORDER_FIRE, 0);
  fire.cell = rdt_test_cell (&game->map->grid, "C5");
  fire.other = 2;
  from = rdt_battle_get_position (table.battle)->units[0].cell;
  g_assert_cmpuint (table.overlay->highlights[fire.cell] & RDT_HIGHLIGHT_BEREFT, ==,
                    0);
  g_assert_cmpint (rdt_battle_order (table.battle, &fire, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_battle_get_position (table.battle)->units[2].status, ==,
                   RDT_STATUS_DESTROYED);

  g_assert_cmpuint (table.overlay->highlights[fire.cell] & RDT_HIGHLIGHT_BEREFT, ==,
                    RDT_HIGHLIGHT_BEREFT);
  g_assert_cmpuint (table.overlay->event_from, ==, from);

  tear_down (&table);
}

/* 20th Century: Fire Combat.  A friendly unit in the way is marked, and a miss is not
 * shown as a hit.
 */
static void
test_highlights_tell_shots_that_do_not_arrive (void)
{
  static const guint8 misses[] = { 1 };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n.....\n.....");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = NULL;
  RdtOrder fire;
  Table table;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_add_unit (setup, 0, "rifle", "C2");
  rdt_test_add_unit (setup, 1, "rifle", "C4");
  game = rdt_test_game (setup);
  rdt_dice_script (dice, RDT_DICE_TO_HIT, misses, 1);
  set_up_with (&table, game, dice);

  come_to (&table, 1, RDT_ORDER_FIRE);

  rdt_order_init (&fire, RDT_ORDER_FIRE, 1);
  fire.cell = rdt_test_cell (&game->map->grid, "C4");
  rdt_battle_controller_select_unit (table.controller, 0);
  rdt_battle_controller_point_at (table.controller, fire.cell);
  g_assert_cmpuint (table.overlay->sight_block, ==, rdt_test_cell (&game->map->grid, "C2"));

  rdt_battle_controller_select_unit (table.controller, 1);
  rdt_battle_controller_point_at (table.controller, fire.cell);
  g_assert_cmpuint (table.overlay->sight_block, ==, RDT_NO_CELL);

  g_assert_cmpint (rdt_battle_order (table.battle, &fire, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (table.overlay->event_to, ==, RDT_NO_CELL);

  tear_down (&table);
}

/* Not for the computer's units in its turn, whichever unit is selected. */
static void
test_highlights_are_for_orders_of_ones_own (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/rolica.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  const RdtOrderList *orders;
  RdtUnitIndex unit;
  Table table;

  set_up (&table, game);
  orders = rdt_battle_list_orders (table.battle);
  unit = orders->items[0].unit;
  rdt_battle_set_player (table.battle, game->units[unit].side, RDT_PLAYER_STILL);
  rdt_battle_controller_select_unit (table.controller, unit);

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    g_assert_cmpuint (table.overlay->highlights[cell], ==, 0);

  tear_down (&table);
}

/* Modern: Artillery Fire; M27. */
static void
test_highlights_show_at_what_fire_is_declared (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  Table table;

  for (guint i = 0; i < 2; i++)
    {
      rdt_test_add_unit (setup, 0, "field-artillery", i == 0 ? "A1" : "C1");
      rdt_test_add_unit (setup, 1, "infantry", i == 0 ? "A4" : "C4");
      ((RdtSetupUnit *) g_ptr_array_index (setup->sides[0].units, i))->has_gas_shell = TRUE;
    }
  g_ptr_array_add (setup->options, g_strdup ("gas"));
  game = rdt_test_game (setup);
  set_up (&table, game);

  for (guint i = 0; i < 2; i++)
    {
      RdtOrder order;

      rdt_order_init (&order, RDT_ORDER_FIRE, i);
      order.cell = rdt_test_cell (&game->map->grid, i == 0 ? "A4" : "C4");
      order.gas = i == 1;
      rdt_battle_controller_order (table.controller, &order);

      g_assert_cmpuint (table.overlay->highlights[order.cell]
                        & (RDT_HIGHLIGHT_DECLARED | RDT_HIGHLIGHT_DECLARED_GAS), ==,
                        i == 0 ? RDT_HIGHLIGHT_DECLARED
                               : RDT_HIGHLIGHT_DECLARED | RDT_HIGHLIGHT_DECLARED_GAS);
    }

  tear_down (&table);
}

/* The arrow of an attack stays where the fight was when the loser is gone. */
static void
test_highlights_point_at_where_the_fight_was (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  guint n_retreats = 0;

  rdt_test_add_unit (setup, 0, "infantry", "A4");
  rdt_test_add_unit (setup, 1, "infantry", "A5");
  game = rdt_test_game (setup);

  for (guint64 seed = 0; seed < 60; seed++)
    {
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtOrder attack;
      Table table;

      rdt_dice_set_seed (dice, seed);
      table.battle = rdt_battle_new (game, dice);
      g_assert_cmpint (rdt_battle_begin (table.battle, NULL), ==, RDT_ORDERED);
      table.controller = rdt_battle_controller_new (table.battle);
      table.view = g_object_ref_sink (RDT_BOARD_VIEW (g_object_new (RDT_TYPE_BOARD_VIEW, NULL)));
      rdt_battle_highlights_attach (table.view, table.controller);
      table.overlay = rdt_board_view_get_overlay (table.view);

      rdt_order_init (&attack, RDT_ORDER_CLOSE_COMBAT,
                      rdt_battle_get_position (table.battle)->awaiting.side);
      attack.cell = rdt_battle_get_position (table.battle)->units[1 - attack.unit].cell;
      rdt_battle_controller_order (table.controller, &attack);
      g_assert_cmpuint (rdt_battle_get_n_orders (table.battle), ==, 1);

      for (guint i = 0; i < rdt_battle_get_events_at (table.battle, 1)->n_items; i++)
        n_retreats += rdt_battle_get_events_at (table.battle, 1)->items[i].kind
                      == RDT_EVENT_RETREATED;
      if (rdt_battle_get_position (table.battle)->units[0].status == RDT_STATUS_BOARD
          && rdt_battle_get_position (table.battle)->units[1].status == RDT_STATUS_BOARD)
        {
          g_assert_cmpuint (table.overlay->event_from, !=, table.overlay->event_to);
          g_assert_cmpuint (table.overlay->event_to, ==, attack.cell);
        }

      tear_down (&table);
    }

  g_assert_cmpuint (n_retreats, >, 0);
}

/* With hand-rolled dice a card is asked for as soon as an order is over: its result
 * is still visible, unless the next die is about something else.
 */
static void
test_highlights_keep_traces_while_a_card_is_asked_for (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             "....\n....\n....\n....");
  g_autoptr(RdtGame) game = NULL;
  RdtDiceWant want = { .purpose = RDT_DICE_CARD, .unit = RDT_NO_UNIT, .enemy = RDT_NO_UNIT,
                       .side = RDT_NO_SIDE, .cloud = RDT_NO_CELL, .first = RDT_NO_SIDE };
  const RdtOrderList *orders;
  Table table;
  guint n = 0;

  rdt_test_add_unit (setup, 0, "rifle", "A1");
  rdt_test_add_unit (setup, 1, "rifle", "D4");
  game = rdt_test_game (setup);
  set_up (&table, game);
  orders = rdt_battle_list_orders (table.battle);
  while (n < orders->n_items
         && (orders->items[n].kind != RDT_ORDER_MOVE || orders->items[n].n_path == 0))
    n++;
  g_assert_cmpuint (n, <, orders->n_items);
  rdt_battle_controller_order (table.controller, &orders->items[n]);
  n = table.overlay->n_traces;
  g_assert_cmpuint (n, >, 0);

  want.board = *rdt_battle_get_position (table.battle);
  rdt_battle_highlights_show_cause (table.view, table.controller, &want);
  g_assert_cmpuint (table.overlay->n_traces, ==, n);

  want.has_cause = TRUE;
  want.cause = (RdtEvent) { .kind = RDT_EVENT_FIRED, .unit = 0, .other = 1,
                            .cell = want.board.units[1].cell };
  rdt_battle_highlights_show_cause (table.view, table.controller, &want);
  g_assert_cmpuint (table.overlay->n_traces, ==, 0);

  tear_down (&table);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  rdt_test_add_for_rules ("/gtk/highlights/tell-the-odds-of-the-engine",
                          test_highlights_tell_the_odds_of_the_engine);
  rdt_test_add_for_rules ("/gtk/highlights/tell-what-a-move-leads-to",
                          test_highlights_tell_what_a_move_leads_to);

  g_test_add_func ("/gtk/highlights/are-for-orders-of-ones-own",
                   test_highlights_are_for_orders_of_ones_own);
  g_test_add_func ("/gtk/highlights/show-at-what-fire-is-declared",
                   test_highlights_show_at_what_fire_is_declared);
  g_test_add_func ("/gtk/highlights/point-at-where-the-fight-was",
                   test_highlights_point_at_where_the_fight_was);
  g_test_add_func ("/gtk/highlights/tell-what-a-move-spends",
                   test_highlights_tell_what_a_move_spends);
  g_test_add_func ("/gtk/highlights/tell-where-a-unit-perishes",
                   test_highlights_tell_where_a_unit_perishes);
  g_test_add_func ("/gtk/highlights/tell-who-of-ours-is-at-risk",
                   test_highlights_tell_who_of_ours_is_at_risk);
  g_test_add_func ("/gtk/highlights/show-who-fell-beside-others",
                   test_highlights_show_who_fell_beside_others);
  g_test_add_func ("/gtk/highlights/tell-shots-that-do-not-arrive",
                   test_highlights_tell_shots_that_do_not_arrive);
  g_test_add_func ("/gtk/highlights/keep-traces-while-a-card-is-asked-for",
                   test_highlights_keep_traces_while_a_card_is_asked_for);
  g_test_add_func ("/gtk/highlights/tell-of-mines-on-the-way",
                   test_highlights_tell_of_mines_on_the_way);

  return g_test_run ();
}
