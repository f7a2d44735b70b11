/* rdt-scenario-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-panel.h"

#include <glib/gi18n.h>

#include "rdt-field-form.h"
#include "rdt-form-list.h"

/**
 * RdtScenarioPanel:
 *
 * The panel for everything that is neither on the board nor in an army: titles,
 * rules and options, victory conditions.
 */

typedef struct
{
  RdtSubjectKind  kind;
  const char     *label;
  const char     *action;
} Section;

static const Section sections[] = {
  { RDT_SUBJECT_OBJECTIVE, N_("Add Objective"), "editor.add-objective" },
  { RDT_SUBJECT_EXIT, N_("Add Exit"), "editor.add-exit" },
  { RDT_SUBJECT_VICTORY, N_("Add Victory Condition"), "editor.add-victory" },
  { RDT_SUBJECT_LABEL, N_("Add Name on the Map"), "editor.add-label" },
};

struct _RdtScenarioPanel
{
  AdwBin     parent_instance;

  GtkWidget *form;
  GtkWidget *lists[G_N_ELEMENTS (sections)];
};

G_DEFINE_FINAL_TYPE (RdtScenarioPanel, rdt_scenario_panel, ADW_TYPE_BIN)

static void
add_section (RdtScenarioPanel *self,
             GtkWidget        *box,
             guint             i)
{
  GtkWidget *button = gtk_button_new_with_label (_(sections[i].label));

  self->lists[i] = rdt_form_list_new ();
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), sections[i].action);

  /* The new form may be out of sight. */
  g_signal_connect_object (button, "clicked", G_CALLBACK (rdt_form_list_edit_next),
                           self->lists[i], G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), self->lists[i]);
  gtk_box_append (GTK_BOX (box), button);
}

static void
rdt_scenario_panel_class_init (RdtScenarioPanelClass *klass)
{
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
    add_section (self, box, i);

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
 * Updates the panel.
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
      g_autoptr(GArray) subjects = g_array_new (FALSE, FALSE, sizeof (RdtSubject));
      guint n = count (setup, sections[i].kind);

      subject.kind = sections[i].kind;
      for (subject.index = 0; subject.index < n; subject.index++)
        g_array_append_val (subjects, subject);
      rdt_form_list_show (RDT_FORM_LIST (self->lists[i]), editor, subjects);
    }
}
