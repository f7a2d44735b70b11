/* test-roll-card.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-words.h"
#include "rdt-roll-card.h"
#include "rdt-side-mark.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-ui.h"
#include "rdt-why-panel.h"

/* The texts for players who roll their own dice. */

typedef struct
{
  RdtGame             *game;
  RdtBattle           *battle;
  RdtBattleController *controller;
  GtkWidget           *card;
  RdtWhyPanel         *panel;
} Table;

/* A gun with gas, and a commander between three friends and the edge. */
static void
set_up (Table         *table,
        gconstpointer  unused)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE,
                                             ".....\n.....\n.....\n.....\n....M\n.....");
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  rdt_test_add_unit (setup, 0, "field-artillery", "B1");
  rdt_test_add_unit (setup, 0, "infantry", "E1");
  rdt_test_add_unit (setup, 1, "commander", "B6");
  rdt_test_add_unit (setup, 1, "infantry", "A6");
  rdt_test_add_unit (setup, 1, "infantry", "C6");
  rdt_test_add_unit (setup, 1, "infantry", "B5");
  ((RdtSetupUnit *) g_ptr_array_index (setup->sides[0].units, 0))->has_gas_shell = TRUE;
  g_ptr_array_add (setup->options, g_strdup ("gas"));

  table->game = rdt_test_game (setup);
  table->battle = rdt_battle_new (table->game, dice);
  table->controller = rdt_battle_controller_new (table->battle);
  table->card = g_object_ref_sink (g_object_new (RDT_TYPE_ROLL_CARD, NULL));
  table->panel = g_object_ref_sink (g_object_new (RDT_TYPE_WHY_PANEL, NULL));
  rdt_roll_card_set_controller (RDT_ROLL_CARD (table->card), table->controller);
  rdt_why_panel_set_controller (table->panel, table->controller);
  rdt_battle_runner_begin (rdt_battle_controller_get_runner (table->controller));
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  g_assert_finalize_object (table->panel);
  g_assert_finalize_object (table->card);
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
  rdt_game_unref (table->game);
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_visible (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

static RdtBattleRunner *
get_runner (Table *table)
{
  return rdt_battle_controller_get_runner (table->controller);
}

static void
give (Table      *table,
      const char *json)
{
  RdtOrder order = rdt_test_order (table->game, json);

  rdt_battle_controller_order (table->controller, &order);
  rdt_ui_settle ();
}

/* The purpose of the next die is given by the first words of the card. */
static gboolean
asks (Table      *table,
      const char *words)
{
  return rdt_battle_runner_is_asking (get_runner (table))
         && rdt_ui_find (table->card, says, words) != NULL;
}

static void
roll (Table          *table,
      RdtDicePurpose  purpose,
      guint           face)
{
  rdt_battle_runner_roll (get_runner (table), purpose, face);
  rdt_ui_settle ();
}

#define END  "{\"order\": \"end\"}"
#define GAS  "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B6\", \"gas\": true}"
#define MINE "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"E2\"]}"

/* The shell lands on the commander, and the first side comes first. */
static void
fire_gas (Table *table)
{
  give (table, GAS);
  give (table, END);
  give (table, END);
  roll (table, RDT_DICE_LANDING, 3);
}

/* Modern: Artillery Fire (k); M2.  From the gun that fires from the south, a shell
 * in the square south of B6 is short, and one that flies on leaves the board.
 */
static void
test_roll_card_names_the_cells_of_a_miss (Table         *table,
                                          gconstpointer  unused)
{
  give (table, GAS);
  give (table, END);
  give (table, END);
  g_assert_true (asks (table, "1: The fire lands off the board."));
  g_assert_true (asks (table, "2: The fire lands at B5."));
  g_assert_false (asks (table, "just short of the target"));
  g_assert_true (asks (table, "3–6: The fire lands on the target."));

  roll (table, RDT_DICE_LANDING, 2);
  g_assert_true (asks (table, "Effect roll: roll a die for Infantry b4."));
}

/* Modern: Retreat; R10. */
static void
test_roll_card_promises_no_retreat_to_who_has_none (Table         *table,
                                                    gconstpointer  unused)
{
  fire_gas (table);
  g_assert_true (asks (table, "Effect roll: roll a die for Commander b1."));
  g_assert_true (asks (table, "1–3: The hit destroys the unit."));
  g_assert_true (asks (table, "4–6: The unit must retreat, or is destroyed if it cannot."));

  roll (table, RDT_DICE_EFFECT, 6);
  g_assert_true (asks (table, "Commander b1 could not retreat from B6: destroyed."));
  g_assert_true (asks (table, "Initiative: roll a die for red."));
  g_assert_true (asks (table, "The higher roll goes first; ties are re-rolled."));
}

static void
begin_orders (Table *table)
{
  fire_gas (table);
  roll (table, RDT_DICE_EFFECT, 6);
  roll (table, RDT_DICE_INITIATIVE, 6);
  roll (table, RDT_DICE_INITIATIVE, 1);
}

/* Modern: Minefields, Gas; M25, M27. */
static void
test_roll_card_names_what_the_ground_does (Table         *table,
                                           gconstpointer  unused)
{
  begin_orders (table);
  give (table, MINE);
  g_assert_true (asks (table, "Effect roll: roll a die for Infantry r2."));
  g_assert_true (asks (table, "The minefield hits the unit at E2."));
  g_assert_true (asks (table, "4–6: The unit is not destroyed, but must retreat."));
  roll (table, RDT_DICE_EFFECT, 6);

  give (table, END);
  give (table, END);
  g_assert_true (asks (table, "Drift of the gas at B6: roll a die."));
  g_assert_cmpuint (rdt_roll_card_get_cell (RDT_ROLL_CARD (table->card)), ==,
                    rdt_test_cell (&table->game->map->grid, "B6"));
}

static void
point_at (Table      *table,
          const char *cell)
{
  rdt_battle_controller_point_at (table->controller,
                                  rdt_test_cell (&table->game->map->grid, cell));
  rdt_ui_settle ();
  rdt_why_panel_set_controller (table->panel, table->controller);
}

static gboolean
panel_says (Table      *table,
            const char *words)
{
  return rdt_ui_find (GTK_WIDGET (table->panel), says, words) != NULL;
}

/* The text about the order stays; other squares offer no order that cannot be given
 * now, and a destroyed unit is not mentioned.
 */
static void
test_roll_card_leaves_the_panel_true (Table         *table,
                                      gconstpointer  unused)
{
  begin_orders (table);
  rdt_battle_controller_select_unit (table->controller, 1);
  point_at (table, "E2");
  give (table, MINE);
  rdt_why_panel_set_controller (table->panel, table->controller);
  g_assert_true (panel_says (table, "Move to E2"));

  point_at (table, "D4");
  g_assert_true (panel_says (table, "D4"));
  g_assert_false (panel_says (table, "not possible"));
  point_at (table, "E1");
  g_assert_false (panel_says (table, "Infantry r2"));
  point_at (table, "E2");
  g_assert_true (panel_says (table, "Infantry r2"));

  roll (table, RDT_DICE_EFFECT, 6);
  point_at (table, "E1");
  g_assert_true (panel_says (table, "Infantry r2"));
}

static gboolean
is_named (GtkWidget     *widget,
          gconstpointer  name)
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? rdt_ui_find_type (widget, GTK_TYPE_LABEL) : NULL;

  return label != NULL && g_str_equal (gtk_label_get_label (GTK_LABEL (label)), name);
}

static GtkWidget *
find_card (Table   *table,
           RdtSide  side)
{
  g_autofree char *name = rdt_words_side (table->game, side);

  return rdt_ui_find (table->card, is_named, name);
}

/* Each of the buttons has the mark of its side. */
static void
check_marks (Table *table)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      GtkWidget *mark = rdt_ui_find_type (find_card (table, side), RDT_TYPE_SIDE_MARK);

      g_assert_cmpint (rdt_side_mark_get_side (RDT_SIDE_MARK (mark)), ==, side);
    }
}

/* 20th Century: Turn Sequence.  No card can be that of a side that has none left. */
static void
test_roll_card_offers_what_is_in_the_pack (Table         *table,
                                           gconstpointer  unused)
{
  g_autofree RdtDiceWant *want = g_new0 (RdtDiceWant, 1);

  want->purpose = RDT_DICE_CARD;
  want->unit = RDT_NO_UNIT;
  want->side = RDT_NO_SIDE;
  want->first = RDT_NO_SIDE;
  want->has_pack = TRUE;
  want->cards_left[1] = 7;
  g_signal_emit_by_name (get_runner (table), "dice-wanted", want);

  check_marks (table);
  g_assert_false (gtk_widget_get_sensitive (find_card (table, 0)));
  g_assert_true (gtk_widget_get_sensitive (find_card (table, 1)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  g_test_add ("/roll-card/names-the-cells-of-a-miss", Table, NULL, set_up,
              test_roll_card_names_the_cells_of_a_miss, tear_down);
  g_test_add ("/roll-card/promises-no-retreat-to-who-has-none", Table, NULL, set_up,
              test_roll_card_promises_no_retreat_to_who_has_none, tear_down);
  g_test_add ("/roll-card/names-what-the-ground-does", Table, NULL, set_up,
              test_roll_card_names_what_the_ground_does, tear_down);
  g_test_add ("/roll-card/leaves-the-panel-true", Table, NULL, set_up,
              test_roll_card_leaves_the_panel_true, tear_down);
  g_test_add ("/roll-card/offers-what-is-in-the-pack", Table, NULL, set_up,
              test_roll_card_offers_what_is_in_the_pack, tear_down);

  return g_test_run ();
}
