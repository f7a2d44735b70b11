/* rdt-layout.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-layout.h"

#include <math.h>

/* The margin for coordinates, in cells, and its minimum. */
#define MARGIN        0.34
#define LEAST_MARGIN  14.0
#define MOST_MARGIN   26.0

/* The width of a hairline, in cells, and its minimum on a screen. */
#define HAIRLINE       0.014
#define LEAST_HAIRLINE 0.6

/* Half the width of a hex of height 1. */
static double
hex_radius (void)
{
  return 1.0 / sqrt (3.0);
}

/* The size of the board in cells, without margins. */
static RdtPoint
get_extent (const RdtGrid *grid)
{
  if (grid->kind == RDT_GRID_SQUARE)
    return (RdtPoint) { .x = grid->width, .y = grid->height };

  return (RdtPoint) {
    .x = hex_radius () * (1.5 * (grid->width - 1) + 2.0),
    .y = grid->height + (grid->width > 1 ? 0.5 : 0.0),
  };
}

/**
 * rdt_layout_init:
 * @cell: the distance of opposite edges of a cell
 *
 * Lays out a board with a size of cells.
 */
void
rdt_layout_init (RdtLayout     *self,
                 const RdtGrid *grid,
                 double         cell)
{
  self->grid = *grid;
  self->cell = cell;
  self->margin = CLAMP (cell * MARGIN, LEAST_MARGIN, MOST_MARGIN);
  self->hairline = MAX (cell * HAIRLINE, LEAST_HAIRLINE);
  self->text_size = 1;
}

/**
 * rdt_layout_fit:
 *
 * Lays out a board as large as possible within a size.
 */
void
rdt_layout_fit (RdtLayout     *self,
                const RdtGrid *grid,
                double         width,
                double         height)
{
  RdtPoint extent = get_extent (grid);
  double cell = MIN (width / extent.x, height / extent.y);

  /* The margin depends on the size of cells, which depends on the margin. */
  for (guint i = 0; i < 4; i++)
    {
      rdt_layout_init (self, grid, MAX (cell, 1.0));
      cell = MIN ((width - 2 * self->margin) / extent.x,
                  (height - 2 * self->margin) / extent.y);
    }

  rdt_layout_init (self, grid, MAX (cell, 1.0));
}

double
rdt_layout_get_width (const RdtLayout *self)
{
  return get_extent (&self->grid).x * self->cell + 2 * self->margin;
}

double
rdt_layout_get_height (const RdtLayout *self)
{
  return get_extent (&self->grid).y * self->cell + 2 * self->margin;
}

RdtPoint
rdt_layout_get_center (const RdtLayout *self,
                       RdtCell          cell)
{
  int column = rdt_grid_get_column (&self->grid, cell);
  int row = rdt_grid_get_row (&self->grid, cell);
  double from_top = self->grid.height - 1 - row + 0.5;

  if (self->grid.kind == RDT_GRID_SQUARE)
    return (RdtPoint) {
      .x = self->margin + (column + 0.5) * self->cell,
      .y = self->margin + from_top * self->cell,
    };

  if (self->grid.width > 1 && column % 2 == 0)
    from_top += 0.5;

  return (RdtPoint) {
    .x = self->margin + hex_radius () * (1.0 + 1.5 * column) * self->cell,
    .y = self->margin + from_top * self->cell,
  };
}

/**
 * rdt_layout_get_box:
 *
 * Returns: the bounding box of a cell
 */
RdtBox
rdt_layout_get_box (const RdtLayout *self,
                    RdtCell          cell)
{
  RdtPoint center = rdt_layout_get_center (self, cell);
  double half = self->grid.kind == RDT_GRID_HEX ? hex_radius () * self->cell : self->cell / 2;

  return (RdtBox) {
    .x = center.x - half,
    .y = center.y - self->cell / 2,
    .width = 2 * half,
    .height = self->cell,
  };
}

/**
 * rdt_layout_get_corners:
 * @corners: (out caller-allocates): room for %RDT_MAX_CORNERS
 *
 * Finds the corners of a cell, clockwise: the edge of facing f is from corner f
 * to corner f + 1.
 *
 * Returns: the number of corners
 */
guint
rdt_layout_get_corners (const RdtLayout *self,
                        RdtCell          cell,
                        RdtPoint        *corners)
{
  RdtPoint center = rdt_layout_get_center (self, cell);
  guint n = rdt_grid_get_n_facings (&self->grid);
  double radius = self->cell * (n == 6 ? hex_radius () : M_SQRT1_2);

  for (guint i = 0; i < n; i++)
    {
      double angle = 2 * M_PI * (i - 0.5) / n;

      corners[i].x = center.x + radius * sin (angle);
      corners[i].y = center.y - radius * cos (angle);
    }

  return n;
}

/**
 * rdt_layout_get_side:
 *
 * Returns: the centre of an edge of a cell
 */
RdtPoint
rdt_layout_get_side (const RdtLayout *self,
                     RdtCell          cell,
                     RdtFacing        facing)
{
  RdtPoint center = rdt_layout_get_center (self, cell);
  double angle = rdt_layout_get_angle (self, facing);

  return (RdtPoint) {
    .x = center.x + self->cell / 2 * sin (angle),
    .y = center.y - self->cell / 2 * cos (angle),
  };
}

/**
 * rdt_layout_get_angle:
 *
 * Returns: the angle of a facing clockwise from north, in radians
 */
double
rdt_layout_get_angle (const RdtLayout *self,
                      RdtFacing        facing)
{
  return 2 * M_PI * facing / rdt_grid_get_n_facings (&self->grid);
}

/* Whether a point is within half a cell of a hex's centre along all three axes. */
static gboolean
is_in_hex (const RdtLayout *self,
           RdtCell          cell,
           double           x,
           double           y)
{
  RdtPoint center = rdt_layout_get_center (self, cell);

  for (RdtFacing facing = 0; facing < 3; facing++)
    {
      double angle = rdt_layout_get_angle (self, facing);
      double along = (x - center.x) * sin (angle) - (y - center.y) * cos (angle);

      if (fabs (along) > self->cell * (0.5 + 1e-9))
        return FALSE;
    }

  return TRUE;
}

/* Columns of hexes overlap, so a point may be in one of three. */
static RdtCell
find_hex (const RdtLayout *self,
          double           x,
          double           y)
{
  int guess = floor ((x - self->margin) / (1.5 * hex_radius () * self->cell));

  for (int column = guess - 1; column <= guess + 1; column++)
    {
      double shift = column % 2 == 0 && self->grid.width > 1 ? 0.5 : 0.0;
      int row = self->grid.height - 1 - (int) floor ((y - self->margin) / self->cell - shift);
      RdtCell cell = rdt_grid_cell_at (&self->grid, column, row);

      if (cell != RDT_NO_CELL && is_in_hex (self, cell, x, y))
        return cell;
    }

  return RDT_NO_CELL;
}

/**
 * rdt_layout_find_cell:
 *
 * Returns: the cell at a point, or %RDT_NO_CELL
 */
RdtCell
rdt_layout_find_cell (const RdtLayout *self,
                      double           x,
                      double           y)
{
  if (self->grid.kind == RDT_GRID_HEX)
    return find_hex (self, x, y);

  return rdt_grid_cell_at (&self->grid,
                           floor ((x - self->margin) / self->cell),
                           self->grid.height - 1
                             - (int) floor ((y - self->margin) / self->cell));
}

/**
 * rdt_layout_find_facing:
 *
 * Returns: the facing nearest to the direction from a cell's centre to a point,
 *   or %RDT_NO_FACING near the centre
 */
RdtFacing
rdt_layout_find_facing (const RdtLayout *self,
                        RdtCell          cell,
                        double           x,
                        double           y)
{
  RdtPoint center = rdt_layout_get_center (self, cell);
  guint n = rdt_grid_get_n_facings (&self->grid);
  double dx = x - center.x;
  double dy = center.y - y;

  if (hypot (dx, dy) < self->cell / 4)
    return RDT_NO_FACING;

  return ((int) floor (atan2 (dx, dy) / (2 * M_PI) * n + 0.5) + n) % n;
}

/**
 * rdt_box_touches:
 * Whether two boxes overlap or share at least a point of their edges.
 */
gboolean
rdt_box_touches (const RdtBox *self,
                 const RdtBox *other)
{
  return self->x <= other->x + other->width
         && other->x <= self->x + self->width
         && self->y <= other->y + other->height
         && other->y <= self->y + self->height;
}

RdtBox
rdt_box_move (RdtBox   self,
              RdtPoint by)
{
  return (RdtBox) { self.x + by.x, self.y + by.y, self.width, self.height };
}

/**
 * rdt_box_get_overlap:
 *
 * Returns: the area that two boxes share
 */
double
rdt_box_get_overlap (const RdtBox *self,
                     const RdtBox *other)
{
  double width = MIN (self->x + self->width, other->x + other->width) - MAX (self->x, other->x);
  double height = MIN (self->y + self->height, other->y + other->height)
                  - MAX (self->y, other->y);

  return width > 0 && height > 0 ? width * height : 0;
}
