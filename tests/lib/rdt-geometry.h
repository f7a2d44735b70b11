/* rdt-geometry.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-grid.h"

G_BEGIN_DECLS

/**
 * RdtPoint:
 * @x: eastwards
 * @y: northwards
 *
 * A point of a board drawn to scale: the edges of its cells have length 1.
 */
typedef struct
{
  double x;
  double y;
} RdtPoint;

/* The engine counts in whole numbers; tests compute with floating point, so as not
 * to repeat its mistakes.
 */

RdtPoint rdt_geometry_find_centre (RdtGridKind kind,
                                   int         column,
                                   int         row);
RdtPoint rdt_geometry_find_normal (RdtGridKind kind,
                                   RdtFacing   facing);
double   rdt_geometry_get_depth   (RdtGridKind kind,
                                   int         column,
                                   int         row,
                                   RdtPoint    point);

static inline RdtPoint
rdt_point_between (RdtPoint a,
                   RdtPoint b,
                   double   share)
{
  return (RdtPoint) { .x = a.x + share * (b.x - a.x), .y = a.y + share * (b.y - a.y) };
}

static inline RdtPoint
rdt_point_minus (RdtPoint a,
                 RdtPoint b)
{
  return (RdtPoint) { .x = a.x - b.x, .y = a.y - b.y };
}

static inline double
rdt_point_dot (RdtPoint a,
               RdtPoint b)
{
  return a.x * b.x + a.y * b.y;
}

G_END_DECLS
