/* rdt-fieldworks.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

gboolean rdt_fieldworks_pays      (const RdtGame     *game,
                                   const RdtPosition *position,
                                   const RdtOrder    *order);
gboolean rdt_fieldworks_is_useful (const RdtGame     *game,
                                   const RdtPosition *position,
                                   RdtUnitIndex       unit);

G_END_DECLS
