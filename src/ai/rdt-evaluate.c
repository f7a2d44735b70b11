/* rdt-evaluate.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-evaluate.h"

#include "rdt-scene.h"

/* All worths are in hundredths of a plain unit. */
#define WORTH_OF_VICTORY    100000
#define WORTH_OF_UNIT       100
#define WORTH_OF_CELL       120    /* held, of those that decide the battle */
#define WORTH_OF_WAY        3      /* each cell nearer to where one wants to be */
#define WORTH_OF_THREAT     12     /* one enemy that can fire at a unit */
#define WORTH_OF_FACING     6      /* the nearest enemy in the forward arc */
#define WORTH_OF_FLANK      20     /* an enemy beside or behind it */
#define WORTH_OF_PIN        30

#define FAR_AWAY            (2 * RDT_MAX_LENGTH)

typedef struct
{
  const RdtGame     *game;
  const RdtPosition *position;
  RdtSide            side;
} View;

static gboolean
stands (const View   *view,
        RdtUnitIndex  unit)
{
  return view->position->units[unit].status == RDT_STATUS_BOARD;
}

/* What a unit is worth for what it can do, whatever the rule set. */
static int
get_worth (const RdtGame *game,
           RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  const RdtUnitType *type = rdt_game_get_type (game, unit);
  int worth = WORTH_OF_UNIT + 3 * type->movement;

  if (roster->weapon != RDT_NO_WEAPON)
    worth += 5 * MIN (roster->range, 8) + 5 * (game->rules->weapons[roster->weapon].dice - 1);

  if (roster->tags & RDT_TAG_TRANSPORT)
    worth /= 2;

  return worth;
}

static guint
find_nearest (const View *view,
              RdtSide     side,
              RdtCell     cell)
{
  const RdtRosterSide *roster = &view->game->sides[side];
  guint nearest = FAR_AWAY;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;

      if (stands (view, unit))
        nearest = MIN (nearest, rdt_map_get_distance (view->game->map, cell,
                                                      view->position->units[unit].cell));
    }

  return nearest;
}

/* How a side stands to the cells of a condition that it wants to meet. */
static int
weigh_cells (const View       *view,
             const RdtVictory *victory)
{
  const RdtCellSet *held = &view->position->held[victory->side];
  int worth = 0;

  for (RdtCell cell = 0; cell < view->game->map->n_cells; cell++)
    {
      if (!rdt_cell_set_has (&victory->cells, cell))
        continue;

      if (rdt_cell_set_has (held, cell))
        worth += WORTH_OF_CELL;
      worth -= WORTH_OF_WAY * find_nearest (view, victory->side, cell);
    }

  return worth;
}

/* How far the units of a side are from where they may leave. */
static int
weigh_exits (const View *view,
             RdtSide     side)
{
  const RdtRosterSide *roster = &view->game->sides[side];
  int worth = WORTH_OF_CELL * view->position->sides[side].exited;

  if (roster->exits == NULL)
    return worth;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;
      guint nearest = FAR_AWAY;

      if (!stands (view, unit))
        continue;

      for (RdtCell cell = 0; cell < view->game->map->n_cells; cell++)
        if (rdt_cell_set_has (roster->exits, cell))
          nearest = MIN (nearest, rdt_map_get_distance (view->game->map, cell,
                                                        view->position->units[unit].cell));

      worth -= 2 * WORTH_OF_WAY * nearest;
    }

  return worth;
}

static int
weigh_aims (const View *view)
{
  int worth = 0;

  for (guint i = 0; i < view->game->n_victory; i++)
    {
      const RdtVictory *victory = &view->game->victory[i];

      if (victory->side != view->side)
        continue;

      if (victory->kind == RDT_VICTORY_HOLDS)
        worth += weigh_cells (view, victory);
      else if (victory->kind == RDT_VICTORY_EXITED)
        worth += weigh_exits (view, victory->side);
    }

  return worth;
}

/* Whether an enemy could fire at a unit if it turned to it. */
static gboolean
threatens (const View   *view,
           RdtUnitIndex  enemy,
           RdtUnitIndex  unit)
{
  const RdtMap *map = view->game->map;
  const RdtRosterUnit *roster = &view->game->units[enemy];
  RdtCell from = view->position->units[enemy].cell;
  RdtCell to = view->position->units[unit].cell;

  if (roster->weapon == RDT_NO_WEAPON || rdt_map_get_distance (map, from, to) > roster->range)
    return FALSE;

  return view->game->rules->weapons[roster->weapon].sight == RDT_SIGHT_NEED_FREE
         || rdt_map_get_sight (map, from, to) != RDT_SIGHT_BLOCKED;
}

/* What an enemy next to a unit does to it, by where it stands. */
static int
weigh_contact (const View   *view,
               RdtUnitIndex  enemy,
               RdtUnitIndex  unit)
{
  const RdtGrid *grid = &view->game->map->grid;
  const RdtUnitState *state = &view->position->units[unit];
  RdtFacing towards = rdt_grid_facing_to (grid, state->cell, view->position->units[enemy].cell);

  if (towards == RDT_NO_FACING
      || rdt_grid_get_aspect (grid, state->facing, towards) == RDT_ASPECT_FRONT)
    return 0;

  return -WORTH_OF_FLANK;
}

static int
weigh_enemies (const View   *view,
               RdtUnitIndex  unit)
{
  const RdtRosterSide *roster = &view->game->sides[rdt_side_other (view->side)];
  const RdtUnitState *state = &view->position->units[unit];
  RdtCover cover = rdt_get_unit_cover (view->game, view->position, unit);
  guint nearest = FAR_AWAY;
  RdtCell where = RDT_NO_CELL;
  int worth = 0;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex enemy = roster->first_unit + i;
      guint distance;

      if (!stands (view, enemy))
        continue;

      distance = rdt_map_get_distance (view->game->map, state->cell,
                                       view->position->units[enemy].cell);
      if (distance < nearest)
        {
          nearest = distance;
          where = view->position->units[enemy].cell;
        }
      if (distance == 1)
        worth += weigh_contact (view, enemy, unit);
      if (threatens (view, enemy, unit))
        worth -= WORTH_OF_THREAT / (1 + (int) cover);
    }

  if (where != RDT_NO_CELL
      && (rdt_grid_find_arcs (&view->game->map->grid, state->cell, where)
          & (1 << state->facing)) != 0)
    worth += WORTH_OF_FACING;

  return worth - (nearest < FAR_AWAY ? (int) nearest : 0);
}

static int
weigh_unit (const View   *view,
            RdtUnitIndex  unit)
{
  const RdtUnitState *state = &view->position->units[unit];
  int worth = get_worth (view->game, unit);

  switch ((RdtStatus) state->status)
    {
    case RDT_STATUS_BOARD:
      worth += weigh_enemies (view, unit);
      if (rdt_unit_has (state, RDT_UNIT_PINNED))
        worth -= WORTH_OF_PIN;
      return worth;

    case RDT_STATUS_ABOARD:
    case RDT_STATUS_TO_DEPLOY:
    case RDT_STATUS_EXITED:
      return worth;

    case RDT_STATUS_TO_COME:
      return worth - WORTH_OF_WAY;

    case RDT_STATUS_DESTROYED:
      break;
    }

  return 0;
}

static int
weigh_side (const RdtGame     *game,
            const RdtPosition *position,
            RdtSide            side)
{
  const View view = { .game = game, .position = position, .side = side };
  const RdtRosterSide *roster = &game->sides[side];
  int worth = weigh_aims (&view);

  for (guint i = 0; i < roster->n_units; i++)
    worth += weigh_unit (&view, roster->first_unit + i);

  return worth;
}

/**
 * rdt_evaluate:
 * @game: a battle's fixed half
 * @position: its other half
 * @side: for whom
 *
 * Tells what a position is worth to a side: its units and what threatens
 * them, and the scenario's aims, less the same of the enemy.
 */
int
rdt_evaluate (const RdtGame     *game,
              const RdtPosition *position,
              RdtSide            side)
{
  if (position->is_over)
    {
      if (position->winner == RDT_NO_SIDE)
        return 0;

      return position->winner == side ? WORTH_OF_VICTORY : -WORTH_OF_VICTORY;
    }

  return weigh_side (game, position, side)
         - weigh_side (game, position, rdt_side_other (side));
}
