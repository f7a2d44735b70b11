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
 * Adds an event.
 *
 * Returns: (transfer none): the event to fill in, valid until the next
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
 * rdt_roll_add:
 * @die: a die to be rolled
 * @kind: a modifier
 * @value: its value; 0 is not added
 */
void
rdt_roll_add (RdtRoll        *die,
              RdtModifierKind kind,
              int             value)
{
  if (value == 0)
    return;

  g_assert (die->n_modifiers < RDT_MAX_MODIFIERS);

  die->modifiers[die->n_modifiers++] = (RdtModifier) { .kind = kind, .value = value };
}

/**
 * rdt_play_roll:
 * @play: a battle
 * @die: (inout): its purpose, modifiers and score needed
 * @unit: the unit that rolls, or %RDT_NO_UNIT
 * @side: the side that rolls, if no unit is concerned, or %RDT_NO_SIDE
 *
 * Rolls a die.  If it cannot be rolled, play goes on with a 1, and is discarded
 * at the end.
 *
 * Returns: its score
 */
int
rdt_play_roll (RdtPlay      *play,
               RdtRoll      *die,
               RdtUnitIndex  unit,
               RdtSide       side)
{
  RdtEvent *event;
  guint shown = 1;
  RdtDiceFault fault;

  fault = rdt_dice_roll (play->dice, &play->position->dice, die->purpose, &shown);

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
  event->roll = *die;

  return die->score;
}

/**
 * rdt_play_tell_missed:
 * @unit: the unit that fired
 * @target: the target cell
 * @at_unit: the target unit, or %RDT_NO_UNIT for all in the cell
 *
 * Adds the event of a miss, with the unit missed if it is a single one.
 */
void
rdt_play_tell_missed (RdtPlay      *play,
                      RdtUnitIndex  unit,
                      RdtCell       target,
                      RdtUnitIndex  at_unit)
{
  RdtUnitIndex first = play->position->first_in_cell[target];
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_MISSED, unit);

  event->cell = target;
  event->other = at_unit;
  if (at_unit == RDT_NO_UNIT
      && first != RDT_NO_UNIT
      && play->position->units[first].next == RDT_NO_UNIT)
    event->other = first;
}

/**
 * rdt_play_note:
 *
 * Adds a remark to the last die.
 */
void
rdt_play_note (RdtPlay *play,
               RdtNote  note)
{
  RdtEventList *events = play->events;

  if (events != NULL && events->n_items > 0)
    events->items[events->n_items - 1].roll.note = note;
}

/**
 * rdt_play_await:
 *
 * Stops until a side has made a decision.
 */
void
rdt_play_await (RdtPlay         *play,
                RdtDecisionKind  kind,
                RdtSide          side,
                RdtUnitIndex     unit)
{
  play->position->awaiting = (RdtDecision) { .kind = kind, .side = side, .unit = unit };
}

/**
 * rdt_play_put:
 *
 * Moves a unit on the board to another cell, with its cargo.
 */
void
rdt_play_put (RdtPlay      *play,
              RdtUnitIndex  unit,
              RdtCell       cell)
{
  RdtPosition *position = play->position;
  RdtUnitIndex cargo = rdt_position_find_cargo (position, play->game, unit);

  if (position->units[unit].cell != RDT_NO_CELL)
    rdt_position_take_away (position, play->game, unit);
  rdt_position_put (position, play->game, unit, cell);
  position->units[unit].fording = RDT_FORDING_NO;

  if (cargo == RDT_NO_UNIT)
    return;

  if (position->units[cargo].cell != RDT_NO_CELL)
    rdt_position_take_away (position, play->game, cargo);
  rdt_position_put (position, play->game, cargo, cell);
}

/**
 * rdt_play_take_away:
 *
 * Removes a unit from the board; its cargo stays in its cell.
 */
void
rdt_play_take_away (RdtPlay      *play,
                    RdtUnitIndex  unit)
{
  if (play->position->units[unit].cell != RDT_NO_CELL)
    rdt_position_take_away (play->position, play->game, unit);
}

/**
 * rdt_play_hold_cell:
 *
 * Makes a unit's side the holder of the cell that it enters, if that matters.
 */
void
rdt_play_hold_cell (RdtPlay      *play,
                    RdtUnitIndex  unit,
                    RdtCell       cell)
{
  RdtPosition *position = play->position;
  RdtSide side = play->game->units[unit].side;
  RdtEvent *event;

  if (!rdt_cell_set_has (&play->game->tracked, cell)
      || rdt_cell_set_has (&position->held[side], cell))
    return;

  rdt_cell_set_add (&position->held[side], cell);
  rdt_cell_set_remove (&position->held[rdt_side_other (side)], cell);

  event = rdt_play_tell (play, RDT_EVENT_OBJECTIVE_TAKEN, RDT_NO_UNIT);
  event->cell = cell;
  event->side = side;
}
