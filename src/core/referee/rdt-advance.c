/* rdt-advance.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* Modern: Close Combat (d); M14, M15, M19.  Portable: Unit Types; P7. */
static gboolean
may_advance (const RdtGame     *game,
             const RdtPosition *position,
             RdtUnitIndex       unit,
             RdtCell            cell)
{
  const RdtUnitState *state = &position->units[unit];
  int rise;

  if (state->status != RDT_STATUS_BOARD
      || !rdt_game_get_type (game, unit)->advances
      || rdt_unit_has (state, RDT_UNIT_PINNED)
      || position->sides[game->units[unit].side].is_exhausted
      || !rdt_position_is_empty (position, cell)
      || (game->map->cells[cell].flags & RDT_MAP_DEEP) != 0)
    return FALSE;

  rise = game->map->cells[cell].height - game->map->cells[state->cell].height;

  return !game->rules->laws[RDT_LAW_MOVE_HEIGHT] || ABS (rise) <= 1;
}

static void
end_aftermath (RdtPlay *play)
{
  play->position->aftermath = (RdtAftermath) { .unit = RDT_NO_UNIT, .vacated = RDT_NO_CELL };
}

/**
 * rdt_advance_begin:
 *
 * Continues after the retreats of a close combat: asks the winner whether it
 * advances, or makes the attacker withdraw.
 */
void
rdt_advance_begin (RdtPlay *play)
{
  RdtAftermath aftermath = play->position->aftermath;

  if (aftermath.is_withdrawal)
    {
      end_aftermath (play);
      rdt_withdraw_begin (play, aftermath.unit);
    }
  else if (may_advance (play->game, play->position, aftermath.unit, aftermath.vacated))
    {
      rdt_play_await (play, RDT_DECISION_ADVANCE, play->game->units[aftermath.unit].side,
                      aftermath.unit);
    }
  else
    {
      end_aftermath (play);
    }
}

/* A winner that meets no enemy keeps its direction; otherwise it turns as after a
 * move.
 */
gboolean
rdt_advance_check (const RdtScene *scene,
                   const RdtOrder *order,
                   RdtRefusal     *refusal)
{
  const RdtUnitState *state = &scene->position->units[order->unit];
  RdtCell cell = scene->position->aftermath.vacated;

  if (rdt_scene_is_near (scene, cell))
    return rdt_contact_check (scene, cell, order->facing, refusal);

  if (order->facing == RDT_NO_FACING || order->facing == state->facing)
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_CONTACT_FACING);
}

/**
 * rdt_advance_list:
 *
 * Lists the ways to advance: one, or one for each enemy that it may face.
 */
void
rdt_advance_list (const RdtScene *scene,
                  RdtUnitIndex    unit,
                  RdtOrderList   *orders)
{
  const RdtMap *map = scene->game->map;
  RdtCell cell = scene->position->aftermath.vacated;
  guint n_enemies = 0;

  for (guint i = 0; i < map->n_facings; i++)
    n_enemies += map->cells[cell].neighbours[i] != RDT_NO_CELL
                 && rdt_scene_has_enemy (scene, map->cells[cell].neighbours[i]);

  if (n_enemies < 2)
    {
      rdt_order_list_add (orders, RDT_ORDER_ADVANCE, unit);
      return;
    }

  for (RdtFacing facing = 0; facing < map->n_facings; facing++)
    if (map->cells[cell].neighbours[facing] != RDT_NO_CELL
        && rdt_scene_has_enemy (scene, map->cells[cell].neighbours[facing]))
      rdt_order_list_add (orders, RDT_ORDER_ADVANCE, unit)->facing = facing;
}

static void
advance (RdtPlay        *play,
         const RdtOrder *order,
         RdtCell         to)
{
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[order->unit];
  RdtCell from = state->cell;
  RdtFacing ahead = rdt_grid_facing_to (&play->game->map->grid, from, to);
  RdtFacing facing;

  rdt_works_stop (play, order->unit);
  rdt_play_put (play, order->unit, to);
  state->flags |= RDT_UNIT_ADVANCED;
  rdt_play_tell (play, RDT_EVENT_ADVANCED, order->unit)->cell = to;

  facing = rdt_contact_find_facing (play->game, position, order->unit, to, order->facing, ahead);
  if (facing != RDT_NO_FACING)
    {
      rdt_play_turn (play, order->unit, facing);
      rdt_contact_turn_enemy (play, order->unit);
    }

  if (!rdt_hazard_meet (play, order->unit, from) || state->cell != to
      || position->n_retreats > 0)
    return;

  /* Modern: M13: only in its own side's turn. */
  if (facing != RDT_NO_FACING
      && order->unit == position->active
      && play->game->rules->traits.contact_requires_attack)
    state->flags |= RDT_UNIT_AGAIN;
}

/**
 * rdt_advance_apply:
 *
 * Carries out the winner's decision to advance or to stay.
 */
void
rdt_advance_apply (RdtPlay        *play,
                   const RdtOrder *order)
{
  RdtCell vacated = play->position->aftermath.vacated;

  end_aftermath (play);
  if (order->kind == RDT_ORDER_ADVANCE)
    advance (play, order, vacated);
}
