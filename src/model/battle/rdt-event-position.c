/* rdt-event-position.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-event-position.h"

/* Moves a unit into another cell, or off the board for %RDT_NO_CELL. */
static void
put (RdtPosition   *position,
     const RdtGame *game,
     RdtUnitIndex   unit,
     RdtCell        cell)
{
  if (position->units[unit].cell < RDT_MAX_CELLS)
    rdt_position_take_away (position, game, unit);
  if (cell < RDT_MAX_CELLS)
    rdt_position_put (position, game, unit, cell);
}

/* Moves a unit with its cargo. */
static void
put_with_cargo (RdtPosition   *position,
                const RdtGame *game,
                RdtUnitIndex   unit,
                RdtCell        cell)
{
  put (position, game, unit, cell);

  for (RdtUnitIndex other = 0; other < game->n_units; other++)
    if (position->units[other].status == RDT_STATUS_ABOARD
        && position->units[other].transport == unit)
      put (position, game, other, cell);
}

static void
change_flag (RdtUnitState *state,
             guint32       flag,
             gboolean      is_set)
{
  state->flags = is_set ? state->flags | flag : state->flags & ~flag;
}

static void
leave (RdtPosition   *position,
       const RdtGame *game,
       RdtUnitIndex   unit,
       RdtStatus      status)
{
  put (position, game, unit, RDT_NO_CELL);
  position->units[unit].status = status;
  position->units[unit].transport = RDT_NO_UNIT;
}

/* Ruling: R14.  All declared fire has landed when anything else happens. */
static void
forget_declared (RdtPosition *position)
{
  for (guint i = 0; i < position->n_declared; i++)
    position->units[position->declared[i]].target = RDT_NO_CELL;
  position->n_declared = 0;
}

/**
 * rdt_event_position_apply:
 * @position: (inout): the position before an event
 *
 * Applies the visible effects of an event to units, and the losses; nothing
 * else.
 */
void
rdt_event_position_apply (RdtPosition    *position,
                          const RdtGame  *game,
                          const RdtEvent *event)
{
  RdtUnitState *state = event->unit < game->n_units ? &position->units[event->unit] : NULL;
  RdtUnitState *other = event->other < game->n_units ? &position->units[event->other] : NULL;

  if (event->kind == RDT_EVENT_TURN_BEGAN)
    position->turn = event->count;
  if (event->kind == RDT_EVENT_PHASE_BEGAN && event->value != RDT_PHASE_ARTILLERY)
    forget_declared (position);
  if (state == NULL)
    return;

  if (event->kind == RDT_EVENT_DEPLOYED || event->kind == RDT_EVENT_ENTERED)
    state->status = RDT_STATUS_BOARD;

  if (event->kind == RDT_EVENT_DEPLOYED
      || event->kind == RDT_EVENT_ENTERED
      || event->kind == RDT_EVENT_RETREATED
      || event->kind == RDT_EVENT_WITHDREW
      || event->kind == RDT_EVENT_ADVANCED
      || (event->kind == RDT_EVENT_MOVED && event->n_path > 0))
    put_with_cargo (position, game, event->unit, rdt_event_get_destination (event));
  else if (event->kind == RDT_EVENT_DESTROYED)
    {
      leave (position, game, event->unit, RDT_STATUS_DESTROYED);
      position->sides[game->units[event->unit].side].lost++;
    }
  else if (event->kind == RDT_EVENT_EXITED)
    leave (position, game, event->unit, RDT_STATUS_EXITED);
  else if (event->kind == RDT_EVENT_PINNED || event->kind == RDT_EVENT_UNPINNED)
    change_flag (state, RDT_UNIT_PINNED, event->kind == RDT_EVENT_PINNED);
  else if (event->kind == RDT_EVENT_MOUNTED || event->kind == RDT_EVENT_DISMOUNTED)
    change_flag (state, RDT_UNIT_MOUNTED, event->kind == RDT_EVENT_MOUNTED);
  else if ((event->kind == RDT_EVENT_LOADED || event->kind == RDT_EVENT_UNLOADED) && other != NULL)
    {
      other->status = event->kind == RDT_EVENT_LOADED ? RDT_STATUS_ABOARD : RDT_STATUS_BOARD;
      other->transport = event->kind == RDT_EVENT_LOADED ? event->unit : RDT_NO_UNIT;
      if (event->kind == RDT_EVENT_UNLOADED)
        other->facing = state->facing;
    }

  if (event->facing != RDT_NO_FACING && state->status == RDT_STATUS_BOARD)
    state->facing = event->facing;
}
