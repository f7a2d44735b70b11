/* rdt-chance.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-chance.h"

/* The chances for odds of 0, 25, 50 … hundredths. */
static const guint16 chances[] = {
  32768, 36843, 40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428,
  63090, 63615, 64030, 64357, 64614, 64816, 64974, 65097, 65194, 65269, 65328, 65374, 65410,
  65438, 65459, 65476, 65489, 65500, 65508, 65514,
};

#define STEP     (25 * RDT_ODDS_ONE)
#define MAX_ODDS (STEP * (int) (G_N_ELEMENTS (chances) - 1))

/**
 * rdt_chance_from_odds:
 *
 * Returns: the chance for odds
 */
guint
rdt_chance_from_odds (int odds)
{
  int size = MIN (ABS (odds), MAX_ODDS - 1);
  int i = size / STEP;
  int chance = chances[i]
               + (int) ((gint64) (chances[i + 1] - chances[i]) * (size - i * STEP) / STEP);

  return odds < 0 ? RDT_CERTAIN - chance : chance;
}

/**
 * rdt_chance_to_odds:
 *
 * Returns: the odds for a chance
 */
int
rdt_chance_to_odds (guint chance)
{
  guint size = MIN (MAX (chance, RDT_CERTAIN - chance), chances[G_N_ELEMENTS (chances) - 1]);
  guint i = 0;
  int odds;

  while (i + 2 < G_N_ELEMENTS (chances) && chances[i + 1] < size)
    i++;

  odds = STEP * (int) i + STEP * (int) (size - chances[i]) / (chances[i + 1] - chances[i]);

  return chance < RDT_CERTAIN / 2 ? -odds : odds;
}
