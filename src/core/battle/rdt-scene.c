/* rdt-scene.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scene.h"

/**
 * rdt_side_in:
 *
 * Returns: the side of the units in a cell, or %RDT_NO_SIDE if it is empty
 */
RdtSide
rdt_side_in (const RdtGame     *game,
             const RdtPosition *position,
             RdtCell            cell)
{
  RdtUnitIndex unit = position->first_in_cell[cell];

  return unit == RDT_NO_UNIT ? RDT_NO_SIDE : game->units[unit].side;
}

/**
 * rdt_find_defender:
 *
 * Finds the unit that defends a cell: the first that is neither commander nor
 * transport, or else the first.  Rule: M14.
 *
 * Returns: the unit, or %RDT_NO_UNIT if the cell is empty
 */
RdtUnitIndex
rdt_find_defender (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtCell            cell)
{
  RdtUnitIndex first = RDT_NO_UNIT;

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    {
      if (position->units[unit].status != RDT_STATUS_BOARD)
        continue;

      if ((game->units[unit].tags & (RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT)) == 0)
        return unit;

      if (first == RDT_NO_UNIT)
        first = unit;
    }

  return first;
}

/**
 * rdt_is_near_enemy:
 *
 * Whether a cell shares an edge with an enemy of a side.
 */
gboolean
rdt_is_near_enemy (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtCell            cell,
                   RdtSide            side)
{
  RdtScene scene;

  rdt_scene_init (&scene, game, position, side);

  return rdt_scene_is_near (&scene, cell);
}

gboolean
rdt_is_in_trench (const RdtGame     *game,
                  const RdtPosition *position,
                  RdtUnitIndex       unit)
{
  RdtCell cell = position->units[unit].cell;

  return cell != RDT_NO_CELL && (game->map->cells[cell].flags & RDT_MAP_TRENCH) != 0;
}

/* Rule: R7. */
static gboolean
occupies_trench (const RdtGame     *game,
                 const RdtPosition *position,
                 RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];

  if (game->rules->trenches == RDT_TRENCHES_FORTIFY)
    return TRUE;

  return (game->units[unit].tags & RDT_TAG_ENTRENCHES) != 0
         && !rdt_unit_has (state, RDT_UNIT_ENTERED_TRENCH | RDT_UNIT_MOUNTED);
}

/**
 * rdt_is_crossing_trench:
 *
 * Whether a unit is in a trench that it does not occupy.  Rule: R7.
 */
gboolean
rdt_is_crossing_trench (const RdtGame     *game,
                        const RdtPosition *position,
                        RdtUnitIndex       unit)
{
  return rdt_is_in_trench (game, position, unit) && !occupies_trench (game, position, unit);
}

/**
 * rdt_get_unit_cover:
 *
 * The cover of a unit on the board.  Rule: R6.
 */
RdtCover
rdt_get_unit_cover (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtUnitIndex       unit)
{
  guint8 flags = game->map->cells[position->units[unit].cell].flags;

  if (flags & (RDT_MAP_BUILT_UP | RDT_MAP_FORTIFICATION))
    return RDT_COVER_HARD;

  if (game->units[unit].tags & RDT_TAG_HARD_COVER)
    return RDT_COVER_HARD;

  if ((flags & RDT_MAP_TRENCH) && occupies_trench (game, position, unit))
    return RDT_COVER_HARD;

  return flags & RDT_MAP_WOODS ? RDT_COVER_SOFT : RDT_COVER_OPEN;
}

/**
 * rdt_get_cell_cover:
 *
 * The cover that applies to one die against all of a cell: the best of the
 * side's units there.  Rule: R6.
 */
RdtCover
rdt_get_cell_cover (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtCell            cell,
                    RdtSide            side)
{
  RdtCover cover = RDT_COVER_OPEN;

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if (game->units[unit].side == side && position->units[unit].status == RDT_STATUS_BOARD)
      cover = MAX (cover, rdt_get_unit_cover (game, position, unit));

  return cover;
}

static RdtUnitIndex
find_commander_in (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtCell            cell,
                   RdtUnitIndex       but)
{
  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if ((game->units[unit].tags & RDT_TAG_COMMANDER)
        && game->units[unit].side == game->units[but].side
        && position->units[unit].status == RDT_STATUS_BOARD
        && unit != but)
      return unit;

  return RDT_NO_UNIT;
}

/**
 * rdt_find_commander_near:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit on the board
 * @same_cell: whether a commander in the unit's own cell counts, too
 *
 * Finds a friendly commander near a unit, not aboard a transport.  Rule: M6.
 *
 * Returns: the commander, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_find_commander_near (const RdtGame     *game,
                         const RdtPosition *position,
                         RdtUnitIndex       unit,
                         gboolean           same_cell)
{
  const RdtMap *map = game->map;
  RdtCell cell = position->units[unit].cell;
  RdtUnitIndex commander = RDT_NO_UNIT;

  if (same_cell)
    commander = find_commander_in (game, position, cell, unit);

  for (guint i = 0; i < map->n_facings && commander == RDT_NO_UNIT; i++)
    if (map->cells[cell].neighbours[i] != RDT_NO_CELL)
      commander = find_commander_in (game, position, map->cells[cell].neighbours[i], unit);

  return commander;
}

/**
 * rdt_list_attackers:
 * @game: a battle's fixed half
 * @position: its other half
 * @defender: a unit on the board
 * @attackers: (out caller-allocates) (optional): room for one unit from each
 *   direction
 *
 * Finds the enemies that face a unit from adjacent cells and have not fought on
 * their own account this turn.  Rule: P7.
 *
 * Returns: the number of attackers
 */
guint
rdt_list_attackers (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtUnitIndex       defender,
                    RdtUnitIndex      *attackers)
{
  const RdtMap *map = game->map;
  RdtCell cell = position->units[defender].cell;
  guint n = 0;

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    {
      RdtCell neighbour = map->cells[cell].neighbours[facing];
      RdtUnitIndex unit;

      if (neighbour == RDT_NO_CELL)
        continue;

      unit = position->first_in_cell[neighbour];
      if (unit == RDT_NO_UNIT
          || game->units[unit].side == game->units[defender].side
          || position->units[unit].facing != rdt_grid_reverse (&map->grid, facing)
          || rdt_unit_has (&position->units[unit], RDT_UNIT_ATTACKED | RDT_UNIT_ADVANCED))
        continue;

      if (attackers != NULL)
        attackers[n] = unit;
      n++;
    }

  return n;
}

static gboolean
is_follower (const RdtGame *game,
             RdtUnitIndex   unit)
{
  return (game->units[unit].tags & (RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT)) != 0;
}

/* A transport with a unit that it may carry: a tank and its riders.  Rule: M30. */
static gboolean
may_ride (const RdtGame *game,
          RdtUnitIndex   carrier,
          RdtUnitIndex   rider)
{
  const RdtUnitType *type = rdt_game_get_type (game, carrier);

  return rdt_game_option_is_on (game, type->carries_option)
         && ((type->carries >> game->units[rider].type) & 1) != 0;
}

/* Whether another unit may stay with those in a cell. */
static gboolean
may_join (const RdtGame     *game,
          const RdtPosition *position,
          RdtUnitIndex       unit,
          RdtCell            cell)
{
  RdtUnitIndex fighter = RDT_NO_UNIT;
  guint n_fighters = 0;

  if (is_follower (game, unit))
    return TRUE;

  for (RdtUnitIndex other = position->first_in_cell[cell];
       other != RDT_NO_UNIT;
       other = position->units[other].next)
    if (other != unit
        && position->units[other].status == RDT_STATUS_BOARD
        && !is_follower (game, other))
      {
        fighter = other;
        n_fighters++;
      }

  return n_fighters == 0
         || (n_fighters == 1
             && (may_ride (game, fighter, unit) || may_ride (game, unit, fighter)));
}

/**
 * rdt_has_room_for:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit that would stay in the cell
 * @cell: a cell without enemies
 * @refusal: (out caller-allocates) (optional): why not
 *
 * Whether a cell has room for another unit to end its move in.  Rules: M30, K9,
 * T4.
 */
gboolean
rdt_has_room_for (const RdtGame     *game,
                  const RdtPosition *position,
                  RdtUnitIndex       unit,
                  RdtCell            cell,
                  RdtRefusal        *refusal)
{
  gboolean is_there = position->units[unit].cell == cell;
  guint n_others;

  if (rdt_position_is_empty (position, cell))
    return TRUE;

  n_others = rdt_position_count_in (position, cell)
             - (is_there && position->units[unit].status == RDT_STATUS_BOARD);

  switch (game->rules->stacking)
    {
    case RDT_STACKING_ONE:
      if (n_others < 1)
        return TRUE;
      break;

    case RDT_STACKING_TWO:
      if (n_others < 2)
        return TRUE;
      break;

    case RDT_STACKING_ONE_AND_FOLLOWERS:
      if (may_join (game, position, unit, cell))
        return TRUE;
      break;
    }

  rdt_refusal_tell (refusal, position->first_in_cell[cell], cell);

  return rdt_refuse (refusal, RDT_LAW_STACKING);
}
