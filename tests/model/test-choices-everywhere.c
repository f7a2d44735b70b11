/* test-choices-everywhere.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"
#include "rdt-odds.h"
#include "rdt-test.h"
#include "rdt-units-left.h"

/* In random battles of every rule set, at every cell and for every unit: what is
 * offered is what the referee allows, and what is refused is what a player would
 * expect there.
 */

#define N_BATTLES  30
#define MOST_STEPS 40

/* The fieldworks that a refusal is told of. */
static const RdtWorks laid[] = { RDT_WORKS_MINEFIELD, RDT_WORKS_WIRE };

static gboolean
is_cargo (const RdtOrder *order,
          RdtUnitIndex    unit)
{
  return (order->kind == RDT_ORDER_LOAD || order->kind == RDT_ORDER_UNLOAD)
         && order->other == unit;
}

static guint
count_order (const GArray   *choices,
             const RdtOrder *order)
{
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    n += rdt_order_equal (&g_array_index (choices, RdtChoice, i).order, order);

  return n;
}

/* Also those that are refused. */
static guint
count_kind (const GArray *choices,
            RdtOrderKind  kind,
            int           works)
{
  guint n = 0;

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtOrder *order = &g_array_index (choices, RdtChoice, i).order;

      n += order->kind == kind && (works < 0 || order->works == works);
    }

  return n;
}

/* Each is offered once, and nothing else is. */
static void
check_legal (RdtBattle    *battle,
             const GArray *choices,
             RdtUnitIndex  unit,
             RdtCell       cell)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  guint n_expected = 0;
  guint n_offered = 0;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if ((order->unit != unit && !is_cargo (order, unit))
          || order->kind == RDT_ORDER_DEPLOY
          || rdt_choices_get_cell (battle, order) != cell)
        continue;

      g_assert_cmpuint (count_order (choices, order), ==, 1);
      n_expected++;
    }

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtChoice *choice = &g_array_index (choices, RdtChoice, i);
      RdtRefusal refusal;

      g_assert_cmpint (rdt_battle_check_order (battle, &choice->order, &refusal), ==,
                       choice->is_legal);
      n_offered += choice->is_legal && choice->order.kind != RDT_ORDER_DEPLOY
                   && choice->order.towards == RDT_NO_FACING;
      if (!choice->is_legal)
        {
          g_assert_false (choice->is_listed);
          g_assert_true (choice->refusal.reason == refusal.reason
                         || choice->refusal.reason == RDT_REASON_TOO_FAR);
        }
    }

  g_assert_cmpuint (n_offered, ==, n_expected);
}

/* Refusals tell of different orders only by their fieldworks, or what they load. */
static gboolean
is_same_try (const RdtOrder *order,
             const RdtOrder *other)
{
  return order->kind == other->kind
         && order->works == other->works
         && (order->kind != RDT_ORDER_LOAD || order->other == other->other);
}

/* Nothing is refused twice, nor what is allowed as well, of however many enemies. */
static void
check_refused (const GArray *choices)
{
  for (guint i = 0; i < choices->len; i++)
    for (guint j = 0; j < choices->len; j++)
      if (i != j && !g_array_index (choices, RdtChoice, i).is_legal)
        g_assert_false (is_same_try (&g_array_index (choices, RdtChoice, i).order,
                                     &g_array_index (choices, RdtChoice, j).order));
}

static void
check_expected (RdtBattle    *battle,
                const GArray *choices,
                RdtUnitIndex  unit,
                RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtCell own = position->units[unit].cell;
  gboolean is_engineer = (game->units[unit].tags & RDT_TAG_ENGINEER) != 0;

  if (position->units[unit].status != RDT_STATUS_BOARD)
    return;

  if (rdt_cell_set_has (&position->occupied[!game->units[unit].side], cell))
    {
      g_assert_cmpuint (count_kind (choices, RDT_ORDER_FIRE, -1), >=, 1);
      g_assert_cmpuint (count_kind (choices, RDT_ORDER_CLOSE_COMBAT, -1), >=, 1);
    }
  else if (cell != own)
    g_assert_cmpuint (count_kind (choices, RDT_ORDER_MOVE, -1), >=, 1);

  for (guint i = 0; is_engineer && i < G_N_ELEMENTS (laid); i++)
    {
      gboolean is_there = (rdt_position_get_works (position, game->map, cell)
                           & (1 << laid[i])) != 0;

      g_assert_cmpuint (count_kind (choices, RDT_ORDER_LAY, laid[i]), ==, 1);
      g_assert_cmpuint (count_kind (choices, RDT_ORDER_CLEAR, laid[i]), ==, is_there);
    }

  if (cell != own)
    return;

  g_assert_cmpuint (count_kind (choices, RDT_ORDER_UNPIN, -1), ==,
                    rdt_unit_has (&position->units[unit], RDT_UNIT_PINNED));
  g_assert_cmpuint (count_kind (choices, RDT_ORDER_MOUNT, -1)
                    + count_kind (choices, RDT_ORDER_DISMOUNT, -1), ==,
                    (game->units[unit].tags & RDT_TAG_MOUNTS) != 0);
}

/* Fire that cannot harm is allowed.  Rule: K4. */
static gboolean
is_useful (RdtBattle      *battle,
           const RdtOrder *order)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree RdtOdds *odds = NULL;

  if (order->kind != RDT_ORDER_FIRE)
    return TRUE;

  odds = rdt_choices_compute_odds (battle, order);

  return rdt_odds_may_harm (odds, game, rdt_side_other (game->units[order->unit].side));
}

static void
check_ready (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  guint n_units = rdt_battle_get_game (battle)->n_units;
  gboolean is_deployment = rdt_battle_get_position (battle)->awaiting.kind == RDT_DECISION_DEPLOY;
  RdtUnitIndex first = RDT_NO_UNIT;
  RdtUnitIndex last = RDT_NO_UNIT;
  RdtUnitIndex next = RDT_NO_UNIT;
  guint n_useful = 0;
  guint n_ready = 0;

  for (RdtUnitIndex unit = 0; unit < n_units; unit++)
    {
      gboolean has_any = FALSE;
      gboolean has_useful = FALSE;

      for (guint i = 0; i < orders->n_items; i++)
        if (orders->items[i].unit == unit)
          {
            has_any = TRUE;
            has_useful = has_useful || is_useful (battle, &orders->items[i]);
          }

      g_assert_cmpint (rdt_units_left_has (battle, unit), ==, has_any);
      n_useful += has_useful;
      n_ready += has_useful && !is_deployment;

      /* In the order of the roster, and round again. */
      if (!has_useful)
        continue;

      g_assert_cmpuint (rdt_units_left_find_next (battle, last, FALSE), ==, unit);
      if (last != RDT_NO_UNIT)
        g_assert_cmpuint (rdt_units_left_find_next (battle, unit, TRUE), ==, last);
      else
        first = unit;
      last = unit;
    }

  g_assert_cmpuint (rdt_units_left_count (battle), ==, n_ready);
  if (n_useful == 0)
    {
      g_assert_cmpuint (rdt_units_left_find_next (battle, RDT_NO_UNIT, FALSE), ==, RDT_NO_UNIT);
      return;
    }

  next = rdt_units_left_find_next (battle, last, FALSE);
  g_assert_cmpuint (next, ==, rdt_units_left_find_next (battle, RDT_NO_UNIT, FALSE));
  g_assert_cmpuint (rdt_units_left_find_next (battle, RDT_NO_UNIT, TRUE), ==,
                    first == 0 && n_useful == 1 ? 0 : last);
}

static void
check_all (RdtBattle *battle,
           GRand     *chance)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtUnitIndex unit = g_rand_int_range (chance, 0, game->n_units);
  guint n_cells = game->map->grid.width * game->map->grid.height;

  for (RdtCell cell = 0; cell < n_cells; cell++)
    {
      g_autoptr(GArray) choices = rdt_choices_list_all (battle, unit, cell);

      check_legal (battle, choices, unit, cell);
      check_refused (choices);
      check_expected (battle, choices, unit, cell);
    }

  check_ready (battle);
}

static void
test_choices_everywhere (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (15);

  for (guint i = 0; i < N_BATTLES; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      g_autoptr(RdtDice) dice = rdt_dice_new ();
      RdtBattle *battle;

      rdt_dice_set_seed (dice, i);
      battle = rdt_battle_new (game, dice);
      g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);

      for (guint j = 0; j < MOST_STEPS && !rdt_battle_is_over (battle); j++)
        {
          RdtOrder order = rdt_test_choose (rdt_battle_list_orders (battle), chance);

          check_all (battle, chance);
          g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
        }

      g_assert_finalize_object (battle);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_add_for_rules ("/model/choices/everywhere", test_choices_everywhere);

  return g_test_run ();
}
