/* test-battle-keys.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-choices.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-summary-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* Orders by keys on the page of a battle. */

static void
press (RdtBattleFixture *fixture,
       RdtOrderKind      kind)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.give-kind", "i", kind);
  rdt_ui_settle ();
}

static RdtOrder
select_attacker (RdtBattleFixture *fixture)
{
  const RdtOrder *attack = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder order;

  g_assert_nonnull (attack);
  order = *attack;
  rdt_battle_controller_select_unit (fixture->controller, order.unit);

  return order;
}

/* The panel describes the attack on the unit under the pointer. */
static void
test_battle_keys_order_what_is_pointed_at (RdtBattleFixture *fixture,
                                           gconstpointer     unused)
{
  RdtOrder attack = select_attacker (fixture);

  rdt_battle_controller_point_at (fixture->controller,
                                  rdt_choices_get_cell (fixture->battle, &attack));
  press (fixture, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_cmpint (rdt_battle_get_order_at (fixture->battle, 1)->kind, ==,
                   RDT_ORDER_CLOSE_COMBAT);
}

/* The same holds when the pointer has left the board to read the panel. */
static void
test_battle_keys_order_what_is_told (RdtBattleFixture *fixture,
                                     gconstpointer     unused)
{
  RdtOrder attack = select_attacker (fixture);

  rdt_battle_controller_point_at (fixture->controller,
                                  rdt_choices_get_cell (fixture->battle, &attack));
  rdt_battle_controller_point_at (fixture->controller, RDT_NO_CELL);
  press (fixture, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
}

/* No unit is attacked that the player has not looked at. */
static void
test_battle_keys_go_to_an_enemy_before_they_attack (RdtBattleFixture *fixture,
                                                    gconstpointer     unused)
{
  RdtOrder attack = select_attacker (fixture);
  RdtCell cell = rdt_choices_get_cell (fixture->battle, &attack);

  press (fixture, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 0);
  g_assert_cmpuint (rdt_battle_controller_get_pointed_cell (fixture->controller), ==, cell);
  g_assert_cmpuint (rdt_board_view_get_cursor (rdt_page_get_board (RDT_PAGE (fixture->page))), ==,
                    cell);

  press (fixture, RDT_ORDER_CLOSE_COMBAT);
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
}

static void
press_r (RdtBattleFixture *fixture)
{
  GtkWidget *view = GTK_WIDGET (fixture->view);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (view);
  guint n_pressed = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) keys = g_list_model_get_item (controllers, i);
      g_autoptr(GtkShortcut) shortcut = NULL;
      GtkShortcutTrigger *trigger;

      if (!GTK_IS_SHORTCUT_CONTROLLER (keys))
        continue;

      shortcut = g_list_model_get_item (G_LIST_MODEL (keys), 0);
      trigger = gtk_shortcut_get_trigger (shortcut);
      if (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) != GDK_KEY_r)
        continue;

      n_pressed++;
      gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, view, NULL);
    }

  g_assert_cmpuint (n_pressed, ==, 1);
}

/* Gives an order, or answers where to retreat to. */
static void
answer (RdtBattleFixture *fixture)
{
  RdtOrder order = rdt_battle_list_orders (fixture->battle)->items[0];

  rdt_battle_controller_order (fixture->controller, &order);
}

/* Musket: has the computer take a turn against a person. */
static guint
let_computer_play (RdtBattleFixture *fixture)
{
  RdtOrder end;
  guint start;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  g_settings_set_boolean (fixture->settings, "animations", FALSE);
  g_settings_set_double (fixture->settings, "machine-pace", 0);
  rdt_battle_set_player (fixture->battle,
                         rdt_side_other (rdt_battle_get_position (fixture->battle)->awaiting.side),
                         RDT_PLAYER_EASY);
  rdt_battle_controller_order (fixture->controller, &end);
  start = rdt_battle_get_n_orders (fixture->battle);
  g_assert_true (rdt_battle_awaits_computer (fixture->battle));
  while (rdt_battle_get_position (fixture->battle)->awaiting.kind != RDT_DECISION_ORDERS
         || rdt_battle_awaits_computer (fixture->battle))
    if (rdt_battle_awaits_computer (fixture->battle))
      g_main_context_iteration (NULL, TRUE);
    else
      answer (fixture);
  rdt_ui_settle ();

  return start;
}

/* The button works wherever the card has been: it is moved to and from the panel. */
static void
press_show_again (RdtBattleFixture *fixture,
                  GtkWidget        *card)
{
  AdwFlap *flap = ADW_FLAP (rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_FLAP));
  g_autoptr(GPtrArray) buttons = rdt_ui_list (card, GTK_TYPE_BUTTON);
  GtkWidget *again = g_ptr_array_index (buttons, 1);

  for (guint i = 0; i < 4; i++)
    {
      adw_flap_set_reveal_flap (flap, i % 2 == 0);
      rdt_ui_settle ();
    }

  g_assert_true (gtk_widget_is_sensitive (again));
  g_signal_emit_by_name (again, "clicked");
  rdt_ui_settle ();
}

/* From the summary card, and from the board when it has been dismissed; not when
 * the next turn is over.
 */
static void
test_battle_keys_show_the_computers_turn_again (RdtBattleFixture *fixture,
                                                gconstpointer     unused)
{
  GtkWidget *card = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_SUMMARY_CARD);
  guint start = let_computer_play (fixture);

  for (guint is_read = 0; is_read < 2; is_read++)
    {
      g_assert_true (gtk_widget_get_visible (card));
      if (is_read)
        rdt_summary_card_close (RDT_SUMMARY_CARD (card));

      if (is_read)
        press_r (fixture);
      else
        press_show_again (fixture, card);
      g_assert_false (rdt_battle_controller_is_live (fixture->controller));
      g_assert_cmpuint (rdt_battle_controller_get_shown_order (fixture->controller), ==, start);

      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.escape", NULL);
      rdt_ui_settle ();
      g_assert_true (rdt_battle_controller_is_live (fixture->controller));
    }

  answer (fixture);
  press_r (fixture);
  g_assert_true (rdt_battle_controller_is_live (fixture->controller));
}

/* A key that can do nothing says why. */
static void
test_battle_keys_answer (RdtBattleFixture *fixture,
                         gconstpointer     unused)
{
  g_autofree char *said = NULL;
  RdtOrder attack = select_attacker (fixture);
  RdtBoardView *board = rdt_page_get_board (RDT_PAGE (fixture->page));
  RdtCell own = rdt_battle_get_position (fixture->battle)->units[attack.unit].cell;

  rdt_battle_fixture_hear_toasts (fixture, &said);
  press_r (fixture);
  g_assert_nonnull (strstr (said, "no turn of the computer"));

  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  g_signal_emit_by_name (board, "cell-activated", own, RDT_NO_UNIT);
  g_assert_nonnull (strstr (said, "cannot do that here"));

  rdt_battle_controller_select_unit (fixture->controller, RDT_NO_UNIT);
  g_signal_emit_by_name (board, "cell-activated", 0, RDT_NO_UNIT);
  g_assert_nonnull (strstr (said, "Select a unit first."));
}

#define add(path, func) \
  rdt_battle_fixture_add_page_test ("/gtk/battle-keys/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("answer", test_battle_keys_answer);
  add ("order-what-is-pointed-at", test_battle_keys_order_what_is_pointed_at);
  add ("order-what-is-told", test_battle_keys_order_what_is_told);
  add ("show-the-computers-turn-again", test_battle_keys_show_the_computers_turn_again);
  add ("go-to-an-enemy-before-they-attack", test_battle_keys_go_to_an_enemy_before_they_attack);

  return g_test_run ();
}
