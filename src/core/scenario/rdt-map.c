/* rdt-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-map.h"

/* A cell's neighbours in the order of cells. */
static const RdtFacing square_order[4] = { 2, 3, 1, 0 };
static const RdtFacing hex_orders[2][6] = { { 4, 3, 2, 5, 1, 0 }, { 3, 4, 2, 5, 0, 1 } };

/* On squares all columns are alike. */
static guint
n_parities (const RdtMap *self)
{
  return self->grid.kind == RDT_GRID_HEX ? 2 : 1;
}

static guint8
find_flags (const RdtTerrain *terrain)
{
  guint8 flags = 0;

  if (terrain->ground == RDT_GROUND_WOODS)
    flags |= RDT_MAP_WOODS;

  if (terrain->ground == RDT_GROUND_BUILT_UP)
    flags |= RDT_MAP_BUILT_UP;

  if (terrain->ground == RDT_GROUND_RIVER && terrain->crossing == RDT_CROSSING_FORD)
    flags |= RDT_MAP_FORD;

  if (rdt_terrain_is_deep (terrain))
    flags |= RDT_MAP_DEEP;

  if (terrain->ground == RDT_GROUND_RIVER && terrain->crossing == RDT_CROSSING_BRIDGE)
    flags |= RDT_MAP_BRIDGE;

  if (terrain->has_road || (flags & RDT_MAP_BRIDGE))
    flags |= RDT_MAP_ROAD;

  if (terrain->works & (1 << RDT_WORKS_TRENCH))
    flags |= RDT_MAP_TRENCH;

  if (terrain->works & (1 << RDT_WORKS_FORTIFICATION))
    flags |= RDT_MAP_FORTIFICATION;

  return flags;
}

static void
fill_cells (RdtMap         *self,
            const RdtSetup *setup)
{
  for (RdtCell cell = 0; cell < self->n_cells; cell++)
    {
      const RdtTerrain *terrain = &setup->terrain[cell];
      RdtMapCell *here = &self->cells[cell];

      here->flags = find_flags (terrain);
      here->height = terrain->height;
      here->top = terrain->height;
      if (here->flags & (RDT_MAP_WOODS | RDT_MAP_BUILT_UP))
        here->top++;
      self->tops[cell] = here->top;
      here->works = terrain->works;
      here->roads = terrain->has_links ? terrain->links : (1 << self->n_facings) - 1;
      here->column = rdt_grid_get_column (&self->grid, cell);
      here->row = rdt_grid_get_row (&self->grid, cell);

      for (RdtFacing facing = 0; facing < self->n_facings; facing++)
        here->neighbours[facing] = rdt_grid_step (&self->grid, cell, facing);
    }

  for (guint parity = 0; parity < 2; parity++)
    self->order[parity] = self->grid.kind == RDT_GRID_HEX ? hex_orders[parity] : square_order;
}

static RdtMapPassage
localise (const RdtMap     *self,
          const RdtPassage *passage)
{
  RdtMapPassage local = {
    .dx = passage->dx,
    .dy = passage->dy,
    .dx2 = passage->is_pair ? passage->dx2 : passage->dx,
    .dy2 = passage->is_pair ? passage->dy2 : passage->dy,
  };

  local.offset = local.dy * self->grid.width + local.dx;
  local.offset2 = local.dy2 * self->grid.width + local.dx2;

  return local;
}

/* All displacements within reach from a column of one parity.  They are traced on a
 * larger board of the same kind, on which they all fit.
 */
static void
fill_displacements (RdtMap *self,
                    guint   parity,
                    GArray *passages)
{
  int width = 2 * self->reach + 1;
  RdtGrid grid = { .kind = self->grid.kind, .width = width + 1, .height = width };
  int column = self->reach + ((self->reach & 1) != (int) parity);
  RdtCell from = rdt_grid_cell_at (&grid, column, self->reach);
  RdtPassage line[RDT_MAX_PASSAGES];

  for (int dy = -self->reach; dy <= self->reach; dy++)
    for (int dx = -self->reach; dx <= self->reach; dx++)
      {
        RdtDisplacement *displacement = &self->displacements[parity]
          [(dy + self->reach) * width + dx + self->reach];
        RdtCell to = rdt_grid_cell_at (&grid, column + dx, self->reach + dy);

        displacement->distance = rdt_grid_distance (&grid, from, to);
        displacement->arcs = rdt_grid_find_arcs (&grid, from, to);
        displacement->axes = rdt_grid_find_axes (&grid, from, to);

        if (displacement->distance > self->range)
          continue;

        displacement->n_passages = rdt_line_trace (&grid, from, to, line);
        for (guint i = 0; i < displacement->n_passages; i++)
          {
            RdtMapPassage passage = localise (self, &line[i]);

            g_array_append_val (passages, passage);
          }
      }
}

/* Passages are stored in the order of displacements. */
static void
point_to_passages (RdtMap *self,
                   guint   n_displacements)
{
  const RdtMapPassage *next = self->passages;

  for (guint parity = 0; parity < n_parities (self); parity++)
    for (guint i = 0; i < n_displacements; i++)
      {
        self->displacements[parity][i].passages = next;
        next += self->displacements[parity][i].n_passages;
      }
}

/**
 * rdt_map_new:
 * @setup: a scenario without problems
 * @range: the longest range of its weapons, in cells
 *
 * Creates the map of a scenario.
 */
RdtMap *
rdt_map_new (const RdtSetup *setup,
             guint           range)
{
  RdtMap *self = g_new0 (RdtMap, 1);
  GArray *passages = g_array_new (FALSE, FALSE, sizeof (RdtMapPassage));
  guint n_displacements;

  self->grid = setup->grid;
  self->n_cells = rdt_grid_get_n_cells (&self->grid);
  self->n_facings = rdt_grid_get_n_facings (&self->grid);
  self->range = range;
  self->reach = MIN (range, MAX (self->grid.width, self->grid.height) - 1u);

  fill_cells (self, setup);
  n_displacements = (2 * self->reach + 1) * (2 * self->reach + 1);
  for (guint parity = 0; parity < n_parities (self); parity++)
    {
      self->displacements[parity] = g_new0 (RdtDisplacement, n_displacements);
      fill_displacements (self, parity, passages);
    }

  if (n_parities (self) == 1)
    self->displacements[1] = self->displacements[0];

  self->passages = (RdtMapPassage *) (gpointer) g_array_free (passages, FALSE);
  point_to_passages (self, n_displacements);

  return self;
}

void
rdt_map_free (RdtMap *self)
{
  for (guint parity = 0; parity < n_parities (self); parity++)
    g_free (self->displacements[parity]);

  g_free (self->passages);
  g_free (self);
}

/* Two roads connect unless the list of either lacks the edge.  The result is
 * symmetric, in whatever order cells are examined: an edge closed by either stays
 * closed.
 */
static void
join_roads (RdtMap    *self,
            RdtCell    cell,
            RdtFacing  facing)
{
  RdtMapCell *here = &self->cells[cell];
  const RdtMapCell *there = &self->cells[here->neighbours[facing]];
  RdtFacing back = rdt_grid_reverse (&self->grid, facing);

  if ((here->flags & there->flags & RDT_MAP_ROAD) == 0 || ((there->roads >> back) & 1) == 0)
    here->roads &= ~(1 << facing);
}

/**
 * rdt_map_note_steps:
 * @self: a map
 * @to_enter: the ground that may affect entering it
 * @to_leave: the ground that may affect leaving it
 * @heights: whether heights may
 *
 * Computes the edges at which roads continue, and the steps that ground cannot
 * affect.
 */
void
rdt_map_note_steps (RdtMap   *self,
                    guint8    to_enter,
                    guint8    to_leave,
                    gboolean  heights)
{
  for (RdtCell cell = 0; cell < self->n_cells; cell++)
    for (RdtFacing facing = 0; facing < self->n_facings; facing++)
      {
        RdtMapCell *here = &self->cells[cell];
        const RdtMapCell *there;

        if (here->neighbours[facing] == RDT_NO_CELL)
          {
            here->roads &= ~(1 << facing);
            continue;
          }

        join_roads (self, cell, facing);
        there = &self->cells[here->neighbours[facing]];
        here->plains |= ((here->flags & to_leave) == 0
                         && (there->flags & to_enter) == 0
                         && (!heights || here->height == there->height)) << facing;
      }
}

/**
 * rdt_map_get_distance:
 *
 * Counts the edges between two cells like [method@Grid.distance], from
 * precomputed data.  Rule: R1.
 */
guint
rdt_map_get_distance (const RdtMap *self,
                      RdtCell       from,
                      RdtCell       to)
{
  int dx = ABS (self->cells[to].column - self->cells[from].column);
  int dy = ABS (self->cells[to].row - self->cells[from].row);
  int half_rows;

  if (self->grid.kind == RDT_GRID_SQUARE)
    return dx + dy;

  half_rows = ABS (2 * (self->cells[to].row - self->cells[from].row)
                   + (self->cells[to].column & 1) - (self->cells[from].column & 1));

  return half_rows <= dx ? dx : dx + (half_rows - dx) / 2;
}

/**
 * rdt_map_list_around:
 * @self: a map
 * @cell: a cell of it
 * @cells: (out caller-allocates): room for `RDT_MAX_FACINGS` + 1
 *
 * Lists a cell and its neighbours in the order of cells.
 *
 * Returns: the number of cells
 */
guint
rdt_map_list_around (const RdtMap *self,
                     RdtCell       cell,
                     RdtCell      *cells)
{
  const RdtFacing *order = rdt_map_get_order (self, cell);
  gboolean has_self = FALSE;
  guint n = 0;

  for (guint i = 0; i < self->n_facings; i++)
    {
      RdtCell neighbour = self->cells[cell].neighbours[order[i]];

      if (neighbour == RDT_NO_CELL)
        continue;

      if (neighbour > cell && !has_self)
        {
          has_self = TRUE;
          cells[n++] = cell;
        }

      cells[n++] = neighbour;
    }

  if (!has_self)
    cells[n++] = cell;

  return n;
}

static gboolean
is_high (const RdtMap *self,
         RdtCell       cell,
         guint8        limit)
{
  return cell != RDT_NO_CELL && self->tops[cell] > limit;
}

static RdtSight
look_along (const RdtMap        *self,
            RdtCell              from,
            const RdtMapPassage *passages,
            guint                n_passages,
            guint8               limit)
{
  RdtSight sight = RDT_SIGHT_CLEAR;

  for (guint i = 0; i < n_passages; i++)
    {
      RdtCell cell, cell2;
      guint n_high;

      rdt_map_get_passage (self, from, &passages[i], &cell, &cell2);
      n_high = is_high (self, cell, limit) + is_high (self, cell2, limit);

      if (n_high == 2)
        return RDT_SIGHT_BLOCKED;
      if (n_high == 1)
        sight = RDT_SIGHT_PARTIAL;
    }

  return sight;
}

/* Walks the same line as [func@line_trace], but only as far as it is unobstructed:
 * most lines on a large board end soon.  Between cells of the board every cell of
 * the line is on the board.
 */
static RdtSight
look_over_squares (const RdtMap *self,
                   RdtCell       from,
                   int           dx,
                   int           dy,
                   guint8        limit)
{
  const guint8 *at = &self->tops[from];
  int nx = ABS (dx);
  int ny = ABS (dy);
  int sideways = ny;      /* the place of the next vertical edge on the line */
  int upwards = nx;       /* the place of the next horizontal edge */
  int to_side = dx < 0 ? -1 : 1;
  int up = dy < 0 ? -(int) self->grid.width : (int) self->grid.width;
  int n_left = nx + ny;
  RdtSight sight = RDT_SIGHT_CLEAR;

  while (TRUE)
    {
      if (sideways < upwards)
        {
          at += to_side;
          sideways += 2 * ny;
          n_left--;
        }
      else if (sideways > upwards)
        {
          at += up;
          upwards += 2 * nx;
          n_left--;
        }
      else
        {
          gboolean one = at[to_side] > limit;
          gboolean other = at[up] > limit;

          if (one & other)
            return RDT_SIGHT_BLOCKED;
          if (one | other)
            sight = RDT_SIGHT_PARTIAL;

          at += to_side + up;
          sideways += 2 * ny;
          upwards += 2 * nx;
          n_left -= 2;
        }

      if (n_left <= 0)
        return sight;

      if (*at > limit)
        return RDT_SIGHT_BLOCKED;
    }
}

/**
 * rdt_map_get_sight:
 *
 * Determines the line of sight between two cells.  Rule: R4.
 */
RdtSight
rdt_map_get_sight (const RdtMap *self,
                   RdtCell       from,
                   RdtCell       to)
{
  guint8 limit = MIN (self->cells[from].height, self->cells[to].height);
  const RdtDisplacement *displacement;
  RdtMapPassage far[RDT_MAX_PASSAGES];
  RdtPassage line[RDT_MAX_PASSAGES];
  guint n;

  if (self->grid.kind == RDT_GRID_SQUARE)
    return from == to ? RDT_SIGHT_CLEAR
                      : look_over_squares (self, from,
                                           self->cells[to].column - self->cells[from].column,
                                           self->cells[to].row - self->cells[from].row, limit);

  displacement = rdt_map_find_displacement (self, from, to);
  if (displacement != NULL && displacement->distance <= self->range)
    return look_along (self, from, displacement->passages, displacement->n_passages, limit);

  n = rdt_line_trace (&self->grid, from, to, line);
  for (guint i = 0; i < n; i++)
    far[i] = localise (self, &line[i]);

  return look_along (self, from, far, n, limit);
}

/**
 * rdt_map_find_block:
 *
 * Returns: the first cell between two others that alone blocks the line of
 *   sight; @to, if only several together do; %RDT_NO_CELL if it is clear
 */
RdtCell
rdt_map_find_block (const RdtMap *self,
                    RdtCell       from,
                    RdtCell       to)
{
  const RdtDisplacement *way = rdt_map_find_displacement (self, from, to);
  guint8 limit = MIN (self->cells[from].height, self->cells[to].height);

  if (way == NULL || rdt_map_get_sight (self, from, to) != RDT_SIGHT_BLOCKED)
    return RDT_NO_CELL;

  for (guint i = 0; i < way->n_passages; i++)
    {
      RdtCell cell, cell2;

      rdt_map_get_passage (self, from, &way->passages[i], &cell, &cell2);
      if (cell != RDT_NO_CELL && self->cells[cell].top > limit)
        return cell;
    }

  return to;
}
