/* rdt-landing.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

/* Where a shell lands that misses its target. */

RdtCell rdt_find_landing (const RdtGame *game,
                          RdtCell        target,
                          RdtFacing      facing,
                          int            score);

G_END_DECLS
