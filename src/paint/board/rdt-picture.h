/* rdt-picture.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-position.h"

G_BEGIN_DECLS

/**
 * RdtMark:
 *
 * The marks of a counter for the state of its unit.
 */
typedef enum
{
  RDT_MARK_MOVED     = 1 << 0,
  RDT_MARK_FIRED     = 1 << 1,
  RDT_MARK_DONE      = 1 << 2,   /* can do no more in this turn */
  RDT_MARK_ACTIVE    = 1 << 3,   /* is being activated */
  RDT_MARK_PINNED    = 1 << 4,
  RDT_MARK_CARRIES   = 1 << 5,   /* has cargo */
  RDT_MARK_LOADING   = 1 << 6,
  RDT_MARK_WORKING   = 1 << 7,
  RDT_MARK_SHELL     = 1 << 8,   /* has a gas shell */
  RDT_MARK_DECLARED  = 1 << 9,   /* has declared artillery fire */
  RDT_MARK_FORDING   = 1 << 10,
  RDT_MARK_CROSSING  = 1 << 11,  /* is crossing a trench */
  RDT_MARK_ENTRENCHED = 1 << 12,
} RdtMark;

/**
 * RdtCounter:
 * @unit: its number in the picture, by side and in the order of the scenario
 * @type: the id of its unit type
 * @place: its position in the stack, from the bottom
 * @n_there: the size of the stack
 * @is_top: whether it is on top
 * @marks: %RdtMark
 * @stack_marks: the marks of all units in the stack
 *
 * A unit to be drawn.
 */
typedef struct
{
  RdtUnitIndex  unit;
  RdtCell       cell;
  RdtFacing     facing;
  RdtSide       side;
  guint8        quality;
  guint8        place;
  guint8        n_there;
  guint8        is_top;
  guint32       marks;
  guint32       stack_marks;
  const char   *type;
  const char   *cargo;       /* (nullable): the unit type of its cargo */
} RdtCounter;

/**
 * RdtPicture:
 * @setup: the board; not owned
 * @works: by cell, the present works
 * @held: by cell, the side that holds an objective
 *
 * The visible state of a board: of a scenario, playable or not, or of a position
 * in a battle.
 */
typedef struct
{
  const RdtSetup *setup;
  RdtGrid         grid;
  RdtCounter      counters[RDT_MAX_UNITS];
  guint           n_counters;
  RdtCloud        clouds[RDT_MAX_CLOUDS];
  guint           n_clouds;
  guint8          works[RDT_MAX_CELLS];
  guint8          held[RDT_MAX_CELLS];
} RdtPicture;

void              rdt_picture_show_setup    (RdtPicture        *self,
                                             const RdtSetup    *setup);
void              rdt_picture_show_position (RdtPicture        *self,
                                             const RdtGame     *game,
                                             const RdtPosition *position);
void              rdt_picture_clear_turn    (RdtPicture        *self);
void              rdt_picture_raise         (RdtPicture        *self,
                                             RdtUnitIndex       unit);
const RdtCounter *rdt_picture_find_counter  (const RdtPicture  *self,
                                             RdtUnitIndex       unit);
const RdtCounter *rdt_picture_find_top      (const RdtPicture  *self,
                                             RdtCell            cell);

static inline const RdtTerrain *
rdt_picture_get_terrain (const RdtPicture *self,
                         RdtCell           cell)
{
  return &self->setup->terrain[cell];
}

G_END_DECLS
