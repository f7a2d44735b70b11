/* rdt-number-field.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-number-field.h"

/**
 * rdt_number_field_activate_default:
 *
 * Makes Return press the default button of the window, as in a field for text.
 * Before GTK 4.14 spin buttons have no property for this.
 */
void
rdt_number_field_activate_default (GtkSpinButton *field)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (field));

  gtk_text_set_activates_default (GTK_TEXT (text), TRUE);
}
