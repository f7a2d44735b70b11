/* rdt-outline.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/**
 * RdtOutline:
 * @cells: which cells are within, a byte each
 * @inset: how far within their edges the line runs, in cells
 * @roundness: 0 follows the edges, 1 rounds corners as far as it can
 * @wobble: how much the line strays, in cells; it strays by chance, but always
 *   in the same way
 *
 * The line around cells that belong together: woods, towns, contours.
 *
 * Where they reach the edge of the board the line runs off it.
 */
typedef struct
{
  const guint8 *cells;
  double        inset;
  double        roundness;
  double        wobble;
} RdtOutline;

/**
 * RdtOutlineVisit:
 * @at: a place on the line
 * @outward: the direction away from the cells, of length 1
 */
typedef void (*RdtOutlineVisit) (const RdtBrush *brush,
                                 RdtPoint        at,
                                 RdtPoint        outward,
                                 gpointer        user_data);

void rdt_outline_trace (const RdtOutline *self,
                        const RdtBrush   *brush);
void rdt_outline_visit (const RdtOutline *self,
                        const RdtBrush   *brush,
                        double            spacing,
                        RdtOutlineVisit   visit,
                        gpointer          user_data);

G_END_DECLS
