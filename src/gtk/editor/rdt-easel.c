/* rdt-easel.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-easel-private.h"

#include "rdt-marks.h"

/**
 * RdtEasel:
 *
 * What is done to the board of a scenario on the drawing table.
 *
 * It turns presses, drags and keys into edits; one gesture is one step to be
 * undone.
 */

enum {
  SIGNAL_CHANGED,
  SIGNAL_TOLD,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (RdtEasel, rdt_easel, G_TYPE_OBJECT)

/* Where several units stand, or would. */
static void
mark_places (RdtEasel     *self,
             const GArray *places)
{
  const RdtGrid *grid = &rdt_easel_get_setup (self)->grid;
  g_autoptr(GArray) cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (guint i = 0; i < places->len; i++)
    {
      RdtPlace place = g_array_index (places, RdtPlace, i);
      RdtCell cell = rdt_grid_cell_at (grid, place.column, place.row);

      if (cell != RDT_NO_CELL)
        g_array_append_val (cells, cell);
    }

  rdt_marks_show_cells (rdt_board_view_get_overlay (self->board), cells);
}

static void
mark_company (RdtEasel *self)
{
  const RdtSetup *setup = rdt_easel_get_setup (self);
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  g_autoptr(GArray) places = rdt_company_list_at (units, setup, (RdtPlace) { 0, 0 },
                                                  (RdtPlace) { 0, 0 });

  mark_places (self, places);
}

static void
mark_moved (RdtEasel *self)
{
  g_autoptr(GArray) units = rdt_easel_list_units (self);
  g_autoptr(GArray) places =
    rdt_company_list_at (units, rdt_easel_get_setup (self),
                         rdt_easel_get_place (self, self->anchor),
                         rdt_easel_get_place (self, self->dragged_to));

  mark_places (self, places);
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
  rdt_marks_show_zones (overlay, rdt_easel_get_setup (self));

  if (self->chosen.has_area)
    rdt_marks_show_area (overlay, &rdt_easel_get_setup (self)->grid, &self->chosen.area);
  else
    mark_company (self);
  if (self->is_moving)
    mark_moved (self);
  else if (self->anchor != RDT_NO_CELL && self->dragged_to != RDT_NO_CELL)
    {
      g_autoptr(GArray) cells = rdt_easel_trace (self, self->anchor, self->dragged_to);

      rdt_marks_show_cells (overlay, cells);
    }

  rdt_board_view_hints_changed (self->board);
}

void
rdt_easel_changed (RdtEasel *self)
{
  rdt_easel_refresh (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
rdt_easel_finalize (GObject *object)
{
  RdtEasel *self = RDT_EASEL (object);

  g_clear_weak_pointer (&self->board);
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
  self->edge = RDT_NO_FACING;
  self->tool = (RdtTool) { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
}

/**
 * rdt_easel_new:
 * @board: which shows the scenario; without it there is nothing to be done
 */
RdtEasel *
rdt_easel_new (RdtBoardView *board,
               RdtScenario  *scenario)
{
  RdtEasel *self;

  g_return_val_if_fail (RDT_IS_BOARD_VIEW (board), NULL);
  g_return_val_if_fail (RDT_IS_SCENARIO (scenario), NULL);

  self = g_object_new (RDT_TYPE_EASEL, NULL);
  g_set_weak_pointer (&self->board, board);
  self->scenario = g_object_ref (scenario);

  rdt_easel_connect (self);

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
  rdt_easel_changed (self);
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
 * brush from now on, and so do units, of which nobody wants a rectangle full.
 */
void
rdt_easel_set_tool (RdtEasel      *self,
                    const RdtTool *tool)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->tool = *tool;
  if (self->mode == RDT_EASEL_SELECT
      || self->mode == RDT_EASEL_PICK
      || tool->kind == RDT_TOOL_UNIT)
    self->mode = RDT_EASEL_BRUSH;
  rdt_easel_changed (self);
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

  return rdt_selection_get_area (&self->chosen, rdt_easel_get_setup (self), area);
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

  return rdt_grid_cell_at (&rdt_easel_get_setup (self)->grid, area.from.column, area.from.row);
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

  return rdt_selection_get_unit (&self->chosen, rdt_easel_get_setup (self));
}

/**
 * rdt_easel_list_units:
 *
 * Returns: (transfer full) (element-type RdtRosterPlace): all units that are
 *   chosen
 */
GArray *
rdt_easel_list_units (RdtEasel *self)
{
  g_return_val_if_fail (RDT_IS_EASEL (self), NULL);

  return rdt_selection_list_units (&self->chosen, rdt_easel_get_setup (self));
}

/**
 * rdt_easel_add_next:
 *
 * What is clicked or entered on next is chosen besides what is chosen.
 */
void
rdt_easel_add_next (RdtEasel *self,
                    gboolean  is_adding)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->is_adding = is_adding;
}

void
rdt_easel_select_cell (RdtEasel *self,
                       RdtCell   cell)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_board_view_set_cursor (self->board, cell);
  rdt_board_view_scroll_to (self->board, cell);
  rdt_selection_choose (&self->chosen, rdt_easel_get_setup (self), cell, RDT_NO_UNIT);
  rdt_easel_changed (self);
}

/**
 * rdt_easel_select_unit:
 *
 * Chooses a unit, and the cell where it stands or is carried.
 */
void
rdt_easel_select_unit (RdtEasel       *self,
                       RdtRosterPlace  place)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_selection_choose_unit (&self->chosen, rdt_easel_get_setup (self), place);

  if (self->chosen.has_area)
    {
      rdt_board_view_set_cursor (self->board, self->chosen.corner);
      rdt_board_view_scroll_to (self->board, self->chosen.corner);
    }

  rdt_easel_changed (self);
}

/**
 * rdt_easel_follow:
 * @before: what the scenario said until now
 *
 * Keeps what is chosen together when the scenario has changed.
 */
void
rdt_easel_follow (RdtEasel       *self,
                  const RdtSetup *before)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  rdt_selection_follow (&self->chosen, before, rdt_easel_get_setup (self));
  rdt_easel_refresh (self);
}

/**
 * rdt_easel_select_next:
 * @n_on: how many units on, or back, in the order of the file
 *
 * Chooses another unit than the one that is chosen; the first if none is.
 */
void
rdt_easel_select_next (RdtEasel *self,
                       int       n_on)
{
  const RdtSetup *setup;
  RdtRosterPlace now;
  int n, number;

  g_return_if_fail (RDT_IS_EASEL (self));

  setup = rdt_easel_get_setup (self);
  n = rdt_setup_get_n_units (setup);
  if (n == 0)
    return;

  now = rdt_easel_get_unit (self);
  number = n_on > 0 ? 0 : n - 1;
  if (rdt_roster_place_is_set (now))
    number = (int) (now.index + now.side * setup->sides[0].units->len) + n_on;

  rdt_easel_select_unit (self, rdt_muster_nth (setup, (number % n + n) % n));
}

void
rdt_easel_select_all (RdtEasel *self)
{
  g_return_if_fail (RDT_IS_EASEL (self));

  self->mode = RDT_EASEL_SELECT;
  rdt_selection_choose_all (&self->chosen, rdt_easel_get_setup (self));
  rdt_easel_changed (self);
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

  rdt_selection_extend (&self->chosen, rdt_easel_get_setup (self), cell);
  rdt_easel_changed (self);
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

  rdt_easel_changed (self);
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
