/* rdt-landing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-landing.h"

/* Modern: Artillery Fire (k); M2, M3. */
static guint
turn_before_or_behind (const RdtMap *map,
                       int           score)
{
  return score % 2 == 0 ? map->n_facings / 2 : 0;
}

/* Portable: Artillery Fire; P4. */
static guint
turn_four_ways (const RdtMap *map,
                int           score)
{
  switch (score)
    {
    case 1:
      return map->n_facings - 1;

    case 2:
      return 0;

    case 3:
      return 1;

    default:
      return map->n_facings / 2;
    }
}

/**
 * rdt_find_landing:
 * @target: the target of a gun
 * @facing: the facing of the gun
 * @score: the score of its die
 *
 * Returns: where the shell lands, or %RDT_NO_CELL
 */
RdtCell
rdt_find_landing (const RdtGame *game,
                  RdtCell        target,
                  RdtFacing      facing,
                  int            score)
{
  const RdtMap *map = game->map;
  guint turn = 0;

  if (score >= game->rules->landing_needs)
    return target;

  switch (game->rules->landing)
    {
    case RDT_LANDING_BEFORE_OR_BEHIND:
      if (score < 1)
        return RDT_NO_CELL;
      turn = turn_before_or_behind (map, score);
      break;

    case RDT_LANDING_FOUR_WAYS:
      turn = turn_four_ways (map, score);
      break;

    case RDT_LANDING_ON_TARGET:
      return RDT_NO_CELL;
    }

  return map->cells[target].neighbours[rdt_grid_turn (&map->grid, facing, turn)];
}
