/* rdt-row-description.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-row-description.h"

#include "rdt-announce.h"
#include "rdt-choice-focus.h"
#include "rdt-choice-list.h"

/* What rows of forms say to screen readers.  In GTK 4.8 and libadwaita 1.2 they
 * have their titles as names only; this adds their value and their subtitle.
 */

/* The minor version from which a row reflects the focus of its text. */
#define TELLS_FOCUS 10

static const char *
get_chosen (gpointer item)
{
  return GTK_IS_STRING_OBJECT (item) ? gtk_string_object_get_string (item) : NULL;
}

static void
describe_action (AdwActionRow *row)
{
  const char *subtitle = adw_action_row_get_subtitle (row);

  rdt_announce_describe (GTK_WIDGET (row), subtitle != NULL && *subtitle != '\0' ? subtitle : NULL);
}

static void
describe_combo (AdwComboRow *row)
{
  const char *chosen = get_chosen (adw_combo_row_get_selected_item (row));
  const char *subtitle = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  g_autofree char *both = NULL;

  if (subtitle == NULL || *subtitle == '\0' || g_strcmp0 (subtitle, chosen) == 0)
    {
      rdt_announce_describe (GTK_WIDGET (row), chosen);
      return;
    }

  both = g_strjoin (chosen != NULL ? ". " : "", chosen != NULL ? chosen : "", subtitle, NULL);
  rdt_announce_describe (GTK_WIDGET (row), both);
}

static void
attach_combo (AdwComboRow *row)
{
  g_autoptr(GtkListItemFactory) list = rdt_choice_list_new ();

  if (adw_combo_row_get_list_factory (row) == NULL)
    adw_combo_row_set_list_factory (row, list);
  rdt_choice_focus_attach (row);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (describe_combo), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe_combo), NULL);
  describe_combo (row);
}

/* The text takes the focus of its row, and has no name of its own. */
static void
describe_entry (AdwEntryRow *row)
{
  GtkWidget *text = GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (row)));

  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);
  rdt_announce_describe (text, gtk_editable_get_text (GTK_EDITABLE (row)));
}

static void
attach_entry (AdwEntryRow *row)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (row));

  if (gtk_get_minor_version () >= TELLS_FOCUS)
    return;

  g_object_set (text, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX, NULL);
  g_signal_connect (row, "changed", G_CALLBACK (describe_entry), NULL);
  g_signal_connect (row, "notify::title", G_CALLBACK (describe_entry), NULL);
  describe_entry (row);
}

/**
 * rdt_row_description_attach:
 * @row: any widget; those that are not rows are ignored
 */
void
rdt_row_description_attach (GtkWidget *row)
{
  if (ADW_IS_COMBO_ROW (row))
    attach_combo (ADW_COMBO_ROW (row));
  else if (ADW_IS_ENTRY_ROW (row))
    attach_entry (ADW_ENTRY_ROW (row));
  else if (ADW_IS_ACTION_ROW (row))
    {
      g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe_action), NULL);
      describe_action (ADW_ACTION_ROW (row));
    }
}

/**
 * rdt_row_description_attach_below:
 *
 * Describes all rows of a form, which must be complete.
 */
void
rdt_row_description_attach_below (GtkWidget *parent)
{
  rdt_row_description_attach (parent);
  if (ADW_IS_ACTION_ROW (parent) || ADW_IS_ENTRY_ROW (parent))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (parent);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rdt_row_description_attach_below (child);
}

/* Its button takes the focus. */
static void
describe_drop_down (GtkDropDown *choice)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (choice));

  rdt_announce_describe (button, get_chosen (gtk_drop_down_get_selected_item (choice)));
}

/**
 * rdt_row_description_attach_drop_down:
 * @choice: a row whose model is a list of strings
 * @title: what is selected there
 */
void
rdt_row_description_attach_drop_down (GtkDropDown *choice,
                                      const char  *title)
{
  g_autoptr(GtkListItemFactory) list = rdt_choice_list_new ();

  gtk_drop_down_set_list_factory (choice, list);
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (gtk_widget_get_first_child (GTK_WIDGET (choice))),
    GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (describe_drop_down), NULL);
  describe_drop_down (choice);
}
