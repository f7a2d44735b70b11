/* rdt-replace-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-replace-window.h"

#include <glib/gi18n.h>

#include "rdt-replace.h"
#include "rdt-row-description.h"

/**
 * RdtReplaceWindow:
 *
 * Replaces one terrain by another: in the selected cells, or everywhere if there
 * are fewer than two.
 */

#define RDT_TYPE_REPLACE_WINDOW (rdt_replace_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtReplaceWindow, rdt_replace_window, RDT, REPLACE_WINDOW, AdwWindow)

struct _RdtReplaceWindow
{
  AdwWindow    parent_instance;

  RdtEditor   *editor;
  GArray      *cells;      /* of RdtCell: the cells to search */
  GArray      *tools;      /* of RdtTool */
  GArray      *fitting;    /* of guint: the indices of tools that can replace */
  gboolean     is_whole;   /* whether @cells are the whole board */

  AdwComboRow *find;
  AdwComboRow *instead;
  GtkLabel    *count;
  GtkWidget   *replace;
};

G_DEFINE_FINAL_TYPE (RdtReplaceWindow, rdt_replace_window, ADW_TYPE_WINDOW)

static const RdtTool *
get_found (RdtReplaceWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->find);

  return selected < self->tools->len ? &g_array_index (self->tools, RdtTool, selected) : NULL;
}

/* The replacement, or %NULL for nothing, which is the last choice. */
static const RdtTool *
get_instead (RdtReplaceWindow *self)
{
  guint selected = adw_combo_row_get_selected (self->instead);

  if (selected >= self->fitting->len)
    return NULL;

  return &g_array_index (self->tools, RdtTool, g_array_index (self->fitting, guint, selected));
}

static char *
tell_count (RdtReplaceWindow *self,
            guint             n)
{
  gboolean is_hex = rdt_editor_get_setup (self->editor)->grid.kind == RDT_GRID_HEX;

  if (self->is_whole)
    return is_hex ? g_strdup_printf (ngettext ("%u hex on the board",
                                               "%u hexes on the board", n), n)
                  : g_strdup_printf (ngettext ("%u square on the board",
                                               "%u squares on the board", n), n);

  return is_hex ? g_strdup_printf (ngettext ("%u hex in the selection",
                                             "%u hexes in the selection", n), n)
                : g_strdup_printf (ngettext ("%u square in the selection",
                                             "%u squares in the selection", n), n);
}

static void
show_count (RdtReplaceWindow *self,
            const RdtTool    *found)
{
  guint n = rdt_replace_count (rdt_editor_get_setup (self->editor), self->cells, found);
  g_autofree char *words = tell_count (self, n);

  gtk_label_set_label (self->count, words);
  gtk_widget_set_sensitive (self->replace, n > 0);
}

static void
found_changed_cb (RdtReplaceWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  const RdtTool *found = self->tools != NULL ? get_found (self) : NULL;

  if (found == NULL)
    return;

  g_array_set_size (self->fitting, 0);
  for (guint i = 0; i < self->tools->len; i++)
    {
      const RdtTool *tool = &g_array_index (self->tools, RdtTool, i);
      g_autofree char *name = rdt_tool_dup_name (tool);

      if (!rdt_replace_is_fit (found, tool))
        continue;

      g_array_append_val (self->fitting, i);
      gtk_string_list_append (names, name);
    }

  if (rdt_replace_is_fit (found, NULL))
    gtk_string_list_append (names, _("Nothing"));

  adw_combo_row_set_model (self->instead, G_LIST_MODEL (names));
  show_count (self, found);
}

static void
replace_cb (RdtReplaceWindow *self)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_get_setup (self->editor));

  rdt_replace_all (setup, self->cells, get_found (self), get_instead (self));
  rdt_scenario_edit (rdt_editor_get_scenario (self->editor), _("Replace Terrain"), setup);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
fill (RdtReplaceWindow *self)
{
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);

  self->cells = rdt_editor_list_cells (self->editor);
  self->is_whole = self->cells->len < 2;
  if (self->is_whole)
    {
      g_array_set_size (self->cells, 0);
      for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
        g_array_append_val (self->cells, cell);
    }

  self->tools = rdt_replace_list_tools (rdt_editor_get_rules (self->editor));
  for (guint i = 0; i < self->tools->len; i++)
    {
      g_autofree char *name = rdt_tool_dup_name (&g_array_index (self->tools, RdtTool, i));

      gtk_string_list_append (names, name);
    }

  adw_combo_row_set_model (self->find, G_LIST_MODEL (names));
}

static void
rdt_replace_window_dispose (GObject *object)
{
  RdtReplaceWindow *self = RDT_REPLACE_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_REPLACE_WINDOW);
  g_clear_object (&self->editor);
  g_clear_pointer (&self->cells, g_array_unref);
  g_clear_pointer (&self->tools, g_array_unref);
  g_clear_pointer (&self->fitting, g_array_unref);

  G_OBJECT_CLASS (rdt_replace_window_parent_class)->dispose (object);
}

static void
rdt_replace_window_class_init (RdtReplaceWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_replace_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-replace-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtReplaceWindow, count);
  gtk_widget_class_bind_template_child (widget_class, RdtReplaceWindow, find);
  gtk_widget_class_bind_template_child (widget_class, RdtReplaceWindow, instead);
  gtk_widget_class_bind_template_child (widget_class, RdtReplaceWindow, replace);
  gtk_widget_class_bind_template_callback (widget_class, found_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, replace_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_replace_window_init (RdtReplaceWindow *self)
{
  self->fitting = g_array_new (FALSE, FALSE, sizeof (guint));
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_replace_window_present:
 *
 * Shows the window that replaces terrain.
 */
void
rdt_replace_window_present (GtkWindow *parent,
                            RdtEditor *editor)
{
  RdtReplaceWindow *self = g_object_new (RDT_TYPE_REPLACE_WINDOW,
                                         "transient-for", parent,
                                         NULL);

  self->editor = g_object_ref (editor);
  fill (self);
  found_changed_cb (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->find));
  gtk_window_present (GTK_WINDOW (self));
}
