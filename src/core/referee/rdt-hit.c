/* rdt-hit.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

#include <string.h>

/* The results of a hit, from the mildest. */
enum
{
  FATE_UNHURT,
  FATE_SURVIVES,
  FATE_PINNED,
  FATE_DESTROYED,
};

/* A rule family's way of determining the effect of a hit. */
typedef struct
{
  guint8   (*roll_effect) (RdtHits       *hits,
                           RdtUnitIndex   unit,
                           const RdtBlow *blow);
  gboolean   retreats;
} Mechanism;

/* The unit survives with a score above the highest that destroys it. */
static guint8
roll_against (RdtHits      *hits,
              RdtUnitIndex  unit,
              guint8        destroyed_by)
{
  RdtRoll die = { .purpose = RDT_DICE_EFFECT, .needs = destroyed_by + 1 };

  return rdt_play_roll (hits->play, &die, unit, RDT_NO_SIDE) >= die.needs ? FATE_SURVIVES
                                                                          : FATE_DESTROYED;
}

/* Modern: Resolving hits on Units (a). */
static guint8
roll_by_quality (RdtHits       *hits,
                 RdtUnitIndex   unit,
                 const RdtBlow *blow)
{
  const RdtGame *game = hits->play->game;

  return roll_against (hits, unit,
                       game->rules->destroyed_by_quality[game->units[unit].quality]);
}

/* 20th Century: Resolving Fire Combat. */
static guint8
roll_by_cover (RdtHits       *hits,
               RdtUnitIndex   unit,
               const RdtBlow *blow)
{
  const RdtGame *game = hits->play->game;
  RdtCover cover = rdt_get_unit_cover (game, hits->play->position, unit);

  return roll_against (hits, unit, game->rules->destroyed_by_cover[cover]);
}

/* Portable: Artillery Fire; P2. */
static guint8
roll_by_exposure (RdtHits       *hits,
                  RdtUnitIndex   unit,
                  const RdtBlow *blow)
{
  const RdtGame *game = hits->play->game;
  RdtExposureNeeds needs = rdt_find_exposure_needs (game, blow->by, unit, blow->is_exposed);
  RdtRoll die = { .purpose = RDT_DICE_EFFECT, .needs = needs.destroys, .note = needs.note };
  int score = rdt_play_roll (hits->play, &die, unit, RDT_NO_SIDE);

  if (score >= needs.destroys)
    return FATE_DESTROYED;

  return score >= needs.pins ? FATE_PINNED : FATE_SURVIVES;
}

static const Mechanism mechanisms[] = {
  [RDT_HIT_BY_QUALITY] = { .roll_effect = roll_by_quality, .retreats = TRUE },
  [RDT_HIT_BY_EXPOSURE] = { .roll_effect = roll_by_exposure },
  [RDT_HIT_BY_COVER] = { .roll_effect = roll_by_cover },
};

/**
 * rdt_find_exposure_needs:
 * @game: a battle's fixed half
 * @by: the unit that fires
 * @unit: the target
 * @is_exposed: whether the target is in the open and fully visible
 *
 * Looks up the scores of hits by exposure.
 */
RdtExposureNeeds
rdt_find_exposure_needs (const RdtGame *game,
                         RdtUnitIndex   by,
                         RdtUnitIndex   unit,
                         gboolean       is_exposed)
{
  const RdtRules *rules = game->rules;
  const RdtWeapon *weapon = rdt_game_get_weapon (game, by);
  guint column = is_exposed ? 0 : 1;
  guint8 never = 7;

  if (rdt_game_has_option (game, RDT_OPTION_PINNING))
    return (RdtExposureNeeds) { .destroys = rules->pinning_destroys[column],
                                .pins = rules->pinning_pins[column] };

  if (game->units[unit].tags & RDT_TAG_COMMANDER)
    return (RdtExposureNeeds) { .destroys = rules->command_needs[column],
                                .pins = never,
                                .note = RDT_NOTE_COMMAND };

  return (RdtExposureNeeds) { .destroys = is_exposed ? weapon->needs : weapon->needs_in_cover,
                              .pins = never };
}

void
rdt_hits_init (RdtHits *self,
               RdtPlay *play)
{
  self->play = play;
  self->n_units = 0;
  memset (self->fates, FATE_UNHURT, sizeof self->fates);
}

static void
note (RdtHits       *self,
      RdtUnitIndex   unit,
      const RdtBlow *blow,
      guint8         fate)
{
  if (self->fates[unit] == FATE_UNHURT)
    self->units[self->n_units++] = unit;

  if (fate > self->fates[unit])
    {
      self->fates[unit] = fate;
      self->whys[unit] = blow->why;
    }
}

/**
 * rdt_hits_add:
 *
 * Hits a unit and rolls for the effect.  A unit may be hit several times, and
 * rolls for each hit, even if it is already destroyed.  Rule: R14.
 */
void
rdt_hits_add (RdtHits       *self,
              RdtUnitIndex   unit,
              const RdtBlow *blow)
{
  const Mechanism *mechanism = &mechanisms[self->play->game->rules->hit];
  guint8 fate;

  rdt_play_tell (self->play, RDT_EVENT_HIT, unit)->other = blow->by;
  fate = mechanism->roll_effect (self, unit, blow);
  if (self->fates[unit] == FATE_DESTROYED)
    rdt_play_note (self->play, RDT_NOTE_TOO_LATE);
  note (self, unit, blow, fate);
}

/**
 * rdt_hits_add_with_cargo:
 *
 * Hits a unit and its cargo, in the order of the roster.  Rules: R15, M14, M28.
 */
void
rdt_hits_add_with_cargo (RdtHits       *self,
                         RdtUnitIndex   unit,
                         const RdtBlow *blow)
{
  RdtUnitIndex cargo = rdt_position_find_cargo (self->play->position, self->play->game, unit);

  if (cargo < unit)
    rdt_hits_add (self, cargo, blow);

  rdt_hits_add (self, unit, blow);

  if (cargo > unit && cargo != RDT_NO_UNIT)
    rdt_hits_add (self, cargo, blow);
}

/**
 * rdt_hits_add_cell:
 *
 * Hits all units in a cell, friend or foe, including those aboard others.  Rule:
 * R15.
 */
void
rdt_hits_add_cell (RdtHits       *self,
                   RdtCell        cell,
                   const RdtBlow *blow)
{
  const RdtPosition *position = self->play->position;

  for (RdtUnitIndex unit = position->first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    rdt_hits_add (self, unit, blow);
}

/**
 * rdt_hits_kill:
 *
 * Destroys a unit whose fate has already been rolled.  Rule: P14.
 */
void
rdt_hits_kill (RdtHits       *self,
               RdtUnitIndex   unit,
               const RdtBlow *blow)
{
  note (self, unit, blow, FATE_DESTROYED);
}

void
rdt_hits_pin (RdtHits       *self,
              RdtUnitIndex   unit,
              const RdtBlow *blow)
{
  note (self, unit, blow, FATE_PINNED);
}

static void
lose (RdtPlay      *play,
      RdtUnitIndex  unit,
      RdtDestroyed  why)
{
  const RdtRules *rules = play->game->rules;
  RdtPosition *position = play->position;
  RdtUnitState *state = &position->units[unit];
  RdtSideState *side = &position->sides[play->game->units[unit].side];
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_DESTROYED, unit);

  event->cell = state->cell;
  event->value = why;

  rdt_play_take_away (play, unit);
  state->status = RDT_STATUS_DESTROYED;
  state->transport = RDT_NO_UNIT;
  state->fording = RDT_FORDING_NO;
  state->work_order = 0;
  state->work_turns = 0;
  state->work_cell = RDT_NO_CELL;
  state->pending = 0;
  state->pending_cargo = RDT_NO_UNIT;
  side->left--;
  side->lost++;

  /* 20th Century: Command Units. */
  if ((play->game->units[unit].tags & RDT_TAG_COMMANDER) && rules->command_loss > 0)
    side->command_value = rules->command_values[side->rating] + rules->command_loss;
}

/**
 * rdt_play_destroy:
 *
 * Removes a unit from the battle, with its cargo.  Rule: M21.
 */
void
rdt_play_destroy (RdtPlay      *play,
                  RdtUnitIndex  unit,
                  RdtDestroyed  why)
{
  RdtUnitIndex cargo = rdt_position_find_cargo (play->position, play->game, unit);

  lose (play, unit, why);
  if (cargo != RDT_NO_UNIT)
    lose (play, cargo, RDT_DESTROYED_WITH_TRANSPORT);
}

static void
tell_survivor (RdtHits      *self,
               RdtUnitIndex  unit)
{
  if (self->fates[unit] != FATE_PINNED)
    {
      rdt_play_tell (self->play, RDT_EVENT_SURVIVED, unit);
      return;
    }

  self->play->position->units[unit].flags |= RDT_UNIT_PINNED;
  rdt_play_tell (self->play, RDT_EVENT_PINNED, unit);
}

/* A unit and its cargo, unless the cargo has a die of its own. */
static void
bury (RdtHits      *self,
      RdtUnitIndex  unit)
{
  RdtPlay *play = self->play;
  RdtUnitIndex cargo = rdt_position_find_cargo (play->position, play->game, unit);

  lose (play, unit, self->whys[unit]);
  if (cargo != RDT_NO_UNIT && self->fates[cargo] != FATE_DESTROYED)
    lose (play, cargo, RDT_DESTROYED_WITH_TRANSPORT);
}

/**
 * rdt_hits_settle:
 *
 * Removes the destroyed units, after the last die of the step, in the order of
 * the hits.  Rules: R14, R15.
 */
void
rdt_hits_settle (RdtHits *self)
{
  const RdtPosition *position = self->play->position;

  for (guint i = 0; i < self->n_units; i++)
    if (self->fates[self->units[i]] == FATE_DESTROYED
        && position->units[self->units[i]].status != RDT_STATUS_DESTROYED)
      bury (self, self->units[i]);

  for (guint i = 0; i < self->n_units; i++)
    if (position->units[self->units[i]].status != RDT_STATUS_DESTROYED)
      tell_survivor (self, self->units[i]);
}

/**
 * rdt_hits_make_retreat:
 *
 * Makes the survivors of hits retreat, in the order of the hits; those aboard
 * others stay there.  Nobody retreats if the battle has ended with the losses.
 * Rules: R14, R16, M21.
 */
void
rdt_hits_make_retreat (RdtHits *self)
{
  RdtPosition *position = self->play->position;

  rdt_outcome_check_units (self->play);

  if (!mechanisms[self->play->game->rules->hit].retreats || position->is_over)
    return;

  for (guint i = 0; i < self->n_units; i++)
    if (position->units[self->units[i]].status == RDT_STATUS_BOARD)
      position->retreats[position->n_retreats++] = self->units[i];
}
