/* rdt-board-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-view.h"

#include <math.h>

#include "rdt-board-layers.h"
#include "rdt-style.h"
#include "rdt-viewport.h"

/**
 * RdtBoardView:
 *
 * Shows a board.  It knows cells, but no rules.
 *
 * It shows an [struct@Picture] with an [struct@Overlay], and emits signals for
 * input on cells.
 */

struct _RdtBoardView
{
  GtkWidget         parent_instance;

  RdtBoardLayers   *layers;
  const RdtPicture *picture;      /* owned by @layers; NULL if there is no board */
  const RdtLayout  *layout;       /* owned by @layers */
  RdtOverlay       *overlay;      /* of @layers */

  GtkWidget        *cells;
  RdtViewport       viewport;
  RdtCell           cursor;

  guint             is_fitted : 1;
};

enum {
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
  N_PROPS
};

enum {
  SIGNAL_CURSOR_MOVED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtBoardView, rdt_board_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static guint signals[N_SIGNALS];

/* Allocates the accessible cells where the cells are drawn. */
static void
allocate_cells (RdtBoardView *self)
{
  graphene_point_t origin = { self->viewport.origin.x, self->viewport.origin.y };

  gtk_widget_allocate (self->cells,
                       MAX (1, rdt_layout_get_width (self->layout)),
                       MAX (1, rdt_layout_get_height (self->layout)),
                       -1,
                       gsk_transform_translate (NULL, &origin));
}

static void
scrolled (RdtBoardView *self)
{
  rdt_viewport_find_origin (&self->viewport, self->layout, GTK_WIDGET (self));
  allocate_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_cell_size (RdtBoardView *self,
               double        cell)
{
  rdt_board_layers_set_cell_size (self->layers, cell);
  rdt_cell_grid_set_layout (RDT_CELL_GRID (self->cells), self->layout);
}

/* Cells have a size of whole pixels, so that grid lines are sharp. */
static void
fit (RdtBoardView *self,
     int           width,
     int           height)
{
  RdtLayout layout;
  double cell;

  if (self->picture == NULL || !self->is_fitted || width < 1 || height < 1)
    return;

  rdt_layout_fit (&layout, &self->picture->grid, width, height);
  cell = CLAMP (floor (layout.cell), RDT_LEAST_CELL, RDT_MOST_CELL);

  if (cell != self->layout->cell)
    set_cell_size (self, cell);
}

static void
set_adjustment (RdtBoardView   *self,
                GtkOrientation  orientation,
                GtkAdjustment  *adjustment)
{
  rdt_viewport_set_adjustment (&self->viewport, orientation, adjustment,
                               G_CALLBACK (scrolled), self);
  rdt_viewport_configure (&self->viewport, self->layout, GTK_WIDGET (self));
}

static void
rdt_board_view_dispose (GObject *object)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  rdt_viewport_clear (&self->viewport, G_CALLBACK (scrolled), self);
  g_clear_pointer (&self->cells, gtk_widget_unparent);

  G_OBJECT_CLASS (rdt_board_view_parent_class)->dispose (object);
}

static void
rdt_board_view_finalize (GObject *object)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  rdt_board_layers_free (self->layers);

  G_OBJECT_CLASS (rdt_board_view_parent_class)->finalize (object);
}

static void
rdt_board_view_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      g_value_set_object (value, self->viewport.adjustments[GTK_ORIENTATION_HORIZONTAL]);
      break;

    case PROP_VADJUSTMENT:
      g_value_set_object (value, self->viewport.adjustments[GTK_ORIENTATION_VERTICAL]);
      break;

    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      g_value_set_enum (value, GTK_SCROLL_MINIMUM);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_board_view_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  switch (prop_id)
    {
    case PROP_HADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_HORIZONTAL, g_value_get_object (value));
      break;

    case PROP_VADJUSTMENT:
      set_adjustment (self, GTK_ORIENTATION_VERTICAL, g_value_get_object (value));
      break;

    case PROP_HSCROLL_POLICY:
    case PROP_VSCROLL_POLICY:
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rdt_board_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = 120;
  *natural = 480;
}

static void
rdt_board_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  fit (self, width, height);
  rdt_viewport_configure (&self->viewport, self->layout, widget);
  rdt_viewport_find_origin (&self->viewport, self->layout, GTK_WIDGET (self));
  allocate_cells (self);
}

static void
rdt_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  rdt_board_layers_append (self->layers, self->viewport.origin, snapshot);
}

/* Tab moves the focus to the cursor; arrow keys move it on. */
static gboolean
rdt_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  if (self->picture == NULL || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  rdt_board_view_focus_cursor (self);

  return TRUE;
}

static gboolean
rdt_board_view_grab_focus (GtkWidget *widget)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  if (self->picture == NULL)
    return FALSE;

  return rdt_cell_grid_focus (RDT_CELL_GRID (self->cells), self->cursor);
}

static void
scale_factor_changed_cb (RdtBoardView *self)
{
  if (self->picture == NULL)
    return;

  set_cell_size (self, self->layout->cell);
  rdt_board_layers_board_changed (self->layers, RDT_NO_CELL);
}

/* The signals for input on cells, which rdt-board-input.c emits. */
static void
install_signals (GType type)
{
  /**
   * RdtBoardView::cell-activated:
   * @cell: the cell that was clicked, or activated with Return
   * @unit: the unit whose counter was clicked, or %RDT_NO_UNIT
   */
  g_signal_new ("cell-activated", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * RdtBoardView::cell-hovered:
   * @cell: the cell of the pointer or cursor, or %RDT_NO_CELL
   */
  g_signal_new ("cell-hovered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtBoardView::cell-menu:
   * @cell: the cell of the context menu
   * @unit: the unit under the pointer, or %RDT_NO_UNIT
   */
  g_signal_new ("cell-menu", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  /**
   * RdtBoardView::cell-pressed:
   * @cell: the cell where the button was pressed, or %RDT_NO_CELL
   */
  g_signal_new ("cell-pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  /**
   * RdtBoardView::dragged:
   * @cell: the cell where the button was pressed
   * @x: the x coordinate of the pointer
   */
  g_signal_new ("dragged", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * RdtBoardView::dropped:
   * @cell: the cell where the button was pressed
   * @x: the x coordinate of the release
   */
  g_signal_new ("dropped", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_DOUBLE);

  /**
   * RdtBoardView::turned:
   * @steps: how far the wheel turned, clockwise
   *
   * Returns: whether it was handled; if not, the board scrolls
   */
  g_signal_new ("turned", type, G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL,
                G_TYPE_BOOLEAN, 1, G_TYPE_INT);
}

static void
rdt_board_view_class_init (RdtBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rdt_board_view_dispose;
  object_class->finalize = rdt_board_view_finalize;
  object_class->get_property = rdt_board_view_get_property;
  object_class->set_property = rdt_board_view_set_property;

  widget_class->focus = rdt_board_view_focus;
  widget_class->grab_focus = rdt_board_view_grab_focus;
  widget_class->measure = rdt_board_view_measure;
  widget_class->size_allocate = rdt_board_view_size_allocate;
  widget_class->snapshot = rdt_board_view_snapshot;

  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");

  /**
   * RdtBoardView::cursor-moved:
   * @self: a board view
   * @cell: the new cell of the cursor
   */
  signals[SIGNAL_CURSOR_MOVED] =
    g_signal_new ("cursor-moved",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  install_signals (G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
rdt_board_view_init (RdtBoardView *self)
{
  self->layers = rdt_board_layers_new (GTK_WIDGET (self));
  self->layout = rdt_board_layers_get_layout (self->layers);
  self->overlay = rdt_board_layers_get_overlay (self->layers);
  self->cells = rdt_cell_grid_new ();
  self->is_fitted = TRUE;

  gtk_widget_set_parent (self->cells, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);
  rdt_style_connect_text_size (G_CALLBACK (scale_factor_changed_cb), self);
}

const RdtPicture *
rdt_board_view_get_picture (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return self->picture;
}

/**
 * rdt_board_view_set_picture:
 * @picture: the picture, which is copied; its scenario must outlive it
 *
 * Sets the board that is shown, or updates it.
 */
void
rdt_board_view_set_picture (RdtBoardView     *self,
                            const RdtPicture *picture)
{
  gboolean is_new_grid;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));
  g_return_if_fail (picture != NULL);

  is_new_grid = self->picture == NULL
                || !rdt_grid_equal (&self->layout->grid, &picture->grid);

  if (rdt_board_layers_set_picture (self->layers, picture))
    {
      self->picture = rdt_board_layers_get_picture (self->layers);
      if (self->cursor >= rdt_grid_get_n_cells (&picture->grid))
        self->cursor = 0;
      if (is_new_grid)
        set_cell_size (self, self->layout->cell);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }

  rdt_cell_grid_changed (RDT_CELL_GRID (self->cells), RDT_NO_CELL);
}

void
rdt_board_view_set_palette (RdtBoardView     *self,
                            const RdtPalette *palette)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_set_palette (self->layers, palette);
}

/**
 * rdt_board_view_set_labels:
 *
 * Shows or hides coordinates.
 */
void
rdt_board_view_set_labels (RdtBoardView *self,
                           gboolean      has_labels)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_set_labels (self->layers, has_labels);
}

/**
 * rdt_board_view_set_describe:
 *
 * Sets the function that describes cells to screen readers.
 */
void
rdt_board_view_set_describe (RdtBoardView    *self,
                             RdtDescribeCell  describe,
                             gpointer         user_data)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_cell_grid_set_describe (RDT_CELL_GRID (self->cells), describe, user_data);
}

/* Returns: (transfer none): the accessible cells */
RdtCellGrid *
rdt_board_view_get_cells (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return RDT_CELL_GRID (self->cells);
}

/**
 * rdt_board_view_get_overlay:
 *
 * Returns: (transfer none): the highlights; report changes to them with
 *   [method@BoardView.highlights_changed] or [method@BoardView.pointer_changed]
 */
RdtOverlay *
rdt_board_view_get_overlay (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return self->overlay;
}

/**
 * rdt_board_view_highlights_changed:
 * Draws the highlights of cells again; to be called after changes to them.
 */
void
rdt_board_view_highlights_changed (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_highlights_changed (self->layers);
}

/**
 * rdt_board_view_pointer_changed:
 * Draws what follows the pointer again; to be called after changes to it.
 */
void
rdt_board_view_pointer_changed (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_pointer_changed (self->layers);
}

/**
 * rdt_board_view_board_changed:
 * @cell: the changed cell, or %RDT_NO_CELL for all
 *
 * Invalidates the ground of a cell and of its neighbours, in which lines and
 * outlines continue.
 */
void
rdt_board_view_board_changed (RdtBoardView *self,
                              RdtCell       cell)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_board_changed (self->layers, cell);
}

RdtCell
rdt_board_view_get_cursor (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_CELL);

  return self->cursor;
}

/**
 * rdt_board_view_set_cursor:
 *
 * Moves the cursor, and the focus if the board has it.
 */
void
rdt_board_view_set_cursor (RdtBoardView *self,
                           RdtCell       cell)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  if (self->picture == NULL || cell >= rdt_grid_get_n_cells (&self->picture->grid))
    return;

  self->cursor = cell;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    {
      if (self->overlay->cursor != RDT_NO_CELL)
        self->overlay->cursor = cell;
      rdt_cell_grid_focus (RDT_CELL_GRID (self->cells), cell);
      rdt_board_view_scroll_to (self, cell);
    }

  rdt_board_view_pointer_changed (self);
  g_signal_emit (self, signals[SIGNAL_CURSOR_MOVED], 0, (guint) cell);
}

void
rdt_board_view_set_hover (RdtBoardView *self,
                          RdtCell       cell)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  if (self->overlay->hover == cell)
    return;

  self->overlay->hover = cell;
  rdt_board_view_pointer_changed (self);
}

/**
 * rdt_board_view_focus_cursor:
 * Moves the keyboard's focus to the cursor.
 */
void
rdt_board_view_focus_cursor (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/**
 * rdt_board_view_animate_move:
 * @from: the cell that the unit left
 * @path: the cells that it entered, the last of which it is in
 *
 * Animates the move of a counter, if animations are enabled.
 */
void
rdt_board_view_animate_move (RdtBoardView  *self,
                             RdtUnitIndex   unit,
                             RdtCell        from,
                             const RdtCell *path,
                             guint          n_path)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_board_layers_animate_move (self->layers, &(RdtCounterPath) { unit, from, path, n_path });
}

double
rdt_board_view_get_cell_size (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), 0);

  return self->layout->cell;
}

/**
 * rdt_board_view_zoom_to:
 * @cell_size: the new size of a cell, in pixels
 * @x: the x coordinate of a point in the widget
 * @y: its y coordinate
 *
 * Zooms so that a point keeps its place.
 */
void
rdt_board_view_zoom_to (RdtBoardView *self,
                        double        cell_size,
                        double        x,
                        double        y)
{
  RdtPoint share;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  cell_size = CLAMP (round (cell_size), RDT_LEAST_CELL, RDT_MOST_CELL);
  if (self->picture == NULL || cell_size == self->layout->cell)
    return;

  share.x = (x - self->viewport.origin.x) / rdt_layout_get_width (self->layout);
  share.y = (y - self->viewport.origin.y) / rdt_layout_get_height (self->layout);

  self->is_fitted = FALSE;
  set_cell_size (self, cell_size);
  rdt_viewport_configure (&self->viewport, self->layout, GTK_WIDGET (self));
  rdt_viewport_scroll_so (&self->viewport, self->layout, share, (RdtPoint) { x, y });
  scrolled (self);
}

/**
 * rdt_board_view_zoom_by:
 *
 * Zooms about the centre.
 */
void
rdt_board_view_zoom_by (RdtBoardView *self,
                        double        factor)
{
  double cell;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  cell = self->layout->cell * factor;
  if (round (cell) == self->layout->cell)
    cell = self->layout->cell + (factor > 1 ? 1 : -1);

  rdt_board_view_zoom_to (self, cell,
                          gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                          gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

/**
 * rdt_board_view_zoom_to_fit:
 * Shows the whole board, also when the window's size changes.
 */
void
rdt_board_view_zoom_to_fit (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  self->is_fitted = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rdt_board_view_is_fitted:
 *
 * Whether the whole board is shown, whatever the window's size.
 */
gboolean
rdt_board_view_is_fitted (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), FALSE);

  return self->is_fitted;
}

/**
 * rdt_board_view_pan:
 * @dx: how far the content moves to the right, in pixels
 * @dy: how far it moves down
 */
void
rdt_board_view_pan (RdtBoardView *self,
                    double        dx,
                    double        dy)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_viewport_pan (&self->viewport, dx, dy);
}

/**
 * rdt_board_view_scroll_to:
 *
 * Scrolls no further than needed to show a cell.
 */
void
rdt_board_view_scroll_to (RdtBoardView *self,
                          RdtCell       cell)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (self->layout, cell);

  rdt_viewport_scroll_to (&self->viewport, &box);
}

/**
 * rdt_board_view_find_cell:
 *
 * Returns: the cell at a point of the widget, or %RDT_NO_CELL
 */
RdtCell
rdt_board_view_find_cell (RdtBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_CELL);

  if (self->picture == NULL)
    return RDT_NO_CELL;

  return rdt_layout_find_cell (self->layout,
                               x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_find_unit:
 *
 * Returns: the topmost unit whose counter is at a point of the widget, or
 *   %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_board_view_find_unit (RdtBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_UNIT);

  return rdt_board_layers_find_unit (self->layers,
                                     (RdtPoint) { x - self->viewport.origin.x,
                                                  y - self->viewport.origin.y });
}

RdtFacing
rdt_board_view_find_facing (RdtBoardView *self,
                            RdtCell       cell,
                            double        x,
                            double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_FACING);

  return rdt_layout_find_facing (self->layout, cell,
                                 x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_get_cell_area:
 * @area: (out caller-allocates): the rectangle of a cell in the widget
 */
void
rdt_board_view_get_cell_area (RdtBoardView *self,
                              RdtCell       cell,
                              GdkRectangle *area)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (self->layout, cell);
  *area = (GdkRectangle) {
    .x = box.x + self->viewport.origin.x,
    .y = box.y + self->viewport.origin.y,
    .width = box.width,
    .height = box.height,
  };
}
