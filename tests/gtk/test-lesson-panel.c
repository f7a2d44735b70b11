/* test-lesson-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-choices.h"
#include "rdt-lesson-panel.h"
#include "rdt-lessons.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

static void
set_up (RdtBattleFixture *fixture,
        gconstpointer     unused)
{
  g_autoptr(GError) error = NULL;
  RdtBattle *battle = rdt_lessons_begin ("modern", &error);

  g_assert_no_error (error);
  rdt_battle_fixture_begin (fixture, battle);
}

static GtkWidget *
get_panel (RdtBattleFixture *fixture)
{
  return rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_LESSON_PANEL);
}

static const RdtOverlay *
get_overlay (RdtBattleFixture *fixture)
{
  return rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (fixture->page)));
}

static RdtCell
get_cell (RdtBattleFixture *fixture,
          const char       *unit)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);

  return rdt_battle_get_position (fixture->battle)->units[rdt_game_find_unit (game, unit)].cell;
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && gtk_widget_is_drawable (widget)
         && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL;
}

static void
go_on (RdtBattleFixture *fixture)
{
  gtk_widget_activate_action (get_panel (fixture), "lesson.skip", NULL);
  rdt_ui_settle ();
}

static void
test_lesson_panel_leads_through_the_first_steps (RdtBattleFixture *fixture,
                                                 gconstpointer     unused)
{
  const RdtGame *game = rdt_battle_get_game (fixture->battle);
  RdtOrder order;

  g_assert_true (gtk_widget_get_visible (get_panel (fixture)));
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 1 of"));
  g_assert_cmpuint (get_overlay (fixture)->n_guides, ==, 1);

  /* The step waits until the gun is selected. */
  go_on (fixture);
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 2 of"));
  g_assert_cmpuint (get_overlay (fixture)->guides[0], ==, get_cell (fixture, "r4"));
  rdt_battle_controller_select_unit (fixture->controller, rdt_game_find_unit (game, "r4"));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 3 of"));

  /* And until it has fired. */
  go_on (fixture);
  rdt_order_init (&order, RDT_ORDER_FIRE, rdt_game_find_unit (game, "r4"));
  order.cell = get_cell (fixture, "b2");
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 5 of"));

  rdt_page_undo (RDT_PAGE (fixture->page));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 4 of"));
}

/* A board that changed its size with each text would move under the pointer. */
static void
test_lesson_panel_never_gives_room_back (RdtBattleFixture *fixture,
                                         gconstpointer     unused)
{
  int height = 0;

  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpint (gtk_widget_get_height (get_panel (fixture)), >=, height);
      height = gtk_widget_get_height (get_panel (fixture));
      go_on (fixture);
    }

  g_assert_cmpint (height, >, 0);
}

/* In a small window it takes no more room than it needs. */
static void
test_lesson_panel_leaves_room_in_a_small_window (RdtBattleFixture *fixture,
                                                 gconstpointer     unused)
{
  GtkWidget *page = rdt_battle_page_new (fixture->battle, NULL, fixture->settings);
  GtkWidget *window = rdt_ui_show (page, 700, 500);
  GtkWidget *panel = rdt_ui_find_type (page, RDT_TYPE_LESSON_PANEL);
  GtkWidget *board = rdt_ui_find_type (page, RDT_TYPE_BOARD_VIEW);

  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpint (gtk_widget_get_width (window), ==, 700);
      g_assert_cmpint (gtk_widget_get_height (panel), <=, 130);
      g_assert_cmpint (gtk_widget_get_height (board), >=, 240);
      gtk_widget_activate_action (panel, "lesson.skip", NULL);
      rdt_ui_settle ();
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_lesson_panel_says_when_it_cannot_be_done (RdtBattleFixture *fixture,
                                               gconstpointer     unused)
{
  int height = gtk_widget_get_height (get_panel (fixture));
  RdtOrder order;

  while (rdt_ui_find (get_panel (fixture), says, "Step 7 of") == NULL)
    {
      if (rdt_ui_find (get_panel (fixture), says, "Let the shells land") != NULL)
        {
          rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
          rdt_battle_controller_order (fixture->controller, &order);
        }
      go_on (fixture);
    }
  g_assert_null (rdt_ui_find (get_panel (fixture), says, "left out"));

  /* The rifles have moved and can no longer fire, and the tank cannot go where no
   * artillery has fired at the enemy.
   */
  rdt_order_init (&order, RDT_ORDER_MOVE,
                  rdt_game_find_unit (rdt_battle_get_game (fixture->battle), "r1"));
  order.n_path = 1;
  order.path[0] = rdt_grid_step (&rdt_battle_get_game (fixture->battle)->map->grid,
                                 get_cell (fixture, "r1"), 0);
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 9 of"));
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "“Small arms” was left out"));
  g_assert_cmpint (gtk_widget_get_height (get_panel (fixture)), ==, height);

  rdt_page_undo (RDT_PAGE (fixture->page));
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 7 of"));
  g_assert_null (rdt_ui_find (get_panel (fixture), says, "left out"));
}

static gboolean
is_called (GtkWidget     *widget,
           gconstpointer  label)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0;
}

/* A second click hits neither Skip Step nor anything else, and the board stays
 * where it is.
 */
static void
test_lesson_panel_keeps_its_places (RdtBattleFixture *fixture,
                                    gconstpointer     unused)
{
  GtkWidget *button = rdt_ui_find (get_panel (fixture), is_called, "_Continue");
  GtkWidget *skip = rdt_ui_find (get_panel (fixture), is_called, "S_kip Step");
  int height = gtk_widget_get_height (get_panel (fixture));
  graphene_rect_t before, after, other;

  g_assert_true (gtk_widget_compute_bounds (button, get_panel (fixture), &before));
  gtk_widget_activate_action (get_panel (fixture), "lesson.go-on", NULL);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "Step 2 of"));
  g_assert_true (gtk_widget_compute_bounds (button, get_panel (fixture), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_is_drawable (skip));
  g_assert_true (gtk_widget_compute_bounds (skip, get_panel (fixture), &other));
  g_assert_false (graphene_rect_intersection (&after, &other, NULL));
  g_assert_cmpint (gtk_widget_get_height (get_panel (fixture)), ==, height);
}

static void
test_lesson_panel_ends_with_finish (RdtBattleFixture *fixture,
                                    gconstpointer     unused)
{
  GtkWidget *button = rdt_ui_find (get_panel (fixture), is_called, "_Continue");
  RdtOrder order;

  while (rdt_ui_find (get_panel (fixture), says, "On your own") == NULL)
    {
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "_Continue");
      go_on (fixture);
    }

  rdt_order_init (&order, RDT_ORDER_RESIGN, RDT_NO_UNIT);
  rdt_battle_controller_order (fixture->controller, &order);
  rdt_ui_settle ();
  g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, "The end of the battle"));
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
test_lesson_panel_goes_away (RdtBattleFixture *fixture,
                             gconstpointer     unused)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GVariantType) type = g_variant_type_new ("(suss)");
  g_autoptr(GSimpleAction) toast = g_simple_action_new ("toast", type);
  g_autofree char *said = NULL;

  g_signal_connect (toast, "activate", G_CALLBACK (toast_cb), &said);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (toast));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));

  go_on (fixture);
  g_assert_null (said);
  gtk_widget_activate_action (get_panel (fixture), "lesson.leave", NULL);
  rdt_ui_settle ();
  g_assert_cmpstr (said, ==, "The guide has ended. The battle continues without it.");

  g_assert_false (gtk_widget_get_visible (get_panel (fixture)));
  g_assert_cmpuint (get_overlay (fixture)->n_guides, ==, 0);
}

#define add(path, test) \
  g_test_add ("/gtk/lesson-panel/" path, RdtBattleFixture, NULL, set_up, test, \
              rdt_battle_fixture_end)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("first-steps", test_lesson_panel_leads_through_the_first_steps);
  add ("never-gives-room-back", test_lesson_panel_never_gives_room_back);
  add ("leaves-room-in-a-small-window", test_lesson_panel_leaves_room_in_a_small_window);
  add ("stuck", test_lesson_panel_says_when_it_cannot_be_done);
  add ("places", test_lesson_panel_keeps_its_places);
  add ("finish", test_lesson_panel_ends_with_finish);
  add ("left", test_lesson_panel_goes_away);

  return g_test_run ();
}
