/* rdt-luck.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/**
 * RdtLuck:
 * @n_throws: how many dice that could succeed or fail
 * @expected: how often they should have succeeded, in sixths
 * @succeeded: how often they did
 *
 * What a side's dice have done for it.
 */
typedef struct
{
  guint n_throws;
  guint expected;
  guint succeeded;
} RdtLuck;

void rdt_luck_count (RdtBattle *battle,
                     RdtSide    side,
                     RdtLuck   *luck);

G_END_DECLS
