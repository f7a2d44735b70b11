/* rdt-button.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-button.h"

/**
 * rdt_button_say:
 *
 * Explains a button whose label is missing or shortened: in a tooltip, and to
 * screen readers.
 */
void
rdt_button_say (GtkWidget  *button,
                const char *words)
{
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}
