/* rdt-odds.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-order.h"
#include "rdt-position.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/* What an order would probably do, without doing it.  The rules are not told
 * a second time here: the referee carries the order out with every way that
 * its dice can fall.
 */

#define RDT_MAX_ODDS_THROWS 8

/**
 * RdtFate:
 * @hit: is hit, whatever comes of it
 * @destroyed: is destroyed
 * @retreats: retreats or must retreat
 * @pinned: is pinned
 *
 * What may become of a unit: chances, of [struct@Odds]'s @total.
 */
typedef struct
{
  guint64 hit;
  guint64 destroyed;
  guint64 retreats;
  guint64 pinned;
} RdtFate;

/**
 * RdtOddsThrow:
 * @unit: for whom it is thrown
 * @n_dice: how many of them at once, at most
 * @die: what it needs and what changes its score; what it shows and is worth
 *   mean nothing
 *
 * A throw that an order may lead to.
 */
typedef struct
{
  RdtUnitIndex unit;
  guint        n_dice;
  RdtThrow     die;
} RdtOddsThrow;

/**
 * RdtOdds:
 * @total: what all chances add up to
 * @hits: that an enemy is hit
 * @lands: that artillery fire lands where it is aimed
 * @is_rough: whether there were too many dice to try all ways
 * @fates: by unit
 * @throws: the throws, in the order in which they come first
 *
 * What an order would probably do.
 */
typedef struct
{
  guint64      total;
  guint64      hits;
  guint64      lands;
  gboolean     is_rough;
  RdtFate      fates[RDT_MAX_UNITS];
  RdtOddsThrow throws[RDT_MAX_ODDS_THROWS];
  guint        n_throws;
} RdtOdds;

gboolean rdt_odds_compute     (const RdtGame     *game,
                               const RdtPosition *position,
                               const RdtOrder    *order,
                               RdtOdds           *odds,
                               RdtRefusal        *refusal);
gboolean rdt_odds_may_harm    (const RdtOdds     *self,
                               const RdtGame     *game,
                               RdtSide            side);
guint    rdt_odds_to_percent  (const RdtOdds     *self,
                               guint64            chance);
guint    rdt_odds_to_permille (const RdtOdds     *self,
                               guint64            chance);
void     rdt_odds_reduce      (const RdtOdds     *self,
                               guint64            chance,
                               guint64           *numerator,
                               guint64           *denominator);
guint    rdt_odds_count_faces (const RdtGame     *game,
                               const RdtThrow    *die);

G_END_DECLS
