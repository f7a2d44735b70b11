/* rdt-dice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-dice.h"

struct _RdtDice
{
  gatomicrefcount  ref_count;

  GByteArray      *scripts[RDT_N_DICE_PURPOSES];
  guint64          seed;
  gboolean         has_seed;
};

/* SplitMix64: its finaliser turns any counter into well-mixed bits, so that the
 * k-th roll can be computed without the ones before it.
 */
static guint64
finalise (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

static guint
kth_roll (guint64 seed,
          guint32 k,
          guint   n_outcomes)
{
  guint64 z = finalise (seed + (k + (guint64) 1) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  return ((z >> 32) * n_outcomes) >> 32;
}

/* Takes the next scripted value, if there is one. */
static gboolean
take_scripted (const RdtDice  *self,
               RdtDiceCursor  *cursor,
               RdtDicePurpose  purpose,
               guint          *value)
{
  const GByteArray *script = self->scripts[purpose];

  if (script == NULL || cursor->n_used[purpose] >= script->len)
    return FALSE;

  *value = script->data[cursor->n_used[purpose]++];
  cursor->n_rolled++;

  return TRUE;
}

RdtDice *
rdt_dice_new (void)
{
  RdtDice *self = g_new0 (RdtDice, 1);

  g_atomic_ref_count_init (&self->ref_count);

  return self;
}

/**
 * rdt_dice_copy:
 *
 * Copies a source, for adding scripted dice.
 */
RdtDice *
rdt_dice_copy (const RdtDice *self)
{
  RdtDice *copy = rdt_dice_new ();

  copy->seed = self->seed;
  copy->has_seed = self->has_seed;

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    if (self->scripts[i] != NULL)
      rdt_dice_script (copy, i, self->scripts[i]->data, self->scripts[i]->len);

  return copy;
}

RdtDice *
rdt_dice_ref (RdtDice *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
rdt_dice_unref (RdtDice *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (guint i = 0; i < RDT_N_DICE_PURPOSES; i++)
    g_clear_pointer (&self->scripts[i], g_byte_array_unref);

  g_free (self);
}

gboolean
rdt_dice_has_seed (const RdtDice *self)
{
  return self->has_seed;
}

guint64
rdt_dice_get_seed (const RdtDice *self)
{
  return self->seed;
}

void
rdt_dice_set_seed (RdtDice *self,
                   guint64  seed)
{
  g_return_if_fail (self != NULL);

  self->seed = seed;
  self->has_seed = TRUE;
}

/**
 * rdt_dice_script:
 * @self: a source of dice
 * @purpose: the purpose of the dice
 * @values: (array length=n_values): faces, or sides for cards, in order
 * @n_values: their number
 *
 * Scripts the next dice for a purpose, as rolled at a table.
 */
void
rdt_dice_script (RdtDice        *self,
                 RdtDicePurpose  purpose,
                 const guint8   *values,
                 gsize           n_values)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (purpose < RDT_N_DICE_PURPOSES);

  if (self->scripts[purpose] == NULL)
    self->scripts[purpose] = g_byte_array_new ();

  g_byte_array_append (self->scripts[purpose], values, n_values);
}

/**
 * rdt_dice_get_script:
 *
 * Returns: (nullable): all values scripted for a purpose
 */
const guint8 *
rdt_dice_get_script (const RdtDice  *self,
                     RdtDicePurpose  purpose,
                     gsize          *n_values)
{
  const GByteArray *script = self->scripts[purpose];

  *n_values = script != NULL ? script->len : 0;

  return script != NULL ? script->data : NULL;
}

/**
 * rdt_dice_is_endless:
 *
 * Whether no roll can fail: there is a seed, and no scripted card that might not
 * be in the pack.
 */
gboolean
rdt_dice_is_endless (const RdtDice *self)
{
  return self->has_seed && self->scripts[RDT_DICE_CARD] == NULL;
}

/**
 * rdt_dice_roll:
 * @self: a source of dice
 * @cursor: (inout): the battle's position in its dice
 * @purpose: the purpose of the die, other than a card
 * @score: (out): 1 … 6
 *
 * Rolls a die.
 */
RdtDiceFault
rdt_dice_roll (const RdtDice  *self,
               RdtDiceCursor  *cursor,
               RdtDicePurpose  purpose,
               guint          *score)
{
  if (take_scripted (self, cursor, purpose, score))
    return RDT_DICE_FAULT_NONE;

  if (!self->has_seed)
    return RDT_DICE_FAULT_EXHAUSTED;

  *score = kth_roll (self->seed, cursor->n_rolled++, 6) + 1;

  return RDT_DICE_FAULT_NONE;
}

/**
 * rdt_dice_draw:
 * @self: a source of dice
 * @cursor: (inout): the battle's position in its dice
 * @n_cards: (array fixed-size=2): how many cards of each side are left
 * @side: (out): the side of the card
 *
 * Draws a card from a pack that is not empty.
 */
RdtDiceFault
rdt_dice_draw (const RdtDice *self,
               RdtDiceCursor *cursor,
               const guint   *n_cards,
               RdtSide       *side)
{
  guint value;

  if (take_scripted (self, cursor, RDT_DICE_CARD, &value))
    {
      *side = value;
      return n_cards[value] > 0 ? RDT_DICE_FAULT_NONE : RDT_DICE_FAULT_NOT_IN_PACK;
    }

  if (!self->has_seed)
    return RDT_DICE_FAULT_EXHAUSTED;

  value = kth_roll (self->seed, cursor->n_rolled++, n_cards[0] + n_cards[1]);
  *side = value < n_cards[0] ? 0 : 1;

  return RDT_DICE_FAULT_NONE;
}
