/* rdt-hazard.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"
#include "rdt-retreat-cells.h"

/* 20th Century: Minefields; T18. */
gboolean
rdt_hazard_pass_mines (RdtPlay      *play,
                       RdtUnitIndex  unit,
                       RdtCell       cell)
{
  RdtRoll die = { .purpose = RDT_DICE_MINEFIELD, .needs = play->game->rules->mines_needs };

  if (play->game->rules->mines != RDT_MINES_DIE
      || !rdt_cell_set_has (&play->position->minefields, cell))
    return TRUE;

  return rdt_play_roll (play, &die, unit, RDT_NO_SIDE) < die.needs;
}

/* The effects of a cell on a unit that stays in it, other than mines. */
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

/* Modern: Minefields, Gas; M25, M27.  Mines and gas in a cell hit a unit that
 * enters it; if it survives it returns to the cell before, if possible.
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
          rdt_position_queue_retreat_first (position, unit);
          return TRUE;
        }

      rdt_play_put (play, unit, from);
      rdt_play_tell (play, RDT_EVENT_RETREATED, unit)->cell = from;
      rdt_play_hold_cell (play, unit, from);
      settle_in (play, unit);
      from = cell;
    }

  return TRUE;
}

/**
 * rdt_hazard_meet:
 * @play: a battle
 * @unit: a unit that has just entered a cell
 * @from: the cell that it left, or %RDT_NO_CELL if it entered the board
 *
 * Applies the effects of a cell to a unit that enters it to stay.
 *
 * Returns: whether the unit is still on the board
 */
gboolean
rdt_hazard_meet (RdtPlay      *play,
                 RdtUnitIndex  unit,
                 RdtCell       from)
{
  const RdtUnitState *state = &play->position->units[unit];
  RdtCell cell = state->cell;

  rdt_play_hold_cell (play, unit, cell);
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
