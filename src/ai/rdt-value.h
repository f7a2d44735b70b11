/* rdt-value.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"
#include "rdt-chance.h"

G_BEGIN_DECLS

/* One, of what is weighed. */
#define RDT_VALUE_ONE RDT_ODDS_ONE

/**
 * RdtValueFeature:
 *
 * What a position is judged by, each for a side less the same for its enemy.
 */
typedef enum
{
  RDT_VALUE_MATERIAL,        /* the share of its units that a side still has */
  RDT_VALUE_MATERIAL_LATE,   /* the same, the more the later it is */
  RDT_VALUE_LOSSES,          /* how near the losses are to what decides the battle */
  RDT_VALUE_FEW,             /* hardly any units, against none left */
  RDT_VALUE_STANDING_LATE,   /* who would win if the battle ended now */
  RDT_VALUE_STANDING_LAST,
  RDT_VALUE_GRIP,            /* how near units are to the aims */
  RDT_VALUE_GRIP_LATE,
  RDT_VALUE_REACH,           /* the nearest unit of each aim */
  RDT_VALUE_EXITED,
  RDT_VALUE_WAY_OUT,
  RDT_VALUE_THREAT,          /* what could be fired at */
  RDT_VALUE_FLANK,           /* enemies beside or behind units */
  RDT_VALUE_CONTACT,         /* enemies before them */
  RDT_VALUE_COMMANDER,
  RDT_VALUE_COMMANDER_NEAR,  /* enemies near to him */
  RDT_VALUE_PINNED,
  RDT_VALUE_TO_COME,
  RDT_VALUE_COVER,
  RDT_VALUE_TURN,            /* whose turn it is */
  RDT_VALUE_SHOTS,           /* what could be fired at by whose turn it is */
  RDT_VALUE_DOOM,            /* losses, where they alone lose the battle */
  RDT_VALUE_FACING,          /* units that face the nearest enemy */
  RDT_VALUE_PROSPECT,        /* what the scenario's conditions will come to */
} RdtValueFeature;

#define RDT_N_VALUES (RDT_VALUE_PROSPECT + 1)

/**
 * RdtMotive:
 * @RDT_MOTIVE_OUTCOME: the battle is won, or lost
 * @RDT_MOTIVE_UNITS: units kept and destroyed
 * @RDT_MOTIVE_AIMS: aims held
 * @RDT_MOTIVE_APPROACH: the ways to the aims
 * @RDT_MOTIVE_EXITS: units off the board, or nearer to where they leave it
 * @RDT_MOTIVE_FIRE: who can fire at whom
 * @RDT_MOTIVE_CONTACT: enemies before, beside and behind units
 * @RDT_MOTIVE_COMMANDER: his safety
 * @RDT_MOTIVE_COVER: units in cover
 *
 * What speaks for an order, in words that people use.
 */
typedef enum
{
  RDT_MOTIVE_OUTCOME,
  RDT_MOTIVE_UNITS,
  RDT_MOTIVE_AIMS,
  RDT_MOTIVE_APPROACH,
  RDT_MOTIVE_EXITS,
  RDT_MOTIVE_FIRE,
  RDT_MOTIVE_CONTACT,
  RDT_MOTIVE_COMMANDER,
  RDT_MOTIVE_COVER,
} RdtMotive;

#define RDT_N_MOTIVES (RDT_MOTIVE_COVER + 1)

const char *rdt_motive_get_word (RdtMotive motive);

void  rdt_value_list    (const RdtAnalysis *analysis,
                         const RdtPosition *position,
                         RdtSide            side,
                         int               *features);
guint rdt_value_compute (const RdtAnalysis *analysis,
                         const RdtPosition *position,
                         RdtSide            side);
void  rdt_value_explain (const RdtAnalysis *analysis,
                         const RdtPosition *position,
                         RdtSide            side,
                         int               *motives);

G_END_DECLS
