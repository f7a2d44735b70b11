/* rdt-menus.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-menus.h"

/* Menus of pages are read once: GTK 4.8's builder leaks a thousand bytes for each
 * menu item, which a menu in the page's template would leak with every page.
 */
#define MENUS "/io/github/redoubt/Redoubt/menus.ui"

/**
 * rdt_menus_get:
 * @id: the id of a menu in `ui/menus.ui`
 *
 * Returns: (transfer none): the menu, shared by all pages of a kind
 */
GMenuModel *
rdt_menus_get (const char *id)
{
  static GtkBuilder *builder;
  GObject *menu;

  if (builder == NULL)
    builder = gtk_builder_new_from_resource (MENUS);

  menu = gtk_builder_get_object (builder, id);
  g_return_val_if_fail (G_IS_MENU_MODEL (menu), NULL);

  return G_MENU_MODEL (menu);
}
