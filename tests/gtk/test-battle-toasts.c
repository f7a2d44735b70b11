/* test-battle-toasts.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-fixture.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-toast.h"
#include "rdt-ui.h"
#include "rdt-units-left.h"

/* The toasts over a battle, and how long they are shown. */

/* The warning of what an end gives up is shown while it can still be deferred. */
static void
test_battle_toasts_end_warns_before_its_dice (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  RdtBattleController *controller = rdt_ui_get_object (fixture->page, "controller");
  RdtBattleRunner *runner = rdt_battle_controller_get_runner (controller);
  g_autofree char *ready = NULL;
  g_autofree char *said = NULL;

  rdt_battle_fixture_hear_toasts (fixture, &said);
  rdt_battle_set_manual_dice (fixture->battle, TRUE);
  while (!rdt_battle_runner_is_asking (runner))
    {
      g_free (ready);
      ready = rdt_units_left_name (fixture->battle);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.end", NULL);
    }

  g_assert_nonnull (ready);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_suffix (said, ready));
  g_clear_pointer (&said, g_free);
}

/* Units left to act do not matter any more when the battle is over. */
static void
test_battle_toasts_last_end_gives_nothing_up (RdtBattleFixture *fixture,
                                              gconstpointer     unused)
{
  g_autofree char *ready = NULL;
  g_autofree char *said = NULL;
  guint last = rdt_battle_get_game (fixture->battle)->turn_limit;

  while (rdt_battle_get_position (fixture->battle)->turn < last)
    {
      RdtOrder end = *rdt_duel_find_order (fixture->battle, RDT_ORDER_END);

      g_assert_cmpint (rdt_battle_order (fixture->battle, &end, NULL, NULL), ==, RDT_ORDERED);
    }

  rdt_battle_fixture_hear_toasts (fixture, &said);
  for (guint i = 0; i < 10 && !rdt_battle_is_over (fixture->battle); i++)
    {
      g_clear_pointer (&said, g_free);
      g_free (ready);
      ready = rdt_units_left_name (fixture->battle);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.end", NULL);
    }

  g_assert_true (rdt_battle_is_over (fixture->battle));
  g_assert_nonnull (ready);
  g_assert_cmpstr (said, ==, NULL);
}

/* After Redo there is nothing to undo. */
static void
test_battle_toasts_redo_takes_back_what_undo_said (RdtBattleFixture *fixture,
                                                   gconstpointer     unused)
{
  g_autofree char *said = NULL;
  const RdtOrder *found = rdt_duel_find_order (fixture->battle, RDT_ORDER_CLOSE_COMBAT);
  RdtOrder order;

  g_assert_nonnull (found);
  order = *found;
  rdt_battle_fixture_hear_toasts (fixture, &said);
  rdt_battle_controller_order (rdt_ui_get_object (fixture->page, "controller"), &order);
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_nonnull (said);
  rdt_page_redo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_null (said);
}

static GtkWidget *
create_toast (GtkWidget **window)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *toast = g_object_new (RDT_TYPE_TOAST, NULL);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), gtk_label_new (NULL));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), toast);
  *window = rdt_ui_show (overlay, 360, 300);

  return toast;
}

/* A refusal with its rule is long: it wraps instead of being cut off. */
static void
test_battle_toasts_wraps (void)
{
  static const char words[] = "The selected unit cannot do that here."
                              " Move the cursor with the arrow keys.";
  GtkWidget *window;
  GtkWidget *toast = create_toast (&window);
  GtkWidget *title;

  rdt_toast_show (RDT_TOAST (toast), words, RDT_TOAST_LONG);
  rdt_toast_set_button (RDT_TOAST (toast), "Show Rule", "win.undo");
  title = rdt_ui_find_words (toast, words);
  rdt_ui_settle ();

  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), >, 1);
  g_assert_cmpint (gtk_widget_get_width (title), <, 360);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
undo_cb (GtkWidget  *widget,
         GVariant   *parameter,
         guint      *n)
{
  (*n)++;
}

/* Its button works while it slides in, and once; it is gone then, and shows what comes next. */
static void
test_battle_toasts_button_works_at_once (void)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) undo = g_simple_action_new ("undo", NULL);
  GtkWidget *window;
  GtkWidget *toast = create_toast (&window);
  GtkWidget *button;
  guint n_undone = 0;

  g_signal_connect (undo, "activate", G_CALLBACK (undo_cb), &n_undone);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (undo));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));

  rdt_toast_show (RDT_TOAST (toast), "Ended.", RDT_TOAST_SHORT);
  rdt_toast_set_button (RDT_TOAST (toast), "Undo", "win.undo");
  button = rdt_ui_find_action (toast, "win.undo");
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (n_undone, ==, 1);
  rdt_ui_settle ();
  g_assert_false (gtk_widget_get_visible (toast));

  rdt_toast_show (RDT_TOAST (toast), "No target.", RDT_TOAST_SHORT);
  g_assert_true (gtk_widget_get_visible (toast));
  g_assert_false (gtk_widget_get_visible (button));

  gtk_window_destroy (GTK_WINDOW (window));
}

#define add(path, func) \
  rdt_battle_fixture_add_page_test ("/gtk/battle-toasts/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("end-warns-before-its-dice", test_battle_toasts_end_warns_before_its_dice);
  rdt_battle_fixture_add_page_test ("/gtk/battle-toasts/last-end-gives-nothing-up",
                                    "wells-of-bir-qamar",
                                    test_battle_toasts_last_end_gives_nothing_up);
  add ("redo-takes-back-what-undo-said", test_battle_toasts_redo_takes_back_what_undo_said);

  g_test_add_func ("/gtk/battle-toasts/button-works-at-once",
                   test_battle_toasts_button_works_at_once);
  g_test_add_func ("/gtk/battle-toasts/wraps", test_battle_toasts_wraps);

  return g_test_run ();
}
