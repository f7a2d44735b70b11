/* rdt-bench.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

guint64 rdt_bench_play (const RdtGame *game,
                        guint          n_nodes,
                        guint          n_orders);

G_END_DECLS
