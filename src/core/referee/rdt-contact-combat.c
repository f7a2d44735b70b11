/* rdt-contact-combat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* 20th Century: Movement; T7: contact leads to combat. */

/* The first enemy in the roster next to a cell. */
static RdtUnitIndex
find_first_adjacent (const RdtGame     *game,
                     const RdtPosition *position,
                     RdtCell            cell,
                     RdtSide            side)
{
  RdtUnitIndex first = RDT_NO_UNIT;

  for (guint i = 0; i < game->map->n_facings; i++)
    {
      RdtCell neighbour = game->map->cells[cell].neighbours[i];

      if (neighbour != RDT_NO_CELL
          && rdt_side_in (game, position, neighbour) == rdt_side_other (side))
        first = MIN (first, position->first_in_cell[neighbour]);
    }

  return first;
}

/**
 * rdt_contact_combat_find_enemy:
 *
 * Finds the enemy that a unit has to fight at the end of its activation: the one
 * that it faces, or else the first in contact.
 *
 * Returns: the enemy, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_contact_combat_find_enemy (const RdtGame     *game,
                               const RdtPosition *position,
                               RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  RdtSide side = game->units[unit].side;
  RdtCell faced;

  if (state->status != RDT_STATUS_BOARD
      || !rdt_game_get_type (game, unit)->attacks
      || rdt_unit_has (state, RDT_UNIT_ATTACKED | RDT_UNIT_WORKED))
    return RDT_NO_UNIT;

  faced = game->map->cells[state->cell].neighbours[state->facing];
  if (faced != RDT_NO_CELL && rdt_side_in (game, position, faced) == rdt_side_other (side))
    return position->first_in_cell[faced];

  return find_first_adjacent (game, position, state->cell, side);
}

static void
fire_first (RdtPlay      *play,
            RdtUnitIndex  unit,
            RdtUnitIndex  enemy)
{
  RdtScene scene;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_FIRE, unit);
  order.cell = play->position->units[enemy].cell;
  order.other = enemy;

  rdt_scene_init (&scene, play->game, play->position, play->game->units[unit].side);
  if (rdt_fire_check (&scene, &order, NULL))
    rdt_shoot_apply (play, &order);
}

/**
 * rdt_contact_combat_fight:
 * @play: a battle
 * @unit: the active unit
 * @enemy: an enemy next to it
 *
 * Turns a unit to an enemy, lets it fire if it still may, and then attack, if
 * both survive and the enemy does not retreat from the fire.
 */
void
rdt_contact_combat_fight (RdtPlay      *play,
                          RdtUnitIndex  unit,
                          RdtUnitIndex  enemy)
{
  const RdtUnitState *units = play->position->units;

  rdt_play_turn (play, unit, rdt_grid_facing_to (&play->game->map->grid, units[unit].cell,
                                                 units[enemy].cell));
  fire_first (play, unit, enemy);

  if (play->fault == RDT_DICE_FAULT_NONE
      && !play->position->is_over
      && play->position->n_retreats == 0
      && units[unit].status == RDT_STATUS_BOARD
      && units[enemy].status == RDT_STATUS_BOARD)
    rdt_melee_fight (play, unit, enemy);
}
