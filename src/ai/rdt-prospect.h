/* rdt-prospect.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"

G_BEGIN_DECLS

/* The value 1 of a feature. */
#define RDT_PROSPECT_ONE 256

/**
 * RdtAimFeature:
 *
 * The features of an aim, each for a side minus the same for its enemy.
 */
typedef enum
{
  RDT_AIM_HELD,         /* who holds it */
  RDT_AIM_HELD_LATE,    /* the same, weighted by time */
  RDT_AIM_HELD_LAST,    /* the same in the last turns */
  RDT_AIM_MANNED,       /* who has a unit in it */
  RDT_AIM_MANNED_LATE,
  RDT_AIM_NEAR,         /* share of units next to it */
  RDT_AIM_NEAR_LATE,
  RDT_AIM_WIDE,         /* share of units that can arrive in time */
  RDT_AIM_WIDE_LATE,
  RDT_AIM_FIRST,        /* who can be there first */
  RDT_AIM_FIRE,         /* share of units that can fire at it */
  RDT_AIM_FORCE,        /* share of all remaining units */
  RDT_AIM_FORCE_LATE,
} RdtAimFeature;

#define RDT_N_AIM_FEATURES (RDT_AIM_FORCE_LATE + 1)

/**
 * RdtCountFeature:
 *
 * The features of a condition on the number of units lost or gone.
 */
typedef enum
{
  RDT_COUNT_ALWAYS,
  RDT_COUNT_LEFT,        /* the part still missing */
  RDT_COUNT_LEFT_LATE,
  RDT_COUNT_LATE,
  RDT_COUNT_FORCE,       /* the share of the side that wants it, of all remaining units */
  RDT_COUNT_FEW,         /* higher the fewer are missing */
  RDT_COUNT_ABLE,        /* how many more units can leave in time than are needed */
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
