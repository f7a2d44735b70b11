/* rdt-bearing.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* How a unit faces at the end of a move for which no facing was chosen. */

RdtFacing rdt_bearing_find (RdtBattle      *battle,
                            const RdtOrder *order);
void      rdt_bearing_fill (RdtBattle      *battle,
                            RdtFacing       chosen,
                            RdtOrder       *order);

G_END_DECLS
