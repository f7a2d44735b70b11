/* rdt-greedy-value.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-greedy-value.h"

#include "rdt-fieldworks.h"
#include "rdt-order.h"
#include "rdt-scene.h"

/* All values are in hundredths of a plain unit. */
#define WORTH_OF_VICTORY    100000
#define WORTH_OF_UNIT       100
#define WORTH_OF_CELL       120    /* held, of those that decide the battle */
#define WORTH_OF_WAY        3      /* each cell nearer to where a unit should be */
#define WORTH_OF_WAY_OUT    10     /* each cell nearer to an exit */
#define WORTH_OF_THREAT     12     /* each enemy that can fire at a unit */
#define WORTH_OF_FACING     6      /* the nearest enemy in the forward arc */
#define WORTH_OF_FLANK      20     /* an enemy on the flank or to the rear */
#define WORTH_OF_PIN        30
#define WORTH_OF_ARRIVAL    60     /* on the board rather than still to arrive */
#define WORTH_OF_LABOUR     5      /* useful work in progress */
#define WORTH_OF_SHELL      6      /* gas that has not been fired */
#define WORTH_OF_RIDE       3      /* aboard or mounted, far from the enemy */
#define WORTH_OF_GUARD      12     /* a unit in a cell that decides the battle */
#define WORTH_OF_POST       2      /* each cell nearer, in deployment */

/* Nearer to the enemy a unit should be on foot. */
#define NEAR_THE_ENEMY      8

/* The worth of a unit relative to that of gas which may drift to it. */
#define GAS_SHARE           9

#define FAR_AWAY            (2 * RDT_MAX_LENGTH)

typedef struct
{
  const RdtGame     *game;
  const RdtAnalysis *analysis;    /* nullable */
  const RdtPosition *position;
  RdtSide            side;
} View;

static guint
get_distance (const View *view,
              RdtCell     from,
              RdtCell     to)
{
  return view->analysis != NULL ? rdt_analysis_get_distance (view->analysis, from, to)
                                : rdt_map_get_distance (view->game->map, from, to);
}

static gboolean
is_hidden (const View *view,
           RdtCell     from,
           RdtCell     to)
{
  return view->analysis != NULL
         ? rdt_analysis_is_hidden (view->analysis, from, to)
         : rdt_map_get_sight (view->game->map, from, to) == RDT_SIGHT_BLOCKED;
}

static guint8
find_arcs (const View *view,
           RdtCell     from,
           RdtCell     to)
{
  return view->analysis != NULL ? rdt_analysis_get_arcs (view->analysis, from, to)
                                : rdt_grid_find_arcs (&view->game->map->grid, from, to);
}

static gboolean
stands (const View   *view,
        RdtUnitIndex  unit)
{
  return view->position->units[unit].status == RDT_STATUS_BOARD;
}

/* The worth of a unit, from its abilities in any rule set. */
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
        nearest = MIN (nearest, get_distance (view, cell, view->position->units[unit].cell));
    }

  return nearest;
}

/* A side's standing with regard to the cells of a condition that it wants to meet. */
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

/* The distance of a side's units from their exits. */
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
          nearest = MIN (nearest, get_distance (view, cell, view->position->units[unit].cell));

      worth -= WORTH_OF_WAY_OUT * (int) nearest;
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

/* Whether an enemy could fire at a unit after turning to it. */
static gboolean
threatens (const View   *view,
           RdtUnitIndex  enemy,
           RdtUnitIndex  unit)
{
  const RdtRosterUnit *roster = &view->game->units[enemy];
  RdtCell from = view->position->units[enemy].cell;
  RdtCell to = view->position->units[unit].cell;

  if (roster->weapon == RDT_NO_WEAPON
      || get_distance (view, from, to) > roster->range
      || rdt_unit_has (&view->position->units[enemy], RDT_UNIT_MOUNTED))
    return FALSE;

  return view->game->rules->weapons[roster->weapon].sight == RDT_SIGHT_NEED_FREE
         || !is_hidden (view, from, to);
}

/* The effect of an adjacent enemy, by where it is. */
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

      distance = get_distance (view, state->cell, view->position->units[enemy].cell);
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

  if (where != RDT_NO_CELL && (find_arcs (view, state->cell, where) & (1 << state->facing)) != 0)
    worth += WORTH_OF_FACING;

  return worth - (nearest < FAR_AWAY ? (int) nearest : 0);
}

/* Where to deploy while the enemy's places are unknown: near what has to be held,
 * in cover.
 */
static int
weigh_post (const View   *view,
            RdtUnitIndex  unit)
{
  RdtCell cell = view->position->units[unit].cell;
  guint nearest = FAR_AWAY;

  for (guint i = 0; i < view->game->n_victory; i++)
    {
      const RdtVictory *victory = &view->game->victory[i];

      if (victory->side == view->side && victory->kind == RDT_VICTORY_HOLDS)
        for (RdtCell aim = 0; aim < view->game->map->n_cells; aim++)
          if (rdt_cell_set_has (&victory->cells, aim))
            nearest = MIN (nearest, get_distance (view, cell, aim));
    }

  return WORTH_OF_POST * (int) rdt_get_unit_cover (view->game, view->position, unit)
         - (nearest < FAR_AWAY ? WORTH_OF_POST * (int) nearest : 0);
}

/* The transport of a unit at the end of the turn, present or intended. */
static RdtUnitIndex
find_carrier (const View   *view,
              RdtUnitIndex  unit)
{
  const RdtUnitState *units = view->position->units;
  RdtUnitIndex other;

  if (units[unit].status == RDT_STATUS_ABOARD)
    return units[units[unit].transport].pending == RDT_ORDER_UNLOAD ? RDT_NO_UNIT
                                                                    : units[unit].transport;

  if (!rdt_unit_has (&units[unit], RDT_UNIT_LOADING))
    return RDT_NO_UNIT;

  for (other = view->position->first_in_cell[units[unit].cell];
       other != RDT_NO_UNIT;
       other = units[other].next)
    if (units[other].pending == RDT_ORDER_LOAD && units[other].pending_cargo == unit)
      return other;

  return RDT_NO_UNIT;
}

/* Riding is good for approaching the enemy and bad for fighting. */
static int
weigh_ride (const View   *view,
            RdtUnitIndex  unit)
{
  const RdtUnitState *state = &view->position->units[unit];
  int nearest;

  if (!rdt_unit_has (state, RDT_UNIT_MOUNTED) && find_carrier (view, unit) == RDT_NO_UNIT)
    return 0;

  nearest = find_nearest (view, rdt_side_other (view->side), state->cell);

  return MIN (nearest - NEAR_THE_ENEMY, WORTH_OF_RIDE);
}

/* The expected effect of drifting gas: in a third of the cases each it stays, goes
 * on or comes back.  Rules: M2, M27.
 */
static int
weigh_gas (const View   *view,
           RdtUnitIndex  unit)
{
  const RdtMap *map = view->game->map;
  RdtCell cell = view->position->units[unit].cell;
  int worth = 0;

  for (guint i = 0; i < view->position->n_clouds; i++)
    {
      const RdtCloud *cloud = &view->position->clouds[i];
      const RdtCell *around = map->cells[cloud->cell].neighbours;

      if (cell == cloud->cell
          || cell == around[cloud->towards]
          || cell == around[rdt_grid_reverse (&map->grid, cloud->towards)])
        worth -= get_worth (view->game, unit) / GAS_SHARE;
    }

  return worth;
}

/* Units that have left the board keep their worth if leaving is their purpose. */
static gboolean
wants_to_leave (const View *view)
{
  for (guint i = 0; i < view->game->n_victory; i++)
    if (view->game->victory[i].side == view->side
        && view->game->victory[i].kind == RDT_VICTORY_EXITED)
      return TRUE;

  return FALSE;
}

/* The worth of a unit's place, besides its abilities. */
static int
weigh_place (const View   *view,
             RdtUnitIndex  unit)
{
  const RdtUnitState *state = &view->position->units[unit];
  int worth = weigh_enemies (view, unit) + weigh_ride (view, unit) + weigh_gas (view, unit);

  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    worth -= WORTH_OF_PIN;
  if (rdt_cell_set_has (&view->game->tracked, state->cell) && !wants_to_leave (view))
    worth += WORTH_OF_GUARD;
  if (rdt_unit_has (state, RDT_UNIT_HAS_SHELL))
    worth += WORTH_OF_SHELL;
  if (view->position->stage == RDT_STAGE_DEPLOY)
    worth += weigh_post (view, unit);
  if (rdt_fieldworks_is_useful (view->game, view->position, unit))
    worth += WORTH_OF_LABOUR;

  return worth;
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
      return worth + weigh_place (view, unit);

    case RDT_STATUS_ABOARD:
      if (!stands (view, state->transport))
        return worth - WORTH_OF_ARRIVAL;

      return worth + weigh_enemies (view, state->transport) + weigh_ride (view, unit);

    case RDT_STATUS_TO_DEPLOY:
      return worth;

    case RDT_STATUS_EXITED:
      return wants_to_leave (view) ? worth : worth / 2;

    case RDT_STATUS_TO_COME:
      return worth - WORTH_OF_ARRIVAL;

    case RDT_STATUS_DESTROYED:
      break;
    }

  return 0;
}

static int
weigh_side (const RdtGame     *game,
            const RdtAnalysis *analysis,
            const RdtPosition *position,
            RdtSide            side)
{
  const View view = {
    .game = game,
    .analysis = analysis,
    .position = position,
    .side = side,
  };
  const RdtRosterSide *roster = &game->sides[side];
  int worth = weigh_aims (&view);

  for (guint i = 0; i < roster->n_units; i++)
    worth += weigh_unit (&view, roster->first_unit + i);

  return worth;
}

/**
 * rdt_greedy_evaluate:
 * @game: a battle's fixed half
 * @analysis: (nullable): the analysis of the battle, which makes it faster
 * @position: its other half
 * @side: the side
 *
 * Evaluates a position for a side: its units and threats to them, and the
 * scenario's aims, minus the same for the enemy.
 */
int
rdt_greedy_evaluate (const RdtGame     *game,
                     const RdtAnalysis *analysis,
                     const RdtPosition *position,
                     RdtSide            side)
{
  if (position->is_over)
    {
      if (position->winner == RDT_NO_SIDE)
        return 0;

      return position->winner == side ? WORTH_OF_VICTORY : -WORTH_OF_VICTORY;
    }

  return weigh_side (game, analysis, position, side)
         - weigh_side (game, analysis, position, rdt_side_other (side));
}
