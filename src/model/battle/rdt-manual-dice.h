/* rdt-manual-dice.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-event.h"
#include "rdt-history.h"

G_BEGIN_DECLS

/* Dice that people throw on a table and tell. */

/* More than come of the longest row of fights. */
#define RDT_MOST_RESULTS 64

/**
 * RdtDiceWant:
 * @purpose: what a die is to be thrown for; or a card to be turned over
 * @unit: for whom, or %RDT_NO_UNIT
 * @enemy: whom that unit fights, or %RDT_NO_UNIT
 * @side: for which side, or %RDT_NO_SIDE for a card
 * @cloud: where the cloud is that drifts, or %RDT_NO_CELL
 * @index: which of several dice that are thrown at once, from 1
 * @n_dice: how many those are
 * @has_last: whether a die has just been told for the same order
 * @last: which, and what it was worth; or which card was drawn
 * @last_purpose: what that was for
 * @has_cause: whether it is thrown because of a shot, a close combat or a hit
 * @cause: of which; for a die for spotting, the shot that it may lead to
 * @turn: the turn that has begun with the order, before it is thrown, or 0
 * @has_pack: whether @cards_left is known
 * @cards_left: how many cards of each side are in the pack before it
 * @has_board: whether @board is known
 * @board: how the units stand when it is thrown: earlier dice of the same order
 *   have done what they did
 * @is_tie: whether it is thrown again, since both sides threw the same
 * @first: the side that has just got the initiative, or %RDT_NO_SIDE
 * @n_results: how many @results there are
 * @n_told: how many of them were there when the last die was asked for
 * @results: what has come of the fights and shots of the same order
 * @die: what it needs and what changes its score; what it shows and is worth
 *   mean nothing yet
 *
 * A die that somebody has to throw.
 */
typedef struct
{
  RdtDicePurpose purpose;
  RdtUnitIndex   unit;
  RdtUnitIndex   enemy;
  RdtSide        side;
  RdtCell        cloud;
  guint          index;
  guint          n_dice;
  gboolean       has_last;
  gboolean       is_tie;
  gboolean       has_cause;
  RdtEvent       last;
  RdtDicePurpose last_purpose;
  RdtEvent       cause;
  RdtThrow       die;
  guint          turn;
  gboolean       has_pack;
  guint          cards_left[RDT_N_SIDES];
  gboolean       has_board;
  RdtPosition    board;
  RdtSide        first;
  guint          n_results;
  guint          n_told;
  RdtEvent       results[RDT_MOST_RESULTS];
} RdtDiceWant;

void     rdt_manual_dice_find_want (const RdtGame     *game,
                                    const RdtDice     *dice,
                                    const RdtPosition *position,
                                    const RdtOrder    *order,
                                    RdtDicePurpose     purpose,
                                    RdtDiceWant       *want);
RdtDice *rdt_manual_dice_add       (const RdtDice     *dice,
                                    RdtDicePurpose     purpose,
                                    guint8             face) G_GNUC_WARN_UNUSED_RESULT;
RdtDice *rdt_manual_dice_drop      (const RdtDice     *dice,
                                    RdtDicePurpose     purpose) G_GNUC_WARN_UNUSED_RESULT;
RdtDice *rdt_manual_dice_join      (const RdtDice     *dice,
                                    const RdtDice     *added) G_GNUC_WARN_UNUSED_RESULT;
RdtDice *rdt_manual_dice_list_added (const RdtDice    *before,
                                     const RdtDice    *after) G_GNUC_WARN_UNUSED_RESULT;
gboolean rdt_manual_dice_fall_short (const RdtGame     *game,
                                     const RdtDice     *before,
                                     const RdtDice     *dice,
                                     const RdtPosition *position,
                                     const RdtOrder    *order);
RdtDice *rdt_manual_dice_rewind    (const RdtDice       *dice,
                                    const RdtDiceCursor *from,
                                    const RdtDiceCursor *to) G_GNUC_WARN_UNUSED_RESULT;
RdtDice *rdt_manual_dice_take_over (const RdtDice     *dice,
                                    RdtHistory        *history) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
