/* test-memory.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <malloc.h>

#include "rdt-duel.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* Nothing of closed windows and pages stays in memory. */

/* GTK's caches are filled by the first of them.  AddressSanitizer has a heap of its
 * own, which mallinfo2 () does not see: there only finalization can be checked, and a
 * battle takes seconds.
 */
#ifdef __SANITIZE_ADDRESS__
#define N_BATTLES 6
#define N_TO_WARM_UP 2
#else
#define N_BATTLES 100
#define N_TO_WARM_UP 20
#endif

/* In bytes.  GTK 4.8 leaks a thousand for each menu item that a builder reads,
 * which is why pages share theirs; a page that stayed would be many times this.
 */
#define MOST_PER_BATTLE 4096

#define N_ORDERS 6

/* All windows but one, each with a weak pointer. */
static GPtrArray *
watch_others (RdtWindow *window)
{
  g_autoptr(GListModel) windows = g_object_ref (gtk_window_get_toplevels ());
  GPtrArray *watched = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWindow) other = g_list_model_get_item (windows, i);
      gpointer *at;

      if (other == GTK_WINDOW (window))
        continue;

      at = g_new0 (gpointer, 1);
      *at = other;
      g_object_add_weak_pointer (G_OBJECT (other), at);
      g_ptr_array_add (watched, at);
    }

  return watched;
}

/* Closes all windows but one, which must all be finalized, and returns their number. */
static guint
close_others (RdtWindow *window)
{
  g_autoptr(GPtrArray) watched = watch_others (window);

  for (guint i = 0; i < watched->len; i++)
    if (*(gpointer *) g_ptr_array_index (watched, i) != NULL)
      gtk_window_destroy (*(gpointer *) g_ptr_array_index (watched, i));
  rdt_ui_settle ();

  for (guint i = 0; i < watched->len; i++)
    g_assert_null (*(gpointer *) g_ptr_array_index (watched, i));

  return watched->len;
}

static void
play_one (RdtWindow *window)
{
  RdtBattle *battle = rdt_duel_new ();
  GtkWidget *page;

  g_object_add_weak_pointer (G_OBJECT (battle), (gpointer *) &battle);
  rdt_window_show_battle (window, battle);
  rdt_ui_settle ();
  rdt_duel_play (battle, N_ORDERS);
  rdt_ui_settle ();
  page = rdt_window_get_page (window);
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_object_unref (battle);

  /* The dice that were rolled are shown over the board. */
  close_others (window);
  rdt_window_show_welcome (window);
  rdt_ui_settle ();
  g_assert_null (page);
  g_assert_null (battle);
}

static void
test_memory_is_level_over_a_hundred_battles (void)
{
  RdtWindow *window;
  gsize before = 0, after;

  rdt_test_home_clear ();
  window = rdt_ui_open_window ();

  for (guint i = 0; i < N_BATTLES; i++)
    {
      if (i == N_TO_WARM_UP)
        before = mallinfo2 ().uordblks;

      /* Kept battles are offered on the first page, a button for each. */
      rdt_test_home_clear ();
      play_one (window);
    }

  after = mallinfo2 ().uordblks;
  rdt_ui_close_window (window);
  g_test_message ("%" G_GSSIZE_FORMAT " bytes a battle",
                  ((gssize) after - (gssize) before) / (N_BATTLES - N_TO_WARM_UP));
  g_assert_cmpint ((gssize) after - (gssize) before, <,
                   (N_BATTLES - N_TO_WARM_UP) * MOST_PER_BATTLE);
}

static void
check_window_of (RdtWindow  *window,
                 const char *action)
{
  g_test_message ("%s", action);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, NULL));
  rdt_ui_settle ();
  g_assert_cmpuint (close_others (window), >, 0);
}

static void
test_memory_of_every_window_is_given_back (void)
{
  const char *const actions[] = {
    "app.about", "app.preferences", "app.reference",
    "win.export", "win.print", "win.report", "win.new", "win.show-help-overlay",
  };
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  RdtWindow *window;

  rdt_test_home_clear ();
  window = rdt_ui_open_window ();
  rdt_window_show_battle (window, battle);
  rdt_ui_settle ();
  rdt_duel_play (battle, N_ORDERS);
  close_others (window);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    check_window_of (window, actions[i]);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  rdt_ui_close_window (window);
  g_assert_null (window);
}

static void
test_memory_of_the_editor_is_given_back (void)
{
  RdtScenario *scenario = rdt_ui_load_scenario ("nagyret");
  RdtWindow *window;
  GtkWidget *page;

  rdt_test_home_clear ();
  window = rdt_ui_open_window ();
  rdt_window_edit (window, scenario);
  rdt_ui_settle ();
  page = rdt_window_get_page (window);
  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_assert_nonnull (page);

  rdt_ui_close_window (window);
  g_assert_null (window);
  g_assert_null (page);
  g_assert_finalize_object (scenario);
}

/* More than the icon theme caches. */
#define N_LOOKUPS 300

static GtkIconPaintable *
look_up (const char *name)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_autoptr(GIcon) icon = g_themed_icon_new (name);

  return gtk_icon_theme_lookup_by_gicon (theme, icon, 16, 1, GTK_TEXT_DIR_LTR,
                                         GTK_ICON_LOOKUP_PRELOAD);
}

/* An icon that is finalized while GTK loads another may be looked up afterwards. */
static void
test_memory_of_icons_is_kept (void)
{
  const char *others[] = { "edit-cut-symbolic", "edit-copy-symbolic" };
  RdtWindow *window = rdt_ui_open_window ();
  GtkWidget *shown = rdt_ui_show (gtk_image_new_from_icon_name ("weather-fog-symbolic"), 64, 64);
  GtkIconPaintable *icon = look_up ("weather-fog-symbolic");
  GtkIconPaintable *watched = icon;

  g_object_add_weak_pointer (G_OBJECT (icon), (gpointer *) &watched);
  g_object_unref (icon);
  gtk_window_destroy (GTK_WINDOW (shown));
  rdt_ui_settle ();

  for (guint i = 0; i < N_LOOKUPS; i++)
    {
      g_autoptr(GtkIconPaintable) other = look_up (others[i % G_N_ELEMENTS (others)]);
    }

  g_assert_nonnull (watched);
  rdt_ui_close_window (window);
}

#define add(path, func) g_test_add_func ("/gtk/memory/" path, func)

int
main (int    argc,
      char **argv)
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  add ("is-level-over-a-hundred-battles", test_memory_is_level_over_a_hundred_battles);
  add ("of-every-window-is-given-back", test_memory_of_every_window_is_given_back);
  add ("of-the-editor-is-given-back", test_memory_of_the_editor_is_given_back);
  add ("of-icons-is-kept", test_memory_of_icons_is_kept);

  return g_test_run ();
}
