/* rdt-board-input.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-input.h"

#include <math.h>

#include "rdt-arrow.h"

/* The distance, in pixels, from which a press is a drag. */
#define DRAG_THRESHOLD 8.0

#define WHEEL_FACTOR 1.15

/**
 * Input:
 * @start_x: where the button was pressed
 * @start_y: likewise
 * @start_cell: the cell there
 * @is_drag: whether the pointer has moved beyond the threshold since
 * @is_lost: whether the gesture was cancelled before the button was released
 * @has_space: whether the space bar is down, so that dragging scrolls
 * @had_cursor: whether the cursor was drawn when the focus left the board
 */
typedef struct
{
  RdtBoardView *view;
  double        x;
  double        y;
  double        pan_x;
  double        pan_y;
  double        pinch_cell;
  double        start_x;
  double        start_y;
  RdtCell       start_cell;
  gboolean      is_drag;
  gboolean      is_lost;
  gboolean      has_space;
  gboolean      had_cursor;
} Input;

/* The cursor is drawn only while the keyboard is in use. */
static void
show_cursor (Input    *input,
             gboolean  is_shown)
{
  rdt_board_view_get_overlay (input->view)->cursor =
    is_shown ? rdt_board_view_get_cursor (input->view) : RDT_NO_CELL;
  rdt_board_view_pointer_changed (input->view);
}

static void
motion_cb (GtkEventControllerMotion *controller,
           double                    x,
           double                    y,
           Input                    *input)
{
  RdtCell cell = rdt_board_view_find_cell (input->view, x, y);
  RdtCell hover = rdt_board_view_get_overlay (input->view)->hover;
  gboolean is_at_rest = x == input->x && y == input->y;

  input->x = x;
  input->y = y;

  /* GTK emits a motion event for a resting pointer after each layout; it does not count. */
  if (cell == hover || (is_at_rest && hover == RDT_NO_CELL))
    return;

  rdt_board_view_set_hover (input->view, cell);
  g_signal_emit_by_name (input->view, "cell-hovered", (guint) cell);
}

/* Whether the pointer itself has moved.  It also enters the board when an overlay
 * under it is hidden, but then nobody has pointed at anything.
 */
static gboolean
is_moved (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  if (event == NULL || gtk_event_controller_get_current_event_time (controller) == GDK_CURRENT_TIME)
    return FALSE;

  return gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY
         || gdk_event_get_event_type (event) == GDK_ENTER_NOTIFY;
}

static void
enter_cb (GtkEventControllerMotion *controller,
          double                    x,
          double                    y,
          Input                    *input)
{
  if (is_moved (GTK_EVENT_CONTROLLER (controller)))
    {
      motion_cb (controller, x, y, input);
      return;
    }

  input->x = x;
  input->y = y;
}

static void
leave_cb (GtkEventControllerMotion *controller,
          Input                    *input)
{
  input->x = -1;
  rdt_board_view_set_hover (input->view, RDT_NO_CELL);
  g_signal_emit_by_name (input->view, "cell-hovered", (guint) RDT_NO_CELL);
}

static gboolean
scroll_cb (GtkEventControllerScroll *controller,
           double                    dx,
           double                    dy,
           Input                    *input)
{
  GdkModifierType state =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double cell = rdt_board_view_get_cell_size (input->view);
  gboolean is_taken = FALSE;

  if ((state & GDK_CONTROL_MASK) != 0)
    {
      double wanted = cell * pow (WHEEL_FACTOR, -dy);

      if (round (wanted) == cell)
        wanted = cell + (dy < 0 ? 1 : -1);
      rdt_board_view_zoom_to (input->view, wanted, input->x, input->y);
      return TRUE;
    }

  g_signal_emit_by_name (input->view, "turned", dy > 0 ? 1 : -1, &is_taken);

  return is_taken;
}

static void
drag_begin_cb (GtkGestureDrag *gesture,
               double          x,
               double          y,
               Input          *input)
{
  input->is_drag = FALSE;
  input->is_lost = FALSE;
  input->start_x = x;
  input->start_y = y;
  input->start_cell = rdt_board_view_find_cell (input->view, x, y);
  input->pan_x = 0;
  input->pan_y = 0;

  if (input->start_cell != RDT_NO_CELL)
    rdt_board_view_set_cursor (input->view, input->start_cell);
  rdt_board_view_focus_cursor (input->view);
  show_cursor (input, FALSE);

  if (!input->has_space)
    g_signal_emit_by_name (input->view, "cell-pressed", (guint) input->start_cell);
}

static void
pan_by_drag (Input  *input,
             double  dx,
             double  dy)
{
  rdt_board_view_pan (input->view, dx - input->pan_x, dy - input->pan_y);
  input->pan_x = dx;
  input->pan_y = dy;
}

static void
drag_update_cb (GtkGestureDrag *gesture,
                double          dx,
                double          dy,
                Input          *input)
{
  if (input->has_space)
    {
      pan_by_drag (input, dx, dy);
      return;
    }

  input->is_drag = input->is_drag || hypot (dx, dy) > DRAG_THRESHOLD;
  if (!input->is_drag)
    return;

  g_signal_emit_by_name (input->view, "dragged",
                         (guint) input->start_cell, input->start_x + dx, input->start_y + dy);
}

/* GTK cancels a gesture when a motion event has no button in its state.  After a
 * layout GDK makes such an event of what the display server answers, which may
 * know of the release before the event of the release is read.  That is a
 * click, or the end of a drag, as any other.
 */
static void
drag_cancel_cb (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                Input            *input)
{
  GdkEvent *event =
    gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  input->is_lost = event == NULL || gdk_event_get_event_type (event) != GDK_MOTION_NOTIFY;
}

static void
drag_end_cb (GtkGestureDrag *gesture,
             double          dx,
             double          dy,
             Input          *input)
{
  if (input->has_space || input->is_lost)
    return;

  if (input->is_drag)
    g_signal_emit_by_name (input->view, "dropped",
                           (guint) input->start_cell, input->start_x + dx, input->start_y + dy);
  else if (input->start_cell != RDT_NO_CELL)
    g_signal_emit_by_name (input->view, "cell-activated",
                           (guint) input->start_cell,
                           (guint) rdt_board_view_find_unit (input->view,
                                                             input->start_x, input->start_y));
}

static void
middle_begin_cb (GtkGestureDrag *gesture,
                 double          x,
                 double          y,
                 Input          *input)
{
  input->pan_x = 0;
  input->pan_y = 0;
}

static void
middle_update_cb (GtkGestureDrag *gesture,
                  double          dx,
                  double          dy,
                  Input          *input)
{
  pan_by_drag (input, dx, dy);
}

static void
open_menu (Input  *input,
           double  x,
           double  y)
{
  RdtCell cell = rdt_board_view_find_cell (input->view, x, y);

  if (cell == RDT_NO_CELL)
    return;

  rdt_board_view_set_cursor (input->view, cell);
  rdt_board_view_focus_cursor (input->view);
  g_signal_emit_by_name (input->view, "cell-menu",
                         (guint) cell, (guint) rdt_board_view_find_unit (input->view, x, y));
}

static void
menu_pressed_cb (GtkGestureClick *gesture,
                 int              n_press,
                 double           x,
                 double           y,
                 Input           *input)
{
  open_menu (input, x, y);
}

static void
long_pressed_cb (GtkGestureLongPress *gesture,
                 double               x,
                 double               y,
                 Input               *input)
{
  open_menu (input, x, y);
}

static void
pinch_begin_cb (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                Input            *input)
{
  input->pinch_cell = rdt_board_view_get_cell_size (input->view);
}

static void
pinch_cb (GtkGestureZoom *gesture,
          double          scale,
          Input          *input)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    rdt_board_view_zoom_to (input->view, input->pinch_cell * scale, x, y);
}

static void
activate_cursor (Input *input)
{
  g_signal_emit_by_name (input->view, "cell-activated",
                         (guint) rdt_board_view_get_cursor (input->view), (guint) RDT_NO_UNIT);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  key,
                guint                  code,
                GdkModifierType        state,
                Input                 *input)
{
  const RdtPicture *picture = rdt_board_view_get_picture (input->view);
  RdtCell cell;

  if (picture == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  show_cursor (input, TRUE);

  if (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter)
    {
      activate_cursor (input);
      return TRUE;
    }

  if (key == GDK_KEY_space)
    {
      input->has_space = TRUE;
      return FALSE;
    }

  if (key == GDK_KEY_Menu || (key == GDK_KEY_F10 && (state & GDK_SHIFT_MASK) != 0))
    {
      g_signal_emit_by_name (input->view, "cell-menu",
                             (guint) rdt_board_view_get_cursor (input->view), (guint) RDT_NO_UNIT);
      return TRUE;
    }

  if (!rdt_arrow_is_key (key))
    return FALSE;

  cell = rdt_arrow_find_cell (key, &picture->grid, rdt_board_view_get_cursor (input->view));
  if (cell != RDT_NO_CELL)
    {
      rdt_board_view_set_cursor (input->view, cell);
      g_signal_emit_by_name (input->view, "cell-hovered", (guint) cell);
    }

  return TRUE;
}

static void
key_released_cb (GtkEventControllerKey *controller,
                 guint                  key,
                 guint                  code,
                 GdkModifierType        state,
                 Input                 *input)
{
  if (key == GDK_KEY_space)
    input->has_space = FALSE;
}

/* The focus of a window becomes invisible a few seconds after the last key, but whoever
 * used the cursor before still does.
 */
static void
focus_enter_cb (GtkEventControllerFocus *controller,
                Input                   *input)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (input->view));

  show_cursor (input, input->had_cursor || gtk_window_get_focus_visible (GTK_WINDOW (root)));
}

static void
focus_leave_cb (GtkEventControllerFocus *controller,
                Input                   *input)
{
  input->had_cursor = rdt_board_view_get_overlay (input->view)->cursor != RDT_NO_CELL;
  show_cursor (input, FALSE);
  input->has_space = FALSE;
}

static void
add_pointer_controllers (Input *input)
{
  GtkWidget *widget = GTK_WIDGET (input->view);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
    gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *middle = gtk_gesture_drag_new ();

  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), input);
  g_signal_connect (motion, "enter", G_CALLBACK (enter_cb), input);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), input);
  gtk_widget_add_controller (widget, motion);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), input);
  gtk_widget_add_controller (widget, scroll);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), input);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), input);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), input);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), input);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (middle), GDK_BUTTON_MIDDLE);
  g_signal_connect (middle, "drag-begin", G_CALLBACK (middle_begin_cb), input);
  g_signal_connect (middle, "drag-update", G_CALLBACK (middle_update_cb), input);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (middle));
}

static void
add_menu_controllers (Input *input)
{
  GtkWidget *widget = GTK_WIDGET (input->view);
  GtkGesture *menu = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  g_signal_connect (menu, "pressed", G_CALLBACK (menu_pressed_cb), input);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (menu));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), input);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (press));

  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), input);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), input);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}

static void
add_key_controllers (Input *input)
{
  GtkWidget *widget = GTK_WIDGET (input->view);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), input);
  g_signal_connect (keys, "key-released", G_CALLBACK (key_released_cb), input);
  gtk_widget_add_controller (widget, keys);

  g_signal_connect (focus, "enter", G_CALLBACK (focus_enter_cb), input);
  g_signal_connect (focus, "leave", G_CALLBACK (focus_leave_cb), input);
  gtk_widget_add_controller (widget, focus);
}

/**
 * rdt_board_input_attach:
 *
 * Adds event controllers for pointer and keys to a board view.
 */
void
rdt_board_input_attach (RdtBoardView *view)
{
  Input *input = g_new0 (Input, 1);

  input->view = view;
  input->start_cell = RDT_NO_CELL;
  /* Freed last of all, because the controllers of the view use it. */
  g_object_set_data_full (G_OBJECT (view), "rdt-board-input", input, g_free);

  add_pointer_controllers (input);
  add_menu_controllers (input);
  add_key_controllers (input);
}
