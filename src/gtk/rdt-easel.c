/* rdt-easel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-easel.h"

#include <glib/gi18n.h>

#include "rdt-marks.h"
#include "rdt-selection.h"
#include "rdt-shape.h"
#include "rdt-stroke.h"

/**
 * RdtEasel:
 *
 * What is done to the board of a scenario on the drawing table.
 *
 * It turns presses, drags and keys into edits; one gesture is one step to be
 * undone.
 */

struct _RdtEasel
{
  GObject         parent_instance;

  RdtBoardView   *board;
  RdtScenario    *scenario;

  RdtEaselMode    mode;
  RdtTool         tool;

  RdtSelection    chosen;
  RdtCell         anchor;         /* where a line or rectangle begins */
  RdtCell         last;           /* where the brush was last */
  RdtCell         dragged_to;

  guint           is_stroke : 1;  /* a stroke of the brush is under way */
  guint           is_taking : 1;  /* which takes away */
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtEasel, rdt_easel, G_TYPE_OBJECT)

static const RdtSetup *
get_setup (RdtEasel *self)
{
  return rdt_scenario_get_setup (self->scenario);
}

static const RdtGrid *
get_grid (RdtEasel *self)
{
  return &get_setup (self)->grid;
}

static RdtPlace
get_place (RdtEasel *self,
           RdtCell   cell)
{
  return (RdtPlace) {
    .column = rdt_grid_get_column (get_grid (self), cell),
    .row = rdt_grid_get_row (get_grid (self), cell),
  };
}

static GArray *
trace (RdtEasel *self,
       RdtCell   from,
       RdtCell   to)
{
  if (self->mode == RDT_EASEL_LINE)
    return rdt_shape_line (get_grid (self), from, to);

  return rdt_shape_rectangle (get_grid (self), from, to);
}

/**
 * rdt_easel_refresh:
 *
 * Marks what is chosen, and what is about to be drawn.
 */
void
rdt_easel_refresh (RdtEasel *self)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->board);

  rdt_overlay_clear_hints (overlay);
  overlay->selected = RDT_NO_CELL;
  rdt_marks_show_zones (overlay, get_setup (self));

  if (self->chosen.has_area)
    rdt_marks_show_area (overlay, get_grid (self), &self->chosen.area);
  if (self->anchor != RDT_NO_CELL && self->dragged_to != RDT_NO_CELL)
    {
      g_autoptr(GArray) cells = trace (self, self->anchor, self->dragged_to);

      rdt_marks_show_cells (overlay, cells);
    }

  rdt_board_view_hints_changed (self->board);
}

static void
changed (RdtEasel *self)
{
  rdt_easel_refresh (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
draw (RdtEasel     *self,
      const GArray *cells)
{
  rdt_stroke_draw (self->scenario, &self->tool, cells, self->is_taking);
}

static void
begin_taking (RdtEasel *self,
              RdtCell   cell)
{
  self->is_taking = rdt_tool_can_take (&self->tool)
                    && rdt_tool_is_in (&self->tool, get_setup (self), cell);
}

static void
begin_stroke (RdtEasel *self,
              RdtCell   cell)
{
  g_autoptr(GArray) cells = rdt_shape_line (get_grid (self), cell, cell);

  rdt_scenario_begin_gesture (self->scenario);
  self->is_stroke = TRUE;
  self->last = cell;
  begin_taking (self, cell);
  draw (self, cells);
}

static void
end_stroke (RdtEasel *self)
{
  if (!self->is_stroke)
    return;

  self->is_stroke = FALSE;
  rdt_scenario_end_gesture (self->scenario);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
draw_shape (RdtEasel *self,
            RdtCell   from,
            RdtCell   to)
{
  g_autoptr(GArray) cells = trace (self, from, to);

  self->anchor = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
  begin_taking (self, from);
  draw (self, cells);
  changed (self);
}

static void
fill (RdtEasel *self,
      RdtCell   cell)
{
  g_autoptr(GArray) cells = rdt_shape_fill (get_setup (self), cell);

  begin_taking (self, cell);
  draw (self, cells);
  changed (self);
}

static void
pick (RdtEasel *self,
      RdtCell   cell)
{
  rdt_tool_pick (&self->tool, get_setup (self), cell);
  self->mode = RDT_EASEL_BRUSH;
  changed (self);
}

static void
move_unit (RdtEasel *self,
           RdtCell   cell)
{
  RdtSetup *setup = rdt_setup_copy (get_setup (self));
  RdtRosterPlace unit = self->chosen.unit;

  rdt_muster_move (setup, unit, get_place (self, cell));
  rdt_scenario_edit (self->scenario, _("Move Unit"), setup);
  rdt_selection_choose_unit (&self->chosen, get_setup (self), unit);
  changed (self);
}

static void
pressed_cb (RdtBoardView *board,
            guint         cell,
            gpointer      user_data)
{
  RdtEasel *self = user_data;

  end_stroke (self);
  if (cell >= RDT_NO_CELL)
    return;

  if (self->mode == RDT_EASEL_BRUSH)
    begin_stroke (self, cell);
}

static void
drag_in_select (RdtEasel *self,
                RdtCell   from,
                RdtCell   to)
{
  RdtPlace place = get_place (self, from);
  RdtSetupUnit *unit = rdt_muster_get (get_setup (self), self->chosen.unit);

  if (to == self->dragged_to)
    return;

  if (self->dragged_to == RDT_NO_CELL && (unit == NULL || !rdt_place_equal (unit->at, place)))
    self->chosen.unit = rdt_muster_find_at (get_setup (self), place, RDT_NOBODY);

  self->dragged_to = to;

  if (rdt_roster_place_is_set (self->chosen.unit))
    {
      RdtOverlay *overlay = rdt_board_view_get_overlay (self->board);

      overlay->path_from = from;
      overlay->path[0] = to;
      overlay->n_path = from != to ? 1 : 0;
      rdt_board_view_pointer_changed (self->board);
      return;
    }

  self->chosen.corner = from;
  rdt_easel_extend_to (self, to);
}

static void
dragged_cb (RdtBoardView *board,
            guint         from,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtEasel *self = user_data;
  RdtCell cell = rdt_board_view_find_cell (board, x, y);
  g_autoptr(GArray) cells = NULL;

  if (from >= RDT_NO_CELL || cell == RDT_NO_CELL)
    return;

  switch (self->mode)
    {
    case RDT_EASEL_SELECT:
      drag_in_select (self, from, cell);
      break;

    case RDT_EASEL_BRUSH:
      if (!self->is_stroke || cell == self->last)
        break;
      cells = rdt_shape_line (get_grid (self), self->last, cell);
      self->last = cell;
      draw (self, cells);
      break;

    case RDT_EASEL_LINE:
    case RDT_EASEL_RECTANGLE:
      if (cell == self->dragged_to && self->anchor == from)
        break;
      self->anchor = from;
      self->dragged_to = cell;
      rdt_easel_refresh (self);
      break;

    case RDT_EASEL_FILL:
    case RDT_EASEL_PICK:
      break;
    }
}

static void
drop_unit (RdtEasel *self,
           RdtCell   cell)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->board);

  overlay->path_from = RDT_NO_CELL;
  overlay->n_path = 0;
  rdt_board_view_pointer_changed (self->board);
  if (cell != RDT_NO_CELL)
    move_unit (self, cell);
}

static void
dropped_cb (RdtBoardView *board,
            guint         from,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtEasel *self = user_data;
  RdtCell cell = rdt_board_view_find_cell (board, x, y);

  if (from >= RDT_NO_CELL)
    return;

  switch (self->mode)
    {
    case RDT_EASEL_SELECT:
      self->dragged_to = RDT_NO_CELL;
      if (rdt_roster_place_is_set (rdt_easel_get_unit (self)))
        drop_unit (self, cell != from ? cell : RDT_NO_CELL);
      else
        changed (self);
      break;

    case RDT_EASEL_BRUSH:
      end_stroke (self);
      break;

    case RDT_EASEL_LINE:
    case RDT_EASEL_RECTANGLE:
      if (self->dragged_to != RDT_NO_CELL)
        draw_shape (self, from, self->dragged_to);
      break;

    case RDT_EASEL_FILL:
    case RDT_EASEL_PICK:
      break;
    }
}

/* Lines and rectangles take two clicks, or two times Return. */
static void
click_shape (RdtEasel *self,
             RdtCell   cell)
{
  if (self->anchor != RDT_NO_CELL)
    {
      draw_shape (self, self->anchor, cell);
      return;
    }

  self->anchor = cell;
  self->dragged_to = cell;
  rdt_easel_refresh (self);
  rdt_easel_tell (self, _("Now the other end. Escape leaves it."));
}

static void
activated_cb (RdtBoardView *board,
              guint         cell,
              guint         clicked,
              gpointer      user_data)
{
  RdtEasel *self = user_data;

  switch (self->mode)
    {
    case RDT_EASEL_SELECT:
      rdt_selection_choose (&self->chosen, get_setup (self), cell, clicked);
      changed (self);
      break;

    case RDT_EASEL_BRUSH:
      if (!self->is_stroke)
        begin_stroke (self, cell);
      end_stroke (self);
      break;

    case RDT_EASEL_LINE:
    case RDT_EASEL_RECTANGLE:
      click_shape (self, cell);
      break;

    case RDT_EASEL_FILL:
      fill (self, cell);
      break;

    case RDT_EASEL_PICK:
      pick (self, cell);
      break;
    }
}

/* The shape that two clicks make is shown before the second. */
static void
hovered_cb (RdtBoardView *board,
            guint         cell,
            gpointer      user_data)
{
  RdtEasel *self = user_data;

  if (self->anchor == RDT_NO_CELL || cell >= RDT_NO_CELL || cell == self->dragged_to)
    return;

  self->dragged_to = cell;
  rdt_easel_refresh (self);
}

static void
rdt_easel_finalize (GObject *object)
{
  RdtEasel *self = RDT_EASEL (object);

  g_clear_object (&self->scenario);

  G_OBJECT_CLASS (rdt_easel_parent_class)->finalize (object);
}

static void
rdt_easel_class_init (RdtEaselClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_easel_finalize;

  /**
   * RdtEasel::changed:
   * @self: an easel
   *
   * Emitted when another tool, mode, cell or unit has been chosen, and at the
   * end of each stroke.
   */
  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RdtEasel::told:
   * @self: an easel
   * @text: a sentence
   *
   * Emitted when there is something to be said in passing.
   */
  signals[SIGNAL_TOLD] =
    g_signal_new ("told",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rdt_easel_init (RdtEasel *self)
{
  rdt_selection_clear (&self->chosen);
  self->anchor = RDT_NO_CELL;
  self->last = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
  self->tool = (RdtTool) { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
}

/**
 * rdt_easel_new:
 * @board: which shows the scenario, and outlives the easel
 */
RdtEasel *
rdt_easel_new (RdtBoardView *board,
               RdtScenario  *scenario)
{
  RdtEasel *self;

  g_return_val_if_fail (RDT_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);

  self = g_object_new (RDT_TYPE_EASEL, NULL);
  self->board = board;
  self->scenario = g_object_ref (scenario);

  g_signal_connect_object (board, "cell-pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (board, "cell-activated", G_CALLBACK (activated_cb), self, 0);
  g_signal_connect_object (board, "cell-hovered", G_CALLBACK (hovered_cb), self, 0);
  g_signal_connect_object (board, "dragged", G_CALLBACK (dragged_cb), self, 0);
  g_signal_connect_object (board, "dropped", G_CALLBACK (dropped_cb), self, 0);

  return self;
}

RdtScenario *
rdt_easel_get_scenario (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), NULL);

  return self->scenario;
}

RdtBoardView *
rdt_easel_get_board (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), NULL);

  return self->board;
}

RdtEaselMode
rdt_easel_get_mode (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), RDT_EASEL_SELECT);

  return self->mode;
}

void
rdt_easel_set_mode (RdtEasel     *self,
                    RdtEaselMode  mode)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  if (self->mode == mode)
    return;

  self->mode = mode;
  self->anchor = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
  changed (self);
}

const RdtTool *
rdt_easel_get_tool (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), NULL);

  return &self->tool;
}

/**
 * rdt_easel_set_tool:
 *
 * Chooses what is drawn; whoever was choosing cells or tools draws with the
 * brush from now on.
 */
void
rdt_easel_set_tool (RdtEasel      *self,
                    const RdtTool *tool)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->tool = *tool;
  if (self->mode == RDT_EASEL_SELECT || self->mode == RDT_EASEL_PICK)
    self->mode = RDT_EASEL_BRUSH;
  changed (self);
}

/**
 * rdt_easel_get_area:
 * @area: (out): the cells that are chosen
 *
 * Returns: whether any are
 */
gboolean
rdt_easel_get_area (RdtEasel *self,
                    RdtArea  *area)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), FALSE);

  return rdt_selection_get_area (&self->chosen, get_setup (self), area);
}

/**
 * rdt_easel_get_cell:
 *
 * Returns: the cell that is chosen, if it is only one, or %RDT_NO_CELL
 */
RdtCell
rdt_easel_get_cell (RdtEasel *self)
{
  RdtArea area;

  if (!rdt_easel_get_area (self, &area) || !rdt_place_equal (area.from, area.to))
    return RDT_NO_CELL;

  return rdt_grid_cell_at (get_grid (self), area.from.column, area.from.row);
}

/**
 * rdt_easel_get_unit:
 *
 * Returns: the unit that is chosen, or %RDT_NOBODY
 */
RdtRosterPlace
rdt_easel_get_unit (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), RDT_NOBODY);

  return rdt_selection_get_unit (&self->chosen, get_setup (self));
}

void
rdt_easel_select_cell (RdtEasel *self,
                       RdtCell   cell)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_board_view_set_cursor (self->board, cell);
  rdt_board_view_scroll_to (self->board, cell);
  rdt_selection_choose (&self->chosen, get_setup (self), cell, RDT_NO_UNIT);
  changed (self);
}

/**
 * rdt_easel_select_unit:
 *
 * Chooses a unit, and the cell where it stands.
 */
void
rdt_easel_select_unit (RdtEasel       *self,
                       RdtRosterPlace  place)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_selection_choose_unit (&self->chosen, get_setup (self), place);

  if (self->chosen.has_area)
    {
      rdt_board_view_set_cursor (self->board, self->chosen.corner);
      rdt_board_view_scroll_to (self->board, self->chosen.corner);
    }

  changed (self);
}

void
rdt_easel_select_all (RdtEasel *self)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_selection_choose_all (&self->chosen, get_setup (self));
  changed (self);
}

/**
 * rdt_easel_extend_to:
 *
 * Chooses the rectangle between where choosing began and a cell.
 */
void
rdt_easel_extend_to (RdtEasel *self,
                     RdtCell   cell)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  rdt_selection_extend (&self->chosen, get_setup (self), cell);
  changed (self);
}

/**
 * rdt_easel_step_back:
 *
 * Leaves what has been begun, else the tool, else what is chosen.
 */
void
rdt_easel_step_back (RdtEasel *self)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  if (self->anchor != RDT_NO_CELL)
    self->anchor = self->dragged_to = RDT_NO_CELL;
  else if (self->mode != RDT_EASEL_SELECT)
    self->mode = RDT_EASEL_SELECT;
  else
    rdt_selection_clear (&self->chosen);

  changed (self);
}

/**
 * rdt_easel_tell:
 *
 * Says something in passing.
 */
void
rdt_easel_tell (RdtEasel   *self,
                const char *text)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  g_signal_emit (self, signals[SIGNAL_TOLD], 0, text);
}
