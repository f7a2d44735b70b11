/* rdt-policy.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-analysis.h"
#include "rdt-order.h"

G_BEGIN_DECLS

/* The features of orders. */
typedef enum
{
  RDT_POLICY_FIRE,
  RDT_POLICY_FIRE_WORTH,      /* worth of the target */
  RDT_POLICY_FIRE_COVER,
  RDT_POLICY_FIRE_PARTIAL,    /* only partly visible target */
  RDT_POLICY_FIRE_AIM,        /* a target in an aim */
  RDT_POLICY_FIRE_NEAR,
  RDT_POLICY_FIRE_AGAIN,      /* the last target again */
  RDT_POLICY_GAS,
  RDT_POLICY_COMBAT,
  RDT_POLICY_COMBAT_FLANK,
  RDT_POLICY_COMBAT_COVER,
  RDT_POLICY_COMBAT_AIM,
  RDT_POLICY_COMBAT_STRENGTH, /* of the attacker, minus that of the defender */
  RDT_POLICY_COMBAT_HELP,     /* friendly units next to the defender */
  RDT_POLICY_MOVE,
  RDT_POLICY_TURN,
  RDT_POLICY_APPROACH,        /* nearer to an aim */
  RDT_POLICY_TAKE,            /* an aim that is not held */
  RDT_POLICY_TAKE_LATE,
  RDT_POLICY_LEAVE,           /* away from an aim */
  RDT_POLICY_WAY_OUT,
  RDT_POLICY_DANGER,          /* within reach of more enemies */
  RDT_POLICY_DANGER_COVERED,
  RDT_POLICY_CLOSE,           /* nearer to the enemy */
  RDT_POLICY_RANGE,           /* getting within range */
  RDT_POLICY_OUT_OF_RANGE,
  RDT_POLICY_COVER,           /* into cover */
  RDT_POLICY_CONTACT,
  RDT_POLICY_CONTACT_FLANK,
  RDT_POLICY_ARTILLERY_MOVES,
  RDT_POLICY_COMMANDER_NEAR,  /* a commander nearer to enemies than that */
  RDT_POLICY_COMPANY,         /* a commander next to friendly units */
  RDT_POLICY_FACING,          /* the nearest enemy */
  RDT_POLICY_ENTER,
  RDT_POLICY_EXIT_WANTED,
  RDT_POLICY_EXIT,
  RDT_POLICY_LOAD,
  RDT_POLICY_UNLOAD_NEAR,
  RDT_POLICY_UNLOAD,
  RDT_POLICY_MOUNT_FAR,
  RDT_POLICY_MOUNT,
  RDT_POLICY_DISMOUNT_NEAR,
  RDT_POLICY_DISMOUNT,
  RDT_POLICY_UNPIN,
  RDT_POLICY_WORKS,
  RDT_POLICY_ADVANCE,
  RDT_POLICY_STAY,
  RDT_POLICY_MINES,           /* into mines, wire or gas */
  RDT_POLICY_DECIDES,         /* against a side for which another loss is decisive */
  RDT_POLICY_RISKS,           /* close combat of a side for which another loss is decisive */
  RDT_POLICY_DEEP,            /* into a river without a crossing */
} RdtPolicyFeature;

#define RDT_N_POLICIES (RDT_POLICY_DEEP + 1)

/* Rounded up to eight, which processors multiply at once. */
#define RDT_POLICY_ROOM ((RDT_N_POLICIES + 7) / 8 * 8)

/**
 * RdtPolicyWeights:
 *
 * The weights of features for each kind of activation, relative to 0 for an end.
 */
typedef gint16 RdtPolicyWeights[RDT_N_POLICIES][RDT_N_ACTIVATIONS];

/* At this distance from enemies it no longer matters. */
#define RDT_FAR_AWAY 20

/**
 * RdtPolicyEnemy:
 * @unit: the unit
 * @cell: its cell
 * @reach: the range of its weapon plus one; 0 if it is unarmed
 * @needs_sight: whether its weapon needs line of sight
 *
 * An enemy, as far as it is a danger.
 */
typedef struct
{
  RdtUnitIndex unit;
  RdtCell      cell;
  guint        reach;
  gboolean     needs_sight;
} RdtPolicyEnemy;

/**
 * RdtPolicy:
 * @weights: the weights for the rule set's kind of activation
 * @enemies: the enemies on the board
 * @n_enemies: their number
 * @dangers: by cell in @asked, how many of them can fire at it
 * @nearest: by cell in @asked, the distance of the nearest
 * @towards: by cell in @asked, the facings with that enemy in their arc, as a bit
 *   mask
 * @asked: the cells computed so far
 *
 * A position prepared for judging orders.
 */
typedef struct
{
  const RdtAnalysis *analysis;
  const RdtPosition *position;
  gint16             weights[RDT_POLICY_ROOM];
  RdtSide            side;
  RdtPolicyEnemy     enemies[RDT_MAX_UNITS];
  guint              n_enemies;
  RdtCellSet         asked;
  guint8             dangers[RDT_MAX_CELLS];
  guint8             nearest[RDT_MAX_CELLS];
  guint8             towards[RDT_MAX_CELLS];
} RdtPolicy;

extern const RdtPolicyWeights rdt_policy_weights;

void rdt_policy_init   (RdtPolicy              *self,
                        const RdtAnalysis      *analysis,
                        const RdtPosition      *position,
                        const RdtPolicyWeights *weights);
void rdt_policy_list   (RdtPolicy              *policy,
                        const RdtOrder         *order,
                        gint16                 *features);
int  rdt_policy_weigh  (RdtPolicy              *policy,
                        const RdtOrder         *order);

G_END_DECLS
