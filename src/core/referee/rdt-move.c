/* rdt-move.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-path.h"
#include "rdt-play-private.h"

#include <string.h>

/* Modern: Movement (c); only self-propelled guns move after their fire. */
static gboolean
stays_after_artillery (const RdtScene *scene,
                       RdtUnitIndex    unit)
{
  guint32 tags = scene->game->units[unit].tags;

  return (tags & RDT_TAG_ARTILLERY) != 0
         && (tags & RDT_TAG_SELF_PROPELLED) == 0
         && rdt_unit_has (&scene->position->units[unit], RDT_UNIT_FIRED);
}

/**
 * rdt_move_check_unit:
 * @scene: a position as seen by the side to act
 * @unit: an active unit
 * @forgiven: a flag to ignore: 0, or `RDT_UNIT_MOVED` for leaving the board after
 *   a move
 * @refusal: (out caller-allocates) (optional): why not
 *
 * The laws on whether a unit may move or turn at all.
 */
gboolean
rdt_move_check_unit (const RdtScene *scene,
                     RdtUnitIndex    unit,
                     guint32         forgiven,
                     RdtRefusal     *refusal)
{
  const RdtRules *rules = scene->game->rules;
  const RdtUnitState *state = &scene->position->units[unit];
  guint32 tags = scene->game->units[unit].tags;

  if (tags & RDT_TAG_FIXED)
    return rdt_refuse (refusal, RDT_LAW_MOVE_FIXED);

  if (rdt_scene_has_done (scene, unit, RDT_UNIT_MOVED & ~forgiven))
    return rdt_refuse (refusal, RDT_LAW_MOVE_ONCE);

  if (rdt_scene_has_done (scene, unit, RDT_UNIT_ATTACKED))
    return rdt_refuse (refusal, RDT_LAW_MOVE_BEFORE_COMBAT);

  if (rules->laws[RDT_LAW_MOVE_AFTER_ARTILLERY] && stays_after_artillery (scene, unit))
    return rdt_refuse (refusal, RDT_LAW_MOVE_AFTER_ARTILLERY);

  if ((tags & RDT_TAG_MOVE_OR_FIRE) && rdt_scene_has_done (scene, unit, RDT_UNIT_FIRED))
    return rdt_refuse (refusal, RDT_LAW_MOVE_OR_FIRE);

  if (rdt_unit_has (state, RDT_UNIT_PINNED))
    return rdt_refuse (refusal, RDT_LAW_MOVE_PINNED);

  if (rules->laws[RDT_LAW_MOVE_FORDING] && state->fording == RDT_FORDING_TURN_B)
    return rdt_refuse (refusal, RDT_LAW_MOVE_FORDING);

  return TRUE;
}

/* A move without cells.  Rules: R8, T6. */
static gboolean
check_turn (const RdtScene *scene,
            const RdtOrder *order,
            RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[order->unit];

  if (order->facing == RDT_NO_FACING || order->facing == state->facing)
    return rdt_refuse (refusal, RDT_LAW_MOVE_TURN);

  if (scene->game->rules->laws[RDT_LAW_MOVE_BREAK_CONTACT]
      && rdt_scene_is_near (scene, state->cell))
    return rdt_refuse (refusal, RDT_LAW_MOVE_BREAK_CONTACT);

  return TRUE;
}

/* Follows the path of an order as far as it is legal. */
static gboolean
check_path (const RdtMover *mover,
            const RdtOrder *order,
            RdtStride      *stride,
            RdtRefusal     *refusal)
{
  const RdtMap *map = mover->scene->game->map;

  rdt_mover_start (mover, stride);

  for (guint i = 0; i < MIN (order->n_path, RDT_MAX_PATH); i++)
    {
      RdtCell to = order->path[i];

      if (to == RDT_NO_CELL)
        return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

      if (rdt_map_get_distance (map, stride->cell, to) != 1)
        {
          rdt_refusal_tell (refusal, RDT_NO_UNIT, to);
          if (refusal != NULL)
            refusal->from = stride->cell;
          return rdt_refuse (refusal, RDT_LAW_MOVE_STEP);
        }

      if (!rdt_mover_step (mover, stride, to, refusal))
        return FALSE;
    }

  if (order->n_path > RDT_MAX_PATH)
    return rdt_refuse (refusal, RDT_LAW_MOVE_DISTANCE);

  return TRUE;
}

/**
 * rdt_move_check:
 *
 * The laws on a move, in the order of the rules.
 */
gboolean
rdt_move_check (const RdtScene *scene,
                const RdtOrder *order,
                RdtRefusal     *refusal)
{
  RdtMover mover;
  RdtStride stride;

  if (!rdt_move_check_unit (scene, order->unit, 0, refusal))
    return FALSE;

  if (order->n_path == 0)
    return check_turn (scene, order, refusal);

  rdt_mover_init (&mover, scene, order->unit);

  return check_path (&mover, order, &stride, refusal)
         && rdt_has_room_for (scene->game, scene->position, order->unit, stride.cell, refusal)
         && rdt_contact_check (scene, stride.cell, order->facing, refusal);
}

typedef struct
{
  const RdtScene *scene;
  RdtUnitIndex    unit;
  RdtOrderList   *orders;
  RdtCellSet     *reached;    /* if set, cells without room count, too */
  gboolean        may_turn;
} Listing;

/* Whether the unit may stay in a cell, as far as requested. */
static gboolean
may_stay (const Listing *listing,
          RdtCell        cell)
{
  const RdtScene *scene = listing->scene;

  if (listing->reached != NULL)
    {
      rdt_cell_set_add (listing->reached, cell);
      return TRUE;
    }

  return rdt_position_is_empty (scene->position, cell)
         || rdt_has_room_for (scene->game, scene->position, listing->unit, cell, NULL);
}

/* Turns in place are listed where the unit's own cell is in the order of cells. */
static void
list_turns (Listing *listing)
{
  const RdtUnitState *state = &listing->scene->position->units[listing->unit];

  if (!listing->may_turn)
    return;

  listing->may_turn = FALSE;
  for (RdtFacing facing = 0; facing < listing->scene->game->map->n_facings; facing++)
    if (facing != state->facing)
      rdt_order_list_add (listing->orders, RDT_ORDER_MOVE, listing->unit)->facing = facing;
}

static void
list_reached (const RdtReached *reached,
              gpointer          user_data)
{
  Listing *listing = user_data;
  const RdtScene *scene = listing->scene;
  RdtCell start = scene->position->units[listing->unit].cell;
  RdtOrder *order;

  /* The cheapest path to its own cell is empty, if it may turn in place. */
  if (reached->cell == start && listing->may_turn)
    return;

  if (reached->cell > start)
    list_turns (listing);

  if (!may_stay (listing, reached->cell))
    return;

  order = rdt_order_list_add (listing->orders, RDT_ORDER_MOVE, listing->unit);
  order->n_path = reached->n_path;
  memcpy (order->path, reached->path, sizeof order->path);
}

/* A unit that can take only one step needs no search. */
static void
list_single_steps (Listing        *listing,
                   const RdtMover *mover)
{
  const RdtScene *scene = listing->scene;
  const RdtMap *map = scene->game->map;
  const RdtFacing *order = rdt_map_get_order (map, mover->start);

  for (guint i = 0; i < map->n_facings; i++)
    {
      RdtCell cell = map->cells[mover->start].neighbours[order[i]];
      RdtOrder *step;
      RdtStride stride;

      if (cell == RDT_NO_CELL)
        continue;

      if (cell > mover->start)
        list_turns (listing);

      rdt_mover_start (mover, &stride);
      if (!rdt_mover_try (mover, &stride, order[i])
          || !may_stay (listing, cell))
        continue;

      step = rdt_order_list_add (listing->orders, RDT_ORDER_MOVE, mover->unit);
      step->n_path = 1;
      step->path[0] = cell;
    }
}

/**
 * rdt_move_find_all:
 * @scene: a position as seen by the side to act
 * @unit: an active unit
 * @orders: (inout): the list to add to
 * @reached: (inout) (optional): the cells where they end
 *
 * Finds all moves of a unit, one cheapest path to each cell, and all turns in
 * place; with @reached also into cells without room for it.
 */
void
rdt_move_find_all (const RdtScene *scene,
                   RdtUnitIndex    unit,
                   RdtOrderList   *orders,
                   RdtCellSet     *reached)
{
  Listing listing = { .scene = scene, .unit = unit, .orders = orders, .reached = reached };
  RdtMover mover;
  guint radius;

  if (!rdt_move_check_unit (scene, unit, 0, NULL))
    return;

  rdt_mover_init (&mover, scene, unit);
  listing.may_turn = !mover.in_contact || !scene->game->rules->laws[RDT_LAW_MOVE_BREAK_CONTACT];

  radius = rdt_mover_get_radius (&mover);

  if (radius == 1)
    list_single_steps (&listing, &mover);
  else if (radius > 1)
    rdt_mover_reach (&mover, list_reached, &listing);

  list_turns (&listing);
}

/**
 * rdt_move_list:
 *
 * Lists the moves of an active unit.
 */
void
rdt_move_list (const RdtScene *scene,
               RdtUnitIndex    unit,
               RdtOrderList   *orders)
{
  rdt_move_find_all (scene, unit, orders, NULL);
}

/* Cuts a move short at mines that destroy the unit: both in the event, which
 * precedes the dice, and in the state.
 */
static void
cut_short (RdtPlay        *play,
           const RdtOrder *order,
           guint           index,
           guint           n_path,
           RdtFacing       facing)
{
  RdtUnitState *state = &play->position->units[order->unit];

  if (play->events != NULL)
    {
      play->events->items[index].n_path = n_path;
      play->events->items[index].facing = facing;
    }

  state->facing = facing;
  state->steps = n_path;
}

/* Follows a path: takes control of its cells, and stops where mines destroy the
 * unit.  Returns whether the unit reached its end.
 */
static gboolean
go_along (RdtPlay        *play,
          const RdtOrder *order,
          RdtFacing       facing)
{
  guint index = play->events != NULL ? play->events->n_items : 0;
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_MOVED, order->unit);
  RdtCell from = play->position->units[order->unit].cell;

  event->facing = facing;
  event->n_path = order->n_path;
  for (guint i = 0; i < order->n_path; i++)
    event->path[i] = order->path[i];

  for (guint i = 0; i < order->n_path; i++)
    {
      rdt_play_hold_cell (play, order->unit, order->path[i]);

      if (!rdt_hazard_pass_mines (play, order->unit, order->path[i]))
        {
          if (i + 1 < order->n_path)
            facing = rdt_grid_facing_to (&play->game->map->grid, from, order->path[i]);

          cut_short (play, order, index, i + 1, facing);
          rdt_play_put (play, order->unit, order->path[i]);
          rdt_play_destroy (play, order->unit, RDT_DESTROYED_MINEFIELD);
          rdt_outcome_check_units (play);
          return FALSE;
        }

      from = order->path[i];
    }

  return TRUE;
}

static RdtFacing
find_last_direction (const RdtGame  *game,
                     RdtCell         start,
                     const RdtOrder *order)
{
  guint n = order->n_path;

  return rdt_grid_facing_to (&game->map->grid, n > 1 ? order->path[n - 2] : start,
                             order->path[n - 1]);
}

static void
note_move (RdtUnitState    *state,
           const RdtMover  *mover,
           const RdtStride *stride)
{
  guint8 allowance = stride->along_road ? mover->road_allowance : mover->allowance;

  state->flags |= RDT_UNIT_MOVED;
  state->steps = stride->n_steps;
  state->spare = allowance - stride->cost;

  if (stride->stop != RDT_N_LAWS)
    state->flags |= RDT_UNIT_STOPPED;
}

static void
turn_in_place (RdtPlay        *play,
               const RdtMover *mover,
               const RdtOrder *order)
{
  RdtUnitState *state = &play->position->units[order->unit];
  RdtStride stride;

  rdt_mover_start (mover, &stride);
  note_move (state, mover, &stride);
  rdt_play_tell (play, RDT_EVENT_MOVED, order->unit)->facing = order->facing;
  rdt_play_turn (play, order->unit, order->facing);
}

static void
move_along (RdtPlay        *play,
            const RdtMover *mover,
            const RdtOrder *order)
{
  RdtUnitState *state = &play->position->units[order->unit];
  RdtFacing ahead = find_last_direction (play->game, mover->start, order);
  RdtStride stride;
  RdtFacing facing;

  check_path (mover, order, &stride, NULL);
  facing = rdt_contact_find_facing (play->game, play->position, order->unit, stride.cell,
                                    order->facing, ahead);
  if (facing == RDT_NO_FACING)
    facing = order->facing != RDT_NO_FACING ? order->facing : ahead;

  note_move (state, mover, &stride);
  if (!go_along (play, order, facing))
    return;

  rdt_play_put (play, order->unit, stride.cell);
  state->facing = facing;
  rdt_contact_meet (play, order->unit, order->n_path > 1 ? order->path[order->n_path - 2]
                                                         : mover->start);
}

/**
 * rdt_move_apply:
 *
 * Carries out a legal move.
 */
void
rdt_move_apply (RdtPlay        *play,
                const RdtOrder *order)
{
  RdtScene scene;
  RdtMover mover;

  rdt_scene_init (&scene, play->game, play->position, play->game->units[order->unit].side);
  rdt_mover_init (&mover, &scene, order->unit);

  if (order->n_path == 0)
    turn_in_place (play, &mover, order);
  else
    move_along (play, &mover, order);
}
