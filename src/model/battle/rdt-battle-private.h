/* rdt-battle-private.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

struct _RdtBattle
{
  GObject       parent_instance;

  RdtGame      *game;
  RdtDice      *first_dice;
  GFile        *file;
  char         *digest;       /* of what was in the file when it was loaded or saved */
  GListModel   *units[RDT_N_SIDES];   /* of RdtUnit, once somebody has asked for them */

  char         *extra;        /* members of its file that are somebody else's */
  RdtCourse     course;
  RdtOrderList  orders;       /* those allowed now */
  RdtPlayer     players[RDT_N_SIDES];

  guint         is_modified : 1;
  guint         has_orders : 1;
};

/* rdt-battle.c */
void rdt_battle_went_on   (RdtBattle         *self,
                           const RdtPosition *before);
void rdt_battle_went_back (RdtBattle         *self,
                           const RdtPosition *before);

G_END_DECLS
