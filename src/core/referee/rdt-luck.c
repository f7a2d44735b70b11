/* rdt-luck.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-luck.h"

#include "rdt-odds.h"

/* The side that benefits from the success of a unit's die.  Where the effect of a
 * hit is rolled by exposure, success destroys the unit; likewise for mines in all
 * rule sets.
 */
static RdtSide
find_wisher (const RdtGame  *game,
             const RdtEvent *event)
{
  RdtSide owner = game->units[event->unit].side;
  gboolean is_harm = event->roll.purpose == RDT_DICE_MINEFIELD
                     || (event->roll.purpose == RDT_DICE_EFFECT
                         && game->rules->hit == RDT_HIT_BY_EXPOSURE);

  return is_harm ? rdt_side_other (owner) : owner;
}

static gboolean
has_succeeded (const RdtGame *game,
               const RdtRoll *die)
{
  if (die->purpose == RDT_DICE_CLOSE_COMBAT
      && game->rules->combat == RDT_COMBAT_KILLS_AT_MOST_POWER)
    return die->score <= die->needs;

  return die->score >= die->needs;
}

static void
count_face (const RdtGame  *game,
            const RdtEvent *event,
            RdtLuck        *luck)
{
  RdtSide roller = event->unit != RDT_NO_UNIT ? game->units[event->unit].side : event->side;
  guint die = event->roll.die;

  if (roller < RDT_N_SIDES && die >= 1 && die <= G_N_ELEMENTS (luck->faces))
    luck[roller].faces[die - 1]++;
}

/**
 * rdt_luck_count:
 * @events: the events
 * @luck: by side, including earlier events
 *
 * Compares the expected and actual successes of dice.  A die counts for the side
 * that benefits from success.
 */
void
rdt_luck_count (const RdtGame      *game,
                const RdtEventList *events,
                RdtLuck             luck[RDT_N_SIDES])
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];
      RdtLuck *wisher;

      if (event->kind != RDT_EVENT_ROLLED)
        continue;

      count_face (game, event, luck);
      if (event->unit == RDT_NO_UNIT || event->roll.needs == 0)
        continue;

      wisher = &luck[find_wisher (game, event)];
      wisher->n_rolls++;
      wisher->expected += rdt_odds_count_faces (game, &event->roll);
      wisher->succeeded += has_succeeded (game, &event->roll);
    }
}

/**
 * rdt_luck_expect_tenths:
 *
 * Returns: the expected number of successes, in tenths, rounded
 */
guint
rdt_luck_expect_tenths (const RdtLuck *self)
{
  return (self->expected * 10 + 3) / 6;
}
