/* test-why.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-outcome-bar.h"
#include "rdt-targets.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-ui.h"
#include "rdt-why-panel.h"

/* The panel beside the board: reasons and rules. */

#define SEED 42

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_visible (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

static gboolean
panel_says (RdtWhyPanel *panel,
            const char  *words)
{
  return rdt_ui_find (GTK_WIDGET (panel), says, words) != NULL;
}

static RdtBattle *
begin (RdtGame *game)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;
  RdtDiceWant want;

  rdt_dice_set_seed (dice, SEED);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_ORDERED);

  return battle;
}

static RdtCell
find_cell (const RdtGame *game,
           const char    *label)
{
  char found[RDT_CELL_LABEL_SIZE];

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      rdt_grid_format_cell (&game->map->grid, cell, found);
      if (g_str_equal (found, label))
        return cell;
    }

  return RDT_NO_CELL;
}

static void
explain (RdtWhyPanel         *panel,
         RdtBattleController *controller,
         RdtUnitIndex         unit,
         RdtCell              cell)
{
  rdt_battle_controller_select_unit (controller, unit);
  rdt_battle_controller_point_at (controller, cell);
  rdt_why_panel_set_controller (panel, controller);
}

typedef struct
{
  RdtGame             *game;
  RdtBattle           *battle;
  RdtBattleController *controller;
  RdtWhyPanel         *panel;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  fixture->panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  g_assert_finalize_object (fixture->panel);
  g_assert_finalize_object (fixture->controller);
  g_assert_finalize_object (fixture->battle);
  rdt_game_unref (fixture->game);
}

static void
begin_with (Fixture  *fixture,
            RdtSetup *setup)
{
  fixture->game = rdt_test_game (setup);
  fixture->battle = begin (fixture->game);
  fixture->controller = rdt_battle_controller_new (fixture->battle);
}

static void
explain_label (Fixture      *fixture,
               RdtUnitIndex  unit,
               const char   *label)
{
  explain (fixture->panel, fixture->controller, unit, find_cell (fixture->game, label));
}

/* Ruling: R4.  A wood on the line hides what is behind it. */
static void
test_why_names_what_blocks_sight (Fixture       *fixture,
                                  gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n..w...\n......\n......");

  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  begin_with (fixture, setup);

  explain_label (fixture, 0, "C5");
  g_assert_true (panel_says (fixture->panel, "line of sight blocked at C3"));

  explain_label (fixture, 0, "E5");
  g_assert_false (panel_says (fixture->panel, "blocked"));
  g_assert_true (panel_says (fixture->panel, "clear line of sight"));
}

/* Modern: Firing (e), (f); R4.  An all-round weapon has nothing out of its arc, an
 * unarmed unit has no arc; and where exposure does not matter, a line of sight
 * along the edge of a wood is open.
 */
static void
test_why_tells_arc_and_sight_as_the_rules_do (Fixture       *fixture,
                                              gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n..w...\n......");

  rdt_test_add_unit (setup, 0, "tank", "B3");
  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 0, "commander", "A1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  begin_with (fixture, setup);

  explain_label (fixture, 0, "B2");
  g_assert_true (panel_says (fixture->panel, "all-round arc"));
  explain_label (fixture, 1, "E1");
  g_assert_true (panel_says (fixture->panel, "out of arc"));
  explain_label (fixture, 2, "A3");
  g_assert_true (panel_says (fixture->panel, "Distance 2, clear line of sight"));

  g_assert_cmpint (rdt_map_get_sight (fixture->game->map, find_cell (fixture->game, "C1"),
                                      find_cell (fixture->game, "D2")),
                   ==, RDT_SIGHT_PARTIAL);
  explain_label (fixture, 1, "D2");
  g_assert_true (panel_says (fixture->panel, "Range 2, in arc, clear line of sight"));
}

static void
await_moves (RdtBattle    *battle,
             RdtUnitIndex  unit)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  for (;;)
    {
      const RdtOrderList *orders = rdt_battle_list_orders (battle);

      for (guint i = 0; i < orders->n_items; i++)
        if (orders->items[i].unit == unit && orders->items[i].kind == RDT_ORDER_MOVE)
          return;

      g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);
    }
}

/* Ruling: P11. */
static void
test_why_warns_of_a_river (Fixture       *fixture,
                           gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("portable", RDT_GRID_SQUARE,
                                             "......\n......\n......\n~~~~~~\n......\n......");

  rdt_test_add_unit (setup, 0, "infantry", "B2");
  rdt_test_add_unit (setup, 0, "command", "E1");
  rdt_test_add_unit (setup, 1, "infantry", "F6");
  begin_with (fixture, setup);
  await_moves (fixture->battle, 0);

  explain_label (fixture, 0, "B3");
  g_assert_true (panel_says (fixture->panel, "The unit would be destroyed there."));
  explain_label (fixture, 0, "C2");
  g_assert_false (panel_says (fixture->panel, "destroyed"));
}

/* Modern: Minefields; M25: they destroy half of the average units. */
static void
test_why_warns_of_mines (Fixture       *fixture,
                         gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....\n.M..\n....");

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "D6");
  begin_with (fixture, setup);
  await_moves (fixture->battle, 0);

  explain_label (fixture, 0, "B2");
  g_assert_true (panel_says (fixture->panel, "The minefield hits the unit at B2."));
  g_assert_true (panel_says (fixture->panel, "Destroyed: 1/2 (50.0%)"));
  g_assert_false (panel_says (fixture->panel, "Enemy"));

  explain_label (fixture, 0, "A1");
  g_assert_false (panel_says (fixture->panel, "minefield"));
}

/* Modern: M12.  A unit that moves between two enemies may fight either of them. */
static void
test_why_tells_of_another_fight (Fixture       *fixture,
                                 gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "....\n....\n....\n....\n....\n....");

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "infantry", "B3");
  rdt_test_add_unit (setup, 1, "infantry", "C2");
  begin_with (fixture, setup);
  await_moves (fixture->battle, 0);

  explain_label (fixture, 0, "B2");
  g_assert_true (panel_says (fixture->panel, "The unit must then fight: Attack Infantry b1 (B3)"));
  g_assert_true (panel_says (fixture->panel,
                             "Turn the unit with the wheel to fight a different enemy:"
                             " Attack Infantry b2 (C2)"));

  explain_label (fixture, 0, "A1");
  g_assert_false (panel_says (fixture->panel, "a different enemy"));
}

/* A unit that moves aside turns to its enemy, unless another facing is chosen. */
static void
test_why_follows_the_facing (Fixture       *fixture,
                             gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");
  const char *turn_it = "Facing another way, the unit could fire from there.";

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 0, "infantry", "E3");
  rdt_test_add_unit (setup, 1, "infantry", "D4");
  begin_with (fixture, setup);
  await_moves (fixture->battle, 0);

  explain_label (fixture, 0, "D2");
  g_assert_true (panel_says (fixture->panel, "could then fire at"));
  g_assert_false (panel_says (fixture->panel, turn_it));

  rdt_battle_controller_set_facing (fixture->controller, 1);
  while (!panel_says (fixture->panel, turn_it))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (panel_says (fixture->panel, "could then fire at"));

  /* For a turn in place the button itself says so. */
  explain_label (fixture, 1, "E3");
  g_assert_true (panel_says (fixture->panel, "E3"));
  g_assert_nonnull (rdt_ui_find_type (GTK_WIDGET (fixture->panel), GTK_TYPE_BUTTON));
  g_assert_false (panel_says (fixture->panel, turn_it));
}

/* Ruling: K4.  A shot that no roll can make succeed is allowed, and the panel says so. */
static void
test_why_tells_that_no_roll_can_hit (Fixture       *fixture,
                                     gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             "..#...\n......\n......\n......\n......\n......");

  rdt_test_add_unit (setup, 0, "artillery", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  rdt_test_add_unit (setup, 1, "infantry", "D6");
  begin_with (fixture, setup);

  explain_label (fixture, 0, "C6");
  g_assert_true (panel_says (fixture->panel, "No roll can hit."));
  g_assert_true (panel_says (fixture->panel, "−2 "));
  g_assert_cmpuint (rdt_targets_find (fixture->controller, RDT_ORDER_FIRE, RDT_NO_CELL),
                    ==, find_cell (fixture->game, "D6"));
  g_assert_cmpuint (rdt_targets_find (fixture->controller, RDT_ORDER_FIRE,
                                      find_cell (fixture->game, "D6")),
                    ==, find_cell (fixture->game, "D6"));

  explain_label (fixture, 0, "D6");
  g_assert_false (panel_says (fixture->panel, "No roll can hit."));
  g_assert_false (rdt_targets_are_safe (fixture->controller));
}

/* It does not say that there is no target, since the unit may still be ordered to fire. */
static void
test_why_tells_of_targets_that_are_safe (Fixture       *fixture,
                                         gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             "..#...\n......\n......\n......\n......\n......");

  rdt_test_add_unit (setup, 0, "artillery", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  begin_with (fixture, setup);

  explain_label (fixture, 0, "C6");
  g_assert_true (rdt_targets_are_safe (fixture->controller));
}

static void
test_why_names_the_rule_of_a_score (void)
{
  RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  RdtBattle *battle = rdt_duel_new ();
  RdtBattleController *controller;
  const RdtPosition *position;
  const RdtOrder *attack;
  RdtDiceWant want;
  RdtUnitIndex enemy;

  g_assert_cmpint (rdt_battle_begin (battle, &want), ==, RDT_ORDERED);
  attack = rdt_duel_find_order (battle, RDT_ORDER_CLOSE_COMBAT);
  g_assert_nonnull (attack);

  position = rdt_battle_get_position (battle);
  enemy = attack->unit == 0 ? 2 : 0;
  controller = rdt_battle_controller_new (battle);
  explain (panel, controller, attack->unit, position->units[enemy].cell);
  g_assert_true (panel_says (panel, "Musket: Close Combat (c)"));
  g_assert_true (panel_says (panel, "Musket: Resolving hits on Units"));

  g_assert_finalize_object (panel);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* The time that hover and layout take to settle. */
static void
settle (RdtWhyPanel         *panel,
        RdtBattleController *controller)
{
  rdt_why_panel_set_controller (panel, controller);
}

static guint64
find_divisor (guint64 a,
              guint64 b)
{
  return b == 0 ? a : find_divisor (b, a % b);
}

/* Writes a chance independently. */
static char *
write_chance (const RdtOdds *odds,
              guint64        chance)
{
  guint64 divisor = find_divisor (odds->total, chance);
  guint permille = (chance * 2000 / odds->total + 1) / 2;

  if (odds->total / divisor > 9999)
    return g_strdup_printf ("%u.%u%%", permille / 10, permille % 10);

  return g_strdup_printf ("%u/%u (%u.%u%%)",
                          (guint) (chance / divisor), (guint) (odds->total / divisor),
                          permille / 10, permille % 10);
}

static void
check_chance (RdtWhyPanel   *panel,
              const RdtOdds *odds,
              guint64        chance,
              const char    *what)
{
  g_autofree char *number = write_chance (odds, chance);
  g_autofree char *line = g_strdup_printf ("%s: %s", what, number);

  if (chance > 0 && !panel_says (panel, line))
    g_test_message ("%s is not told", line);
  if (chance > 0)
    g_assert_true (panel_says (panel, line));
}

static void
check_order (RdtWhyPanel    *panel,
             RdtBattle      *battle,
             const RdtOrder *order)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  g_autofree RdtOdds *odds = rdt_choices_compute_odds (battle, order);
  g_autoptr(GPtrArray) bars = rdt_ui_list (GTK_WIDGET (panel), RDT_TYPE_OUTCOME_BAR);
  double worst = 0;

  g_assert_nonnull (odds);
  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      const RdtFate *fate = &odds->fates[unit];

      check_chance (panel, odds, fate->hit, "Hit");
      check_chance (panel, odds, fate->destroyed, "Destroyed");
      check_chance (panel, odds, fate->retreats, "Retreats");
      check_chance (panel, odds, fate->pinned, "Pinned");
      worst = MAX (worst, (double) fate->destroyed / odds->total);
    }

  for (guint i = 0; i < bars->len; i++)
    if (rdt_outcome_bar_get_share (g_ptr_array_index (bars, i), 0) > worst - 1e-9)
      return;

  g_assert_cmpfloat (worst, ==, 0);
}

static guint
check_targets (RdtWhyPanel         *panel,
               RdtBattleController *controller,
               RdtBattle           *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  guint n_checked = 0;

  for (guint i = 0; i < orders->n_items && n_checked < 4; i++)
    {
      RdtOrder order = orders->items[i];

      if (order.kind != RDT_ORDER_FIRE && order.kind != RDT_ORDER_CLOSE_COMBAT)
        continue;

      explain (panel, controller, order.unit, rdt_choices_get_cell (battle, &order));
      check_order (panel, battle, &order);
      n_checked++;
    }

  return n_checked;
}

static void
test_why_tells_the_odds_of_the_engine (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  guint n_checked = 0;

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
      RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
      RdtBattle *battle = begin (game);
      RdtBattleController *controller = rdt_battle_controller_new (battle);

      for (guint n = 0; n < 80 && !rdt_battle_is_over (battle); n++)
        {
          RdtOrder order;

          n_checked += check_targets (panel, controller, battle);
          order = rdt_test_choose (rdt_battle_list_orders (battle), chance);
          g_assert_cmpint (rdt_battle_order (battle, &order, NULL, NULL), ==, RDT_ORDERED);
        }

      g_assert_finalize_object (panel);
      g_assert_finalize_object (controller);
      g_assert_finalize_object (battle);
    }

  g_assert_cmpuint (n_checked, >, 20);
}

static gboolean
is_order_button (GtkWidget     *widget,
                 gconstpointer  words)
{
  return GTK_IS_BUTTON (widget) && rdt_ui_find (widget, says, words) != NULL;
}

/* What looks like a button is one, and giving the order does not blank its text. */
static void
test_why_button_gives_the_order_and_its_odds_stay (void)
{
  RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  RdtBattle *battle = rdt_duel_new ();
  RdtBattleController *controller;
  RdtOrder attack;
  GtkWidget *button;

  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  attack = *rdt_duel_find_order (battle, RDT_ORDER_CLOSE_COMBAT);
  controller = rdt_battle_controller_new (battle);
  explain (panel, controller, attack.unit, attack.cell);
  g_assert_true (panel_says (panel, "Enemy"));
  g_assert_true (panel_says (panel, "You"));

  button = rdt_ui_find (GTK_WIDGET (panel), is_order_button, "Attack");
  g_assert_nonnull (button);
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
    gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)))));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, 1);
  g_assert_cmpint (rdt_battle_get_order_at (battle, 1)->kind, ==, RDT_ORDER_CLOSE_COMBAT);

  settle (panel, controller);
  g_assert_true (panel_says (panel, "Destroyed"));

  /* The order is not possible any more. */
  button = rdt_ui_find (GTK_WIDGET (panel), is_order_button, "Attack");
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_get_sensitive (button));

  rdt_battle_controller_point_at (controller, 0);
  settle (panel, controller);
  g_assert_false (panel_says (panel, "Destroyed"));

  g_assert_finalize_object (panel);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* The odds of an attack are no longer shown once another order has been given. */
static void
test_why_forgets_the_odds_of_what_is_over (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  RdtBattle *battle = rdt_duel_new ();
  RdtBattleController *controller;
  RdtOrder attack;

  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  attack = *rdt_duel_find_order (battle, RDT_ORDER_CLOSE_COMBAT);
  controller = rdt_battle_controller_new (battle);
  explain (panel, controller, attack.unit, attack.cell);
  rdt_battle_controller_order (controller, &attack);
  settle (panel, controller);
  g_assert_true (panel_says (panel, "Enemy"));

  do
    rdt_duel_go_on (battle, chance);
  while (rdt_battle_get_position (battle)->awaiting.kind != RDT_DECISION_ORDERS);
  rdt_battle_controller_select_unit (controller, RDT_NO_UNIT);
  settle (panel, controller);
  g_assert_false (panel_says (panel, "Enemy"));

  g_assert_finalize_object (panel);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

/* Musket: Close Combat (d).  A unit that advances may attack again, and its targets
 * are shown: no obligation is mentioned where there is none.
 */
static void
test_why_tells_of_the_attack_after_an_advance (Fixture       *fixture,
                                               gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                             ".....\n.....\n.....\n.....\n.....");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  const guint8 initiative[] = { 6, 1 };
  const guint8 fight[] = { 6, 1 };
  const guint8 effect[] = { 6 };
  RdtOrder order;

  rdt_test_add_unit (setup, 0, "infantry", "C2");
  rdt_test_add_unit (setup, 1, "infantry", "C3");
  rdt_dice_script (dice, RDT_DICE_INITIATIVE, initiative, G_N_ELEMENTS (initiative));
  rdt_dice_script (dice, RDT_DICE_CLOSE_COMBAT, fight, G_N_ELEMENTS (fight));
  rdt_dice_script (dice, RDT_DICE_EFFECT, effect, G_N_ELEMENTS (effect));
  fixture->game = rdt_test_game (setup);
  fixture->battle = rdt_battle_new (fixture->game, dice);
  g_assert_cmpint (rdt_battle_begin (fixture->battle, NULL), ==, RDT_ORDERED);

  order = *rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpint (rdt_battle_order (fixture->battle, &order, NULL, NULL), ==, RDT_ORDERED);
  rdt_order_init (&order, RDT_ORDER_RETREAT, 1);
  order.cell = find_cell (fixture->game, "C4");
  g_assert_cmpint (rdt_battle_order (fixture->battle, &order, NULL, NULL), ==, RDT_ORDERED);
  g_assert_cmpint (rdt_battle_get_position (fixture->battle)->awaiting.kind, ==,
                   RDT_DECISION_ADVANCE);

  fixture->controller = rdt_battle_controller_new (fixture->battle);
  explain_label (fixture, 0, "C3");
  g_assert_true (panel_says (fixture->panel, "Advance into C3"));
  g_assert_true (panel_says (fixture->panel, "The unit could then fight: Attack"));
  g_assert_true (panel_says (fixture->panel, "Destroyed"));
  g_assert_false (panel_says (fixture->panel, "must then fight"));
}

static RdtBattle *
begin_with_seed (RdtGame *game,
                 guint64  seed)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtBattle *battle;

  rdt_dice_set_seed (dice, seed);
  battle = rdt_battle_new (game, dice);
  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);

  return battle;
}

/* Modern: Artillery Fire.  Declared fire is over when it has landed: for a unit
 * that then has to retreat neither its chance of being hit nor its distance from
 * the target is shown.
 */
static void
test_why_forgets_declared_fire_that_has_landed (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");
  RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  g_autoptr(RdtGame) game = NULL;
  RdtBattleController *controller = NULL;
  RdtBattle *battle = NULL;
  RdtOrder end;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  game = rdt_test_game (setup);
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  for (guint64 seed = 0; seed < 200; seed++)
    {
      RdtOrder fire;

      rdt_order_init (&fire, RDT_ORDER_FIRE, 0);
      fire.cell = find_cell (game, "C5");
      battle = begin_with_seed (game, seed);
      controller = rdt_battle_controller_new (battle);
      explain (panel, controller, 0, fire.cell);
      rdt_battle_controller_order (controller, &fire);
      settle (panel, controller);
      g_assert_true (panel_says (panel, "Lands on target"));
      rdt_battle_controller_order (controller, &end);
      if (rdt_battle_get_position (battle)->awaiting.kind == RDT_DECISION_RETREAT)
        break;

      g_assert_finalize_object (panel);
      panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
      g_clear_object (&controller);
      g_clear_object (&battle);
    }

  g_assert_nonnull (battle);
  settle (panel, controller);
  g_assert_false (panel_says (panel, "Lands on target"));

  g_assert_finalize_object (panel);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

static gboolean
is_heading (GtkWidget     *widget,
            gconstpointer  words)
{
  return gtk_widget_has_css_class (widget, "caption-heading") && says (widget, words);
}

/* Modern: Artillery Fire (k).  The units fired at come first, although others are
 * listed before them in the roster, and their cells are named.
 */
static void
test_why_begins_with_the_target (Fixture       *fixture,
                                 gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n......\n......\n......");
  GtkWidget *target;
  GtkWidget *beyond;

  rdt_test_add_unit (setup, 0, "field-artillery", "C1");
  rdt_test_add_unit (setup, 1, "commander", "C6");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  begin_with (fixture, setup);

  explain_label (fixture, 0, "C5");
  target = rdt_ui_find (GTK_WIDGET (fixture->panel), is_heading, "Infantry b2");
  beyond = rdt_ui_find (GTK_WIDGET (fixture->panel), is_heading, "Commander b1 (C6)");
  g_assert_nonnull (target);
  g_assert_nonnull (beyond);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (target)), ==, "Infantry b2");
  while (beyond != NULL && beyond != target)
    beyond = gtk_widget_get_prev_sibling (beyond);
  g_assert_true (beyond == target);
}

#define add(path, func) \
  g_test_add ("/gtk/why/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("names-what-blocks-sight", test_why_names_what_blocks_sight);
  rdt_test_add_for_rules ("/gtk/why/tells-the-odds-of-the-engine",
                          test_why_tells_the_odds_of_the_engine);

  g_test_add_func ("/gtk/why/button-gives-the-order-and-its-odds-stay",
                   test_why_button_gives_the_order_and_its_odds_stay);
  g_test_add_func ("/gtk/why/forgets-the-odds-of-what-is-over",
                   test_why_forgets_the_odds_of_what_is_over);
  add ("tells-arc-and-sight-as-the-rules-do", test_why_tells_arc_and_sight_as_the_rules_do);
  add ("begins-with-the-target", test_why_begins_with_the_target);
  g_test_add_func ("/gtk/why/forgets-declared-fire-that-has-landed",
                   test_why_forgets_declared_fire_that_has_landed);
  add ("follows-the-facing", test_why_follows_the_facing);
  add ("warns-of-a-river", test_why_warns_of_a_river);
  add ("tells-of-another-fight", test_why_tells_of_another_fight);
  add ("tells-of-the-attack-after-an-advance", test_why_tells_of_the_attack_after_an_advance);
  add ("warns-of-mines", test_why_warns_of_mines);
  add ("tells-that-no-roll-can-hit", test_why_tells_that_no_roll_can_hit);
  add ("tells-of-targets-that-are-safe", test_why_tells_of_targets_that_are_safe);
  g_test_add_func ("/gtk/why/names-the-rule-of-a-score", test_why_names_the_rule_of_a_score);

  return g_test_run ();
}
