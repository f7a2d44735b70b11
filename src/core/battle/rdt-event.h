/* rdt-event.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-dice.h"

G_BEGIN_DECLS

typedef enum
{
  RDT_EVENT_BATTLE_BEGAN,
  RDT_EVENT_COMMANDER_RATED,
  RDT_EVENT_TURN_BEGAN,
  RDT_EVENT_PHASE_BEGAN,
  RDT_EVENT_ROLLED,
  RDT_EVENT_DECLARED,
  RDT_EVENT_FIRED,
  RDT_EVENT_LANDED,
  RDT_EVENT_HIT,
  RDT_EVENT_MISSED,
  RDT_EVENT_SURVIVED,
  RDT_EVENT_NOT_SPOTTED,
  RDT_EVENT_PINNED,
  RDT_EVENT_UNPINNED,
  RDT_EVENT_MOVED,
  RDT_EVENT_TURNED,
  RDT_EVENT_CLOSE_COMBAT,
  RDT_EVENT_CLOSE_COMBAT_RESULT,
  RDT_EVENT_RETREATED,
  RDT_EVENT_WITHDREW,
  RDT_EVENT_ADVANCED,
  RDT_EVENT_DESTROYED,
  RDT_EVENT_DEPLOYED,
  RDT_EVENT_ENTERED,
  RDT_EVENT_EXITED,
  RDT_EVENT_LOADING,
  RDT_EVENT_LOADED,
  RDT_EVENT_UNLOADING,
  RDT_EVENT_UNLOADED,
  RDT_EVENT_MOUNTED,
  RDT_EVENT_DISMOUNTED,
  RDT_EVENT_WORK,
  RDT_EVENT_WORK_STOPPED,
  RDT_EVENT_WORKS_LAID,
  RDT_EVENT_WORKS_CLEARED,
  RDT_EVENT_GAS_RELEASED,
  RDT_EVENT_GAS_DRIFTED,
  RDT_EVENT_GAS_DISPERSED,
  RDT_EVENT_ACTIVATIONS,
  RDT_EVENT_ACTIVATED,
  RDT_EVENT_CARD_DRAWN,
  RDT_EVENT_COMMAND_FAILED,
  RDT_EVENT_OBJECTIVE_TAKEN,
  RDT_EVENT_SIDE_EXHAUSTED,
  RDT_EVENT_TURN_ENDED,
  RDT_EVENT_BATTLE_ENDED,
} RdtEventKind;

#define RDT_N_EVENT_KINDS (RDT_EVENT_BATTLE_ENDED + 1)

/**
 * RdtModifierKind:
 *
 * The modifiers of dice.
 */
typedef enum
{
  RDT_MODIFIER_COVER,
  RDT_MODIFIER_LINE_OF_SIGHT,
  RDT_MODIFIER_SAME_TARGET,
  RDT_MODIFIER_COMMANDER,
  RDT_MODIFIER_NOT_MOVED,
  RDT_MODIFIER_UPHILL,
  RDT_MODIFIER_WOOD,
  RDT_MODIFIER_RIVER,
  RDT_MODIFIER_TRENCH,
  RDT_MODIFIER_COMMAND,
  RDT_MODIFIER_ATTACKERS,
} RdtModifierKind;

typedef struct
{
  guint8 kind;
  gint8  value;
} RdtModifier;

#define RDT_MAX_MODIFIERS 6

/**
 * RdtNote:
 * @RDT_NOTE_NONE: none
 * @RDT_NOTE_TIE: both sides rolled the same, and roll again
 * @RDT_NOTE_TOO_LATE: the unit has already been destroyed by another hit
 * @RDT_NOTE_COMMAND: the score needed is that for a command unit
 *
 * A remark on a die.
 */
typedef enum
{
  RDT_NOTE_NONE,
  RDT_NOTE_TIE,
  RDT_NOTE_TOO_LATE,
  RDT_NOTE_COMMAND,
} RdtNote;

/**
 * RdtRoll:
 * @purpose: the purpose of the die
 * @die: the face
 * @note: %RdtNote: a remark
 * @needs: the score that succeeds: the minimum, or the maximum where low is good;
 *   0 for none
 * @score: the face with its modifiers
 *
 * A die that was rolled.
 */
typedef struct
{
  guint8      purpose;
  guint8      die;
  guint8      note;
  gint8       needs;
  gint8       score;
  guint8      n_modifiers;
  RdtModifier modifiers[RDT_MAX_MODIFIERS];
} RdtRoll;

typedef enum
{
  RDT_RESULT_WON,
  RDT_RESULT_LOST,
  RDT_RESULT_DRAW,
  RDT_RESULT_MUTUAL,
} RdtResult;

typedef enum
{
  RDT_DESTROYED_FIRE,
  RDT_DESTROYED_ARTILLERY,
  RDT_DESTROYED_GAS,
  RDT_DESTROYED_CLOSE_COMBAT,
  RDT_DESTROYED_MINEFIELD,
  RDT_DESTROYED_NO_RETREAT,
  RDT_DESTROYED_RIVER,
  RDT_DESTROYED_WITH_TRANSPORT,
} RdtDestroyed;

/**
 * RdtEvent:
 * @kind: the kind of event
 * @unit: the unit that it happened to, or that did it, or %RDT_NO_UNIT
 * @other: another unit: the cause, the defender, the cargo; for a close combat
 *   die, the enemy
 * @side: the side, for events of a side, or %RDT_NO_SIDE
 * @facing: the facing of the unit afterwards
 * @cell: the place or target
 * @to: the cell that a cloud drifted to
 * @value: %RdtPhase, %RdtRating, %RdtAspect, %RdtResult, %RdtDestroyed, %RdtWorks
 *   or %RdtEnd
 * @count: a turn, a number of turns or activations, a command value; for a
 *   retreat, the number of cells that were open, or 0 if it leads back
 * @has_direct: whether direct or indirect fire is specified
 * @n_path: the length of @path
 * @is_gas: whether a gas shell is declared or fired
 * @roll: the die of @RDT_EVENT_ROLLED
 *
 * An event.
 */
typedef struct
{
  guint8       kind;
  RdtUnitIndex unit;
  RdtUnitIndex other;
  RdtSide      side;
  RdtFacing    facing;
  guint8       value;
  guint16      count;
  RdtCell      cell;
  RdtCell      to;
  guint8       has_direct;
  guint8       is_direct;
  guint8       is_gas;
  guint8       n_path;
  RdtCell      path[RDT_MAX_PATH];
  RdtRoll      roll;
} RdtEvent;

/**
 * RdtEventList:
 *
 * A list of events in order.
 */
typedef struct
{
  RdtEvent *items;
  guint     n_items;
  guint     n_allocated;
} RdtEventList;

RdtEvent *rdt_event_list_add   (RdtEventList *self,
                                RdtEventKind  kind);
void      rdt_event_list_clear (RdtEventList *self);

/* The end of its path, or its cell. */
static inline RdtCell
rdt_event_get_destination (const RdtEvent *self)
{
  return self->n_path > 0 ? self->path[self->n_path - 1] : self->cell;
}

/* Whether it is a die whose result is shown on the board. */
static inline gboolean
rdt_event_is_board_die (const RdtEvent *self)
{
  return self->kind == RDT_EVENT_ROLLED
         && self->roll.purpose != RDT_DICE_INITIATIVE
         && self->roll.purpose != RDT_DICE_ACTIVATION
         && self->roll.purpose != RDT_DICE_COMMAND
         && self->roll.purpose != RDT_DICE_COMMANDER;
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtEventList, rdt_event_list_clear)

G_END_DECLS
