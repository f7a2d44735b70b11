/* rdt-choice-focus.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choice-focus.h"

/* In libadwaita 1.2 the list of a combo row opens with the focus on the item that
 * had it last, or on the first, although another may have been selected since by
 * the program.  Arrow keys and screen readers would begin there.
 */

static GtkWidget *
find_below (GtkWidget *widget,
            GType      type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, type);

  return found;
}

static gboolean
focus_selected (GtkWidget *list)
{
  for (GtkWidget *item = gtk_widget_get_first_child (list);
       item != NULL;
       item = gtk_widget_get_next_sibling (item))
    if ((gtk_widget_get_state_flags (item) & GTK_STATE_FLAG_SELECTED) != 0)
      return gtk_widget_grab_focus (item);

  return FALSE;
}

static gboolean
tick_cb (GtkWidget     *list,
         GdkFrameClock *clock,
         gpointer       unused)
{
  return focus_selected (list) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* A long list has no item yet for what is out of sight. */
static void
opened_cb (GtkWidget   *list,
           AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  if (selected == GTK_INVALID_LIST_POSITION || focus_selected (list))
    return;

  gtk_widget_activate_action (list, "list.scroll-to-item", "u", selected);
  gtk_widget_add_tick_callback (list, tick_cb, NULL, NULL);
}

/**
 * rdt_choice_focus_attach:
 *
 * Makes the list of a row open with the focus on the selected item.
 */
void
rdt_choice_focus_attach (AdwComboRow *row)
{
  GtkWidget *popover = find_below (GTK_WIDGET (row), GTK_TYPE_POPOVER);
  GtkWidget *list = find_below (popover, GTK_TYPE_LIST_VIEW);

  g_signal_connect_object (list, "map", G_CALLBACK (opened_cb), row, 0);
}
