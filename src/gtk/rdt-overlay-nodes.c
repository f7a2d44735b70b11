/* rdt-overlay-nodes.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-overlay-nodes.h"

typedef void (*DrawOverlay) (const RdtOverlay *overlay,
                             const RdtBrush   *brush);

/**
 * rdt_overlay_nodes_forget:
 *
 * Forgets all nodes; they are made again when they are wanted.
 */
void
rdt_overlay_nodes_forget (RdtOverlayNodes *self)
{
  rdt_overlay_nodes_forget_hints (self);
  rdt_overlay_nodes_forget_pointer (self);
}

void
rdt_overlay_nodes_forget_hints (RdtOverlayNodes *self)
{
  g_clear_pointer (&self->below, gsk_render_node_unref);
  g_clear_pointer (&self->above, gsk_render_node_unref);
}

void
rdt_overlay_nodes_forget_pointer (RdtOverlayNodes *self)
{
  g_clear_pointer (&self->pointer, gsk_render_node_unref);
}

/* Makes a node of what lies in a box, unless it is there or the box has no
 * size, and appends it.
 */
static void
append (GskRenderNode    **node,
        const RdtOverlay  *overlay,
        const RdtBrush    *brush,
        RdtBox             box,
        DrawOverlay        draw,
        GtkSnapshot       *snapshot)
{
  if (*node == NULL && box.width > 0)
    {
      RdtBrush own;
      cairo_t *cr;

      *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (box.x, box.y, box.width, box.height));
      cr = gsk_cairo_node_get_draw_context (*node);
      rdt_brush_init (&own, cr, brush->layout, brush->palette, brush->picture);
      draw (overlay, &own);
      cairo_destroy (cr);
    }

  if (*node != NULL)
    gtk_snapshot_append_node (snapshot, *node);
}

/**
 * rdt_overlay_nodes_append_below:
 * @brush: with which to draw; its drawing context is not used
 */
void
rdt_overlay_nodes_append_below (RdtOverlayNodes  *self,
                                const RdtOverlay *overlay,
                                const RdtBrush   *brush,
                                GtkSnapshot      *snapshot)
{
  append (&self->below, overlay, brush,
          rdt_overlay_get_extents (overlay, brush->layout),
          rdt_overlay_draw_below, snapshot);
}

/**
 * rdt_overlay_nodes_append_above:
 * @brush: with which to draw; its drawing context is not used
 */
void
rdt_overlay_nodes_append_above (RdtOverlayNodes  *self,
                                const RdtOverlay *overlay,
                                const RdtBrush   *brush,
                                GtkSnapshot      *snapshot)
{
  append (&self->above, overlay, brush,
          rdt_overlay_get_extents (overlay, brush->layout),
          rdt_overlay_draw_above, snapshot);
  append (&self->pointer, overlay, brush,
          rdt_overlay_get_pointer_extents (overlay, brush->layout),
          rdt_overlay_draw_pointer, snapshot);
}
