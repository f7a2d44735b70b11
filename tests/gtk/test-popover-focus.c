/* test-popover-focus.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-popover-focus.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

static void
test_popover_focus_returns_at_once (void)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *window = rdt_ui_show (button, 200, 100);

  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  gtk_widget_grab_focus (entry);
  rdt_ui_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), popover));

  /* No frame has been painted yet. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_false (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), popover));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), button));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* As when a popover is closed because another widget was clicked. */
static void
test_popover_focus_stays_elsewhere (void)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *other = gtk_button_new ();
  GtkWidget *window;

  gtk_box_append (GTK_BOX (box), other);
  window = rdt_ui_show (box, 200, 100);
  gtk_widget_set_parent (popover, box);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (other);
  gtk_popover_popdown (GTK_POPOVER (popover));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == other);

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();
  rdt_popover_focus_init ();

  g_test_add_func ("/gtk/popover-focus/returns-at-once", test_popover_focus_returns_at_once);
  g_test_add_func ("/gtk/popover-focus/stays-elsewhere", test_popover_focus_stays_elsewhere);

  return g_test_run ();
}
