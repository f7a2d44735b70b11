/* rdt-name-cost.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-cost.h"

#include <math.h>

#include "rdt-counter.h"
#include "rdt-highlight.h"

/* The cost of a place for a name: of what it would cover on the board, and of being taken
 * for the name of something else.
 */

/* The facing of a counter: half the width of the wedge, and the distances from the centre of
 * the cell at which it is visible, is as narrow as its point, and ends.
 */
#define WEDGE_BASE  0.3
#define WEDGE_NECK  0.4
#define WEDGE_POINT 0.475
#define HALF_WEDGE  0.1
#define HALF_POINT  0.04

/* How far around its cell a name is compared with other things. */
#define AROUND 4

/* The cost of covering things, for the whole name: more than that of being farther away. */
#define OVER_COUNTERS 9.0
#define OVER_FLAG     6.0
#define OVER_WORKS    2.0

/* The cost of each facing and of each sign that a name would cover. */
#define OVER_WEDGE 4.0
#define OVER_SIGN  1.2

/* The cost of extending below another objective. */
#define BELOW_OTHER 1.5

static gboolean
is_objective (const RdtPicture *picture,
              RdtCell           cell)
{
  const GPtrArray *objectives = picture->setup->objectives;

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);

      if (rdt_grid_cell_at (&picture->grid, objective->at.column, objective->at.row) == cell)
        return TRUE;
    }

  return FALSE;
}

/* The cost of what a name covers in a cell: a counter, present or not, a flag,
 * works.  Units move, but names do not.
 */
static double
weigh_cell (const RdtBrush *brush,
            RdtCell         cell,
            const RdtBox   *box)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double shift = brush->layout->grid.kind == RDT_GRID_HEX ? 0.13 : 0;
  RdtBox counter = rdt_counter_get_box (&(RdtCounter) { .cell = cell }, brush->layout);
  RdtBox flag = { center.x + size * (shift - 0.43), center.y - size * 0.48,
                  size * 0.26, size * 0.33 };
  RdtBox works = { center.x - size * 0.44, center.y - size * 0.44, size * 0.88, size * 0.88 };
  double cost = OVER_COUNTERS * rdt_box_get_overlap (box, &counter);

  if (is_objective (brush->picture, cell))
    cost += OVER_FLAG * rdt_box_get_overlap (box, &flag);
  if (brush->picture->setup->terrain[cell].works != 0)
    cost += OVER_WORKS * rdt_box_get_overlap (box, &works);

  return cost;
}

/* Whether names avoid a facing.  Units come to every cell and turn, and names stay: on
 * squares there is room beside all wedges, on hexes only beside those that are there, which
 * on paper is enough.
 */
static gboolean
avoids_wedge (const RdtBrush *brush,
              RdtCell         cell,
              RdtFacing       facing)
{
  const RdtPicture *picture = brush->picture;

  if (brush->layout->grid.kind == RDT_GRID_SQUARE)
    return TRUE;

  for (guint i = 0; brush->is_paper && i < picture->n_counters; i++)
    if (picture->counters[i].cell == cell && picture->counters[i].facing == facing)
      return TRUE;

  return FALSE;
}

/* A part of a wedge between two distances from the centre of the cell. */
static RdtBox
get_wedge (const RdtBrush *brush,
           RdtCell         cell,
           RdtFacing       facing,
           double          from,
           double          to,
           double          half)
{
  RdtPoint center = rdt_layout_get_center (brush->layout, cell);
  double size = brush->layout->cell;
  double angle = rdt_layout_get_angle (brush->layout, facing);
  double across = sin (angle);
  double down = -cos (angle);

  /* Half its extent in each direction. */
  double width = fabs (across) * (to - from) / 2 + fabs (down) * half;
  double height = fabs (down) * (to - from) / 2 + fabs (across) * half;

  return (RdtBox) {
    .x = center.x + size * (across * (from + to) / 2 - width),
    .y = center.y + size * (down * (from + to) / 2 - height),
    .width = 2 * size * width,
    .height = 2 * size * height,
  };
}

/* The cost of covering how units face. */
static double
weigh_wedges (const RdtBrush *brush,
              RdtCell         cell,
              const RdtBox   *box)
{
  double cost = 0;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&brush->layout->grid); facing++)
    {
      RdtBox base = get_wedge (brush, cell, facing, WEDGE_BASE, WEDGE_NECK, HALF_WEDGE);
      RdtBox point = get_wedge (brush, cell, facing, WEDGE_NECK, WEDGE_POINT, HALF_POINT);

      if ((rdt_box_touches (&base, box) || rdt_box_touches (&point, box))
          && avoids_wedge (brush, cell, facing))
        cost += OVER_WEDGE;
    }

  return cost;
}

/* The cost of covering the sign of a unit that is left to act, on squares. */
static double
weigh_sign (const RdtBrush *brush,
            RdtCell         cell,
            const RdtBox   *box)
{
  RdtBox sign = rdt_highlight_get_ready_box (brush->layout, cell);

  return brush->layout->grid.kind == RDT_GRID_SQUARE && rdt_box_touches (&sign, box)
         ? OVER_SIGN : 0;
}

/**
 * rdt_name_cost_of_covering:
 * @at: the cell of the name
 * @box: where it would be
 *
 * Returns: the cost of what it would cover: counters, their facings and signs, flags and
 *   works
 */
double
rdt_name_cost_of_covering (const RdtBrush *brush,
                           RdtPlace        at,
                           const RdtBox   *box)
{
  const RdtGrid *grid = &brush->layout->grid;
  double covered = 0;
  double cost = 0;

  for (int row = at.row - 2; row <= at.row + 2; row++)
    for (int column = at.column - AROUND; column <= at.column + AROUND; column++)
      {
        RdtCell cell = rdt_grid_cell_at (grid, column, row);

        if (cell == RDT_NO_CELL)
          continue;

        covered += weigh_cell (brush, cell, box);
        cost += weigh_wedges (brush, cell, box) + weigh_sign (brush, cell, box);
      }

  return cost + covered / (box->width * box->height);
}

/**
 * rdt_name_cost_of_owner:
 * @cell: the cell of the name
 * @box: where it would be
 *
 * Returns: the cost of being read as the name of an objective beside the cell
 */
double
rdt_name_cost_of_owner (const RdtBrush *brush,
                        RdtCell         cell,
                        const RdtBox   *box)
{
  double y = rdt_layout_get_center (brush->layout, cell).y;

  for (guint end = 0; end < 2; end++)
    {
      RdtCell over = rdt_layout_find_cell (brush->layout, box->x + end * box->width, y);

      if (over != cell && over != RDT_NO_CELL && is_objective (brush->picture, over))
        return BELOW_OTHER;
    }

  return 0;
}
