/* rdt-cost-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"
#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* The cost of moves, in words and figures. */

char *rdt_words_cost      (guint              half_cells) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_words_move_cost (const RdtGame     *game,
                           const RdtPosition *position,
                           const RdtOrder    *move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
