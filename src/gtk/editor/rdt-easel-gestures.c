/* rdt-easel-gestures.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-easel-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rdt-link.h"
#include "rdt-shape.h"
#include "rdt-stroke.h"

/* Presses, drags and keys on the board, and what is drawn with them. */

/* From the middle of a cell, whose edge is half a cell away: where a click is one
 * at the edge.
 */
#define NEAR_EDGE 0.36

GArray *
rdt_easel_trace (RdtEasel *self,
                 RdtCell   from,
                 RdtCell   to)
{
  if (self->mode == RDT_EASEL_LINE)
    return rdt_shape_line (&rdt_easel_get_setup (self)->grid, from, to);

  return rdt_shape_rectangle (&rdt_easel_get_setup (self)->grid, from, to);
}

static void
draw (RdtEasel     *self,
      const GArray *cells)
{
  gboolean is_line = self->mode == RDT_EASEL_BRUSH || self->mode == RDT_EASEL_LINE;

  rdt_stroke_draw (self->scenario, &self->tool, cells, is_line);
}

static void
begin_stroke (RdtEasel *self,
              RdtCell   cell)
{
  g_autoptr(GArray) cells = rdt_shape_line (&rdt_easel_get_setup (self)->grid, cell, cell);

  rdt_scenario_begin_gesture (self->scenario);
  self->is_stroke = TRUE;
  self->last = cell;
  draw (self, cells);
}

static void
end_stroke (RdtEasel *self)
{
  if (!self->is_stroke)
    return;

  self->is_stroke = FALSE;
  rdt_scenario_end_gesture (self->scenario);
  g_signal_emit_by_name (self, "changed");
}

static void
draw_shape (RdtEasel *self,
            RdtCell   from,
            RdtCell   to)
{
  g_autoptr(GArray) cells = rdt_easel_trace (self, from, to);

  self->anchor = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
  draw (self, cells);
  rdt_easel_changed (self);
}

static void
fill (RdtEasel *self,
      RdtCell   cell)
{
  g_autoptr(GArray) cells = rdt_shape_fill (rdt_easel_get_setup (self), cell);

  draw (self, cells);
  rdt_easel_changed (self);
}

static void
pick (RdtEasel *self,
      RdtCell   cell)
{
  rdt_tool_pick (&self->tool, rdt_easel_get_setup (self), cell);
  self->mode = RDT_EASEL_BRUSH;
  rdt_easel_changed (self);
}

static void
move_unit (RdtEasel *self,
           RdtCell   cell)
{
  RdtSetup *setup = rdt_setup_copy (rdt_easel_get_setup (self));
  RdtRosterPlace unit = self->chosen.unit;

  rdt_muster_move (setup, unit, rdt_easel_get_place (self, cell));
  rdt_scenario_edit (self->scenario, ngettext ("Move Unit", "Move Units", 1), setup);
  rdt_selection_choose_unit (&self->chosen, rdt_easel_get_setup (self), unit);
  rdt_easel_changed (self);
}

/* Whether a road can be cut or joined at an edge. */
static gboolean
is_edge_of_road (const RdtSetup *setup,
                 RdtCell         cell,
                 RdtFacing       edge)
{
  RdtCell next = rdt_grid_step (&setup->grid, cell, edge);

  return rdt_link_has (&setup->terrain[cell], RDT_LINK_ROAD)
         && (next == RDT_NO_CELL || rdt_link_has (&setup->terrain[next], RDT_LINK_ROAD));
}

/* The edge of a road's cell where the pointer is. */
static RdtFacing
find_edge (RdtEasel *self,
           double    x,
           double    y)
{
  const RdtSetup *setup = rdt_easel_get_setup (self);
  RdtCell cell = rdt_board_view_find_cell (self->board, x, y);
  GdkRectangle area;
  RdtFacing edge;
  double angle, dx, dy;

  if (cell == RDT_NO_CELL || self->mode != RDT_EASEL_BRUSH || self->tool.kind != RDT_TOOL_ROAD)
    return RDT_NO_FACING;

  edge = rdt_board_view_find_facing (self->board, cell, x, y);
  if (edge == RDT_NO_FACING || !is_edge_of_road (setup, cell, edge))
    return RDT_NO_FACING;

  rdt_board_view_get_cell_area (self->board, cell, &area);
  angle = 2 * G_PI * edge / rdt_grid_get_n_facings (&setup->grid);
  dx = x - area.x - area.width / 2.0;
  dy = y - area.y - area.height / 2.0;

  return dx * sin (angle) - dy * cos (angle) > area.height * NEAR_EDGE ? edge : RDT_NO_FACING;
}

static void
cut_or_join (RdtEasel *self,
             RdtCell   cell,
             RdtFacing edge)
{
  RdtSetup *setup = rdt_setup_copy (rdt_easel_get_setup (self));
  g_autofree char *name = rdt_tool_dup_name (&self->tool);

  rdt_link_toggle (setup, RDT_LINK_ROAD, cell, edge);
  rdt_scenario_edit (self->scenario, name, setup);
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
  RdtPlace place = rdt_easel_get_place (self, from);
  RdtSetupUnit *unit = rdt_muster_get (rdt_easel_get_setup (self), self->chosen.unit);

  if (to == self->dragged_to)
    return;

  if (self->dragged_to == RDT_NO_CELL && rdt_easel_begin_moving (self, from))
    self->anchor = from;

  if (self->is_moving)
    {
      self->dragged_to = to;
      rdt_easel_refresh (self);
      return;
    }

  if (self->dragged_to == RDT_NO_CELL && (unit == NULL || !rdt_place_equal (unit->at, place)))
    self->chosen.unit = rdt_muster_find_at (rdt_easel_get_setup (self), place, RDT_NOBODY);

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
      cells = rdt_shape_line (&rdt_easel_get_setup (self)->grid, self->last, cell);
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
drop_company (RdtEasel *self,
              RdtCell   from,
              RdtCell   to)
{
  self->is_moving = FALSE;
  self->anchor = RDT_NO_CELL;
  if (to != RDT_NO_CELL && to != from)
    rdt_easel_move_company (self, rdt_easel_get_place (self, from),
                            rdt_easel_get_place (self, to));
  rdt_easel_changed (self);
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

  self->edge = RDT_NO_FACING;
  if (from >= RDT_NO_CELL)
    return;

  switch (self->mode)
    {
    case RDT_EASEL_SELECT:
      self->dragged_to = RDT_NO_CELL;
      if (self->is_moving)
        drop_company (self, from, cell);
      else if (rdt_roster_place_is_set (rdt_easel_get_unit (self)))
        drop_unit (self, cell != from ? cell : RDT_NO_CELL);
      else
        rdt_easel_changed (self);
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
  rdt_easel_tell (self, _("Click the other end point, or press Escape to cancel."));
}

static void
choose (RdtEasel *self,
        RdtCell   cell,
        guint     clicked)
{
  const RdtSetup *setup = rdt_easel_get_setup (self);
  RdtRosterPlace unit = rdt_muster_nth (setup, clicked);

  if (!rdt_roster_place_is_set (unit))
    unit = rdt_muster_find_at (setup, rdt_easel_get_place (self, cell), RDT_NOBODY);

  if (!self->is_adding)
    rdt_selection_choose (&self->chosen, setup, cell, clicked);
  else if (rdt_roster_place_is_set (unit))
    rdt_selection_toggle_unit (&self->chosen, setup, unit);
  else
    rdt_selection_extend (&self->chosen, setup, cell);
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
      choose (self, cell, clicked);
      rdt_easel_changed (self);
      break;

    case RDT_EASEL_BRUSH:
      if (!self->is_stroke)
        begin_stroke (self, cell);
      end_stroke (self);
      if (self->edge != RDT_NO_FACING)
        cut_or_join (self, cell, self->edge);
      self->edge = RDT_NO_FACING;
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

  self->is_adding = FALSE;
}

/* The shape that two clicks make is shown before the second. */
static void
hovered_cb (RdtBoardView *board,
            guint         cell,
            gpointer      user_data)
{
  RdtEasel *self = user_data;

  if (self->anchor == RDT_NO_CELL || self->is_moving
      || cell >= RDT_NO_CELL || cell == self->dragged_to)
    return;

  self->dragged_to = cell;
  rdt_easel_refresh (self);
}

/* Before the board hears of it. */
static void
button_cb (GtkGestureClick *gesture,
           int              n_press,
           double           x,
           double           y,
           RdtEasel        *self)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->is_adding = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;
  self->edge = find_edge (self, x, y);
}

/* Lets it hear what is done on its board. */
void
rdt_easel_connect (RdtEasel *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (button_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->board), GTK_EVENT_CONTROLLER (gesture));

  g_signal_connect_object (self->board, "cell-pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (self->board, "cell-activated", G_CALLBACK (activated_cb), self, 0);
  g_signal_connect_object (self->board, "cell-hovered", G_CALLBACK (hovered_cb), self, 0);
  g_signal_connect_object (self->board, "dragged", G_CALLBACK (dragged_cb), self, 0);
  g_signal_connect_object (self->board, "dropped", G_CALLBACK (dropped_cb), self, 0);
}
