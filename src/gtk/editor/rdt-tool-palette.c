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
#include "rdt-plain.h"
#include "rdt-swatch.h"
#include "rdt-terrain-kind.h"

/**
 * RdtToolPalette:
 *
 * What can be drawn under a scenario's rules, and how.
 */

struct _RdtToolPalette
{
  AdwBin           parent_instance;

  RdtEditor        *editor;
  RdtRules        *rules;               /* those that the tools are for */
  GListModel      *terrain;             /* what they know of it: RdtTerrainKind */
  GtkToggleButton *sides[RDT_N_SIDES];
  GtkSpinButton   *height;
  GtkWidget       *groups;
  GPtrArray       *buttons;             /* of Button */

  RdtPalette       palette;
  RdtSide          side;
  RdtGridKind      kind;
};

typedef struct
{
  RdtToolPalette *palette;
  GtkWidget      *button;
  GtkWidget      *swatch;
  RdtTool         tool;
} Button;

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

static void
free_button (Button *button)
{
  g_object_unref (button->swatch);
  g_free (button);
}

G_DEFINE_FINAL_TYPE (RdtToolPalette, rdt_tool_palette, ADW_TYPE_BIN)

static RdtTool
get_tool (const Button *button)
{
  RdtTool tool = button->tool;

  if (rdt_tool_has_side (&tool))
    tool.side = button->palette->side;
  if (tool.kind == RDT_TOOL_HEIGHT)
    tool.value = gtk_spin_button_get_value_as_int (button->palette->height);

  return tool;
}

static void
button_clicked_cb (GtkToggleButton *toggle,
                   Button          *button)
{
  RdtTool tool = get_tool (button);

  /* What is chosen stays chosen when it is clicked again. */
  rdt_editor_set_tool (button->palette->editor, &tool);
  gtk_widget_activate_action (GTK_WIDGET (button->palette), "editor.take-tool", NULL);
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

static GtkWidget *
add_heading (RdtToolPalette *self,
             const char     *title)
{
  GtkWidget *label = gtk_label_new (title);
  GtkWidget *flow = gtk_flow_box_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption-heading");
  gtk_box_append (GTK_BOX (self->groups), label);

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), 4);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (flow), TRUE);
  gtk_box_append (GTK_BOX (self->groups), flow);

  return flow;
}

static void
add_tool (RdtToolPalette *self,
          GtkWidget      *flow,
          RdtTool         tool)
{
  Button *button = g_new0 (Button, 1);
  g_autofree char *name = rdt_tool_dup_name (&tool);
  GtkWidget *child = gtk_flow_box_child_new ();

  button->palette = self;
  button->tool = tool;
  button->button = gtk_toggle_button_new ();
  button->swatch = g_object_ref_sink (rdt_swatch_new (&tool));
  if (tool.kind == RDT_TOOL_ERASE)
    gtk_button_set_icon_name (GTK_BUTTON (button->button), "rdt-erase-symbolic");
  else if (tool.kind == RDT_TOOL_LABEL)
    gtk_button_set_icon_name (GTK_BUTTON (button->button), "insert-text-symbolic");
  else
    gtk_button_set_child (GTK_BUTTON (button->button), button->swatch);
  gtk_widget_add_css_class (button->button, "tool");
  gtk_widget_add_css_class (button->button, "flat");
  rdt_button_say (button->button, name);
  g_signal_connect (button->button, "clicked", G_CALLBACK (button_clicked_cb), button);

  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button->button);
  gtk_flow_box_append (GTK_FLOW_BOX (flow), child);
  g_ptr_array_add (self->buttons, button);
}

static const RdtToolKind terrain_tools[] = {
  [RDT_TERRAIN_GROUND] = RDT_TOOL_GROUND,
  [RDT_TERRAIN_CROSSING] = RDT_TOOL_CROSSING,
  [RDT_TERRAIN_WORKS] = RDT_TOOL_WORKS,
};

/* What the rules know of one family. */
static void
add_terrain (RdtToolPalette   *self,
             GtkWidget        *flow,
             RdtTerrainFamily  family)
{
  for (guint i = 0; i < g_list_model_get_n_items (self->terrain); i++)
    {
      g_autoptr(RdtTerrainKind) kind = g_list_model_get_item (self->terrain, i);

      if (rdt_terrain_kind_get_family (kind) == family)
        add_tool (self, flow, (RdtTool) {
                                .kind = terrain_tools[family],
                                .value = rdt_terrain_kind_get_value (kind),
                              });
    }
}

static void
add_ground (RdtToolPalette *self)
{
  GtkWidget *flow = add_heading (self, _("Ground"));

  add_terrain (self, flow, RDT_TERRAIN_GROUND);
  add_terrain (self, flow, RDT_TERRAIN_CROSSING);
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_ROAD });
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_ERASE });
}

static void
add_height (RdtToolPalette *self)
{
  GtkWidget *flow = add_heading (self, _("Height"));
  GtkWidget *spin = gtk_spin_button_new_with_range (0, RDT_MAX_HEIGHT, 1);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_remove (GTK_BOX (self->groups), flow);
  flow = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_HEIGHT, .value = 1 });
  self->height = GTK_SPIN_BUTTON (spin);
  gtk_spin_button_set_value (self->height, 1);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Height"), -1);
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (height_changed_cb), self);
  gtk_box_append (GTK_BOX (row), flow);
  gtk_box_append (GTK_BOX (row), spin);
  gtk_box_append (GTK_BOX (self->groups), row);
}

static void
add_works (RdtToolPalette *self)
{
  if (self->rules->works != 0)
    add_terrain (self, add_heading (self, _("Fieldworks")), RDT_TERRAIN_WORKS);
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

static void
add_zones_and_units (RdtToolPalette *self)
{
  GtkWidget *flow;

  add_sides (self);
  flow = add_heading (self, _("Zones"));
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_DEPLOY });
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_EXIT });
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_OBJECTIVE });
  add_tool (self, flow, (RdtTool) { .kind = RDT_TOOL_LABEL });

  flow = add_heading (self, _("Units"));
  for (guint i = 0; i < self->rules->n_types; i++)
    add_tool (self, flow, (RdtTool) {
                            .kind = RDT_TOOL_UNIT,
                            .type = g_intern_string (self->rules->types[i].id),
                          });
}

static void
fill (RdtToolPalette *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
  g_ptr_array_set_size (self->buttons, 0);

  add_ground (self);
  add_height (self);
  add_works (self);
  add_zones_and_units (self);
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

/* How broad the brush is, in cells. */
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
      /* Translators: how broad a brush is. */
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

  G_OBJECT_CLASS (rdt_tool_palette_parent_class)->dispose (object);
}

static void
rdt_tool_palette_finalize (GObject *object)
{
  RdtToolPalette *self = RDT_TOOL_PALETTE (object);

  g_ptr_array_unref (self->buttons);
  g_clear_object (&self->terrain);
  g_clear_pointer (&self->rules, rdt_rules_unref);

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

  self->buttons = g_ptr_array_new_with_free_func ((GDestroyNotify) free_button);
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  rdt_palette_init (&self->palette, RDT_PALETTE_LIGHT, NULL, NULL);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->groups);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), create_modes (self));
  gtk_box_append (GTK_BOX (box), create_sizes ());
  gtk_box_append (GTK_BOX (box), scroller);
  adw_bin_set_child (ADW_BIN (self), box);
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

  for (guint i = 0; i < self->buttons->len; i++)
    {
      Button *button = g_ptr_array_index (self->buttons, i);
      RdtTool tool = get_tool (button);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button->button),
                                    is_drawing && rdt_tool_equal (&tool, chosen));
      rdt_swatch_show (RDT_SWATCH (button->swatch), &tool, self->kind, &self->palette);
    }
}

/* Names may be longer than the button. */
static void
show_side (GtkButton  *button,
           const char *name)
{
  g_autofree char *plain = rdt_plain_name (name);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (button)), plain);
  rdt_button_say (GTK_WIDGET (button), plain);
}

/**
 * rdt_tool_palette_refresh:
 *
 * Shows the tools of the scenario's rules, and which of them is chosen.
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
    {
      g_clear_object (&self->terrain);
      g_clear_pointer (&self->rules, rdt_rules_unref);
      self->rules = rdt_rules_ref (rdt_scenario_get_rules (scenario));
      self->terrain = rdt_terrain_kind_list (rdt_scenario_get_ruleset (scenario));
      fill (self);
    }

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    show_side (GTK_BUTTON (self->sides[side]), setup->sides[side].name);

  refresh_buttons (self);
}

/* Keys change it from anywhere. */
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
 * Sets the colours of the board that the tools draw on.
 */
void
rdt_tool_palette_set_palette (RdtToolPalette   *self,
                              const RdtPalette *palette)
{
  g_return_if_fail (RDT_IS_TOOL_PALETTE (self));

  self->palette = *palette;
  rdt_tool_palette_refresh (self);
}
