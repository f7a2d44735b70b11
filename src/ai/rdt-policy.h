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

/* What speaks for or against an order at first sight. */
typedef enum
{
  RDT_POLICY_FIRE,
  RDT_POLICY_FIRE_WORTH,      /* of what is fired at */
  RDT_POLICY_FIRE_COVER,
  RDT_POLICY_FIRE_PARTIAL,    /* what is hardly seen */
  RDT_POLICY_FIRE_AIM,        /* whoever is in an aim */
  RDT_POLICY_FIRE_NEAR,
  RDT_POLICY_FIRE_AGAIN,      /* the last target */
  RDT_POLICY_GAS,
  RDT_POLICY_COMBAT,
  RDT_POLICY_COMBAT_FLANK,
  RDT_POLICY_COMBAT_COVER,
  RDT_POLICY_COMBAT_AIM,
  RDT_POLICY_COMBAT_STRENGTH, /* of the attacker, less that of the defender */
  RDT_POLICY_COMBAT_HELP,     /* friends beside the defender */
  RDT_POLICY_MOVE,
  RDT_POLICY_TURN,
  RDT_POLICY_APPROACH,        /* nearer to an aim */
  RDT_POLICY_TAKE,            /* an aim that is not held */
  RDT_POLICY_TAKE_LATE,
  RDT_POLICY_LEAVE,           /* out of an aim */
  RDT_POLICY_WAY_OUT,
  RDT_POLICY_DANGER,          /* into the reach of enemies */
  RDT_POLICY_DANGER_COVERED,
  RDT_POLICY_CLOSE,           /* nearer to the enemy */
  RDT_POLICY_RANGE,           /* into one's own range */
  RDT_POLICY_OUT_OF_RANGE,
  RDT_POLICY_COVER,           /* into cover */
  RDT_POLICY_CONTACT,
  RDT_POLICY_CONTACT_FLANK,
  RDT_POLICY_ARTILLERY_MOVES,
  RDT_POLICY_COMMANDER_NEAR,  /* a commander nearer than that to enemies */
  RDT_POLICY_COMPANY,         /* a commander beside friends */
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
  RDT_POLICY_DECIDES,         /* against a side that cannot lose another unit */
  RDT_POLICY_RISKS,           /* close combat, by a side that cannot either */
  RDT_POLICY_DEEP,            /* into a river without a crossing */
} RdtPolicyFeature;

#define RDT_N_POLICIES (RDT_POLICY_DEEP + 1)

/* With room to the next eight, which processors multiply at once. */
#define RDT_POLICY_ROOM ((RDT_N_POLICIES + 7) / 8 * 8)

/**
 * RdtPolicyWeights:
 *
 * What each counts for, in each way in which turns are taken, against 0 for an end.
 */
typedef gint16 RdtPolicyWeights[RDT_N_POLICIES][RDT_N_ACTIVATIONS];

/* So far from enemies that it does not matter how far. */
#define RDT_FAR_AWAY 20

/**
 * RdtOutlookEnemy:
 * @unit: which
 * @cell: where
 * @reach: more than the range of its weapon by one; 0 if it has none
 * @needs_sight: of what it fires at
 *
 * An enemy, as far as it endangers others.
 */
typedef struct
{
  RdtUnitIndex unit;
  RdtCell      cell;
  guint        reach;
  gboolean     needs_sight;
} RdtOutlookEnemy;

/**
 * RdtOutlook:
 * @weights: by which orders are judged, as turns are taken
 * @enemies: those on the board
 * @n_enemies: how many
 * @dangers: for each cell that has been asked about, how many can reach it
 * @nearest: for each of these cells, how far the nearest is
 * @towards: for each of these cells, the facings that have that enemy in their
 *   arc, a bit each
 * @asked: which they are
 *
 * How a position looks to the side that is to decide.
 */
typedef struct
{
  const RdtAnalysis *analysis;
  const RdtPosition *position;
  gint16             weights[RDT_POLICY_ROOM];
  RdtSide            side;
  RdtOutlookEnemy    enemies[RDT_MAX_UNITS];
  guint              n_enemies;
  RdtCellSet         asked;
  guint8             dangers[RDT_MAX_CELLS];
  guint8             nearest[RDT_MAX_CELLS];
  guint8             towards[RDT_MAX_CELLS];
} RdtOutlook;

extern const RdtPolicyWeights rdt_policy_weights;

void rdt_outlook_init  (RdtOutlook             *self,
                        const RdtAnalysis      *analysis,
                        const RdtPosition      *position,
                        const RdtPolicyWeights *weights);
void rdt_policy_list   (RdtOutlook             *outlook,
                        const RdtOrder         *order,
                        gint16                 *features);
int  rdt_policy_weigh  (RdtOutlook             *outlook,
                        const RdtOrder         *order);

G_END_DECLS
