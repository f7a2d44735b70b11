/* rdt-balance.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rdt-player.h"
#include "rdt-series.h"

G_BEGIN_DECLS

#define RDT_TYPE_BALANCE (rdt_balance_get_type ())

G_DECLARE_FINAL_TYPE (RdtBalance, rdt_balance, RDT, BALANCE, GObject)

#define RDT_MAX_BALANCE_BATTLES 10000

RdtBalance      *rdt_balance_new           (RdtGame    *game) G_GNUC_WARN_UNUSED_RESULT;

RdtGame         *rdt_balance_get_game      (RdtBalance *self);
void             rdt_balance_set_player    (RdtBalance *self,
                                            RdtSide     side,
                                            RdtPlayer   player);
void             rdt_balance_set_n_battles (RdtBalance *self,
                                            guint       n_battles);
void             rdt_balance_start         (RdtBalance *self);
void             rdt_balance_cancel        (RdtBalance *self);
gboolean         rdt_balance_is_running    (RdtBalance *self);

const RdtSeries       *rdt_balance_get_series (RdtBalance *self);
const RdtBattleResult *rdt_balance_get_result (RdtBalance *self,
                                               guint       index);

G_END_DECLS
