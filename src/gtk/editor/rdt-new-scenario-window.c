/* rdt-new-scenario-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-new-scenario-window.h"

#include <glib/gi18n.h>

#include "rdt-board-thumbnail.h"
#include "rdt-long-choice.h"
#include "rdt-number-field.h"
#include "rdt-random-map.h"
#include "rdt-row-description.h"

/**
 * RdtNewScenarioWindow:
 *
 * Creates a scenario from open ground, a random map or another scenario.
 */

#define RDT_TYPE_NEW_SCENARIO_WINDOW (rdt_new_scenario_window_get_type ())

G_DECLARE_FINAL_TYPE (RdtNewScenarioWindow, rdt_new_scenario_window, RDT, NEW_SCENARIO_WINDOW,
                      AdwWindow)

struct _RdtNewScenarioWindow
{
  AdwWindow            parent_instance;

  RdtLibrary          *library;
  RdtScenario         *scenario;    /* the preview */

  RdtBoardThumbnail   *thumbnail;
  AdwComboRow         *origin;
  AdwComboRow         *template;
  AdwComboRow         *ruleset;
  AdwComboRow         *grid;
  GtkSpinButton       *width;
  GtkSpinButton       *height;
  AdwPreferencesGroup *board;
  AdwPreferencesGroup *chance;
  AdwComboRow         *style;
  GtkSpinButton       *density;
  GtkSpinButton       *n_units;
  GtkSwitch           *symmetric;
  AdwEntryRow         *seed;
};

typedef enum
{
  ORIGIN_BLANK,
  ORIGIN_RANDOM,
  ORIGIN_TEMPLATE,
} Origin;

enum {
  SIGNAL_CREATED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtNewScenarioWindow, rdt_new_scenario_window, ADW_TYPE_WINDOW)

static guint signals[N_SIGNALS];

static RdtRuleset *
get_ruleset (RdtNewScenarioWindow *self)
{
  g_autoptr(RdtRuleset) ruleset =
    g_list_model_get_item (rdt_ruleset_list (),
                           adw_combo_row_get_selected (self->ruleset));

  return ruleset;
}

static RdtGridKind
get_grid_kind (RdtNewScenarioWindow *self,
               const RdtRules       *rules)
{
  RdtGridKind kind = adw_combo_row_get_selected (self->grid) == 1 ? RDT_GRID_HEX
                                                                  : RDT_GRID_SQUARE;

  if ((rules->grids >> kind) & 1)
    return kind;

  return kind == RDT_GRID_HEX ? RDT_GRID_SQUARE : RDT_GRID_HEX;
}

/* Equal text makes equal maps; it need not be a number. */
static guint32
get_seed (RdtNewScenarioWindow *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));
  guint64 seed;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT32, &seed, NULL))
    return seed;

  return g_str_hash (text);
}

static RdtScenario *
create_from_template (RdtNewScenarioWindow *self)
{
  g_autoptr(RdtScenario) model =
    g_list_model_get_item (G_LIST_MODEL (self->library),
                           adw_combo_row_get_selected (self->template));

  if (model == NULL)
    return NULL;

  return rdt_scenario_new (rdt_scenario_get_ruleset (model),
                           rdt_setup_copy (rdt_scenario_get_setup (model)));
}

static RdtScenario *
create_scenario (RdtNewScenarioWindow *self)
{
  RdtRuleset *ruleset = get_ruleset (self);
  const RdtRules *rules = rdt_ruleset_get_rules (ruleset);
  Origin origin = adw_combo_row_get_selected (self->origin);
  RdtRandomMap map = {
    .grid = {
      .kind = get_grid_kind (self, rules),
      .width = gtk_spin_button_get_value_as_int (self->width),
      .height = gtk_spin_button_get_value_as_int (self->height),
    },
    .seed = get_seed (self),
    .style = adw_combo_row_get_selected (self->style),
    .density = gtk_spin_button_get_value_as_int (self->density),
    .is_symmetric = gtk_switch_get_active (self->symmetric),
    .n_units = gtk_spin_button_get_value_as_int (self->n_units),
  };

  if (origin == ORIGIN_TEMPLATE)
    return create_from_template (self);

  return rdt_scenario_new (ruleset, origin == ORIGIN_RANDOM ? rdt_random_map_draw (&map, rules)
                                                            : rdt_blank_map (&map.grid, rules));
}

static void
changed_cb (RdtNewScenarioWindow *self)
{
  Origin origin = adw_combo_row_get_selected (self->origin);
  const RdtRules *rules;
  guint both = (1 << RDT_GRID_SQUARE) | (1 << RDT_GRID_HEX);

  if (self->library == NULL)
    return;

  rules = rdt_ruleset_get_rules (get_ruleset (self));
  gtk_widget_set_visible (GTK_WIDGET (self->board), origin != ORIGIN_TEMPLATE);
  gtk_widget_set_visible (GTK_WIDGET (self->chance), origin == ORIGIN_RANDOM);
  gtk_widget_set_visible (GTK_WIDGET (self->template), origin == ORIGIN_TEMPLATE);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), (rules->grids & both) == both);

  g_clear_object (&self->scenario);
  self->scenario = create_scenario (self);
  rdt_board_thumbnail_set_scenario (self->thumbnail, self->scenario);
}

static void
roll_cb (RdtNewScenarioWindow *self)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_random_int_range (1, 1000000));

  gtk_editable_set_text (GTK_EDITABLE (self->seed), seed);
}

static void
create_cb (RdtNewScenarioWindow *self)
{
  if (self->scenario == NULL)
    return;

  g_signal_emit (self, signals[SIGNAL_CREATED], 0, self->scenario);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
fill (RdtNewScenarioWindow *self)
{
  GListModel *rulesets = rdt_ruleset_list ();
  g_autoptr(GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr(GtkStringList) styles = gtk_string_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rulesets); i++)
    {
      g_autoptr(RdtRuleset) ruleset = g_list_model_get_item (rulesets, i);

      gtk_string_list_append (names, rdt_ruleset_get_name (ruleset));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr(RdtScenario) scenario = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      gtk_string_list_append (titles, rdt_scenario_get_title (scenario));
    }
  for (guint i = 0; i < RDT_N_MAP_STYLES; i++)
    gtk_string_list_append (styles, rdt_map_style_get_name (i));

  adw_combo_row_set_model (self->ruleset, G_LIST_MODEL (names));
  adw_combo_row_set_model (self->template, G_LIST_MODEL (titles));
  adw_combo_row_set_model (self->style, G_LIST_MODEL (styles));
}

static void
rdt_new_scenario_window_dispose (GObject *object)
{
  RdtNewScenarioWindow *self = RDT_NEW_SCENARIO_WINDOW (object);

  g_clear_object (&self->library);
  g_clear_object (&self->scenario);
  gtk_widget_dispose_template (GTK_WIDGET (object), RDT_TYPE_NEW_SCENARIO_WINDOW);

  G_OBJECT_CLASS (rdt_new_scenario_window_parent_class)->dispose (object);
}

static void
rdt_new_scenario_window_class_init (RdtNewScenarioWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_new_scenario_window_dispose;

  /**
   * RdtNewScenarioWindow::created:
   * @self: a window
   * @scenario: a new scenario
   *
   * Emitted when a scenario has been created.
   */
  signals[SIGNAL_CREATED] =
    g_signal_new ("created", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RDT_TYPE_SCENARIO);

  g_type_ensure (RDT_TYPE_BOARD_THUMBNAIL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/redoubt/Redoubt/ui/rdt-new-scenario-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, board);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, chance);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, density);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, grid);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, height);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, n_units);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, origin);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, ruleset);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, seed);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, style);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, symmetric);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, template);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, thumbnail);
  gtk_widget_class_bind_template_child (widget_class, RdtNewScenarioWindow, width);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_bind_template_callback (widget_class, roll_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
rdt_new_scenario_window_init (RdtNewScenarioWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rdt_long_choice_make_room (self->ruleset);
  rdt_long_choice_make_room (self->template);
  rdt_number_field_activate_default (self->width);
  rdt_number_field_activate_default (self->height);
  rdt_number_field_activate_default (self->density);
  rdt_number_field_activate_default (self->n_units);
  rdt_row_description_attach_below (GTK_WIDGET (self));
}

/**
 * rdt_new_scenario_window_present:
 *
 * Shows the window that creates scenarios.
 *
 * Returns: (transfer none): the window, which emits `::created`
 */
GtkWindow *
rdt_new_scenario_window_present (GtkWindow  *parent,
                                 RdtLibrary *library)
{
  RdtNewScenarioWindow *self = g_object_new (RDT_TYPE_NEW_SCENARIO_WINDOW,
                                             "transient-for", parent,
                                             "modal", TRUE,
                                             "destroy-with-parent", TRUE,
                                             NULL);

  self->library = g_object_ref (library);
  fill (self);
  roll_cb (self);
  changed_cb (self);
  gtk_window_present (GTK_WINDOW (self));

  return GTK_WINDOW (self);
}
