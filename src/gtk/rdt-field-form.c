/* rdt-field-form.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-form.h"

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

struct _RdtFieldForm
{
  AdwPreferencesGroup  parent_instance;

  RdtScenario         *scenario;
  RdtLibrary          *library;
  RdtSubject           subject;
  GPtrArray           *rows;            /* of Row, which their widgets own */
  guint                is_refreshing : 1;
};

/**
 * Row:
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
} Row;

/* A few lines of text, in pixels; more are scrolled. */
#define PARAGRAPH_HEIGHT 110

G_DEFINE_FINAL_TYPE (RdtFieldForm, rdt_field_form, ADW_TYPE_PREFERENCES_GROUP)

static void
free_row (Row *row)
{
  g_clear_pointer (&row->choices, g_ptr_array_unref);
  g_free (row->shown);
  g_free (row);
}

/* What may lose something is done where that is said. */
static gboolean
is_for_page (const RdtField *field)
{
  return field->name == RDT_FIELD_RULES
         || field->name == RDT_FIELD_GRID
         || field->name == RDT_FIELD_WIDTH
         || field->name == RDT_FIELD_HEIGHT;
}

static void
set (Row        *row,
     const char *value)
{
  RdtFieldForm *self = row->form;
  g_autofree char *label = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(GError) error = NULL;

  if (self == NULL || self->is_refreshing || g_strcmp0 (value, row->shown) == 0
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

  if (rdt_field_set (row->field, setup, &self->subject, value, &error))
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

static void
entry_applied_cb (Row *row)
{
  set (row, gtk_editable_get_text (GTK_EDITABLE (row->editor)));
}

static void
text_left_cb (Row *row)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (row->editor));
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  set (row, text);
}

static void
switch_changed_cb (Row *row)
{
  set (row, gtk_switch_get_active (GTK_SWITCH (row->editor)) ? "true" : "false");
}

static void
choice_changed_cb (Row *row)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row->editor));

  if (row->choices != NULL && selected < row->choices->len)
    set (row, ((RdtFieldChoice *) g_ptr_array_index (row->choices, selected))->id);
}

static void
colour_set_cb (Row            *row,
               GtkColorButton *button)
{
  GdkRGBA colour;
  g_autofree char *text = NULL;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (button), &colour);
  text = g_strdup_printf ("#%02x%02x%02x", (guint) (colour.red * 255 + 0.5),
                          (guint) (colour.green * 255 + 0.5), (guint) (colour.blue * 255 + 0.5));
  set (row, text);
}

/* Whoever goes on to another field has finished this one. */
static void
watch_focus (Row       *row,
             GtkWidget *widget,
             GCallback  left)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect_swapped (focus, "leave", left, row);
  gtk_widget_add_controller (widget, focus);
}

static void
create_entry (Row        *row,
              const char *label)
{
  GtkWidget *button;

  row->widget = row->editor = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  if (row->field->kind == RDT_FIELD_NUMBER)
    adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row->widget), GTK_INPUT_PURPOSE_DIGITS);
  g_signal_connect_swapped (row->editor, "entry-activated", G_CALLBACK (entry_applied_cb), row);
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

static void
create_paragraph (Row        *row,
                  const char *label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *caption = gtk_label_new (label);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  row->widget = adw_preferences_row_new ();
  row->editor = gtk_text_view_new ();
  gtk_text_view_set_wrap_mode (GTK_TEXT_VIEW (row->editor), GTK_WRAP_WORD_CHAR);
  gtk_text_view_set_accepts_tab (GTK_TEXT_VIEW (row->editor), FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller), PARAGRAPH_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), row->editor);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->editor), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label, -1);
  gtk_widget_add_css_class (row->editor, "paragraph");
  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dim-label");
  gtk_widget_add_css_class (box, "paragraph-row");
  gtk_box_append (GTK_BOX (box), caption);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row->widget), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row->widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  watch_focus (row, row->editor, G_CALLBACK (text_left_cb));
}

static void
create_switch (Row        *row,
               const char *label)
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
create_choice (Row        *row,
               const char *label)
{
  row->widget = row->editor = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  g_signal_connect_swapped (row->editor, "notify::selected", G_CALLBACK (choice_changed_cb), row);
}

static void
add_row (RdtFieldForm   *self,
         const RdtField *field)
{
  Row *row = g_new0 (Row, 1);
  g_autofree char *label = rdt_field_dup_label (field);

  row->form = self;
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
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row->widget);
  g_ptr_array_add (self->rows, row);
  g_object_set_data_full (G_OBJECT (row->widget), "row", row, (GDestroyNotify) free_row);
}

/* Rule sets are known to the library alone. */
static GPtrArray *
list_choices (RdtFieldForm *self,
              Row          *row)
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

static void
show_choice (RdtFieldForm *self,
             Row          *row,
             const char   *value)
{
  g_autoptr(GPtrArray) choices = list_choices (self, row);
  g_autoptr(GtkStringList) labels = NULL;

  if (!are_same_choices (row->choices, choices))
    {
      labels = gtk_string_list_new (NULL);
      for (guint i = 0; i < choices->len; i++)
        gtk_string_list_append (labels, ((RdtFieldChoice *) g_ptr_array_index (choices, i))->label);

      g_clear_pointer (&row->choices, g_ptr_array_unref);
      row->choices = g_steal_pointer (&choices);
      adw_combo_row_set_model (ADW_COMBO_ROW (row->editor), G_LIST_MODEL (labels));
    }

  for (guint i = 0; i < row->choices->len; i++)
    if (g_str_equal (((RdtFieldChoice *) g_ptr_array_index (row->choices, i))->id, value))
      adw_combo_row_set_selected (ADW_COMBO_ROW (row->editor), i);
}

static void
show_text (Row        *row,
           const char *value)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (row->editor));
  g_autofree char *text = NULL;

  g_object_get (buffer, "text", &text, NULL);
  if (!g_str_equal (text, value))
    gtk_text_buffer_set_text (buffer, value, -1);
}

static void
show_colour (Row        *row,
             const char *value)
{
  GtkWidget *suffix = gtk_widget_get_last_child (gtk_widget_get_first_child (row->widget));
  GdkRGBA colour;

  while (suffix != NULL && !GTK_IS_COLOR_BUTTON (suffix))
    suffix = gtk_widget_get_first_child (suffix);

  if (suffix != NULL && gdk_rgba_parse (&colour, value))
    gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (suffix), &colour);
}

static void
show_value (RdtFieldForm *self,
            Row          *row)
{
  g_autofree char *value = rdt_field_get (row->field, rdt_scenario_get_setup (self->scenario),
                                          &self->subject);

  switch (row->field->kind)
    {
    case RDT_FIELD_TEXT:
    case RDT_FIELD_NUMBER:
    case RDT_FIELD_CELLS:
    case RDT_FIELD_COLOUR:
      if (g_strcmp0 (row->shown, value) != 0)
        gtk_editable_set_text (GTK_EDITABLE (row->editor), value);
      if (row->field->kind == RDT_FIELD_COLOUR)
        show_colour (row, value);
      break;

    case RDT_FIELD_PARAGRAPH:
      if (g_strcmp0 (row->shown, value) != 0)
        show_text (row, value);
      break;

    case RDT_FIELD_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (row->editor), g_str_equal (value, "true"));
      break;

    case RDT_FIELD_CHOICE:
      show_choice (self, row, value);
      break;
    }

  g_free (row->shown);
  row->shown = g_steal_pointer (&value);
}

static gboolean
has_rows_for (RdtFieldForm *self)
{
  const RdtSetup *setup = rdt_scenario_get_setup (self->scenario);
  const RdtRules *rules = rdt_scenario_get_rules (self->scenario);
  guint n_fields;
  const RdtField *fields = rdt_field_list (&n_fields);
  guint n = 0;

  for (guint i = 0; i < n_fields; i++)
    {
      if (!rdt_field_is_offered (&fields[i], setup, rules, &self->subject))
        continue;

      if (n >= self->rows->len
          || ((Row *) g_ptr_array_index (self->rows, n))->field != &fields[i])
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
      Row *row = g_ptr_array_index (self->rows, i);

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
    if (rdt_field_is_offered (&fields[i], rdt_scenario_get_setup (self->scenario),
                              rdt_scenario_get_rules (self->scenario), &self->subject))
      add_row (self, &fields[i]);
}

static void
rdt_field_form_dispose (GObject *object)
{
  RdtFieldForm *self = RDT_FIELD_FORM (object);

  self->is_refreshing = TRUE;
  if (self->rows != NULL)
    remove_rows (self);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
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
  gboolean is_other;

  g_return_if_fail (RDT_IS_FIELD_FORM (self));

  is_other = !is_same (&self->subject, subject);
  self->is_refreshing = TRUE;
  g_set_object (&self->scenario, scenario);
  g_set_object (&self->library, library);
  self->subject = *subject;

  if (!has_rows_for (self))
    make_rows (self);

  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = g_ptr_array_index (self->rows, i);

      if (is_other)
        {
          g_clear_pointer (&row->shown, g_free);
          gtk_widget_remove_css_class (row->widget, "error");
          gtk_widget_set_tooltip_text (row->widget, NULL);
        }
      show_value (self, row);
    }

  self->is_refreshing = FALSE;
}
