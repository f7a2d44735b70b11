/* rdt-path.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scene.h"

G_BEGIN_DECLS

/**
 * RdtStride:
 * @cell: the present cell
 * @cost: the cost so far, in half cells
 * @n_steps: the number of cells entered
 * @n_mines: the number of mined cells entered
 * @along_road: whether it has followed a road all the way
 * @climbed: the levels up and down so far
 * @stop: the law that ends it here, or %RDT_N_LAWS
 *
 * A partial move.
 */
typedef struct
{
  RdtCell cell;
  guint8  cost;
  guint8  n_steps;
  guint8  n_mines;
  guint8  along_road;
  guint8  climbed;
  guint8  stop;
} RdtStride;

/**
 * RdtMover:
 * @allowance: the movement allowance, in half cells
 * @road_allowance: the allowance for a move along a road all the way
 * @in_contact: whether it begins next to an enemy
 * @is_faced: whether one of them faces it
 * @is_exhausted: whether its side is exhausted
 * @is_free: whether it is neither in contact nor exhausted
 * @has_hazards: whether works or gas may end the move
 * @has_half_steps: whether a step along a road costs half a cell
 *
 * A unit about to move, with what can affect its steps at all, so that ordinary
 * steps are cheap to check.
 */
typedef struct
{
  const RdtScene *scene;
  const RdtMap   *map;
  RdtUnitIndex    unit;
  RdtCell         start;
  guint8          allowance;
  guint8          road_allowance;
  gboolean        in_contact;
  gboolean        is_faced;
  gboolean        is_exhausted;
  gboolean        is_free;
  gboolean        has_hazards;
  gboolean        has_half_steps;
} RdtMover;

/**
 * RdtReached:
 *
 * A cell that a unit can reach, with the cheapest path.
 */
typedef struct
{
  RdtCell cell;
  guint8  cost;
  guint8  n_mines;
  guint8  n_path;
  RdtCell path[RDT_MAX_PATH];
} RdtReached;

typedef void (*RdtReachedFunc) (const RdtReached *reached,
                                gpointer          user_data);

void     rdt_mover_init    (RdtMover       *self,
                            const RdtScene *scene,
                            RdtUnitIndex    unit);
void     rdt_mover_start   (const RdtMover *self,
                            RdtStride      *stride);
gboolean rdt_mover_step    (const RdtMover *self,
                            RdtStride      *stride,
                            RdtCell         to,
                            RdtRefusal     *refusal);
RdtLaw   rdt_mover_find_stop_on_arrival (const RdtMover *self);
guint    rdt_mover_get_radius (const RdtMover    *self);
void     rdt_mover_reach   (const RdtMover *self,
                            RdtReachedFunc  func,
                            gpointer        user_data);

/**
 * rdt_mover_find_level_cost:
 *
 * The cost of the move after another step on level ground, in half cells.  A
 * half cell that is left when the move leaves the road is lost.  Rule: P10.
 */
static inline guint
rdt_mover_find_level_cost (const RdtMover  *self,
                           const RdtStride *stride,
                           gboolean         is_on_road)
{
  if (is_on_road && self->has_half_steps)
    return stride->cost + 1;

  return stride->cost + stride->cost % RDT_WHOLE_CELL + RDT_WHOLE_CELL;
}

/* Whether no law of ground, works or contact can affect a step. */
static inline gboolean
rdt_mover_is_plain (const RdtMover *self,
                    RdtCell         from,
                    RdtFacing       facing)
{
  const RdtMapCell *here = &self->map->cells[from];

  return self->is_free
         && ((here->plains >> facing) & 1) != 0
         && !(self->has_hazards
              && rdt_position_has_hazard (self->scene->position, here->neighbours[facing]));
}

/**
 * rdt_mover_try:
 * @self: a moving unit
 * @stride: (inout): the move so far
 * @facing: the direction of the step, which must not leave the board
 *
 * The fast path of [func@Mover.step] for searches, in which most steps are
 * ordinary.
 *
 * Returns: whether it is legal; if not, @stride is unchanged
 */
static inline gboolean
rdt_mover_try (const RdtMover *self,
               RdtStride      *stride,
               RdtFacing       facing)
{
  const RdtMapCell *here = &self->map->cells[stride->cell];
  RdtCell to = here->neighbours[facing];
  gboolean is_on_road, along_road;
  guint cost;

  if (!rdt_mover_is_plain (self, stride->cell, facing))
    return rdt_mover_step (self, stride, to, NULL);

  is_on_road = (here->roads >> facing) & 1;
  along_road = stride->along_road & is_on_road;
  cost = rdt_mover_find_level_cost (self, stride, is_on_road);

  if (cost > (along_road ? self->road_allowance : self->allowance)
      || stride->stop != RDT_N_LAWS
      || rdt_scene_has_enemy (self->scene, to))
    return FALSE;

  stride->cell = to;
  stride->cost = cost;
  stride->n_steps++;
  stride->along_road = along_road;
  stride->stop = rdt_scene_is_near (self->scene, to) ? RDT_LAW_MOVE_CONTACT : RDT_N_LAWS;

  return TRUE;
}

G_END_DECLS
