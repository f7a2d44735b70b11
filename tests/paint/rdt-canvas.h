/* rdt-canvas.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-painter.h"

G_BEGIN_DECLS

/**
 * RdtCanvas:
 *
 * A picture of a board in dots, for looking at what was painted, and a brush to
 * paint it with.
 */
typedef struct
{
  RdtSetup        *setup;
  RdtPicture      *picture;
  RdtPalette       palette;
  RdtLayout        layout;
  cairo_surface_t *surface;
  cairo_t         *cr;
  RdtBrush         brush;
} RdtCanvas;

void     rdt_canvas_init              (RdtCanvas       *self,
                                       RdtSetup        *setup,
                                       RdtPaletteKind   palette,
                                       double           cell);
void     rdt_canvas_init_open         (RdtCanvas       *self,
                                       RdtGrid          grid,
                                       RdtPaletteKind   palette,
                                       double           cell);
void     rdt_canvas_clear             (RdtCanvas       *self);
void     rdt_canvas_paint             (RdtCanvas       *self,
                                       const RdtBox    *clip,
                                       guint            parts);
guint32  rdt_canvas_get_dot           (const RdtCanvas *self,
                                       int              x,
                                       int              y);
guint32  rdt_ink_pack                 (const RdtInk    *ink);
guint    rdt_canvas_count_ink         (const RdtCanvas *self,
                                       const char      *label,
                                       RdtInkName       ink);
gboolean rdt_dots_are_alike           (guint32          a,
                                       guint32          b);
guint    rdt_canvas_count_differences (const RdtCanvas *a,
                                       const RdtCanvas *b);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtCanvas, rdt_canvas_clear)

G_END_DECLS
