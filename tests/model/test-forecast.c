/* test-forecast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"
#include "rdt-forecast.h"
#include "rdt-pending-fights.h"
#include "rdt-test.h"

/* The forecast of a move agrees with what is found after it. */

#define SEED     42
#define N_ORDERS 120

static void
end (RdtBattle *battle)
{
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
}

/* The engine's odds of the attack, when it can be made. */
static gboolean
check_fight (RdtBattle      *battle,
             const RdtOrder *attack,
             const RdtOdds  *told)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  RdtRefusal refusal;
  gboolean needs_end = !rdt_battle_check_order (battle, attack, NULL);

  if (needs_end)
    end (battle);

  g_assert_true (rdt_odds_compute (rdt_battle_get_game (battle), rdt_battle_get_position (battle),
                                   attack, odds, &refusal));
  g_assert_cmpmem (odds->fates, sizeof odds->fates, told->fates, sizeof told->fates);
  g_assert_cmpuint (odds->total, ==, told->total);
  if (needs_end)
    rdt_battle_undo (battle);

  return TRUE;
}

/* From its destination a unit may fire at exactly the targets that were forecast,
 * with the chances that were shown.
 */
static guint
check_fire (RdtBattle         *battle,
            const RdtForecast *forecast)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_aims[RDT_MAX_CELLS] = { FALSE };
  gboolean has_aim = FALSE;
  guint n = 0;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_FIRE && orders->items[i].unit == forecast->unit)
      are_aims[orders->items[i].cell] = TRUE;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      has_aim |= are_aims[cell];
      g_assert_true (are_aims[cell] == rdt_forecast_can_fire_at (forecast, cell));
    }
  g_assert_true (rdt_forecast_can_fire (forecast) == has_aim);

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree RdtOdds *told = NULL;
      g_autofree RdtOdds *odds = NULL;
      RdtOrder fire;

      if (game->units[unit].side == game->units[forecast->unit].side
          || forecast->after.units[unit].status != RDT_STATUS_BOARD
          || !rdt_forecast_find_fire (forecast, unit, &fire))
        continue;

      told = rdt_forecast_compute_odds (forecast, &fire);
      odds = rdt_choices_compute_odds (battle, &fire);
      g_assert_cmpmem (told, sizeof *told, odds, sizeof *odds);
      n++;
    }

  return n;
}

static guint
check_move (RdtBattle      *battle,
            const RdtOrder *move,
            guint          *n_shots)
{
  RdtForecast forecast;
  g_autofree RdtOdds *odds = NULL;
  RdtOrder attack;
  guint n_fights = 0;

  if (!rdt_forecast_init (&forecast, battle, move))
    return 0;

  /* The forecast then holds only if the fight before it is a draw, or if the unit
   * survives the mines.
   */
  if (forecast.obliged != RDT_NO_UNIT || forecast.trusts_luck)
    return 0;

  odds = rdt_forecast_find_fight (&forecast, &attack);
  g_assert_cmpint (rdt_battle_order (battle, move, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &forecast.after));
  if (odds != NULL)
    n_fights += check_fight (battle, &attack, odds);
  if (move->kind == RDT_ORDER_MOVE)
    *n_shots += check_fire (battle, &forecast);
  rdt_battle_undo (battle);

  return n_fights;
}

static gboolean
is_there (RdtBattle    *battle,
          RdtUnitIndex  attacker,
          RdtUnitIndex *defender)
{
  const RdtEventList *events = rdt_battle_get_events_at (battle, rdt_battle_get_n_orders (battle));

  for (guint i = 0; i < events->n_items; i++)
    if (events->items[i].kind == RDT_EVENT_CLOSE_COMBAT && events->items[i].unit == attacker)
      {
        *defender = events->items[i].other;
        return TRUE;
      }

  return FALSE;
}

/* All units that fight when the side ends its phase have been named before. */
static guint
check_end (RdtBattle *battle)
{
  RdtPendingFights told;
  RdtOrder order;
  guint n_fights = 0;

  rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
  if (!rdt_battle_check_order (battle, &order, NULL))
    return 0;

  rdt_pending_fights_find (&told, battle);
  end (battle);

  for (RdtUnitIndex unit = 0; unit < rdt_battle_get_game (battle)->n_units; unit++)
    {
      RdtUnitIndex defender;

      if (!is_there (battle, unit, &defender))
        continue;

      g_assert_cmpuint (told.defenders[unit], ==, defender);
      n_fights++;
    }

  /* Fire that comes first may save the others.  Rule: T7. */
  if (!rdt_battle_get_game (battle)->rules->traits.contact_forces_combat)
    g_assert_true ((n_fights > 0) == (told.n > 0));
  rdt_battle_undo (battle);

  return n_fights;
}

static guint
play (RdtGame *game,
      GRand   *chance,
      guint   *n_ends,
      guint   *n_shots)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  guint n_fights = 0;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);

  for (guint n = 0; n < N_ORDERS && !rdt_battle_is_over (battle); n++)
    {
      const RdtOrderList *orders = rdt_battle_list_orders (battle);
      g_autoptr(GArray) all = g_array_new (FALSE, FALSE, sizeof (RdtOrder));
      RdtOrder order = rdt_test_choose (orders, chance);

      g_array_append_vals (all, orders->items, orders->n_items);
      *n_ends += check_end (battle);
      for (guint i = 0; i < all->len; i++)
        if (rdt_choices_takes_facing (&g_array_index (all, RdtOrder, i)))
          n_fights += check_move (battle, &g_array_index (all, RdtOrder, i), n_shots);

      g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
    }

  g_assert_finalize_object (battle);

  return n_fights;
}

static void
test_forecast_comes_true (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_fights = 0;
  guint n_ends = 0;
  guint n_shots = 0;
  gboolean owes = FALSE;
  gboolean moves_and_fires = FALSE;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

      n_fights += play (game, chance, &n_ends, &n_shots);
      moves_and_fires = game->rules->traits.activation != RDT_ACTIVATION_COUNTED;
      owes = game->rules->traits.contact_requires_attack
             || game->rules->traits.contact_forces_combat;
    }

  g_assert_cmpuint (n_fights, >, 0);
  if (moves_and_fires)
    g_assert_cmpuint (n_shots, >, 0);
  if (owes)
    g_assert_cmpuint (n_ends, >, 0);
}

static const char *const plain =
  ".....\n"
  ".....\n"
  ".....\n"
  ".....\n"
  ".....";

/* Modern: M13.  A mandatory fight of one unit does not hide that another's move
 * obliges it to a fight of its own, nor its chances.
 */
static void
test_forecast_behind_debt (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, plain);
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree RdtOdds *freely = NULL;
  g_autofree RdtOdds *behind = NULL;
  RdtForecast forecast;
  RdtBattle *battle;
  RdtOrder attack;
  RdtOrder first;
  RdtOrder second;

  rdt_test_add_unit (setup, 0, "tank", "A2");
  rdt_test_add_unit (setup, 0, "infantry", "D2");
  rdt_test_add_unit (setup, 1, "infantry", "A4");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  while (rdt_battle_get_position (battle)->phase != RDT_PHASE_ACTIONS
         || rdt_battle_get_position (battle)->awaiting.side != 0)
    end (battle);

  first = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"A3\"]}");
  second = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\"]}");

  g_assert_true (rdt_forecast_init (&forecast, battle, &second));
  g_assert_cmpuint (forecast.obliged, ==, RDT_NO_UNIT);
  freely = rdt_forecast_find_fight (&forecast, &attack);
  g_assert_nonnull (freely);

  g_assert_cmpint (rdt_battle_order (battle, &first, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_forecast_init (&forecast, battle, &second));
  g_assert_cmpuint (forecast.obliged, ==, first.unit);
  g_assert_true (rdt_forecast_must_attack (&forecast));
  behind = rdt_forecast_find_fight (&forecast, &attack);
  g_assert_nonnull (behind);
  g_assert_cmpuint (attack.unit, ==, second.unit);
  g_assert_cmpmem (behind->fates, sizeof behind->fates, freely->fates, sizeof freely->fates);

  g_assert_finalize_object (battle);
}

/* 20th Century: Minefields; T18.  Before a unit moves through mines, their risk is
 * shown, and the fight behind them.
 */
static void
test_forecast_behind_mines (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n..M..\n.....");
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree RdtOdds *risk = NULL;
  g_autofree RdtOdds *none = NULL;
  g_autofree RdtOdds *fight = NULL;
  RdtForecast forecast;
  RdtBattle *battle;
  RdtOrder aside;
  RdtOrder attack;
  RdtOrder move;

  rdt_test_add_unit (setup, 0, "rifle", "C1");
  rdt_test_add_unit (setup, 1, "rifle", "C4");
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  while (rdt_battle_get_position (battle)->awaiting.side != 0)
    end (battle);

  move = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r1\","
                               " \"path\": [\"C2\", \"C3\"]}");
  aside = rdt_test_order (game, "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"B1\"]}");

  risk = rdt_forecast_find_risk (battle, &move);
  g_assert_nonnull (risk);
  g_assert_cmpuint (risk->fates[move.unit].destroyed * 2, ==, risk->total);
  none = rdt_forecast_find_risk (battle, &aside);
  g_assert_null (none);

  g_assert_true (rdt_forecast_init (&forecast, battle, &move));
  g_assert_true (forecast.trusts_luck);
  g_assert_false (rdt_forecast_perishes (&forecast));
  fight = rdt_forecast_find_fight (&forecast, &attack);
  g_assert_nonnull (fight);
  g_assert_cmpuint (attack.unit, ==, move.unit);

  g_assert_true (rdt_forecast_init (&forecast, battle, &aside));
  g_assert_false (forecast.trusts_luck);

  g_assert_finalize_object (battle);
}

/* 20th Century: T7.  Among several enemies the unit fights the one that it faces. */
static void
test_forecast_several_enemies (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("twentieth-century", RDT_GRID_HEX,
                                             ".....\n.....\n.....\n.....\n.....\n.....");
  const char *const moves[] = {
    "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"D3\", \"D4\"]}",
    "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"D3\", \"D4\"],"
    " \"facing\": \"nw\"}",
    "{\"order\": \"move\", \"unit\": \"r1\", \"path\": [\"D3\", \"D4\"],"
    " \"facing\": \"ne\"}",
  };
  const char *const enemies[] = { "D5", "C5", "E5" };
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "rifle", "D2");
  for (guint i = 0; i < G_N_ELEMENTS (enemies); i++)
    rdt_test_add_unit (setup, 1, "rifle", enemies[i]);
  game = rdt_test_game (setup);
  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  while (rdt_battle_get_position (battle)->awaiting.side != 0)
    end (battle);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      RdtOrder move = rdt_test_order (game, moves[i]);
      g_autofree RdtOdds *odds = NULL;
      RdtForecast forecast;
      RdtOrder attack;

      g_assert_true (rdt_forecast_init (&forecast, battle, &move));
      odds = rdt_forecast_find_fight (&forecast, &attack);
      g_assert_nonnull (odds);
      g_assert_cmpuint (attack.cell, ==, rdt_test_cell (&game->map->grid, enemies[i]));
    }

  g_assert_finalize_object (battle);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/model/forecast/comes-true", test_forecast_comes_true);

  g_test_add_func ("/model/forecast/behind-debt", test_forecast_behind_debt);

  g_test_add_func ("/model/forecast/behind-mines", test_forecast_behind_mines);

  g_test_add_func ("/model/forecast/several-enemies", test_forecast_several_enemies);

  return g_test_run ();
}
