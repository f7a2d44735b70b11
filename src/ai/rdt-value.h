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

/* The value 1 of a feature. */
#define RDT_VALUE_ONE RDT_ODDS_ONE

/**
 * RdtValueFeature:
 *
 * The features of a position, each for a side minus the same for its enemy.
 */
typedef enum
{
  RDT_VALUE_MATERIAL,        /* share of its units that a side still has */
  RDT_VALUE_MATERIAL_LATE,   /* the same, weighted by time */
  RDT_VALUE_LOSSES,          /* how near the losses are to deciding the battle */
  RDT_VALUE_FEW,             /* few units left */
  RDT_VALUE_STANDING_LATE,   /* who would win if the battle ended now */
  RDT_VALUE_STANDING_LAST,
  RDT_VALUE_GRIP,            /* how near units are to the aims */
  RDT_VALUE_GRIP_LATE,
  RDT_VALUE_REACH,           /* the unit nearest to each aim */
  RDT_VALUE_EXITED,
  RDT_VALUE_WAY_OUT,
  RDT_VALUE_THREAT,          /* possible targets */
  RDT_VALUE_FLANK,           /* enemies on the flank or to the rear */
  RDT_VALUE_CONTACT,         /* enemies to the front */
  RDT_VALUE_COMMANDER,
  RDT_VALUE_COMMANDER_NEAR,  /* enemies near the commander */
  RDT_VALUE_PINNED,
  RDT_VALUE_TO_COME,
  RDT_VALUE_COVER,
  RDT_VALUE_TURN,            /* whose turn it is */
  RDT_VALUE_SHOTS,           /* possible targets of the side to act */
  RDT_VALUE_DOOM,            /* losses, if they alone lose the battle */
  RDT_VALUE_FACING,          /* units that face the nearest enemy */
  RDT_VALUE_PROSPECT,        /* the expected outcome of the scenario's conditions */
} RdtValueFeature;

#define RDT_N_VALUES (RDT_VALUE_PROSPECT + 1)

/**
 * RdtMotive:
 * @RDT_MOTIVE_OUTCOME: the battle is won or lost
 * @RDT_MOTIVE_UNITS: units kept and destroyed
 * @RDT_MOTIVE_AIMS: aims held
 * @RDT_MOTIVE_APPROACH: distances to the aims
 * @RDT_MOTIVE_EXITS: units that have left the board, or are nearer to doing so
 * @RDT_MOTIVE_FIRE: possible fire
 * @RDT_MOTIVE_CONTACT: enemies to the front, flank and rear of units
 * @RDT_MOTIVE_COMMANDER: the safety of the commander
 * @RDT_MOTIVE_COVER: units in cover
 *
 * The motives that explain orders to people.
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

RdtSide rdt_value_find_leader (const RdtGame     *game,
                               const RdtPosition *position);
void    rdt_value_list        (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               RdtSide            side,
                               int               *features);
guint   rdt_value_compute     (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               RdtSide            side);
void    rdt_value_explain     (const RdtAnalysis *analysis,
                               const RdtPosition *position,
                               RdtSide            side,
                               int               *motives);

G_END_DECLS
