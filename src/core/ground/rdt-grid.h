/* rdt-grid.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-types.h"

G_BEGIN_DECLS

typedef enum
{
  RDT_GRID_SQUARE,
  RDT_GRID_HEX,
} RdtGridKind;

#define RDT_GRID_N_KINDS (RDT_GRID_HEX + 1)

/**
 * RdtAspect:
 * @RDT_ASPECT_FRONT: from the front
 * @RDT_ASPECT_FLANK: from the side
 * @RDT_ASPECT_REAR: from behind
 *
 * The side from which a defender is attacked.  Rule: R3.
 */
typedef enum
{
  RDT_ASPECT_FRONT,
  RDT_ASPECT_FLANK,
  RDT_ASPECT_REAR,
} RdtAspect;

/**
 * RdtGrid:
 * @kind: squares, or flat-topped hexes whose even columns (B, D, F …) are half a
 *   hex further north
 * @width: the number of columns, up to %RDT_MAX_LENGTH
 * @height: the number of rows, up to %RDT_MAX_LENGTH
 *
 * The shape of a board.
 */
typedef struct
{
  RdtGridKind kind;
  guint8      width;
  guint8      height;
} RdtGrid;

/* "AA64" with its terminator, and some room. */
#define RDT_CELL_LABEL_SIZE 8

static inline gboolean
rdt_grid_equal (const RdtGrid *a,
                const RdtGrid *b)
{
  return a->kind == b->kind && a->width == b->width && a->height == b->height;
}

static inline guint
rdt_grid_get_n_cells (const RdtGrid *self)
{
  return (guint) self->width * self->height;
}

static inline guint
rdt_grid_get_n_facings (const RdtGrid *self)
{
  return self->kind == RDT_GRID_HEX ? 6 : 4;
}

static inline int
rdt_grid_get_column (const RdtGrid *self,
                     RdtCell        cell)
{
  return cell % self->width;
}

static inline int
rdt_grid_get_row (const RdtGrid *self,
                  RdtCell        cell)
{
  return cell / self->width;
}

static inline RdtFacing
rdt_grid_turn (const RdtGrid *self,
               RdtFacing      facing,
               guint          n_clockwise)
{
  return (facing + n_clockwise) % rdt_grid_get_n_facings (self);
}

static inline RdtFacing
rdt_grid_reverse (const RdtGrid *self,
                  RdtFacing      facing)
{
  return rdt_grid_turn (self, facing, rdt_grid_get_n_facings (self) / 2);
}

/* On hexes every other column is half a hex further north: rows are counted along a
 * slanting line, so that the vector between two cells does not depend on where it
 * begins.
 */
static inline int
rdt_grid_get_slant (const RdtGrid *self,
                    int            column)
{
  return self->kind == RDT_GRID_HEX ? column / 2 : 0;
}

RdtCell     rdt_grid_cell_at      (const RdtGrid *self,
                                   int            column,
                                   int            row);
RdtCell     rdt_grid_step         (const RdtGrid *self,
                                   RdtCell        cell,
                                   RdtFacing      facing);
void        rdt_grid_go           (const RdtGrid *self,
                                   RdtFacing      facing,
                                   int           *column,
                                   int           *row);
guint       rdt_grid_distance     (const RdtGrid *self,
                                   RdtCell        from,
                                   RdtCell        to);
RdtFacing   rdt_grid_facing_to    (const RdtGrid *self,
                                   RdtCell        from,
                                   RdtCell        to);
guint8      rdt_grid_find_arcs    (const RdtGrid *self,
                                   RdtCell        from,
                                   RdtCell        to);
guint8      rdt_grid_find_axes    (const RdtGrid *self,
                                   RdtCell        from,
                                   RdtCell        to);
RdtAspect   rdt_grid_get_aspect   (const RdtGrid *self,
                                   RdtFacing      facing,
                                   RdtFacing      towards);

void        rdt_label_format      (int            column,
                                   int            row,
                                   char          *label);
void        rdt_grid_format_cell  (const RdtGrid *self,
                                   RdtCell        cell,
                                   char          *label);
gboolean    rdt_grid_parse_cell   (const char    *label,
                                   int           *column,
                                   int           *row);
const char *rdt_grid_facing_name  (const RdtGrid *self,
                                   RdtFacing      facing);
RdtFacing   rdt_grid_parse_facing (const RdtGrid *self,
                                   const char    *name);

G_END_DECLS
