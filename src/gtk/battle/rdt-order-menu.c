/* rdt-order-menu.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-order-menu.h"

#include <glib/gi18n.h>

#include "rdt-choices.h"
#include "rdt-order-words.h"
#include "rdt-words.h"

/* The height above which a menu scrolls, in pixels. */
#define MOST_HEIGHT 420

/* A popover menu at a cell: the orders that fit, each refused one with its reason. */

typedef struct
{
  GArray         *choices;    /* of RdtChoice, one a row */
  RdtOrderChosen  chosen;
  gpointer        user_data;
  GtkWidget      *popover;
} Menu;

static void
menu_free (gpointer  data,
           GClosure *unused)
{
  Menu *menu = data;

  g_array_unref (menu->choices);
  g_object_unref (menu->user_data);
  g_free (menu);
}

static void
activated_cb (GtkListBox    *list,
              GtkListBoxRow *row,
              Menu          *menu)
{
  RdtOrder order =
    g_array_index (menu->choices, RdtChoice, gtk_list_box_row_get_index (row)).order;
  RdtOrderChosen chosen = menu->chosen;
  g_autoptr(GObject) user_data = g_object_ref (menu->user_data);

  gtk_popover_popdown (GTK_POPOVER (menu->popover));
  chosen (&order, user_data);
}

/* A popover must be unparented by whoever set its parent, unless that has been
 * destroyed meanwhile.
 */
static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  g_object_unref (popover);

  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add (unparent_cb, g_object_ref (popover));
}

static GtkWidget *
create_row (RdtBattle       *battle,
            const RdtChoice *choice)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *words = rdt_words_order (game, rdt_battle_get_position (battle),
                                            &choice->order);
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  if (!choice->is_legal)
    {
      g_autofree char *why = rdt_words_refusal (game, &choice->refusal);
      GtkWidget *reason = gtk_label_new (why);

      gtk_label_set_xalign (GTK_LABEL (reason), 0);
      gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (reason), 44);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, why, -1);
      gtk_widget_add_css_class (reason, "refused");
      gtk_box_append (GTK_BOX (box), reason);
      gtk_widget_add_css_class (label, "dim-label");
    }

  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 8);
  gtk_widget_set_margin_end (box, 8);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), choice->is_legal);

  return row;
}

static GtkWidget *
create_list (RdtBattle    *battle,
             const GArray *choices)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  for (guint i = 0; i < choices->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list),
                         create_row (battle, &g_array_index (choices, RdtChoice, i)));

  if (choices->len == 0)
    {
      GtkWidget *label = gtk_label_new (_("No orders are possible here."));

      gtk_widget_set_margin_top (label, 8);
      gtk_widget_set_margin_bottom (label, 8);
      gtk_widget_set_margin_start (label, 8);
      gtk_widget_set_margin_end (label, 8);
      gtk_list_box_set_placeholder (GTK_LIST_BOX (list), label);
    }

  return list;
}

/* The height of a list of wrapped labels: a scrolled window estimates it before
 * their width is known, and is never lower than its scroll bar.
 */
static void
fit (GtkScrolledWindow *scrolled,
     GtkWidget         *list)
{
  int width, height;

  gtk_widget_measure (list, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (list, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (GTK_WIDGET (scrolled), width, MIN (height, MOST_HEIGHT));
  gtk_scrolled_window_set_policy (scrolled, GTK_POLICY_NEVER,
                                  height > MOST_HEIGHT ? GTK_POLICY_AUTOMATIC
                                                       : GTK_POLICY_NEVER);
}

/**
 * rdt_order_menu_popup:
 * @choices: (element-type RdtChoice): the orders to choose from
 * @user_data: (type GObject): data for @chosen
 *
 * Shows a menu of orders at a part of a widget.
 */
void
rdt_order_menu_popup (GtkWidget          *parent,
                      const GdkRectangle *area,
                      RdtBattle          *battle,
                      GArray             *choices,
                      RdtOrderChosen      chosen,
                      gpointer            user_data)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = create_list (battle, choices);
  Menu *menu = g_new0 (Menu, 1);

  menu->choices = g_array_ref (choices);
  menu->chosen = chosen;
  menu->user_data = g_object_ref (user_data);
  menu->popover = popover;
  g_signal_connect_data (list, "row-activated", G_CALLBACK (activated_cb), menu, menu_free, 0);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);

  gtk_widget_set_parent (popover, parent);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), area);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);
  fit (GTK_SCROLLED_WINDOW (scrolled), list);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  if (choices->len > 0)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)));
}
