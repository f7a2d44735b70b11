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
 * What the ground of a cell is, as the rules see it: a bridge is road, not
 * river.  Rule: R11.
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
} RdtMapFlags;

/* The three of the rules on firing into and out of cover.  Rule: M7. */
#define RDT_MAP_COVER (RDT_MAP_WOODS | RDT_MAP_BUILT_UP | RDT_MAP_FORTIFICATION | RDT_MAP_TRENCH)

/**
 * RdtSight:
 *
 * What one cell shows of another.  Rule: R4.
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
 * An [struct@Passage] made ready for a board: the cells as offsets from the
 * line's start.  Both are the same unless the line runs between two.
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
 * @arcs: the facings in whose arc it lies, a bit each
 * @axes: the directions of the greater displacement, a bit each
 * @n_passages: how many there are
 * @passages: what the line crosses
 *
 * What the way from one cell to another is on any ground.
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
 * RdtMap:
 *
 * The ground of a battle, and all that it alone decides.
 */
typedef struct _RdtMap RdtMap;

struct _RdtMap
{
  RdtGrid          grid;
  guint            n_cells;
  guint            n_facings;

  guint8           flags[RDT_MAX_CELLS];
  guint8           heights[RDT_MAX_CELLS];
  guint8           tops[RDT_MAX_CELLS];       /* with what grows or stands there */
  guint8           works[RDT_MAX_CELLS];      /* as the scenario set them up */
  RdtCell          neighbours[RDT_MAX_CELLS][RDT_MAX_FACINGS];
  guint8           roads[RDT_MAX_CELLS];      /* where a road leads on, a facing a bit */
  guint8           plains[RDT_MAX_CELLS];     /* where neither ground nor height hinder */
  guint8           columns[RDT_MAX_CELLS];
  guint8           rows[RDT_MAX_CELLS];

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

guint    rdt_map_get_distance (const RdtMap   *self,
                               RdtCell         from,
                               RdtCell         to);
guint    rdt_map_list_around  (const RdtMap   *self,
                               RdtCell         cell,
                               RdtCell        *cells);
RdtSight rdt_map_get_sight    (const RdtMap   *self,
                               RdtCell         from,
                               RdtCell         to);

/**
 * rdt_map_find_displacement:
 *
 * Returns: (nullable): the way between two cells, or %NULL if it is longer
 *   than any weapon reaches
 */
static inline const RdtDisplacement *
rdt_map_find_displacement (const RdtMap *self,
                           RdtCell       from,
                           RdtCell       to)
{
  int dx = self->columns[to] - self->columns[from];
  int dy = self->rows[to] - self->rows[from];
  int width = 2 * self->reach + 1;

  if (ABS (dx) > self->reach || ABS (dy) > self->reach)
    return NULL;

  return &self->displacements[self->columns[from] & 1]
                             [(dy + self->reach) * width + dx + self->reach];
}

/**
 * rdt_map_get_order:
 *
 * Returns: (transfer none): the facings of a cell in the order in which its
 *   neighbours come among the cells
 */
static inline const RdtFacing *
rdt_map_get_order (const RdtMap *self,
                   RdtCell       cell)
{
  return self->order[self->columns[cell] & 1];
}

/* The second cell of a passage, or RDT_NO_CELL if it lies off the board. */
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

  if ((guint) (self->columns[from] + passage->dx) >= self->grid.width
      || (guint) (self->rows[from] + passage->dy) >= self->grid.height)
    *cell = RDT_NO_CELL;

  if ((guint) (self->columns[from] + passage->dx2) >= self->grid.width
      || (guint) (self->rows[from] + passage->dy2) >= self->grid.height)
    *cell2 = RDT_NO_CELL;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RdtMap, rdt_map_free)

G_END_DECLS
