/* rdt-ground.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/**
 * rdt_ground_place:
 *
 * Puts a unit of the board into another cell, with what it carries.
 */
void
rdt_ground_place (RdtPlay      *play,
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
 * rdt_ground_remove:
 *
 * Takes a unit off the board; what it carries stays where it was.
 */
void
rdt_ground_remove (RdtPlay      *play,
                   RdtUnitIndex  unit)
{
  if (play->position->units[unit].cell != RDT_NO_CELL)
    rdt_position_take_away (play->position, play->game, unit);
}

/**
 * rdt_ground_hold:
 *
 * Lets a unit take the cell that it enters, if it matters who holds it.
 */
void
rdt_ground_hold (RdtPlay      *play,
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

/* 20th Century: Minefields; T18. */
gboolean
rdt_ground_pass_mines (RdtPlay      *play,
                       RdtUnitIndex  unit,
                       RdtCell       cell)
{
  RdtThrow die = { .purpose = RDT_DICE_MINEFIELD, .needs = play->game->rules->mines_needs };

  if (play->game->rules->mines != RDT_MINES_DIE
      || !rdt_cell_set_has (&play->position->minefields, cell))
    return TRUE;

  return rdt_play_throw (play, &die, unit, RDT_NO_SIDE) < die.needs;
}

/* What the cell does to a unit that stays in it, apart from mines. */
static void
settle_in (RdtPlay      *play,
           RdtUnitIndex  unit)
{
  const RdtRules *rules = play->game->rules;
  RdtUnitState *state = &play->position->units[unit];
  guint8 flags = play->game->map->cells[state->cell].flags;

  state->flags &= ~RDT_UNIT_ENTERED_TRENCH;
  if ((flags & RDT_MAP_TRENCH) && rules->trenches == RDT_TRENCHES_CROSSED)
    state->flags |= RDT_UNIT_ENTERED_TRENCH;

  if ((flags & RDT_MAP_FORD) && rules->laws[RDT_LAW_MOVE_FORDING])
    state->fording = RDT_FORDING_TURN_A;
}

/* Modern: Minefields, Gas; M25, M27.  Mines and gas in the cell hit whoever
 * enters it; who lives goes back where it came from, if it may.
 */
static gboolean
suffer_mines (RdtPlay      *play,
              RdtUnitIndex  unit,
              RdtCell       from)
{
  const RdtBlow mines = { .by = RDT_NO_UNIT, .why = RDT_DESTROYED_MINEFIELD };
  const RdtBlow gas = { .by = RDT_NO_UNIT, .why = RDT_DESTROYED_GAS };
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[unit];

  while (play->fault == RDT_DICE_FAULT_NONE)
    {
      RdtCell cell = state->cell;
      gboolean mined = play->game->rules->mines == RDT_MINES_HIT
                       && rdt_cell_set_has (&position->minefields, cell);
      gboolean gassed = rdt_position_has_gas (position, cell);
      RdtHits hits;

      if (!mined && !gassed)
        return TRUE;

      rdt_hits_init (&hits, play);
      if (mined)
        rdt_hits_add_with_cargo (&hits, unit, &mines);
      if (gassed)
        rdt_hits_add_with_cargo (&hits, unit, &gas);
      rdt_hits_settle (&hits);
      rdt_outcome_check_units (play);

      if (state->status != RDT_STATUS_BOARD || position->is_over)
        return FALSE;

      if (from == RDT_NO_CELL || !rdt_may_retreat_to (play->game, position, unit, from))
        {
          rdt_retreat_queue_first (play, unit);
          return TRUE;
        }

      rdt_ground_place (play, unit, from);
      rdt_play_tell (play, RDT_EVENT_RETREATED, unit)->cell = from;
      rdt_ground_hold (play, unit, from);
      settle_in (play, unit);
      from = cell;
    }

  return TRUE;
}

/**
 * rdt_ground_enter:
 * @play: a battle
 * @unit: a unit that has just been put into a cell
 * @from: where it came from, or %RDT_NO_CELL for off the board
 *
 * Lets the ground do what it does to whoever comes in to stay.
 *
 * Returns: whether the unit is still on the board
 */
gboolean
rdt_ground_enter (RdtPlay      *play,
                  RdtUnitIndex  unit,
                  RdtCell       from)
{
  const RdtUnitState *state = &play->position->units[unit];
  RdtCell cell = state->cell;

  rdt_ground_hold (play, unit, cell);
  settle_in (play, unit);

  /* Portable: Rivers; P11. */
  if (play->game->map->cells[cell].flags & RDT_MAP_DEEP)
    {
      rdt_play_destroy (play, unit, RDT_DESTROYED_RIVER);
      rdt_outcome_check_units (play);
      return FALSE;
    }

  if (!suffer_mines (play, unit, from))
    return FALSE;

  return state->status == RDT_STATUS_BOARD;
}
