/* rdt-state-json.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-position.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

void rdt_state_write (const RdtPosition *position,
                      const RdtGame     *game,
                      RdtWriter         *writer);

G_END_DECLS
