/* rdt-chance.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Chances and odds in integers, for the same results on all machines.  A chance is
 * a fraction of RDT_CERTAIN; odds are natural logarithms in hundredths, times
 * RDT_ODDS_ONE.
 */

/* A certainty: 1.0 in fixed point. */
#define RDT_CERTAIN 65536

#define RDT_ODDS_ONE 256

guint rdt_chance_from_odds (int   odds);
int   rdt_chance_to_odds   (guint chance);

G_END_DECLS
