/* rdt-board-stand.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-stand.h"

/**
 * RdtBoardStand:
 *
 * The board, its first child, with the last event and the goals of both sides below, its
 * second and third.  They are beside each other if there is room.  The board keeps its size
 * however much is said: there is room for two lines, and more lie over its edge.
 */

struct _RdtBoardStand
{
  GtkWidget parent_instance;
};

/* The minimum width of the event beside the goals, in pixels: half a sentence. */
#define LEAST_ASIDE 300

/* The space around a toast, in pixels. */
#define TOAST_GAP 6

/* The lines of an event for which there is room. */
#define N_LINES 2

G_DEFINE_FINAL_TYPE (RdtBoardStand, rdt_board_stand, GTK_TYPE_WIDGET)

static GtkWidget *
get_board (GtkWidget *widget)
{
  return gtk_widget_get_first_child (widget);
}

static GtkWidget *
get_event (GtkWidget *widget)
{
  return gtk_widget_get_next_sibling (get_board (widget));
}

static GtkWidget *
get_goals (GtkWidget *widget)
{
  return gtk_widget_get_last_child (widget);
}

static int
measure (GtkWidget      *child,
         GtkOrientation  orientation,
         int             for_size)
{
  int minimum, natural;

  gtk_widget_measure (child, orientation, for_size, &minimum, &natural, NULL, NULL);

  return orientation == GTK_ORIENTATION_HORIZONTAL ? natural : minimum;
}

/* The width that is left for the event: beside the goals, or all of it. */
static int
get_event_width (GtkWidget *widget,
                 int        width)
{
  int rest = width - measure (get_goals (widget), GTK_ORIENTATION_HORIZONTAL, -1);

  return rest >= LEAST_ASIDE ? rest : width;
}

/* The height kept for the event, whatever it says. */
static int
get_kept_height (GtkWidget *event)
{
  g_autoptr(PangoLayout) line = gtk_widget_create_pango_layout (event, NULL);
  int width = measure (event, GTK_ORIENTATION_HORIZONTAL, -1);
  int line_height;

  pango_layout_get_pixel_size (line, NULL, &line_height);

  return measure (event, GTK_ORIENTATION_VERTICAL, width) + (N_LINES - 1) * line_height;
}

/* The height below the board that it never gets. */
static int
get_base_height (GtkWidget *widget,
                 int        width)
{
  int goals = measure (get_goals (widget), GTK_ORIENTATION_VERTICAL, -1);
  int event = get_kept_height (get_event (widget));

  return get_event_width (widget, width) < width ? MAX (event, goals) : event + goals;
}

static GtkSizeRequestMode
rdt_board_stand_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rdt_board_stand_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  int rest;

  gtk_widget_measure (get_board (widget), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (get_goals (widget), orientation, for_size, &rest, NULL, NULL, NULL);
      *minimum = MAX (*minimum, rest);
      *natural = MAX (*minimum, *natural);
      return;
    }

  rest = get_base_height (widget, for_size < 0 ? 2 * LEAST_ASIDE : for_size);
  *minimum += rest;
  *natural += rest;
}

static void
allocate (GtkWidget *child,
          int        x,
          int        y,
          int        width,
          int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static void
rdt_board_stand_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  GtkWidget *event = get_event (widget);
  GtkWidget *goals = get_goals (widget);
  int event_width = get_event_width (widget, width);
  int base = get_base_height (widget, width);
  int event_height = measure (event, GTK_ORIENTATION_VERTICAL, event_width);
  int goals_height = measure (goals, GTK_ORIENTATION_VERTICAL, -1);

  allocate (get_board (widget), 0, 0, width, height - base);
  if (event_width < width)
    {
      int row = MAX (base, event_height);

      allocate (event, 0, height - row, event_width, row);
      allocate (goals, event_width, height - row, width - event_width, row);
    }
  else
    {
      int row = MAX (base - goals_height, event_height);

      allocate (event, 0, height - goals_height - row, width, row);
      allocate (goals, 0, height - goals_height, width, goals_height);
    }
}

static void
rdt_board_stand_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (rdt_board_stand_parent_class)->dispose (object);
}

static void
rdt_board_stand_class_init (RdtBoardStandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_board_stand_dispose;
  widget_class->get_request_mode = rdt_board_stand_get_request_mode;
  widget_class->measure = rdt_board_stand_measure;
  widget_class->size_allocate = rdt_board_stand_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "board-stand");
}

static void
rdt_board_stand_init (RdtBoardStand *self)
{
}

/**
 * rdt_board_stand_place_toast:
 * @allocation: (out): its place in the overlay that covers this
 *
 * Places a toast over the last event where it has room there, and otherwise over the edge
 * of the board, but never over the goals.
 *
 * Returns: %TRUE
 */
gboolean
rdt_board_stand_place_toast (RdtBoardStand *self,
                             GtkWidget     *toast,
                             GdkRectangle  *allocation)
{
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_rect_t goals;
  int wanted = measure (toast, GTK_ORIENTATION_HORIZONTAL, -1) + 2 * TOAST_GAP;
  int width = gtk_widget_get_width (widget);
  int below = gtk_widget_get_height (widget);

  if (wanted <= get_event_width (widget, width) && get_event_width (widget, width) < width)
    width = get_event_width (widget, width);
  else if (gtk_widget_compute_bounds (get_goals (widget), widget, &goals))
    below = goals.origin.y;

  allocation->width = MIN (wanted, width) - 2 * TOAST_GAP;
  allocation->height = measure (toast, GTK_ORIENTATION_VERTICAL, allocation->width);
  allocation->x = (width - allocation->width) / 2;
  allocation->y = below - allocation->height - TOAST_GAP;

  return TRUE;
}
