/* rdt-image-node.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RdtImagePaint:
 *
 * Paints a widget's image.
 */
typedef void (*RdtImagePaint) (GtkWidget *widget,
                               cairo_t   *cr);

GskRenderNode *rdt_image_node_new (GtkWidget     *widget,
                                   int            width,
                                   int            height,
                                   RdtImagePaint  paint) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
