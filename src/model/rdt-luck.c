/* rdt-luck.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-luck.h"

#include "rdt-odds.h"

/* Whether a side wishes that the dice of a unit succeed.  Where a hit's effect
 * is thrown by exposure a success destroys the unit that it is thrown for;
 * everywhere on mines, too.
 */
static gboolean
is_wished_for (const RdtGame  *game,
               const RdtEvent *event,
               RdtSide         side)
{
  RdtSide owner = game->units[event->unit].side;
  gboolean is_harm = event->throw.purpose == RDT_DICE_MINEFIELD
                     || (event->throw.purpose == RDT_DICE_EFFECT
                         && game->rules->hit == RDT_HIT_BY_EXPOSURE);

  return is_harm ? owner != side : owner == side;
}

static gboolean
counts (const RdtEvent *event)
{
  return event->kind == RDT_EVENT_ROLLED
         && event->unit != RDT_NO_UNIT
         && event->throw.needs != 0;
}

static gboolean
has_succeeded (const RdtGame  *game,
               const RdtThrow *die)
{
  if (die->purpose == RDT_DICE_CLOSE_COMBAT
      && game->rules->combat == RDT_COMBAT_KILLS_AT_MOST_POWER)
    return die->score <= die->needs;

  return die->score >= die->needs;
}

static void
add_events (const RdtGame      *game,
            const RdtEventList *events,
            RdtSide             side,
            RdtLuck            *luck)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (!counts (event) || !is_wished_for (game, event, side))
        continue;

      luck->n_throws++;
      luck->expected += rdt_odds_count_faces (game, &event->throw);
      luck->succeeded += has_succeeded (game, &event->throw);
    }
}

/**
 * rdt_luck_count:
 * @battle: a battle
 * @side: one of its sides
 * @luck: (out caller-allocates): what its dice have done for it
 *
 * Compares what a side's dice should have done with what they did.  A die
 * counts for the side that wishes it to succeed.
 */
void
rdt_luck_count (RdtBattle *battle,
                RdtSide    side,
                RdtLuck   *luck)
{
  const RdtGame *game;

  g_return_if_fail (RDT_IS_BATTLE (battle));
  g_return_if_fail (side < RDT_N_SIDES);

  game = rdt_battle_get_game (battle);
  *luck = (RdtLuck) { 0 };

  for (guint i = 0; i <= rdt_battle_get_n_orders (battle); i++)
    add_events (game, rdt_battle_get_events_at (battle, i), side, luck);
}
