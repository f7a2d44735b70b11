/* rdt-overlay-nodes.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-overlay.h"

G_BEGIN_DECLS

/**
 * RdtOverlayNodes:
 *
 * What is pointed at on a board, kept as render nodes until it changes:
 * under the counters, over them, and what follows the pointer.
 */
typedef struct
{
  GskRenderNode *below;
  GskRenderNode *above;
  GskRenderNode *pointer;
} RdtOverlayNodes;

void rdt_overlay_nodes_forget         (RdtOverlayNodes  *self);
void rdt_overlay_nodes_forget_hints   (RdtOverlayNodes  *self);
void rdt_overlay_nodes_forget_pointer (RdtOverlayNodes  *self);

void rdt_overlay_nodes_append_below   (RdtOverlayNodes  *self,
                                       const RdtOverlay *overlay,
                                       const RdtBrush   *brush,
                                       GtkSnapshot      *snapshot);
void rdt_overlay_nodes_append_above   (RdtOverlayNodes  *self,
                                       const RdtOverlay *overlay,
                                       const RdtBrush   *brush,
                                       GtkSnapshot      *snapshot);

G_END_DECLS
