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

/* The odds of an order without giving it.  No rule is implemented twice: the
 * referee carries the order out for every combination of dice.
 */

#define RDT_MAX_ODDS_ROLLS 8

/**
 * RdtFate:
 * @hit: is hit, with whatever effect
 * @destroyed: is destroyed
 * @retreats: retreats or must retreat
 * @pinned: is pinned
 *
 * The chances of a unit's fates, of [struct@Odds]'s @total.
 */
typedef struct
{
  guint64 hit;
  guint64 destroyed;
  guint64 retreats;
  guint64 pinned;
} RdtFate;

/**
 * RdtOddsRoll:
 * @unit: the unit that rolls
 * @n_dice: the maximum number of dice rolled together
 * @die: what is needed and the modifiers; face and score are unset
 *
 * A roll that an order may cause.
 */
typedef struct
{
  RdtUnitIndex unit;
  guint        n_dice;
  RdtRoll      die;
} RdtOddsRoll;

/**
 * RdtOdds:
 * @total: the unit of all chances
 * @hits: the chance that an enemy is hit
 * @lands: the chance that artillery fire lands on its target
 * @is_rough: whether there were too many branches to explore
 * @fates: by unit
 * @rolls: the rolls in order
 *
 * The odds of an order.
 */
typedef struct
{
  guint64     total;
  guint64     hits;
  guint64     lands;
  gboolean    is_rough;
  RdtFate     fates[RDT_MAX_UNITS];
  RdtOddsRoll rolls[RDT_MAX_ODDS_ROLLS];
  guint       n_rolls;
} RdtOdds;

gboolean rdt_odds_compute     (const RdtGame     *game,
                               const RdtPosition *position,
                               const RdtOrder    *order,
                               RdtOdds           *odds,
                               RdtRefusal        *refusal);
gboolean rdt_odds_compute_together (const RdtGame     *game,
                                    const RdtPosition *position,
                                    const RdtOrder    *order,
                                    RdtOdds           *odds);
void     rdt_odds_find_useful (const RdtGame      *game,
                               const RdtPosition  *position,
                               const RdtOrderList *orders,
                               gboolean           *are_useful);
gboolean rdt_odds_may_harm    (const RdtOdds    *self,
                               const RdtGame    *game,
                               RdtSide           side);
guint    rdt_odds_to_percent  (const RdtOdds    *self,
                               guint64           chance);
guint    rdt_odds_to_permille (const RdtOdds    *self,
                               guint64           chance);
void     rdt_odds_reduce      (const RdtOdds    *self,
                               guint64           chance,
                               guint64          *numerator,
                               guint64          *denominator);
guint    rdt_odds_count_faces (const RdtGame    *game,
                               const RdtRoll    *die);

G_END_DECLS
