/* test-battle-keys.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-shelter.h"
#include "rdt-stage.h"

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
  table->window = rdt_stage_show (table->page, 1000, 700);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_stage_settle ();
  g_clear_object (&table->battle);
  g_clear_object (&table->settings);
}

static void
press (Table        *table,
       RdtOrderKind  kind)
{
  gtk_widget_activate_action (table->page, "battle.give-kind", "i", kind);
  rdt_stage_settle ();
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

#define add(path, func) \
  g_test_add ("/gtk/battle-keys/" path, Table, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  add ("order-what-is-pointed-at", test_battle_keys_order_what_is_pointed_at);
  add ("order-what-is-told", test_battle_keys_order_what_is_told);
  add ("go-to-an-enemy-before-they-attack", test_battle_keys_go_to_an_enemy_before_they_attack);

  return g_test_run ();
}
