/* rdt-item-row.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-item-row.h"

#include "rdt-row-description.h"

/**
 * rdt_item_row_new:
 *
 * Returns: (transfer floating): a row that shows an item and can be activated
 */
GtkWidget *
rdt_item_row_new (RdtListItem *item)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_bind_property (item, "title", row, "title", G_BINDING_SYNC_CREATE);
  g_object_bind_property (item, "subtitle", row, "subtitle", G_BINDING_SYNC_CREATE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  rdt_row_description_attach (row);

  return row;
}
