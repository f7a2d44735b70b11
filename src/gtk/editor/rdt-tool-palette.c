/* rdt-tool-palette.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tool-palette.h"

#include <glib/gi18n.h>

#include "rdt-announce.h"
#include "rdt-button.h"
#include "rdt-sanitise.h"
#include "rdt-swatch.h"
#include "rdt-tool-item.h"

/**
 * RdtToolPalette:
 *
 * The palette of tools for the scenario's rule set, and the modes of drawing.
 */

/* The tools under a heading. */
typedef enum
{
  GROUP_GROUND,
  GROUP_HEIGHT,
  GROUP_WORKS,
  GROUP_ZONES,
  GROUP_UNITS,
  N_GROUPS,
} Group;

struct _RdtToolPalette
{
  AdwBin              parent_instance;

  RdtEditor          *editor;
  RdtRules           *rules;               /* the rules that the tools are for */
  GtkFilterListModel *tools[N_GROUPS];     /* of RdtToolItem */
  GtkWidget          *headings[N_GROUPS];
  GtkFlowBox         *flows[N_GROUPS];
  GtkToggleButton    *sides[RDT_N_SIDES];
  GtkSpinButton      *height;
  GtkWidget          *groups;

  RdtPalette          palette;
  RdtSide             side;
  RdtGridKind         kind;
};

static const Group groups[] = {
  [RDT_TOOL_GROUND] = GROUP_GROUND,
  [RDT_TOOL_CROSSING] = GROUP_GROUND,
  [RDT_TOOL_ROAD] = GROUP_GROUND,
  [RDT_TOOL_HEIGHT] = GROUP_HEIGHT,
  [RDT_TOOL_WORKS] = GROUP_WORKS,
  [RDT_TOOL_ERASE] = GROUP_GROUND,
  [RDT_TOOL_DEPLOY] = GROUP_ZONES,
  [RDT_TOOL_EXIT] = GROUP_ZONES,
  [RDT_TOOL_OBJECTIVE] = GROUP_ZONES,
  [RDT_TOOL_LABEL] = GROUP_ZONES,
  [RDT_TOOL_UNIT] = GROUP_UNITS,
};

typedef struct
{
  const char *icon;
  const char *tooltip;
} Mode;

static const Mode modes[] = {
  [RDT_EDITOR_SELECT] = { "rdt-select-symbolic", N_("Select and Move (S)") },
  [RDT_EDITOR_BRUSH] = { "document-edit-symbolic", N_("Brush (B)") },
  [RDT_EDITOR_LINE] = { "rdt-line-symbolic", N_("Line (L)") },
  [RDT_EDITOR_RECTANGLE] = { "rdt-rectangle-symbolic", N_("Rectangle (R)") },
  [RDT_EDITOR_FILL] = { "rdt-fill-symbolic", N_("Fill (F)") },
  [RDT_EDITOR_PICK] = { "color-select-symbolic", N_("Pick a Tool from the Board (P)") },
};

G_DEFINE_FINAL_TYPE (RdtToolPalette, rdt_tool_palette, ADW_TYPE_BIN)

/* The tool with its current options. */
static RdtTool
get_tool (RdtToolPalette *self,
          RdtToolItem    *item)
{
  RdtTool tool = *rdt_tool_item_get_tool (item);

  if (rdt_tool_has_side (&tool))
    tool.side = self->side;
  if (tool.kind == RDT_TOOL_HEIGHT)
    tool.value = gtk_spin_button_get_value_as_int (self->height);

  return tool;
}

/* A selected button stays selected when it is clicked again. */
static void
button_clicked_cb (GtkWidget   *button,
                   RdtToolItem *item)
{
  RdtToolPalette *self =
    RDT_TOOL_PALETTE (gtk_widget_get_ancestor (button, RDT_TYPE_TOOL_PALETTE));
  RdtTool tool = get_tool (self, item);

  rdt_editor_set_tool (self->editor, &tool);
  gtk_widget_activate_action (button, "editor.take-tool", NULL);
}

static void
mode_clicked_cb (RdtToolPalette *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.take-tool", NULL);
}

static void
height_changed_cb (RdtToolPalette *self)
{
  RdtTool tool = {
    .kind = RDT_TOOL_HEIGHT,
    .value = gtk_spin_button_get_value_as_int (self->height),
  };

  if (!rdt_tool_equal (&tool, rdt_editor_get_tool (self->editor)))
    rdt_editor_set_tool (self->editor, &tool);
}

static void
side_clicked_cb (GtkToggleButton *toggle,
                 RdtToolPalette  *self)
{
  RdtTool tool;

  self->side = toggle == self->sides[1] ? 1 : 0;
  tool = *rdt_editor_get_tool (self->editor);

  if (rdt_tool_has_side (&tool))
    {
      tool.side = self->side;
      rdt_editor_set_tool (self->editor, &tool);
    }

  rdt_tool_palette_refresh (self);
}

static gboolean
is_in_group (gpointer item,
             gpointer group)
{
  return groups[rdt_tool_item_get_tool (item)->kind] == GPOINTER_TO_UINT (group);
}

static GtkWidget *
create_button (gpointer item,
               gpointer unused)
{
  const RdtTool *tool = rdt_tool_item_get_tool (item);
  g_autofree char *name = rdt_tool_dup_name (tool);
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *child = gtk_flow_box_child_new ();

  if (tool->kind == RDT_TOOL_ERASE)
    gtk_button_set_icon_name (GTK_BUTTON (button), "rdt-erase-symbolic");
  else if (tool->kind == RDT_TOOL_LABEL)
    gtk_button_set_icon_name (GTK_BUTTON (button), "insert-text-symbolic");
  else
    gtk_button_set_child (GTK_BUTTON (button), rdt_swatch_new (tool));
  gtk_widget_add_css_class (button, "tool");
  gtk_widget_add_css_class (button, "flat");
  rdt_button_say (button, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (button_clicked_cb), item, 0);

  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);

  return child;
}

static void
add_heading (RdtToolPalette *self,
             Group           group,
             const char     *title)
{
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (self->groups), label);
  self->headings[group] = label;
}

static GtkWidget *
create_flow (RdtToolPalette *self,
             Group           group)
{
  GtkCustomFilter *filter = gtk_custom_filter_new (is_in_group, GUINT_TO_POINTER (group), NULL);
  GtkWidget *flow = gtk_flow_box_new ();

  self->tools[group] = gtk_filter_list_model_new (NULL, GTK_FILTER (filter));
  self->flows[group] = GTK_FLOW_BOX (flow);
  gtk_flow_box_set_selection_mode (self->flows[group], GTK_SELECTION_NONE);
  gtk_flow_box_bind_model (self->flows[group], G_LIST_MODEL (self->tools[group]), create_button,
                           NULL, NULL);

  return flow;
}

static void
add_group (RdtToolPalette *self,
           Group           group,
           const char     *title)
{
  GtkWidget *flow = create_flow (self, group);

  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  add_heading (self, group, title);
  gtk_box_append (GTK_BOX (self->groups), flow);
}

static void
add_height (RdtToolPalette *self)
{
  GtkWidget *spin = gtk_spin_button_new_with_range (0, RDT_MAX_HEIGHT, 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->height = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_value (self->height, 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Height"), -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (height_changed_cb), self);
  add_heading (self, GROUP_HEIGHT, _("Height"));
  gtk_box_append (GTK_BOX (row), create_flow (self, GROUP_HEIGHT));
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (self->groups), row);
}

static void
add_sides (RdtToolPalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_margin_top (box, 6);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      GtkWidget *toggle = gtk_toggle_button_new ();
      GtkWidget *label = gtk_label_new (NULL);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_lines (GTK_LABEL (label), 2);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_button_set_child (GTK_BUTTON (toggle), label);
      self->sides[side] = GTK_TOGGLE_BUTTON (toggle);
      g_signal_connect (toggle, "clicked", G_CALLBACK (side_clicked_cb), self);
      gtk_box_append (GTK_BOX (box), toggle);
    }

  gtk_toggle_button_set_group (self->sides[1], self->sides[0]);
  gtk_box_append (GTK_BOX (self->groups), box);
}

static GtkWidget *
create_modes (RdtToolPalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);

  for (guint i = 0; i < RDT_EDITOR_N_MODES; i++)
    {
      GtkWidget *toggle = gtk_toggle_button_new ();

      gtk_button_set_icon_name (GTK_BUTTON (toggle), modes[i].icon);
      rdt_button_say (toggle, _(modes[i].tooltip));
      gtk_widget_add_css_class (toggle, "mode");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (toggle), "editor.mode");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (toggle), "i", i);
      g_signal_connect_swapped (toggle, "clicked", G_CALLBACK (mode_clicked_cb), self);
      gtk_box_append (GTK_BOX (box), toggle);
    }

  return box;
}

/* The choice of brush sizes, in cells. */
static GtkWidget *
create_sizes (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);

  for (guint i = 0; i <= RDT_EDITOR_MAX_RADIUS; i++)
    {
      GtkWidget *toggle = gtk_toggle_button_new ();
      g_autofree char *label = g_strdup_printf ("%u", 2 * i + 1);
      /* Translators: the size of a brush. */
      g_autofree char *words = g_strdup_printf (_("Brush Width %u"), 2 * i + 1);

      gtk_button_set_label (GTK_BUTTON (toggle), label);
      rdt_button_say (toggle, words);
      gtk_widget_add_css_class (toggle, "mode");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (toggle), "editor.brush-radius");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (toggle), "u", i);
      gtk_box_append (GTK_BOX (box), toggle);
    }

  return box;
}

static void
rdt_tool_palette_dispose (GObject *object)
{
  RdtToolPalette *self = RDT_TOOL_PALETTE (object);

  g_clear_object (&self->editor);
  for (Group group = 0; group < N_GROUPS; group++)
    g_clear_object (&self->tools[group]);

  G_OBJECT_CLASS (rdt_tool_palette_parent_class)->dispose (object);
}

static void
rdt_tool_palette_finalize (GObject *object)
{
  g_clear_pointer (&RDT_TOOL_PALETTE (object)->rules, rdt_rules_unref);

  G_OBJECT_CLASS (rdt_tool_palette_parent_class)->finalize (object);
}

static void
rdt_tool_palette_class_init (RdtToolPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rdt_tool_palette_dispose;
  G_OBJECT_CLASS (klass)->finalize = rdt_tool_palette_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tool-palette");
}

static void
rdt_tool_palette_init (RdtToolPalette *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  rdt_palette_init (&self->palette, RDT_PALETTE_LIGHT, NULL, NULL);
  add_group (self, GROUP_GROUND, _("Ground"));
  add_height (self);
  add_group (self, GROUP_WORKS, _("Fieldworks"));
  add_sides (self);
  add_group (self, GROUP_ZONES, _("Zones"));
  add_group (self, GROUP_UNITS, _("Units"));

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->groups);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), create_modes (self));
  gtk_box_append (GTK_BOX (box), create_sizes ());
  gtk_box_append (GTK_BOX (box), scroller);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* @chosen is the current tool, if any. */
static void
refresh_group (RdtToolPalette *self,
               Group           group,
               const RdtTool  *chosen)
{
  GtkFlowBoxChild *child;

  for (guint i = 0; (child = gtk_flow_box_get_child_at_index (self->flows[group], i)) != NULL; i++)
    {
      g_autoptr(RdtToolItem) item = g_list_model_get_item (G_LIST_MODEL (self->tools[group]), i);
      GtkWidget *button = gtk_flow_box_child_get_child (child);
      GtkWidget *swatch = gtk_button_get_child (GTK_BUTTON (button));
      RdtTool tool = get_tool (self, item);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    chosen != NULL && rdt_tool_equal (&tool, chosen));
      if (RDT_IS_SWATCH (swatch))
        rdt_swatch_show (RDT_SWATCH (swatch), &tool, self->kind, &self->palette);
    }
}

static void
refresh_buttons (RdtToolPalette *self)
{
  const RdtTool *chosen = rdt_editor_get_tool (self->editor);
  RdtEditorMode mode = rdt_editor_get_mode (self->editor);
  gboolean is_drawing = mode != RDT_EDITOR_SELECT && mode != RDT_EDITOR_PICK
                        && mode != RDT_EDITOR_STAMP;

  if (rdt_tool_has_side (chosen))
    self->side = chosen->side;
  if (chosen->kind == RDT_TOOL_HEIGHT)
    gtk_spin_button_set_value (self->height, chosen->value);
  gtk_toggle_button_set_active (self->sides[self->side], TRUE);

  for (Group group = 0; group < N_GROUPS; group++)
    refresh_group (self, group, is_drawing ? chosen : NULL);
}

static void
set_rules (RdtToolPalette *self,
           RdtRules       *rules)
{
  g_autoptr(GListModel) tools = rdt_tool_item_list (rules);

  g_clear_pointer (&self->rules, rdt_rules_unref);
  self->rules = rdt_rules_ref (rules);

  for (Group group = 0; group < N_GROUPS; group++)
    {
      gboolean is_any;

      gtk_filter_list_model_set_model (self->tools[group], tools);
      is_any = g_list_model_get_n_items (G_LIST_MODEL (self->tools[group])) > 0;
      gtk_widget_set_visible (self->headings[group], is_any);
      gtk_widget_set_visible (GTK_WIDGET (self->flows[group]), is_any);
    }
}

/* Names may be longer than the button. */
static void
show_side (GtkButton  *button,
           const char *name)
{
  g_autofree char *plain = rdt_sanitise_name (name);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (button)), plain);
  rdt_button_say (GTK_WIDGET (button), plain);
}

/**
 * rdt_tool_palette_refresh:
 *
 * Updates the tools and the selected one.
 */
void
rdt_tool_palette_refresh (RdtToolPalette *self)
{
  RdtScenario *scenario;
  const RdtSetup *setup;

  g_return_if_fail (RDT_IS_TOOL_PALETTE (self));

  if (self->editor == NULL)
    return;

  scenario = rdt_editor_get_scenario (self->editor);
  setup = rdt_scenario_get_setup (scenario);
  self->kind = setup->grid.kind;

  if (self->rules != rdt_scenario_get_rules (scenario))
    set_rules (self, rdt_scenario_get_rules (scenario));

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    show_side (GTK_BUTTON (self->sides[side]), setup->sides[side].name);

  refresh_buttons (self);
}

/* Keys change the mode too. */
static void
mode_changed_cb (RdtToolPalette *self)
{
  RdtEditorMode mode = rdt_editor_get_mode (self->editor);

  rdt_tool_palette_refresh (self);
  if (mode < RDT_EDITOR_N_MODES)
    rdt_announce (GTK_WIDGET (self), _(modes[mode].tooltip));
}

void
rdt_tool_palette_set_editor (RdtToolPalette *self,
                             RdtEditor       *editor)
{
  g_return_if_fail (RDT_IS_TOOL_PALETTE (self));

  g_set_object (&self->editor, editor);
  g_signal_connect_object (editor, "notify::mode", G_CALLBACK (mode_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "notify::tool", G_CALLBACK (rdt_tool_palette_refresh), self,
                           G_CONNECT_SWAPPED);
  rdt_tool_palette_refresh (self);
}

/**
 * rdt_tool_palette_set_palette:
 *
 * Sets the palette that samples are drawn with.
 */
void
rdt_tool_palette_set_palette (RdtToolPalette   *self,
                              const RdtPalette *palette)
{
  g_return_if_fail (RDT_IS_TOOL_PALETTE (self));

  self->palette = *palette;
  rdt_tool_palette_refresh (self);
}
