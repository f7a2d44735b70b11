/* rdt-greedy-value.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"

G_BEGIN_DECLS

int rdt_greedy_evaluate (const RdtGame     *game,
                         const RdtAnalysis *analysis,
                         const RdtPosition *position,
                         RdtSide            side);

G_END_DECLS
