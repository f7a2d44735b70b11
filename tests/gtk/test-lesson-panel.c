/* test-lesson-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-choices.h"
#include "rdt-lesson-panel.h"
#include "rdt-lessons.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

typedef struct
{
  GSettings     *settings;
  RdtBattle     *battle;
  RdtBattlePage *page;
  GtkWidget     *panel;
  GtkWidget     *window;
} Table;

static void
set_up (Table         *table,
        gconstpointer  unused)
{
  g_autoptr(GError) error = NULL;

  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (table->settings, "dice-dialog", "never");
  table->battle = rdt_lessons_begin ("modern", &error);
  g_assert_no_error (error);
  table->page = RDT_BATTLE_PAGE (rdt_battle_page_new (table->battle, table->settings));
  table->window = rdt_ui_show (GTK_WIDGET (table->page), 900, 640);
  table->panel = rdt_ui_find_type (GTK_WIDGET (table->page), RDT_TYPE_LESSON_PANEL);
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

static const RdtOverlay *
get_overlay (Table *table)
{
  return rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (table->page)));
}

static RdtCell
get_cell (Table      *table,
          const char *unit)
{
  const RdtGame *game = rdt_battle_get_game (table->battle);

  return rdt_battle_get_position (table->battle)->units[rdt_game_find_unit (game, unit)].cell;
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_is_drawable (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static void
go_on (Table *table)
{
  gtk_widget_activate_action (table->panel, "lesson.skip", NULL);
  rdt_ui_settle ();
}

static void
test_lesson_panel_leads_through_the_first_steps (Table         *table,
                                                 gconstpointer  unused)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (table->page);
  const RdtGame *game = rdt_battle_get_game (table->battle);
  RdtOrder order;

  g_assert_true (gtk_widget_get_visible (table->panel));
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 1 of"));
  g_assert_cmpuint (get_overlay (table)->n_guides, ==, 1);

  /* It waits until the gun is selected. */
  go_on (table);
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 2 of"));
  g_assert_cmpuint (get_overlay (table)->guides[0], ==, get_cell (table, "r4"));
  rdt_battle_controller_select_unit (controller, rdt_game_find_unit (game, "r4"));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 3 of"));

  /* And until it has fired. */
  go_on (table);
  rdt_order_init (&order, RDT_ORDER_FIRE, rdt_game_find_unit (game, "r4"));
  order.cell = get_cell (table, "b2");
  rdt_battle_controller_order (controller, &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 5 of"));

  rdt_page_undo (RDT_PAGE (table->page));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 4 of"));
}

/* A board that changed its size with each text would slip from under the
 * pointer.
 */
static void
test_lesson_panel_never_gives_room_back (Table         *table,
                                         gconstpointer  unused)
{
  int height = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpint (gtk_widget_get_height (table->panel), >=, height);
      height = gtk_widget_get_height (table->panel);
      go_on (table);
    }

  g_assert_cmpint (height, >, 0);
}

static void
test_lesson_panel_says_when_it_cannot_be_done (Table         *table,
                                               gconstpointer  unused)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (table->page);
  int height = gtk_widget_get_height (table->panel);
  RdtOrder order;

  while (rdt_ui_find (table->panel, says, "Step 7 of") == NULL)
    {
      if (rdt_ui_find (table->panel, says, "Let the shells land") != NULL)
        {
          rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
          rdt_battle_controller_order (controller, &order);
        }
      go_on (table);
    }
  g_assert_null (rdt_ui_find (table->panel, says, "left out"));

  /* The rifles have moved, and can fire no longer; and the tank cannot drive to
   * where nobody has shelled the enemy.
   */
  rdt_order_init (&order, RDT_ORDER_MOVE,
                  rdt_game_find_unit (rdt_battle_get_game (table->battle), "r1"));
  order.n_path = 1;
  order.path[0] = rdt_grid_step (&rdt_battle_get_game (table->battle)->map->grid,
                                 get_cell (table, "r1"), 0);
  rdt_battle_controller_order (controller, &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 9 of"));
  g_assert_nonnull (rdt_ui_find (table->panel, says, "“Small arms” was left out"));
  g_assert_cmpint (gtk_widget_get_height (table->panel), ==, height);

  rdt_page_undo (RDT_PAGE (table->page));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 7 of"));
  g_assert_null (rdt_ui_find (table->panel, says, "left out"));
}

static gboolean
is_called (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* What a second click would hit is neither Skip Step nor anything else, and
 * the board stays where it is.
 */
static void
test_lesson_panel_keeps_its_places (Table         *table,
                                    gconstpointer  unused)
{
  GtkWidget *button = rdt_ui_find (table->panel, is_called, "_Continue");
  GtkWidget *skip = rdt_ui_find (table->panel, is_called, "S_kip Step");
  int height = gtk_widget_get_height (table->panel);
  graphene_rect_t before, after, other;

  g_assert_true (gtk_widget_compute_bounds (button, table->panel, &before));
  gtk_widget_activate_action (table->panel, "lesson.go-on", NULL);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "Step 2 of"));
  g_assert_true (gtk_widget_compute_bounds (button, table->panel, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_is_drawable (skip));
  g_assert_true (gtk_widget_compute_bounds (skip, table->panel, &other));
  g_assert_false (graphene_rect_intersection (&after, &other, NULL));
  g_assert_cmpint (gtk_widget_get_height (table->panel), ==, height);
}

static void
test_lesson_panel_ends_with_finish (Table         *table,
                                    gconstpointer  unused)
{
  GtkWidget *button = rdt_ui_find (table->panel, is_called, "_Continue");
  RdtOrder order;

  while (rdt_ui_find (table->panel, says, "On your own") == NULL)
    {
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Continue");
      go_on (table);
    }

  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  rdt_battle_controller_order (rdt_battle_page_get_controller (table->page), &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (table->panel, says, "The end of the battle"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Finish");
}

static void
toast_cb (GSimpleAction *action,
          GVariant      *parameter,
          char         **said)
{
  g_free (*said);
  g_variant_get_child (parameter, 0, "s", said);
}

static void
test_lesson_panel_goes_away (Table         *table,
                             gconstpointer  unused)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GVariantType) type = g_variant_type_new ("(suss)");
  g_autoptr(GSimpleAction) toast = g_simple_action_new ("toast", type);
  g_autofree char *said = NULL;

  g_signal_connect (toast, "activate", G_CALLBACK (toast_cb), &said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  gtk_widget_insert_action_group (table->window, "win", G_ACTION_GROUP (actions));

  go_on (table);
  g_assert_null (said);
  gtk_widget_activate_action (table->panel, "lesson.leave", NULL);
  rdt_ui_settle ();
  g_assert_cmpstr (said, ==, "The guide has ended. The battle continues without it.");

  g_assert_false (gtk_widget_get_visible (table->panel));
  g_assert_cmpuint (get_overlay (table)->n_guides, ==, 0);
}

#define add(path, test) \
  g_test_add ("/gtk/lesson-panel/" path, Table, NULL, set_up, test, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("first-steps", test_lesson_panel_leads_through_the_first_steps);
  add ("never-gives-room-back", test_lesson_panel_never_gives_room_back);
  add ("stuck", test_lesson_panel_says_when_it_cannot_be_done);
  add ("places", test_lesson_panel_keeps_its_places);
  add ("finish", test_lesson_panel_ends_with_finish);
  add ("left", test_lesson_panel_goes_away);

  return g_test_run ();
}
