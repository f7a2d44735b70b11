/* rdt-inspector.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-inspector.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-button.h"
#include "rdt-field-form.h"
#include "rdt-form-list.h"

/**
 * RdtInspector:
 *
 * The panel for the selection: units, cells and names on the map.
 */

struct _RdtInspector
{
  AdwBin     parent_instance;

  GtkStack  *stack;
  GtkLabel  *place;
  GtkWidget *unit;
  GtkWidget *names;     /* of objectives and labels */
  GtkWidget *cell;
};

G_DEFINE_FINAL_TYPE (RdtInspector, rdt_inspector, ADW_TYPE_BIN)

static void
add_unit_button (GtkWidget  *box,
                 const char *icon,
                 const char *action,
                 const char *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  rdt_button_say (button, label);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
create_unit_buttons (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  add_unit_button (box, "object-rotate-left-symbolic", "editor.turn(-1)", _("Turn Left (Q)"));
  add_unit_button (box, "object-rotate-right-symbolic", "editor.turn(1)", _("Turn Right (E)"));
  add_unit_button (box, "user-trash-symbolic", "editor.delete", _("Delete (Delete)"));

  return box;
}

static GtkWidget *
create_nothing (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "rdt-select-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("Nothing Selected"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page),
                                   _("Click the board or a unit with the Select tool, or draw"
                                     " with another tool."));
  gtk_widget_add_css_class (page, "compact");

  return page;
}

static GtkWidget *
create_forms (RdtInspector *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->place = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->place, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->place), "heading");
  self->unit = rdt_field_form_new ();
  self->names = rdt_form_list_new ();
  self->cell = rdt_field_form_new ();
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (self->unit),
                                           create_unit_buttons ());

  gtk_widget_add_css_class (box, "panel");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->place));
  gtk_box_append (GTK_BOX (box), self->unit);
  gtk_box_append (GTK_BOX (box), self->names);
  gtk_box_append (GTK_BOX (box), self->cell);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);

  return scroller;
}

static void
rdt_inspector_class_init (RdtInspectorClass *klass)
{
}

static void
rdt_inspector_init (RdtInspector *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (self->stack, create_nothing (), "nothing");
  gtk_stack_add_named (self->stack, create_forms (self), "forms");
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

/* The place in one line; its contents are in the fields and the status bar. */
static void
show_place (RdtInspector  *self,
            const RdtGrid *grid,
            RdtCell        cell)
{
  char place[RDT_CELL_LABEL_SIZE] = "";

  if (cell != RDT_NO_CELL)
    rdt_grid_format_cell (grid, cell, place);

  if (cell != RDT_NO_CELL && !g_str_equal (gtk_label_get_label (self->place), place))
    rdt_announce (GTK_WIDGET (self), _("Selected."));

  gtk_widget_set_visible (GTK_WIDGET (self->place), cell != RDT_NO_CELL);
  gtk_label_set_label (self->place, place);
}

static void
show_group (RdtInspector *self,
            RdtEditor    *editor,
            const GArray *units)
{
  g_autofree char *title = g_strdup_printf (ngettext ("%u Unit", "%u Units", units->len),
                                            units->len);
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (RdtSubject));
  RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };

  for (guint i = 0; i < units->len; i++)
    {
      subject.unit = g_array_index (units, RdtRosterPlace, i);
      g_array_append_val (subjects, subject);
    }

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->unit), title);
  rdt_field_form_show_group (RDT_FIELD_FORM (self->unit), editor, subjects);
}

static void
show_unit (RdtInspector  *self,
           RdtEditor     *editor,
           RdtRosterPlace unit)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  const RdtSubject subject = { .kind = RDT_SUBJECT_UNIT, .unit = unit };
  g_autofree char *title = g_markup_escape_text (setup->sides[unit.side].name, -1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->unit), title);
  rdt_field_form_show (RDT_FIELD_FORM (self->unit), editor, &subject);
}

static char *
tell_cells (const RdtGrid *grid,
            guint          n_cells)
{
  gboolean is_hex = grid->kind == RDT_GRID_HEX;

  if (n_cells == 1)
    return g_strdup (is_hex ? _("Hex") : _("Square"));

  return is_hex ? g_strdup_printf (ngettext ("%u Hex", "%u Hexes", n_cells), n_cells)
                : g_strdup_printf (ngettext ("%u Square", "%u Squares", n_cells), n_cells);
}

static void
show_cells (RdtInspector *self,
            RdtEditor    *editor,
            const GArray *cells)
{
  g_autofree char *title = tell_cells (&rdt_editor_get_setup (editor)->grid, cells->len);
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (RdtSubject));
  RdtSubject subject = { .kind = RDT_SUBJECT_CELL };

  for (guint i = 0; i < cells->len; i++)
    {
      subject.cell = g_array_index (cells, RdtCell, i);
      g_array_append_val (subjects, subject);
    }

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->cell), title);
  rdt_field_form_show_group (RDT_FIELD_FORM (self->cell), editor, subjects);
}

/* Shows the objectives and labels of a cell. */
static void
show_names (RdtInspector *self,
            RdtEditor    *editor,
            RdtCell       cell)
{
  const RdtSetup *setup = rdt_editor_get_setup (editor);
  g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (RdtSubject));
  RdtPlace place = cell != RDT_NO_CELL ? rdt_place_of (&setup->grid, cell) : RDT_NOWHERE;
  RdtSubject subject = { .kind = RDT_SUBJECT_OBJECTIVE };

  for (subject.index = 0; subject.index < setup->objectives->len; subject.index++)
    if (rdt_place_equal (((RdtSetupObjective *) g_ptr_array_index (setup->objectives,
                                                                   subject.index))->at, place))
      g_array_append_val (subjects, subject);

  subject.kind = RDT_SUBJECT_LABEL;
  for (subject.index = 0; subject.index < setup->labels->len; subject.index++)
    if (rdt_place_equal (((RdtSetupLabel *) g_ptr_array_index (setup->labels,
                                                               subject.index))->at, place))
      g_array_append_val (subjects, subject);

  rdt_form_list_show (RDT_FORM_LIST (self->names), editor, subjects);
}

/**
 * rdt_inspector_refresh:
 *
 * Updates the panel.
 */
void
rdt_inspector_refresh (RdtInspector *self,
                       RdtEditor    *editor)
{
  g_autoptr(GArray) units = NULL;
  g_autoptr(GArray) cells = NULL;
  RdtRosterPlace unit;
  RdtCell cell;
  gboolean has_group, has_unit;

  g_return_if_fail (RDT_IS_INSPECTOR (self));

  units = rdt_editor_list_units (editor);
  cells = rdt_editor_list_cells (editor);
  unit = rdt_editor_get_unit (editor);
  cell = rdt_editor_get_cell (editor);
  has_group = units->len > 1 && cell == RDT_NO_CELL;
  has_unit = has_group || rdt_roster_place_is_set (unit);
  if (!has_unit && cells->len > 1 && units->len == 1)
    {
      unit = g_array_index (units, RdtRosterPlace, 0);
      has_unit = TRUE;
    }

  gtk_stack_set_visible_child_name (self->stack, has_unit || cells->len > 0 ? "forms" : "nothing");
  gtk_widget_set_visible (self->unit, has_unit);
  gtk_widget_set_visible (self->cell, cells->len > 0);
  show_place (self, &rdt_editor_get_setup (editor)->grid, cell);

  if (has_group)
    show_group (self, editor, units);
  else if (has_unit)
    show_unit (self, editor, unit);

  show_names (self, editor, cell);
  if (cells->len > 0)
    show_cells (self, editor, cells);
}

/**
 * rdt_inspector_edit_name:
 *
 * Focuses the name of the selected unit.
 *
 * Returns: whether a unit is selected
 */
gboolean
rdt_inspector_edit_name (RdtInspector *self)
{
  g_return_val_if_fail (RDT_IS_INSPECTOR (self), FALSE);

  return gtk_widget_get_mapped (self->unit)
         && rdt_field_form_edit (RDT_FIELD_FORM (self->unit), "sides.units.name");
}
