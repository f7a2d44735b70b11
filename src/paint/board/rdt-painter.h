/* rdt-painter.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-counter.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

/**
 * RdtPainterParts:
 *
 * Which parts of a board are drawn.
 */
typedef enum
{
  RDT_PAINTER_LABELS  = 1 << 0,   /* coordinates */
  RDT_PAINTER_UNITS   = 1 << 1,
  RDT_PAINTER_OVERLAY = 1 << 2,
  RDT_PAINTER_BARE    = 1 << 3,   /* nothing around the cells */
} RdtPainterParts;

#define RDT_PAINTER_ALL (RDT_PAINTER_LABELS | RDT_PAINTER_UNITS | RDT_PAINTER_OVERLAY)

void rdt_painter_draw_ground (const RdtBrush   *brush,
                              guint             parts);
void rdt_painter_draw_marks  (const RdtBrush   *brush);
void rdt_painter_draw_board  (const RdtBrush   *brush,
                              guint             parts);
void rdt_painter_draw_units  (const RdtBrush   *brush);
void rdt_painter_draw        (const RdtBrush   *brush,
                              const RdtOverlay *overlay,
                              guint             parts);

G_END_DECLS
