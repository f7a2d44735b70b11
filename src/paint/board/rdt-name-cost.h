/* rdt-name-cost.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-brush.h"

G_BEGIN_DECLS

double rdt_name_cost_of_covering (const RdtBrush *brush,
                                  RdtPlace        at,
                                  const RdtBox   *box);
double rdt_name_cost_of_owner    (const RdtBrush *brush,
                                  RdtCell         cell,
                                  const RdtBox   *box);

G_END_DECLS
