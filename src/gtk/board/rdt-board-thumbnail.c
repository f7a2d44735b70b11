/* rdt-board-thumbnail.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-thumbnail.h"

#include "rdt-idle-worker.h"
#include "rdt-image-node.h"
#include "rdt-painter.h"
#include "rdt-style.h"

/**
 * RdtBoardThumbnail:
 *
 * A thumbnail of a scenario or a battle, drawn by the same painter as the board.
 */

struct _RdtBoardThumbnail
{
  GtkWidget       parent_instance;

  RdtScenario    *scenario;
  RdtSavedBattle *battle;  /* instead of @scenario */
  GskRenderNode  *node;
  int             width;
  int             height;
  int             natural_width;
  int             natural_height;
};

/* Thumbnails to be painted, in order.  They are painted when idle, so that a window
 * with many of them appears at once and stays responsive.
 */
static GQueue waiting = G_QUEUE_INIT;
static RdtIdleWorker worker;

#define NATURAL_WIDTH  280
#define NATURAL_HEIGHT 190

G_DEFINE_FINAL_TYPE (RdtBoardThumbnail, rdt_board_thumbnail, GTK_TYPE_WIDGET)

static void
forget (RdtBoardThumbnail *self)
{
  g_clear_pointer (&self->node, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static const RdtSetup *
get_setup (RdtBoardThumbnail *self)
{
  return self->battle != NULL ? rdt_saved_battle_get_game (self->battle)->setup
                              : rdt_scenario_get_setup (self->scenario);
}

static void
show_picture (RdtBoardThumbnail *self,
              RdtPicture        *picture)
{
  if (self->battle != NULL)
    rdt_picture_show_position (picture, rdt_saved_battle_get_game (self->battle),
                               rdt_saved_battle_get_position (self->battle));
  else
    rdt_picture_show_setup (picture, get_setup (self));
}

static void
paint (GtkWidget *widget,
       cairo_t   *cr)
{
  RdtBoardThumbnail *self = RDT_BOARD_THUMBNAIL (widget);
  const RdtSetup *setup = get_setup (self);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  RdtLayout layout;
  RdtPalette palette;
  RdtBrush brush;

  rdt_style_init_palette (&palette, setup);
  show_picture (self, picture);
  rdt_layout_fit (&layout, &setup->grid, self->width, self->height);
  rdt_palette_set_source (&palette, cr, RDT_INK_MARGIN);
  cairo_paint (cr);
  cairo_translate (cr,
                   (self->width - rdt_layout_get_width (&layout)) / 2,
                   (self->height - rdt_layout_get_height (&layout)) / 2);
  rdt_brush_init (&brush, cr, &layout, &palette, picture);
  rdt_brush_set_thumbnail (&brush);
  rdt_painter_draw (&brush, NULL, RDT_PAINTER_UNITS);
}

static gboolean
work_cb (gpointer unused)
{
  RdtBoardThumbnail *self = g_queue_pop_head (&waiting);

  if (self == NULL)
    return FALSE;

  self->node = rdt_image_node_new (GTK_WIDGET (self), self->width, self->height, paint);
  gtk_widget_queue_draw (GTK_WIDGET (self));

  return TRUE;
}

static void
await_paint (RdtBoardThumbnail *self)
{
  self->width = gtk_widget_get_width (GTK_WIDGET (self));
  self->height = gtk_widget_get_height (GTK_WIDGET (self));
  g_clear_pointer (&self->node, gsk_render_node_unref);

  if (g_queue_find (&waiting, self) == NULL)
    g_queue_push_tail (&waiting, self);
  rdt_idle_worker_start (&worker, work_cb, NULL);
}

static void
rdt_board_thumbnail_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  RdtBoardThumbnail *self = RDT_BOARD_THUMBNAIL (widget);

  if (self->scenario == NULL && self->battle == NULL)
    return;

  if (self->node == NULL
      || self->width != gtk_widget_get_width (widget)
      || self->height != gtk_widget_get_height (widget))
    await_paint (self);
  else
    gtk_snapshot_append_node (snapshot, self->node);
}

/* The image of an unmapped thumbnail is freed. */
static void
rdt_board_thumbnail_unmap (GtkWidget *widget)
{
  RdtBoardThumbnail *self = RDT_BOARD_THUMBNAIL (widget);

  g_queue_remove (&waiting, self);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  GTK_WIDGET_CLASS (rdt_board_thumbnail_parent_class)->unmap (widget);
}

static void
rdt_board_thumbnail_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  RdtBoardThumbnail *self = RDT_BOARD_THUMBNAIL (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? self->natural_width
                                                                  : self->natural_height;
}

static void
rdt_board_thumbnail_dispose (GObject *object)
{
  RdtBoardThumbnail *self = RDT_BOARD_THUMBNAIL (object);

  g_queue_remove (&waiting, self);
  g_clear_object (&self->scenario);
  g_clear_object (&self->battle);
  g_clear_pointer (&self->node, gsk_render_node_unref);

  G_OBJECT_CLASS (rdt_board_thumbnail_parent_class)->dispose (object);
}

static void
rdt_board_thumbnail_class_init (RdtBoardThumbnailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rdt_board_thumbnail_dispose;

  widget_class->measure = rdt_board_thumbnail_measure;
  widget_class->snapshot = rdt_board_thumbnail_snapshot;
  widget_class->unmap = rdt_board_thumbnail_unmap;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rdt_board_thumbnail_init (RdtBoardThumbnail *self)
{
  self->natural_width = NATURAL_WIDTH;
  self->natural_height = NATURAL_HEIGHT;
  rdt_style_connect (G_CALLBACK (forget), self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
rdt_board_thumbnail_new (void)
{
  return g_object_new (RDT_TYPE_BOARD_THUMBNAIL, NULL);
}

void
rdt_board_thumbnail_set_scenario (RdtBoardThumbnail *self,
                                  RdtScenario       *scenario)
{
  g_return_if_fail (RDT_IS_BOARD_THUMBNAIL (self));

  g_clear_object (&self->battle);
  g_set_object (&self->scenario, scenario);
  forget (self);
}

/**
 * rdt_board_thumbnail_set_battle:
 * @battle: a battle that could be read
 */
void
rdt_board_thumbnail_set_battle (RdtBoardThumbnail *self,
                                RdtSavedBattle    *battle)
{
  g_return_if_fail (RDT_IS_BOARD_THUMBNAIL (self));

  g_clear_object (&self->scenario);
  g_set_object (&self->battle, battle);
  forget (self);
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             const char      *action)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));

  if (gtk_widget_contains (widget, x, y))
    gtk_widget_activate_action (widget, action, NULL);
}

/**
 * rdt_board_thumbnail_act:
 * @action: (transfer none): the name of the action, a static string
 *
 * Makes the thumbnail clickable, as a shortcut for a button beside it.
 */
void
rdt_board_thumbnail_act (RdtBoardThumbnail *self,
                         const char        *action)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_return_if_fail (RDT_IS_BOARD_THUMBNAIL (self));

  g_signal_connect (click, "released", G_CALLBACK (released_cb), (gpointer) action);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "pointer");
}

/* Sets the minimum size. */
void
rdt_board_thumbnail_set_size (RdtBoardThumbnail *self,
                              int                width,
                              int                height)
{
  g_return_if_fail (RDT_IS_BOARD_THUMBNAIL (self));

  self->natural_width = width;
  self->natural_height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
