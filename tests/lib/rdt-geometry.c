/* rdt-geometry.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-geometry.h"

#define ROOT_3 1.7320508075688772

/* The outward normals of the edges, clockwise from north. */
static const RdtPoint square_normals[] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
static const RdtPoint hex_normals[] = {
  { 0, 1 }, { ROOT_3 / 2, 0.5 }, { ROOT_3 / 2, -0.5 },
  { 0, -1 }, { -ROOT_3 / 2, -0.5 }, { -ROOT_3 / 2, 0.5 },
};

/**
 * rdt_geometry_find_centre:
 *
 * Finds the centre of a cell.  Hexes are flat-topped, and columns B, D, F … lie
 * half a hex further north.
 */
RdtPoint
rdt_geometry_find_centre (RdtGridKind kind,
                          int         column,
                          int         row)
{
  if (kind == RDT_GRID_SQUARE)
    return (RdtPoint) { .x = column, .y = row };

  return (RdtPoint) { .x = 1.5 * column, .y = ROOT_3 * (row + 0.5 * (column & 1)) };
}

/**
 * rdt_geometry_find_normal:
 *
 * Returns: the direction of a facing, as a vector of length 1
 */
RdtPoint
rdt_geometry_find_normal (RdtGridKind kind,
                          RdtFacing   facing)
{
  return kind == RDT_GRID_SQUARE ? square_normals[facing] : hex_normals[facing];
}

/**
 * rdt_geometry_get_depth:
 *
 * Measures how deep inside a cell a point lies: 0 = on its border, negative =
 * outside.
 */
double
rdt_geometry_get_depth (RdtGridKind kind,
                        int         column,
                        int         row,
                        RdtPoint    point)
{
  RdtPoint offset = rdt_point_minus (point, rdt_geometry_find_centre (kind, column, row));
  guint n_edges = kind == RDT_GRID_SQUARE ? 4 : 6;
  double depth = kind == RDT_GRID_SQUARE ? 0.5 : ROOT_3 / 2;
  double furthest = 0;

  for (guint i = 0; i < n_edges; i++)
    furthest = MAX (furthest, rdt_point_dot (offset, rdt_geometry_find_normal (kind, i)));

  return depth - furthest;
}
