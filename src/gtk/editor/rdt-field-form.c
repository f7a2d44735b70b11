/* rdt-field-form.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-form.h"

#include <glib/gi18n.h>

#include "rdt-field-row.h"
#include "rdt-problem-label.h"

/**
 * RdtFieldForm:
 *
 * A form for an object of a scenario.
 *
 * It is built from the table of fields: each field is a row.  Input that is
 * refused stays in its row, with the reason, and changes nothing.
 */

/* Rows are not bound to properties: a value is a field of the scenario, which may
 * refuse it with a reason, or ask first.
 */
struct _RdtFieldForm
{
  AdwPreferencesGroup  parent_instance;

  RdtEditor           *editor;
  RdtSubject           subject;
  GArray              *others;          /* of RdtSubject: the other objects of a group */
  GPtrArray           *rows;            /* of RdtFieldRow; owned by their widgets */
};

G_DEFINE_FINAL_TYPE (RdtFieldForm, rdt_field_form, ADW_TYPE_PREFERENCES_GROUP)

/* Sets the field for all units of a group, or for none. */
static gboolean
set_all (RdtFieldForm  *self,
         RdtFieldRow   *row,
         RdtSetup      *setup,
         const char    *value,
         GError       **error)
{
  RdtSubject subject = self->subject;

  if (!rdt_field_set (row->field, setup, &subject, value, error))
    return FALSE;

  for (guint i = 0; i < self->others->len; i++)
    {
      subject = g_array_index (self->others, RdtSubject, i);
      if (!rdt_field_set (row->field, setup, &subject, value, error))
        return FALSE;
    }

  return TRUE;
}

static void
show_row (RdtFieldForm *self,
          RdtFieldRow  *row);

/* Applies the value of a row to its field.  An edit that asks for confirmation may
 * change nothing.
 */
static void
set_field (RdtFieldForm *self,
           RdtFieldRow  *row,
           const char   *value)
{
  g_autofree char *label = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(GError) error = NULL;

  if (g_strcmp0 (value, row->shown) == 0
      || !rdt_subject_exists (&self->subject, rdt_editor_get_setup (self->editor)))
    return;

  if (row->field->needs_confirmation)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.convert", "(ss)",
                                  row->field->path, value);
      show_row (self, row);
      return;
    }

  label = rdt_field_dup_label (row->field);
  setup = rdt_setup_copy (rdt_editor_get_setup (self->editor));

  if (set_all (self, row, setup, value, &error))
    {
      rdt_field_row_keep (row, value);
      rdt_scenario_edit (rdt_editor_get_scenario (self->editor), label, g_steal_pointer (&setup));
    }
  else
    {
      rdt_field_row_refuse (row, error->message);
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", error->message);
    }
}

static void
row_applied_cb (RdtFieldRow *row,
                const char  *value,
                gpointer     user_data)
{
  set_field (user_data, row, value);
}

/* A click on a heading, a caption or beside a text focuses the field; otherwise the
 * focus would stay on the board.
 */
static void
form_pressed_cb (GtkGestureClick *gesture,
                 int              n_press,
                 double           x,
                 double           y,
                 RdtFieldForm    *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  RdtFieldRow *found = NULL;

  for (guint i = 0; i < self->rows->len && picked != NULL; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (picked == row->widget || gtk_widget_is_ancestor (picked, row->widget))
        found = row;
    }

  if (found == NULL && self->rows->len > 0 && picked != NULL
      && !gtk_widget_get_focusable (picked)
      && gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) == NULL)
    found = g_ptr_array_index (self->rows, 0);

  if (found != NULL && picked != found->editor
      && !gtk_widget_is_ancestor (picked, found->editor))
    gtk_widget_grab_focus (found->editor);
}

static gboolean
is_offered (RdtFieldForm   *self,
            const RdtField *field)
{
  if (self->others->len > 0 && field->is_for_one)
    return FALSE;

  return rdt_field_is_offered (field, rdt_editor_get_setup (self->editor),
                               rdt_editor_get_rules (self->editor), &self->subject);
}

/* The default facing of a unit depends on its side. */
static gboolean
depends_on_side (const RdtField *field,
                 const char     *value)
{
  return g_str_equal (field->path, "sides.units.facing") && value[0] == '\0';
}

/* The common value of a group; where they differ, a choice is none and a text is
 * empty.
 */
static char *
dup_value (RdtFieldForm   *self,
           const RdtField *field)
{
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);
  g_autofree char *value = rdt_field_get (field, setup, &self->subject);
  RdtSubject subject = self->subject;

  for (guint i = 0; i < self->others->len; i++)
    {
      g_autofree char *other = NULL;

      subject = g_array_index (self->others, RdtSubject, i);
      if (!rdt_subject_exists (&subject, setup))
        continue;

      other = rdt_field_get (field, setup, &subject);
      if (g_strcmp0 (other, value) != 0
          || (depends_on_side (field, value) && subject.unit.side != self->subject.unit.side))
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
    choices = rdt_field_list_choices (row->field, rdt_editor_get_setup (self->editor),
                                      rdt_editor_get_rules (self->editor), &self->subject);

  rdt_field_row_show (row, dup_value (self, row->field), choices);
}

static gboolean
has_rows_for (RdtFieldForm *self)
{
  guint n_fields;
  const RdtField *fields = rdt_field_list (self->subject.kind, &n_fields);
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

/* The field with the focus, or %NULL. */
static const RdtField *
find_focus (RdtFieldForm *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; i < self->rows->len && focus != NULL; i++)
    {
      const RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (focus == row->widget || gtk_widget_is_ancestor (focus, row->widget))
        return row->field;
    }

  return NULL;
}

/* What is written in a row that goes is dropped: the form may show another object
 * already.  When a focused widget is removed, the window moves the focus to the
 * next one later; clearing it first avoids that.
 */
static void
remove_rows (RdtFieldForm *self)
{
  gboolean has_focus = find_focus (self) != NULL;

  for (guint i = 0; i < self->rows->len; i++)
    rdt_field_row_detach (g_ptr_array_index (self->rows, i));
  if (has_focus)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self),
                                  ((RdtFieldRow *) g_ptr_array_index (self->rows, i))->widget);

  g_ptr_array_set_size (self->rows, 0);
}

/* No text is selected, which typing would replace. */
static void
return_focus (RdtFieldForm   *self,
              const RdtField *field)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const RdtFieldRow *row = g_ptr_array_index (self->rows, i);
      GtkEditable *text = GTK_IS_EDITABLE (row->editor)
                          ? gtk_editable_get_delegate (GTK_EDITABLE (row->editor)) : NULL;

      if (row->field != field)
        continue;

      if (GTK_IS_TEXT (text))
        gtk_text_grab_focus_without_selecting (GTK_TEXT (text));
      else
        gtk_widget_grab_focus (row->editor);
    }
}

static void
make_rows (RdtFieldForm *self)
{
  guint n_fields;
  const RdtField *fields = rdt_field_list (self->subject.kind, &n_fields);

  remove_rows (self);
  for (guint i = 0; i < n_fields; i++)
    if (is_offered (self, &fields[i]))
      {
        RdtFieldRow *row = rdt_field_row_new (&fields[i], row_applied_cb, self);

        adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row->widget);
        g_ptr_array_add (self->rows, row);
      }
}

static void
rdt_field_form_dispose (GObject *object)
{
  RdtFieldForm *self = RDT_FIELD_FORM (object);

  if (self->rows != NULL)
    remove_rows (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->others, g_array_unref);
  g_clear_object (&self->editor);

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
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect (gesture, "pressed", G_CALLBACK (form_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
  self->rows = g_ptr_array_new ();
  self->others = g_array_new (FALSE, FALSE, sizeof (RdtSubject));
}

static void
show (RdtFieldForm     *self,
      RdtEditor        *editor,
      const RdtSubject *subject)
{
  gboolean is_other = !rdt_subject_equal (&self->subject, subject);
  const RdtField *focus = NULL;

  g_set_object (&self->editor, editor);
  self->subject = *subject;

  if (!has_rows_for (self))
    {
      focus = find_focus (self);
      make_rows (self);
    }

  for (guint i = 0; i < self->rows->len; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (is_other)
        rdt_field_row_forget (row);
      show_row (self, row);
    }

  /* A row without choices cannot take the focus. */
  if (focus != NULL)
    return_focus (self, focus);
}

GtkWidget *
rdt_field_form_new (void)
{
  return g_object_new (RDT_TYPE_FIELD_FORM, NULL);
}

/**
 * rdt_field_form_show:
 * @subject: the object of the form
 *
 * Shows an object of a scenario.
 */
void
rdt_field_form_show (RdtFieldForm     *self,
                     RdtEditor        *editor,
                     const RdtSubject *subject)
{
  g_return_if_fail (RDT_IS_FIELD_FORM (self));

  g_array_set_size (self->others, 0);
  show (self, editor, subject);
}

/**
 * rdt_field_form_show_group:
 * @subjects: (element-type RdtSubject): objects of one kind
 *
 * Shows the common values of several objects; changes apply to all.
 */
void
rdt_field_form_show_group (RdtFieldForm *self,
                           RdtEditor    *editor,
                           const GArray *subjects)
{
  g_return_if_fail (RDT_IS_FIELD_FORM (self));
  g_return_if_fail (subjects->len > 0);

  g_array_set_size (self->others, 0);
  if (subjects->len > 1)
    g_array_append_vals (self->others, &g_array_index (subjects, RdtSubject, 1),
                         subjects->len - 1);
  show (self, editor, &g_array_index (subjects, RdtSubject, 0));
}

/**
 * rdt_field_form_edit:
 *
 * Focuses a field for editing.
 *
 * Returns: whether the form has the field
 */
gboolean
rdt_field_form_edit (RdtFieldForm *self,
                     const char   *path)
{
  g_return_val_if_fail (RDT_IS_FIELD_FORM (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (!g_str_equal (row->field->path, path) || !gtk_widget_grab_focus (row->editor))
        continue;

      if (GTK_IS_EDITABLE (row->editor))
        gtk_editable_select_region (GTK_EDITABLE (row->editor), 0, -1);
      return TRUE;
    }

  return FALSE;
}

/**
 * rdt_field_form_begin:
 *
 * Focuses the first field.
 */
void
rdt_field_form_begin (RdtFieldForm *self)
{
  g_return_if_fail (RDT_IS_FIELD_FORM (self));

  if (self->rows->len > 0)
    gtk_widget_grab_focus (((const RdtFieldRow *) g_ptr_array_index (self->rows, 0))->editor);
}

/**
 * rdt_field_form_step:
 * @focus: the focused widget in the form
 * @action: the text action, undo or redo
 *
 * Undoes or redoes in a text with pending input.
 *
 * Returns: whether there is one: pending input is undone first
 */
gboolean
rdt_field_form_step (RdtFieldForm *self,
                     GtkWidget    *focus,
                     const char   *action)
{
  g_return_val_if_fail (RDT_IS_FIELD_FORM (self), FALSE);

  for (guint i = 0; i < self->rows->len; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);

      if (rdt_field_row_has_focus (row, focus) && rdt_field_row_is_written (row))
        return gtk_widget_activate_action (focus, action, NULL);
    }

  return FALSE;
}

/**
 * rdt_field_form_edit_in:
 * @root: a widget that contains forms
 *
 * Focuses a field of the visible form for an object.
 *
 * Returns: whether there is one
 */
gboolean
rdt_field_form_edit_in (GtkWidget        *root,
                        const RdtSubject *subject,
                        const char       *path)
{
  if (RDT_IS_FIELD_FORM (root))
    return gtk_widget_get_mapped (root)
           && rdt_subject_equal (&RDT_FIELD_FORM (root)->subject, subject)
           && rdt_field_form_edit (RDT_FIELD_FORM (root), path);

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (rdt_field_form_edit_in (child, subject, path))
      return TRUE;

  return FALSE;
}

static const RdtProblem *
find_problem (RdtFieldForm      *self,
              const GPtrArray   *problems,
              const RdtFieldRow *row)
{
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);

  for (guint i = 0; i < problems->len; i++)
    if (rdt_problem_label_is_in (g_ptr_array_index (problems, i), setup, row->field,
                                 &self->subject))
      return g_ptr_array_index (problems, i);

  return NULL;
}

static void
mark (RdtFieldForm    *self,
      const GPtrArray *problems)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      RdtFieldRow *row = g_ptr_array_index (self->rows, i);
      const RdtProblem *problem = find_problem (self, problems, row);
      g_autofree char *words = NULL;

      if (problem != NULL)
        words = rdt_problem_label_dup_words (problem, rdt_editor_get_setup (self->editor));
      rdt_field_row_mark (row, words, problem != NULL && rdt_problem_is_warning (problem));
    }
}

/**
 * rdt_field_form_mark_in:
 * @root: a widget that contains forms
 * @problems: (element-type RdtProblem): the problems of the scenario, worst first
 *
 * Marks the fields of all visible forms that have problems.
 */
void
rdt_field_form_mark_in (GtkWidget       *root,
                        const GPtrArray *problems)
{
  if (!gtk_widget_get_child_visible (root))
    return;

  if (RDT_IS_FIELD_FORM (root) && RDT_FIELD_FORM (root)->editor != NULL)
    {
      mark (RDT_FIELD_FORM (root), problems);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rdt_field_form_mark_in (child, problems);
}
