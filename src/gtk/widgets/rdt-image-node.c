/* rdt-image-node.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-image-node.h"

/**
 * rdt_image_node_new:
 *
 * Paints once what a widget shows, as sharp as the screen is: drawing all those
 * trees again for each frame of scrolling would be slow.
 *
 * Returns: (transfer full): a node that shows the image
 */
GskRenderNode *
rdt_image_node_new (GtkWidget     *widget,
                    int            width,
                    int            height,
                    RdtImagePaint  paint)
{
  int scale = gtk_widget_get_scale_factor (widget);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24, width * scale, height * scale);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  paint (widget, cr);
  cairo_destroy (cr);

  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return node;
}
