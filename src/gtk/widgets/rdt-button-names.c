/* rdt-button-names.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-button-names.h"

#include <string.h>

#include <gtk/gtk.h>

/* GTK 4.8 names a button with a mnemonic twice, first with the underscore: screen
 * readers read "Play _Again Play Again".  Without the first the label inside names it.
 */
static gboolean
mapped_cb (GSignalInvocationHint *hint,
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

/**
 * rdt_button_names_init:
 *
 * Names every button that is shown from now on once.
 */
void
rdt_button_names_init (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
}
