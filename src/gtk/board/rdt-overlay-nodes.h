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

/* The highlights on a board as cached render nodes: under the counters, over them,
 * those that follow the pointer, and figures over names.
 *
 * There is a node for each row of cells with highlights, so that a change affects few
 * rows, and cells with equal highlights share one image.
 */
typedef struct _RdtOverlayNodes RdtOverlayNodes;

RdtOverlayNodes *rdt_overlay_nodes_new               (void) G_GNUC_WARN_UNUSED_RESULT;
void             rdt_overlay_nodes_free              (RdtOverlayNodes  *self);

void             rdt_overlay_nodes_forget            (RdtOverlayNodes  *self);
void             rdt_overlay_nodes_forget_highlights (RdtOverlayNodes  *self);
void             rdt_overlay_nodes_forget_pointer    (RdtOverlayNodes  *self);

void             rdt_overlay_nodes_update            (RdtOverlayNodes  *self,
                                                      const RdtOverlay *overlay,
                                                      const RdtBrush   *brush,
                                                      int               scale);
void             rdt_overlay_nodes_append_below      (RdtOverlayNodes  *self,
                                                      GtkSnapshot      *snapshot);
void             rdt_overlay_nodes_append_above      (RdtOverlayNodes  *self,
                                                      GtkSnapshot      *snapshot);
void             rdt_overlay_nodes_append_figures    (RdtOverlayNodes  *self,
                                                      GtkSnapshot      *snapshot);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtOverlayNodes, rdt_overlay_nodes_free)

G_END_DECLS
