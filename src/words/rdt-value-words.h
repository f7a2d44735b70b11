/* rdt-value-words.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-game.h"

G_BEGIN_DECLS

/* The values of a unit in the tables of its rule set. */

char *rdt_words_unit_values (const RdtGame *game,
                             RdtUnitIndex   unit) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
