/* rdt-turn-outcome.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

gboolean  rdt_turn_outcome_find (const RdtGame     *game,
                                 const RdtPosition *position,
                                 RdtSide           *winner);
char     *rdt_turn_outcome_tell (const RdtGame     *game,
                                 const RdtPosition *position) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
