/* rdt-choice-list.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choice-list.h"

/* The width of a line, in characters; longer names are wrapped. */
#define MOST_CHARS 40

static void
set_up_item_cb (GtkListItemFactory *factory,
                GtkListItem        *item,
                gpointer            user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), tick);
  g_object_bind_property (item, "selected", tick, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, row);
}

/* The row has the focus, but no name of its own. */
static void
bind_item_cb (GtkListItemFactory *factory,
              GtkListItem        *item,
              gpointer            user_data)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkLabel *label = GTK_LABEL (gtk_widget_get_first_child (row));
  const char *name =
    gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item)));

  /* Otherwise the list would be no wider than its button. */
  gtk_label_set_width_chars (label, MIN (g_utf8_strlen (name, -1), MOST_CHARS));
  gtk_label_set_label (label, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/**
 * rdt_choice_list_new:
 *
 * Returns: (transfer full): a factory of rows for a list of strings, which are
 *   wrapped, and are the accessible names of their rows
 */
GtkListItemFactory *
rdt_choice_list_new (void)
{
  GtkListItemFactory *self = gtk_signal_list_item_factory_new ();

  g_signal_connect (self, "setup", G_CALLBACK (set_up_item_cb), NULL);
  g_signal_connect (self, "bind", G_CALLBACK (bind_item_cb), NULL);

  return self;
}
