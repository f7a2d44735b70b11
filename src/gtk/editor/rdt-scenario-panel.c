/* rdt-scenario-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-panel.h"

#include <glib/gi18n.h>

#include "rdt-button.h"
#include "rdt-field-form.h"

/**
 * RdtScenarioPanel:
 *
 * All of a scenario that is neither on the board nor in an army: its titles,
 * rules and options, and what there is to be won.
 */

typedef struct
{
  RdtSubjectKind  kind;
  const char     *title;
  const char     *none;
  const char     *action;
} Section;

static const Section sections[] = {
  { RDT_SUBJECT_OBJECTIVE, N_("Objective"), N_("Add Objective"), "editor.add-objective" },
  { RDT_SUBJECT_EXIT, N_("Exit"), N_("Add Exit"), "editor.add-exit" },
  { RDT_SUBJECT_VICTORY, N_("Victory Condition"), N_("Add Victory Condition"),
    "editor.add-victory" },
  { RDT_SUBJECT_LABEL, N_("Name on the Map"), N_("Add Name on the Map"), "editor.add-label" },
};

struct _RdtScenarioPanel
{
  AdwBin      parent_instance;

  GtkWidget  *form;
  GtkWidget  *boxes[G_N_ELEMENTS (sections)];
  GPtrArray  *forms[G_N_ELEMENTS (sections)];
};

G_DEFINE_FINAL_TYPE (RdtScenarioPanel, rdt_scenario_panel, ADW_TYPE_BIN)

static GtkWidget *
create_remove_button (const Section *section,
                      guint          index)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.remove");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(uu)", section->kind, index);
  rdt_button_say (button, _("Remove"));
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static void
add_form (RdtScenarioPanel *self,
          guint             i)
{
  GtkWidget *form = rdt_field_form_new ();
  g_autofree char *title = g_strdup_printf ("%s %u", _(sections[i].title), self->forms[i]->len + 1);

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (form), title);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (form),
                                           create_remove_button (&sections[i],
                                                                 self->forms[i]->len));
  gtk_box_append (GTK_BOX (self->boxes[i]), form);
  g_ptr_array_add (self->forms[i], form);
}

static void
add_section (RdtScenarioPanel *self,
             GtkWidget        *box,
             guint             i)
{
  GtkWidget *button = gtk_button_new_with_label (_(sections[i].none));

  self->boxes[i] = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), sections[i].action);
  gtk_box_append (GTK_BOX (box), self->boxes[i]);
  gtk_box_append (GTK_BOX (box), button);
}

static void
rdt_scenario_panel_finalize (GObject *object)
{
  RdtScenarioPanel *self = RDT_SCENARIO_PANEL (object);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    g_ptr_array_unref (self->forms[i]);

  G_OBJECT_CLASS (rdt_scenario_panel_parent_class)->finalize (object);
}

static void
rdt_scenario_panel_class_init (RdtScenarioPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_scenario_panel_finalize;
}

static void
rdt_scenario_panel_init (RdtScenarioPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->form = rdt_field_form_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->form), _("Scenario"));
  gtk_widget_add_css_class (box, "panel");
  gtk_box_append (GTK_BOX (box), self->form);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      self->forms[i] = g_ptr_array_new ();
      add_section (self, box, i);
    }

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

static guint
count (const RdtSetup *setup,
       RdtSubjectKind  kind)
{
  switch ((int) kind)
    {
    case RDT_SUBJECT_OBJECTIVE:
      return setup->objectives->len;

    case RDT_SUBJECT_EXIT:
      return setup->exits->len;

    case RDT_SUBJECT_LABEL:
      return setup->labels->len;

    default:
      return setup->victory->len;
    }
}

/**
 * rdt_scenario_panel_refresh:
 *
 * Shows what the scenario says now.
 */
void
rdt_scenario_panel_refresh (RdtScenarioPanel *self,
                            RdtEditor        *editor)
{
  const RdtSetup *setup;
  RdtSubject subject = { .kind = RDT_SUBJECT_SCENARIO };

  g_return_if_fail (RDT_IS_SCENARIO_PANEL (self));

  setup = rdt_editor_get_setup (editor);
  rdt_field_form_show (RDT_FIELD_FORM (self->form), editor, &subject);

  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      guint n = count (setup, sections[i].kind);

      while (self->forms[i]->len < n)
        add_form (self, i);
      while (self->forms[i]->len > n)
        gtk_box_remove (GTK_BOX (self->boxes[i]),
                        g_ptr_array_steal_index (self->forms[i], self->forms[i]->len - 1));

      gtk_widget_set_visible (self->boxes[i], n > 0);
      subject.kind = sections[i].kind;
      for (subject.index = 0; subject.index < n; subject.index++)
        rdt_field_form_show (g_ptr_array_index (self->forms[i], subject.index), editor,
                             &subject);
    }
}
