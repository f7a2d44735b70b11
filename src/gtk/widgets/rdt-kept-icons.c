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
 */

static int
get_size (GtkImage *image)
{
  int size = gtk_image_get_pixel_size (image);

  if (size > 0)
    return size;

  return gtk_image_get_icon_size (image) == GTK_ICON_SIZE_LARGE ? 32 : 16;
}

/* The cache is keyed by all parameters of the lookup, so these must equal those of
 * GtkImage.
 */
static void
keep (GHashTable *kept,
      GtkImage   *image)
{
  GtkWidget *widget = GTK_WIDGET (image);
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  g_autoptr(GIcon) icon = g_themed_icon_new (gtk_image_get_icon_name (image));

  g_hash_table_add (kept, gtk_icon_theme_lookup_by_gicon (theme, icon, get_size (image),
                                                          gtk_widget_get_scale_factor (widget),
                                                          gtk_widget_get_direction (widget),
                                                          GTK_ICON_LOOKUP_PRELOAD));
}

static gboolean
mapped_cb (GSignalInvocationHint *hint,
           guint                  n_values,
           const GValue          *values,
           gpointer               kept)
{
  GObject *widget = g_value_get_object (values);

  if (GTK_IS_IMAGE (widget) && gtk_image_get_icon_name (GTK_IMAGE (widget)) != NULL)
    keep (kept, GTK_IMAGE (widget));

  return G_SOURCE_CONTINUE;
}

/**
 * rdt_kept_icons_init:
 *
 * Keeps a reference to every icon that is shown.
 */
void
rdt_kept_icons_init (void)
{
  static GHashTable *kept;
  g_autoptr(GTypeClass) has_signals = g_type_class_ref (GTK_TYPE_WIDGET);

  g_return_if_fail (kept == NULL);

  kept = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, kept, NULL);
}
