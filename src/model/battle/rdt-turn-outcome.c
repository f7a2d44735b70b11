/* rdt-turn-outcome.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-turn-outcome.h"

#include "rdt-goal-words.h"
#include "rdt-referee.h"

/* What is left of the turn may need dice, so several rolls of them are tried. */
#define N_TRIES 16

/* Ends everything that both sides can end in this turn.
 *
 * Returns: whether the battle ends with it
 */
static gboolean
end_turn (const RdtGame *game,
          RdtPosition   *position,
          guint64        seed)
{
  g_auto(RdtEventList) events = { .items = NULL };
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  guint turn = position->turn;
  RdtOrder end;

  rdt_dice_set_seed (dice, seed);
  position->dice = (RdtDiceCursor) { 0 };
  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  while (!position->is_over && position->turn == turn)
    {
      events.n_items = 0;
      if (!rdt_referee_apply (game, dice, position, &end, &events, NULL))
        return FALSE;
    }

  return position->is_over;
}

/**
 * rdt_turn_outcome_find:
 * @winner: (out): if it ends: who wins then, or %RDT_NO_SIDE for a draw
 *
 * Whether the battle ends with this turn, and for whom, if neither side gives
 * another order.  The referee ends the turn on a copy, so no rule is implemented
 * twice.  What depends on dice is not told.
 */
gboolean
rdt_turn_outcome_find (const RdtGame     *game,
                       const RdtPosition *position,
                       RdtSide           *winner)
{
  g_autofree RdtPosition *after = NULL;
  RdtSide first = RDT_NO_SIDE;

  if (position->is_over || position->turn == 0)
    return FALSE;

  after = g_new (RdtPosition, 1);
  for (guint i = 0; i < N_TRIES; i++)
    {
      *after = *position;
      if (!end_turn (game, after, i) || (i > 0 && after->winner != first))
        return FALSE;

      first = after->winner;
    }

  *winner = first;

  return TRUE;
}

/**
 * rdt_turn_outcome_tell:
 *
 * Returns: (transfer full) (nullable): who wins at the end of this turn
 */
char *
rdt_turn_outcome_tell (const RdtGame     *game,
                       const RdtPosition *position)
{
  RdtSide winner;

  return rdt_turn_outcome_find (game, position, &winner) ? rdt_words_turn_outcome (game, winner)
                                                         : NULL;
}
