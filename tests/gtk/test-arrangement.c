/* test-arrangement.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-board-view.h"
#include "rdt-duel.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* A page takes over the arrangement in which the last one was left. */

typedef struct
{
  RdtBattle *battle;
  GSettings *settings;
  GtkWidget *page;
  GtkWidget *window;
} Place;

static void
open_page (Place *place)
{
  place->page = rdt_battle_page_new (place->battle, NULL, place->settings);
  place->window = rdt_ui_show (place->page, 1000, 600);
}

static void
close_page (Place *place)
{
  gtk_window_destroy (GTK_WINDOW (place->window));
  rdt_ui_settle ();
}

static void
set_up (Place         *place,
        gconstpointer  unused)
{
  place->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_reset (place->settings, "zoom");
  g_settings_reset (place->settings, "show-panel");
  place->battle = rdt_duel_new ();
  open_page (place);
}

static void
tear_down (Place         *place,
           gconstpointer  unused)
{
  close_page (place);
  g_assert_finalize_object (place->battle);
  g_assert_finalize_object (place->settings);
}

static RdtBoardView *
get_view (Place *place)
{
  return RDT_BOARD_VIEW (rdt_ui_find_type (place->page, RDT_TYPE_BOARD_VIEW));
}

static gboolean
shows_panel (Place *place)
{
  return adw_flap_get_reveal_flap (ADW_FLAP (rdt_ui_find_type (place->page, ADW_TYPE_FLAP)));
}

static void
test_arrangement_zoom_comes_back (Place         *place,
                                  gconstpointer  unused)
{
  g_assert_true (rdt_board_view_is_fitted (get_view (place)));
  rdt_board_view_zoom_to (get_view (place), 131, 200, 200);

  close_page (place);
  open_page (place);
  g_assert_false (rdt_board_view_is_fitted (get_view (place)));
  g_assert_cmpfloat (rdt_board_view_get_cell_size (get_view (place)), ==, 131);

  rdt_board_view_zoom_to_fit (get_view (place));
  close_page (place);
  open_page (place);
  g_assert_true (rdt_board_view_is_fitted (get_view (place)));
}

/* For example the editor's, after a battle has tried its scenario. */
static void
test_arrangement_a_page_shown_again_keeps_its_zoom (Place         *place,
                                                    gconstpointer  unused)
{
  rdt_board_view_zoom_to (get_view (place), 131, 200, 200);
  gtk_widget_set_visible (place->page, FALSE);
  rdt_ui_settle ();

  g_settings_set_double (place->settings, "zoom", 47);
  gtk_widget_set_visible (place->page, TRUE);
  rdt_ui_settle ();
  g_assert_cmpfloat (rdt_board_view_get_cell_size (get_view (place)), ==, 131);
}

static void
test_arrangement_panel_comes_back (Place         *place,
                                   gconstpointer  unused)
{
  for (guint i = 0; i < 2; i++)
    {
      gboolean is_shown = shows_panel (place);

      g_assert_true (is_shown == (i == 0));
      gtk_widget_activate_action (place->page, "battle.panel", NULL);
      close_page (place);
      open_page (place);
      g_assert_true (shows_panel (place) != is_shown);
    }
}

/* A panel hidden because a window is narrow has not been hidden by the user. */
static void
test_arrangement_a_narrow_window_says_nothing (Place         *place,
                                               gconstpointer  unused)
{
  close_page (place);
  place->page = rdt_battle_page_new (place->battle, NULL, place->settings);
  place->window = rdt_ui_show (place->page, 400, 600);

  gtk_widget_activate_action (place->page, "battle.panel", NULL);
  gtk_widget_activate_action (place->page, "battle.panel", NULL);
  g_assert_true (g_settings_get_boolean (place->settings, "show-panel"));
}

#define add(path, func) \
  g_test_add ("/gtk/arrangement/" path, Place, NULL, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("zoom-comes-back", test_arrangement_zoom_comes_back);
  add ("a-page-shown-again-keeps-its-zoom", test_arrangement_a_page_shown_again_keeps_its_zoom);
  add ("panel-comes-back", test_arrangement_panel_comes_back);
  add ("a-narrow-window-says-nothing", test_arrangement_a_narrow_window_says_nothing);

  return g_test_run ();
}
