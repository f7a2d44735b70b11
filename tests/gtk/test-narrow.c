/* test-narrow.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-view.h"
#include "rdt-duel.h"
#include "rdt-test.h"
#include "rdt-turn-bar.h"
#include "rdt-ui.h"

/* Screens as narrow as telephones', on which windows have no button but Close.
 * Scenarios are drawn on larger ones.
 */

/* In pixels. */
#define LEAST_WIDTH 360

typedef struct
{
  RdtWindow *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  unused)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  fixture->window = rdt_ui_open_window ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  rdt_ui_close_window (fixture->window);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-decoration-layout");
}

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static void
tell_what_is_wide (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && get_least_width (child) > LEAST_WIDTH)
      {
        g_test_message ("%s: %d pixels", G_OBJECT_TYPE_NAME (child), get_least_width (child));
        tell_what_is_wide (child);
      }
}

static void
assert_fits (Fixture *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  rdt_ui_settle ();
  tell_what_is_wide (window);
  g_assert_cmpint (get_least_width (window), <=, LEAST_WIDTH);
}

static void
test_narrow_screen_shows_the_scenarios (Fixture       *fixture,
                                        gconstpointer  unused)
{
  rdt_window_show_welcome (fixture->window);
  assert_fits (fixture);
}

static void
test_narrow_screen_shows_a_battle (Fixture       *fixture,
                                   gconstpointer  unused)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();

  rdt_window_show_battle (fixture->window, battle);
  assert_fits (fixture);
}

/* In a small window the board has at least two thirds. */
#define SMALL_WIDTH  700
#define SMALL_HEIGHT 500

/* Begins a battle in a small window.
 *
 * Returns: (transfer full): the battle
 */
static RdtBattle *
show_small (Fixture    *fixture,
            const char *name)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario (name);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = rdt_test_game (rdt_scenario_get_setup (scenario));
  RdtBattle *battle;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  rdt_window_show_battle (fixture->window, battle);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), SMALL_WIDTH, SMALL_HEIGHT);
  rdt_ui_settle ();

  return battle;
}

static void
test_narrow_window_keeps_the_board_large (Fixture       *fixture,
                                          gconstpointer  unused)
{
  static const char *const names[] = { "langensalza", "nagyret", "wells-of-bir-qamar" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(RdtBattle) battle = show_small (fixture, names[i]);
      GtkWidget *board;
      int share;

      board = rdt_ui_find_type (GTK_WIDGET (fixture->window), RDT_TYPE_BOARD_VIEW);
      share = 100 * gtk_widget_get_width (board) * gtk_widget_get_height (board)
              / (SMALL_WIDTH * SMALL_HEIGHT);
      g_test_message ("%s: %d %%", names[i], share);
      g_assert_cmpint (share, >=, 66);
    }
}

/* Nor does one move when a question is longer than a line. */
static void
test_narrow_window_keeps_the_board_when_asked (Fixture       *fixture,
                                               gconstpointer  unused)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("wells-of-bir-qamar");
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(RdtGame) game = rdt_test_game (rdt_scenario_get_setup (scenario));
  g_autoptr(RdtBattle) battle = NULL;
  GtkWidget *board, *decision;
  int height;

  rdt_dice_set_seed (dice, 1);
  battle = rdt_battle_new (game, dice);
  rdt_window_show_battle (fixture->window, battle);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), SMALL_WIDTH, SMALL_HEIGHT);
  rdt_ui_settle ();

  board = rdt_ui_find_type (GTK_WIDGET (fixture->window), RDT_TYPE_BOARD_VIEW);
  decision = rdt_ui_find_type (GTK_WIDGET (fixture->window), RDT_TYPE_TURN_BAR);
  decision = rdt_ui_find_type (decision, GTK_TYPE_LABEL);
  height = gtk_widget_get_height (board);
  gtk_label_set_label (GTK_LABEL (decision), "Army of the Republic: orders phase. 3 units left to"
                                             " activate, 5 activations.");
  rdt_ui_settle ();
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (decision))), ==,
                   2);
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
}

/* No square moves under the pointer during deployment, and the instructions are
 * visible although the side panel is hidden.
 */
static void
test_narrow_window_keeps_the_board_during_deployment (Fixture       *fixture,
                                                      gconstpointer  unused)
{
  g_autoptr(RdtBattle) battle = show_small (fixture, "two-villages");
  guint n_units = rdt_battle_get_game (battle)->sides[0].n_units;
  GtkWidget *board;
  int height;

  board = rdt_ui_find_type (GTK_WIDGET (fixture->window), RDT_TYPE_BOARD_VIEW);
  height = gtk_widget_get_height (board);
  g_assert_nonnull (rdt_ui_find_words (GTK_WIDGET (fixture->window),
                                       "General South, command: select a highlighted square."));

  for (guint i = 0; i < n_units; i++)
    {
      const RdtOrder *listed = rdt_duel_find_order (battle, RDT_ORDER_DEPLOY);
      RdtOrder deploy;

      while (rdt_battle_get_position (battle)->units[listed->unit].status != RDT_STATUS_TO_DEPLOY)
        listed++;
      deploy = *listed;
      g_assert_cmpint (rdt_battle_order (battle, &deploy, NULL, NULL), ==, RDT_ORDERED);
      rdt_ui_settle ();
      g_assert_cmpint (gtk_widget_get_height (board), ==, height);
    }
}

#define add(path, func) \
  g_test_add ("/gtk/narrow/" path, Fixture, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("screen-shows-the-scenarios", test_narrow_screen_shows_the_scenarios);
  add ("screen-shows-a-battle", test_narrow_screen_shows_a_battle);
  add ("window-keeps-the-board-large", test_narrow_window_keeps_the_board_large);
  add ("window-keeps-the-board-when-asked", test_narrow_window_keeps_the_board_when_asked);
  add ("window-keeps-the-board-during-deployment",
       test_narrow_window_keeps_the_board_during_deployment);

  return g_test_run ();
}
