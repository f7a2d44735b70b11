/* rdt-analysis.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-analysis.h"

#include <string.h>

/* The assumed length of a battle without a turn limit. */
#define USUAL_TURNS 20

/* On larger boards what is between two cells is computed on demand. */
#define MAX_CELLS_BETWEEN 400

/* The cost of ordinary steps, and of those into ground that ends moves or slows them down. */
#define PLAIN_STEP 1
#define SLOW_STEP  2

static guint
get_step (const RdtMap *map,
          RdtCell       cell,
          RdtGoing      going)
{
  guint8 flags = map->cells[cell].flags;

  if (flags & RDT_MAP_DEEP)
    return RDT_NO_WAY;

  if (flags & RDT_MAP_ROAD)
    return PLAIN_STEP;

  if (flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP))
    return going == RDT_GOING_EVEN ? RDT_NO_WAY : SLOW_STEP;

  return (flags & RDT_MAP_FORD) ? SLOW_STEP : PLAIN_STEP;
}

/* Spreads distances from the cells that are 0, against the direction of movement. */
static void
spread (const RdtMap *map,
        RdtGoing      going,
        guint8       *ways)
{
  g_autofree RdtCell *queue = g_new (RdtCell, map->n_cells);
  g_autofree guint8 *is_queued = g_new0 (guint8, map->n_cells);
  guint first = 0, n = 0;

  for (RdtCell cell = 0; cell < map->n_cells; cell++)
    if (ways[cell] == 0)
      {
        queue[n++] = cell;
        is_queued[cell] = TRUE;
      }

  while (n > 0)
    {
      RdtCell cell = queue[first];
      guint step = get_step (map, cell, going);

      first = (first + 1) % map->n_cells;
      n--;
      is_queued[cell] = FALSE;
      if (step == RDT_NO_WAY && ways[cell] > 0)
        continue;

      for (guint i = 0; i < map->n_facings; i++)
        {
          RdtCell next = map->cells[cell].neighbours[i];
          guint way = ways[cell] + MIN (step, SLOW_STEP);

          if (next == RDT_NO_CELL || way >= ways[next] || way >= RDT_NO_WAY)
            continue;

          ways[next] = way;
          if (!is_queued[next])
            {
              queue[(first + n++) % map->n_cells] = next;
              is_queued[next] = TRUE;
            }
        }
    }
}

static guint8 *
find_ways (const RdtMap     *map,
           const RdtCellSet *to,
           RdtGoing          going)
{
  guint8 *ways = g_malloc (map->n_cells);

  memset (ways, RDT_NO_WAY, map->n_cells);
  for (RdtCell cell = 0; cell < map->n_cells; cell++)
    if (rdt_cell_set_has (to, cell))
      ways[cell] = 0;

  spread (map, going, ways);

  return ways;
}

static void
add_aims (RdtAnalysis      *self,
          const RdtCellSet *cells)
{
  for (RdtCell cell = 0; cell < self->game->map->n_cells; cell++)
    {
      gboolean is_new = rdt_cell_set_has (cells, cell) && self->n_aims < RDT_MAX_AIMS;

      for (guint i = 0; i < self->n_aims; i++)
        is_new &= self->aims[i] != cell;

      if (is_new)
        self->aims[self->n_aims++] = cell;
    }
}

static void
note_victory (RdtAnalysis *self)
{
  const RdtGame *game = self->game;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (game->rules->exhaustion > 0)
      self->loss_limit[side] = game->sides[side].exhaustion_point;

  for (guint i = 0; i < game->n_victory; i++)
    {
      const RdtVictory *victory = &game->victory[i];
      guint *limit = &self->loss_limit[rdt_side_other (victory->side)];

      if (victory->kind == RDT_VICTORY_HOLDS)
        add_aims (self, &victory->cells);
      else if (victory->kind == RDT_VICTORY_EXITED)
        self->wants_out[victory->side] = TRUE;
      else
        {
          *limit = *limit > 0 ? MIN (*limit, victory->count) : victory->count;
          self->is_doomed[rdt_side_other (victory->side)] = TRUE;
        }
    }
}

/* The longest range of any weapon. */
static guint
get_longest_range (const RdtGame *game)
{
  guint range = 0;

  for (guint i = 0; i < game->n_units; i++)
    if (game->units[i].weapon != RDT_NO_WEAPON)
      range = MAX (range, game->units[i].range);

  return range;
}

/* Finds the cells from which an aim can be fired at by weapons that need line of sight. */
static void
note_sight (RdtAnalysis *self,
             guint        aim)
{
  const RdtMap *map = self->game->map;
  guint range = get_longest_range (self->game);

  self->distances[aim] = g_malloc (map->n_cells);
  for (RdtCell cell = 0; cell < map->n_cells; cell++)
    {
      guint distance = rdt_map_get_distance (map, cell, self->aims[aim]);

      self->distances[aim][cell] = MIN (distance, G_MAXUINT8);
      if (distance <= range
          && rdt_map_get_sight (map, cell, self->aims[aim]) != RDT_SIGHT_BLOCKED)
        rdt_cell_set_add (&self->seen[aim], cell);
    }
}

/* Precomputes what is between any two cells, which is most of what rollouts ask for. */
static void
note_between (RdtAnalysis *self)
{
  const RdtMap *map = self->game->map;

  if (map->n_cells > MAX_CELLS_BETWEEN)
    return;

  self->between = g_malloc (map->n_cells * map->n_cells);
  self->arcs = g_malloc (map->n_cells * map->n_cells);
  for (RdtCell from = 0; from < map->n_cells; from++)
    for (RdtCell to = 0; to < map->n_cells; to++)
      {
        gboolean is_hidden = rdt_map_get_sight (map, from, to) == RDT_SIGHT_BLOCKED;
        guint i = from * map->n_cells + to;

        self->between[i] = MIN (rdt_map_get_distance (map, from, to), RDT_ANALYSIS_HIDDEN - 1u)
                           | (is_hidden ? RDT_ANALYSIS_HIDDEN : 0);
        self->arcs[i] = rdt_grid_find_arcs (&map->grid, from, to);
      }
}

/* Finds the aims that each condition counts. */
static void
note_conditions (RdtAnalysis *self)
{
  const RdtGame *game = self->game;

  self->wanted = g_new0 (guint16, game->n_victory);
  for (guint i = 0; i < game->n_victory; i++)
    for (guint j = 0; j < self->n_aims; j++)
      if (game->victory[i].kind == RDT_VICTORY_HOLDS
          && rdt_cell_set_has (&game->victory[i].cells, self->aims[j]))
        self->wanted[i] |= 1 << j;
}

static void
note_ground (RdtAnalysis *self)
{
  const RdtGame *game = self->game;

  for (RdtGoing going = 0; going < RDT_N_GOINGS; going++)
    {
      for (guint i = 0; i < self->n_aims; i++)
        {
          RdtCellSet aim = { 0 };

          rdt_cell_set_add (&aim, self->aims[i]);
          self->ways[going][i] = find_ways (game->map, &aim, going);
        }

      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        if (game->sides[side].exits != NULL)
          self->ways_out[side][going] = find_ways (game->map, game->sides[side].exits, going);
    }
}

/* The worth of a unit, from its abilities in any rule set. */
static guint
weigh (const RdtGame *game,
       RdtUnitIndex   unit)
{
  const RdtRosterUnit *roster = &game->units[unit];
  guint worth = 100 + 3 * rdt_game_get_type (game, unit)->movement;

  if (roster->weapon != RDT_NO_WEAPON)
    worth += 5 * MIN (roster->range, 8) + 5 * (game->rules->weapons[roster->weapon].dice - 1);
  if (roster->quality == RDT_QUALITY_ELITE)
    worth += 20;
  else if (roster->quality == RDT_QUALITY_POOR)
    worth -= 20;

  return (roster->tags & RDT_TAG_TRANSPORT) ? worth / 2 : worth;
}

/**
 * rdt_analysis_new:
 * @game: a battle's fixed half
 *
 * Analyses the ground, the armies and their aims.
 */
RdtAnalysis *
rdt_analysis_new (const RdtGame *game)
{
  RdtAnalysis *self = g_new0 (RdtAnalysis, 1);

  g_atomic_ref_count_init (&self->ref_count);
  /* Reference counting is the only change to the game. */
  self->game = rdt_game_ref ((RdtGame *) game);
  self->last_turn = game->turn_limit > 0 ? game->turn_limit : USUAL_TURNS;

  for (guint i = 0; i < game->n_units; i++)
    {
      self->worth[i] = weigh (game, i);
      self->total[game->units[i].side] += self->worth[i];
    }

  note_victory (self);
  note_conditions (self);
  note_ground (self);
  note_between (self);
  for (guint i = 0; i < self->n_aims; i++)
    note_sight (self, i);

  return self;
}

RdtAnalysis *
rdt_analysis_ref (RdtAnalysis *self)
{
  g_atomic_ref_count_inc (&self->ref_count);

  return self;
}

void
rdt_analysis_unref (RdtAnalysis *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  for (RdtGoing going = 0; going < RDT_N_GOINGS; going++)
    {
      for (guint i = 0; i < self->n_aims; i++)
        g_free (self->ways[going][i]);

      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        g_free (self->ways_out[side][going]);
    }

  for (guint i = 0; i < self->n_aims; i++)
    g_free (self->distances[i]);

  g_free (self->between);
  g_free (self->arcs);
  g_free (self->wanted);
  rdt_game_unref ((RdtGame *) self->game);
  g_free (self);
}
