/* rdt-move-cache.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-scene.h"

G_BEGIN_DECLS

/**
 * RdtMoveCache:
 *
 * The moves that a list of orders held last, unit by unit.  From one position
 * to the next most units have the same, and they are what costs most to list.
 */
typedef struct _RdtMoveCache RdtMoveCache;

RdtMoveCache *rdt_move_cache_get  (RdtOrderList    *orders,
                                   const RdtGame   *game);
void          rdt_move_cache_look (RdtMoveCache    *self,
                                   const RdtPosition *position);
void          rdt_move_cache_list (RdtMoveCache    *self,
                                   const RdtScene  *scene,
                                   RdtUnitIndex     unit,
                                   RdtOrderList    *orders);

G_END_DECLS
