/* rdt-dice.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-types.h"

G_BEGIN_DECLS

/* The largest integer that all JSON parsers keep exactly: 2^53 - 1. */
#define RDT_MAX_SEED G_GINT64_CONSTANT (9007199254740991)

/**
 * RdtDicePurpose:
 *
 * The purposes of dice; cards are drawn from a pack with those of both sides.
 */
typedef enum
{
  RDT_DICE_INITIATIVE,
  RDT_DICE_ACTIVATION,
  RDT_DICE_CARD,
  RDT_DICE_COMMAND,
  RDT_DICE_COMMANDER,
  RDT_DICE_LANDING,
  RDT_DICE_TO_HIT,
  RDT_DICE_EFFECT,
  RDT_DICE_CLOSE_COMBAT,
  RDT_DICE_MINEFIELD,
  RDT_DICE_SPOTTING,
  RDT_DICE_GAS_DRIFT,
} RdtDicePurpose;

#define RDT_N_DICE_PURPOSES (RDT_DICE_GAS_DRIFT + 1)

/**
 * RdtDiceFault:
 * @RDT_DICE_FAULT_NONE: no fault
 * @RDT_DICE_FAULT_EXHAUSTED: the script has run out and there is no seed
 * @RDT_DICE_FAULT_NOT_IN_PACK: the script names a card that is not there
 *
 * Why a die could not be rolled.
 */
typedef enum
{
  RDT_DICE_FAULT_NONE,
  RDT_DICE_FAULT_EXHAUSTED,
  RDT_DICE_FAULT_NOT_IN_PACK,
} RdtDiceFault;

/**
 * RdtDice:
 *
 * The source of a battle's dice.
 *
 * A source does not change while it is in use: rolling changes the
 * [struct@DiceCursor] only, so one source serves all copies of a position, in
 * any thread.
 */
typedef struct _RdtDice RdtDice;

/**
 * RdtDiceCursor:
 * @n_rolled: the number of dice and cards so far
 * @n_used: by purpose, the number of scripted values used
 *
 * A battle's position in its dice.
 *
 * It is part of the position, so that undoing an order also undoes its dice.
 */
typedef struct
{
  guint32 n_rolled;
  guint32 n_used[RDT_N_DICE_PURPOSES];
} RdtDiceCursor;

RdtDice      *rdt_dice_new         (void) G_GNUC_WARN_UNUSED_RESULT;
RdtDice      *rdt_dice_copy        (const RdtDice  *self) G_GNUC_WARN_UNUSED_RESULT;
RdtDice      *rdt_dice_ref         (RdtDice        *self);
void          rdt_dice_unref       (RdtDice        *self);

gboolean      rdt_dice_has_seed    (const RdtDice  *self);
guint64       rdt_dice_get_seed    (const RdtDice  *self);
void          rdt_dice_set_seed    (RdtDice        *self,
                                    guint64         seed);
void          rdt_dice_script      (RdtDice        *self,
                                    RdtDicePurpose  purpose,
                                    const guint8   *values,
                                    gsize           n_values);
const guint8 *rdt_dice_get_script  (const RdtDice  *self,
                                    RdtDicePurpose  purpose,
                                    gsize          *n_values);
gboolean      rdt_dice_is_endless  (const RdtDice  *self);

RdtDiceFault  rdt_dice_roll       (const RdtDice  *self,
                                   RdtDiceCursor  *cursor,
                                   RdtDicePurpose  purpose,
                                   guint          *score);
RdtDiceFault  rdt_dice_draw       (const RdtDice  *self,
                                   RdtDiceCursor  *cursor,
                                   const guint    *n_cards,
                                   RdtSide        *side);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtDice, rdt_dice_unref)

G_END_DECLS
