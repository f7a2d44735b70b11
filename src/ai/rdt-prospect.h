/* rdt-prospect.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"

G_BEGIN_DECLS

/* One, of what a prospect is judged by. */
#define RDT_PROSPECT_ONE 256

/**
 * RdtAimFeature:
 *
 * What tells who will hold an aim in the end, each for a side less the same for
 * its enemy.
 */
typedef enum
{
  RDT_AIM_HELD,         /* who holds it */
  RDT_AIM_HELD_LATE,    /* the same, the more the later it is */
  RDT_AIM_HELD_LAST,    /* the same in the last turns */
  RDT_AIM_MANNED,       /* who is in it */
  RDT_AIM_MANNED_LATE,
  RDT_AIM_NEAR,         /* the share of units next to it */
  RDT_AIM_NEAR_LATE,
  RDT_AIM_WIDE,         /* the share of units that can come in time */
  RDT_AIM_WIDE_LATE,
  RDT_AIM_FIRST,        /* who can be there first */
  RDT_AIM_FIRE,         /* the share of units that can fire at it */
  RDT_AIM_FORCE,        /* the share of all units left */
  RDT_AIM_FORCE_LATE,
} RdtAimFeature;

#define RDT_N_AIM_FEATURES (RDT_AIM_FORCE_LATE + 1)

/**
 * RdtCountFeature:
 *
 * What tells whether so many units will be lost, or gone, in the end.
 */
typedef enum
{
  RDT_COUNT_ALWAYS,
  RDT_COUNT_LEFT,        /* the part that is still to come */
  RDT_COUNT_LEFT_LATE,
  RDT_COUNT_LATE,
  RDT_COUNT_FORCE,       /* of whoever wants it, of all units left */
  RDT_COUNT_FEW,         /* the fewer are still to come, the more */
  RDT_COUNT_ABLE,        /* of those that are wanted out, how many more can come in time */
} RdtCountFeature;

#define RDT_N_COUNT_FEATURES (RDT_COUNT_ABLE + 1)

void rdt_prospect_list_aims   (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               RdtSide            side,
                               int               *features);
void rdt_prospect_list_count  (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               const RdtVictory  *victory,
                               int               *features);
int  rdt_prospect_compute     (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               RdtSide            side);

G_END_DECLS
