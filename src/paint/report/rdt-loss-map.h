/* rdt-loss-map.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

/**
 * RdtLossMark:
 * @cell: the cell of the destroyed unit
 * @side: its side
 */
typedef struct
{
  RdtCell cell;
  RdtSide side;
} RdtLossMark;

void rdt_loss_map_draw (const RdtBrush    *brush,
                        const RdtLossMark *marks,
                        guint              n_marks);

G_END_DECLS
