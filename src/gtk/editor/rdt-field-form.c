/* rdt-field-form.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-form-private.h"

#include <glib/gi18n.h>

/**
 * RdtFieldForm:
 *
 * All that a scenario says about one of its things, to be changed.
 *
 * It is made from the table of fields; a field more there is a row more here.
 * A value that is refused stays in its row, with the reason, and changes
 * nothing.
 */

G_DEFINE_FINAL_TYPE (RdtFieldForm, rdt_field_form, ADW_TYPE_PREFERENCES_GROUP)

/* What may lose something is done where that is said. */
static gboolean
is_for_page (const RdtField *field)
{
  return field->name == RDT_FIELD_RULES
         || field->name == RDT_FIELD_GRID
         || field->name == RDT_FIELD_WIDTH
         || field->name == RDT_FIELD_HEIGHT;
}

/* What units have each for itself. */
static gboolean
is_for_one (const RdtField *field)
{
  return field->name == RDT_FIELD_UNIT_ID
         || field->name == RDT_FIELD_UNIT_NAME
         || field->name == RDT_FIELD_UNIT_AT
         || field->name == RDT_FIELD_UNIT_ABOARD;
}

static gboolean
is_offered (RdtFieldForm   *self,
            const RdtField *field)
{
  if (self->others->len > 0 && is_for_one (field))
    return FALSE;

  return rdt_field_is_offered (field, rdt_scenario_get_setup (self->scenario),
                               rdt_scenario_get_rules (self->scenario), &self->subject);
}

/* For all units of a company, or for none. */
static gboolean
set_all (RdtFieldRow  *row,
         RdtSetup     *setup,
         const char   *value,
         GError      **error)
{
  RdtSubject subject = row->form->subject;

  if (!rdt_field_set (row->field, setup, &subject, value, error))
    return FALSE;

  for (guint i = 0; i < row->form->others->len; i++)
    {
      subject.unit = g_array_index (row->form->others, RdtRosterPlace, i);
      if (!rdt_field_set (row->field, setup, &subject, value, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * rdt_field_form_set:
 *
 * Makes a field say what was written or chosen in its row.
 */
void
rdt_field_form_set (RdtFieldForm *self,
                    RdtFieldRow  *row,
                    const char   *value)
{
  g_autofree char *label = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(GError) error = NULL;

  if (self->is_refreshing || g_strcmp0 (value, row->shown) == 0
      || !rdt_subject_exists (&self->subject, rdt_scenario_get_setup (self->scenario)))
    return;

  if (is_for_page (row->field))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.convert", "(ss)",
                                  row->field->path, value);
      return;
    }

  label = rdt_field_dup_label (row->field);
  setup = rdt_setup_copy (rdt_scenario_get_setup (self->scenario));

  if (set_all (row, setup, value, &error))
    {
      gtk_widget_remove_css_class (row->widget, "error");
      gtk_widget_set_tooltip_text (row->widget, NULL);
      rdt_scenario_edit (self->scenario, label, g_steal_pointer (&setup));
    }
  else
    {
      gtk_widget_add_css_class (row->widget, "error");
      gtk_widget_set_tooltip_text (row->widget, error->message);
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", error->message);
    }
}

/* Rule sets are known to the library alone. */
static GPtrArray *
list_choices (RdtFieldForm      *self,
              const RdtFieldRow *row)
{
  const RdtSetup *setup = rdt_scenario_get_setup (self->scenario);
  GPtrArray *choices = rdt_field_list_choices (row->field, setup,
                                               rdt_scenario_get_rules (self->scenario),
                                               &self->subject);
  GListModel *rulesets = rdt_library_get_rulesets (self->library);

  if (row->field->name != RDT_FIELD_RULES)
    return choices;

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);
      RdtFieldChoice *choice;

      if (g_strcmp0 (rdt_ruleset_get_id (ruleset), setup->rules) == 0)
        continue;

      choice = g_new0 (RdtFieldChoice, 1);
      choice->id = g_strdup (rdt_ruleset_get_id (ruleset));
      choice->label = g_strdup (rdt_ruleset_get_name (ruleset));
      g_ptr_array_add (choices, choice);
    }

  return choices;
}

/* What all units of a company say alike: a choice is none where they differ,
 * and a text is empty.
 */
static char *
dup_value (RdtFieldForm   *self,
           const RdtField *field)
{
  const RdtSetup *setup = rdt_scenario_get_setup (self->scenario);
  g_autofree char *value = rdt_field_get (field, setup, &self->subject);
  RdtSubject subject = self->subject;

  for (guint i = 0; i < self->others->len; i++)
    {
      g_autofree char *other = NULL;

      subject.unit = g_array_index (self->others, RdtRosterPlace, i);
      if (!rdt_subject_exists (&subject, setup))
        continue;

      other = rdt_field_get (field, setup, &subject);
      if (g_strcmp0 (other, value) != 0)
        return field->kind == RDT_FIELD_CHOICE ? NULL : g_strdup ("");
    }

  return g_steal_pointer (&value);
}

static void
show_row (RdtFieldForm *self,
          RdtFieldRow  *row)
{
  g_autoptr(GPtrArray) choices = NULL;

  if (row->field->kind == RDT_FIELD_CHOICE)
    choices = list_choices (self, row);

  rdt_field_row_show (row, dup_value (self, row->field), choices);
}

static gboolean
has_rows_for (RdtFieldForm *self)
{
  guint n_fields;
  const RdtField *fields = rdt_field_list (&n_fields);
  guint n = 0;

  for (guint i = 0; i < n_fields; i++)
    {
      if (!is_offered (self, &fields[i]))
        continue;

      if (n >= self->rows->len
          || ((RdtFieldRow *) g_ptr_array_index (self->rows, n))->field != &fields[i])
        return FALSE;
      n++;
    }

  return n == self->rows->len;
}

static void
remove_rows (RdtFieldForm *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      row->form = NULL;
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), row->widget);
    }

  g_ptr_array_set_size (self->rows, 0);
}

static void
make_rows (RdtFieldForm *self)
{
  guint n_fields;
  const RdtField *fields = rdt_field_list (&n_fields);

  remove_rows (self);
  for (guint i = 0; i < n_fields; i++)
    if (is_offered (self, &fields[i]))
      {
        RdtFieldRow *row = rdt_field_row_new (self, &fields[i]);

        adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row->widget);
        g_ptr_array_add (self->rows, row);
      }
}

static void
rdt_field_form_dispose (GObject *object)
{
  RdtFieldForm *self = RDT_FIELD_FORM (object);

  self->is_refreshing = TRUE;
  if (self->rows != NULL)
    remove_rows (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->others, g_array_unref);
  g_clear_object (&self->scenario);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rdt_field_form_parent_class)->dispose (object);
}

static void
rdt_field_form_class_init (RdtFieldFormClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_field_form_dispose;
}

static void
rdt_field_form_init (RdtFieldForm *self)
{
  self->rows = g_ptr_array_new ();
  self->others = rdt_company_new ();
}

static gboolean
is_same (const RdtSubject *a,
         const RdtSubject *b)
{
  return a->kind == b->kind
         && a->cell == b->cell
         && a->unit.side == b->unit.side
         && a->unit.index == b->unit.index
         && a->index == b->index;
}

GtkWidget *
rdt_field_form_new (void)
{
  return g_object_new (RDT_TYPE_FIELD_FORM, NULL);
}

static void
show (RdtFieldForm     *self,
      RdtScenario      *scenario,
      RdtLibrary       *library,
      const RdtSubject *subject)
{
  gboolean is_other = !is_same (&self->subject, subject);

  self->is_refreshing = TRUE;
  g_set_object (&self->scenario, scenario);
  g_set_object (&self->library, library);
  self->subject = *subject;

  if (!has_rows_for (self))
    make_rows (self);

  for (guint i = 0; i < self->rows->len; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (is_other)
        {
          g_clear_pointer (&row->shown, g_free);
          gtk_widget_remove_css_class (row->widget, "error");
          gtk_widget_set_tooltip_text (row->widget, NULL);
        }
      show_row (self, row);
    }

  self->is_refreshing = FALSE;
}

/**
 * rdt_field_form_show:
 * @subject: what the form is about
 *
 * Shows what a scenario says now about a thing of it.
 */
void
rdt_field_form_show (RdtFieldForm     *self,
                     RdtScenario      *scenario,
                     RdtLibrary       *library,
                     const RdtSubject *subject)
{
  g_return_if_fail (RDT_IS_FIELD_FORM (self));

  g_array_set_size (self->others, 0);
  show (self, scenario, library, subject);
}

/**
 * rdt_field_form_show_company:
 * @units: (element-type RdtRosterPlace): some units
 *
 * Shows what a scenario says about the first of some units; what is changed
 * is changed for them all.
 */
void
rdt_field_form_show_company (RdtFieldForm *self,
                             RdtScenario  *scenario,
                             RdtLibrary   *library,
                             const GArray *units)
{
  RdtSubject subject = { .kind = RDT_SUBJECT_UNIT };

  g_return_if_fail (RDT_IS_FIELD_FORM (self));
  g_return_if_fail (units->len > 0);

  subject.unit = g_array_index (units, RdtRosterPlace, 0);
  g_array_set_size (self->others, 0);
  g_array_append_vals (self->others, &g_array_index (units, RdtRosterPlace, 1), units->len - 1);
  show (self, scenario, library, &subject);
}

/**
 * rdt_field_form_edit:
 *
 * Begins to write in a field anew.
 *
 * Returns: whether the form has it
 */
gboolean
rdt_field_form_edit (RdtFieldForm *self,
                     RdtFieldName  name)
{
  g_return_val_if_fail (RDT_IS_FIELD_FORM (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (row->field->name != name || !gtk_widget_grab_focus (row->editor))
        continue;

      gtk_editable_select_region (GTK_EDITABLE (row->editor), 0, -1);
      return TRUE;
    }

  return FALSE;
}
