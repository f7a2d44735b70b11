/* rdt-arrow.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-grid.h"

G_BEGIN_DECLS

/* Keys that move the cursor from cell to cell. */

gboolean rdt_arrow_is_key    (guint          key);
RdtCell  rdt_arrow_find_cell (guint          key,
                              const RdtGrid *grid,
                              RdtCell        cell);

G_END_DECLS
