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
 * A cache of the moves of each unit in the last list.  From one position to the
 * next most units have the same moves, and listing them is expensive.
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
