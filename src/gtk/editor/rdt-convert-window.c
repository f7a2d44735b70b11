/* rdt-convert-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-convert-window.h"

#include <glib/gi18n.h>

#include "rdt-convert.h"
#include "rdt-editor-edits.h"
#include "rdt-loss-dialog.h"
#include "rdt-row-description.h"
#include "rdt-type-words.h"
#include "rdt-words.h"

/**
 * RdtConvertWindow:
 *
 * Converts a scenario to another rule set: asks what each kind of unit becomes,
 * and tells what else is lost.
 */

#define RDT_TYPE_CONVERT_WINDOW (rdt_convert_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtConvertWindow, rdt_convert_window, RDT, CONVERT_WINDOW, AdwWindow)

struct _RdtConvertWindow
{
  AdwWindow            parent_instance;

  RdtEditor           *editor;
  RdtRuleset          *ruleset;
  GPtrArray           *types;       /* of RdtTypeChange */

  AdwPreferencesGroup *units;
  AdwPreferencesGroup *losses;
  AdwBin              *lost;
};

G_DEFINE_FINAL_TYPE (RdtConvertWindow, rdt_convert_window, ADW_TYPE_WINDOW)

static RdtSetup *
convert (RdtConvertWindow *self,
         GPtrArray        *lost)
{
  return rdt_convert_rules (rdt_editor_get_setup (self->editor), self->types,
                            rdt_ruleset_get_rules (self->ruleset), lost);
}

static void
show_losses (RdtConvertWindow *self)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(RdtSetup) unused = convert (self, lost);

  adw_bin_set_child (self->lost, rdt_loss_label_new (lost));
  gtk_widget_set_visible (GTK_WIDGET (self->losses), lost->len > 0);
}

static void
chosen_cb (AdwComboRow   *row,
           GParamSpec    *pspec,
           RdtTypeChange *change)
{
  RdtConvertWindow *self = RDT_CONVERT_WINDOW (gtk_widget_get_root (GTK_WIDGET (row)));
  const RdtRules *rules = rdt_ruleset_get_rules (self->ruleset);
  guint selected = adw_combo_row_get_selected (row);

  if (selected >= rules->n_types)
    return;

  g_free (change->to);
  change->to = g_strdup (rules->types[selected].id);
  show_losses (self);
}

static GtkStringList *
list_names (const RdtRules *rules)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < rules->n_types; i++)
    gtk_string_list_append (names, rdt_words_type (rules->types[i].id));

  return names;
}

static void
add_row (RdtConvertWindow *self,
         RdtTypeChange    *change)
{
  const RdtRules *rules = rdt_ruleset_get_rules (self->ruleset);
  guint8 to = rdt_rules_find_type (rules, change->to);
  g_autoptr(GtkStringList) names = list_names (rules);
  GtkWidget *row = adw_combo_row_new ();
  g_autofree char *subtitle = g_strdup_printf (ngettext ("%u unit", "%u units", change->n_units),
                                               change->n_units);
  g_autofree char *title = g_markup_escape_text (rdt_words_type (change->from), -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              to != RDT_NO_TYPE ? to : GTK_INVALID_LIST_POSITION);
  gtk_widget_set_name (row, change->from);
  rdt_row_description_attach (row);
  g_signal_connect (row, "notify::selected", G_CALLBACK (chosen_cb), change);
  adw_preferences_group_add (self->units, row);
}

static void
convert_cb (RdtConvertWindow *self)
{
  g_autoptr(GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);

  rdt_scenario_edit_under (rdt_editor_get_scenario (self->editor), _("Rule Set"), self->ruleset,
                           convert (self, lost));
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
rdt_convert_window_dispose (GObject *object)
{
  RdtConvertWindow *self = RDT_CONVERT_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_CONVERT_WINDOW);
  g_clear_object (&self->editor);
  g_clear_object (&self->ruleset);
  g_clear_pointer (&self->types, g_ptr_array_unref);

  G_OBJECT_CLASS (rdt_convert_window_parent_class)->dispose (object);
}

static void
rdt_convert_window_class_init (RdtConvertWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_convert_window_dispose;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-convert-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtConvertWindow, losses);
  gtk_widget_class_bind_template_child (widget_class, RdtConvertWindow, lost);
  gtk_widget_class_bind_template_child (widget_class, RdtConvertWindow, units);
  gtk_widget_class_bind_template_callback (widget_class, convert_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_convert_window_init (RdtConvertWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rdt_convert_window_present:
 * @ruleset: the rule set to convert to
 *
 * Shows the window that converts a scenario.
 */
void
rdt_convert_window_present (GtkWindow  *parent,
                            RdtEditor  *editor,
                            RdtRuleset *ruleset)
{
  RdtConvertWindow *self = g_object_new (RDT_TYPE_CONVERT_WINDOW,
                                         "transient-for", parent,
                                         NULL);
  g_autofree char *name = g_markup_escape_text (rdt_ruleset_get_name (ruleset), -1);

  self->editor = g_object_ref (editor);
  self->ruleset = g_object_ref (ruleset);
  self->types = rdt_convert_list_types (rdt_editor_get_setup (editor),
                                        rdt_editor_get_rules (editor),
                                        rdt_ruleset_get_rules (ruleset));

  adw_preferences_group_set_title (self->units, name);
  for (guint i = 0; i < self->types->len; i++)
    add_row (self, g_ptr_array_index (self->types, i));
  gtk_widget_set_visible (GTK_WIDGET (self->units), self->types->len > 0);
  show_losses (self);
  gtk_window_present (GTK_WINDOW (self));
}
