/* rdt-retreat-cells.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scene.h"

G_BEGIN_DECLS

/* The cells to which a unit may retreat or withdraw. */

gboolean rdt_may_retreat_to    (const RdtGame     *game,
                                const RdtPosition *position,
                                RdtUnitIndex       unit,
                                RdtCell            cell);
guint    rdt_find_retreats     (const RdtGame     *game,
                                const RdtPosition *position,
                                RdtUnitIndex       unit,
                                RdtCell           *cells);
guint    rdt_list_surroundings (const RdtMap      *map,
                                RdtCell            from,
                                RdtCell           *cells);
guint    rdt_find_withdrawals  (const RdtGame     *game,
                                const RdtPosition *position,
                                RdtUnitIndex       unit,
                                RdtCell           *cells);

G_END_DECLS
