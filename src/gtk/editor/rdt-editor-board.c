/* rdt-editor-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-board.h"

#include <glib/gi18n.h>

#include "rdt-arrow.h"
#include "rdt-board-edge.h"
#include "rdt-cell-words.h"
#include "rdt-editor-edits.h"
#include "rdt-editor-highlights.h"
#include "rdt-map-name.h"
#include "rdt-paste-preview.h"
#include "rdt-scenario-view.h"
#include "rdt-shape.h"
#include "rdt-unit-group.h"

/**
 * RdtEditorBoard:
 *
 * The board of the editor: translates pointer and keys into calls of the editor,
 * and highlights the selection and what is about to be drawn.
 */

struct _RdtEditorBoard
{
  GObject           parent_instance;

  RdtBoardView     *view;       /* weak */
  RdtEditor        *editor;
  RdtScenarioBoard *board;      /* shown by the view; must outlive it */
  RdtPastePreview  *preview;    /* of the clipboard */

  RdtCell           anchor;     /* the start of a line, rectangle or drag */
  RdtCell           dragged_to;
  RdtCell           last;       /* the last cell of the stroke, or RDT_NO_CELL */

  guint             pressed;    /* the unit whose counter was pressed */
  RdtSubject        name;       /* the name being dragged */
  RdtFacing         edge;       /* the pressed edge of a road or river, if any */

  guint             is_adding : 1;     /* the next unit is added to the selection */
  guint             is_moving : 1;     /* units are being dragged */
  guint             is_naming : 1;     /* a name on the map is being dragged */
  guint             is_extending : 1;  /* the next move of the cursor extends the selection */
};

G_DEFINE_FINAL_TYPE (RdtEditorBoard, rdt_editor_board, G_TYPE_OBJECT)

static const RdtGrid *
get_grid (RdtEditorBoard *self)
{
  return &rdt_editor_get_setup (self->editor)->grid;
}

static RdtPlace
get_place (RdtEditorBoard *self,
           RdtCell         cell)
{
  return rdt_place_of (get_grid (self), cell);
}

/* Lists the cells of a line or rectangle. */
static GArray *
trace (RdtEditorBoard *self,
       RdtCell         from,
       RdtCell         to)
{
  if (rdt_editor_get_mode (self->editor) == RDT_EDITOR_LINE)
    return rdt_shape_line (get_grid (self), from, to);

  return rdt_shape_rectangle (get_grid (self), from, to);
}

/* Highlights the selected units where a drag would move them. */
static void
mark_units (RdtEditorBoard *self,
            RdtPlace        from,
            RdtPlace        to)
{
  g_autoptr(GArray) units = rdt_editor_list_units (self->editor);

  rdt_editor_highlights_show_units (rdt_board_view_get_overlay (self->view),
                                    rdt_editor_get_setup (self->editor), units, from, to);
}

/* Highlights the selection and what is about to be drawn. */
static void
show_marks (RdtEditorBoard *self)
{
  g_autoptr(GArray) piece = NULL;
  RdtOverlay *overlay;
  RdtArea area;

  if (self->view == NULL)
    return;

  overlay = rdt_board_view_get_overlay (self->view);
  rdt_overlay_clear_highlights (overlay);
  overlay->selected = RDT_NO_CELL;
  rdt_editor_highlights_show_zones (overlay, rdt_editor_get_setup (self->editor));

  piece = rdt_paste_preview_list_cells (self->preview);
  if (piece != NULL)
    rdt_editor_highlights_show_cells (overlay, piece);
  else if (rdt_editor_get_area (self->editor, &area))
    rdt_editor_highlights_show_area (overlay, get_grid (self), &area);
  else
    mark_units (self, (RdtPlace) { 0, 0 }, (RdtPlace) { 0, 0 });

  if (self->is_moving)
    mark_units (self, get_place (self, self->anchor), get_place (self, self->dragged_to));
  else if (self->anchor != RDT_NO_CELL && self->dragged_to != RDT_NO_CELL)
    {
      g_autoptr(GArray) cells = trace (self, self->anchor, self->dragged_to);

      rdt_editor_highlights_show_cells (overlay, cells);
    }

  rdt_board_view_highlights_changed (self->view);
}

static void
forget_shape (RdtEditorBoard *self)
{
  self->anchor = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
  rdt_editor_set_has_anchor (self->editor, FALSE);
}

static void
mode_changed_cb (RdtEditorBoard *self)
{
  forget_shape (self);
  show_marks (self);
}

static void
draw_brush (RdtEditorBoard *self,
            RdtCell         from,
            RdtCell         to)
{
  g_autoptr(GArray) cells = rdt_shape_line (get_grid (self), from, to);

  self->last = to;
  rdt_editor_draw (self->editor, cells);
}

static void
begin_stroke (RdtEditorBoard *self,
              RdtCell         cell)
{
  rdt_editor_begin_stroke (self->editor);
  draw_brush (self, cell, cell);
}

static void
end_stroke (RdtEditorBoard *self)
{
  self->last = RDT_NO_CELL;
  rdt_editor_end_stroke (self->editor);
}

static void
draw_shape (RdtEditorBoard *self,
            RdtCell         from,
            RdtCell         to)
{
  g_autoptr(GArray) cells = trace (self, from, to);

  forget_shape (self);
  rdt_editor_draw (self->editor, cells);
  show_marks (self);
}

static void
fill (RdtEditorBoard *self,
      RdtCell         cell)
{
  g_autoptr(GArray) cells = rdt_shape_fill (rdt_editor_get_setup (self->editor), cell);

  rdt_editor_draw (self->editor, cells);
}

/* Starts editing the name of a new objective or label. */
static void
write_name (RdtEditorBoard *self,
            RdtCell         cell)
{
  RdtToolKind kind = rdt_editor_get_tool (self->editor)->kind;
  g_autofree char *path = NULL;
  RdtSubject name;

  if (kind != RDT_TOOL_LABEL && kind != RDT_TOOL_OBJECTIVE)
    return;

  if (rdt_map_name_find (rdt_editor_get_setup (self->editor), get_place (self, cell),
                         kind == RDT_TOOL_LABEL ? RDT_SUBJECT_LABEL : RDT_SUBJECT_OBJECTIVE,
                         &name))
    {
      path = rdt_map_name_dup_path (&name);
      gtk_widget_activate_action (GTK_WIDGET (self->view), "editor.show-path", "s", path);
    }
  else if (kind == RDT_TOOL_LABEL)
    rdt_editor_tell (self->editor, _("A map can have at most 64 names."));
}

static void
pressed_cb (RdtBoardView *view,
            guint         cell,
            gpointer      user_data)
{
  RdtEditorBoard *self = user_data;

  end_stroke (self);
  if (cell < RDT_NO_CELL && rdt_editor_get_mode (self->editor) == RDT_EDITOR_BRUSH)
    begin_stroke (self, cell);
}

/* Whether a drag from a cell moves several units: it does if it begins at one of
 * the selected ones.
 */
static gboolean
is_at_group (RdtEditorBoard *self,
             RdtCell         from)
{
  g_autoptr(GArray) units = rdt_editor_list_units (self->editor);

  return units->len > 1
         && rdt_unit_group_is_at (units, rdt_editor_get_setup (self->editor),
                                  get_place (self, from));
}

static void
show_path (RdtEditorBoard *self,
           RdtCell         from,
           RdtCell         to)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);

  overlay->path_from = from;
  overlay->path[0] = to;
  overlay->n_path = from != to ? 1 : 0;
  rdt_board_view_pointer_changed (self->view);
}

/* Lets the panel beside the board show what has been selected on it. */
static void
show_selection (RdtEditorBoard *self)
{
  g_autoptr(GArray) units = rdt_editor_list_units (self->editor);
  RdtArea area;

  if (units->len > 0 || rdt_editor_get_area (self->editor, &area))
    gtk_widget_activate_action (GTK_WIDGET (self->view), "editor.show-selection", NULL);
}

static void
drag_in_select (RdtEditorBoard *self,
                RdtCell         from,
                RdtCell         to)
{
  gboolean is_first = self->dragged_to == RDT_NO_CELL;

  if (to == self->dragged_to)
    return;

  if (is_first && is_at_group (self, from))
    {
      self->is_moving = TRUE;
      self->anchor = from;
    }

  self->dragged_to = to;
  if (self->is_moving)
    {
      show_marks (self);
      return;
    }

  if (is_first)
    {
      rdt_editor_grab (self->editor, from, self->pressed);
      self->is_naming = rdt_map_name_find_any (rdt_editor_get_setup (self->editor),
                                               get_place (self, from), &self->name);
    }

  if (self->is_naming || rdt_roster_place_is_set (rdt_editor_get_unit (self->editor)))
    {
      show_path (self, from, to);
      return;
    }

  rdt_editor_begin_area (self->editor, from);
  rdt_editor_extend_to (self->editor, to);
}

/* A rubber band may begin beside the board. */
static void
drag_from_margin (RdtEditorBoard *self,
                  RdtCell         cell)
{
  if (self->dragged_to == RDT_NO_CELL)
    rdt_editor_begin_area (self->editor, cell);
  else
    rdt_editor_extend_to (self->editor, cell);

  self->dragged_to = cell;
}

/* A stroke may begin beside the board, too. */
static void
drag_brush (RdtEditorBoard *self,
            RdtCell         from,
            RdtCell         to)
{
  if (rdt_editor_get_tool (self->editor)->kind == RDT_TOOL_LABEL)
    return;

  if (self->last == RDT_NO_CELL && from == RDT_NO_CELL)
    begin_stroke (self, to);
  else if (self->last != RDT_NO_CELL && to != self->last)
    draw_brush (self, self->last, to);
}

/* So may a line or rectangle, from the cell where the pointer enters the board. */
static void
drag_shape (RdtEditorBoard *self,
            RdtCell         from,
            RdtCell         to)
{
  if (from == RDT_NO_CELL)
    from = self->dragged_to != RDT_NO_CELL ? self->anchor : to;
  if (to == self->dragged_to && self->anchor == from)
    return;

  self->anchor = from;
  self->dragged_to = to;
  show_marks (self);
}

static void
dragged_cb (RdtBoardView *view,
            guint         from,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtEditorBoard *self = user_data;
  RdtCell cell = rdt_board_view_find_cell (view, x, y);

  if (cell == RDT_NO_CELL)
    return;

  switch (rdt_editor_get_mode (self->editor))
    {
    case RDT_EDITOR_SELECT:
      if (from < RDT_NO_CELL)
        drag_in_select (self, from, cell);
      else
        drag_from_margin (self, cell);
      break;

    case RDT_EDITOR_BRUSH:
      drag_brush (self, from, cell);
      break;

    case RDT_EDITOR_LINE:
    case RDT_EDITOR_RECTANGLE:
      drag_shape (self, from, cell);
      break;

    case RDT_EDITOR_FILL:
    case RDT_EDITOR_PICK:
    case RDT_EDITOR_STAMP:
      break;
    }
}

static void
drop_group (RdtEditorBoard *self,
            RdtCell         from,
            RdtCell         to)
{
  self->is_moving = FALSE;
  self->anchor = RDT_NO_CELL;
  if (to != RDT_NO_CELL && to != from)
    rdt_editor_edits_move_group (self->editor, get_place (self, from), get_place (self, to));
  show_marks (self);
}

static void
drop_in_select (RdtEditorBoard *self,
                RdtCell         from,
                RdtCell         to)
{
  self->dragged_to = RDT_NO_CELL;

  if (self->is_moving)
    {
      drop_group (self, from, to);
      return;
    }

  show_path (self, RDT_NO_CELL, RDT_NO_CELL);
  if (to == RDT_NO_CELL || to == from)
    return;

  if (rdt_roster_place_is_set (rdt_editor_get_unit (self->editor)))
    rdt_editor_edits_move_unit (self->editor, get_place (self, to));
  else if (self->is_naming)
    rdt_editor_edits_move_name (self->editor, &self->name, to);
}

static void
dropped_cb (RdtBoardView *view,
            guint         from,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtEditorBoard *self = user_data;

  self->edge = RDT_NO_FACING;

  switch (rdt_editor_get_mode (self->editor))
    {
    case RDT_EDITOR_SELECT:
      if (from < RDT_NO_CELL)
        drop_in_select (self, from, rdt_board_view_find_cell (view, x, y));
      self->dragged_to = RDT_NO_CELL;
      show_selection (self);
      break;

    case RDT_EDITOR_BRUSH:
      end_stroke (self);
      if (from < RDT_NO_CELL)
        write_name (self, from);
      break;

    case RDT_EDITOR_LINE:
    case RDT_EDITOR_RECTANGLE:
      if (self->dragged_to != RDT_NO_CELL)
        draw_shape (self, self->anchor, self->dragged_to);
      break;

    case RDT_EDITOR_FILL:
    case RDT_EDITOR_PICK:
    case RDT_EDITOR_STAMP:
      break;
    }
}

/* With Shift the clipboard stays at the pointer. */
static void
stamp (RdtEditorBoard *self,
       RdtCell         cell)
{
  rdt_paste_preview_move (self->preview, cell);
  rdt_paste_preview_put (self->preview);
  if (!self->is_adding)
    rdt_editor_set_mode (self->editor, RDT_EDITOR_SELECT);
}

/* Lines and rectangles take two clicks, or Return twice; a bridge takes one. */
static void
click_shape (RdtEditorBoard *self,
             RdtCell         cell)
{
  if (self->anchor != RDT_NO_CELL || rdt_tool_is_spot (rdt_editor_get_tool (self->editor)))
    {
      draw_shape (self, self->anchor != RDT_NO_CELL ? self->anchor : cell, cell);
      return;
    }

  self->anchor = cell;
  self->dragged_to = cell;
  show_marks (self);
  rdt_editor_set_has_anchor (self->editor, TRUE);
}

static void
activated_cb (RdtBoardView *view,
              guint         cell,
              guint         clicked,
              gpointer      user_data)
{
  RdtEditorBoard *self = user_data;

  switch (rdt_editor_get_mode (self->editor))
    {
    case RDT_EDITOR_SELECT:
      rdt_editor_choose (self->editor, cell, clicked, self->is_adding);
      show_selection (self);
      break;

    case RDT_EDITOR_BRUSH:
      if (self->last == RDT_NO_CELL)
        begin_stroke (self, cell);
      end_stroke (self);
      if (self->edge != RDT_NO_FACING)
        rdt_editor_edits_cut_or_join (self->editor, cell, self->edge);
      self->edge = RDT_NO_FACING;
      write_name (self, cell);
      break;

    case RDT_EDITOR_LINE:
    case RDT_EDITOR_RECTANGLE:
      click_shape (self, cell);
      break;

    case RDT_EDITOR_FILL:
      fill (self, cell);
      break;

    case RDT_EDITOR_PICK:
      rdt_editor_pick (self->editor, cell);
      break;

    case RDT_EDITOR_STAMP:
      stamp (self, cell);
      break;
    }

  self->is_adding = FALSE;
}

/* Previews the shape before the second click. */
static void
hovered_cb (RdtBoardView *view,
            guint         cell,
            gpointer      user_data)
{
  RdtEditorBoard *self = user_data;

  rdt_editor_set_pointed_cell (self->editor, MIN (cell, RDT_NO_CELL));
  if (cell < RDT_NO_CELL)
    rdt_paste_preview_move (self->preview, cell);

  if (self->anchor == RDT_NO_CELL || self->is_moving
      || cell >= RDT_NO_CELL || cell == self->dragged_to)
    return;

  self->dragged_to = cell;
  show_marks (self);
}

static void
cursor_moved_cb (RdtBoardView *view,
                 guint         cell,
                 gpointer      user_data)
{
  RdtEditorBoard *self = user_data;

  rdt_editor_set_cursor (self->editor, cell);
  rdt_paste_preview_move (self->preview, cell);
  if (self->is_extending)
    rdt_editor_extend_to (self->editor, cell);
  self->is_extending = FALSE;
}

static void
reveal_cb (RdtEditor *editor,
           guint      cell,
           gpointer   user_data)
{
  RdtEditorBoard *self = user_data;

  if (self->view == NULL)
    return;

  rdt_board_view_set_cursor (self->view, cell);
  rdt_board_view_scroll_to (self->view, cell);
}

/* The pointed edge of a cell that has what the tool draws. */
static RdtFacing
find_edge (RdtEditorBoard *self,
           double          x,
           double          y)
{
  RdtLinkKind kind;

  if (rdt_editor_get_mode (self->editor) != RDT_EDITOR_BRUSH
      || !rdt_tool_find_line (rdt_editor_get_tool (self->editor), &kind))
    return RDT_NO_FACING;

  return rdt_board_edge_find (self->view, rdt_editor_get_setup (self->editor), kind, x, y);
}

/* Runs before the view's own handler. */
static void
button_cb (GtkGestureClick *gesture,
           int              n_press,
           double           x,
           double           y,
           RdtEditorBoard  *self)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->is_adding = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;
  self->edge = find_edge (self, x, y);
  self->pressed = rdt_board_view_find_unit (self->view, x, y);
}

/* Once the cursor moves, the status line describes its cell, not that of a resting pointer. */
static void
leave_pointer (RdtEditorBoard *self)
{
  rdt_board_view_set_hover (self->view, RDT_NO_CELL);
  rdt_editor_set_pointed_cell (self->editor, RDT_NO_CELL);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                RdtEditorBoard        *self)
{
  gboolean has_shift = (state & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) == GDK_SHIFT_MASK;
  RdtArea area;

  if (rdt_arrow_is_key (key))
    leave_pointer (self);

  self->is_extending = has_shift && key >= GDK_KEY_Home && key <= GDK_KEY_End;

  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    self->is_adding = has_shift;

  if (self->is_extending && !rdt_editor_get_area (self->editor, &area))
    rdt_editor_extend_to (self->editor, rdt_board_view_get_cursor (self->view));

  return FALSE;
}

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  return rdt_words_setup_contents (rdt_editor_get_setup (user_data), cell);
}

static void
add_controllers (RdtEditorBoard *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (gesture), GTK_PHASE_CAPTURE);
  g_signal_connect_object (gesture, "pressed", G_CALLBACK (button_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (gesture));

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

static void
watch_view (RdtEditorBoard *self)
{
  g_signal_connect_object (self->view, "cell-pressed", G_CALLBACK (pressed_cb), self, 0);
  g_signal_connect_object (self->view, "cell-activated", G_CALLBACK (activated_cb), self, 0);
  g_signal_connect_object (self->view, "cell-hovered", G_CALLBACK (hovered_cb), self, 0);
  g_signal_connect_object (self->view, "cursor-moved", G_CALLBACK (cursor_moved_cb), self, 0);
  g_signal_connect_object (self->view, "dragged", G_CALLBACK (dragged_cb), self, 0);
  g_signal_connect_object (self->view, "dropped", G_CALLBACK (dropped_cb), self, 0);
}

static void
watch_editor (RdtEditorBoard *self)
{
  g_signal_connect_object (self->editor, "notify::mode", G_CALLBACK (mode_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "selection-changed", G_CALLBACK (show_marks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->preview, "changed", G_CALLBACK (show_marks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "reveal", G_CALLBACK (reveal_cb), self, 0);
  g_signal_connect_object (rdt_editor_get_scenario (self->editor), "changed",
                           G_CALLBACK (show_marks), self, G_CONNECT_SWAPPED);
}

static void
rdt_editor_board_finalize (GObject *object)
{
  RdtEditorBoard *self = RDT_EDITOR_BOARD (object);

  g_clear_weak_pointer (&self->view);
  g_clear_object (&self->editor);
  g_clear_object (&self->preview);
  g_clear_object (&self->board);

  G_OBJECT_CLASS (rdt_editor_board_parent_class)->finalize (object);
}

static void
rdt_editor_board_class_init (RdtEditorBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rdt_editor_board_finalize;
}

static void
rdt_editor_board_init (RdtEditorBoard *self)
{
  self->last = RDT_NO_CELL;
  self->edge = RDT_NO_FACING;
  self->pressed = RDT_NO_UNIT;
  self->anchor = RDT_NO_CELL;
  self->dragged_to = RDT_NO_CELL;
}

/**
 * rdt_editor_board_new:
 * @view: the view of the scenario; may be destroyed before the editor
 */
RdtEditorBoard *
rdt_editor_board_new (RdtBoardView *view,
                      RdtEditor    *editor)
{
  RdtEditorBoard *self;

  g_return_val_if_fail (RDT_IS_BOARD_VIEW (view), NULL);
  g_return_val_if_fail (RDT_IS_EDITOR (editor), NULL);

  self = g_object_new (RDT_TYPE_EDITOR_BOARD, NULL);
  g_set_weak_pointer (&self->view, view);
  self->editor = g_object_ref (editor);
  self->board = rdt_scenario_board_new (rdt_editor_get_scenario (editor));
  self->preview = rdt_paste_preview_new (editor, self->board);
  rdt_paste_preview_move (self->preview, rdt_editor_get_cursor (editor));

  rdt_scenario_view_bind (view, self->board);
  add_controllers (self);
  watch_view (self);
  watch_editor (self);
  rdt_board_view_set_describe (view, describe_cb, editor);
  show_marks (self);

  return self;
}

/**
 * rdt_editor_board_step_back:
 *
 * Cancels the current shape, else puts the tool down, else clears the selection.
 */
void
rdt_editor_board_step_back (RdtEditorBoard *self)
{
  g_return_if_fail (RDT_IS_EDITOR_BOARD (self));

  if (self->anchor == RDT_NO_CELL)
    {
      rdt_editor_step_back (self->editor);
      return;
    }

  forget_shape (self);
  show_marks (self);
}
