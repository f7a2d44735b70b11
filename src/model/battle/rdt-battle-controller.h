/* rdt-battle-controller.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-runner.h"
#include "rdt-choices.h"
#include "rdt-odds.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_CONTROLLER (rdt_battle_controller_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleController, rdt_battle_controller, RDT, BATTLE_CONTROLLER, GObject)

RdtBattleController *rdt_battle_controller_new (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

RdtBattle           *rdt_battle_controller_get_battle        (RdtBattleController *self);
RdtBattleRunner     *rdt_battle_controller_get_runner        (RdtBattleController *self);
const RdtPosition   *rdt_battle_controller_get_position      (RdtBattleController *self);
const RdtEventList  *rdt_battle_controller_get_events        (RdtBattleController *self);
guint                rdt_battle_controller_get_shown_order   (RdtBattleController *self);
void                 rdt_battle_controller_set_shown_order   (RdtBattleController *self,
                                                              guint                n_orders);
void                 rdt_battle_controller_show_event        (RdtBattleController *self,
                                                              guint                n_orders,
                                                              guint                n_events);
gboolean             rdt_battle_controller_is_live           (RdtBattleController *self);
gboolean             rdt_battle_controller_is_waiting        (RdtBattleController *self);
gboolean             rdt_battle_controller_is_placing        (RdtBattleController *self);

RdtUnitIndex         rdt_battle_controller_get_selected_unit (RdtBattleController *self);
void                 rdt_battle_controller_select_unit       (RdtBattleController *self,
                                                              RdtUnitIndex         unit);
RdtFacing            rdt_battle_controller_get_facing        (RdtBattleController *self);
void                 rdt_battle_controller_set_facing        (RdtBattleController *self,
                                                              RdtFacing            facing);
RdtCell              rdt_battle_controller_get_pointed_cell  (RdtBattleController *self);
void                 rdt_battle_controller_point_at          (RdtBattleController *self,
                                                              RdtCell              cell);
RdtCell              rdt_battle_controller_get_subject_cell  (RdtBattleController *self);
const GArray        *rdt_battle_controller_get_choices       (RdtBattleController *self);
const RdtOdds       *rdt_battle_controller_get_odds          (RdtBattleController *self,
                                                              guint                choice);

void                 rdt_battle_controller_request_choice    (RdtBattleController *self,
                                                              const GArray        *choices,
                                                              RdtCell              cell);
void                 rdt_battle_controller_refuse            (RdtBattleController *self,
                                                              const RdtRefusal    *refusal);
void                 rdt_battle_controller_order             (RdtBattleController *self,
                                                              const RdtOrder      *order);
void                 rdt_battle_controller_redo              (RdtBattleController *self);

G_END_DECLS
