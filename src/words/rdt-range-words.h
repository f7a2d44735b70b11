/* rdt-range-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* Range, arc and line of sight in words. */

char *rdt_words_range (const RdtGame      *game,
                       RdtUnitIndex        unit,
                       const RdtUnitState *state,
                       RdtCell             cell) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
