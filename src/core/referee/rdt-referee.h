/* rdt-referee.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-order.h"
#include "rdt-position.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/* The only interface to the rules: programs that play, show or test battles use
 * these four functions, with a game that never changes, a position that only they
 * change, and a given source of dice.
 */

gboolean rdt_referee_begin (const RdtGame     *game,
                            const RdtDice     *dice,
                            RdtPosition       *position,
                            RdtEventList      *events,
                            RdtRefusal        *refusal);
void     rdt_referee_list  (const RdtGame     *game,
                            const RdtPosition *position,
                            RdtOrderList      *orders);
gboolean rdt_referee_check (const RdtGame     *game,
                            const RdtPosition *position,
                            const RdtOrder    *order,
                            RdtRefusal        *refusal);
gboolean rdt_referee_apply (const RdtGame     *game,
                            const RdtDice     *dice,
                            RdtPosition       *position,
                            const RdtOrder    *order,
                            RdtEventList      *events,
                            RdtRefusal        *refusal);

G_END_DECLS
