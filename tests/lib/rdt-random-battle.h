/* rdt-random-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

/* A whole battle of chance: whatever happens in it, the referee must keep to
 * its word.
 */

void rdt_random_battle_check (RdtGame *game,
                              guint    seed);

G_END_DECLS
