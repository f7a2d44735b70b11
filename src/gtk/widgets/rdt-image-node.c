/* rdt-image-node.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-image-node.h"

static GdkTexture *
take_texture (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr(GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), height * stride,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                 GDK_MEMORY_DEFAULT, bytes, stride);
}

/**
 * rdt_image_node_new:
 *
 * Paints a widget once at the resolution of the screen: drawing all those trees
 * for each frame of scrolling would be slow.
 *
 * The node is a texture.  GTK's OpenGL renderer caches the image of a Cairo node
 * by its address, even after the node has been freed, and may show it for a new
 * node at the same address.
 *
 * Returns: (transfer full): a node with the image
 */
GskRenderNode *
rdt_image_node_new (GtkWidget     *widget,
                    int            width,
                    int            height,
                    RdtImagePaint  paint)
{
  int scale = gtk_widget_get_scale_factor (widget);
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                MAX (width, 1) * scale, MAX (height, 1) * scale);
  g_autoptr(GdkTexture) texture = NULL;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  paint (widget, cr);
  cairo_destroy (cr);

  texture = take_texture (surface);

  return gsk_texture_node_new (texture, &GRAPHENE_RECT_INIT (0, 0, width, height));
}
