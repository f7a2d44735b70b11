/* rdt-goal-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* The aims of a battle and the progress towards them. */

char       *rdt_words_turns       (const RdtGame     *game,
                                   const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_goal        (const RdtGame     *game,
                                   const RdtPosition *position,
                                   const RdtVictory  *victory) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_side_losses (const RdtGame     *game,
                                   const RdtPosition *position,
                                   RdtSide            side) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_goals       (const RdtGame     *game,
                                   const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_otherwise   (const RdtGame     *game) G_GNUC_WARN_UNUSED_RESULT;
char       *rdt_words_turn_outcome (const RdtGame    *game,
                                    RdtSide           winner) G_GNUC_WARN_UNUSED_RESULT;
const char *rdt_words_exhaustion  (void);

G_END_DECLS
