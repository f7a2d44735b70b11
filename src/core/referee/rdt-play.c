/* rdt-play.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/**
 * rdt_play_tell:
 *
 * Tells that something happens.
 *
 * Returns: (transfer none): the event, to be filled in; good until the next
 */
RdtEvent *
rdt_play_tell (RdtPlay      *play,
               RdtEventKind  kind,
               RdtUnitIndex  unit)
{
  RdtEvent *event = &play->unheard;

  if (play->events != NULL)
    event = rdt_event_list_add (play->events, kind);

  event->unit = unit;

  return event;
}

/**
 * rdt_throw_add:
 * @die: a die about to be thrown
 * @why: what changes its score
 * @value: by how much; nothing is noted for 0
 */
void
rdt_throw_add (RdtThrow *die,
               RdtWhy    why,
               int       value)
{
  if (value == 0)
    return;

  g_assert (die->n_modifiers < RDT_MAX_MODIFIERS);

  die->modifiers[die->n_modifiers++] = (RdtModifier) { .why = why, .value = value };
}

/**
 * rdt_play_throw:
 * @play: a battle
 * @die: (inout): what it is thrown for, its modifiers and what it needs
 * @unit: for whom it is thrown, or %RDT_NO_UNIT
 * @side: for which side, where no unit is concerned, or %RDT_NO_SIDE
 *
 * Throws a die.  If it cannot be thrown the play goes on with a 1, to be
 * thrown away when it ends.
 *
 * Returns: its score
 */
int
rdt_play_throw (RdtPlay      *play,
                RdtThrow     *die,
                RdtUnitIndex  unit,
                RdtSide       side)
{
  RdtEvent *event;
  guint shown = 1;
  RdtDiceFault fault;

  fault = rdt_dice_throw (play->dice, &play->position->dice, die->purpose, &shown);

  if (fault != RDT_DICE_FAULT_NONE && play->fault == RDT_DICE_FAULT_NONE)
    {
      play->fault = fault;
      play->missing = die->purpose;
    }

  die->die = shown;
  die->score = shown;
  for (guint i = 0; i < die->n_modifiers; i++)
    die->score += die->modifiers[i].value;

  event = rdt_play_tell (play, RDT_EVENT_ROLLED, unit);
  event->side = side;
  event->throw = *die;

  return die->score;
}

/**
 * rdt_play_await:
 *
 * Stops until a side has decided something.
 */
void
rdt_play_await (RdtPlay         *play,
                RdtDecisionKind  kind,
                RdtSide          side,
                RdtUnitIndex     unit)
{
  play->position->awaiting = (RdtDecision) { .kind = kind, .side = side, .unit = unit };
}
