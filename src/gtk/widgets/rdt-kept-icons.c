/* rdt-kept-icons.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-kept-icons.h"

#include <gtk/gtk.h>

/* GTK 4.8 loads icons in threads, and each one that it loads removes an unused one
 * from the icon theme's cache.  If the main thread looks up an icon while another
 * thread is finalizing it, it gets a dead object, and the program crashes: seen
 * once in a hundred starts, when a page replaced another one with the same icons.
 * An icon with a reference is never finalized, and there are some fifty of them.
 *
 * Widgets, CSS and windows all look up icons, with different flags and sizes, so an
 * icon is kept when it is made.  Those of files have no name and are not cached.
 */
static GPtrArray *kept;
static void (*parent_constructed) (GObject *object);

static void
icon_constructed (GObject *object)
{
  parent_constructed (object);

  if (gtk_icon_paintable_get_icon_name (GTK_ICON_PAINTABLE (object)) != NULL)
    g_ptr_array_add (kept, g_object_ref (object));
}

/**
 * rdt_kept_icons_init:
 *
 * Keeps a reference to every icon of the icon theme from now on.
 */
void
rdt_kept_icons_init (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  g_return_if_fail (kept == NULL);

  kept = g_ptr_array_new_with_free_func (g_object_unref);
  parent_constructed = icon_class->constructed;
  icon_class->constructed = icon_constructed;
}
