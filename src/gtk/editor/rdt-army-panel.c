/* rdt-army-panel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-army-panel.h"

#include <glib/gi18n.h>

#include "rdt-army-summary.h"
#include "rdt-field-form.h"
#include "rdt-item-row.h"
#include "rdt-sanitise.h"
#include "rdt-type-words.h"
#include "rdt-words.h"
#include "rdt-zone.h"

/**
 * RdtArmyPanel:
 *
 * The armies of both sides in the editor: names, ratings and all units.
 */

struct _RdtArmyPanel
{
  AdwBin          parent_instance;

  RdtEditor      *editor;
  GtkWidget      *forms[RDT_N_SIDES];
  GtkLabel       *summaries[RDT_N_SIDES];
  GtkListBox     *lists[RDT_N_SIDES];
  GListStore     *units[RDT_N_SIDES];   /* of RdtListItem; owned by their lists */
};

G_DEFINE_FINAL_TYPE (RdtArmyPanel, rdt_army_panel, ADW_TYPE_BIN)

static void
activated_cb (GtkListBox    *list,
              GtkListBoxRow *row,
              RdtArmyPanel  *self)
{
  RdtRosterPlace place = {
    .side = list == self->lists[1] ? 1 : 0,
    .index = gtk_list_box_row_get_index (row),
  };

  rdt_editor_select_unit (self->editor, place);
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.edit-name", NULL);
}

static GtkWidget *
create_row (gpointer item,
            gpointer unused)
{
  return rdt_item_row_new (item);
}

static void
add_side (RdtArmyPanel *self,
          GtkWidget    *box,
          RdtSide       side)
{
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *button = gtk_button_new_with_label (_("Add Unit"));
  GtkWidget *summary = gtk_label_new (NULL);
  g_autoptr(GListStore) units = rdt_list_item_list_new ();

  self->forms[side] = rdt_field_form_new ();
  self->lists[side] = GTK_LIST_BOX (list);
  self->units[side] = units;
  self->summaries[side] = GTK_LABEL (summary);

  gtk_label_set_wrap (GTK_LABEL (summary), TRUE);
  gtk_label_set_xalign (GTK_LABEL (summary), 0);
  gtk_widget_add_css_class (summary, "dim-label");
  gtk_widget_set_tooltip_text (summary,
                               _("The rules give units no points. An army’s worth is a rough"
                                 " estimate, based on movement, fire, close combat and quality,"
                                 " for comparing the two sides."));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  g_signal_connect (list, "row-activated", G_CALLBACK (activated_cb), self);
  gtk_list_box_bind_model (GTK_LIST_BOX (list), G_LIST_MODEL (units), create_row, NULL, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "editor.add-unit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint) side);

  gtk_box_append (GTK_BOX (box), self->forms[side]);
  gtk_box_append (GTK_BOX (box), summary);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), button);
}

static void
rdt_army_panel_dispose (GObject *object)
{
  g_clear_object (&RDT_ARMY_PANEL (object)->editor);

  G_OBJECT_CLASS (rdt_army_panel_parent_class)->dispose (object);
}

static void
rdt_army_panel_class_init (RdtArmyPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_army_panel_dispose;
}

static void
rdt_army_panel_init (RdtArmyPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (box, "panel");
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    add_side (self, box, side);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

static void
append (GString *words,
        char    *more)
{
  g_string_append (words, words->len > 0 ? " · " : "");
  g_string_append (words, more);
  g_free (more);
}

static void
show_summary (RdtArmyPanel *self,
              RdtScenario  *scenario,
              RdtSide       side)
{
  g_autoptr(GString) words = g_string_new (NULL);
  RdtArmySummary summary;

  rdt_army_summary_count (&summary, rdt_scenario_get_setup (scenario),
                          rdt_scenario_get_rules (scenario), side);
  append (words, g_strdup_printf (ngettext ("%u unit", "%u units", summary.n_units),
                                  summary.n_units));
  if (summary.n_arriving > 0)
    append (words, g_strdup_printf (ngettext ("%u reinforcement", "%u reinforcements",
                                              summary.n_arriving), summary.n_arriving));
  /* Translators: the value of an army, as a rough estimate. */
  append (words, g_strdup_printf (_("worth about %u"), summary.worth));
  if (summary.exhaustion_point > 0)
    append (words, g_strdup_printf (_("exhausted after losing %u"), summary.exhaustion_point));
  if (summary.n_dice > 0)
    append (words, g_strdup_printf (ngettext ("%u activation die", "%u activation dice",
                                              summary.n_dice), summary.n_dice));

  gtk_label_set_label (self->summaries[side], words->str);
}

static char *
tell_place (const RdtSetupSide *side,
            const RdtSetupUnit *unit)
{
  g_autofree char *at = NULL;

  if (unit->aboard != NULL)
    return rdt_words_aboard (side, unit->aboard);
  if (unit->arrives != NULL)
    {
      at = rdt_zone_to_text (unit->arrives);
      return g_strdup_printf (_("turn %u, %s"), unit->arrives_turn, at);
    }
  if (rdt_place_is_set (unit->at))
    return rdt_place_to_text (unit->at);

  return g_strdup (_("waiting to deploy"));
}

static void
show_units (RdtArmyPanel   *self,
            const RdtSetup *setup,
            RdtSide         side)
{
  GPtrArray *units = setup->sides[side].units;

  rdt_list_item_truncate (self->units[side], units->len);
  for (guint i = 0; i < units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (units, i);
      g_autofree char *place = tell_place (&setup->sides[side], unit);
      g_autofree char *name = rdt_sanitise_name (rdt_setup_unit_get_name (unit));
      g_autofree char *subtitle = g_strdup_printf ("%s · %s", rdt_words_type (unit->type), place);

      rdt_list_item_set_nth (self->units[side], i, name, subtitle);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->lists[side]), units->len > 0);
}

/**
 * rdt_army_panel_refresh:
 *
 * Updates the armies.
 */
void
rdt_army_panel_refresh (RdtArmyPanel *self,
                        RdtEditor    *editor)
{
  RdtScenario *scenario;

  g_return_if_fail (RDT_IS_ARMY_PANEL (self));

  g_set_object (&self->editor, editor);
  scenario = rdt_editor_get_scenario (editor);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSubject subject = { .kind = RDT_SUBJECT_SIDE, .unit = { .side = side } };

      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->forms[side]),
                                       side == 0 ? _("First Side") : _("Second Side"));
      rdt_field_form_show (RDT_FIELD_FORM (self->forms[side]), editor, &subject);
      show_summary (self, scenario, side);
      show_units (self, rdt_scenario_get_setup (scenario), side);
    }
}
