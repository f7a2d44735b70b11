/* test-players-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-duel.h"
#include "rdt-lessons.h"
#include "rdt-page.h"
#include "rdt-player-row.h"
#include "rdt-players-window.h"
#include "rdt-side-mark.h"
#include "rdt-ui.h"

/* Changing the players on the battle's page. */

typedef struct
{
  RdtBattle     *battle;
  GSettings     *settings;
  RdtBattlePage *page;
  GtkWidget     *window;
} Table;

static void
show_page (Table     *table,
           RdtBattle *battle)
{
  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (table->settings, "dice-dialog", "never");
  table->battle = battle;
  table->page = RDT_BATTLE_PAGE (rdt_battle_page_new (battle, NULL, table->settings));
  table->window = rdt_ui_show (GTK_WIDGET (table->page), 1000, 700);
}

/* A duel whose first side is a slow computer player. */
static void
set_up (Table         *table,
        gconstpointer  unused)
{
  RdtBattle *battle = rdt_duel_new ();

  g_assert_cmpint (rdt_battle_begin (battle, NULL), ==, RDT_ORDERED);
  rdt_battle_set_player (battle, rdt_battle_get_position (battle)->awaiting.side,
                         RDT_PLAYER_EASY);
  show_page (table, battle);
  g_settings_set_double (table->settings, "machine-pace", 3);
}

static void
set_up_guided (Table         *table,
               gconstpointer  unused)
{
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_lessons_begin ("modern", &error);

  g_assert_no_error (error);
  show_page (table, battle);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_ui_settle ();
  g_settings_reset (table->settings, "machine-pace");
  g_clear_object (&table->battle);
  g_clear_object (&table->settings);
}

static RdtBattleController *
get_controller (Table *table)
{
  return rdt_ui_get_object (table->page, "controller");
}

static RdtPace *
get_pace (Table *table)
{
  return rdt_battle_runner_get_pace (rdt_battle_controller_get_runner (get_controller (table)));
}

static GtkWindow *
ask (Table *table)
{
  gtk_widget_activate_action (GTK_WIDGET (table->page), "battle.players", NULL);
  rdt_ui_settle ();

  return GTK_WINDOW (rdt_ui_find_window_type (RDT_TYPE_PLAYERS_WINDOW));
}

static RdtPlayerRow *
find_row (GtkWindow *window,
          guint      n)
{
  g_autoptr(GPtrArray) rows = rdt_ui_list (GTK_WIDGET (window), RDT_TYPE_PLAYER_ROW);

  g_assert_cmpuint (rows->len, ==, RDT_N_SIDES);

  return g_ptr_array_index (rows, n);
}

static void
apply (GtkWindow *window)
{
  GtkWidget *label = rdt_ui_find_words (GTK_WIDGET (window), "Apply");

  g_signal_emit_by_name (gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON), "clicked");
  rdt_ui_settle ();
  g_assert_null (rdt_ui_find_window_type (RDT_TYPE_PLAYERS_WINDOW));
}

static void
test_players_window_shows_who_plays (Table         *table,
                                     gconstpointer  unused)
{
  GtkWindow *window = ask (table);

  g_assert_nonnull (window);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtPlayerRow *row = find_row (window, side);
      GtkWidget *mark = rdt_ui_find_type (GTK_WIDGET (row), RDT_TYPE_SIDE_MARK);

      g_assert_cmpint (rdt_player_row_get_player (row), ==,
                       rdt_battle_get_player (table->battle, side));
      g_assert_cmpuint (rdt_side_mark_get_side (RDT_SIDE_MARK (mark)), ==, side);
    }
  gtk_window_destroy (window);
}

/* The computer does not play on behind the dialog. */
static void
test_players_window_holds_the_computer (Table         *table,
                                        gconstpointer  unused)
{
  GtkWindow *window;

  g_assert_true (rdt_pace_is_active (get_pace (table)));
  window = ask (table);
  g_assert_true (rdt_pace_is_held (get_pace (table)));
  gtk_widget_activate_action (GTK_WIDGET (window), "window.close", NULL);
  rdt_ui_settle ();
  g_assert_false (rdt_pace_is_held (get_pace (table)));

  /* If it was held before, it stays so. */
  rdt_pace_set_held (get_pace (table), TRUE);
  gtk_window_destroy (ask (table));
  g_assert_true (rdt_pace_is_held (get_pace (table)));
}

static void
test_players_window_hands_sides_over (Table         *table,
                                      gconstpointer  unused)
{
  RdtSide side = rdt_battle_get_position (table->battle)->awaiting.side;
  GtkWindow *window = ask (table);

  rdt_player_row_set_player (find_row (window, side), RDT_PLAYER_PERSON);
  rdt_player_row_set_player (find_row (window, rdt_side_other (side)), RDT_PLAYER_HARD);
  g_assert_cmpint (rdt_battle_get_player (table->battle, side), ==, RDT_PLAYER_EASY);
  apply (window);

  g_assert_cmpint (rdt_battle_get_player (table->battle, side), ==, RDT_PLAYER_PERSON);
  g_assert_cmpint (rdt_battle_get_player (table->battle, rdt_side_other (side)), ==,
                   RDT_PLAYER_HARD);
  g_assert_true (rdt_battle_controller_is_waiting (get_controller (table)));
  g_assert_false (rdt_pace_is_active (get_pace (table)));
  g_assert_null (rdt_ui_find_words (GTK_WIDGET (table->page), "thinking"));

  window = ask (table);
  rdt_player_row_set_player (find_row (window, side), RDT_PLAYER_MEDIUM);
  apply (window);
  g_assert_true (rdt_pace_is_active (get_pace (table)));
  g_assert_false (rdt_pace_is_held (get_pace (table)));
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (table->page), "thinking"));
}

/* Return belongs to the focused row, whose list it opens. */
static void
test_players_window_return_does_not_apply (Table         *table,
                                           gconstpointer  unused)
{
  GtkWindow *window = ask (table);

  g_assert_null (gtk_window_get_default_widget (window));
  g_assert_true (gtk_window_get_focus (window) == GTK_WIDGET (find_row (window, 0)));
  gtk_window_destroy (window);
}

static void
test_players_window_escape_changes_nothing (Table         *table,
                                            gconstpointer  unused)
{
  RdtSide side = rdt_battle_get_position (table->battle)->awaiting.side;
  GtkWindow *window = ask (table);

  rdt_player_row_set_player (find_row (window, side), RDT_PLAYER_PERSON);
  gtk_widget_activate_action (GTK_WIDGET (window), "window.close", NULL);
  rdt_ui_settle ();
  g_assert_cmpint (rdt_battle_get_player (table->battle, side), ==, RDT_PLAYER_EASY);
  g_assert_true (rdt_pace_is_active (get_pace (table)));
}

/* The guide plays the other side until it is closed. */
static void
test_players_window_waits_for_the_guide (Table         *table,
                                         gconstpointer  unused)
{
  GtkWidget *guide = rdt_ui_find_action (GTK_WIDGET (table->page), "lesson.leave");
  GtkWindow *window;

  g_assert_null (ask (table));
  g_assert_nonnull (guide);
  gtk_widget_activate_action (guide, "lesson.leave", NULL);
  window = ask (table);
  g_assert_nonnull (window);
  gtk_window_destroy (window);
}

#define add(path, set_up_func, func) \
  g_test_add ("/gtk/players-window/" path, Table, NULL, set_up_func, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("shows-who-plays", set_up, test_players_window_shows_who_plays);
  add ("holds-the-computer", set_up, test_players_window_holds_the_computer);
  add ("hands-sides-over", set_up, test_players_window_hands_sides_over);
  add ("return-does-not-apply", set_up, test_players_window_return_does_not_apply);
  add ("escape-changes-nothing", set_up, test_players_window_escape_changes_nothing);
  add ("waits-for-the-guide", set_up_guided, test_players_window_waits_for_the_guide);

  return g_test_run ();
}
