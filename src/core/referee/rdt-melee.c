/* rdt-melee.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* A unit in a close combat. */
typedef struct
{
  RdtUnitIndex unit;
  RdtUnitIndex enemy;
  gboolean     attacks;
  RdtAspect    aspect;        /* of the enemy, as seen from the unit */
  guint        n_attackers;   /* on the unit */
} Fighter;

/* The base number and the modifiers of a fighter. */
typedef struct
{
  RdtRoll die;
  int     number;
} Odds;

static guint8
get_number (RdtPlay       *play,
            const Fighter *fighter)
{
  const RdtUnitType *type = rdt_game_get_type (play->game, fighter->unit);

  return fighter->aspect == RDT_ASPECT_FRONT ? type->front : type->flank;
}

static gboolean
is_in_ford (RdtPlay      *play,
            RdtUnitIndex  unit)
{
  return (play->game->map->cells[play->position->units[unit].cell].flags & RDT_MAP_FORD) != 0;
}

static gboolean
fights_uphill (RdtPlay       *play,
               const Fighter *fighter)
{
  const RdtMap *map = play->game->map;

  return (fighter->attacks || !play->game->rules->combat_modifiers.uphill_attacker_only)
         && map->cells[play->position->units[fighter->enemy].cell].height
            > map->cells[play->position->units[fighter->unit].cell].height;
}

static gboolean
fights_from_river (RdtPlay       *play,
                   const Fighter *fighter)
{
  const RdtCombatModifiers *modifiers = &play->game->rules->combat_modifiers;

  return is_in_ford (play, fighter->unit)
         && (fighter->attacks || !modifiers->river_attacker_only)
         && (!modifiers->river_enemy_on_bank || !is_in_ford (play, fighter->enemy));
}

static int
get_cover_value (const RdtCombatModifiers *modifiers,
                 RdtCover                  cover)
{
  if (cover == RDT_COVER_HARD)
    return modifiers->hard_cover;

  return cover == RDT_COVER_SOFT ? modifiers->soft_cover : 0;
}

static RdtModifierKind
get_cover_word (RdtCover cover)
{
  return cover == RDT_COVER_SOFT ? RDT_MODIFIER_WOOD : RDT_MODIFIER_COVER;
}

/* Adds the modifiers that the sets share, each by its own value; @sign converts a
 * modifier of the power to one of the die.
 */
static void
add_common (RdtPlay       *play,
            const Fighter *fighter,
            int            sign,
            RdtRoll       *die)
{
  const RdtCombatModifiers *modifiers = &play->game->rules->combat_modifiers;

  if (fights_uphill (play, fighter))
    rdt_roll_add (die, RDT_MODIFIER_UPHILL, sign * modifiers->uphill);

  if (fights_from_river (play, fighter))
    rdt_roll_add (die, RDT_MODIFIER_RIVER, sign * modifiers->river);
}

static gboolean
has_commander_near (RdtPlay       *play,
                    const Fighter *fighter)
{
  return rdt_find_commander_near (play->game, play->position, fighter->unit, FALSE)
         != RDT_NO_UNIT;
}

/* The enemy is stored with the die, for use in sentences. */
static int
roll_against_enemy (RdtPlay       *play,
                    RdtRoll       *die,
                    const Fighter *fighter)
{
  int score = rdt_play_roll (play, die, fighter->unit, RDT_NO_SIDE);
  RdtEventList *events = play->events;

  if (events != NULL && events->n_items > 0)
    events->items[events->n_items - 1].other = fighter->enemy;

  return score;
}

/* Modern: Close Combat (c); M17.  Musket: Close Combat (c); K8. */
static gboolean
roll_each_saves (RdtPlay       *play,
                 const Fighter *fighter)
{
  const RdtCombatModifiers *modifiers = &play->game->rules->combat_modifiers;
  RdtCover cover = rdt_get_unit_cover (play->game, play->position, fighter->unit);
  RdtRoll die = { .purpose = RDT_DICE_CLOSE_COMBAT, .needs = get_number (play, fighter) };

  if (has_commander_near (play, fighter))
    rdt_roll_add (&die, RDT_MODIFIER_COMMANDER, modifiers->commander);

  rdt_roll_add (&die, get_cover_word (cover), get_cover_value (modifiers, cover));
  add_common (play, fighter, 1, &die);

  if (rdt_is_crossing_trench (play->game, play->position, fighter->unit))
    rdt_roll_add (&die, RDT_MODIFIER_TRENCH, modifiers->crossing_trench);

  return roll_against_enemy (play, &die, fighter) >= die.needs;
}

static int
sum (const RdtRoll *die)
{
  int total = 0;

  for (guint i = 0; i < die->n_modifiers; i++)
    total += die->modifiers[i].value;

  return total;
}

/* Portable: Close Combat.  A lower power is equivalent to a higher die; power is at
 * least 1.
 */
static gboolean
roll_at_most_power (RdtPlay       *play,
                    const Fighter *fighter)
{
  const RdtCombatModifiers *modifiers = &play->game->rules->combat_modifiers;
  RdtCover cover = rdt_get_unit_cover (play->game, play->position, fighter->enemy);
  RdtRoll die = { .purpose = RDT_DICE_CLOSE_COMBAT };

  if (fighter->attacks)
    rdt_roll_add (&die, get_cover_word (cover), -get_cover_value (modifiers, cover));
  else
    rdt_roll_add (&die, RDT_MODIFIER_ATTACKERS,
                  -modifiers->attackers * (int) (fighter->n_attackers - 1));

  add_common (play, fighter, -1, &die);
  die.needs = MAX (get_number (play, fighter) - sum (&die), 1) + sum (&die);

  return roll_against_enemy (play, &die, fighter) <= die.needs;
}

/* 20th Century: Resolving Close Combat; T8.  A lower power is equivalent to a
 * higher die, because high dice win; power is limited to 1 to 6.
 */
static gboolean
roll_at_least_power (RdtPlay       *play,
                     const Fighter *fighter)
{
  const RdtCombatModifiers *modifiers = &play->game->rules->combat_modifiers;
  RdtRoll die = { .purpose  = RDT_DICE_CLOSE_COMBAT };

  if (has_commander_near (play, fighter))
    rdt_roll_add (&die, RDT_MODIFIER_COMMAND, -modifiers->commander);

  add_common (play, fighter, -1, &die);
  die.needs = CLAMP (get_number (play, fighter) - sum (&die), 1, 6) + sum (&die);

  return roll_against_enemy (play, &die, fighter) >= die.needs;
}

/* A rule family's close combat: whether a success saves the unit that rolls or
 * destroys the other, and what an attacker does if nobody is hurt.
 */
typedef struct
{
  gboolean (*roll_well) (RdtPlay       *play,
                         const Fighter *fighter);
  gboolean   kills;
  gboolean   withdraws;
  gboolean   defender_stays;    /* of any type, even after winning */
} Mechanism;

static const Mechanism mechanisms[] = {
  [RDT_COMBAT_EACH_SAVES] = { .roll_well = roll_each_saves },
  [RDT_COMBAT_KILLS_AT_MOST_POWER] = {
    .roll_well = roll_at_most_power,
    .kills = TRUE,
    .withdraws = TRUE,
    .defender_stays = TRUE,
  },
  [RDT_COMBAT_KILLS_AT_LEAST_POWER] = { .roll_well = roll_at_least_power, .kills = TRUE },
};

/* A unit and its cargo, in the order of the roster.  Rules: M14, M28. */
static void
strike (RdtPlay      *play,
        RdtHits      *hits,
        RdtUnitIndex  unit,
        RdtUnitIndex  by)
{
  RdtBlow blow = { .by = by, .why = RDT_DESTROYED_CLOSE_COMBAT };

  if (mechanisms[play->game->rules->combat].kills)
    rdt_hits_kill (hits, unit, &blow);
  else
    rdt_hits_add_with_cargo (hits, unit, &blow);
}

static RdtResult
find_result (gboolean attacker_is_hit,
             gboolean defender_is_hit)
{
  if (attacker_is_hit)
    return defender_is_hit ? RDT_RESULT_MUTUAL : RDT_RESULT_LOST;

  return defender_is_hit ? RDT_RESULT_WON : RDT_RESULT_DRAW;
}

static void
begin_aftermath (RdtPlay       *play,
                 const Fighter *attacker,
                 RdtResult      result,
                 const RdtCell *cells)
{
  const Mechanism *mechanism = &mechanisms[play->game->rules->combat];
  RdtAftermath *aftermath = &play->position->aftermath;

  if (result == RDT_RESULT_WON)
    *aftermath = (RdtAftermath) { .unit = attacker->unit, .vacated = cells[1] };
  else if (result == RDT_RESULT_LOST && !mechanism->defender_stays)
    *aftermath = (RdtAftermath) { .unit = attacker->enemy, .vacated = cells[0] };
  else if (result == RDT_RESULT_DRAW && mechanism->withdraws)
    *aftermath = (RdtAftermath) {
      .unit = attacker->unit,
      .vacated = RDT_NO_CELL,
      .is_withdrawal = TRUE,
    };
}

static guint
count_attackers (RdtPlay      *play,
                 RdtUnitIndex  defender)
{
  return rdt_list_attackers (play->game, play->position, defender, NULL);
}

/**
 * rdt_melee_fight:
 * @play: a battle
 * @attacker: a unit that faces the cell of @defender
 * @defender: an enemy there
 *
 * Fights a close combat: both units roll, then the results are applied to both.
 */
void
rdt_melee_fight (RdtPlay      *play,
                 RdtUnitIndex  attacker,
                 RdtUnitIndex  defender)
{
  const RdtMap *map = play->game->map;
  const Mechanism *mechanism = &mechanisms[play->game->rules->combat];
  const RdtUnitState *units = play->position->units;
  RdtCell cells[2] = { units[attacker].cell, units[defender].cell };
  RdtFacing towards = rdt_grid_facing_to (&map->grid, cells[1], cells[0]);
  Fighter first = { .unit = attacker, .enemy = defender, .attacks = TRUE };
  Fighter second = { .unit = defender, .enemy = attacker };
  gboolean well[2], attacker_is_hit, defender_is_hit;
  RdtEvent *event;
  RdtHits hits;

  first.aspect = RDT_ASPECT_FRONT;
  second.aspect = rdt_grid_get_aspect (&map->grid, units[defender].facing, towards);
  second.n_attackers = MAX (count_attackers (play, defender), 1);

  event = rdt_play_tell (play, RDT_EVENT_CLOSE_COMBAT, attacker);
  event->other = defender;
  event->value = second.aspect;

  well[0] = mechanism->roll_well (play, &first);
  well[1] = mechanism->roll_well (play, &second);
  attacker_is_hit = mechanism->kills ? well[1] : !well[0];
  defender_is_hit = mechanism->kills ? well[0] : !well[1];

  play->position->units[attacker].flags |= RDT_UNIT_ATTACKED;
  play->position->units[attacker].flags &= ~(RDT_UNIT_OWES_ATTACK | RDT_UNIT_AGAIN);
  play->position->units[defender].flags |= RDT_UNIT_FOUGHT;

  rdt_hits_init (&hits, play);
  if (attacker_is_hit)
    strike (play, &hits, attacker, defender);
  if (defender_is_hit)
    strike (play, &hits, defender, attacker);

  event = rdt_play_tell (play, RDT_EVENT_CLOSE_COMBAT_RESULT, attacker);
  event->other = defender;
  event->value = find_result (attacker_is_hit, defender_is_hit);

  rdt_hits_settle (&hits);
  rdt_hits_make_retreat (&hits);
  begin_aftermath (play, &first, find_result (attacker_is_hit, defender_is_hit), cells);
}
