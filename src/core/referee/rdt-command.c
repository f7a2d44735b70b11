/* rdt-command.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

static RdtRating
roll_rating (RdtPlay *play,
             RdtSide  side)
{
  const RdtRules *rules = play->game->rules;
  RdtRoll die = { .purpose = RDT_DICE_COMMANDER };
  int score = rdt_play_roll (play, &die, RDT_NO_UNIT, side);

  if (score <= rules->poor_up_to)
    return RDT_RATING_POOR;

  return score <= rules->average_up_to ? RDT_RATING_AVERAGE : RDT_RATING_GOOD;
}

/**
 * rdt_command_rate:
 *
 * Determines the ratings of both commanders before the battle begins.  Rule:
 * 20th Century, Command Units.
 */
void
rdt_command_rate (RdtPlay *play)
{
  const RdtRules *rules = play->game->rules;

  if (!rules->traits.rates_commanders)
    return;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSideState *state = &play->position->sides[side];
      RdtRating rating = play->game->sides[side].commander;
      RdtEvent *event;

      if (rating == RDT_RATING_ROLL)
        rating = roll_rating (play, side);

      state->rating = rating;
      state->command_value = rules->command_values[rating];

      event = rdt_play_tell (play, RDT_EVENT_COMMANDER_RATED, RDT_NO_UNIT);
      event->side = side;
      event->value = rating;
      event->count = state->command_value;
    }
}

static guint
count_on_board (RdtPlay *play,
                RdtSide  side,
                guint32  tags)
{
  const RdtRosterSide *roster = &play->game->sides[side];
  guint n = 0;

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;

      n += play->position->units[unit].status == RDT_STATUS_BOARD
           && (tags == 0 || (play->game->units[unit].tags & tags) != 0);
    }

  return n;
}

/* Portable: Activation Dice, Appendix 1; P3. */
void
rdt_command_activate (RdtPlay *play)
{
  const RdtRules *rules = play->game->rules;
  RdtSide side = play->position->side;
  guint n_commanders = count_on_board (play, side, RDT_TAG_COMMANDER);
  guint n_others = count_on_board (play, side, 0) - n_commanders;
  guint n_dice = (n_others + rules->units_per_die - 1) / rules->units_per_die;
  guint n = 0;
  RdtEvent *event;

  if (n_commanders > 0)
    n_dice += rules->command_dice;

  for (guint i = 0; i < n_dice; i++)
    {
      RdtRoll die = { .purpose = RDT_DICE_ACTIVATION };

      n += rdt_play_roll (play, &die, RDT_NO_UNIT, side) / 2;
    }

  play->position->sides[side].activations_left = n;
  event = rdt_play_tell (play, RDT_EVENT_ACTIVATIONS, RDT_NO_UNIT);
  event->side = side;
  event->count = n;
}

static gboolean
has_units_due (RdtPlay *play,
               RdtSide  side)
{
  const RdtRosterSide *roster = &play->game->sides[side];

  for (guint i = 0; i < roster->n_units; i++)
    {
      RdtUnitIndex unit = roster->first_unit + i;

      if (play->position->units[unit].status == RDT_STATUS_TO_COME
          && play->game->units[unit].arrives_turn <= play->position->turn)
        return TRUE;
    }

  return FALSE;
}

/* 20th Century: Turn Sequence; T1. */
void
rdt_command_pack (RdtPlay *play)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      guint n = count_on_board (play, side, 0);

      if (n == 0 && has_units_due (play, side))
        n = 1;

      play->position->sides[side].cards_left = n;
    }
}

/**
 * rdt_command_draw:
 *
 * Draws the next card, and rolls whether its side's commander can activate a
 * unit.  Rules: 20th Century, Turn Sequence; T1, T3.
 *
 * Returns: whether a unit can be activated
 */
gboolean
rdt_command_draw (RdtPlay *play)
{
  RdtPosition *position = play->position;
  guint n_cards[RDT_N_SIDES] = { position->sides[0].cards_left, position->sides[1].cards_left };
  RdtRoll die = { .purpose = RDT_DICE_COMMAND };
  RdtSide side = 0;
  RdtDiceFault fault = rdt_dice_draw (play->dice, &position->dice, n_cards, &side);

  if (fault != RDT_DICE_FAULT_NONE)
    {
      play->fault = fault;
      play->missing = RDT_DICE_CARD;
      return FALSE;
    }

  position->side = side;
  position->sides[side].cards_left--;
  rdt_play_tell (play, RDT_EVENT_CARD_DRAWN, RDT_NO_UNIT)->side = side;

  die.needs = position->sides[side].command_value;
  if (rdt_play_roll (play, &die, RDT_NO_UNIT, side) >= die.needs)
    return TRUE;

  rdt_play_tell (play, RDT_EVENT_COMMAND_FAILED, RDT_NO_UNIT)->side = side;

  return FALSE;
}
