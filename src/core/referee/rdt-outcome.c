/* rdt-outcome.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* The limit of a battle without a turn limit.  User's rule sets can leave both
 * sides without orders, and turns would follow each other for ever.
 */
#define LAST_TURN (RDT_MAX_TURNS + 1)

static void
end_battle (RdtPlay *play,
            RdtEnd   end,
            RdtSide  winner)
{
  RdtPosition *position = play->position;
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_BATTLE_ENDED, RDT_NO_UNIT);

  event->value = end;
  event->side = winner;

  position->is_over = TRUE;
  position->winner = winner;
  position->end = end;
  position->n_retreats = 0;
  position->aftermath = (RdtAftermath) { .unit = RDT_NO_UNIT, .vacated = RDT_NO_CELL };
  rdt_play_await (play, RDT_DECISION_NONE, RDT_NO_SIDE, RDT_NO_UNIT);
}

static gboolean
has_nobody (const RdtSideState *side)
{
  return side->left == 0 && side->to_come == 0;
}

/**
 * rdt_outcome_check_units:
 *
 * Ends the battle at once when a side has no units left, neither on the board
 * nor to arrive, and none that have left it.  Rule: R16.
 */
void
rdt_outcome_check_units (RdtPlay *play)
{
  const RdtSideState *sides = play->position->sides;
  gboolean lost[RDT_N_SIDES];

  if (play->position->is_over)
    return;

  for (guint i = 0; i < RDT_N_SIDES; i++)
    lost[i] = has_nobody (&sides[i]) && sides[i].exited == 0;

  if (lost[0] && lost[1])
    end_battle (play, RDT_END_NO_UNITS, RDT_NO_SIDE);
  else if (lost[0] || lost[1])
    end_battle (play, RDT_END_NO_UNITS, lost[0] ? 1 : 0);
}

/* Modern: Exhaustion Point; M19. */
void
rdt_outcome_exhaust (RdtPlay *play)
{
  RdtPosition *position = play->position;
  RdtEvent *event;

  if (play->game->rules->exhaustion == 0)
    return;

  position->phase = RDT_PHASE_EXHAUSTION;
  event = rdt_play_tell (play, RDT_EVENT_PHASE_BEGAN, RDT_NO_UNIT);
  event->value = RDT_PHASE_EXHAUSTION;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSideState *state = &position->sides[side];

      if (state->is_exhausted || state->lost < play->game->sides[side].exhaustion_point)
        continue;

      state->is_exhausted = TRUE;
      rdt_play_tell (play, RDT_EVENT_SIDE_EXHAUSTED, RDT_NO_UNIT)->side = side;
    }
}

static guint
count_held (RdtPlay          *play,
            const RdtVictory *victory)
{
  const RdtCellSet *held = &play->position->held[victory->side];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (held->bits); i++)
    n += __builtin_popcountll (held->bits[i] & victory->cells.bits[i]);

  return n;
}

static gboolean
is_met (RdtPlay          *play,
        const RdtVictory *victory)
{
  const RdtSideState *sides = play->position->sides;

  switch (victory->kind)
    {
    case RDT_VICTORY_HOLDS:
      return count_held (play, victory) >= victory->count;

    case RDT_VICTORY_ENEMY_LOST:
      return sides[rdt_side_other (victory->side)].lost >= victory->count;

    case RDT_VICTORY_EXITED:
      return sides[victory->side].exited >= victory->count;
    }

  return FALSE;
}

/* The side with the smaller share of losses. */
static RdtSide
compare_losses (RdtPlay *play)
{
  const RdtGame *game = play->game;
  const RdtSideState *sides = play->position->sides;
  guint a = sides[0].lost * game->sides[1].n_units;
  guint b = sides[1].lost * game->sides[0].n_units;

  if (a == b)
    return RDT_NO_SIDE;

  return a < b ? 0 : 1;
}

/* The winner, if the end itself does not determine one.  Rule: R16. */
static RdtSide
find_winner (RdtPlay *play)
{
  const RdtGame *game = play->game;

  for (guint i = 0; i < game->n_victory; i++)
    if (is_met (play, &game->victory[i]))
      return game->victory[i].side;

  return game->has_otherwise ? game->otherwise : compare_losses (play);
}

/* Whether all further turns would be the same: nobody is on the board, and
 * reinforcements need a die that only units on the board have.  Rule: portable:
 * P12.
 */
static gboolean
is_forsaken (RdtPlay *play)
{
  const RdtSideState *sides = play->position->sides;

  return play->game->rules->traits.activation == RDT_ACTIVATION_COUNTED
         && sides[0].left == 0
         && sides[1].left == 0;
}

/**
 * rdt_outcome_end_turn:
 *
 * Checks at the end of a turn whether the battle is over: by the rules
 * themselves, by a victory condition, or by the turn limit, in this order.  A
 * side whose last units have left the board may first win by such a condition;
 * otherwise the battle ends for it then.  A battle without a limit ends as one
 * without units if it could only go on for ever.  Rule: R16.
 */
void
rdt_outcome_end_turn (RdtPlay *play)
{
  const RdtGame *game = play->game;
  const RdtPosition *position = play->position;
  guint limit = game->turn_limit > 0 ? game->turn_limit : LAST_TURN;

  if (position->sides[0].is_exhausted && position->sides[1].is_exhausted)
    {
      end_battle (play, RDT_END_EXHAUSTED, find_winner (play));
      return;
    }

  for (guint i = 0; i < game->n_victory; i++)
    if (game->victory[i].any_turn && is_met (play, &game->victory[i]))
      {
        end_battle (play, RDT_END_VICTORY, game->victory[i].side);
        return;
      }

  if (has_nobody (&position->sides[0]) || has_nobody (&position->sides[1]))
    end_battle (play, RDT_END_NO_UNITS, find_winner (play));
  else if (position->turn >= limit)
    end_battle (play, RDT_END_TURN_LIMIT, find_winner (play));
  else if (game->turn_limit == 0 && is_forsaken (play))
    end_battle (play, RDT_END_NO_UNITS, find_winner (play));
}

void
rdt_outcome_resign (RdtPlay *play,
                    RdtSide  side)
{
  end_battle (play, RDT_END_RESIGNED, rdt_side_other (side));
}
