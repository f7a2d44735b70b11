/* rdt-analysis.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/* More aims than that are not told apart. */
#define RDT_MAX_AIMS 12

/* Where there is no way. */
#define RDT_NO_WAY 255

#define RDT_N_ACTIVATIONS (RDT_ACTIVATION_BY_CARD + 1)

/**
 * RdtGoing:
 * @RDT_GOING_ROUGH: through woods and built-up areas, too
 * @RDT_GOING_EVEN: through neither but on roads
 *
 * What ground a unit can enter.
 */
typedef enum
{
  RDT_GOING_ROUGH,
  RDT_GOING_EVEN,
} RdtGoing;

#define RDT_N_GOINGS (RDT_GOING_EVEN + 1)

/**
 * RdtAnalysis:
 * @aims: the cells that a side wins by holding
 * @n_aims: how many
 * @ways: for each going and aim, how far it is from each cell
 * @distances: for each aim, how far it is from each cell as shots fly
 * @between: for each cell and each other, how far it is, and whether it is hidden;
 *   %NULL on large boards, for which it would be too large
 * @arcs: for each cell and each other, the facings that have the other in their
 *   arc, a bit each; %NULL on large boards
 * @seen: for each aim, from where it can be seen
 * @wanted: for each victory condition, which aims it counts, a bit each
 * @ways_out: for each side and going, how far it is to where the side may leave
 * @wants_out: whether a side wins by leaving
 * @worth: what each unit is worth for what it can do
 * @total: that of a side's units together
 * @loss_limit: so many units lost end a side's hopes; 0 = there is no such number
 * @is_doomed: whether so many units lost lose the battle
 * @last_turn: when the battle is over at the latest, as far as anybody plans
 *
 * What can be known of a battle before it begins.  Immutable, reference-counted
 * atomically, shared by threads.
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

/* In what is kept of two cells: one does not see the other. */
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

/* Through which edge a neighbour lies, or %RDT_NO_FACING. */
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

/* Which ground a unit can enter. */
static inline RdtGoing
rdt_analysis_get_going (const RdtAnalysis *self,
                        RdtUnitIndex       unit)
{
  return (self->game->units[unit].tags & RDT_TAG_CROSS_COUNTRY) != 0 ? RDT_GOING_ROUGH
                                                                     : RDT_GOING_EVEN;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtAnalysis, rdt_analysis_unref)

G_END_DECLS
