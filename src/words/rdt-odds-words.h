/* rdt-odds-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-odds.h"

G_BEGIN_DECLS

/* The odds of orders. */

char *rdt_words_roll_needed (const RdtGame    *game,
                             const RdtRoll    *die,
                             RdtUnitIndex      enemy) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_odds_roll (const RdtGame     *game,
                           const RdtOdds     *odds,
                           const RdtOddsRoll *roll) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_odds_note  (const RdtGame      *game,
                            const RdtPosition  *position,
                            const RdtOrder     *order) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_odds_risk  (const RdtGame      *game,
                            const RdtPosition  *position,
                            const RdtOrder     *order) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_ground_hits (const RdtGame     *game,
                             const RdtPosition *position,
                             RdtCell            cell) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_odds_together (const RdtGame     *game,
                               const RdtPosition *position,
                               const RdtOrder    *order) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_words_odds_fate  (const RdtGame      *game,
                            const RdtOdds      *odds,
                            RdtUnitIndex        unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
