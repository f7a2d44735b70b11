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
 * @brush: the board's brush, on the surface
 *
 * Draws something at its place on the board.
 */
typedef void (*RdtBoardSurfaceDraw) (const RdtBrush *brush,
                                     gconstpointer   data);

/**
 * RdtBoardSurface:
 * @format: the format of the image
 * @scale: device pixels per pixel
 * @box: the part of the board
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
