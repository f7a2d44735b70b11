/* rdt-menus.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-menus.h"

/* The menus of pages that come and go are read once: GTK 4.8's builder forgets
 * a thousand bytes for each item that it reads, so a template
 * with a menu of its own would lose them with every page.
 */
#define MENUS "/io/github/redoubt/Redoubt/menus.ui"

/**
 * rdt_menus_get:
 * @id: of a menu in `ui/menus.ui`
 *
 * Returns: (transfer none): the menu, which all pages of a kind share
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
