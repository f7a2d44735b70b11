/* rdt-editor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor.h"

#include <glib/gi18n.h>

#include "rdt-cell-words.h"
#include "rdt-selection.h"
#include "rdt-stroke.h"

/**
 * RdtEditor:
 *
 * The controller of the editor: the scenario, the tool, the selection and the
 * pointed cell.
 *
 * Board, keys, menus and forms set its properties and call its edits; panels and
 * board follow it.  It knows no widgets.
 */

struct _RdtEditor
{
  GObject        parent_instance;

  RdtScenario   *scenario;

  RdtEditorMode  mode;
  RdtTool        tool;
  guint          brush_radius;
  RdtSelection   selection;
  RdtCell        cursor;
  RdtCell        pointed;        /* the pointed cell, or RDT_NO_CELL */

  RdtStamp      *stamp;
  gboolean       in_stroke;
  gboolean       has_anchor;     /* whether a shape waits for its other end */
};

enum {
  PROP_0,
  PROP_SCENARIO,
  PROP_MODE,
  PROP_TOOL,
  PROP_BRUSH_RADIUS,
  PROP_STATUS,
  N_PROPS
};

enum {
  SIGNAL_SELECTION_CHANGED,
  SIGNAL_REVEAL,
  SIGNAL_LOST,
  SIGNAL_TOLD,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RdtEditor, rdt_editor, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
notify (RdtEditor *self,
        guint      property)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
emit_selection_changed (RdtEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_SELECTION_CHANGED], 0);
}

static char *
dup_status (RdtEditor *self)
{
  const RdtSetup *setup = rdt_editor_get_setup (self);
  guint n_cells = rdt_grid_get_n_cells (&setup->grid);
  RdtCell cell = self->pointed < n_cells ? self->pointed : self->cursor;
  g_autofree char *words = rdt_words_setup_contents (setup, MIN (cell, n_cells - 1));
  g_autofree char *tool = NULL;

  if (self->mode == RDT_EDITOR_SELECT)
    return g_steal_pointer (&words);

  if (self->mode == RDT_EDITOR_STAMP)
    tool = g_strdup (_("Click to paste, Shift-click for more"));
  else if (self->has_anchor)
    tool = g_strdup (_("Click the other end point, or press Escape"));
  else
    tool = rdt_tool_dup_name (&self->tool);

  return g_strdup_printf ("%s — %s", tool, words);
}

/* The selection changes with the scenario. */
static void
scenario_changed_cb (RdtEditor      *self,
                     const RdtSetup *before)
{
  rdt_selection_follow (&self->selection, before, rdt_editor_get_setup (self));
  notify (self, PROP_STATUS);
}

static void
reveal (RdtEditor *self,
        RdtCell    cell)
{
  rdt_editor_set_cursor (self, cell);
  g_signal_emit (self, signals[SIGNAL_REVEAL], 0, (guint) cell);
}

static void
rdt_editor_constructed (GObject *object)
{
  RdtEditor *self = RDT_EDITOR (object);

  G_OBJECT_CLASS (rdt_editor_parent_class)->constructed (object);

  g_signal_connect_object (self->scenario, "changed", G_CALLBACK (scenario_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
rdt_editor_finalize (GObject *object)
{
  RdtEditor *self = RDT_EDITOR (object);

  g_clear_object (&self->scenario);
  g_clear_object (&self->stamp);

  G_OBJECT_CLASS (rdt_editor_parent_class)->finalize (object);
}

static void
rdt_editor_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RdtEditor *self = RDT_EDITOR (object);

  switch (prop_id)
    {
    case PROP_MODE:
      g_value_set_int (value, self->mode);
      break;

    case PROP_TOOL:
      g_value_set_pointer (value, &self->tool);
      break;

    case PROP_BRUSH_RADIUS:
      g_value_set_uint (value, self->brush_radius);
      break;

    case PROP_STATUS:
      g_value_take_string (value, dup_status (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_editor_set_property (GObject      *object,
                         guint         prop_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  RdtEditor *self = RDT_EDITOR (object);

  switch (prop_id)
    {
    case PROP_SCENARIO:
      self->scenario = g_value_dup_object (value);
      break;

    case PROP_MODE:
      rdt_editor_set_mode (self, g_value_get_int (value));
      break;

    case PROP_BRUSH_RADIUS:
      self->brush_radius = g_value_get_uint (value);
      notify (self, PROP_BRUSH_RADIUS);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags fixed = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GParamFlags open = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamFlags shown = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_SCENARIO] =
    g_param_spec_object ("scenario", NULL, NULL, RDT_TYPE_SCENARIO, fixed);

  /* An RdtEditorMode. */
  properties[PROP_MODE] =
    g_param_spec_int ("mode", NULL, NULL, 0, RDT_EDITOR_STAMP, RDT_EDITOR_SELECT, open);

  /* An RdtTool. */
  properties[PROP_TOOL] = g_param_spec_pointer ("tool", NULL, NULL, shown);

  /* The radius of the brush, in cells; 0 for a single cell. */
  properties[PROP_BRUSH_RADIUS] =
    g_param_spec_uint ("brush-radius", NULL, NULL, 0, RDT_EDITOR_MAX_RADIUS, 0, open);

  /* A description of the tool and the pointed cell. */
  properties[PROP_STATUS] =
    g_param_spec_string ("status", NULL, NULL, NULL, shown);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (GObjectClass *object_class)
{
  GType type = G_TYPE_FROM_CLASS (object_class);

  /**
   * RdtEditor::selection-changed:
   * @self: an editor
   *
   * Emitted when the selection has changed.
   */
  signals[SIGNAL_SELECTION_CHANGED] =
    g_signal_new ("selection-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /* Emitted to scroll to a cell. */
  signals[SIGNAL_REVEAL] =
    g_signal_new ("reveal", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtEditor::lost:
   * @self: an editor
   * @lost: (element-type utf8): descriptions of what the last edit lost
   *
   * Emitted after an edit that could not keep everything.
   */
  signals[SIGNAL_LOST] =
    g_signal_new ("lost", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_PTR_ARRAY);

  /* Emitted to show a toast. */
  signals[SIGNAL_TOLD] =
    g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rdt_editor_class_init (RdtEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = rdt_editor_constructed;
  object_class->finalize = rdt_editor_finalize;
  object_class->get_property = rdt_editor_get_property;
  object_class->set_property = rdt_editor_set_property;

  install_properties (object_class);
  install_signals (object_class);
}

static void
rdt_editor_init (RdtEditor *self)
{
  self->stamp = rdt_stamp_new ();
  rdt_selection_clear (&self->selection);
  self->pointed = RDT_NO_CELL;
  self->tool = (RdtTool) { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
}

RdtEditor *
rdt_editor_new (RdtScenario *scenario)
{
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);

  return g_object_new (RDT_TYPE_EDITOR,
                       "scenario", scenario,
                       NULL);
}

RdtScenario *
rdt_editor_get_scenario (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return self->scenario;
}

const RdtSetup *
rdt_editor_get_setup (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return rdt_scenario_get_setup (self->scenario);
}

const RdtRules *
rdt_editor_get_rules (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return rdt_scenario_get_rules (self->scenario);
}

RdtEditorMode
rdt_editor_get_mode (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), RDT_EDITOR_SELECT);

  return self->mode;
}

void
rdt_editor_set_mode (RdtEditor     *self,
                     RdtEditorMode  mode)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (self->mode == mode)
    return;

  self->mode = mode;
  if (mode != RDT_EDITOR_STAMP)
    rdt_stamp_put_down (self->stamp);
  notify (self, PROP_MODE);
  notify (self, PROP_STATUS);
}

/**
 * rdt_editor_set_has_anchor:
 *
 * Notes whether a line or rectangle has one end and waits for the other, which
 * the status tells.
 */
void
rdt_editor_set_has_anchor (RdtEditor *self,
                           gboolean   has_anchor)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (self->has_anchor == has_anchor)
    return;

  self->has_anchor = has_anchor;
  notify (self, PROP_STATUS);
}

const RdtTool *
rdt_editor_get_tool (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return &self->tool;
}

/**
 * rdt_editor_set_tool:
 *
 * Sets the tool.  In a mode that does not draw it selects the brush, and
 * likewise instead of the rectangle for tools that should not fill it, such as
 * units.
 */
void
rdt_editor_set_tool (RdtEditor     *self,
                     const RdtTool *tool)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  self->tool = *tool;
  notify (self, PROP_TOOL);
  notify (self, PROP_STATUS);
  if (self->mode == RDT_EDITOR_SELECT
      || self->mode == RDT_EDITOR_PICK
      || self->mode == RDT_EDITOR_STAMP
      || rdt_tool_is_single (tool))
    rdt_editor_set_mode (self, RDT_EDITOR_BRUSH);
}

/**
 * rdt_editor_get_stamp:
 *
 * Returns: (transfer none): the clipboard at the pointer
 */
RdtStamp *
rdt_editor_get_stamp (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return self->stamp;
}

RdtCell
rdt_editor_get_cursor (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), RDT_NO_CELL);

  return self->cursor;
}

void
rdt_editor_set_cursor (RdtEditor *self,
                       RdtCell    cell)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (self->cursor == cell)
    return;

  self->cursor = cell;
  notify (self, PROP_STATUS);
}

/**
 * rdt_editor_set_pointed_cell:
 * @cell: the pointed cell, or %RDT_NO_CELL
 */
void
rdt_editor_set_pointed_cell (RdtEditor *self,
                             RdtCell    cell)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (self->pointed == cell)
    return;

  self->pointed = cell;
  notify (self, PROP_STATUS);
}

/**
 * rdt_editor_get_area:
 * @area: (out): the selected cells
 *
 * Returns: whether cells are selected
 */
gboolean
rdt_editor_get_area (RdtEditor *self,
                     RdtArea   *area)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), FALSE);

  return rdt_selection_get_area (&self->selection, rdt_editor_get_setup (self), area);
}

/**
 * rdt_editor_get_cell:
 *
 * Returns: the only selected cell, or %RDT_NO_CELL
 */
RdtCell
rdt_editor_get_cell (RdtEditor *self)
{
  RdtArea area;

  if (!rdt_editor_get_area (self, &area) || !rdt_place_equal (area.from, area.to))
    return RDT_NO_CELL;

  return rdt_grid_cell_at (&rdt_editor_get_setup (self)->grid, area.from.column, area.from.row);
}

/**
 * rdt_editor_get_unit:
 *
 * Returns: the only selected unit, or %RDT_NOBODY
 */
RdtRosterPlace
rdt_editor_get_unit (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), RDT_NOBODY);

  return rdt_selection_get_unit (&self->selection, rdt_editor_get_setup (self));
}

/**
 * rdt_editor_list_units:
 *
 * Returns: (transfer full) (element-type RdtRosterPlace): all selected units
 */
GArray *
rdt_editor_list_units (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return rdt_selection_list_units (&self->selection, rdt_editor_get_setup (self));
}

/**
 * rdt_editor_list_cells:
 *
 * Returns: (transfer full) (element-type RdtCell): all selected cells
 */
GArray *
rdt_editor_list_cells (RdtEditor *self)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), NULL);

  return rdt_selection_list_cells (&self->selection, rdt_editor_get_setup (self));
}

/**
 * rdt_editor_choose:
 * @clicked: the unit that was clicked, or %RDT_NO_UNIT
 * @is_adding: whether to add it to the selection
 *
 * Selects a clicked cell, and a unit in it.
 */
void
rdt_editor_choose (RdtEditor *self,
                   RdtCell    cell,
                   guint      clicked,
                   gboolean   is_adding)
{
  const RdtSetup *setup;
  RdtRosterPlace unit;

  g_return_if_fail (RDT_IS_EDITOR (self));

  setup = rdt_editor_get_setup (self);
  unit = rdt_roster_nth (setup, clicked);
  if (!rdt_roster_place_is_set (unit))
    unit = rdt_roster_find_at (setup, rdt_place_of (&setup->grid, cell), RDT_NOBODY);

  if (!is_adding)
    rdt_selection_choose (&self->selection, setup, cell, clicked);
  else if (rdt_roster_place_is_set (unit))
    rdt_selection_toggle_unit (&self->selection, setup, unit);
  else
    rdt_selection_extend (&self->selection, setup, cell);

  emit_selection_changed (self);
}

void
rdt_editor_select_cell (RdtEditor *self,
                        RdtCell    cell)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_editor_set_mode (self, RDT_EDITOR_SELECT);
  reveal (self, cell);
  rdt_editor_choose (self, cell, RDT_NO_UNIT, FALSE);
}

/**
 * rdt_editor_select_unit:
 *
 * Selects a unit, and the cell where it is.
 */
void
rdt_editor_select_unit (RdtEditor      *self,
                        RdtRosterPlace  unit)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_editor_set_mode (self, RDT_EDITOR_SELECT);
  rdt_selection_choose_unit (&self->selection, rdt_editor_get_setup (self), unit);
  if (self->selection.has_area)
    reveal (self, self->selection.corner);

  emit_selection_changed (self);
}

/**
 * rdt_editor_select_units:
 * @units: (element-type RdtRosterPlace): units
 *
 * Selects units; the cell too, if there is only one.
 */
void
rdt_editor_select_units (RdtEditor    *self,
                         const GArray *units)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_selection_choose_group (&self->selection, rdt_editor_get_setup (self), units);
  emit_selection_changed (self);
}

/**
 * rdt_editor_select_next:
 * @n_on: by how many units to go on, or back if negative, in the order of the file
 *
 * Selects the next unit; the first if none is selected.
 */
void
rdt_editor_select_next (RdtEditor *self,
                        int        n_on)
{
  RdtRosterPlace next;

  g_return_if_fail (RDT_IS_EDITOR (self));

  next = rdt_selection_find_next (&self->selection, rdt_editor_get_setup (self), n_on);
  if (rdt_roster_place_is_set (next))
    rdt_editor_select_unit (self, next);
}

void
rdt_editor_select_all (RdtEditor *self)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_editor_set_mode (self, RDT_EDITOR_SELECT);
  rdt_selection_choose_all (&self->selection, rdt_editor_get_setup (self));
  emit_selection_changed (self);
}

/**
 * rdt_editor_begin_area:
 * @corner: the first corner of a rectangle of cells
 *
 * Sets where the next [method@Editor.extend_to] selects from.
 */
void
rdt_editor_begin_area (RdtEditor *self,
                       RdtCell    corner)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  self->selection.corner = corner;
}

/**
 * rdt_editor_extend_to:
 *
 * Selects the rectangle between the first corner and a cell.
 */
void
rdt_editor_extend_to (RdtEditor *self,
                      RdtCell    cell)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_selection_extend (&self->selection, rdt_editor_get_setup (self), cell);
  emit_selection_changed (self);
}

/**
 * rdt_editor_grab:
 *
 * Begins to drag a unit, and selects it.
 *
 * Returns: the unit, or %RDT_NOBODY
 */
RdtRosterPlace
rdt_editor_grab (RdtEditor *self,
                 RdtCell    cell,
                 guint      pressed)
{
  g_return_val_if_fail (RDT_IS_EDITOR (self), RDT_NOBODY);

  rdt_selection_grab (&self->selection, rdt_editor_get_setup (self), cell, pressed);

  return self->selection.unit;
}

/**
 * rdt_editor_step_back:
 *
 * Puts the tool down, or else clears the selection.
 */
void
rdt_editor_step_back (RdtEditor *self)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (self->mode != RDT_EDITOR_SELECT)
    {
      rdt_editor_set_mode (self, RDT_EDITOR_SELECT);
      return;
    }

  rdt_selection_clear (&self->selection);
  emit_selection_changed (self);
}

/* Selects new units, so that they can be named and turned; the tool is kept. */
static void
select_newest (RdtEditor *self,
               guint      n_before)
{
  const GPtrArray *units = rdt_editor_get_setup (self)->sides[self->tool.side].units;
  g_autoptr(GArray) newest = g_array_new (FALSE, FALSE, sizeof (RdtRosterPlace));
  RdtRosterPlace place = { .side = self->tool.side };

  for (place.index = n_before; place.index < units->len; place.index++)
    g_array_append_val (newest, place);

  if (newest->len > 0)
    rdt_editor_select_units (self, newest);
}

/**
 * rdt_editor_draw:
 * @cells: (element-type RdtCell): the cells
 *
 * Draws with the tool.  New units are selected.
 */
void
rdt_editor_draw (RdtEditor    *self,
                 const GArray *cells)
{
  gboolean is_line = self->mode == RDT_EDITOR_BRUSH || self->mode == RDT_EDITOR_LINE;
  guint n_before = rdt_editor_get_setup (self)->sides[self->tool.side].units->len;

  rdt_stroke_draw (self->scenario, &self->tool, cells, is_line,
                   is_line ? self->brush_radius : 0);
  if (self->tool.kind == RDT_TOOL_UNIT)
    select_newest (self, n_before);
}

/**
 * rdt_editor_begin_stroke:
 *
 * Everything drawn until [method@Editor.end_stroke] is one step for Undo.
 */
void
rdt_editor_begin_stroke (RdtEditor *self)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  rdt_scenario_begin_gesture (self->scenario);
  self->in_stroke = TRUE;
}

void
rdt_editor_end_stroke (RdtEditor *self)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (!self->in_stroke)
    return;

  self->in_stroke = FALSE;
  rdt_scenario_end_gesture (self->scenario);
}

/**
 * rdt_editor_pick:
 *
 * Selects the tool that drew the contents of a cell.
 */
void
rdt_editor_pick (RdtEditor *self,
                 RdtCell    cell)
{
  RdtTool tool;

  g_return_if_fail (RDT_IS_EDITOR (self));

  tool = self->tool;
  rdt_tool_pick (&tool, rdt_editor_get_setup (self), cell);
  rdt_editor_set_tool (self, &tool);
}

/**
 * rdt_editor_tell:
 *
 * Emits `told`.
 */
void
rdt_editor_tell (RdtEditor  *self,
                 const char *text)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  g_signal_emit (self, signals[SIGNAL_TOLD], 0, text);
}

/**
 * rdt_editor_report_lost:
 * @lost: (element-type utf8): descriptions of what the last edit lost
 */
void
rdt_editor_report_lost (RdtEditor *self,
                        GPtrArray *lost)
{
  g_return_if_fail (RDT_IS_EDITOR (self));

  if (lost->len > 0)
    g_signal_emit (self, signals[SIGNAL_LOST], 0, lost);
}
