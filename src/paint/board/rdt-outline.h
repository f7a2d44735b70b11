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
 * @cells: a byte for each cell, whether it is inside
 * @inset: how far inside their edges the line is, in cells
 * @roundness: 0 follows the edges, 1 rounds corners as far as possible
 * @wobble: how much the line deviates, in cells; pseudorandom, but always the same
 *
 * The outline of connected cells: woods, towns, contours.
 *
 * At the edge of the board it extends beyond the edge.
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
 * @at: a point of the line
 * @outward: the unit vector away from the cells
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
