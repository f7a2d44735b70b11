/* rdt-combo.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-combo.h"

#include "rdt-announce.h"

static void
describe (AdwComboRow *row)
{
  gpointer item = adw_combo_row_get_selected_item (row);

  rdt_announce_describe (GTK_WIDGET (row),
                         GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL);
}

/**
 * rdt_combo_describe:
 * @row: one whose model is a list of strings
 *
 * Has a screen reader say what is chosen in a row, which libadwaita 1.2 leaves
 * out.
 */
void
rdt_combo_describe (AdwComboRow *row)
{
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (describe), NULL);
  describe (row);
}
