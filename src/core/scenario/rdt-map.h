/* rdt-map.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-line.h"
#include "rdt-setup.h"

G_BEGIN_DECLS

/**
 * RdtMapFlags:
 *
 * The ground of a cell under the rules: a bridge is road, not river.  Rule: R11.
 */
typedef enum
{
  RDT_MAP_WOODS         = 1 << 0,
  RDT_MAP_BUILT_UP      = 1 << 1,
  RDT_MAP_FORD          = 1 << 2,
  RDT_MAP_DEEP          = 1 << 3,   /* a river without a crossing */
  RDT_MAP_ROAD          = 1 << 4,
  RDT_MAP_TRENCH        = 1 << 5,
  RDT_MAP_FORTIFICATION = 1 << 6,
  RDT_MAP_BRIDGE        = 1 << 7,
} RdtMapFlags;

/* The three kinds of cover in the rules on fire into and out of cover.  Rule: M7. */
#define RDT_MAP_COVER (RDT_MAP_WOODS | RDT_MAP_BUILT_UP | RDT_MAP_FORTIFICATION | RDT_MAP_TRENCH)

/**
 * RdtSight:
 *
 * How well one cell sees another.  Rule: R4.
 */
typedef enum
{
  RDT_SIGHT_BLOCKED,
  RDT_SIGHT_PARTIAL,
  RDT_SIGHT_CLEAR,
} RdtSight;

/**
 * RdtMapPassage:
 *
 * An [struct@Passage] for a board: its cells as offsets from the line's start,
 * which are equal unless the line runs between two cells.
 */
typedef struct
{
  gint16 offset;
  gint16 offset2;
  gint8  dx;
  gint8  dy;
  gint8  dx2;
  gint8  dy2;
} RdtMapPassage;

/**
 * RdtDisplacement:
 * @distance: in cells
 * @arcs: the facings whose arcs contain it, as a bit mask
 * @axes: the directions of the greater displacement, as a bit mask
 * @n_passages: the number of passages
 * @passages: what the line crosses
 *
 * The precomputed way from one cell to another, independent of the ground.
 */
typedef struct
{
  guint8               distance;
  guint8               arcs;
  guint8               axes;
  guint8               n_passages;
  const RdtMapPassage *passages;
} RdtDisplacement;

/**
 * RdtMapCell:
 * @flags: %RdtMapFlags
 * @top: its height including woods or buildings
 * @works: its works in the scenario
 * @roads: the edges at which its road connects, as a bit mask of facings
 * @plains: the edges at which neither ground nor height affect a step, as a bit
 *   mask of facings
 * @neighbours: by facing; %RDT_NO_CELL beyond the edge
 *
 * What the map determines about a cell, in one place for locality.
 */
typedef struct
{
  guint8  flags;
  guint8  height;
  guint8  top;
  guint8  works;
  guint8  column;
  guint8  row;
  guint8  roads;
  guint8  plains;
  RdtCell neighbours[RDT_MAX_FACINGS];
} RdtMapCell;

/**
 * RdtMap:
 *
 * The ground of a battle, and what depends only on it.
 */
typedef struct _RdtMap RdtMap;

struct _RdtMap
{
  RdtGrid          grid;
  guint            n_cells;
  guint            n_facings;

  RdtMapCell       cells[RDT_MAX_CELLS];
  guint8           tops[RDT_MAX_CELLS];       /* of the cells, in a compact array */

  /*< private >*/
  guint            range;                     /* of the longest weapon */
  int              reach;                     /* of the table, in columns and rows */
  const RdtFacing *order[2];                  /* by the parity of the column */
  RdtDisplacement *displacements[2];          /* by the parity of the column */
  RdtMapPassage   *passages;
};

RdtMap  *rdt_map_new          (const RdtSetup *setup,
                               guint           range) G_GNUC_WARN_UNUSED_RESULT;
void     rdt_map_free         (RdtMap         *self);

void     rdt_map_note_steps   (RdtMap         *self,
                               guint8          to_enter,
                               guint8          to_leave,
                               gboolean        heights);

guint    rdt_map_get_distance (const RdtMap   *self,
                               RdtCell         from,
                               RdtCell         to);
guint    rdt_map_list_around  (const RdtMap   *self,
                               RdtCell         cell,
                               RdtCell        *cells);
RdtSight rdt_map_get_sight    (const RdtMap   *self,
                               RdtCell         from,
                               RdtCell         to);
RdtCell  rdt_map_find_block   (const RdtMap   *self,
                               RdtCell         from,
                               RdtCell         to);

/**
 * rdt_map_find_displacement:
 *
 * Returns: (nullable): the way between two cells, or %NULL if it is longer than
 *   any range
 */
static inline const RdtDisplacement *
rdt_map_find_displacement (const RdtMap *self,
                           RdtCell       from,
                           RdtCell       to)
{
  int dx = self->cells[to].column - self->cells[from].column;
  int dy = self->cells[to].row - self->cells[from].row;
  int width = 2 * self->reach + 1;

  if (ABS (dx) > self->reach || ABS (dy) > self->reach)
    return NULL;

  return &self->displacements[self->cells[from].column & 1]
                             [(dy + self->reach) * width + dx + self->reach];
}

/**
 * rdt_map_get_order:
 *
 * Returns: (transfer none): the facings of a cell, sorted by the order of its
 *   neighbours' cells
 */
static inline const RdtFacing *
rdt_map_get_order (const RdtMap *self,
                   RdtCell       cell)
{
  return self->order[self->cells[cell].column & 1];
}

/* The second cell of a passage, or RDT_NO_CELL if it is off the board. */
static inline void
rdt_map_get_passage (const RdtMap        *self,
                     RdtCell              from,
                     const RdtMapPassage *passage,
                     RdtCell             *cell,
                     RdtCell             *cell2)
{
  *cell = from + passage->offset;
  *cell2 = from + passage->offset2;

  if (*cell == *cell2)
    return;

  if ((guint) (self->cells[from].column + passage->dx) >= self->grid.width
      || (guint) (self->cells[from].row + passage->dy) >= self->grid.height)
    *cell = RDT_NO_CELL;

  if ((guint) (self->cells[from].column + passage->dx2) >= self->grid.width
      || (guint) (self->cells[from].row + passage->dy2) >= self->grid.height)
    *cell2 = RDT_NO_CELL;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtMap, rdt_map_free)

G_END_DECLS
