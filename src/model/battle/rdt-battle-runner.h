/* rdt-battle-runner.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-pace.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_RUNNER (rdt_battle_runner_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleRunner, rdt_battle_runner, RDT, BATTLE_RUNNER, GObject)

RdtBattleRunner *rdt_battle_runner_new (RdtBattle *battle) G_GNUC_WARN_UNUSED_RESULT;

void     rdt_battle_runner_begin        (RdtBattleRunner    *self);
void     rdt_battle_runner_order        (RdtBattleRunner    *self,
                                         const RdtOrder     *order);
void     rdt_battle_runner_roll         (RdtBattleRunner    *self,
                                         RdtDicePurpose      purpose,
                                         guint               face);
void     rdt_battle_runner_take_back_die (RdtBattleRunner   *self,
                                          RdtDicePurpose     purpose);
void     rdt_battle_runner_cancel_roll ( RdtBattleRunner    *self);
gboolean rdt_battle_runner_can_undo_roll (RdtBattleRunner   *self);
void     rdt_battle_runner_undo_roll    (RdtBattleRunner    *self);
void     rdt_battle_runner_go_on        (RdtBattleRunner    *self);
void     rdt_battle_runner_ordered      (RdtBattleRunner    *self,
                                         const RdtEventList *events);
void     rdt_battle_runner_interrupt    (RdtBattleRunner    *self);
void     rdt_battle_runner_close        (RdtBattleRunner    *self);
gboolean rdt_battle_runner_is_animated  (RdtBattleRunner    *self);
gboolean rdt_battle_runner_is_asking    (RdtBattleRunner    *self);
gboolean rdt_battle_runner_is_paused    (RdtBattleRunner    *self);
RdtPace *rdt_battle_runner_get_pace     (RdtBattleRunner    *self);
RdtBattle *rdt_battle_runner_get_battle (RdtBattleRunner    *self);

G_END_DECLS
