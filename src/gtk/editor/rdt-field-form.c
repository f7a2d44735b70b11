/* rdt-field-form.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-form.h"

#include <glib/gi18n.h>

#include "rdt-long-choice.h"
#include "rdt-paragraph.h"

/**
 * RdtFieldForm:
 *
 * All that a scenario says about one of its things, to be changed.
 *
 * It is made from the table of fields; a field more there is a row more here.
 * A value that is refused stays in its row, with the reason, and changes
 * nothing.
 */

struct _RdtFieldForm
{
  AdwPreferencesGroup  parent_instance;

  RdtEditor           *editor;
  RdtSubject           subject;
  GArray              *others;          /* of RdtSubject: more things for which it stands */
  GPtrArray           *rows;            /* of RdtFieldRow, which their widgets own */
  guint                is_refreshing : 1;
};

/**
 * RdtFieldRow:
 * @choices: (nullable) (element-type RdtFieldChoice): of a choice
 * @shown: the value that it was given last
 */
typedef struct
{
  RdtFieldForm   *form;
  const RdtField *field;
  GtkWidget      *widget;
  GtkWidget      *editor;
  GPtrArray      *choices;
  char           *shown;
} RdtFieldRow;

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

/* For all units of a group, or for none. */
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
      subject = g_array_index (row->form->others, RdtSubject, i);
      if (!rdt_field_set (row->field, setup, &subject, value, error))
        return FALSE;
    }

  return TRUE;
}

static void
show_row (RdtFieldForm *self,
          RdtFieldRow  *row);

/* What asks first may leave all as it was. */
static void
show_again (RdtFieldForm *self,
            RdtFieldRow  *row)
{
  self->is_refreshing = TRUE;
  show_row (self, row);
  self->is_refreshing = FALSE;
}

/* Makes a field say what was written or chosen in its row. */
static void
set_field (RdtFieldForm *self,
           RdtFieldRow  *row,
           const char   *value)
{
  g_autofree char *label = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(GError) error = NULL;

  if (self->is_refreshing || g_strcmp0 (value, row->shown) == 0
      || !rdt_subject_exists (&self->subject, rdt_editor_get_setup (self->editor)))
    return;

  if (is_for_page (row->field))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.convert", "(ss)",
                                  row->field->path, value);
      show_again (self, row);
      return;
    }

  label = rdt_field_dup_label (row->field);
  setup = rdt_setup_copy (rdt_editor_get_setup (self->editor));

  if (set_all (row, setup, value, &error))
    {
      gtk_widget_remove_css_class (row->widget, "error");
      gtk_widget_set_tooltip_text (row->widget, NULL);
      rdt_scenario_edit (rdt_editor_get_scenario (self->editor), label, g_steal_pointer (&setup));
    }
  else
    {
      gtk_widget_add_css_class (row->widget, "error");
      gtk_widget_set_tooltip_text (row->widget, error->message);
      gtk_widget_activate_action (GTK_WIDGET (self), "editor.tell", "s", error->message);
    }
}

/* Rows may outlive their form for as long as one of them has the keyboard. */
static void
apply (RdtFieldRow *row,
       const char  *value)
{
  if (row->form != NULL)
    set_field (row->form, row, value);
}

static void
free_row (RdtFieldRow *row)
{
  g_clear_pointer (&row->choices, g_ptr_array_unref);
  g_free (row->shown);
  g_free (row);
}

static void
entry_applied_cb (RdtFieldRow *row)
{
  apply (row, gtk_editable_get_text (GTK_EDITABLE (row->editor)));
}

/* Return has done with a unit or a name on the map: the next one is on the board. */
static void
entry_activated_cb (RdtFieldRow *row)
{
  RdtFieldForm *self = row->form;

  entry_applied_cb (row);
  if (self != NULL && (row->field->subject == RDT_SUBJECT_UNIT
                       || row->field->subject == RDT_SUBJECT_LABEL))
    gtk_widget_activate_action (GTK_WIDGET (self), "editor.focus-board", NULL);
}

static void
text_left_cb (RdtFieldRow *row)
{
  g_autofree char *text = rdt_paragraph_dup_text (GTK_TEXT_VIEW (row->editor));

  apply (row, text);
}

static void
switch_changed_cb (RdtFieldRow *row)
{
  apply (row, gtk_switch_get_active (GTK_SWITCH (row->editor)) ? "true" : "false");
}

static void
choice_changed_cb (RdtFieldRow *row)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row->editor));

  if (row->choices != NULL && selected < row->choices->len)
    apply (row, ((RdtFieldChoice *) g_ptr_array_index (row->choices, selected))->id);
}

static void
colour_set_cb (RdtFieldRow    *row,
               GtkColorButton *button)
{
  GdkRGBA colour;
  g_autofree char *text = NULL;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (button), &colour);
  text = g_strdup_printf ("#%02x%02x%02x", (guint) (colour.red * 255 + 0.5),
                          (guint) (colour.green * 255 + 0.5), (guint) (colour.blue * 255 + 0.5));
  apply (row, text);
}

/* Whoever goes on to another field has finished this one. */
static void
watch_focus (RdtFieldRow *row,
             GtkWidget   *widget,
             GCallback    left)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", left, row);
  gtk_widget_add_controller (widget, focus);
}

static void
create_entry (RdtFieldRow *row,
              const char  *label)
{
  GtkWidget *button;

  row->widget = row->editor = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  if (row->field->kind == RDT_FIELD_NUMBER)
    adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row->widget), GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_swapped (row->editor, "entry-activated", G_CALLBACK (entry_activated_cb), row);
  watch_focus (row, row->editor, G_CALLBACK (entry_applied_cb));

  if (row->field->kind != RDT_FIELD_COLOUR)
    return;

  button = gtk_color_button_new ();
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  g_signal_connect_swapped (button, "color-set", G_CALLBACK (colour_set_cb), row);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (row->widget), button);
}

/* A click on a heading, on a caption or beside a text goes on to what is written
 * there: otherwise the keyboard would stay where it was, at the board.
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

static void
create_paragraph (RdtFieldRow *row,
                  const char  *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *caption = gtk_label_new (label);

  row->widget = adw_preferences_row_new ();
  row->editor = rdt_paragraph_new (label);
  gtk_label_set_mnemonic_widget (GTK_LABEL (caption), row->editor);
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_add_css_class (box, "paragraph-row");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), row->editor);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row->widget), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row->widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  watch_focus (row, row->editor, G_CALLBACK (text_left_cb));
}

static void
create_switch (RdtFieldRow *row,
               const char  *label)
{
  row->widget = adw_action_row_new ();
  row->editor = gtk_switch_new ();
  gtk_widget_set_valign (row->editor, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), row->editor);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->widget), row->editor);
  g_signal_connect_swapped (row->editor, "notify::active", G_CALLBACK (switch_changed_cb), row);
}

static void
create_choice (RdtFieldRow *row,
               const char  *label)
{
  row->widget = row->editor = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  if (row->field->name == RDT_FIELD_RULES)
    rdt_long_choice_make_room (ADW_COMBO_ROW (row->widget));
  g_signal_connect_swapped (row->editor, "notify::selected", G_CALLBACK (choice_changed_cb), row);
}

/* The widget of a row owns it. */
static RdtFieldRow *
create_row (RdtFieldForm   *form,
            const RdtField *field)
{
  RdtFieldRow *row = g_new0 (RdtFieldRow, 1);
  g_autofree char *label = rdt_field_dup_label (field);

  row->form = form;
  row->field = field;

  switch (field->kind)
    {
    case RDT_FIELD_TEXT:
    case RDT_FIELD_NUMBER:
    case RDT_FIELD_CELLS:
    case RDT_FIELD_COLOUR:
      create_entry (row, label);
      break;

    case RDT_FIELD_PARAGRAPH:
      create_paragraph (row, label);
      break;

    case RDT_FIELD_SWITCH:
      create_switch (row, label);
      break;

    case RDT_FIELD_CHOICE:
      create_choice (row, label);
      break;
    }

  gtk_widget_set_name (row->editor, field->path);
  g_object_set_data_full (G_OBJECT (row->widget), "row", row, (GDestroyNotify) free_row);

  return row;
}

static gboolean
are_same_choices (const GPtrArray *a,
                  const GPtrArray *b)
{
  if (a == NULL || a->len != b->len)
    return FALSE;

  for (guint i = 0; i < a->len; i++)
    {
      const RdtFieldChoice *choice = g_ptr_array_index (a, i);
      const RdtFieldChoice *other = g_ptr_array_index (b, i);

      if (!g_str_equal (choice->id, other->id) || !g_str_equal (choice->label, other->label))
        return FALSE;
    }

  return TRUE;
}

/* Shows no choice where units have different ones. */
static void
show_choice (RdtFieldRow *row,
             const char  *value,
             GPtrArray   *choices)
{
  g_autoptr(GtkStringList) labels = NULL;

  if (!are_same_choices (row->choices, choices))
    {
      labels = gtk_string_list_new (NULL);
      for (guint i = 0; i < choices->len; i++)
        gtk_string_list_append (labels, ((RdtFieldChoice *) g_ptr_array_index (choices, i))->label);

      g_clear_pointer (&row->choices, g_ptr_array_unref);
      row->choices = g_ptr_array_ref (choices);
      adw_combo_row_set_model (ADW_COMBO_ROW (row->editor), G_LIST_MODEL (labels));
    }

  if (value == NULL)
    adw_combo_row_set_selected (ADW_COMBO_ROW (row->editor), GTK_INVALID_LIST_POSITION);

  for (guint i = 0; i < row->choices->len; i++)
    if (g_strcmp0 (((RdtFieldChoice *) g_ptr_array_index (row->choices, i))->id, value) == 0)
      adw_combo_row_set_selected (ADW_COMBO_ROW (row->editor), i);
}

static void
show_colour (RdtFieldRow *row,
             const char  *value)
{
  GtkWidget *suffix = gtk_widget_get_last_child (gtk_widget_get_first_child (row->widget));
  GdkRGBA colour;

  while (suffix != NULL && !GTK_IS_COLOR_BUTTON (suffix))
    suffix = gtk_widget_get_first_child (suffix);

  if (suffix != NULL && gdk_rgba_parse (&colour, value))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (suffix), &colour);
}

/* @value is the row's own from now on; %NULL is none of a field's choices. */
static void
update_row (RdtFieldRow *self,
            char        *value,
            GPtrArray   *choices)
{
  switch (self->field->kind)
    {
    case RDT_FIELD_TEXT:
    case RDT_FIELD_NUMBER:
    case RDT_FIELD_CELLS:
    case RDT_FIELD_COLOUR:
      if (g_strcmp0 (self->shown, value) != 0)
        gtk_editable_set_text (GTK_EDITABLE (self->editor), value);
      if (self->field->kind == RDT_FIELD_COLOUR)
        show_colour (self, value);
      break;

    case RDT_FIELD_PARAGRAPH:
      if (g_strcmp0 (self->shown, value) != 0)
        rdt_paragraph_set_text (GTK_TEXT_VIEW (self->editor), value);
      break;

    case RDT_FIELD_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (self->editor), g_str_equal (value, "true"));
      break;

    case RDT_FIELD_CHOICE:
      show_choice (self, value, choices);
      break;
    }

  g_free (self->shown);
  self->shown = value;
}

/* What units have each for itself, and crossings the rivers among the cells. */
static gboolean
is_for_one (const RdtField *field)
{
  return field->name == RDT_FIELD_UNIT_ID
         || field->name == RDT_FIELD_UNIT_NAME
         || field->name == RDT_FIELD_UNIT_AT
         || field->name == RDT_FIELD_UNIT_ABOARD
         || field->name == RDT_FIELD_CELL_CROSSING;
}

static gboolean
is_offered (RdtFieldForm   *self,
            const RdtField *field)
{
  if (self->others->len > 0 && is_for_one (field))
    return FALSE;

  return rdt_field_is_offered (field, rdt_editor_get_setup (self->editor),
                               rdt_editor_get_rules (self->editor), &self->subject);
}

/* Rule sets are known to the library alone. */
static GPtrArray *
list_choices (RdtFieldForm      *self,
              const RdtFieldRow *row)
{
  const RdtSetup *setup = rdt_editor_get_setup (self->editor);
  GPtrArray *choices = rdt_field_list_choices (row->field, setup,
                                               rdt_editor_get_rules (self->editor),
                                               &self->subject);
  GListModel *rulesets = rdt_ruleset_list ();

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

/* What all units of a group say alike: a choice is none where they differ,
 * and a text is empty.
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

  update_row (row, dup_value (self, row->field), choices);
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
        RdtFieldRow *row = create_row (self, &fields[i]);

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

static void
show (RdtFieldForm     *self,
      RdtEditor        *editor,
      const RdtSubject *subject)
{
  gboolean is_other = !is_same (&self->subject, subject);

  self->is_refreshing = TRUE;
  g_set_object (&self->editor, editor);
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

GtkWidget *
rdt_field_form_new (void)
{
  return g_object_new (RDT_TYPE_FIELD_FORM, NULL);
}

/**
 * rdt_field_form_show:
 * @subject: what the form is about
 *
 * Shows what a scenario says now about a thing of it.
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
 * @subjects: (element-type RdtSubject): some things of one kind
 *
 * Shows what a scenario says about all of them; what is changed is changed for
 * them all.
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

      if (GTK_IS_EDITABLE (row->editor))
        gtk_editable_select_region (GTK_EDITABLE (row->editor), 0, -1);
      return TRUE;
    }

  return FALSE;
}

/**
 * rdt_field_form_edit_in:
 * @root: a widget with forms in it
 *
 * Begins to write in a field of the form about a thing, if it is shown.
 *
 * Returns: whether it is
 */
gboolean
rdt_field_form_edit_in (GtkWidget        *root,
                        const RdtSubject *subject,
                        RdtFieldName      name)
{
  if (RDT_IS_FIELD_FORM (root))
    return gtk_widget_get_mapped (root)
           && is_same (&RDT_FIELD_FORM (root)->subject, subject)
           && rdt_field_form_edit (RDT_FIELD_FORM (root), name);

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (rdt_field_form_edit_in (child, subject, name))
      return TRUE;

  return FALSE;
}
