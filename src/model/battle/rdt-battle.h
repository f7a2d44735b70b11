/* rdt-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-player.h"
#include "rdt-playthrough.h"

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE (rdt_battle_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattle, rdt_battle, RDT, BATTLE, GObject)

RdtBattle *rdt_battle_new       (RdtGame   *game,
                                 RdtDice   *dice) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle *rdt_battle_branch_at (RdtBattle *self,
                                 guint      n_orders) G_GNUC_WARN_UNUSED_RESULT;

RdtGame            *rdt_battle_get_game          (RdtBattle      *self);
const char         *rdt_battle_get_title         (RdtBattle      *self);
RdtDice            *rdt_battle_get_dice          (RdtBattle      *self);
RdtHistory         *rdt_battle_get_history       (RdtBattle      *self);
RdtPlaythrough     *rdt_battle_get_playthrough   (RdtBattle      *self);
const RdtPosition  *rdt_battle_get_position      (RdtBattle      *self);
guint               rdt_battle_get_n_orders      (RdtBattle      *self);
guint               rdt_battle_get_n_all_orders  (RdtBattle      *self);
const RdtPosition  *rdt_battle_get_position_at   (RdtBattle      *self,
                                                  guint           n_orders);
const RdtEventList *rdt_battle_get_events_at     (RdtBattle      *self,
                                                  guint           n_orders);
const RdtOrder     *rdt_battle_get_order_at      (RdtBattle      *self,
                                                  guint           n_orders);
gboolean            rdt_battle_has_begun         (RdtBattle      *self);
gboolean            rdt_battle_is_over           (RdtBattle      *self);

RdtPlayer           rdt_battle_get_player        (RdtBattle      *self,
                                                  RdtSide         side);
void                rdt_battle_set_player        (RdtBattle      *self,
                                                  RdtSide         side,
                                                  RdtPlayer       player);
gboolean            rdt_battle_has_person        (RdtBattle      *self);
gboolean            rdt_battle_awaits_computer    (RdtBattle      *self);
gboolean            rdt_battle_awaits_computer_at (RdtBattle      *self,
                                                  guint           n_orders);

GFile              *rdt_battle_get_file          (RdtBattle      *self);
void                rdt_battle_set_file          (RdtBattle      *self,
                                                  GFile          *file);
gboolean            rdt_battle_is_modified       (RdtBattle      *self);
void                rdt_battle_set_modified      (RdtBattle      *self,
                                                  gboolean        modified);
const char         *rdt_battle_get_digest        (RdtBattle      *self);
void                rdt_battle_take_digest       (RdtBattle      *self,
                                                  char           *digest);
const char         *rdt_battle_get_extra         (RdtBattle      *self);
void                rdt_battle_set_extra         (RdtBattle      *self,
                                                  const char     *extra);
void                rdt_battle_amend             (RdtBattle      *self);
gboolean            rdt_battle_has_manual_dice   (RdtBattle      *self);
void                rdt_battle_set_manual_dice   (RdtBattle      *self,
                                                  gboolean        manual_dice);

const RdtOrderList *rdt_battle_list_orders       (RdtBattle      *self);
gboolean            rdt_battle_check_order       (RdtBattle      *self,
                                                  const RdtOrder *order,
                                                  RdtRefusal     *refusal);

RdtOrderResult      rdt_battle_begin             (RdtBattle      *self,
                                                  RdtDiceWant    *want);
RdtOrderResult      rdt_battle_order             (RdtBattle      *self,
                                                  const RdtOrder *order,
                                                  RdtRefusal     *refusal,
                                                  RdtDiceWant    *want);
void                rdt_battle_enter_die         (RdtBattle      *self,
                                                  RdtDicePurpose  purpose,
                                                  guint           face);
void                rdt_battle_take_back_die     (RdtBattle      *self,
                                                  RdtDicePurpose  purpose);

gboolean            rdt_battle_can_undo          (RdtBattle      *self);
gboolean            rdt_battle_can_redo          (RdtBattle      *self);
void                rdt_battle_undo              (RdtBattle      *self);
gboolean            rdt_battle_can_unbegin       (RdtBattle      *self);
void                rdt_battle_unbegin           (RdtBattle      *self);
void                rdt_battle_redo              (RdtBattle      *self);

G_END_DECLS
