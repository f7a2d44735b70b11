/* test-battle-keys.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-battle-view.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-summary-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* What keys order on the page of a battle. */

typedef struct
{
  RdtBattle           *battle;
  GSettings           *settings;
  RdtBattleController *controller;
  GtkWidget           *page;
  GtkWidget           *window;
} Table;

static void
set_up (Table         *table,
        gconstpointer  unused)
{
  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (table->settings, "dice-dialog", "never");
  table->battle = rdt_duel_new ();
  table->page = GTK_WIDGET (rdt_battle_page_new (table->battle, table->settings));
  table->controller = rdt_battle_page_get_controller (RDT_BATTLE_PAGE (table->page));
  table->window = rdt_ui_show (table->page, 1000, 700);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_ui_settle ();
  g_clear_object (&table->battle);
  g_clear_object (&table->settings);
}

static void
press (Table        *table,
       RdtOrderKind  kind)
{
  gtk_widget_activate_action (table->page, "battle.give-kind", "i", kind);
  rdt_ui_settle ();
}

static RdtOrder
select_attacker (Table *table)
{
  const RdtOrder *attack = rdt_duel_find_order (table->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder order;

  g_assert_nonnull (attack);
  order = *attack;
  rdt_battle_controller_select_unit (table->controller, order.unit);

  return order;
}

/* The panel tells of the attack on whoever is pointed at. */
static void
test_battle_keys_order_what_is_pointed_at (Table         *table,
                                           gconstpointer  unused)
{
  RdtOrder attack = select_attacker (table);

  rdt_battle_controller_point_at (table->controller,
                                  rdt_choices_get_cell (table->battle, &attack));
  press (table, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
  g_assert_cmpint (rdt_battle_get_order_at (table->battle, 1)->kind, ==,
                   RDT_ORDER_CLOSE_COMBAT);
}

/* So does it when the pointer has left the board, to read it. */
static void
test_battle_keys_order_what_is_told (Table         *table,
                                     gconstpointer  unused)
{
  RdtOrder attack = select_attacker (table);

  rdt_battle_controller_point_at (table->controller,
                                  rdt_choices_get_cell (table->battle, &attack));
  rdt_battle_controller_point_at (table->controller, RDT_NO_CELL);
  press (table, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
}

/* Nobody is attacked who has not been looked at. */
static void
test_battle_keys_go_to_an_enemy_before_they_attack (Table         *table,
                                                    gconstpointer  unused)
{
  RdtOrder attack = select_attacker (table);
  RdtCell cell = rdt_choices_get_cell (table->battle, &attack);

  press (table, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 0);
  g_assert_cmpuint (rdt_battle_controller_get_pointed_cell (table->controller), ==, cell);
  g_assert_cmpuint (rdt_board_view_get_cursor (rdt_page_get_board (RDT_PAGE (table->page))), ==,
                    cell);

  press (table, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
}

static void
press_r (Table *table)
{
  GtkWidget *view = rdt_ui_find_type (table->page, RDT_TYPE_BATTLE_VIEW);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (view);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) keys = g_list_model_get_item (controllers, i);
      g_autoptr(GtkShortcut) shortcut = NULL;

      if (!GTK_IS_SHORTCUT_CONTROLLER (keys))
        continue;

      shortcut = g_list_model_get_item (G_LIST_MODEL (keys), 0);
      g_assert_cmpuint (gtk_keyval_trigger_get_keyval (
                          GTK_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut))),
                        ==, GDK_KEY_r);
      gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, view, NULL);
    }
}

/* Gives an order, or says where to retreat to. */
static void
answer (Table *table)
{
  RdtOrder order = rdt_battle_list_orders (table->battle)->items[0];

  rdt_battle_controller_order (table->controller, &order);
}

/* Musket: has the machine take a turn against a person. */
static guint
let_machine_play (Table *table)
{
  RdtOrder end;
  guint start;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  g_settings_set_boolean (table->settings, "animations", FALSE);
  g_settings_set_double (table->settings, "machine-pace", 0);
  rdt_battle_set_player (table->battle,
                         rdt_side_other (rdt_battle_get_position (table->battle)->awaiting.side),
                         RDT_PLAYER_EASY);
  rdt_battle_controller_order (table->controller, &end);
  start = rdt_battle_get_n_orders (table->battle);
  g_assert_true (rdt_battle_awaits_machine (table->battle));
  while (rdt_battle_get_position (table->battle)->awaiting.kind != RDT_DECISION_ORDERS
         || rdt_battle_awaits_machine (table->battle))
    if (rdt_battle_awaits_machine (table->battle))
      g_main_context_iteration (NULL, TRUE);
    else
      answer (table);
  rdt_ui_settle ();

  return start;
}

/* From the card that sums it up, and from the board when that has been read; not
 * when the turn is over that it was about.
 */
static void
test_battle_keys_show_the_computers_turn_again (Table         *table,
                                                gconstpointer  unused)
{
  GtkWidget *card = rdt_ui_find_type (table->page, RDT_TYPE_SUMMARY_CARD);
  guint start = let_machine_play (table);

  for (guint is_read = 0; is_read < 2; is_read++)
    {
      g_assert_true (gtk_widget_get_visible (card));
      if (is_read)
        rdt_summary_card_close (RDT_SUMMARY_CARD (card));

      press_r (table);
      g_assert_false (rdt_battle_controller_is_live (table->controller));
      g_assert_cmpuint (rdt_battle_controller_get_shown_order (table->controller), ==, start);

      gtk_widget_activate_action (table->page, "battle.escape", NULL);
      rdt_ui_settle ();
      g_assert_true (rdt_battle_controller_is_live (table->controller));
    }

  answer (table);
  press_r (table);
  g_assert_true (rdt_battle_controller_is_live (table->controller));
}

#define add(path, func) \
  g_test_add ("/gtk/battle-keys/" path, Table, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("order-what-is-pointed-at", test_battle_keys_order_what_is_pointed_at);
  add ("order-what-is-told", test_battle_keys_order_what_is_told);
  add ("show-the-computers-turn-again", test_battle_keys_show_the_computers_turn_again);
  add ("go-to-an-enemy-before-they-attack", test_battle_keys_go_to_an_enemy_before_they_attack);

  return g_test_run ();
}
