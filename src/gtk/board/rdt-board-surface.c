/* rdt-board-surface.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-surface.h"

#include <math.h>

/**
 * rdt_board_surface_paint:
 * @brush: the brush; its context is not used
 * @draw: draws on the surface
 * @data: data for @draw
 *
 * Draws a part of a board once, to be shown many times.
 *
 * Returns: (transfer full): the image
 */
cairo_surface_t *
rdt_board_surface_paint (const RdtBoardSurface *self,
                         const RdtBrush        *brush,
                         RdtBoardSurfaceDraw    draw,
                         gconstpointer          data)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (self->format, ceil (self->box.width * self->scale),
                                ceil (self->box.height * self->scale));
  RdtBrush own;
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, self->scale, self->scale);

  cr = cairo_create (surface);
  cairo_translate (cr, -self->box.x, -self->box.y);
  rdt_brush_init (&own, cr, brush->layout, brush->palette, brush->picture);
  draw (&own, data);
  cairo_destroy (cr);

  return surface;
}

/**
 * rdt_board_surface_new_node:
 * @surface: the surface
 * @filter: how it is scaled during zooming
 *
 * Returns: (transfer full): a node that shows it at its place on the board
 */
GskRenderNode *
rdt_board_surface_new_node (const RdtBoardSurface *self,
                            cairo_surface_t       *surface,
                            cairo_filter_t         filter)
{
  const RdtBox *box = &self->box;
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box->x, box->y, box->width, box->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, box->x, box->y);
  cairo_pattern_set_filter (cairo_get_source (cr), filter);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}
