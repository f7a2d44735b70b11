/* rdt-turn.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

#define MAX_STAGES 10

/* A rule family's sequence of play: its stages, each once or, between the
 * initiative and `NEXT_SIDE`, once for each side; with cards, once for each card.
 */
typedef struct
{
  RdtStage stages[MAX_STAGES];
} Mechanism;

static const Mechanism mechanisms[] = {
  [RDT_SEQUENCE_SIDE_BY_SIDE] = {
    .stages = {
      RDT_STAGE_DRIFT,
      RDT_STAGE_DECLARE,
      RDT_STAGE_SHOOT,
      RDT_STAGE_INITIATIVE,
      RDT_STAGE_ACT,
      RDT_STAGE_NEXT_SIDE,
      RDT_STAGE_TURN_END,
    },
  },
  [RDT_SEQUENCE_ACTIVATION_DICE] = {
    .stages = {
      RDT_STAGE_DECLARE,
      RDT_STAGE_SHOOT,
      RDT_STAGE_INITIATIVE,
      RDT_STAGE_ACTIVATE,
      RDT_STAGE_ACT,
      RDT_STAGE_FIGHT,
      RDT_STAGE_NEXT_SIDE,
      RDT_STAGE_TURN_END,
    },
  },
  [RDT_SEQUENCE_CARDS] = {
    .stages = {
      RDT_STAGE_PACK,
      RDT_STAGE_CARD,
      RDT_STAGE_ACT,
      RDT_STAGE_CARD,
      RDT_STAGE_TURN_END,
    },
  },
};

static guint
find_index (const RdtPlay *play,
            RdtStage       stage)
{
  const RdtStage *stages = mechanisms[play->game->rules->sequence].stages;
  guint i = 0;

  while (stages[i] != stage)
    i++;

  return i;
}

static void
go_to (RdtPlay  *play,
       RdtStage  stage)
{
  play->position->stage = stage;
  play->position->in_part = FALSE;
}

/* Goes on to the next stage. */
static void
go_on (RdtPlay *play)
{
  const RdtStage *stages = mechanisms[play->game->rules->sequence].stages;

  go_to (play, stages[find_index (play, play->position->stage) + 1]);
}

static void
begin_phase (RdtPlay  *play,
             RdtPhase  phase,
             RdtSide   side)
{
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_PHASE_BEGAN, RDT_NO_UNIT);

  event->value = phase;
  event->side = side;
  play->position->phase = phase;
}

/* A side's part of a phase.  It is skipped, without an event, if there is nothing
 * to order; otherwise only `end` ends it.
 */
static void
play_part (RdtPlay         *play,
           RdtPhase         phase,
           RdtDecisionKind  kind)
{
  RdtPosition *position = play->position;

  if (position->is_ending)
    {
      rdt_turn_end_part (play);
      return;
    }

  rdt_play_await (play, kind, position->side, RDT_NO_UNIT);
  if (position->in_part)
    return;

  position->active = RDT_NO_UNIT;

  if (rdt_referee_has_order (play->game, position))
    {
      position->in_part = TRUE;
      begin_phase (play, phase, position->side);
      return;
    }

  rdt_play_await (play, RDT_DECISION_NONE, RDT_NO_SIDE, RDT_NO_UNIT);
  rdt_turn_end_part (play);
}

static void
take_starting_cells (RdtPlay *play)
{
  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    if (play->position->units[unit].status == RDT_STATUS_BOARD)
      rdt_play_hold_cell (play, unit, play->position->units[unit].cell);
}

static void
deploy (RdtPlay *play)
{
  RdtPosition *position = play->position;

  if (position->part < RDT_N_SIDES)
    {
      position->side = position->part;
      play_part (play, RDT_PHASE_DEPLOYMENT, RDT_DECISION_DEPLOY);
      return;
    }

  position->part = 0;
  take_starting_cells (play);
  go_to (play, RDT_STAGE_TURN);
}

/* Portable: Rivers; P11: a unit that has entered a river stays for a turn. */
static void
wade (RdtUnitState *unit)
{
  unit->fording = unit->fording == RDT_FORDING_TURN_A ? RDT_FORDING_TURN_B : RDT_FORDING_NO;
}

static void
begin_turn (RdtPlay *play)
{
  RdtPosition *position = play->position;

  position->turn++;
  position->part = 0;
  position->side = RDT_NO_SIDE;
  position->first = RDT_NO_SIDE;
  position->active = RDT_NO_UNIT;
  position->next_cloud = 0;
  position->n_contacts = 0;

  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    {
      RdtUnitState *state = &position->units[unit];

      state->flags &= ~RDT_UNIT_TURN_FLAGS;
      state->steps = 0;
      state->spare = 0;
      state->contacts = 0;
      wade (state);
    }

  rdt_play_tell (play, RDT_EVENT_TURN_BEGAN, RDT_NO_UNIT)->count = position->turn;
  go_to (play, mechanisms[play->game->rules->sequence].stages[0]);
}

/* Only clouds older than this turn drift.  Rule: M27. */
static void
drift (RdtPlay *play)
{
  RdtPosition *position = play->position;

  if (!position->in_part && position->n_clouds > 0)
    begin_phase (play, RDT_PHASE_ARTILLERY, RDT_NO_SIDE);
  position->in_part = TRUE;

  if (position->next_cloud < position->n_clouds)
    rdt_gas_drift (play);
  else
    go_on (play);
}

static void
declare (RdtPlay *play)
{
  RdtPosition *position = play->position;

  if (position->part < RDT_N_SIDES)
    {
      position->side = position->part;
      play_part (play, RDT_PHASE_ARTILLERY, RDT_DECISION_ORDERS);
      return;
    }

  position->part = 0;
  position->side = RDT_NO_SIDE;
  position->active = RDT_NO_UNIT;
  go_on (play);
}

static void
shoot (RdtPlay *play)
{
  go_on (play);
  rdt_artillery_shoot (play);
}

/* Modern: Turn Sequence (2); R13. */
static void
roll_initiative (RdtPlay *play)
{
  RdtPosition *position = play->position;
  int scores[RDT_N_SIDES];

  begin_phase (play, RDT_PHASE_INITIATIVE, RDT_NO_SIDE);

  do
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      {
        RdtRoll die = { .purpose = RDT_DICE_INITIATIVE };

        scores[side] = rdt_play_roll (play, &die, RDT_NO_UNIT, side);
        if (side == 1 && scores[0] == scores[1])
          rdt_play_note (play, RDT_NOTE_TIE);
      }
  while (scores[0] == scores[1] && play->fault == RDT_DICE_FAULT_NONE);

  position->first = scores[0] > scores[1] ? 0 : 1;
  position->side = position->first;
  go_on (play);
}

static void
activate (RdtPlay *play)
{
  begin_phase (play, RDT_PHASE_ACTIVATION, play->position->side);
  rdt_command_activate (play);
  go_on (play);
}

static void
forget_fought (RdtPlay *play)
{
  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    play->position->units[unit].flags &= ~RDT_UNIT_FOUGHT;
}

static void
fight (RdtPlay *play)
{
  if (!play->position->in_part)
    forget_fought (play);

  play_part (play, RDT_PHASE_CLOSE_COMBAT, RDT_DECISION_ORDERS);
}

static void
change_sides (RdtPlay *play)
{
  RdtPosition *position = play->position;

  if (position->part == 1)
    {
      go_on (play);
      return;
    }

  position->part = 1;
  position->side = rdt_side_other (position->first);
  go_to (play, RDT_STAGE_INITIATIVE);
  go_on (play);
}

static void
shuffle (RdtPlay *play)
{
  rdt_command_pack (play);
  go_on (play);
}

static void
draw (RdtPlay *play)
{
  const RdtSideState *sides = play->position->sides;

  if (sides[0].cards_left + sides[1].cards_left == 0)
    {
      go_to (play, RDT_STAGE_TURN_END);
      return;
    }

  begin_phase (play, RDT_PHASE_ACTIVATION, RDT_NO_SIDE);
  if (rdt_command_draw (play))
    go_to (play, RDT_STAGE_ACT);
}

static void
act (RdtPlay *play)
{
  play_part (play, RDT_PHASE_ACTIONS, RDT_DECISION_ORDERS);
}

/* Modern: M5: a target is repeated if it was that of the turn before. */
static void
forget_targets (RdtPlay *play)
{
  for (RdtUnitIndex unit = 0; unit < play->game->n_units; unit++)
    if (!rdt_unit_has (&play->position->units[unit], RDT_UNIT_FIRED))
      play->position->units[unit].last_target = RDT_NO_CELL;
}

static void
end_turn (RdtPlay *play)
{
  RdtPosition *position = play->position;

  position->side = RDT_NO_SIDE;
  position->active = RDT_NO_UNIT;
  rdt_outcome_exhaust (play);
  rdt_works_count (play);
  rdt_transport_complete (play);
  rdt_gas_disperse (play);
  forget_targets (play);

  rdt_play_tell (play, RDT_EVENT_TURN_ENDED, RDT_NO_UNIT)->count = position->turn;
  go_to (play, RDT_STAGE_TURN);
  rdt_outcome_end_turn (play);
}

static void (*const stages[]) (RdtPlay *play) = {
  [RDT_STAGE_DEPLOY] = deploy,
  [RDT_STAGE_TURN] = begin_turn,
  [RDT_STAGE_DRIFT] = drift,
  [RDT_STAGE_DECLARE] = declare,
  [RDT_STAGE_SHOOT] = shoot,
  [RDT_STAGE_INITIATIVE] = roll_initiative,
  [RDT_STAGE_ACTIVATE] = activate,
  [RDT_STAGE_ACT] = act,
  [RDT_STAGE_FIGHT] = fight,
  [RDT_STAGE_NEXT_SIDE] = change_sides,
  [RDT_STAGE_PACK] = shuffle,
  [RDT_STAGE_CARD] = draw,
  [RDT_STAGE_TURN_END] = end_turn,
};

/**
 * rdt_turn_begin_battle:
 *
 * Begins a battle that has just been set up.
 */
void
rdt_turn_begin_battle (RdtPlay *play)
{
  rdt_play_tell (play, RDT_EVENT_BATTLE_BEGAN, RDT_NO_UNIT);
  rdt_command_rate (play);
  go_to (play, RDT_STAGE_DEPLOY);
  rdt_outcome_check_units (play);
  rdt_turn_run (play);
}

/**
 * rdt_turn_run:
 *
 * Continues the battle until a decision is needed, it is over, or a die cannot
 * be rolled.
 */
void
rdt_turn_run (RdtPlay *play)
{
  RdtPosition *position = play->position;

  while (!position->is_over
         && position->awaiting.kind == RDT_DECISION_NONE
         && play->fault == RDT_DICE_FAULT_NONE)
    {
      if (position->n_retreats > 0)
        rdt_retreat_next (play);
      else if (position->aftermath.unit != RDT_NO_UNIT)
        rdt_advance_begin (play);
      else
        stages[position->stage] (play);
    }
}

/**
 * rdt_turn_end_part:
 *
 * Ends a side's deployment, artillery fire, turn, activation or close combats.
 */
void
rdt_turn_end_part (RdtPlay *play)
{
  RdtPosition *position = play->position;

  position->in_part = FALSE;
  position->is_ending = FALSE;
  if (position->active != RDT_NO_UNIT)
    position->units[position->active].flags |= RDT_UNIT_ACTED;
  position->active = RDT_NO_UNIT;

  if (position->stage == RDT_STAGE_DEPLOY || position->stage == RDT_STAGE_DECLARE)
    position->part++;
  else
    go_on (play);
}
