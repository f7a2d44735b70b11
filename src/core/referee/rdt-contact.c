/* rdt-contact.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

static gboolean
holds_enemy (const RdtGame     *game,
             const RdtPosition *position,
             RdtCell            cell,
             RdtSide            side)
{
  return cell != RDT_NO_CELL
         && rdt_side_in (game, position, cell) == rdt_side_other (side);
}

/* The direction of the first adjacent enemy in the roster.  Rule: T7. */
static RdtFacing
find_first_listed (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtCell            cell,
                   RdtSide            side)
{
  const RdtCell *neighbours = game->map->cells[cell].neighbours;
  RdtUnitIndex first = RDT_NO_UNIT;
  RdtFacing found = RDT_NO_FACING;

  for (RdtFacing facing = 0; facing < game->map->n_facings; facing++)
    if (holds_enemy (game, position, neighbours[facing], side)
        && position->first_in_cell[neighbours[facing]] < first)
      {
        first = position->first_in_cell[neighbours[facing]];
        found = facing;
      }

  return found;
}

/**
 * rdt_contact_find_facing:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit that has entered a cell, or is about to
 * @cell: that cell
 * @wanted: the facing named by its order, or %RDT_NO_FACING
 * @ahead: the direction of its move, or %RDT_NO_FACING
 *
 * Finds the facing of a unit in contact: to the enemy that it selects, or else
 * the one straight ahead, or else the first clockwise from north or, with cards,
 * in the roster.  Rules: M12, T7.
 *
 * Returns: the facing, or %RDT_NO_FACING if there is no contact
 */
RdtFacing
rdt_contact_find_facing (const RdtGame     *game,
                         const RdtPosition *position,
                         RdtUnitIndex       unit,
                         RdtCell            cell,
                         RdtFacing          wanted,
                         RdtFacing          ahead)
{
  const RdtCell *neighbours = game->map->cells[cell].neighbours;
  RdtSide side = game->units[unit].side;

  if (wanted != RDT_NO_FACING && holds_enemy (game, position, neighbours[wanted], side))
    return wanted;

  if (ahead != RDT_NO_FACING && holds_enemy (game, position, neighbours[ahead], side))
    return ahead;

  if (game->rules->traits.contact_forces_combat)
    return find_first_listed (game, position, cell, side);

  for (RdtFacing facing = 0; facing < game->map->n_facings; facing++)
    if (holds_enemy (game, position, neighbours[facing], side))
      return facing;

  return RDT_NO_FACING;
}

/**
 * rdt_contact_check:
 *
 * Checks that the facing named by an order is possible in contact.  Rule: M12.
 */
gboolean
rdt_contact_check (const RdtScene *scene,
                   RdtCell         cell,
                   RdtFacing       wanted,
                   RdtRefusal     *refusal)
{
  if (wanted == RDT_NO_FACING
      || !rdt_scene_is_near (scene, cell)
      || holds_enemy (scene->game, scene->position,
                      scene->game->map->cells[cell].neighbours[wanted], scene->side))
    return TRUE;

  rdt_refusal_tell (refusal, RDT_NO_UNIT, cell);

  return rdt_refuse (refusal, RDT_LAW_CONTACT_FACING);
}

/**
 * rdt_play_turn:
 *
 * Turns a unit in place, if it does not have the facing already.
 */
void
rdt_play_turn (RdtPlay      *play,
               RdtUnitIndex  unit,
               RdtFacing     facing)
{
  if (play->position->units[unit].facing == facing)
    return;

  play->position->units[unit].facing = facing;
  rdt_play_tell (play, RDT_EVENT_TURNED, unit)->facing = facing;
}

/**
 * rdt_contact_turn_enemy:
 *
 * Turns the enemy that a unit faces towards it, where both turn.  Rule: P6.
 */
void
rdt_contact_turn_enemy (RdtPlay      *play,
                        RdtUnitIndex  unit)
{
  const RdtUnitState *state = &play->position->units[unit];
  RdtCell cell = play->game->map->cells[state->cell].neighbours[state->facing];

  if (play->game->rules->contact_turns_both
      && holds_enemy (play->game, play->position, cell, play->game->units[unit].side))
    rdt_play_turn (play, play->position->first_in_cell[cell],
                   rdt_grid_reverse (&play->game->map->grid, state->facing));
}

/**
 * rdt_contact_meet:
 * @play: a battle
 * @unit: a unit that has just entered a cell by its move, with its final facing
 * @from: the cell that it left, or %RDT_NO_CELL if it entered the board
 *
 * Applies the consequences of the end of a move: the enemy turns, the ground
 * takes effect, and contact may force combat.  Rules: P6, P7, M13.
 */
void
rdt_contact_meet (RdtPlay      *play,
                  RdtUnitIndex  unit,
                  RdtCell       from)
{
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[unit];
  RdtCell cell = state->cell;
  gboolean in_contact = rdt_is_near_enemy (play->game, position, cell,
                                           play->game->units[unit].side);

  if (in_contact)
    rdt_contact_turn_enemy (play, unit);

  rdt_hazard_meet (play, unit, from);

  if (!in_contact || state->cell != cell || position->n_retreats > 0)
    return;

  state->contacts = ++position->n_contacts;
  if (play->game->rules->traits.contact_requires_attack)
    state->flags |= RDT_UNIT_OWES_ATTACK;
}
