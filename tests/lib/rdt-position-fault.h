/* rdt-position-fault.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

const char *rdt_position_find_fault (const RdtPosition *self,
                                     const RdtGame     *game);

G_END_DECLS
