/* rdt-advice-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-order.h"
#include "rdt-position.h"

G_BEGIN_DECLS

/* Suggested orders and their reasons. */

char       *rdt_words_proposal (const RdtGame     *game,
                                const RdtPosition *position,
                                const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_given    (const RdtGame     *game,
                                const RdtPosition *position,
                                const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_percent  (int                permille) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_tenths   (guint              tenths) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_losses   (const RdtGame     *game,
                                const guint       *tenths) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_holdings (const RdtGame     *game,
                                const guint       *tenths) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_swing    (const RdtGame     *game,
                                RdtSide            side,
                                guint              before,
                                guint              after) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_words_motive   (const char        *id,
                                gboolean           speaks_for);
char       *rdt_words_reason   (const char        *id,
                                int                permille) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_compared (const RdtGame     *game,
                                const RdtPosition *position,
                                const RdtOrder    *instead) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
