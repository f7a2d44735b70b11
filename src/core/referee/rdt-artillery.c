/* rdt-artillery.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-landing.h"
#include "rdt-play-private.h"

/* Where the fire of a gun landed. */
typedef struct
{
  RdtUnitIndex by;
  RdtCell      cell;      /* RDT_NO_CELL if it has no effect */
  gboolean     is_gas;
} Landing;

/**
 * rdt_artillery_declare:
 *
 * Declares artillery fire, which is resolved when both sides have declared
 * theirs.
 */
void
rdt_artillery_declare (RdtPlay        *play,
                       const RdtOrder *order)
{
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[order->unit];
  RdtEvent *event;

  state->flags |= RDT_UNIT_FIRED;
  state->target = order->cell;
  if (order->gas)
    state->flags |= RDT_UNIT_DECLARED_GAS;

  position->declared[position->n_declared++] = order->unit;
  event = rdt_play_tell (play, RDT_EVENT_DECLARED, order->unit);
  event->cell = order->cell;
  event->is_gas = order->gas;
}

static RdtCover
get_target_cover (RdtPlay      *play,
                  RdtUnitIndex  unit)
{
  return rdt_get_cell_cover (play->game, play->position, play->position->units[unit].target,
                             rdt_side_other (play->game->units[unit].side));
}

static RdtSight
get_sight_to (RdtPlay      *play,
              RdtUnitIndex  unit,
              RdtCell       cell)
{
  return rdt_map_get_sight (play->game->map, play->position->units[unit].cell, cell);
}

static void
add_cover (RdtRoll                *die,
           const RdtFireModifiers *modifiers,
           RdtCover                cover)
{
  if (cover == RDT_COVER_SOFT)
    rdt_roll_add (die, RDT_MODIFIER_COVER, modifiers->soft_cover);
  else if (cover == RDT_COVER_HARD)
    rdt_roll_add (die, RDT_MODIFIER_COVER, modifiers->hard_cover);
}

static void
add_commander (RdtPlay                *play,
               RdtRoll                *die,
               const RdtFireModifiers *modifiers,
               RdtUnitIndex            unit)
{
  if (modifiers->commander != 0
      && rdt_find_commander_near (play->game, play->position, unit, TRUE) != RDT_NO_UNIT)
    rdt_roll_add (die, RDT_MODIFIER_COMMANDER, modifiers->commander);
}

/* Modern: Artillery Fire (k); M2, M3. */
static RdtCell
land_before_or_behind (RdtPlay      *play,
                       RdtUnitIndex  unit)
{
  const RdtRules *rules = play->game->rules;
  const RdtFireModifiers *modifiers = &rules->landing_modifiers;
  const RdtUnitState *state = &play->position->units[unit];
  RdtRoll die = { .purpose = RDT_DICE_LANDING, .needs = rules->landing_needs };
  int score;

  add_cover (&die, modifiers, get_target_cover (play, unit));
  if (get_sight_to (play, unit, state->target) != RDT_SIGHT_BLOCKED)
    rdt_roll_add (&die, RDT_MODIFIER_LINE_OF_SIGHT, modifiers->line_of_sight);
  if (state->last_target == state->target)
    rdt_roll_add (&die, RDT_MODIFIER_SAME_TARGET, modifiers->same_target);
  add_commander (play, &die, modifiers, unit);

  score = rdt_play_roll (play, &die, unit, RDT_NO_SIDE);

  return rdt_find_landing (play->game, state->target, state->facing, score);
}

/* Portable: Artillery Fire; P4. */
static RdtCell
land_four_ways (RdtPlay      *play,
                RdtUnitIndex  unit)
{
  const RdtUnitState *state = &play->position->units[unit];
  RdtRoll die = { .purpose = RDT_DICE_LANDING, .needs = play->game->rules->landing_needs };

  return rdt_find_landing (play->game, state->target, state->facing,
                           rdt_play_roll (play, &die, unit, RDT_NO_SIDE));
}

/* Musket: Artillery Fire (d); K3. */
static RdtCell
land_on_target (RdtPlay      *play,
                RdtUnitIndex  unit)
{
  const RdtFireModifiers *modifiers = &play->game->rules->landing_modifiers;
  const RdtUnitState *state = &play->position->units[unit];
  const RdtWeapon *weapon = rdt_game_get_weapon (play->game, unit);
  guint distance = rdt_map_get_distance (play->game->map, state->cell, state->target);
  RdtRoll die = {
    .purpose = RDT_DICE_TO_HIT,
    .needs = distance <= weapon->short_range ? weapon->short_needs : weapon->needs,
  };

  add_cover (&die, modifiers, get_target_cover (play, unit));
  add_commander (play, &die, modifiers, unit);

  if (rdt_play_roll (play, &die, unit, RDT_NO_SIDE) >= die.needs)
    return state->target;

  rdt_play_tell_missed (play, unit, state->target, RDT_NO_UNIT);

  return RDT_NO_CELL;
}

/* A rule family's way of determining where artillery fire lands. */
typedef struct
{
  RdtCell  (*land) (RdtPlay      *play,
                    RdtUnitIndex  unit);
  gboolean   tells_landing;
  gboolean   tells_direct;
} Mechanism;

static const Mechanism mechanisms[] = {
  [RDT_LANDING_BEFORE_OR_BEHIND] = {
    .land = land_before_or_behind,
    .tells_landing = TRUE,
    .tells_direct = TRUE,
  },
  [RDT_LANDING_FOUR_WAYS] = {
    .land = land_four_ways,
    .tells_landing = TRUE,
    .tells_direct = TRUE,
  },
  [RDT_LANDING_ON_TARGET] = { .land = land_on_target },
};

/* Modern: Artillery Fire (i), (j); M4.  Portable: P5. */
static gboolean
is_direct (RdtPlay      *play,
           RdtUnitIndex  unit)
{
  RdtSight sight = get_sight_to (play, unit, play->position->units[unit].target);
  RdtSight least = play->game->rules->hit == RDT_HIT_BY_EXPOSURE ? RDT_SIGHT_CLEAR
                                                                 : RDT_SIGHT_PARTIAL;

  return sight >= least && get_target_cover (play, unit) == RDT_COVER_OPEN;
}

static void
fire_gun (RdtPlay      *play,
          RdtUnitIndex  unit,
          Landing      *landing)
{
  const Mechanism *mechanism = &mechanisms[play->game->rules->landing];
  RdtUnitState *state = &play->position->units[unit];
  gboolean is_gas = rdt_unit_has (state, RDT_UNIT_DECLARED_GAS);
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_FIRED, unit);

  event->cell = state->target;
  event->has_direct = mechanism->tells_direct;
  event->is_direct = mechanism->tells_direct && is_direct (play, unit);
  event->is_gas = is_gas;

  *landing = (Landing) { .by = unit, .is_gas = is_gas };
  landing->cell = mechanism->land (play, unit);

  if (mechanism->tells_landing)
    rdt_play_tell (play, RDT_EVENT_LANDED, unit)->cell = landing->cell;

  if (is_gas)
    {
      state->flags &= ~(RDT_UNIT_HAS_SHELL | RDT_UNIT_DECLARED_GAS);
      if (landing->cell != RDT_NO_CELL)
        rdt_gas_release (play, landing->cell, state->facing);
    }

  state->last_target = play->game->rules->landing_modifiers.same_target != 0 ? state->target
                                                                             : RDT_NO_CELL;
  state->target = RDT_NO_CELL;
}

/* Whether the unit in the landing cell is in the open and fully visible to the gun.
 * Rule: P5.
 */
static gboolean
is_exposed (RdtPlay       *play,
            const Landing *landing)
{
  RdtUnitIndex unit = play->position->first_in_cell[landing->cell];

  return unit != RDT_NO_UNIT
         && rdt_get_unit_cover (play->game, play->position, unit) == RDT_COVER_OPEN
         && get_sight_to (play, landing->by, landing->cell) == RDT_SIGHT_CLEAR;
}

/**
 * rdt_artillery_shoot:
 *
 * Resolves all declared fire simultaneously: first where all of it lands, then
 * its effects.  Rule: R14.
 */
void
rdt_artillery_shoot (RdtPlay *play)
{
  RdtPosition *position = play->position;
  guint n = position->n_declared;
  Landing landings[RDT_MAX_UNITS];
  RdtHits hits;

  for (guint i = 0; i < n; i++)
    {
      fire_gun (play, position->declared[i], &landings[i]);
      position->declared[i] = RDT_NO_UNIT;
    }
  position->n_declared = 0;

  rdt_hits_init (&hits, play);
  for (guint i = 0; i < n; i++)
    {
      RdtBlow blow = {
        .by = landings[i].by,
        .why = landings[i].is_gas ? RDT_DESTROYED_GAS : RDT_DESTROYED_ARTILLERY,
      };

      if (landings[i].cell == RDT_NO_CELL)
        continue;

      blow.is_exposed = is_exposed (play, &landings[i]);
      rdt_hits_add_cell (&hits, landings[i].cell, &blow);
    }

  rdt_hits_settle (&hits);
  rdt_hits_make_retreat (&hits);
}
