/* test-why.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-duel.h"
#include "rdt-shelter.h"
#include "rdt-stage.h"
#include "rdt-test.h"
#include "rdt-why-panel.h"

/* What the panel says beside the board: why, and by which rule. */

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
  return rdt_stage_find (GTK_WIDGET (panel), says, words) != NULL;
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

/* Ruling: R4.  A wood on the line hides what is behind it. */
static void
test_why_names_what_blocks_sight (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             "......\n......\n......\n..w...\n......\n......");
  RdtWhyPanel *panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  g_autoptr(RdtGame) game = NULL;
  RdtBattleController *controller;
  RdtBattle *battle;

  rdt_test_add_unit (setup, 0, "infantry", "C1");
  rdt_test_add_unit (setup, 1, "infantry", "C5");
  game = rdt_test_game (setup);
  battle = begin (game);

  controller = rdt_battle_controller_new (battle);
  explain (panel, controller, 0, find_cell (game, "C5"));
  g_assert_true (panel_says (panel, "line of sight blocked at C3"));

  explain (panel, controller, 0, find_cell (game, "E5"));
  g_assert_false (panel_says (panel, "blocked"));
  g_assert_true (panel_says (panel, "clear line of sight"));

  g_assert_finalize_object (panel);
  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

static const RdtOrder *
find_attack (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_CLOSE_COMBAT)
      return &orders->items[i];

  return NULL;
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
  attack = find_attack (battle);
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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  g_test_add_func ("/gtk/why/names-what-blocks-sight", test_why_names_what_blocks_sight);
  g_test_add_func ("/gtk/why/names-the-rule-of-a-score", test_why_names_the_rule_of_a_score);

  return g_test_run ();
}
