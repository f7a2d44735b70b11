/* rdt-playthrough.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-history.h"
#include "rdt-manual-dice.h"
#include "rdt-refusal.h"

G_BEGIN_DECLS

/**
 * RdtOrderResult:
 * @RDT_ORDERED: the order was carried out
 * @RDT_REFUSED: the order was refused
 * @RDT_NEEDS_DICE: a die has to be rolled first
 *
 * The result of an order.
 */
typedef enum
{
  RDT_ORDERED,
  RDT_REFUSED,
  RDT_NEEDS_DICE,
} RdtOrderResult;

/**
 * RdtPlaythrough:
 * @dice: the source of dice
 * @entered: (nullable): the same with the dice entered for an order that needs
 *   more
 * @pending: that order
 * @history: the history
 * @has_begun: whether the first decision has been reached
 * @is_waiting: whether @pending waits for a die
 * @has_news: whether what is to be saved of it has changed
 *
 * The playing of a battle: applies orders and dice, and keeps the history.
 */
typedef struct
{
  RdtGame    *game;
  RdtDice    *dice;
  RdtDice    *entered;
  RdtOrder    pending;
  RdtHistory  history;
  gboolean    has_begun;
  gboolean    is_waiting;
  gboolean    has_news;
} RdtPlaythrough;

void           rdt_playthrough_init            (RdtPlaythrough *self,
                                                RdtGame        *game,
                                                RdtDice        *dice);
void           rdt_playthrough_clear           (RdtPlaythrough *self);

RdtOrderResult rdt_playthrough_begin           (RdtPlaythrough *self,
                                                RdtDiceWant    *want);
gboolean       rdt_playthrough_can_unbegin     (const RdtPlaythrough *self);
void           rdt_playthrough_unbegin         (RdtPlaythrough *self);
RdtOrderResult rdt_playthrough_order           (RdtPlaythrough *self,
                                                const RdtOrder *order,
                                                RdtRefusal     *refusal,
                                                RdtDiceWant    *want);
void           rdt_playthrough_enter_die       (RdtPlaythrough *self,
                                                RdtDicePurpose  purpose,
                                                guint8          face);
RdtDice       *rdt_playthrough_rewind_dice     (const RdtPlaythrough *self,
                                                guint                 n_orders)
                                               G_GNUC_WARN_UNUSED_RESULT;
void           rdt_playthrough_take_back_die   (RdtPlaythrough *self,
                                                RdtDicePurpose  purpose);
gboolean       rdt_playthrough_take_news       (RdtPlaythrough *self);
void           rdt_playthrough_forget_entered  (RdtPlaythrough *self);
RdtDice       *rdt_playthrough_list_entered    (const RdtPlaythrough *self)
                                               G_GNUC_WARN_UNUSED_RESULT;
gboolean       rdt_playthrough_take_up         (RdtPlaythrough *self,
                                                const RdtOrder *order,
                                                const RdtDice  *entered);
void           rdt_playthrough_set_manual_dice (RdtPlaythrough *self,
                                                gboolean        manual_dice);

guint64        rdt_playthrough_draw_seed       (void);

G_END_DECLS
