/* rdt-board-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-view.h"

#include <math.h>
#include <string.h>

#include "rdt-board-input.h"
#include "rdt-counters.h"
#include "rdt-journey.h"
#include "rdt-overlay-nodes.h"
#include "rdt-tiles.h"
#include "rdt-viewport.h"

/**
 * RdtBoardView:
 *
 * A board, drawn with cairo; it knows cells, not rules.
 *
 * It shows an [struct@Picture] with an [struct@Overlay], and reports what is
 * done to its cells.  All that it draws is kept as render nodes until it
 * changes, so that a frame costs what has changed in it.
 */

struct _RdtBoardView
{
  GtkWidget      parent_instance;

  RdtTiles      *tiles;
  RdtCounters   *counters;
  RdtJourney    *journey;
  RdtOverlayNodes nodes;

  GtkWidget     *cells;

  RdtPicture     picture;
  RdtOverlay     overlay;
  RdtPalette     palette;
  RdtLayout      layout;
  RdtViewport    viewport;
  RdtCell        cursor;
  guint          parts;

  guint          has_picture : 1;
  guint          is_fitted : 1;
  guint          scroll_policies : 2;
};

enum {
  PROP_0,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
  PROP_FITTED,
  N_PROPS
};

enum {
  SIGNAL_CURSOR_MOVED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE_WITH_CODE (RdtBoardView, rdt_board_view, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

static guint signals[N_SIGNALS];

static void
allocate_cells (RdtBoardView *self)
{
  graphene_point_t origin = { self->viewport.origin.x, self->viewport.origin.y };

  gtk_widget_allocate (self->cells,
                       MAX (1, rdt_layout_get_width (&self->layout)),
                       MAX (1, rdt_layout_get_height (&self->layout)),
                       -1,
                       gsk_transform_translate (NULL, &origin));
}

static void
scrolled_cb (RdtBoardView *self)
{
  rdt_viewport_find_origin (&self->viewport, &self->layout, GTK_WIDGET (self));
  allocate_cells (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
set_cell_size (RdtBoardView *self,
               double        cell)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  rdt_layout_init (&self->layout, &self->picture.grid, cell);
  rdt_tiles_set_layout (self->tiles, &self->layout, scale);
  rdt_counters_set_layout (self->counters, &self->layout, scale);
  rdt_cell_grid_set_layout (RDT_CELL_GRID (self->cells), &self->layout);
  rdt_overlay_nodes_forget (&self->nodes);
}

/* Whole pixels: the grid's lines are as sharp in each cell. */
static void
fit (RdtBoardView *self,
     int           width,
     int           height)
{
  RdtLayout layout;
  double cell;

  if (!self->has_picture || !self->is_fitted || width < 1 || height < 1)
    return;

  rdt_layout_fit (&layout, &self->picture.grid, width, height);
  cell = CLAMP (floor (layout.cell), RDT_LEAST_CELL, RDT_MOST_CELL);

  if (cell != self->layout.cell)
    set_cell_size (self, cell);
}

static void
set_adjustment (RdtBoardView   *self,
                GtkOrientation  orientation,
                GtkAdjustment  *adjustment)
{
  rdt_viewport_set_adjustment (&self->viewport, orientation, adjustment,
                               G_CALLBACK (scrolled_cb), self);
  rdt_viewport_configure (&self->viewport, &self->layout, GTK_WIDGET (self));
}

static void
rdt_board_view_dispose (GObject *object)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  rdt_viewport_clear (&self->viewport, G_CALLBACK (scrolled_cb), self);
  g_clear_pointer (&self->journey, rdt_journey_free);
  g_clear_pointer (&self->cells, gtk_widget_unparent);

  G_OBJECT_CLASS (rdt_board_view_parent_class)->dispose (object);
}

static void
rdt_board_view_finalize (GObject *object)
{
  RdtBoardView *self = RDT_BOARD_VIEW (object);

  rdt_overlay_nodes_forget (&self->nodes);
  rdt_tiles_free (self->tiles);
  rdt_counters_free (self->counters);

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

    case PROP_FITTED:
      g_value_set_boolean (value, self->is_fitted);
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
  rdt_viewport_configure (&self->viewport, &self->layout, widget);
  rdt_viewport_find_origin (&self->viewport, &self->layout, GTK_WIDGET (self));
  allocate_cells (self);
}

static gboolean
draw_again_cb (GtkWidget     *widget,
               GdkFrameClock *clock,
               gpointer       unused)
{
  gtk_widget_queue_draw (widget);

  return G_SOURCE_REMOVE;
}

static void
rdt_board_view_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  RdtBox visible = { -self->viewport.origin.x, -self->viewport.origin.y, width, height };
  const RdtInk *margin = &self->palette.inks[RDT_INK_MARGIN];
  GdkRGBA colour = { margin->red, margin->green, margin->blue, 1 };
  const RdtBrush brush = {
    .layout = &self->layout,
    .palette = &self->palette,
    .picture = &self->picture,
  };

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->has_picture)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (self->viewport.origin.x, self->viewport.origin.y));

      if (!rdt_tiles_append (self->tiles, &self->picture, &visible, snapshot))
        gtk_widget_add_tick_callback (widget, draw_again_cb, NULL, NULL);

      rdt_overlay_nodes_append_below (&self->nodes, &self->overlay, &brush, snapshot);
      rdt_counters_append (self->counters, &self->picture, &visible, snapshot);
      rdt_overlay_nodes_append_above (&self->nodes, &self->overlay, &brush, snapshot);
      gtk_snapshot_restore (snapshot);
    }

  gtk_snapshot_pop (snapshot);
}

/* The keyboard comes in at the cursor; arrows do the rest. */
static gboolean
rdt_board_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  if (!self->has_picture || gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;

  rdt_board_view_focus_cursor (self);

  return TRUE;
}

static gboolean
rdt_board_view_grab_focus (GtkWidget *widget)
{
  RdtBoardView *self = RDT_BOARD_VIEW (widget);

  if (!self->has_picture)
    return FALSE;

  return rdt_cell_grid_focus (RDT_CELL_GRID (self->cells), self->cursor);
}

static void
scale_factor_changed_cb (RdtBoardView *self)
{
  if (self->has_picture)
    set_cell_size (self, self->layout.cell);
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
   * RdtBoardView:fitted:
   *
   * Whether the whole board is shown, whatever the size of the window.
   */
  g_object_class_install_property (object_class, PROP_FITTED,
                                   g_param_spec_boolean ("fitted", NULL, NULL,
                                                         TRUE,
                                                         G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));

  /**
   * RdtBoardView::cursor-moved:
   * @self: a board view
   * @cell: where the keyboard is now
   */
  signals[SIGNAL_CURSOR_MOVED] =
    g_signal_new ("cursor-moved",
                  G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                  NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);

  rdt_board_input_install_signals (G_TYPE_FROM_CLASS (klass));

  gtk_widget_class_set_css_name (widget_class, "board");
}

static void
rdt_board_view_init (RdtBoardView *self)
{
  self->tiles = rdt_tiles_new ();
  self->counters = rdt_counters_new ();
  self->cells = rdt_cell_grid_new ();
  self->is_fitted = TRUE;
  self->parts = RDT_PAINTER_LABELS;
  rdt_overlay_init (&self->overlay);
  rdt_palette_init (&self->palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_layout_init (&self->layout, &(RdtGrid) { .width = 1, .height = 1 }, 48);

  gtk_widget_set_parent (self->cells, GTK_WIDGET (self));
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_changed_cb), NULL);

  rdt_board_input_attach (self);
}

GtkWidget *
rdt_board_view_new (void)
{
  return g_object_new (RDT_TYPE_BOARD_VIEW, NULL);
}

const RdtPicture *
rdt_board_view_get_picture (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return self->has_picture ? &self->picture : NULL;
}

/* Forgets the tiles of cells where works or holders are others now. */
static void
compare_boards (RdtBoardView     *self,
                const RdtPicture *picture)
{
  gboolean has_clouds = self->picture.n_clouds + picture->n_clouds > 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&picture->grid); cell++)
    if (self->picture.works[cell] != picture->works[cell]
        || self->picture.held[cell] != picture->held[cell])
      rdt_tiles_forget_cell (self->tiles, cell);

  if (!has_clouds)
    return;

  for (guint i = 0; i < self->picture.n_clouds; i++)
    rdt_tiles_forget_cell (self->tiles, self->picture.clouds[i].cell);
  for (guint i = 0; i < picture->n_clouds; i++)
    rdt_tiles_forget_cell (self->tiles, picture->clouds[i].cell);
}

/**
 * rdt_board_view_set_picture:
 * @picture: what to show; copied, but its scenario must outlive it
 *
 * Shows a board, or what has changed on it.
 */
void
rdt_board_view_set_picture (RdtBoardView     *self,
                            const RdtPicture *picture)
{
  gboolean is_same_board;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));
  g_return_if_fail (picture != NULL);

  is_same_board = self->has_picture && self->picture.setup == picture->setup;

  if (is_same_board)
    compare_boards (self, picture);
  else
    rdt_tiles_forget (self->tiles);

  self->picture = *picture;

  if (!is_same_board)
    {
      gboolean is_new_grid = !self->has_picture
                             || memcmp (&self->layout.grid, &picture->grid, sizeof (RdtGrid)) != 0;

      self->has_picture = TRUE;
      if (self->cursor >= rdt_grid_get_n_cells (&picture->grid))
        self->cursor = 0;
      if (is_new_grid)
        set_cell_size (self, self->layout.cell);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }

  rdt_cell_grid_changed (RDT_CELL_GRID (self->cells), RDT_NO_CELL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rdt_board_view_set_palette (RdtBoardView     *self,
                            const RdtPalette *palette)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  self->palette = *palette;
  rdt_tiles_set_palette (self->tiles, palette);
  rdt_counters_set_palette (self->counters, palette);
  rdt_overlay_nodes_forget (&self->nodes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rdt_board_view_set_labels:
 *
 * Shows or hides the coordinates.
 */
void
rdt_board_view_set_labels (RdtBoardView *self,
                           gboolean      has_labels)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  self->parts = has_labels ? RDT_PAINTER_LABELS : 0;
  rdt_tiles_set_parts (self->tiles, self->parts);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rdt_board_view_set_describe:
 *
 * Sets who tells in words what is in a cell.
 */
void
rdt_board_view_set_describe (RdtBoardView    *self,
                             RdtDescribeCell  describe,
                             gpointer         user_data)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_cell_grid_set_describe (RDT_CELL_GRID (self->cells), describe, user_data);
}

const RdtLayout *
rdt_board_view_get_layout (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return &self->layout;
}

/**
 * rdt_board_view_get_overlay:
 *
 * Returns: (transfer none): what is pointed at; whoever changes it says so
 *   with [method@BoardView.hints_changed] or [method@BoardView.pointer_changed]
 */
RdtOverlay *
rdt_board_view_get_overlay (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), NULL);

  return &self->overlay;
}

void
rdt_board_view_hints_changed (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_overlay_nodes_forget_hints (&self->nodes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rdt_board_view_pointer_changed (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  rdt_overlay_nodes_forget_pointer (&self->nodes);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rdt_board_view_board_changed:
 * @cell: where the ground is another, or %RDT_NO_CELL for everywhere
 *
 * Draws the ground again.  Lines and outlines lead into the neighbours, so
 * they are drawn again as well.
 */
void
rdt_board_view_board_changed (RdtBoardView *self,
                              RdtCell       cell)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  if (cell == RDT_NO_CELL)
    rdt_tiles_forget (self->tiles);
  else
    rdt_tiles_forget_cell (self->tiles, cell);

  gtk_widget_queue_draw (GTK_WIDGET (self));
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
 * Moves the keyboard's cursor, and the focus if the board has it.
 */
void
rdt_board_view_set_cursor (RdtBoardView *self,
                           RdtCell       cell)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  if (!self->has_picture || cell >= rdt_grid_get_n_cells (&self->picture.grid))
    return;

  self->cursor = cell;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    {
      if (self->overlay.cursor != RDT_NO_CELL)
        self->overlay.cursor = cell;
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

  if (self->overlay.hover == cell)
    return;

  self->overlay.hover = cell;
  rdt_board_view_pointer_changed (self);
}

void
rdt_board_view_focus_cursor (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self));
}

double
rdt_board_view_get_cell_size (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), 0);

  return self->layout.cell;
}

static void
set_fitted (RdtBoardView *self,
            gboolean      is_fitted)
{
  if (self->is_fitted == is_fitted)
    return;

  self->is_fitted = is_fitted;
  g_object_notify (G_OBJECT (self), "fitted");
}

/**
 * rdt_board_view_zoom_to:
 * @cell_size: of a cell, in pixels
 * @x: of a place in the widget
 * @y: of it
 *
 * Zooms so that what is at a place stays there.
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
  if (!self->has_picture || cell_size == self->layout.cell)
    return;

  share.x = (x - self->viewport.origin.x) / rdt_layout_get_width (&self->layout);
  share.y = (y - self->viewport.origin.y) / rdt_layout_get_height (&self->layout);

  set_fitted (self, FALSE);
  set_cell_size (self, cell_size);
  rdt_viewport_configure (&self->viewport, &self->layout, GTK_WIDGET (self));
  rdt_viewport_scroll_so (&self->viewport, &self->layout, share, (RdtPoint) { x, y });
  scrolled_cb (self);
}

/**
 * rdt_board_view_zoom_by:
 *
 * Zooms about the middle.
 */
void
rdt_board_view_zoom_by (RdtBoardView *self,
                        double        factor)
{
  double cell;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  cell = self->layout.cell * factor;
  if (round (cell) == self->layout.cell)
    cell = self->layout.cell + (factor > 1 ? 1 : -1);

  rdt_board_view_zoom_to (self, cell,
                          gtk_widget_get_width (GTK_WIDGET (self)) / 2.0,
                          gtk_widget_get_height (GTK_WIDGET (self)) / 2.0);
}

void
rdt_board_view_zoom_to_fit (RdtBoardView *self)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  set_fitted (self, TRUE);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
rdt_board_view_is_fitted (RdtBoardView *self)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), FALSE);

  return self->is_fitted;
}

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
 * Scrolls as little as shows all of a cell.
 */
void
rdt_board_view_scroll_to (RdtBoardView *self,
                          RdtCell       cell)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (&self->layout, cell);

  rdt_viewport_scroll_to (&self->viewport, &box);
}

/**
 * rdt_board_view_find_cell:
 *
 * Returns: the cell at a place in the widget, or %RDT_NO_CELL
 */
RdtCell
rdt_board_view_find_cell (RdtBoardView *self,
                          double        x,
                          double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_CELL);

  if (!self->has_picture)
    return RDT_NO_CELL;

  return rdt_layout_find_cell (&self->layout, x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_find_unit:
 *
 * Returns: the topmost unit whose counter lies at a place in the widget, or
 *   %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_board_view_find_unit (RdtBoardView *self,
                          double        x,
                          double        y)
{
  RdtUnitIndex unit = RDT_NO_UNIT;

  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_UNIT);

  x -= self->viewport.origin.x;
  y -= self->viewport.origin.y;

  for (guint i = 0; i < self->picture.n_counters; i++)
    {
      RdtBox box = rdt_counter_get_box (&self->picture.counters[i], &self->layout);

      if (x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height)
        unit = self->picture.counters[i].unit;
    }

  return unit;
}

RdtFacing
rdt_board_view_find_facing (RdtBoardView *self,
                            RdtCell       cell,
                            double        x,
                            double        y)
{
  g_return_val_if_fail (RDT_IS_BOARD_VIEW (self), RDT_NO_FACING);

  return rdt_layout_find_facing (&self->layout, cell, x - self->viewport.origin.x, y - self->viewport.origin.y);
}

/**
 * rdt_board_view_get_cell_area:
 * @area: (out caller-allocates): where a cell is in the widget
 */
void
rdt_board_view_get_cell_area (RdtBoardView *self,
                              RdtCell       cell,
                              GdkRectangle *area)
{
  RdtBox box;

  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  box = rdt_layout_get_box (&self->layout, cell);
  *area = (GdkRectangle) {
    .x = box.x + self->viewport.origin.x,
    .y = box.y + self->viewport.origin.y,
    .width = box.width,
    .height = box.height,
  };
}

static void
journey_moved_cb (RdtUnitIndex unit,
                  double       dx,
                  double       dy,
                  gpointer     user_data)
{
  RdtBoardView *self = user_data;

  rdt_counters_set_shift (self->counters, unit, dx, dy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rdt_board_view_animate_move:
 * @from: where the unit was
 * @path: the cells that it entered, its place now the last of them
 *
 * Lets a counter travel to its place, where the desktop wants animations.
 */
void
rdt_board_view_animate_move (RdtBoardView  *self,
                             RdtUnitIndex   unit,
                             RdtCell        from,
                             const RdtCell *path,
                             guint          n_path)
{
  g_return_if_fail (RDT_IS_BOARD_VIEW (self));

  g_clear_pointer (&self->journey, rdt_journey_free);
  self->journey = rdt_journey_begin (GTK_WIDGET (self), &self->layout,
                                     &(RdtJourneyWay) { unit, from, path, n_path },
                                     journey_moved_cb, self);
}
