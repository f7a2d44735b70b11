/* rdt-analysis.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* More aims than that are not told apart. */
#define RDT_MAX_AIMS 12

/* Where there is no way. */
#define RDT_NO_WAY 255

#define RDT_N_ACTIVATIONS (RDT_ACTIVATION_BY_CARD + 1)

/**
 * RdtGoing:
 * @RDT_GOING_ROUGH: through woods and built-up areas, too
 * @RDT_GOING_EVEN: through neither but on roads
 *
 * What ground a unit can enter.
 */
typedef enum
{
  RDT_GOING_ROUGH,
  RDT_GOING_EVEN,
} RdtGoing;

#define RDT_N_GOINGS (RDT_GOING_EVEN + 1)

/**
 * RdtAnalysis:
 * @aims: the cells that a side wins by holding
 * @n_aims: how many
 * @ways: for each going and aim, how far it is from each cell
 * @distances: for each aim, how far it is from each cell as shots fly
 * @seen: for each aim, from where it can be seen
 * @wanted: for each victory condition, which aims it counts, a bit each
 * @ways_out: for each side and going, how far it is to where the side may leave
 * @wants_out: whether a side wins by leaving
 * @worth: what each unit is worth for what it can do
 * @total: that of a side's units together
 * @loss_limit: so many units lost end a side's hopes; 0 = there is no such number
 * @is_doomed: whether so many units lost lose the battle
 * @last_turn: when the battle is over at the latest, as far as anybody plans
 *
 * What can be known of a battle before it begins.  Immutable, reference-counted
 * atomically, shared by threads.
 */
typedef struct
{
  gatomicrefcount ref_count;

  const RdtGame *game;
  RdtCell        aims[RDT_MAX_AIMS];
  guint          n_aims;
  guint8        *ways[RDT_N_GOINGS][RDT_MAX_AIMS];
  guint8        *distances[RDT_MAX_AIMS];
  RdtCellSet     seen[RDT_MAX_AIMS];
  guint16       *wanted;
  guint8        *ways_out[RDT_N_SIDES][RDT_N_GOINGS];
  gboolean       wants_out[RDT_N_SIDES];
  guint16        worth[RDT_MAX_UNITS];
  guint          total[RDT_N_SIDES];
  guint          loss_limit[RDT_N_SIDES];
  gboolean       is_doomed[RDT_N_SIDES];
  guint          last_turn;
} RdtAnalysis;

RdtAnalysis *rdt_analysis_new   (const RdtGame *game) G_GNUC_WARN_UNUSED_RESULT;
RdtAnalysis *rdt_analysis_ref   (RdtAnalysis   *self) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_analysis_unref (RdtAnalysis   *self);

/* Which ground a unit can enter. */
static inline RdtGoing
rdt_analysis_get_going (const RdtAnalysis *self,
                        RdtUnitIndex       unit)
{
  return (self->game->units[unit].tags & RDT_TAG_CROSS_COUNTRY) != 0 ? RDT_GOING_ROUGH
                                                                     : RDT_GOING_EVEN;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtAnalysis, rdt_analysis_unref)

G_END_DECLS
