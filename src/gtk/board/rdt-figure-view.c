/* rdt-figure-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-figure-view.h"

#include "rdt-figure.h"
#include "rdt-image-node.h"
#include "rdt-painter.h"
#include "rdt-scenario.h"
#include "rdt-style.h"

/**
 * RdtFigureView:
 *
 * A small board in the reference, with highlights.
 */

struct _RdtFigureView
{
  GtkWidget   parent_instance;

  RdtGame    *game;
  RdtOverlay *overlay;
};

G_DEFINE_FINAL_TYPE (RdtFigureView, rdt_figure_view, GTK_TYPE_WIDGET)

#define FOLDER "/io/github/redoubt/Redoubt/reference/figures/"

/* The preferred size of a cell, in pixels. */
#define CELL 56

static void
paint (GtkWidget *widget,
       cairo_t   *cr)
{
  RdtFigureView *self = RDT_FIGURE_VIEW (widget);
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  g_autofree RdtPosition *position = g_new (RdtPosition, 1);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  RdtLayout layout;
  RdtPalette palette;
  RdtBrush brush;

  rdt_position_init (position, self->game);
  rdt_style_init_palette (&palette, self->game->setup);
  rdt_picture_show_position (picture, self->game, position);
  rdt_layout_fit (&layout, &self->game->setup->grid, width, height);
  rdt_palette_set_source (&palette, cr, RDT_INK_MARGIN);
  cairo_paint (cr);
  cairo_translate (cr,
                   (width - rdt_layout_get_width (&layout)) / 2,
                   (height - rdt_layout_get_height (&layout)) / 2);
  rdt_brush_init (&brush, cr, &layout, &palette, picture);
  rdt_painter_draw (&brush, self->overlay, RDT_PAINTER_ALL);
}

static void
rdt_figure_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr(GskRenderNode) node = NULL;

  if (width < 1 || height < 1)
    return;

  node = rdt_image_node_new (widget, width, height, paint);
  gtk_snapshot_append_node (snapshot, node);
}

static GtkSizeRequestMode
rdt_figure_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
rdt_figure_view_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  RdtFigureView *self = RDT_FIGURE_VIEW (widget);
  RdtLayout layout;
  double width, height;

  rdt_layout_init (&layout, &self->game->setup->grid, CELL);
  width = rdt_layout_get_width (&layout);
  height = rdt_layout_get_height (&layout);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (width, 200);
      *natural = width;
    }
  else
    {
      double scale = for_size > 0 ? MIN (for_size / width, 1) : 1;

      *minimum = *natural = height * scale;
    }
}

static void
rdt_figure_view_finalize (GObject *object)
{
  RdtFigureView *self = RDT_FIGURE_VIEW (object);

  g_clear_pointer (&self->game, rdt_game_unref);
  g_clear_pointer (&self->overlay, g_free);

  G_OBJECT_CLASS (rdt_figure_view_parent_class)->finalize (object);
}

static void
rdt_figure_view_class_init (RdtFigureViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = rdt_figure_view_finalize;
  widget_class->get_request_mode = rdt_figure_view_get_request_mode;
  widget_class->measure = rdt_figure_view_measure;
  widget_class->snapshot = rdt_figure_view_snapshot;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
rdt_figure_view_init (RdtFigureView *self)
{
  self->overlay = g_new (RdtOverlay, 1);
  rdt_overlay_init (self->overlay);
  rdt_style_connect (G_CALLBACK (gtk_widget_queue_draw), self);
}

static RdtGame *
load_game (const char  *name,
           GError     **error)
{
  g_autofree char *path = g_strconcat (FOLDER, name, ".scenario.json", NULL);
  g_autoptr(GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
  g_autoptr(RdtScenario) scenario = NULL;

  if (bytes == NULL)
    return NULL;

  scenario = rdt_scenario_load_bytes (bytes, path, error);

  return scenario != NULL ? rdt_scenario_create_game (scenario, error) : NULL;
}

/**
 * rdt_figure_view_new:
 * @scenario: the name of a scenario for figures
 * @shows: (nullable): the highlights, as for rdt_figure_point_out()
 *
 * Returns: (nullable): the figure, or %NULL if there is no such scenario
 */
GtkWidget *
rdt_figure_view_new (const char *scenario,
                     const char *shows)
{
  g_autoptr(GError) error = NULL;
  RdtFigureView *self;
  RdtGame *game = load_game (scenario, &error);

  if (game == NULL)
    return NULL;

  self = g_object_new (RDT_TYPE_FIGURE_VIEW, NULL);
  self->game = game;
  rdt_figure_point_out (self->overlay, game, shows, NULL);

  return GTK_WIDGET (self);
}
