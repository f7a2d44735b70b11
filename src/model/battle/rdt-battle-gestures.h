/* rdt-battle-gestures.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

gboolean        rdt_battle_gestures_activate     (RdtBattleController *self,
                                                  RdtCell              cell,
                                                  RdtUnitIndex         clicked);
void            rdt_battle_gestures_open_menu    (RdtBattleController *self,
                                                  RdtCell              cell,
                                                  RdtUnitIndex         clicked);
void            rdt_battle_gestures_drag         (RdtBattleController *self,
                                                  RdtCell              cell,
                                                  RdtFacing            facing);
void            rdt_battle_gestures_drop         (RdtBattleController *self,
                                                  RdtCell              cell,
                                                  RdtFacing            facing);
RdtUnitIndex    rdt_battle_gestures_find_carried (RdtBattleController *self,
                                                  RdtCell              from);
void            rdt_battle_gestures_carry        (RdtBattleController *self,
                                                  RdtUnitIndex         unit,
                                                  RdtCell              to,
                                                  RdtFacing            facing);
void            rdt_battle_gestures_let_go       (RdtBattleController *self,
                                                  RdtUnitIndex         unit,
                                                  RdtCell              to,
                                                  RdtFacing            facing);
gboolean        rdt_battle_gestures_takes_wheel  (RdtBattleController *self);
gboolean        rdt_battle_gestures_turn         (RdtBattleController *self,
                                                  int                  steps);
gboolean        rdt_battle_gestures_act_as       (RdtBattleController *self,
                                                  RdtOrderKind         kind,
                                                  RdtCell              cell);
gboolean        rdt_battle_gestures_select_next  (RdtBattleController *self,
                                                  gboolean             backwards);
const RdtOrder *rdt_battle_gestures_find_arrival (RdtBattleController *self,
                                                  RdtFacing           *facing);

G_END_DECLS
