/* rdt-fire.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"
#include "rdt-sight.h"

/* Whether a unit's fire is artillery fire in the sense of the rules, with a phase of its own. */
static gboolean
is_artillery_fire (const RdtScene *scene,
                   RdtUnitIndex    unit)
{
  return (scene->game->units[unit].tags & RDT_TAG_ARTILLERY) != 0
         && scene->game->rules->traits.artillery_phase;
}

/* Selects the law for artillery or for other weapons. */
static RdtLaw
choose_law (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtLaw          law,
            RdtLaw          artillery_law)
{
  return is_artillery_fire (scene, unit) ? artillery_law : law;
}

/* Modern: Movement (d); M10. */
static gboolean
has_move_to_spare (const RdtScene *scene,
                   RdtUnitIndex    unit)
{
  const RdtUnitState *state = &scene->position->units[unit];

  return !scene->game->rules->traits.fire_costs_move
         || !rdt_unit_has (state, RDT_UNIT_MOVED)
         || state->spare >= RDT_WHOLE_CELL;
}

/* Modern: Rivers; portable: Rivers (P11). */
static gboolean
is_in_river (const RdtScene *scene,
             RdtUnitIndex    unit)
{
  const RdtUnitState *state = &scene->position->units[unit];

  if (scene->game->rules->laws[RDT_LAW_MOVE_FORDING])
    return state->fording != RDT_FORDING_NO;

  return (scene->game->map->cells[state->cell].flags & RDT_MAP_FORD) != 0;
}

/* The laws on whether the active unit may fire at all. */
static gboolean
check_unit (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtRefusal     *refusal)
{
  const guint8 *laws = scene->game->rules->laws;
  const RdtRosterUnit *roster = &scene->game->units[unit];

  if (roster->weapon == RDT_NO_WEAPON
      || rdt_unit_has (&scene->position->units[unit], RDT_UNIT_MOUNTED))
    return rdt_refuse (refusal, RDT_LAW_FIRE_WEAPON);

  if (rdt_scene_has_done (scene, unit, RDT_UNIT_FIRED))
    return rdt_refuse (refusal,
                       choose_law (scene, unit, RDT_LAW_FIRE_ONCE, RDT_LAW_ARTILLERY_ONCE));

  if (rdt_scene_has_done (scene, unit, RDT_UNIT_ATTACKED))
    return rdt_refuse (refusal, RDT_LAW_FIRE_BEFORE_COMBAT);

  if (!has_move_to_spare (scene, unit))
    return rdt_refuse (refusal, RDT_LAW_FIRE_AFTER_MOVE);

  if ((roster->tags & RDT_TAG_MOVE_OR_FIRE) && rdt_scene_has_done (scene, unit, RDT_UNIT_MOVED))
    return rdt_refuse (refusal, RDT_LAW_FIRE_OR_MOVE);

  if (laws[RDT_LAW_FIRE_RIVER] && is_in_river (scene, unit))
    return rdt_refuse (refusal, RDT_LAW_FIRE_RIVER);

  if (laws[RDT_LAW_FIRE_TRENCH] && rdt_is_crossing_trench (scene->game, scene->position, unit))
    return rdt_refuse (refusal, RDT_LAW_FIRE_TRENCH);

  return TRUE;
}

/* Modern: Gas; M27. */
static gboolean
check_gas (const RdtScene *scene,
           const RdtOrder *order,
           RdtRefusal     *refusal)
{
  if (!order->gas)
    return TRUE;

  if (rdt_game_has_option (scene->game, RDT_OPTION_GAS)
      && rdt_unit_has (&scene->position->units[order->unit], RDT_UNIT_HAS_SHELL))
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_FIRE_GAS);
}

/* 20th Century: Fire Combat, General Rules; T4. */
static gboolean
check_at_unit (const RdtShot *shot,
               RdtRefusal    *refusal)
{
  const RdtPosition *position = shot->scene->position;

  if (shot->at_unit != RDT_NO_UNIT)
    {
      if (position->units[shot->at_unit].cell == shot->to
          && shot->scene->game->units[shot->at_unit].side != shot->scene->side)
        return TRUE;

      rdt_refusal_tell (refusal, shot->at_unit, shot->to);
      return rdt_refuse (refusal, RDT_LAW_FIRE_TARGET);
    }

  if (!shot->scene->game->rules->traits.fire_names_unit
      || rdt_position_count_in (position, shot->to) < 2)
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_FIRE_AT_UNIT);
}

static gboolean
is_in_range (const RdtShot *shot)
{
  return shot->way != NULL
         && shot->way->distance <= shot->scene->game->units[shot->unit].range;
}

/* Modern: Firing (e), (f); R2, M8.  A weapon that fires all round has no arc, but a
 * direction named by the order must be that of the target.
 */
static gboolean
check_arc (const RdtShot *shot,
           RdtRefusal    *refusal)
{
  guint8 facing = 1 << shot->scene->position->units[shot->unit].facing;
  gboolean all_round = shot->weapon->all_round;
  guint8 directions = all_round ? shot->way->axes : facing;
  gboolean is_named = shot->towards == RDT_NO_FACING || (directions & (1 << shot->towards)) != 0;

  if (is_named && (all_round || (shot->way->arcs & facing) != 0))
    return TRUE;

  if (all_round && shot->scene->game->rules->laws[RDT_LAW_FIRE_TOWARDS])
    return rdt_refuse (refusal, RDT_LAW_FIRE_TOWARDS);

  return rdt_refuse (refusal, choose_law (shot->scene, shot->unit, RDT_LAW_FIRE_ARC,
                                          RDT_LAW_ARTILLERY_ARC));
}

static gboolean
check_sight (const RdtShot *shot,
             RdtRefusal    *refusal)
{
  switch (shot->weapon->sight)
    {
    case RDT_SIGHT_NEED_OWN:
      if (rdt_shot_is_seen (shot))
        return TRUE;
      return rdt_refuse (refusal, choose_law (shot->scene, shot->unit, RDT_LAW_FIRE_SIGHT,
                                              RDT_LAW_ARTILLERY_SIGHT));

    case RDT_SIGHT_NEED_OBSERVED:
      if (rdt_shot_is_seen (shot) || rdt_shot_is_observed (shot))
        return TRUE;
      return rdt_refuse (refusal, RDT_LAW_FIRE_OBSERVER);

    case RDT_SIGHT_NEED_FREE:
      break;
    }

  return TRUE;
}

static gboolean
check_lane (const RdtShot *shot,
            RdtRefusal    *refusal)
{
  RdtCell blocked_at;

  if (shot->weapon->over_units || rdt_shot_is_free_of_units (shot, &blocked_at))
    return TRUE;

  rdt_refusal_tell (refusal, shot->scene->position->first_in_cell[blocked_at], blocked_at);

  return rdt_refuse (refusal, choose_law (shot->scene, shot->unit, RDT_LAW_FIRE_OVER_UNITS,
                                          RDT_LAW_ARTILLERY_OVER_UNITS));
}

/* Fire into cover, which is always open to artillery.  Rules: M7, P8, K7. */
static gboolean
check_into_cover (const RdtShot *shot,
                  RdtRefusal    *refusal)
{
  const RdtGame *game = shot->scene->game;

  if (is_artillery_fire (shot->scene, shot->unit))
    return TRUE;

  if (game->rules->laws[RDT_LAW_FIRE_INTO_COVER] && rdt_shot_is_deep_in_cover (shot))
    return rdt_refuse (refusal, RDT_LAW_FIRE_INTO_COVER);

  if (!rdt_rules_fires_into_cover (game->rules, game->units[shot->unit].tags, shot->weapon)
      && (game->map->cells[shot->to].flags & RDT_MAP_COVER) != 0)
    return rdt_refuse (refusal, RDT_LAW_FIRE_INTO_COVER_WEAPON);

  if (game->rules->laws[RDT_LAW_FIRE_HARD_COVER]
      && rdt_get_cell_cover (game, shot->scene->position, shot->to,
                             rdt_side_other (shot->scene->side)) == RDT_COVER_HARD)
    return rdt_refuse (refusal, RDT_LAW_FIRE_HARD_COVER);

  return TRUE;
}

/* Modern: Woods; M9. */
static gboolean
is_within_wood (const RdtShot *shot)
{
  return shot->scene->game->rules->laws[RDT_LAW_FIRE_WITHIN_WOOD]
         && rdt_shot_is_within_wood (shot);
}

/* Fire out of cover.  Rules: M8, T13. */
static gboolean
check_out_of_cover (const RdtShot *shot,
                    RdtRefusal    *refusal)
{
  const guint8 *laws = shot->scene->game->rules->laws;
  RdtLaw out_of_cover = choose_law (shot->scene, shot->unit, RDT_LAW_FIRE_OUT_OF_COVER,
                                    RDT_LAW_ARTILLERY_OUT_OF_COVER);

  if (laws[out_of_cover]
      && !is_within_wood (shot)
      && !rdt_shot_leaves_cover (shot))
    return rdt_refuse (refusal, out_of_cover);

  if (laws[RDT_LAW_FIRE_OUT_OF_WOOD]
      && shot->weapon->sight != RDT_SIGHT_NEED_FREE
      && !rdt_shot_leaves_wood (shot))
    return rdt_refuse (refusal, RDT_LAW_FIRE_OUT_OF_WOOD);

  return TRUE;
}

/* 20th Century: Woods & Built-up Areas; T10. */
static gboolean
is_near_enough_to_spot (const RdtShot *shot)
{
  const RdtGame *game = shot->scene->game;

  return shot->weapon->sight == RDT_SIGHT_NEED_FREE
         || (game->map->cells[shot->to].flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP)) == 0
         || shot->way->distance <= game->rules->spotting_range;
}

/**
 * rdt_weapon_harms:
 *
 * Whether a weapon can harm a unit.  Rules: M16, P8, T9.
 */
gboolean
rdt_weapon_harms (const RdtGame   *game,
                  const RdtWeapon *weapon,
                  RdtUnitIndex     unit)
{
  guint64 harmless_to = weapon->harmless_to;

  if (weapon->option != RDT_NO_OPTION && rdt_game_has_option (game, weapon->option))
    harmless_to &= ~weapon->option_harms;

  return ((harmless_to >> game->units[unit].type) & 1) == 0;
}

static gboolean
harms_something (const RdtShot *shot)
{
  const RdtPosition *position = shot->scene->position;

  if (shot->at_unit != RDT_NO_UNIT)
    return rdt_weapon_harms (shot->scene->game, shot->weapon, shot->at_unit);

  for (RdtUnitIndex unit = position->first_in_cell[shot->to];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if (rdt_weapon_harms (shot->scene->game, shot->weapon, unit))
      return TRUE;

  return FALSE;
}

/* The target, if it is a single unit. */
static RdtUnitIndex
find_single_target (const RdtShot *shot)
{
  const RdtPosition *position = shot->scene->position;
  RdtUnitIndex first = position->first_in_cell[shot->to];

  if (shot->at_unit != RDT_NO_UNIT)
    return shot->at_unit;

  return position->units[first].next == RDT_NO_UNIT ? first : RDT_NO_UNIT;
}

/* The laws on a shot by a unit that may fire, in the order of the rules. */
static gboolean
check_shot (const RdtShot *shot,
            RdtRefusal    *refusal)
{
  const RdtScene *scene = shot->scene;

  if (!rdt_scene_has_enemy (scene, shot->to))
    return rdt_refuse (refusal, RDT_LAW_FIRE_TARGET);

  if (!check_at_unit (shot, refusal))
    return FALSE;

  if (!is_in_range (shot))
    {
      rdt_refusal_count (refusal, scene->game->units[shot->unit].range,
                         rdt_map_get_distance (scene->game->map, shot->from, shot->to));
      return rdt_refuse (refusal, choose_law (scene, shot->unit, RDT_LAW_FIRE_RANGE,
                                              RDT_LAW_ARTILLERY_RANGE));
    }

  if (!check_arc (shot, refusal))
    return FALSE;

  /* Through a wood, whether visible or not. */
  if (shot->way->distance > 1 && is_within_wood (shot))
    return rdt_refuse (refusal, RDT_LAW_FIRE_WITHIN_WOOD);

  if (!check_sight (shot, refusal)
      || !check_lane (shot, refusal)
      || !check_into_cover (shot, refusal)
      || !check_out_of_cover (shot, refusal))
    return FALSE;

  if (scene->game->rules->laws[RDT_LAW_FIRE_SPOTTING] && !is_near_enough_to_spot (shot))
    return rdt_refuse (refusal, RDT_LAW_FIRE_SPOTTING);

  if (!harms_something (shot))
    {
      rdt_refusal_tell (refusal, find_single_target (shot), shot->to);
      return rdt_refuse (refusal, RDT_LAW_FIRE_HARM);
    }

  return TRUE;
}

static void
aim (RdtShot        *shot,
     const RdtScene *scene,
     RdtUnitIndex    unit,
     RdtCell         target)
{
  *shot = (RdtShot) {
    .scene = scene,
    .unit = unit,
    .weapon = rdt_game_get_weapon (scene->game, unit),
    .from = scene->position->units[unit].cell,
    .to = target,
    .towards = RDT_NO_FACING,
    .at_unit = RDT_NO_UNIT,
  };

  shot->way = rdt_map_find_displacement (scene->game->map, shot->from, target);
}

/**
 * rdt_fire_check:
 *
 * The laws on fire, in the order of the rules: artillery's and others'.
 */
gboolean
rdt_fire_check (const RdtScene *scene,
                const RdtOrder *order,
                RdtRefusal     *refusal)
{
  RdtShot shot;

  if (!check_unit (scene, order->unit, refusal) || !check_gas (scene, order, refusal))
    return FALSE;

  if (order->cell == RDT_NO_CELL)
    return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);
  aim (&shot, scene, order->unit, order->cell);
  shot.towards = order->towards;
  shot.at_unit = order->other;

  return check_shot (&shot, refusal);
}

static void
add_fire (const RdtScene *scene,
          const RdtShot  *shot,
          RdtOrderList   *orders)
{
  RdtOrder *order = rdt_order_list_add (orders, RDT_ORDER_FIRE, shot->unit);

  order->cell = shot->to;
  order->other = shot->at_unit;

  if (!rdt_game_has_option (scene->game, RDT_OPTION_GAS)
      || !rdt_unit_has (&scene->position->units[shot->unit], RDT_UNIT_HAS_SHELL))
    return;

  order = rdt_order_list_add (orders, RDT_ORDER_FIRE, shot->unit);
  order->cell = shot->to;
  order->gas = TRUE;
}

static void
list_at (const RdtScene *scene,
         RdtUnitIndex    unit,
         RdtCell         target,
         RdtOrderList   *orders)
{
  const RdtPosition *position = scene->position;
  RdtShot shot;

  aim (&shot, scene, unit, target);

  if (!scene->game->rules->traits.fire_names_unit
      || rdt_position_count_in (position, target) < 2)
    {
      if (check_shot (&shot, NULL))
        add_fire (scene, &shot, orders);
      return;
    }

  for (shot.at_unit = position->first_in_cell[target];
       shot.at_unit != RDT_NO_UNIT;
       shot.at_unit = position->units[shot.at_unit].next)
    if (check_shot (&shot, NULL))
      add_fire (scene, &shot, orders);
}

/**
 * rdt_fire_list:
 *
 * Lists the targets of the active unit.  Only enemies in range are examined: the
 * rows within range are consecutive in the set of enemies.
 */
void
rdt_fire_list (const RdtScene *scene,
               RdtUnitIndex    unit,
               RdtOrderList   *orders)
{
  const RdtMap *map = scene->game->map;
  RdtCell from = scene->position->units[unit].cell;
  guint range = scene->game->units[unit].range;
  guint south = map->cells[from].row > range ? map->cells[from].row - range : 0;
  guint north = MIN (map->cells[from].row + range, map->grid.height - 1u);
  guint first = south * map->grid.width;
  guint last = (north + 1) * map->grid.width - 1;

  if (!check_unit (scene, unit, NULL))
    return;

  for (guint word = first / 64; word <= last / 64; word++)
    {
      guint64 bits = scene->enemies->bits[word];

      if (word == first / 64)
        bits &= ~G_GUINT64_CONSTANT (0) << (first % 64);
      if (word == last / 64)
        bits &= ~G_GUINT64_CONSTANT (0) >> (63 - last % 64);

      for (; bits != 0; bits &= bits - 1)
        {
          RdtCell target = word * 64 + rdt_lowest_bit (bits);

          if (rdt_map_get_distance (map, from, target) <= range)
            list_at (scene, unit, target, orders);
        }
    }
}
