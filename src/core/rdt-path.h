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
 * @cell: where it has got to
 * @cost: half cells used so far
 * @n_steps: cells entered
 * @n_mines: mined cells entered
 * @along_road: whether it has kept to a road throughout
 * @climbed: levels up and down so far
 * @stop: the law that lets it go no further, or %RDT_N_LAWS
 *
 * A move on its way.
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
 * @allowance: half cells that it may use
 * @road_allowance: the same for a move that keeps to a road throughout
 * @in_contact: whether it begins next to an enemy
 * @is_faced: whether one of them faces it
 * @is_exhausted: whether its side is exhausted
 * @has_hazards: whether works or gas can end it
 *
 * A unit about to move, and what can concern its steps at all, so that a
 * plain step costs little to check.
 */
typedef struct
{
  const RdtScene *scene;
  RdtUnitIndex    unit;
  RdtCell         start;
  guint8          allowance;
  guint8          road_allowance;
  gboolean        in_contact;
  gboolean        is_faced;
  gboolean        is_exhausted;
  gboolean        has_hazards;
} RdtMover;

/**
 * RdtReached:
 *
 * A cell in which a move may end, and the cheapest path there.
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
guint    rdt_mover_get_radius (const RdtMover    *self);
void     rdt_mover_reach   (const RdtMover *self,
                            RdtReachedFunc  func,
                            gpointer        user_data);

G_END_DECLS
