/* rdt-shape.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-shape.h"

/* The centre of a cell, in thousandths of the distance between vertical neighbours. */
typedef struct
{
  gint64 x;
  gint64 y;
} Point;

/* Columns of hexes are closer together, by the cosine of 30°. */
#define HEX_COLUMN 866
#define ROW        1000

static Point
get_middle (const RdtGrid *grid,
            RdtCell        cell)
{
  int column = rdt_grid_get_column (grid, cell);
  int row = rdt_grid_get_row (grid, cell);
  gboolean is_hex = grid->kind == RDT_GRID_HEX;

  return (Point) {
    .x = column * (is_hex ? HEX_COLUMN : ROW),
    .y = row * ROW + (is_hex && column % 2 == 1 ? ROW / 2 : 0),
  };
}

/* The distance of a cell from the line between two others, times the length of the line. */
static gint64
get_deviation (const RdtGrid *grid,
               RdtCell        cell,
               RdtCell        from,
               RdtCell        to)
{
  Point a = get_middle (grid, from);
  Point b = get_middle (grid, to);
  Point c = get_middle (grid, cell);
  gint64 cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

  return ABS (cross);
}

/* The neighbour that is nearer to the end and deviates least. */
static RdtCell
find_next (const RdtGrid *grid,
           RdtCell        cell,
           RdtCell        from,
           RdtCell        to)
{
  guint distance = rdt_grid_distance (grid, cell, to);
  gint64 least = G_MAXINT64;
  RdtCell best = to;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell next = rdt_grid_step (grid, cell, facing);
      gint64 deviation;

      if (next == RDT_NO_CELL || rdt_grid_distance (grid, next, to) >= distance)
        continue;

      deviation = get_deviation (grid, next, from, to);
      if (deviation >= least)
        continue;

      least = deviation;
      best = next;
    }

  return best;
}

/**
 * rdt_shape_line:
 *
 * Returns: (transfer full) (element-type RdtCell): a chain of neighbouring cells
 *   from one cell to another, along which roads and rivers connect
 */
GArray *
rdt_shape_line (const RdtGrid *grid,
                RdtCell        from,
                RdtCell        to)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));

  for (RdtCell cell = from; cell != to; cell = find_next (grid, cell, from, to))
    g_array_append_val (cells, cell);

  return g_array_append_val (cells, to);
}

/**
 * rdt_shape_rectangle:
 *
 * Returns: (transfer full) (element-type RdtCell): the cells of a rectangle
 */
GArray *
rdt_shape_rectangle (const RdtGrid *grid,
                     RdtCell        from,
                     RdtCell        to)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  int column_a = rdt_grid_get_column (grid, from), column_b = rdt_grid_get_column (grid, to);
  int row_a = rdt_grid_get_row (grid, from), row_b = rdt_grid_get_row (grid, to);

  for (int row = MIN (row_a, row_b); row <= MAX (row_a, row_b); row++)
    for (int column = MIN (column_a, column_b); column <= MAX (column_a, column_b); column++)
      {
        RdtCell cell = rdt_grid_cell_at (grid, column, row);

        g_array_append_val (cells, cell);
      }

  return cells;
}

/**
 * rdt_shape_widen:
 * @cells: (element-type RdtCell): cells
 * @radius: the radius of the brush
 *
 * Returns: (transfer full) (element-type RdtCell): all cells within the radius
 */
GArray *
rdt_shape_widen (const RdtGrid *grid,
                 const GArray  *cells,
                 guint          radius)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  gboolean seen[RDT_MAX_CELLS] = { FALSE };

  for (guint i = 0; i < cells->len; i++)
    for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
      {
        if (seen[cell]
            || rdt_grid_distance (grid, g_array_index (cells, RdtCell, i), cell) > radius)
          continue;

        seen[cell] = TRUE;
        g_array_append_val (all, cell);
      }

  return all;
}

static gboolean
is_same_ground (const RdtTerrain *a,
                const RdtTerrain *b)
{
  return a->ground == b->ground
         && a->crossing == b->crossing
         && a->height == b->height
         && a->works == b->works
         && a->has_road == b->has_road;
}

/**
 * rdt_shape_is_alike:
 *
 * Whether two cells have equal terrain.
 */
gboolean
rdt_shape_is_alike (const RdtTerrain *a,
                    const RdtTerrain *b)
{
  return is_same_ground (a, b)
         && a->has_links == b->has_links && a->links == b->links
         && a->has_flows == b->has_flows && a->flows == b->flows;
}

/**
 * rdt_shape_fill:
 *
 * Returns: (transfer full) (element-type RdtCell): the connected area of cells
 *   with equal terrain, whatever the edges of their roads and rivers
 */
GArray *
rdt_shape_fill (const RdtSetup *setup,
                RdtCell         from)
{
  const RdtGrid *grid = &setup->grid;
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (RdtCell));
  gboolean seen[RDT_MAX_CELLS] = { FALSE };

  seen[from] = TRUE;
  g_array_append_val (cells, from);

  for (guint i = 0; i < cells->len; i++)
    for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
      {
        RdtCell next = rdt_grid_step (grid, g_array_index (cells, RdtCell, i), facing);

        if (next == RDT_NO_CELL || seen[next]
            || !is_same_ground (&setup->terrain[next], &setup->terrain[from]))
          continue;

        seen[next] = TRUE;
        g_array_append_val (cells, next);
      }

  return cells;
}
