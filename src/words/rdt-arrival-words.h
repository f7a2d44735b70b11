/* rdt-arrival-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

char *rdt_words_reinforcements (const RdtGame *game,
                                RdtSide        side,
                                guint          turn) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
