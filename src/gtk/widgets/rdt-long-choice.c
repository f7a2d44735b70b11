/* rdt-long-choice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-long-choice.h"

static void
set_up_item_cb (GtkListItemFactory *factory,
                GtkListItem        *item,
                gpointer            user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), tick);
  g_object_bind_property (item, "selected", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, row);
}

static void
bind_item_cb (GtkListItemFactory *factory,
              GtkListItem        *item,
              gpointer            user_data)
{
  GtkStringObject *name = GTK_STRING_OBJECT (gtk_list_item_get_item (item));

  GtkWidget *label = gtk_widget_get_first_child (gtk_list_item_get_child (item));

  gtk_label_set_label (GTK_LABEL (label), gtk_string_object_get_string (name));
}

/**
 * rdt_long_choice_make_room:
 *
 * Lets a row show long names whole, as those of rule sets are: beneath the
 * title they have the whole width, and in the list as many lines as they want.
 */
void
rdt_long_choice_make_room (AdwComboRow *row)
{
  g_autoptr(GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_item_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_item_cb), NULL);
  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_use_subtitle (row, TRUE);
}
