/* test-new-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dialog-height.h"
#include "rdt-name-words.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* The questions before a battle. */

/* More than there are focusable widgets. */
#define MOST_TABS 40

static gboolean
is_setup (GtkWidget     *widget,
          gconstpointer  scenario)
{
  return GTK_IS_WINDOW (widget)
         && g_strcmp0 (gtk_window_get_title (GTK_WINDOW (widget)),
                       rdt_scenario_get_title ((RdtScenario *) scenario)) == 0;
}

static GtkWidget *
ask (RdtWindow   *window,
     RdtScenario *scenario)
{
  GtkWidget *setup;

  rdt_window_play (window, scenario);
  rdt_ui_settle ();
  setup = rdt_ui_find_window (is_setup, scenario);
  g_assert_nonnull (setup);

  return setup;
}

/* The description is read out where the focus is, and the page scrolls there. */
static void
test_new_battle_description_is_reached_by_tab (void)
{
  RdtWindow *window = rdt_ui_open_window ();
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("arras");
  GtkWidget *setup = ask (window, scenario);
  GtkWidget *description = rdt_ui_find_words (setup, "The armoured divisions");
  guint n = 0;

  g_assert_nonnull (description);
  while (n < MOST_TABS && gtk_window_get_focus (GTK_WINDOW (setup)) != description)
    {
      gtk_widget_child_focus (setup, GTK_DIR_TAB_FORWARD);
      n++;
    }
  g_assert_cmpuint (n, <, MOST_TABS);
  g_assert_false (gtk_label_get_selection_bounds (GTK_LABEL (description), NULL, NULL));

  rdt_ui_close_window (window);
}

static int
get_setup_height (int window_height)
{
  RdtWindow *window = rdt_ui_open_window ();
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("arras");
  int height;

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, window_height);
  rdt_ui_settle ();
  height = gtk_widget_get_height (ask (window, scenario));
  rdt_ui_close_window (window);

  return height;
}

static void
played_cb (GtkWidget *setup,
           RdtBattle *battle,
           guint     *n_played)
{
  (*n_played)++;
}

/* As Ctrl+Return ends a turn; a seed that is none is not played. */
static void
test_new_battle_is_begun_by_a_key (void)
{
  RdtWindow *window = rdt_ui_open_window ();
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("arras");
  GtkWidget *setup = ask (window, scenario);
  GtkWidget *seed = rdt_ui_find_type (setup, ADW_TYPE_ENTRY_ROW);
  guint n_played = 0;

  g_signal_connect (setup, "play", G_CALLBACK (played_cb), &n_played);
  gtk_editable_set_text (GTK_EDITABLE (seed), "none");
  g_assert_false (rdt_ui_press_shortcut (setup, "<Control>Return"));
  g_assert_cmpuint (n_played, ==, 0);

  gtk_editable_set_text (GTK_EDITABLE (seed), "12");
  g_assert_true (rdt_ui_press_shortcut (setup, "<Control>Return"));
  g_assert_cmpuint (n_played, ==, 1);

  rdt_ui_close_window (window);
}

/* The window is at most as high as the display, 800 pixels. */
static void
test_new_battle_uses_the_height_that_there_is (void)
{
  g_assert_cmpint (get_setup_height (800), >, 690);
  g_assert_cmpint (get_setup_height (600), <, 560);
  g_assert_cmpint (get_setup_height (600), >, 500);
}

/* A file that is opened at the start asks before the window has been shown. */
static void
test_new_battle_fits_over_a_window_to_come (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *content = g_object_ref_sink (gtk_scrolled_window_new ());

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 900);
  rdt_dialog_height_fit (GTK_SCROLLED_WINDOW (content), 100, GTK_WINDOW (window));
  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (content)),
                   >, 700);
  g_assert_cmpint (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (content)),
                   <, 800);

  g_object_unref (content);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_new_battle_asks_about_options_that_matter (void)
{
  RdtWindow *window = rdt_ui_open_window ();
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("arras");
  GtkWidget *setup = ask (window, scenario);

  g_assert_nonnull (rdt_ui_find_words (setup, rdt_words_option (RDT_OPTION_TANK_RIDERS)));
  g_assert_null (rdt_ui_find_words (setup, rdt_words_option (RDT_OPTION_CYCLISTS)));
  g_assert_null (rdt_ui_find_words (setup, rdt_words_option (RDT_OPTION_GAS)));

  rdt_ui_close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  g_test_add_func ("/gtk/new-battle/description-is-reached-by-tab",
                   test_new_battle_description_is_reached_by_tab);
  g_test_add_func ("/gtk/new-battle/asks-about-options-that-matter",
                   test_new_battle_asks_about_options_that_matter);
  g_test_add_func ("/gtk/new-battle/uses-the-height-that-there-is",
                   test_new_battle_uses_the_height_that_there_is);
  g_test_add_func ("/gtk/new-battle/is-begun-by-a-key", test_new_battle_is_begun_by_a_key);
  g_test_add_func ("/gtk/new-battle/fits-over-a-window-to-come",
                   test_new_battle_fits_over_a_window_to_come);

  return g_test_run ();
}
