/* test-gtk-workarounds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-gtk-workarounds.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* More than GTK keeps itself. */
#define MANY 300

static GtkIconPaintable *
look_up (const char *name,
         int         size)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());

  return gtk_icon_theme_lookup_icon (theme, name, NULL, size, 1, GTK_TEXT_DIR_NONE, 0);
}

static void
test_gtk_workarounds_icons_are_never_finalized (void)
{
  GtkIconPaintable *icon = look_up ("open-menu-symbolic", 16);

  g_object_add_weak_pointer (G_OBJECT (icon), (gpointer *) &icon);
  g_object_unref (icon);

  for (int i = 0; i < MANY; i++)
    g_object_unref (look_up ("pan-down-symbolic", 16 + i % 100));

  g_assert_nonnull (icon);
  g_object_remove_weak_pointer (G_OBJECT (icon), (gpointer *) &icon);
}

/* There may be thousands of them, in a folder of pictures. */
static void
test_gtk_workarounds_icons_of_files_are_finalized (void)
{
  g_autoptr(GFile) file = g_file_new_for_path ("/");
  GtkIconPaintable *icon = gtk_icon_paintable_new_for_file (file, 16, 1);

  g_object_add_weak_pointer (G_OBJECT (icon), (gpointer *) &icon);
  g_object_unref (icon);
  g_assert_null (icon);
}

static void
test_gtk_workarounds_focus_returns_at_once (void)
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
test_gtk_workarounds_focus_stays_elsewhere (void)
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

static void
test_gtk_workarounds_buttons_are_named_once (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic ("Play _Again");
  GtkWidget *window = rdt_ui_show (button, 200, 100);

  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
  g_assert_true (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_RELATION_LABELLED_BY));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A button without a mnemonic has no other name. */
static void
test_gtk_workarounds_names_of_buttons_are_kept (void)
{
  GtkWidget *button = gtk_button_new_with_label ("Play");
  GtkWidget *window = rdt_ui_show (button, 200, 100);

  g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();
  rdt_gtk_workarounds_install ();

  g_test_add_func ("/gtk/gtk-workarounds/icons-are-never-finalized",
                   test_gtk_workarounds_icons_are_never_finalized);
  g_test_add_func ("/gtk/gtk-workarounds/icons-of-files-are-finalized",
                   test_gtk_workarounds_icons_of_files_are_finalized);
  g_test_add_func ("/gtk/gtk-workarounds/focus-returns-at-once",
                   test_gtk_workarounds_focus_returns_at_once);
  g_test_add_func ("/gtk/gtk-workarounds/focus-stays-elsewhere",
                   test_gtk_workarounds_focus_stays_elsewhere);
  g_test_add_func ("/gtk/gtk-workarounds/buttons-are-named-once",
                   test_gtk_workarounds_buttons_are_named_once);
  g_test_add_func ("/gtk/gtk-workarounds/names-of-buttons-are-kept",
                   test_gtk_workarounds_names_of_buttons_are_kept);

  return g_test_run ();
}
