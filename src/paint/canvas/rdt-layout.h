/* rdt-layout.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-grid.h"

G_BEGIN_DECLS

/* The maximum number of corners of a cell. */
#define RDT_MAX_CORNERS RDT_MAX_FACINGS

/**
 * RdtPoint:
 *
 * A point, in the units of the layout; y grows downwards.
 */
typedef struct
{
  double x;
  double y;
} RdtPoint;

/**
 * RdtBox:
 *
 * An upright rectangle.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} RdtBox;

/**
 * RdtLayout:
 * @grid: the grid
 * @cell: the distance of opposite edges of a cell
 * @margin: the margin for coordinates
 * @hairline: the width of the thinnest line
 * @text_size: the text scaling factor
 *
 * The geometry of a board.
 *
 * All units are those of the surface: pixels, points, millimetres.
 */
typedef struct
{
  RdtGrid grid;
  double  cell;
  double  margin;
  double  hairline;
  double  text_size;
} RdtLayout;

void      rdt_layout_init          (RdtLayout       *self,
                                    const RdtGrid   *grid,
                                    double           cell);
void      rdt_layout_fit           (RdtLayout       *self,
                                    const RdtGrid   *grid,
                                    double           width,
                                    double           height);

double    rdt_layout_get_width     (const RdtLayout *self);
double    rdt_layout_get_height    (const RdtLayout *self);
RdtPoint  rdt_layout_get_center    (const RdtLayout *self,
                                    RdtCell          cell);
RdtBox    rdt_layout_get_box       (const RdtLayout *self,
                                    RdtCell          cell);
guint     rdt_layout_get_corners   (const RdtLayout *self,
                                    RdtCell          cell,
                                    RdtPoint        *corners);
RdtPoint  rdt_layout_get_side      (const RdtLayout *self,
                                    RdtCell          cell,
                                    RdtFacing        facing);
double    rdt_layout_get_angle     (const RdtLayout *self,
                                    RdtFacing        facing);
RdtCell   rdt_layout_find_cell     (const RdtLayout *self,
                                    double           x,
                                    double           y);
RdtFacing rdt_layout_find_facing   (const RdtLayout *self,
                                    RdtCell          cell,
                                    double           x,
                                    double           y);

gboolean  rdt_box_touches          (const RdtBox    *self,
                                    const RdtBox    *other);
RdtBox    rdt_box_move             (RdtBox           self,
                                    RdtPoint         by);
double    rdt_box_get_overlap      (const RdtBox    *self,
                                    const RdtBox    *other);

G_END_DECLS
