/* rdt-plan.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

void rdt_plan_list (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtOrderList      *orders);

G_END_DECLS
