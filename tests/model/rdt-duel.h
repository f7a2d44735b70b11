/* rdt-duel.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-load.h"

G_BEGIN_DECLS

/* A small battle of two units a side, for tests of classes that use battles. */

#define RDT_DUEL_SEED 42

/* Enough for losses. */
#define RDT_DUEL_ORDERS 60

RdtBattle      *rdt_duel_new              (void) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle      *rdt_duel_new_at_a_table   (void) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle      *rdt_duel_begin_actions    (const RdtSetup *setup) G_GNUC_WARN_UNUSED_RESULT;
RdtBattle      *rdt_duel_reload           (RdtBattle   *battle,
                                           RdtReplay   *replay) G_GNUC_WARN_UNUSED_RESULT;

void            rdt_duel_go_on           (RdtBattle   *battle,
                                          GRand       *chance);
void            rdt_duel_play            (RdtBattle   *battle,
                                          guint        n_orders);
RdtOrderResult  rdt_duel_order           (RdtBattle   *battle,
                                          const char  *json,
                                          RdtDiceWant *want);
const RdtOrder *rdt_duel_find_order      (RdtBattle   *battle,
                                          RdtOrderKind kind);
void            rdt_duel_roll_initiative (RdtBattle   *battle);

const RdtHistoryTakenBack *rdt_duel_get_taken_back (RdtBattle *battle);

G_END_DECLS
