/* rdt-series.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-series.h"

/* Fractions are in millionths. */
#define MILLION G_GUINT64_CONSTANT (1000000)

/* The square of the 97.5th percentile of the normal distribution, in millionths. */
#define DEVIATIONS_SQUARED G_GUINT64_CONSTANT (3841459)

static guint
count_common (const RdtCellSet *a,
              const RdtCellSet *b)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (a->bits); i++)
    n += __builtin_popcountll (a->bits[i] & b->bits[i]);

  return n;
}

/**
 * rdt_victory_get_progress:
 *
 * Returns: a side's progress towards a victory condition
 */
guint
rdt_victory_get_progress (const RdtVictory  *self,
                          const RdtPosition *position)
{
  const RdtSideState *sides = position->sides;

  switch (self->kind)
    {
    case RDT_VICTORY_HOLDS:
      return count_common (&self->cells, &position->held[self->side]);

    case RDT_VICTORY_ENEMY_LOST:
      return sides[rdt_side_other (self->side)].lost;

    case RDT_VICTORY_EXITED:
      return sides[self->side].exited;
    }

  return 0;
}

/**
 * rdt_victory_is_moot:
 * @end: the end of a battle
 *
 * Returns: whether the end itself determined the winner.  Rule: R16.
 */
gboolean
rdt_victory_is_moot (const RdtPosition *end)
{
  if (end->end == RDT_END_RESIGNED)
    return TRUE;

  for (guint i = 0; end->end == RDT_END_NO_UNITS && i < RDT_N_SIDES; i++)
    {
      const RdtSideState *side = &end->sides[i];

      if (side->left == 0 && side->to_come == 0 && side->exited == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * rdt_victory_find_met:
 * @game: a battle's fixed half
 * @position: its last position
 *
 * Returns: (nullable): the condition that decided the battle.  Rule: R16.
 */
const RdtVictory *
rdt_victory_find_met (const RdtGame     *game,
                      const RdtPosition *position)
{
  if (!position->is_over || rdt_victory_is_moot (position))
    return NULL;

  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];

      if (position->end == RDT_END_VICTORY && !victory->any_turn)
        continue;

      if (rdt_victory_get_progress (victory, position) >= victory->count)
        return victory;
    }

  return NULL;
}

/**
 * rdt_battle_result_note_order:
 * @before: how the battle stood before an order
 * @after: and after it
 *
 * Notes which objectives changed hands.  Changes at the beginning of a turn
 * count for the turn before.
 */
void
rdt_battle_result_note_order (RdtBattleResult   *self,
                              const RdtPosition *before,
                              const RdtPosition *after)
{
  guint turn = MIN (before->turn, RDT_SERIES_LAST_TURN);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < G_N_ELEMENTS (after->held[side].bits); i++)
      self->taken[turn][side] += __builtin_popcountll (after->held[side].bits[i]
                                                       & ~before->held[side].bits[i]);
}

/**
 * rdt_battle_result_note_end:
 * @end: how the battle stands when nobody plays any more
 *
 * Notes the winner and the losses.
 */
void
rdt_battle_result_note_end (RdtBattleResult   *self,
                            const RdtGame     *game,
                            const RdtPosition *end)
{
  const RdtVictory *met = rdt_victory_find_met (game, end);

  self->is_over = end->is_over;
  self->winner = end->is_over ? end->winner : RDT_NO_SIDE;
  self->end = end->end;
  self->met = met != NULL ? met - game->victory + 1 : 0;
  self->n_turns = end->turn;
  self->n_orders = end->n_orders;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    self->n_lost[side] = end->sides[side].lost;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    self->is_lost[unit] = end->units[unit].status == RDT_STATUS_DESTROYED;
}

/**
 * rdt_series_add:
 *
 * Adds a battle.
 */
void
rdt_series_add (RdtSeries             *self,
                const RdtGame         *game,
                const RdtBattleResult *result)
{
  RdtSide winner = result->winner < RDT_N_SIDES ? result->winner : RDT_N_SIDES;

  self->n_battles++;
  self->n_won[winner]++;
  self->n_turns[MIN (result->n_turns, RDT_SERIES_LAST_TURN)]++;

  if (!result->is_over)
    self->n_endless++;
  else if (result->met > 0)
    self->n_met[MIN (result->met, RDT_SERIES_CONDITIONS)]++;
  else
    self->n_ends[result->end][winner]++;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    self->lost[unit] += result->is_lost[unit];

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      self->n_lost[side] += result->n_lost[side];
      for (guint turn = 0; turn <= RDT_SERIES_LAST_TURN; turn++)
        self->taken[turn][side] += result->taken[turn][side];
    }
}

/**
 * rdt_series_get_last_turn:
 *
 * Returns: the last turn in which a battle ended
 */
guint
rdt_series_get_last_turn (const RdtSeries *self)
{
  for (guint turn = RDT_SERIES_LAST_TURN; turn > 0; turn--)
    if (self->n_turns[turn] > 0)
      return turn;

  return 0;
}

/* The integer square root. */
static guint64
find_root (guint64 number)
{
  guint64 root = 0;

  for (guint64 bit = G_GUINT64_CONSTANT (1) << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= number)
      root += bit;

  return root;
}

/* Converts a fraction to the unit of intervals, rounded. */
static guint
to_share (guint64 part,
          guint64 whole)
{
  return (part * RDT_SERIES_CERTAIN + whole / 2) / whole;
}

/**
 * rdt_series_get_interval:
 * @n_battles: the number of battles, from 1 to a million
 * @n_halves: the number of wins, in halves: a draw counts as one
 * @low: (out): the lower bound, of %RDT_SERIES_CERTAIN
 * @high: (out): the upper bound
 *
 * Computes Wilson's 95 % confidence interval, which unlike the normal one is
 * valid for few battles, and for shares near 0 or 1.
 */
void
rdt_series_get_interval (guint  n_battles,
                         guint  n_halves,
                         guint *low,
                         guint *high)
{
  guint64 z = DEVIATIONS_SQUARED;
  guint64 spread = (guint64) n_halves * (2 * (guint64) n_battles - n_halves);
  guint64 middle = (guint64) n_halves * MILLION / 2 + z / 2;
  guint64 whole = (guint64) n_battles * MILLION + z;
  guint64 reach;

  /* z²·x + z⁴/4, where x is the variance, at most a quarter for each battle. */
  reach = find_root (z * (spread * MILLION / (4 * (guint64) n_battles)) + z * z / 4);

  *low = to_share (middle - MIN (reach, middle), whole);
  *high = MIN (to_share (middle + reach, whole), RDT_SERIES_CERTAIN);
}
