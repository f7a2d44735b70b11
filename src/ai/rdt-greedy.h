/* rdt-greedy.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

gboolean rdt_greedy_choose (const RdtGame     *game,
                            const RdtPosition *position,
                            guint64            seed,
                            guint              n_nodes,
                            const int         *stop,
                            RdtOrder          *best);

G_END_DECLS
