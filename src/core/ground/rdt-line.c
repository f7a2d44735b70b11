/* rdt-line.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-line.h"

#include <string.h>

/* The three pairs of edges of a hex, each a linear form of columns and half rows
 * that is 0 in the middle and ±1 on the edges.
 */
#define N_FORMS 3

/* A part of a line: fractions of its length with positive denominators. */
typedef struct
{
  int from;
  int from_per;
  int to;
  int to_per;
} Stretch;

typedef struct
{
  int dx;           /* columns */
  int half_rows;
  int order;        /* the fraction of the line */
} HexCell;

static guint
trace_squares (int          dx,
               int          dy,
               RdtPassage *passages)
{
  int nx = ABS (dx);
  int ny = ABS (dy);
  int sx = dx < 0 ? -1 : 1;
  int sy = dy < 0 ? -1 : 1;
  int x = 0;
  int y = 0;
  guint n = 0;

  while (x + y < nx + ny)
    {
      /* Compares the next vertical edge with the next horizontal one. */
      int sideways = (2 * x + 1) * ny;
      int upwards = (2 * y + 1) * nx;

      if (sideways == upwards)
        passages[n++] = (RdtPassage) { .dx = (x + 1) * sx, .dy = y * sy,
                                         .is_pair = TRUE,
                                         .dx2 = x * sx, .dy2 = (y + 1) * sy };
      if (sideways <= upwards)
        x++;
      if (upwards <= sideways)
        y++;

      if (x + y < nx + ny)
        passages[n++] = (RdtPassage) { .dx = x * sx, .dy = y * sy };
    }

  return n;
}

static void
hex_forms (int  dx,
           int  half_rows,
           int *forms)
{
  forms[0] = half_rows;
  forms[1] = (3 * dx - half_rows) / 2;
  forms[2] = (3 * dx + half_rows) / 2;
}

static void
narrow (Stretch *stretch,
        int      from,
        int      to,
        int      per)
{
  if (from * stretch->from_per > stretch->from * per)
    {
      stretch->from = from;
      stretch->from_per = per;
    }

  if (to * stretch->to_per < stretch->to * per)
    {
      stretch->to = to;
      stretch->to_per = per;
    }
}

/* Whether a line runs through a hex (2), along one of its edges (1), or through at
 * most a corner (0).
 */
static guint
meet_hex (const int *line,
          int        dx,
          int        half_rows)
{
  Stretch stretch = { .from = 0, .from_per = 1, .to = 1, .to_per = 1 };
  gboolean along_edge = FALSE;
  int cell[N_FORMS];

  hex_forms (dx, half_rows, cell);

  for (guint i = 0; i < N_FORMS; i++)
    {
      int per = ABS (line[i]);
      int middle = line[i] < 0 ? -cell[i] : cell[i];

      if (per > 0)
        narrow (&stretch, middle - 1, middle + 1, per);
      else if (ABS (cell[i]) == 1)
        along_edge = TRUE;
      else if (cell[i] != 0)
        return 0;
    }

  if (stretch.from * stretch.to_per >= stretch.to * stretch.from_per)
    return 0;

  return along_edge ? 1 : 2;
}

static RdtPassage
passage_at (const HexCell *cell,
            int            parity)
{
  int half_rows = cell->half_rows + parity;
  int column_parity = (parity + cell->dx) & 1;

  return (RdtPassage) { .dx = cell->dx, .dy = (half_rows - column_parity) / 2 };
}

/* Inserts a cell by its distance along the line; the two cells of an edge have the
 * same distance and become one passage.
 */
static guint
insert_hex (RdtPassage *passages,
            int         *orders,
            guint        n,
            HexCell      cell,
            int          parity)
{
  RdtPassage passage = passage_at (&cell, parity);
  guint i = n;

  while (i > 0 && orders[i - 1] > cell.order)
    i--;

  if (i > 0 && orders[i - 1] == cell.order)
    {
      passages[i - 1].is_pair = TRUE;
      passages[i - 1].dx2 = passage.dx;
      passages[i - 1].dy2 = passage.dy;
      return n;
    }

  memmove (&passages[i + 1], &passages[i], (n - i) * sizeof *passages);
  memmove (&orders[i + 1], &orders[i], (n - i) * sizeof *orders);
  passages[i] = passage;
  orders[i] = cell.order;

  return n + 1;
}

static guint
trace_hexes (int          dx,
             int          half_rows,
             int          parity,
             RdtPassage *passages)
{
  int orders[RDT_MAX_PASSAGES + 1];
  int line[N_FORMS];
  int step = dx < 0 ? -1 : 1;
  int slope = dx == 0 ? 0 : ABS (half_rows);
  guint n = 0;

  hex_forms (dx, half_rows, line);

  for (int x = 0; ABS (x) <= ABS (dx); x += step)
    {
      /* The half rows that the line can touch in this column: a hex extends two
       * thirds of a column to each side, and is two half rows high; rounding is
       * covered by the margin.
       */
      int middle = dx == 0 ? 0 : half_rows * x / dx;
      int reach = dx == 0 ? ABS (half_rows) : slope / ABS (dx) + 3;

      for (int y = middle - reach; y <= middle + reach; y++)
        {
          gboolean is_end = (x == 0 && y == 0) || (x == dx && y == half_rows);
          HexCell cell = { .dx = x, .half_rows = y, .order = 3 * x * dx + y * half_rows };

          if ((x + y) % 2 == 0 && !is_end && meet_hex (line, x, y) > 0)
            n = insert_hex (passages, orders, n, cell, parity);
        }
    }

  return n;
}

/**
 * rdt_line_trace:
 * @grid: a grid
 * @from: where the line starts
 * @to: where it ends
 * @passages: (out caller-allocates): room for %RDT_MAX_PASSAGES
 *
 * Finds what a straight line from centre to centre crosses between its ends, in
 * order.  A cell of a pair may be off the board.  Rule: R4.
 *
 * Returns: the number of passages
 */
guint
rdt_line_trace (const RdtGrid *grid,
                RdtCell        from,
                RdtCell        to,
                RdtPassage   *passages)
{
  int from_column = rdt_grid_get_column (grid, from);
  int to_column = rdt_grid_get_column (grid, to);
  int dx = to_column - from_column;
  int dy = rdt_grid_get_row (grid, to) - rdt_grid_get_row (grid, from);

  if (grid->kind == RDT_GRID_SQUARE)
    return trace_squares (dx, dy, passages);

  return trace_hexes (dx, 2 * dy + (to_column & 1) - (from_column & 1),
                      from_column & 1, passages);
}
