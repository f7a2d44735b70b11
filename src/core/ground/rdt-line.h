/* rdt-line.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-grid.h"

G_BEGIN_DECLS

/**
 * RdtPassage:
 * @dx: columns from the line's start
 * @dy: rows from the line's start
 * @is_pair: whether the line runs between two cells
 * @dx2: columns to the other cell of a pair
 * @dy2: rows to it
 *
 * Where a straight line passes between its ends: through the interior of a cell,
 * or between two cells, along their edge (hexes) or through their common corner
 * (squares).  Rule: R4.
 */
typedef struct
{
  gint8    dx;
  gint8    dy;
  gboolean is_pair;
  gint8    dx2;
  gint8    dy2;
} RdtPassage;

/* The maximum: a line along a diagonal row of squares passes a corner and a cell
 * for each step.
 */
#define RDT_MAX_PASSAGES (3 * RDT_MAX_LENGTH)

guint rdt_line_trace (const RdtGrid *grid,
                      RdtCell        from,
                      RdtCell        to,
                      RdtPassage   *passages);

G_END_DECLS
