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

/* Dice that are rolled at the table and entered. */

/* More than the longest series of fights can have. */
#define RDT_MOST_RESULTS 64

/**
 * RdtDiceWant:
 * @purpose: the purpose of the die or card
 * @unit: the unit that rolls, or %RDT_NO_UNIT
 * @enemy: the unit that it fights, or %RDT_NO_UNIT
 * @side: the side that rolls, or %RDT_NO_SIDE for a card
 * @cloud: the cell of the cloud that drifts, or %RDT_NO_CELL
 * @index: which one of several dice rolled together, from 1
 * @n_dice: the number of those
 * @n_activations: the activations from the dice before it
 * @has_last: whether another die has been entered for the same order
 * @last: that die with its total, or the card drawn
 * @last_purpose: its purpose
 * @has_cause: whether it is caused by a shot, a close combat or a hit
 * @cause: the cause; of a spotting roll, the shot that it may allow
 * @turn: the turn that the order has begun before the roll, or 0
 * @has_pack: whether @cards_left is known
 * @cards_left: how many cards of each side are in the pack before it
 * @has_board: whether @board is known
 * @board: the position at the moment of the roll, after the earlier dice of the
 *   same order
 * @is_tie: whether it is rolled again because of a tie
 * @first: the side that has just won the initiative, or %RDT_NO_SIDE
 * @n_results: the number of @results
 * @n_told: how many of them there were at the previous prompt
 * @results: the results of fights and shots of the same order
 * @die: what is needed, and the modifiers; the face and total are unset
 *
 * A die that has to be rolled.
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
  guint          n_activations;
  gboolean       has_last;
  gboolean       is_tie;
  gboolean       has_cause;
  RdtEvent       last;
  RdtDicePurpose last_purpose;
  RdtEvent       cause;
  RdtRoll        die;
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
