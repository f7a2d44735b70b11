/* rdt-pending-fights.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/**
 * RdtPendingFights:
 * @defenders: by attacker: the unit it would attack, or %RDT_NO_UNIT
 * @n: the number of attackers
 *
 * The obligatory close combats that `end` would start.
 */
typedef struct
{
  RdtUnitIndex defenders[RDT_MAX_UNITS];
  guint        n;
} RdtPendingFights;

void  rdt_pending_fights_find (RdtPendingFights       *self,
                               RdtBattle              *battle);
char *rdt_pending_fights_name (const RdtPendingFights *self,
                               RdtBattle              *battle) G_GNUC_WARN_UNUSED_RESULT;

char *rdt_pending_fights_name_fought (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
