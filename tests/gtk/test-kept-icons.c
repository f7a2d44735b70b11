/* test-kept-icons.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-kept-icons.h"
#include "rdt-test-home.h"

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
test_kept_icons_are_never_finalized (void)
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
test_kept_icons_of_files_are_finalized (void)
{
  g_autoptr(GFile) file = g_file_new_for_path ("/");
  GtkIconPaintable *icon = gtk_icon_paintable_new_for_file (file, 16, 1);

  g_object_add_weak_pointer (G_OBJECT (icon), (gpointer *) &icon);
  g_object_unref (icon);
  g_assert_null (icon);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();
  rdt_kept_icons_init ();

  g_test_add_func ("/gtk/kept-icons/are-never-finalized", test_kept_icons_are_never_finalized);
  g_test_add_func ("/gtk/kept-icons/of-files-are-finalized",
                   test_kept_icons_of_files_are_finalized);

  return g_test_run ();
}
