/* rdt-shoot.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"
#include "rdt-sight.h"

/* The properties of a target that the score depends on. */
typedef struct
{
  RdtUnitIndex  by;
  RdtUnitIndex  at_unit;     /* the target unit, or RDT_NO_UNIT */
  RdtCell       target;
  RdtSide       side;        /* of the target */
} Aim;

/* The modifiers of a to-hit die.  Rules: R6, M6; modern: Firing (l). */
static void
add_modifiers (RdtPlay   *play,
               const Aim *shot,
               RdtRoll   *die)
{
  const RdtRules *rules = play->game->rules;
  const RdtFireModifiers *modifiers = &rules->fire_modifiers;
  RdtCover cover = rdt_get_cell_cover (play->game, play->position, shot->target, shot->side);

  if (cover == RDT_COVER_SOFT)
    rdt_roll_add (die, RDT_MODIFIER_COVER, modifiers->soft_cover);
  else if (cover == RDT_COVER_HARD)
    rdt_roll_add (die, RDT_MODIFIER_COVER, modifiers->hard_cover);

  if (!rdt_unit_has (&play->position->units[shot->by], RDT_UNIT_MOVED))
    rdt_roll_add (die, RDT_MODIFIER_NOT_MOVED, modifiers->not_moved);

  if (modifiers->commander != 0
      && rdt_find_commander_near (play->game, play->position, shot->by, TRUE) != RDT_NO_UNIT)
    rdt_roll_add (die, RDT_MODIFIER_COMMANDER, modifiers->commander);
}

/* The units affected by a hit, in the order of the roster.  Rules: R14, R15, M16. */
static void
hit_target (RdtPlay   *play,
            RdtHits   *hits,
            const Aim *shot)
{
  const RdtPosition *position = play->position;
  const RdtWeapon *weapon = rdt_game_get_weapon (play->game, shot->by);
  RdtBlow blow = { .by = shot->by, .why = RDT_DESTROYED_FIRE };

  if (shot->at_unit != RDT_NO_UNIT)
    {
      rdt_hits_add (hits, shot->at_unit, &blow);
      return;
    }

  for (RdtUnitIndex unit = position->first_in_cell[shot->target];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if (rdt_weapon_harms (play->game, weapon, unit))
      rdt_hits_add (hits, unit, &blow);
}

static void
tell_missed (RdtPlay   *play,
             const Aim *shot)
{
  rdt_play_tell_missed (play, shot->by, shot->target, shot->at_unit);
}

/* Rolls to hit; effects are rolled afterwards. */
static void
roll_to_hit (RdtPlay   *play,
             RdtHits   *hits,
             const Aim *shot)
{
  const RdtWeapon *weapon = rdt_game_get_weapon (play->game, shot->by);
  guint n_hits = 0;

  for (guint i = 0; i < weapon->dice; i++)
    {
      RdtRoll die = { .purpose = RDT_DICE_TO_HIT, .needs = weapon->needs };

      add_modifiers (play, shot, &die);
      n_hits += rdt_play_roll (play, &die, shot->by, RDT_NO_SIDE) >= die.needs;
    }

  for (guint i = 0; i < n_hits; i++)
    hit_target (play, hits, shot);

  if (n_hits == 0)
    tell_missed (play, shot);
}

/* Portable: Non-Artillery Fire; P5, P14.  One die decides everything. */
static void
roll_by_exposure (RdtPlay   *play,
                  RdtHits   *hits,
                  const Aim *shot)
{
  const RdtGame *game = play->game;
  RdtUnitIndex unit = play->position->first_in_cell[shot->target];
  gboolean is_exposed =
    rdt_get_unit_cover (game, play->position, unit) == RDT_COVER_OPEN
    && rdt_map_get_sight (game->map, play->position->units[shot->by].cell, shot->target)
       == RDT_SIGHT_CLEAR;
  RdtExposureNeeds needs = rdt_find_exposure_needs (game, shot->by, unit, is_exposed);
  RdtRoll die = { .purpose = RDT_DICE_TO_HIT, .needs = needs.destroys, .note = needs.note };
  RdtBlow blow = { .by = shot->by, .why = RDT_DESTROYED_FIRE };
  int score = rdt_play_roll (play, &die, shot->by, RDT_NO_SIDE);

  if (score < MIN (needs.destroys, needs.pins))
    {
      tell_missed (play, shot);
      return;
    }

  rdt_play_tell (play, RDT_EVENT_HIT, unit)->other = shot->by;
  if (score >= needs.destroys)
    rdt_hits_kill (hits, unit, &blow);
  else
    rdt_hits_pin (hits, unit, &blow);
}

/* 20th Century: Woods & Built-up Areas; T10. */
static gboolean
spots (RdtPlay   *play,
       const Aim *shot)
{
  const RdtRules *rules = play->game->rules;
  RdtRoll die = { .purpose = RDT_DICE_SPOTTING, .needs = rules->spotting_needs };

  if (!rules->laws[RDT_LAW_FIRE_SPOTTING]
      || rdt_game_get_weapon (play->game, shot->by)->sight == RDT_SIGHT_NEED_FREE
      || (play->game->map->cells[shot->target].flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP)) == 0
      || rdt_play_roll (play, &die, shot->by, RDT_NO_SIDE) >= die.needs)
    return TRUE;

  rdt_play_tell (play, RDT_EVENT_NOT_SPOTTED, shot->at_unit)->other = shot->by;

  return FALSE;
}

static void
note_fire (RdtPlay      *play,
           RdtUnitIndex  unit)
{
  RdtUnitState *state = &play->position->units[unit];

  state->flags |= RDT_UNIT_FIRED;

  /* Modern: Movement (d): fire costs a cell, also of leaving the board. */
  if (rdt_unit_has (state, RDT_UNIT_MOVED)
      && play->game->rules->traits.fire_costs_move)
    state->spare -= RDT_WHOLE_CELL;
}

/**
 * rdt_shoot_apply:
 *
 * Carries out legal fire other than artillery's.
 */
void
rdt_shoot_apply (RdtPlay        *play,
                 const RdtOrder *order)
{
  const RdtGame *game = play->game;
  Aim shot = {
    .by = order->unit,
    .at_unit = order->other,
    .target = order->cell,
    .side = rdt_side_other (game->units[order->unit].side),
  };
  RdtEvent *event;
  RdtHits hits;

  if (game->rules->traits.fire_names_unit && shot.at_unit == RDT_NO_UNIT)
    shot.at_unit = play->position->first_in_cell[shot.target];

  note_fire (play, order->unit);

  if (!spots (play, &shot))
    return;

  event = rdt_play_tell (play, RDT_EVENT_FIRED, order->unit);
  event->cell = shot.target;
  event->other = shot.at_unit;

  rdt_hits_init (&hits, play);
  if (game->rules->hit == RDT_HIT_BY_EXPOSURE)
    roll_by_exposure (play, &hits, &shot);
  else
    roll_to_hit (play, &hits, &shot);

  rdt_hits_settle (&hits);
  rdt_hits_make_retreat (&hits);
}
