/* rdt-gtk-workarounds.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-gtk-workarounds.h"

#include <string.h>

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
static GPtrArray *kept_icons;
static void (*parent_icon_constructed) (GObject *object);

static void
icon_constructed (GObject *object)
{
  parent_icon_constructed (object);

  if (gtk_icon_paintable_get_icon_name (GTK_ICON_PAINTABLE (object)) != NULL)
    g_ptr_array_add (kept_icons, g_object_ref (object));
}

static void
keep_icons (void)
{
  GObjectClass *icon_class = g_type_class_ref (GTK_TYPE_ICON_PAINTABLE);

  kept_icons = g_ptr_array_new_with_free_func (g_object_unref);
  parent_icon_constructed = icon_class->constructed;
  icon_class->constructed = icon_constructed;
}

/* GTK 4.8 moves the focus out of a closed popover only after the next frame has been
 * painted.  Keys that are pressed until then go to the hidden popover and are lost:
 * Ctrl+S after an order from a menu, if playing the order takes a moment.
 */
static gboolean
popover_closed_cb (GSignalInvocationHint *hint,
                   guint                  n_values,
                   const GValue          *values,
                   gpointer               unused)
{
  GtkWidget *popover = g_value_get_object (values);
  GtkRoot *root = gtk_widget_get_root (popover);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *parent = gtk_widget_get_parent (popover);

  if (focus == NULL || !gtk_widget_is_ancestor (focus, popover))
    return G_SOURCE_CONTINUE;

  while (parent != NULL
         && !(gtk_widget_get_visible (parent) && gtk_widget_grab_focus (parent)))
    parent = gtk_widget_get_parent (parent);

  return G_SOURCE_CONTINUE;
}

/* GTK 4.8 names a button with a mnemonic twice, first with the underscore: screen
 * readers read "Play _Again Play Again".  Without the first the label inside names it.
 */
static gboolean
widget_mapped_cb (GSignalInvocationHint *hint,
                  guint                  n_values,
                  const GValue          *values,
                  gpointer               unused)
{
  GObject *widget = g_value_get_object (values);
  const char *label = GTK_IS_BUTTON (widget) ? gtk_button_get_label (GTK_BUTTON (widget)) : NULL;

  if (label != NULL
      && gtk_button_get_use_underline (GTK_BUTTON (widget))
      && strchr (label, '_') != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);

  return G_SOURCE_CONTINUE;
}

/* Calls a function whenever any object of a type emits a signal. */
static void
add_hook (GType               type,
          const char         *signal,
          GSignalEmissionHook hook)
{
  g_type_class_unref (g_type_class_ref (type));
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, hook, NULL, NULL);
}

/**
 * rdt_gtk_workarounds_install:
 *
 * Works around faults of GTK 4.8 in the whole program, from now on: keeps a
 * reference to every icon of the icon theme, returns the focus from a popover as
 * soon as it is closed, and names buttons with a mnemonic once.
 */
void
rdt_gtk_workarounds_install (void)
{
  g_return_if_fail (kept_icons == NULL);

  keep_icons ();
  add_hook (GTK_TYPE_POPOVER, "closed", popover_closed_cb);
  add_hook (GTK_TYPE_WIDGET, "map", widget_mapped_cb);
}
