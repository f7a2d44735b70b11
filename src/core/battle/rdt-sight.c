/* rdt-sight.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-sight.h"

/* Counts the cells between which a line passes that have a flag; a line through one
 * cell counts it twice.
 */
static guint
count_flagged (const RdtShot       *self,
               const RdtMapPassage *passage,
               guint8               flags)
{
  const RdtMap *map = self->scene->game->map;
  RdtCell cell, cell2;

  rdt_map_get_passage (map, self->from, passage, &cell, &cell2);

  return (cell != RDT_NO_CELL && (map->cells[cell].flags & flags) != 0)
         + (cell2 != RDT_NO_CELL && (map->cells[cell2].flags & flags) != 0);
}

/**
 * rdt_shot_is_seen:
 *
 * Whether the target cell is in line of sight.  Rule: R4.
 */
gboolean
rdt_shot_is_seen (const RdtShot *self)
{
  return rdt_map_get_sight (self->scene->game->map, self->from, self->to) != RDT_SIGHT_BLOCKED;
}

static gboolean
is_seen_by (const RdtShot *self,
            RdtUnitIndex   observer)
{
  const RdtUnitState *state = &self->scene->position->units[observer];

  return state->status == RDT_STATUS_BOARD
         && self->scene->game->units[observer].side == self->scene->side
         && rdt_map_get_sight (self->scene->game->map, state->cell, self->to)
            != RDT_SIGHT_BLOCKED;
}

/**
 * rdt_shot_is_observed:
 *
 * Whether a friendly unit observes the target for this one: in a neighbouring
 * cell, or a commander in the same cell.  Rule: modern, Firing (i).
 */
gboolean
rdt_shot_is_observed (const RdtShot *self)
{
  const RdtGame *game = self->scene->game;
  const RdtPosition *position = self->scene->position;

  for (RdtUnitIndex unit = position->first_in_cell[self->from];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if ((game->units[unit].tags & RDT_TAG_COMMANDER) && is_seen_by (self, unit))
      return TRUE;

  for (guint i = 0; i < game->map->n_facings; i++)
    {
      RdtCell cell = game->map->cells[self->from].neighbours[i];

      if (cell == RDT_NO_CELL)
        continue;

      for (RdtUnitIndex unit = position->first_in_cell[cell];
           unit != RDT_NO_UNIT;
           unit = position->units[unit].next)
        if (is_seen_by (self, unit))
          return TRUE;
    }

  return FALSE;
}

static gboolean
stops_fire (const RdtShot *self,
            RdtCell        cell)
{
  RdtSide side;

  if (cell == RDT_NO_CELL)
    return FALSE;

  side = rdt_side_in (self->scene->game, self->scene->position, cell);

  return side == self->scene->side
         || (side != RDT_NO_SIDE && self->scene->game->rules->enemies_stop_fire);
}

/**
 * rdt_shot_is_free_of_units:
 * @self: a line of fire
 * @blocked_at: (out): the cell of a unit in the way, if there is one
 *
 * Whether no unit is in the line of fire.  Rules: R5, K4.
 */
gboolean
rdt_shot_is_free_of_units (const RdtShot *self,
                           RdtCell       *blocked_at)
{
  for (guint i = 0; i < self->way->n_passages; i++)
    {
      RdtCell cell, cell2;

      rdt_map_get_passage (self->scene->game->map, self->from, &self->way->passages[i],
                           &cell, &cell2);

      if (stops_fire (self, cell) && stops_fire (self, cell2))
        {
          *blocked_at = cell;
          return FALSE;
        }
    }

  return TRUE;
}

/**
 * rdt_shot_is_within_wood:
 *
 * Whether the line never leaves a wood: at a corner one wooded cell is
 * sufficient.  Rule: M9.
 */
gboolean
rdt_shot_is_within_wood (const RdtShot *self)
{
  const RdtMap *map = self->scene->game->map;

  if ((map->cells[self->from].flags & map->cells[self->to].flags & RDT_MAP_WOODS) == 0)
    return FALSE;

  for (guint i = 0; i < self->way->n_passages; i++)
    if (count_flagged (self, &self->way->passages[i], RDT_MAP_WOODS) == 0)
      return FALSE;

  return TRUE;
}

/**
 * rdt_shot_is_deep_in_cover:
 *
 * Whether the target is in woods, a built-up area or a fortification and the
 * line crosses more of them before it.  Rule: M7.
 */
gboolean
rdt_shot_is_deep_in_cover (const RdtShot *self)
{
  if ((self->scene->game->map->cells[self->to].flags & RDT_MAP_COVER) == 0)
    return FALSE;

  for (guint i = 0; i < self->way->n_passages; i++)
    if (count_flagged (self, &self->way->passages[i], RDT_MAP_COVER) == 2)
      return TRUE;

  return FALSE;
}

/**
 * rdt_shot_leaves_cover:
 *
 * Whether a unit in woods, a built-up area or a fortification is at the edge:
 * the next cell in the direction of fire is none of the three.  Rule: M8.
 */
gboolean
rdt_shot_leaves_cover (const RdtShot *self)
{
  const RdtMap *map = self->scene->game->map;
  guint8 directions = self->way->axes;

  if ((map->cells[self->from].flags & RDT_MAP_COVER) == 0)
    return TRUE;

  if (!self->weapon->all_round)
    directions = 1 << self->scene->position->units[self->unit].facing;
  else if (self->towards != RDT_NO_FACING)
    directions = 1 << self->towards;

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    {
      RdtCell next = map->cells[self->from].neighbours[facing];

      if ((directions & (1 << facing))
          && (next == RDT_NO_CELL || (map->cells[next].flags & RDT_MAP_COVER) == 0))
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_shot_leaves_wood:
 *
 * Whether a unit in woods or a built-up area is at most one cell inside along
 * its line of fire.  Rule: T13.
 */
gboolean
rdt_shot_leaves_wood (const RdtShot *self)
{
  guint8 wood = RDT_MAP_WOODS | RDT_MAP_BUILT_UP;

  return (self->scene->game->map->cells[self->from].flags & wood) == 0
         || self->way->n_passages == 0
         || count_flagged (self, &self->way->passages[0], wood) < 2;
}
