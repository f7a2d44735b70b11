/* rdt-arrival.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-path.h"
#include "rdt-play-private.h"

/* Whether the player chooses where a unit starts. */
static gboolean
is_deployed_by_player (const RdtGame *game,
                       RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];

  return roster->cell == RDT_NO_CELL
         && roster->arrives == NULL
         && roster->transport == RDT_NO_UNIT;
}

/* The laws on a cell in which a unit enters or is deployed. */
static gboolean
check_cell (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtCell         cell,
            RdtRefusal     *refusal)
{
  rdt_refusal_tell (refusal, RDT_NO_UNIT, cell);

  if (rdt_scene_has_enemy (scene, cell))
    return rdt_refuse (refusal, RDT_LAW_MOVE_ENEMY);

  return rdt_has_room_for (scene->game, scene->position, unit, cell, refusal);
}

gboolean
rdt_deploy_check (const RdtScene *scene,
                  const RdtOrder *order,
                  RdtRefusal     *refusal)
{
  const RdtCellSet *zone = scene->game->sides[scene->side].deploys;

  if (!is_deployed_by_player (scene->game, order->unit))
    return rdt_refuse (refusal, RDT_LAW_DEPLOY_UNIT);

  if (order->cell == RDT_NO_CELL)
    return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);

  if (zone == NULL || !rdt_cell_set_has (zone, order->cell))
    return rdt_refuse (refusal, RDT_LAW_DEPLOY_ZONE);

  if (scene->game->map->cells[order->cell].flags & RDT_MAP_DEEP)
    return rdt_refuse_because (refusal, RDT_LAW_DEPLOY_ZONE, RDT_REASON_IMPASSABLE);

  return check_cell (scene, order->unit, order->cell, refusal);
}

/* Lists an order for each legal cell of a set. */
static void
list_cells (const RdtScene   *scene,
            RdtOrderKind      kind,
            RdtUnitIndex      unit,
            const RdtCellSet *cells,
            RdtOrderList     *orders)
{
  RdtOrder order;

  rdt_order_init (&order, kind, unit);

  for (order.cell = 0; order.cell < scene->game->map->n_cells; order.cell++)
    {
      if (!rdt_cell_set_has (cells, order.cell))
        continue;

      if (kind == RDT_ORDER_DEPLOY ? rdt_deploy_check (scene, &order, NULL)
                                   : rdt_enter_check (scene, &order, NULL))
        rdt_order_list_add (orders, kind, unit)->cell = order.cell;
    }
}

void
rdt_deploy_list (const RdtScene *scene,
                 RdtUnitIndex    unit,
                 RdtOrderList   *orders)
{
  const RdtCellSet *zone = scene->game->sides[scene->side].deploys;

  if (zone != NULL && is_deployed_by_player (scene->game, unit))
    list_cells (scene, RDT_ORDER_DEPLOY, unit, zone, orders);
}

void
rdt_deploy_apply (RdtPlay        *play,
                  const RdtOrder *order)
{
  RdtUnitState *state = &play->position->units[order->unit];
  RdtEvent *event;

  rdt_play_put (play, order->unit, order->cell);
  state->status = RDT_STATUS_BOARD;
  state->facing = order->facing != RDT_NO_FACING ? order->facing
                                                 : play->game->units[order->unit].facing;

  event = rdt_play_tell (play, RDT_EVENT_DEPLOYED, order->unit);
  event->cell = order->cell;
  event->facing = state->facing;
}

/**
 * rdt_deploy_count_left:
 *
 * Returns: how many units a side still has to deploy
 */
guint
rdt_deploy_count_left (const RdtGame     *game,
                       const RdtPosition *position,
                       RdtSide            side)
{
  const RdtUnitState *units = &position->units[game->sides[side].first_unit];
  guint n = 0;

  for (guint i = 0; i < game->sides[side].n_units; i++)
    n += units[i].status == RDT_STATUS_TO_DEPLOY;

  return n;
}

/* 20th Century: Woods & Built-up Areas; T13.  A unit enters along the road if there
 * is one.
 */
static gboolean
is_open_to (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtCell         cell)
{
  guint8 flags = scene->game->map->cells[cell].flags;

  return !scene->game->rules->laws[RDT_LAW_MOVE_OFF_ROAD]
         || (flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP)) == 0
         || (flags & RDT_MAP_ROAD) != 0
         || (scene->game->units[unit].tags & RDT_TAG_CROSS_COUNTRY) != 0;
}

gboolean
rdt_enter_check (const RdtScene *scene,
                 const RdtOrder *order,
                 RdtRefusal     *refusal)
{
  const RdtGame *game = scene->game;
  const RdtRosterUnit *roster = &game->units[order->unit];

  if (scene->position->turn < roster->arrives_turn)
    {
      rdt_refusal_count (refusal, scene->position->turn, roster->arrives_turn);
      return rdt_refuse (refusal, RDT_LAW_ENTER_TURN);
    }

  if (order->cell == RDT_NO_CELL)
    return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);

  if (!rdt_cell_set_has (roster->arrives, order->cell))
    return rdt_refuse (refusal, RDT_LAW_ENTER_CELL);

  if (game->rules->laws[RDT_LAW_MOVE_RIVER] && (game->map->cells[order->cell].flags & RDT_MAP_DEEP))
    return rdt_refuse (refusal, RDT_LAW_MOVE_RIVER);

  if (!is_open_to (scene, order->unit, order->cell))
    return rdt_refuse (refusal, RDT_LAW_MOVE_OFF_ROAD);

  return check_cell (scene, order->unit, order->cell, refusal)
         && rdt_contact_check (scene, order->cell, order->facing, refusal);
}

void
rdt_enter_list (const RdtScene *scene,
                RdtUnitIndex    unit,
                RdtOrderList   *orders)
{
  if (scene->position->units[unit].status == RDT_STATUS_TO_COME)
    list_cells (scene, RDT_ORDER_ENTER, unit, scene->game->units[unit].arrives, orders);
}

/* Entering is the turn's move, of one cell; the rest of the allowance may be used
 * to fire, or to leave again.
 */
static void
note_move (RdtPlay      *play,
           RdtUnitIndex  unit)
{
  RdtUnitState *state = &play->position->units[unit];
  RdtScene scene;
  RdtMover mover;

  rdt_scene_init (&scene, play->game, play->position, play->game->units[unit].side);
  rdt_mover_init (&mover, &scene, unit);

  state->flags |= RDT_UNIT_MOVED;
  state->steps = 1;
  state->spare = MAX (mover.allowance, RDT_WHOLE_CELL) - RDT_WHOLE_CELL;

  if (rdt_mover_find_stop_on_arrival (&mover) != RDT_N_LAWS)
    state->flags |= RDT_UNIT_STOPPED;
}

void
rdt_enter_apply (RdtPlay        *play,
                 const RdtOrder *order)
{
  const RdtGame *game = play->game;
  RdtUnitState *state = &play->position->units[order->unit];
  RdtSideState *side = &play->position->sides[game->units[order->unit].side];
  RdtFacing facing = game->units[order->unit].facing;
  RdtEvent *event;

  if (order->facing != RDT_NO_FACING)
    facing = order->facing;

  rdt_play_put (play, order->unit, order->cell);
  state->status = RDT_STATUS_BOARD;
  side->to_come--;
  side->left++;

  state->facing = rdt_contact_find_facing (game, play->position, order->unit, order->cell,
                                           order->facing, facing);
  if (state->facing == RDT_NO_FACING)
    state->facing = facing;

  note_move (play, order->unit);

  event = rdt_play_tell (play, RDT_EVENT_ENTERED, order->unit);
  event->cell = order->cell;
  event->facing = state->facing;

  rdt_play_hold_cell (play, order->unit, order->cell);
  if (rdt_hazard_pass_mines (play, order->unit, order->cell))
    {
      rdt_contact_meet (play, order->unit, RDT_NO_CELL);
      return;
    }

  rdt_play_destroy (play, order->unit, RDT_DESTROYED_MINEFIELD);
  rdt_outcome_check_units (play);
}

/* Whether a cell of movement is left, before or after the unit's move. */
static gboolean
check_distance (const RdtScene *scene,
                RdtUnitIndex    unit,
                RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[unit];
  gboolean has_moved = rdt_scene_has_done (scene, unit, RDT_UNIT_MOVED);
  guint left = state->spare;
  RdtMover mover;
  RdtStride stride;

  if (has_moved && rdt_unit_has (state, RDT_UNIT_STOPPED))
    return rdt_refuse (refusal, RDT_LAW_EXIT_STOPPED);

  if (!has_moved)
    {
      rdt_mover_init (&mover, scene, unit);
      rdt_mover_start (&mover, &stride);
      left = stride.along_road ? mover.road_allowance : mover.allowance;
    }

  if (left >= RDT_WHOLE_CELL)
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_EXIT_DISTANCE);
}

gboolean
rdt_exit_check (const RdtScene *scene,
                const RdtOrder *order,
                RdtRefusal     *refusal)
{
  const RdtCellSet *exits = scene->game->sides[scene->side].exits;
  RdtCell cell = scene->position->units[order->unit].cell;

  rdt_refusal_tell (refusal, RDT_NO_UNIT, cell);

  if (exits == NULL || !rdt_cell_set_has (exits, cell))
    return rdt_refuse (refusal, RDT_LAW_EXIT_CELL);

  return rdt_move_check_unit (scene, order->unit, RDT_UNIT_MOVED, refusal)
         && check_distance (scene, order->unit, refusal);
}

static void
leave (RdtPlay      *play,
       RdtUnitIndex  unit)
{
  RdtUnitState *state = &play->position->units[unit];
  RdtSideState *side = &play->position->sides[play->game->units[unit].side];

  rdt_play_take_away (play, unit);
  state->status = RDT_STATUS_EXITED;
  state->transport = RDT_NO_UNIT;
  state->fording = RDT_FORDING_NO;
  side->left--;
  side->exited++;
  rdt_play_tell (play, RDT_EVENT_EXITED, unit);
}

void
rdt_exit_apply (RdtPlay        *play,
                const RdtOrder *order)
{
  RdtUnitIndex cargo = rdt_position_find_cargo (play->position, play->game, order->unit);

  leave (play, order->unit);
  if (cargo != RDT_NO_UNIT)
    leave (play, cargo);

  rdt_outcome_check_units (play);
}
