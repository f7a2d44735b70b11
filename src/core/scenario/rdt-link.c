/* rdt-link.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-link.h"

/* The edges at which roads and rivers continue, as drawn.  The rules use the
 * connected edges of roads in the map.
 */

/**
 * rdt_link_has:
 *
 * Whether a cell has a river or a road; a bridge implies a road.  Rule: R11.
 */
gboolean
rdt_link_has (const RdtTerrain *terrain,
              RdtLinkKind       kind)
{
  if (kind == RDT_LINK_RIVER)
    return terrain->ground == RDT_GROUND_RIVER;

  return terrain->has_road
         || (terrain->ground == RDT_GROUND_RIVER && terrain->crossing == RDT_CROSSING_BRIDGE);
}

static gboolean
has_list (const RdtTerrain *terrain,
          RdtLinkKind       kind)
{
  return kind == RDT_LINK_ROAD ? terrain->has_links : terrain->has_flows;
}

static guint8
get_list (const RdtTerrain *terrain,
          RdtLinkKind       kind)
{
  return kind == RDT_LINK_ROAD ? terrain->links : terrain->flows;
}

static gboolean
goes_over (const RdtTerrain *terrain,
           RdtLinkKind       kind,
           RdtFacing         facing)
{
  return !has_list (terrain, kind) || ((get_list (terrain, kind) >> facing) & 1) != 0;
}

/**
 * rdt_link_set:
 * @edges: a bit mask of facings
 *
 * Sets the list of edges of a cell's road or river.
 */
void
rdt_link_set (RdtTerrain  *terrain,
              RdtLinkKind  kind,
              guint8       edges)
{
  if (kind == RDT_LINK_ROAD)
    {
      terrain->has_road = TRUE;
      terrain->has_links = TRUE;
      terrain->links = edges;
    }
  else
    {
      terrain->has_flows = TRUE;
      terrain->flows = edges;
    }
}

/* At the edge of the board a line with one neighbour continues off the board,
 * straight if possible.
 */
static guint8
find_way_out (const RdtGrid *grid,
              RdtCell        cell,
              guint8         links)
{
  guint n = rdt_grid_get_n_facings (grid);
  guint from = g_bit_nth_lsf (links, -1);
  const guint turns[] = { n / 2, n / 2 + 1, n / 2 - 1 };

  if (links == 0)
    return 0;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      RdtFacing facing = (from + turns[i]) % n;

      if (rdt_grid_step (grid, cell, facing) == RDT_NO_CELL)
        return 1 << facing;
    }

  return 0;
}

/**
 * rdt_link_find:
 *
 * Finds the edges at which the road or river of a cell continues.  One with a
 * list follows the list, also into cells without a road and off the board, but
 * not into a cell whose own list lacks the edge between them.
 *
 * Returns: a bit mask of facings
 */
guint8
rdt_link_find (const RdtSetup *setup,
               RdtLinkKind     kind,
               RdtCell         cell)
{
  const RdtGrid *grid = &setup->grid;
  const RdtTerrain *terrain = &setup->terrain[cell];
  guint8 links = 0;

  if (!rdt_link_has (terrain, kind))
    return 0;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    {
      RdtCell next = rdt_grid_step (grid, cell, facing);

      if (!goes_over (terrain, kind, facing))
        continue;

      if (next == RDT_NO_CELL || !rdt_link_has (&setup->terrain[next], kind))
        links |= has_list (terrain, kind) << facing;
      else if (goes_over (&setup->terrain[next], kind, rdt_grid_reverse (grid, facing)))
        links |= 1 << facing;
    }

  if (!has_list (terrain, kind) && links != 0 && (links & (links - 1)) == 0)
    links |= find_way_out (grid, cell, links);

  return links;
}

/**
 * rdt_link_write_down:
 *
 * Makes the present edges of a cell's road or river explicit.
 */
void
rdt_link_write_down (RdtSetup    *setup,
                     RdtLinkKind  kind,
                     RdtCell      cell)
{
  RdtTerrain *terrain = &setup->terrain[cell];

  if (rdt_link_has (terrain, kind) && !has_list (terrain, kind))
    rdt_link_set (terrain, kind, rdt_link_find (setup, kind, cell));
}

static void
set_edge (RdtSetup    *setup,
          RdtLinkKind  kind,
          RdtCell      cell,
          RdtFacing    facing,
          gboolean     is_on)
{
  RdtTerrain *terrain = &setup->terrain[cell];
  guint8 bit = 1 << facing;

  if (has_list (terrain, kind))
    rdt_link_set (terrain, kind, is_on ? get_list (terrain, kind) | bit
                                       : get_list (terrain, kind) & ~bit);
}

/**
 * rdt_link_join:
 *
 * Connects the roads or rivers of two neighbouring cells.
 */
void
rdt_link_join (RdtSetup    *setup,
               RdtLinkKind  kind,
               RdtCell      from,
               RdtCell      to)
{
  RdtFacing facing = rdt_grid_facing_to (&setup->grid, from, to);

  if (facing == RDT_NO_FACING)
    return;

  set_edge (setup, kind, from, facing, TRUE);
  set_edge (setup, kind, to, rdt_grid_reverse (&setup->grid, facing), TRUE);
}

/* The edges of a cell that are edges of the board. */
static guint8
find_border (const RdtGrid *grid,
             RdtCell        cell)
{
  guint8 border = 0;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    border |= (rdt_grid_step (grid, cell, facing) == RDT_NO_CELL) << facing;

  return border;
}

/**
 * rdt_link_prolong:
 * @from: a cell with a list
 * @to: the next cell, in which the line is new
 *
 * Continues the road or river of a cell in the next one, where it begins anew if
 * they share no edge: paths rotated on hexes may have gaps.  An end that ran off
 * the board no longer does; at the border the new end does, and so does the
 * first cell if it is the whole line.
 */
void
rdt_link_prolong (RdtSetup    *setup,
                  RdtLinkKind  kind,
                  RdtCell      from,
                  RdtCell      to)
{
  const RdtGrid *grid = &setup->grid;
  RdtFacing facing = rdt_grid_facing_to (grid, to, from);
  guint8 back = facing != RDT_NO_FACING ? 1 << facing : 0;
  guint8 ahead = facing != RDT_NO_FACING ? 1 << rdt_grid_reverse (grid, facing) : 0;
  guint8 edges = get_list (&setup->terrain[from], kind);
  guint8 inside = edges & ~find_border (grid, from);

  if ((inside & ~ahead) == 0 && ahead != 0)
    rdt_link_set (&setup->terrain[from], kind, edges | find_way_out (grid, from, ahead));
  else if ((inside & (inside - 1)) == 0
           && find_way_out (grid, from, inside) == (edges & ~inside))
    rdt_link_set (&setup->terrain[from], kind, inside);

  rdt_link_set (&setup->terrain[to], kind, back | find_way_out (grid, to, back));
  rdt_link_join (setup, kind, from, to);
}

/**
 * rdt_link_toggle:
 *
 * Cuts the road or river at an edge, or connects it.  Both cells get lists, so
 * that nothing else changes.
 */
void
rdt_link_toggle (RdtSetup    *setup,
                 RdtLinkKind  kind,
                 RdtCell      cell,
                 RdtFacing    facing)
{
  gboolean is_on = !((rdt_link_find (setup, kind, cell) >> facing) & 1);
  RdtCell next = rdt_grid_step (&setup->grid, cell, facing);

  rdt_link_write_down (setup, kind, cell);
  if (next != RDT_NO_CELL && rdt_link_has (&setup->terrain[next], kind))
    {
      rdt_link_write_down (setup, kind, next);
      set_edge (setup, kind, next, rdt_grid_reverse (&setup->grid, facing), is_on);
    }

  set_edge (setup, kind, cell, facing, is_on);
}

/**
 * rdt_link_leave:
 *
 * Removes a cell from the lists of its neighbours, before its road or river is
 * removed.
 */
void
rdt_link_leave (RdtSetup    *setup,
                RdtLinkKind  kind,
                RdtCell      cell)
{
  if (!rdt_link_has (&setup->terrain[cell], kind))
    return;

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (&setup->grid); facing++)
    {
      RdtCell next = rdt_grid_step (&setup->grid, cell, facing);

      if (next != RDT_NO_CELL)
        set_edge (setup, kind, next, rdt_grid_reverse (&setup->grid, facing), FALSE);
    }
}
