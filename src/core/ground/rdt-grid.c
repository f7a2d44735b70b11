/* rdt-grid.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-grid.h"

#include <string.h>

/* Hexes are computed in axial coordinates: q is the column, r counts cells
 * northwards along a column, minus half a step for each column east.  So n = (0,
 * 1), ne = (1, 0), se = (1, -1) and so on.
 */
typedef struct
{
  int q;
  int r;
} Axial;

static const char *const square_names[] = { "n", "e", "s", "w" };
static const char *const hex_names[] = { "n", "ne", "se", "s", "sw", "nw" };

static const int square_steps[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };

/* By the parity of the column: 0 for A, C, E …, 1 for B, D, F … */
static const int hex_steps[2][6][2] = {
  { { 0, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, -1 }, { -1, 0 } },
  { { 0, 1 }, { 1, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 }, { -1, 1 } },
};

static Axial
axial_between (const RdtGrid *self,
               RdtCell        from,
               RdtCell        to)
{
  int from_column = rdt_grid_get_column (self, from);
  int to_column = rdt_grid_get_column (self, to);
  int q = to_column - from_column;
  int doubled = 2 * (rdt_grid_get_row (self, to) - rdt_grid_get_row (self, from))
                + (to_column & 1) - (from_column & 1);

  return (Axial) { .q = q, .r = (doubled - q) / 2 };
}

/* A rotation by a sixth to the left: north-east becomes north. */
static Axial
axial_turn_left (Axial a)
{
  return (Axial) { .q = -a.r, .r = a.q + a.r };
}

RdtCell
rdt_grid_cell_at (const RdtGrid *self,
                  int            column,
                  int            row)
{
  if (column < 0 || column >= self->width || row < 0 || row >= self->height)
    return RDT_NO_CELL;

  return row * self->width + column;
}

/**
 * rdt_grid_go:
 * @facing: a direction
 * @column: (inout): the column of a cell, which may be off the board
 * @row: (inout): its row
 *
 * Moves across an edge, also beyond the board.
 */
void
rdt_grid_go (const RdtGrid *self,
             RdtFacing      facing,
             int           *column,
             int           *row)
{
  const int *step = self->kind == RDT_GRID_HEX ? hex_steps[*column & 1][facing]
                                               : square_steps[facing];

  *column += step[0];
  *row += step[1];
}

/**
 * rdt_grid_step:
 * @self: a grid
 * @cell: a cell of it
 * @facing: a direction
 *
 * Finds the neighbour across an edge.
 *
 * Returns: the cell there, or %RDT_NO_CELL beyond the board's edge
 */
RdtCell
rdt_grid_step (const RdtGrid *self,
               RdtCell        cell,
               RdtFacing      facing)
{
  int column = rdt_grid_get_column (self, cell);
  int row = rdt_grid_get_row (self, cell);

  rdt_grid_go (self, facing, &column, &row);

  return rdt_grid_cell_at (self, column, row);
}

/**
 * rdt_grid_distance:
 *
 * Counts the edges between two cells.  Rule: R1.
 */
guint
rdt_grid_distance (const RdtGrid *self,
                   RdtCell        from,
                   RdtCell        to)
{
  Axial a;

  if (self->kind == RDT_GRID_SQUARE)
    return ABS (rdt_grid_get_column (self, to) - rdt_grid_get_column (self, from))
           + ABS (rdt_grid_get_row (self, to) - rdt_grid_get_row (self, from));

  a = axial_between (self, from, to);

  return (ABS (a.q) + ABS (a.r) + ABS (a.q + a.r)) / 2;
}

/**
 * rdt_grid_facing_to:
 *
 * Finds the edge between two neighbours.
 *
 * Returns: the direction, or %RDT_NO_FACING if the cells share no edge
 */
RdtFacing
rdt_grid_facing_to (const RdtGrid *self,
                    RdtCell        from,
                    RdtCell        to)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (self); facing++)
    if (rdt_grid_step (self, from, facing) == to)
      return facing;

  return RDT_NO_FACING;
}

static guint8
find_square_arcs (int dx,
                  int dy)
{
  guint8 arcs = 0;

  if (dx == 0 && dy == 0)
    return 0;

  if (dy >= ABS (dx))
    arcs |= 1 << 0;
  if (dx >= ABS (dy))
    arcs |= 1 << 1;
  if (-dy >= ABS (dx))
    arcs |= 1 << 2;
  if (-dx >= ABS (dy))
    arcs |= 1 << 3;

  return arcs;
}

static guint8
find_hex_arcs (Axial a)
{
  guint8 arcs = 0;

  if (a.q == 0 && a.r == 0)
    return 0;

  for (RdtFacing facing = 0; facing < 6; facing++)
    {
      if ((a.q >= 0 && a.r >= 0) || (a.q <= 0 && a.q + a.r >= 0))
        arcs |= 1 << facing;

      a = axial_turn_left (a);
    }

  return arcs;
}

/**
 * rdt_grid_find_arcs:
 *
 * Finds the facings whose forward arcs contain a cell: a quarter of the board on
 * squares, a third on hexes, including both borders.  Rule: R2.
 *
 * Returns: a bit mask of facings
 */
guint8
rdt_grid_find_arcs (const RdtGrid *self,
                    RdtCell        from,
                    RdtCell        to)
{
  if (self->kind == RDT_GRID_HEX)
    return find_hex_arcs (axial_between (self, from, to));

  return find_square_arcs (rdt_grid_get_column (self, to) - rdt_grid_get_column (self, from),
                           rdt_grid_get_row (self, to) - rdt_grid_get_row (self, from));
}

static guint8
find_hex_axes (Axial a)
{
  for (RdtFacing facing = 0; facing < 6; facing++)
    {
      /* In the sextant from this facing to the next, r counts the steps along the
       * first, q those along the second.
       */
      if (a.r > 0 && a.q >= 0)
        return (a.r >= a.q ? 1 << facing : 0)
               | (a.q >= a.r ? 1 << ((facing + 1) % 6) : 0);

      a = axial_turn_left (a);
    }

  return 0;
}

/**
 * rdt_grid_find_axes:
 *
 * Finds the direction of a cell: the axis of the greater displacement, or both
 * on an exact diagonal.  Rule: M8.
 *
 * Returns: a bit mask of facings
 */
guint8
rdt_grid_find_axes (const RdtGrid *self,
                    RdtCell        from,
                    RdtCell        to)
{
  if (self->kind == RDT_GRID_HEX)
    return find_hex_axes (axial_between (self, from, to));

  /* On squares the borders of arcs are the exact diagonals. */
  return rdt_grid_find_arcs (self, from, to);
}

/**
 * rdt_grid_get_aspect:
 * @self: a grid
 * @facing: the facing of the defender
 * @towards: the direction from the defender to its attacker
 *
 * Finds the aspect of an attack.  Rule: R3.
 */
RdtAspect
rdt_grid_get_aspect (const RdtGrid *self,
                     RdtFacing      facing,
                     RdtFacing      towards)
{
  guint n = rdt_grid_get_n_facings (self);
  guint turn = (towards + n - facing) % n;

  if (turn == 0)
    return RDT_ASPECT_FRONT;

  if (turn == n / 2)
    return RDT_ASPECT_REAR;

  if (self->kind == RDT_GRID_HEX && (turn == 1 || turn == n - 1))
    return RDT_ASPECT_FRONT;

  return RDT_ASPECT_FLANK;
}

/**
 * rdt_label_format:
 * @column: from 0, up to 701
 * @row: from 0, up to 98
 * @label: (out caller-allocates): room for %RDT_CELL_LABEL_SIZE characters
 *
 * Formats the name of a cell: letters from the west, numbers from the south.
 */
void
rdt_label_format (int   column,
                  int   row,
                  char *label)
{
  row++;

  if (column >= 26)
    *label++ = 'A' + column / 26 - 1;
  *label++ = 'A' + column % 26;

  if (row >= 10)
    *label++ = '0' + row / 10;
  *label++ = '0' + row % 10;
  *label = '\0';
}

void
rdt_grid_format_cell (const RdtGrid *self,
                      RdtCell        cell,
                      char          *label)
{
  rdt_label_format (rdt_grid_get_column (self, cell), rdt_grid_get_row (self, cell), label);
}

/**
 * rdt_grid_parse_cell:
 * @label: the name of a cell
 * @column: (out): its column from 0, on a board of any size
 * @row: (out): its row from 0
 *
 * Parses the name of a cell, `^[A-Z]{1,2}[1-9][0-9]?$`.
 *
 * Returns: whether it is valid
 */
gboolean
rdt_grid_parse_cell (const char *label,
                     int        *column,
                     int        *row)
{
  if (!g_ascii_isupper (*label))
    return FALSE;

  *column = *label++ - 'A';
  if (g_ascii_isupper (*label))
    *column = (*column + 1) * 26 + *label++ - 'A';

  if (*label < '1' || *label > '9')
    return FALSE;

  *row = *label++ - '0';
  if (g_ascii_isdigit (*label))
    *row = *row * 10 + *label++ - '0';
  *row -= 1;

  return *label == '\0';
}

const char *
rdt_grid_facing_name (const RdtGrid *self,
                      RdtFacing      facing)
{
  return self->kind == RDT_GRID_HEX ? hex_names[facing] : square_names[facing];
}

/**
 * rdt_grid_parse_facing:
 *
 * Returns: the facing with a name on this grid, or %RDT_NO_FACING
 */
RdtFacing
rdt_grid_parse_facing (const RdtGrid *self,
                       const char    *name)
{
  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (self); facing++)
    if (strcmp (name, rdt_grid_facing_name (self, facing)) == 0)
      return facing;

  return RDT_NO_FACING;
}
