/* rdt-popover-focus.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-popover-focus.h"

#include <gtk/gtk.h>

/* GTK 4.8 moves the focus out of a closed popover only after the next frame has been
 * painted.  Keys that are pressed until then go to the hidden popover and are lost:
 * Ctrl+S after an order from a menu, if playing the order takes a moment.
 */
static gboolean
closed_cb (GSignalInvocationHint *hint,
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

/**
 * rdt_popover_focus_init:
 *
 * Makes every popover that is closed from now on return the focus at once.
 */
void
rdt_popover_focus_init (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_POPOVER));
  g_signal_add_emission_hook (g_signal_lookup ("closed", GTK_TYPE_POPOVER), 0, closed_cb,
                              NULL, NULL);
}
