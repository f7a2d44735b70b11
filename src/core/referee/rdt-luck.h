/* rdt-luck.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-game.h"

G_BEGIN_DECLS

/**
 * RdtLuck:
 * @n_rolls: the number of dice that could succeed or fail
 * @expected: the expected number of successes, in sixths
 * @succeeded: the actual number of successes
 * @faces: how often the side rolled each face
 *
 * The luck of a side.
 */
typedef struct
{
  guint n_rolls;
  guint expected;
  guint succeeded;
  guint faces[6];
} RdtLuck;

void rdt_luck_count (const RdtGame      *game,
                     const RdtEventList *events,
                     RdtLuck             luck[RDT_N_SIDES]);

guint rdt_luck_expect_tenths (const RdtLuck *self);

G_END_DECLS
