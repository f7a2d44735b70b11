/* rdt-field-row.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-field-row.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-long-choice.h"
#include "rdt-paragraph.h"
#include "rdt-row-description.h"

/* A row may outlive its form while it has the focus. */
static void
apply (RdtFieldRow *row,
       const char  *value)
{
  if (row->apply != NULL)
    row->apply (row, value, row->user_data);
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

/* Return finishes a unit or a name on the map: the focus goes to the board. */
static void
entry_activated_cb (RdtFieldRow *row)
{
  entry_applied_cb (row);
  if (row->field->subject == RDT_SUBJECT_UNIT || row->field->subject == RDT_SUBJECT_LABEL
      || row->field->subject == RDT_SUBJECT_OBJECTIVE)
    gtk_widget_activate_action (row->widget, "editor.focus-board", NULL);
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
remove_clicked_cb (RdtFieldRow *row)
{
  apply (row, "false");
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

/* Moving the focus to another field applies the input. */
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
  row->remove = gtk_button_new_from_icon_name ("edit-clear-symbolic");
  gtk_widget_set_valign (row->editor, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (row->remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->remove, "flat");
  rdt_button_say (row->remove, _("Remove from All"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), row->remove);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row->widget), row->editor);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row->widget), row->editor);
  g_signal_connect_swapped (row->editor, "notify::active", G_CALLBACK (switch_changed_cb), row);
  g_signal_connect_swapped (row->remove, "clicked", G_CALLBACK (remove_clicked_cb), row);
}

static void
create_choice (RdtFieldRow *row,
               const char  *label)
{
  row->widget = row->editor = adw_combo_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row->widget), label);
  if (g_str_equal (row->field->path, "rules"))
    rdt_long_choice_make_room (ADW_COMBO_ROW (row->widget));
  g_signal_connect_swapped (row->editor, "notify::selected", G_CALLBACK (choice_changed_cb), row);
}

/**
 * rdt_field_row_new:
 * @apply: called with input
 *
 * Returns: (transfer none): a row, owned by its widget
 */
RdtFieldRow *
rdt_field_row_new (const RdtField  *field,
                   RdtFieldRowFunc  apply_value,
                   gpointer         user_data)
{
  RdtFieldRow *row = g_new0 (RdtFieldRow, 1);
  g_autofree char *label = rdt_field_dup_label (field);

  row->field = field;
  row->apply = apply_value;
  row->user_data = user_data;

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
  rdt_row_description_attach (row->widget);
  /* It is freed with its widget, which differs from kind to kind, because the signal
   * handlers of the widget use it.
   */
  g_object_set_data_full (G_OBJECT (row->widget), "row", row, (GDestroyNotify) free_row);

  return row;
}

/* Called when its form is destroyed. */
void
rdt_field_row_detach (RdtFieldRow *self)
{
  self->apply = NULL;
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

/* Shows no choice where values differ. */
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

/**
 * rdt_field_row_show:
 * @value: (transfer full) (nullable): the value; %NULL for none of the choices
 * @choices: (nullable) (element-type RdtFieldChoice): the choices
 *
 * Shows a value if it has changed, so that pending input is kept.  It is not taken
 * for input: a combo row, for instance, reports a selection of its own when its
 * model is replaced.
 */
void
rdt_field_row_show (RdtFieldRow *self,
                    char        *value,
                    GPtrArray   *choices)
{
  g_signal_handlers_block_matched (self->editor, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);

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
      /* Translators: only some of the selected objects have this. */
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->widget),
                                   value[0] == '\0' ? _("Only some") : "");
      gtk_widget_set_visible (self->remove, value[0] == '\0');
      break;

    case RDT_FIELD_CHOICE:
      show_choice (self, value, choices);
      break;
    }

  g_signal_handlers_unblock_matched (self->editor, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, self);
  g_free (self->shown);
  self->shown = value;
}

static void
set_mark (RdtFieldRow *self,
          const char  *words,
          gboolean     is_warning)
{
  gtk_widget_remove_css_class (self->widget, "error");
  gtk_widget_remove_css_class (self->widget, "warning");
  if (words != NULL)
    gtk_widget_add_css_class (self->widget, is_warning ? "warning" : "error");
  gtk_widget_set_tooltip_text (self->widget, words);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->editor), GTK_ACCESSIBLE_STATE_INVALID,
                               words != NULL && !is_warning ? GTK_ACCESSIBLE_INVALID_TRUE
                                                            : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/**
 * rdt_field_row_mark:
 * @words: (nullable): the problem
 *
 * Marks a row as having a problem, or as having none.  Refused input keeps its
 * mark.
 */
void
rdt_field_row_mark (RdtFieldRow *self,
                    const char  *words,
                    gboolean     is_warning)
{
  if (!rdt_field_row_is_written (self))
    set_mark (self, words, is_warning);
}

/**
 * rdt_field_row_refuse:
 * @words: the reason
 *
 * Marks a row's input as refused.
 */
void
rdt_field_row_refuse (RdtFieldRow *self,
                      const char  *words)
{
  set_mark (self, words, FALSE);
}

/* Notes that the input has been applied, so that it need not be shown again. */
void
rdt_field_row_keep (RdtFieldRow *self,
                    const char  *value)
{
  set_mark (self, NULL, FALSE);
  g_free (self->shown);
  self->shown = g_strdup (value);
}

/* The row is for another object from now on. */
void
rdt_field_row_forget (RdtFieldRow *self)
{
  g_clear_pointer (&self->shown, g_free);
  set_mark (self, NULL, FALSE);
}

gboolean
rdt_field_row_has_focus (RdtFieldRow *self,
                         GtkWidget   *focus)
{
  return focus == self->editor || gtk_widget_is_ancestor (focus, self->editor);
}

/**
 * rdt_field_row_is_written:
 *
 * Whether there is pending input.
 */
gboolean
rdt_field_row_is_written (RdtFieldRow *self)
{
  g_autofree char *text = NULL;

  if (GTK_IS_TEXT_VIEW (self->editor))
    text = rdt_paragraph_dup_text (GTK_TEXT_VIEW (self->editor));
  else if (GTK_IS_EDITABLE (self->editor))
    text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->editor)));

  return text != NULL && g_strcmp0 (text, self->shown) != 0;
}
