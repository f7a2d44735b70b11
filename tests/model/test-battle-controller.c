/* test-battle-controller.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-controller.h"
#include "rdt-duel.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

#define WIDTH 6
#define MOVE "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\", \"D4\"]}"

typedef struct
{
  RdtBattle           *battle;
  RdtBattleController *controller;
  guint                n_positions;
} Table;

static void
position_changed_cb (Table *table)
{
  table->n_positions++;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
table_init (Table *table)
{
  *table = (Table) { .battle = rdt_duel_new_at_a_table () };

  rdt_duel_roll_initiative (table->battle);
  table->controller = rdt_battle_controller_new (table->battle);
  g_signal_connect_swapped (table->controller, "notify::position",
                            G_CALLBACK (position_changed_cb), table);
}

static void
table_clear (Table *table)
{
  g_assert_finalize_object (table->controller);
  g_assert_finalize_object (table->battle);
}

static RdtUnitIndex
get_unit (const Table *table,
          RdtCell      cell)
{
  return rdt_battle_controller_get_position (table->controller)->first_in_cell[cell];
}

static void
test_battle_controller_follows_its_battle (void)
{
  Table table;

  table_init (&table);
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (table.controller), ==, 0);

  g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (table.n_positions, ==, 1);
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (table.controller), ==, 1);
  g_assert_cmpuint (get_unit (&table, 3 * WIDTH + 3), ==, 1);

  rdt_battle_undo (table.battle);
  g_assert_cmpuint (table.n_positions, ==, 2);
  g_assert_cmpuint (rdt_battle_controller_get_shown_order (table.controller), ==, 0);
  g_assert_cmpuint (get_unit (&table, 1 * WIDTH + 3), ==, 1);

  table_clear (&table);
}

/* For widgets that are bound to one of them. */
static void
test_battle_controller_notifies_of_orders (void)
{
  const char *const names[] = { "n-orders", "shown-order", "placing" };
  Table table;

  table_init (&table);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", names[i], NULL);
      guint n = 0;

      g_signal_connect_swapped (table.controller, signal, G_CALLBACK (count_cb), &n);
      g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
      g_assert_cmpuint (n, >, 0);
      rdt_battle_undo (table.battle);
      g_signal_handlers_disconnect_by_data (table.controller, &n);
    }

  table_clear (&table);
}

static void
test_battle_controller_shows_the_past (void)
{
  Table table;

  table_init (&table);
  g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
  table.n_positions = 0;

  g_object_set (table.controller, "shown-order", 0, NULL);
  g_assert_false (rdt_battle_controller_is_live (table.controller));
  g_assert_cmpuint (table.n_positions, ==, 1);
  g_assert_cmpuint (get_unit (&table, 1 * WIDTH + 3), ==, 1);
  g_assert_cmpuint (get_unit (&table, 3 * WIDTH + 3), ==, RDT_NO_UNIT);

  g_object_set (table.controller, "shown-order", 0, NULL);
  g_assert_cmpuint (table.n_positions, ==, 1);

  /* When the battle goes on, it shows the present again. */
  g_assert_cmpint (rdt_duel_order (table.battle, "{\"order\": \"end\"}", NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_battle_controller_is_live (table.controller));
  g_assert_cmpuint (table.n_positions, ==, 2);
  g_assert_true (rdt_battle_controller_get_position (table.controller)
                 == rdt_battle_get_position (table.battle));

  table_clear (&table);
}

/* The unit whose order was undone is selected, but only if a person has to order now. */
static void
test_battle_controller_selects_who_was_undone (void)
{
  Table table;
  RdtSide side;

  table_init (&table);
  side = rdt_battle_get_position (table.battle)->awaiting.side;

  g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
  rdt_battle_undo (table.battle);
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table.controller), ==, 1);
  table_clear (&table);

  table_init (&table);
  g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
  rdt_battle_set_player (table.battle, side, RDT_PLAYER_EASY);
  rdt_battle_undo (table.battle);
  g_assert_true (rdt_battle_awaits_computer (table.battle));
  g_assert_cmpuint (rdt_battle_controller_get_selected_unit (table.controller), ==, RDT_NO_UNIT);
  table_clear (&table);
}

/* Redo does not animate orders a second time. */
static void
test_battle_controller_redoes_at_once (void)
{
  Table table;
  guint n_acted = 0;

  table_init (&table);
  g_signal_connect_swapped (table.controller, "ordered", G_CALLBACK (count_cb), &n_acted);
  g_assert_cmpint (rdt_duel_order (table.battle, MOVE, NULL), ==, RDT_ORDERED);
  g_assert_cmpuint (n_acted, ==, 1);

  rdt_battle_undo (table.battle);
  rdt_battle_controller_redo (table.controller);
  g_assert_cmpuint (rdt_battle_get_n_orders (table.battle), ==, 1);
  g_assert_cmpuint (n_acted, ==, 1);

  table_clear (&table);
}

/* The cursor moves to the selected unit, and the board is notified. */
static void
test_battle_controller_moves_the_cursor (void)
{
  Table table;
  guint n_told = 0, cell;

  table_init (&table);
  rdt_battle_controller_select_unit (table.controller, 0);
  g_signal_connect_swapped (table.controller, "notify::cursor-cell", G_CALLBACK (count_cb),
                            &n_told);
  rdt_battle_controller_select_unit (table.controller, 1);
  g_assert_cmpuint (n_told, ==, 1);
  g_object_get (table.controller, "cursor-cell", &cell, NULL);
  g_assert_cmpuint (cell, ==, 1 * WIDTH + 3);

  table_clear (&table);
}

#define add(path, func) g_test_add_func ("/model/battle-controller/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();

  add ("follows-its-battle", test_battle_controller_follows_its_battle);
  add ("notifies-of-orders", test_battle_controller_notifies_of_orders);
  add ("shows-the-past", test_battle_controller_shows_the_past);
  add ("selects-who-was-undone", test_battle_controller_selects_who_was_undone);
  add ("redoes-at-once", test_battle_controller_redoes_at_once);
  add ("moves-the-cursor", test_battle_controller_moves_the_cursor);

  return g_test_run ();
}
