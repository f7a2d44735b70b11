/* rdt-gap.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-gap.h"

static gboolean
is_end (const RdtSetup *setup,
        RdtLinkKind     kind,
        RdtCell         cell)
{
  guint8 edges = rdt_link_find (setup, kind, cell);

  return (edges & (edges - 1)) == 0;
}

/**
 * rdt_gap_list:
 * @to: another grid of the same size
 *
 * Finds the gaps that roads and rivers would have on another grid.
 *
 * Returns: (transfer full) (element-type RdtGap): the gaps
 */
GArray *
rdt_gap_list (const RdtSetup *setup,
              const RdtGrid  *to)
{
  GArray *gaps = g_array_new (FALSE, FALSE, sizeof (RdtGap));

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
      for (guint8 edges = rdt_link_find (setup, kind, cell); edges != 0; edges &= edges - 1)
        {
          RdtCell next = rdt_grid_step (&setup->grid, cell, g_bit_nth_lsf (edges, -1));
          RdtGap gap = { .kind = kind, .from = cell, .to = next };

          if (next != RDT_NO_CELL && next > cell
              && rdt_link_has (&setup->terrain[next], kind)
              && rdt_grid_facing_to (to, cell, next) == RDT_NO_FACING)
            {
              gap.is_from_end = is_end (setup, kind, cell);
              gap.is_to_end = is_end (setup, kind, next);
              g_array_append_val (gaps, gap);
            }
        }

  return gaps;
}

/**
 * rdt_gap_find_way_out:
 * @to: a board of squares
 * @edge: an edge of a hex at the border of the old board
 *
 * Finds where a line leaves the new board.  Squares have no slanting edges, so
 * it is the vertical edge beside the old one, or else the edge above or below.
 *
 * Returns: the bit of the square's edge, or 0
 */
guint8
rdt_gap_find_way_out (const RdtGrid *to,
                      RdtPlace       place,
                      RdtFacing      edge)
{
  static const RdtFacing squares[][2] = {
    { 0, 0 }, { 1, 0 }, { 1, 2 }, { 2, 2 }, { 3, 2 }, { 3, 0 },
  };
  RdtCell cell = rdt_grid_cell_at (to, place.column, place.row);

  for (guint i = 0; i < G_N_ELEMENTS (squares[0]); i++)
    if (rdt_grid_step (to, cell, squares[edge][i]) == RDT_NO_CELL)
      return 1 << squares[edge][i];

  return 0;
}

static gboolean
is_taken (const RdtSetup *setup,
          RdtCell         cell)
{
  RdtPlace place = rdt_place_of (&setup->grid, cell);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      {
        const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

        if (unit->at.column == place.column && unit->at.row == place.row)
          return TRUE;
      }

  return FALSE;
}

/* The cost of closing a gap through a cell.  On cells of the line itself it would
 * double back; a river would flood the ground of a unit there.
 *
 * Where a road and a river cross and both slant towards the same side, the square of
 * the bridge has no edge left for one of them, and they share the next square, too,
 * with a second bridge.  To avoid it either would have to leave its course.
 */
static guint
find_cost (const RdtGap   *self,
           const RdtSetup *setup,
           RdtCell         cell)
{
  const RdtTerrain *terrain = &setup->terrain[cell];
  RdtLinkKind other = self->kind == RDT_LINK_ROAD ? RDT_LINK_RIVER : RDT_LINK_ROAD;
  guint cost = 0;

  cost += rdt_link_has (terrain, other) ? 8 : 0;
  cost += rdt_link_has (terrain, self->kind) ? 4 : 0;
  cost += self->kind == RDT_LINK_RIVER && is_taken (setup, cell) ? 4 : 0;
  cost += terrain->works != 0 ? 2 : 0;
  cost += terrain->ground != RDT_GROUND_OPEN ? 1 : 0;

  return cost;
}

static RdtCell
find_way (const RdtGap   *self,
          const RdtSetup *setup)
{
  RdtCell best = RDT_NO_CELL;
  guint least = G_MAXUINT;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&setup->grid); facing++)
    {
      RdtCell cell = rdt_grid_step (&setup->grid, self->from, facing);

      if (cell == RDT_NO_CELL
          || rdt_grid_facing_to (&setup->grid, cell, self->to) == RDT_NO_FACING
          || find_cost (self, setup, cell) >= least)
        continue;

      best = cell;
      least = find_cost (self, setup, cell);
    }

  return best;
}

static void
lead_through (const RdtGap *self,
              RdtSetup     *setup,
              RdtCell       cell)
{
  RdtTerrain *terrain = &setup->terrain[cell];
  gboolean has_road = terrain->has_road;

  if (rdt_link_has (terrain, self->kind))
    return;

  if (self->kind == RDT_LINK_RIVER)
    {
      rdt_terrain_set_ground (terrain, RDT_GROUND_RIVER);
      if (has_road)
        terrain->crossing = RDT_CROSSING_BRIDGE;
    }
  else if (terrain->ground == RDT_GROUND_RIVER && terrain->crossing == RDT_CROSSING_NONE)
    terrain->crossing = RDT_CROSSING_BRIDGE;

  rdt_link_set (terrain, self->kind, 0);
}

/**
 * rdt_gap_close:
 * @setup: a scenario whose roads and rivers have lists of edges
 *
 * Closes a gap through a cell between the two, if there is one.
 */
void
rdt_gap_close (const RdtGap *self,
               RdtSetup     *setup)
{
  RdtCell cell = find_way (self, setup);

  if (cell == RDT_NO_CELL)
    return;

  lead_through (self, setup, cell);
  rdt_link_join (setup, self->kind, self->from, cell);
  rdt_link_join (setup, self->kind, cell, self->to);
}

/* Whether a road is wanted in a cell although it ends there. */
static gboolean
is_wanted (const RdtSetup *setup,
           RdtCell         cell)
{
  const RdtTerrain *terrain = &setup->terrain[cell];
  RdtPlace place = rdt_place_of (&setup->grid, cell);

  for (guint i = 0; i < setup->objectives->len; i++)
    if (rdt_place_equal (((RdtSetupObjective *) g_ptr_array_index (setup->objectives, i))->at,
                         place))
      return TRUE;

  return terrain->works != 0 || terrain->ground != RDT_GROUND_OPEN;
}

static void
trim_end (RdtSetup *setup,
          RdtCell   cell)
{
  guint8 edges = rdt_link_find (setup, RDT_LINK_ROAD, cell);
  RdtFacing facing = g_bit_nth_lsf (edges, -1);

  if (edges == 0 || !is_end (setup, RDT_LINK_ROAD, cell) || is_wanted (setup, cell)
      || rdt_grid_step (&setup->grid, cell, facing) == RDT_NO_CELL)
    return;

  rdt_link_toggle (setup, RDT_LINK_ROAD, cell, facing);
  rdt_terrain_set_road (&setup->terrain[cell], FALSE);
}

/**
 * rdt_gap_trim:
 * @setup: a scenario whose gaps have been closed
 *
 * Removes a bend of a road that closing a gap has turned into a spur.  Rivers
 * are kept, because they are ground.
 */
void
rdt_gap_trim (const RdtGap *self,
              RdtSetup     *setup)
{
  if (self->kind == RDT_LINK_ROAD && !self->is_from_end)
    trim_end (setup, self->from);
  if (self->kind == RDT_LINK_ROAD && !self->is_to_end)
    trim_end (setup, self->to);
}
