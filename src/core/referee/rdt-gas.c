/* rdt-gas.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

#include <string.h>

/**
 * rdt_gas_release:
 *
 * Creates a cloud where a gas shell has landed.
 */
void
rdt_gas_release (RdtPlay   *play,
                 RdtCell    cell,
                 RdtFacing  towards)
{
  RdtPosition *position = play->position;

  position->clouds[position->n_clouds++] = (RdtCloud) {
    .cell = cell,
    .turn = 1,
    .towards = towards,
  };
  rdt_play_tell (play, RDT_EVENT_GAS_RELEASED, RDT_NO_UNIT)->cell = cell;
}

static void
remove_cloud (RdtPosition *position,
              guint        index)
{
  position->n_clouds--;
  memmove (&position->clouds[index], &position->clouds[index + 1],
           (position->n_clouds - index) * sizeof position->clouds[0]);
  memset (&position->clouds[position->n_clouds], 0, sizeof position->clouds[0]);
}

/* Where a cloud drifts: by the table of artillery fire without modifiers.  Rules:
 * M2, M27.
 */
static RdtCell
roll_drift (RdtPlay        *play,
            const RdtCloud *cloud)
{
  const RdtMap *map = play->game->map;
  RdtRoll die = { .purpose = RDT_DICE_GAS_DRIFT };
  int score = rdt_play_roll (play, &die, RDT_NO_UNIT, RDT_NO_SIDE);

  if (score >= 5)
    return cloud->cell;

  if (score % 2 == 0)
    return map->cells[cloud->cell].neighbours[rdt_grid_reverse (&map->grid, cloud->towards)];

  return map->cells[cloud->cell].neighbours[cloud->towards];
}

/**
 * rdt_gas_drift:
 *
 * Lets the next cloud drift, and hits the units in its new cell.
 */
void
rdt_gas_drift (RdtPlay *play)
{
  RdtPosition *position = play->position;
  guint index = position->next_cloud;
  RdtCloud *cloud = &position->clouds[index];
  RdtCell to = roll_drift (play, cloud);
  RdtBlow blow = { .by = RDT_NO_UNIT, .why = RDT_DESTROYED_GAS };
  RdtEvent *event = rdt_play_tell (play, RDT_EVENT_GAS_DRIFTED, RDT_NO_UNIT);
  RdtHits hits;

  event->cell = cloud->cell;
  event->to = to;

  if (to == RDT_NO_CELL)
    {
      remove_cloud (position, index);
      return;
    }

  cloud->cell = to;
  position->next_cloud++;

  rdt_hits_init (&hits, play);
  rdt_hits_add_cell (&hits, to, &blow);
  rdt_hits_settle (&hits);
  rdt_hits_make_retreat (&hits);
}

/**
 * rdt_gas_disperse:
 *
 * Ages all clouds at the end of a turn; the oldest disperse.
 */
void
rdt_gas_disperse (RdtPlay *play)
{
  RdtPosition *position = play->position;

  for (guint i = 0; i < position->n_clouds; )
    {
      if (position->clouds[i].turn < play->game->rules->gas_turns)
        {
          position->clouds[i++].turn++;
          continue;
        }

      rdt_play_tell (play, RDT_EVENT_GAS_DISPERSED, RDT_NO_UNIT)->cell = position->clouds[i].cell;
      remove_cloud (position, i);
    }
}
