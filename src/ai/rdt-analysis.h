/* rdt-analysis.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* Further aims are counted together. */
#define RDT_MAX_AIMS 12

/* The distance where there is no way. */
#define RDT_NO_WAY 255

#define RDT_N_ACTIVATIONS (RDT_ACTIVATION_BY_CARD + 1)

/**
 * RdtGoing:
 * @RDT_GOING_ROUGH: also through woods and built-up areas
 * @RDT_GOING_EVEN: through those on roads only
 *
 * The ground that a unit can enter.
 */
typedef enum
{
  RDT_GOING_ROUGH,
  RDT_GOING_EVEN,
} RdtGoing;

#define RDT_N_GOINGS (RDT_GOING_EVEN + 1)

/**
 * RdtAnalysis:
 * @aims: the cells that victory conditions are about
 * @n_aims: their number
 * @ways: by going and aim, the distance from each cell by movement
 * @distances: by aim, the distance from each cell as the crow flies
 * @between: by pairs of cells, their distance and whether they see each other;
 *   %NULL on large boards, for which it would be too big
 * @arcs: by pairs of cells, the facings of the first with the second in their arc,
 *   as a bit mask; %NULL on large boards
 * @seen: by aim, the cells from which it can be seen
 * @wanted: by victory condition, the aims that it counts, as a bit mask
 * @ways_out: by side and going, the distance to the side's exits
 * @wants_out: whether a side wins by leaving the board
 * @worth: the worth of each unit
 * @total: the total worth of a side's units
 * @loss_limit: how many losses decide the battle against a side; 0 for no limit
 * @is_doomed: whether that many losses lose the battle
 * @last_turn: the last turn of the battle, as far as can be planned
 *
 * Precomputed facts about a battle.  Immutable, reference-counted atomically,
 * shared by threads.
 */
typedef struct
{
  gatomicrefcount ref_count;

  const RdtGame *game;
  RdtCell        aims[RDT_MAX_AIMS];
  guint          n_aims;
  guint8        *ways[RDT_N_GOINGS][RDT_MAX_AIMS];
  guint8        *distances[RDT_MAX_AIMS];
  guint8        *between;
  guint8        *arcs;
  RdtCellSet     seen[RDT_MAX_AIMS];
  guint16       *wanted;
  guint8        *ways_out[RDT_N_SIDES][RDT_N_GOINGS];
  gboolean       wants_out[RDT_N_SIDES];
  guint16        worth[RDT_MAX_UNITS];
  guint          total[RDT_N_SIDES];
  guint          loss_limit[RDT_N_SIDES];
  gboolean       is_doomed[RDT_N_SIDES];
  guint          last_turn;
} RdtAnalysis;

RdtAnalysis *rdt_analysis_new   (const RdtGame *game) G_GNUC_WARN_UNUSED_RESULT;
RdtAnalysis *rdt_analysis_ref   (RdtAnalysis   *self) G_GNUC_WARN_UNUSED_RESULT;
void         rdt_analysis_unref (RdtAnalysis   *self);

/* In @between: the cells do not see each other. */
#define RDT_ANALYSIS_HIDDEN 0x80

static inline guint
rdt_analysis_get_distance (const RdtAnalysis *self,
                           RdtCell            from,
                           RdtCell            to)
{
  if (self->between == NULL)
    return rdt_map_get_distance (self->game->map, from, to);

  return self->between[from * self->game->map->n_cells + to] & ~RDT_ANALYSIS_HIDDEN;
}

static inline gboolean
rdt_analysis_is_hidden (const RdtAnalysis *self,
                        RdtCell            from,
                        RdtCell            to)
{
  if (self->between == NULL)
    return rdt_map_get_sight (self->game->map, from, to) == RDT_SIGHT_BLOCKED;

  return (self->between[from * self->game->map->n_cells + to] & RDT_ANALYSIS_HIDDEN) != 0;
}

static inline guint8
rdt_analysis_get_arcs (const RdtAnalysis *self,
                       RdtCell            from,
                       RdtCell            to)
{
  if (self->arcs == NULL)
    return rdt_grid_find_arcs (&self->game->map->grid, from, to);

  return self->arcs[from * self->game->map->n_cells + to];
}

/* The edge to a neighbouring cell, or %RDT_NO_FACING. */
static inline RdtFacing
rdt_analysis_get_facing (const RdtAnalysis *self,
                         RdtCell            from,
                         RdtCell            to)
{
  const RdtCell *neighbours = self->game->map->cells[from].neighbours;

  for (RdtFacing facing = 0; facing < self->game->map->n_facings; facing++)
    if (neighbours[facing] == to)
      return facing;

  return RDT_NO_FACING;
}

/* The ground that a unit can enter. */
static inline RdtGoing
rdt_analysis_get_going (const RdtAnalysis *self,
                        RdtUnitIndex       unit)
{
  return (self->game->units[unit].tags & RDT_TAG_CROSS_COUNTRY) != 0 ? RDT_GOING_ROUGH
                                                                     : RDT_GOING_EVEN;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtAnalysis, rdt_analysis_unref)

G_END_DECLS
