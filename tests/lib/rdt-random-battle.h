/* rdt-random-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

/* A whole random battle, in which the referee must keep its invariants. */

void rdt_random_battle_check (RdtGame *game,
                              guint    seed);

G_END_DECLS
