/* rdt-board-surface.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-brush.h"

G_BEGIN_DECLS

/**
 * RdtBoardSurfaceDraw:
 * @brush: the brush of the board, on the surface
 *
 * Draws something where it lies on the board.
 */
typedef void (*RdtBoardSurfaceDraw) (const RdtBrush *brush,
                                     gconstpointer   data);

/**
 * RdtBoardSurface:
 * @format: of the image
 * @scale: device pixels to a pixel
 * @box: the part of the board that it shows
 */
typedef struct
{
  cairo_format_t format;
  int            scale;
  RdtBox         box;
} RdtBoardSurface;

cairo_surface_t *rdt_board_surface_paint    (const RdtBoardSurface *self,
                                             const RdtBrush        *brush,
                                             RdtBoardSurfaceDraw    draw,
                                             gconstpointer          data)
                                            G_GNUC_WARN_UNUSED_RESULT;
GskRenderNode   *rdt_board_surface_new_node (const RdtBoardSurface *self,
                                             cairo_surface_t       *surface,
                                             cairo_filter_t         filter)
                                            G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
