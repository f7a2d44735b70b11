/* rdt-order-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* Orders as labels, and questions. */

char *rdt_words_order    (const RdtGame     *game,
                          const RdtPosition *position,
                          const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_words_decision (const RdtGame     *game,
                          const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_words_cards_left (const RdtGame     *game,
                            const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
