/* rdt-retreat-cells.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-retreat-cells.h"

/* Modern: Definitions, Retreat; R10, R11. */
gboolean
rdt_may_retreat_to (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtUnitIndex       unit,
                    RdtCell            cell)
{
  return rdt_position_is_empty (position, cell)
         && (game->map->cells[cell].flags & RDT_MAP_DEEP) == 0
         && !rdt_is_near_enemy (game, position, cell, game->units[unit].side);
}

/**
 * rdt_find_retreats:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: a unit on the board that must retreat
 * @cells: (out caller-allocates): room for one cell in each direction
 *
 * Finds the cells to which a unit may retreat, clockwise from north.  Rule: R10.
 *
 * Returns: the number of cells
 */
guint
rdt_find_retreats (const RdtGame     *game,
                   const RdtPosition *position,
                   RdtUnitIndex       unit,
                   RdtCell           *cells)
{
  RdtCell from = position->units[unit].cell;
  guint n = 0;

  for (guint i = 0; i < game->map->n_facings; i++)
    {
      RdtCell cell = game->map->cells[from].neighbours[i];

      if (cell != RDT_NO_CELL && rdt_may_retreat_to (game, position, unit, cell))
        cells[n++] = cell;
    }

  return n;
}

/* Portable: Close Combat; P7, P9. */
static gboolean
may_withdraw_to (const RdtGame     *game,
                 const RdtPosition *position,
                 RdtUnitIndex       unit,
                 RdtCell            cell)
{
  const RdtMap *map = game->map;
  int rise = map->cells[cell].height - map->cells[position->units[unit].cell].height;

  return rdt_may_retreat_to (game, position, unit, cell)
         && (!game->rules->laws[RDT_LAW_MOVE_HEIGHT] || ABS (rise) <= 1);
}

/**
 * rdt_list_surroundings:
 * @map: a map
 * @from: a cell of it
 * @cells: (out caller-allocates): room for 8 cells
 *
 * Lists the cells around a cell, on squares including diagonal ones, in the
 * order of cells.
 *
 * Returns: the number of cells
 */
guint
rdt_list_surroundings (const RdtMap *map,
                       RdtCell       from,
                       RdtCell      *cells)
{
  guint n = 0;

  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      {
        RdtCell cell = rdt_grid_cell_at (&map->grid, map->cells[from].column + dx,
                                         map->cells[from].row + dy);

        if (cell == RDT_NO_CELL || cell == from)
          continue;

        if (map->grid.kind == RDT_GRID_SQUARE || rdt_map_get_distance (map, from, cell) == 1)
          cells[n++] = cell;
      }

  return n;
}

/**
 * rdt_find_withdrawals:
 * @game: a battle's fixed half
 * @position: its other half
 * @unit: an attacker that must withdraw
 * @cells: (out caller-allocates): room for 8 cells
 *
 * Finds the cells to which an attacker may withdraw after a drawn close combat.
 *
 * Returns: the number of cells
 */
guint
rdt_find_withdrawals (const RdtGame     *game,
                      const RdtPosition *position,
                      RdtUnitIndex       unit,
                      RdtCell           *cells)
{
  RdtCell around[8];
  guint n_around = rdt_list_surroundings (game->map, position->units[unit].cell, around);
  guint n = 0;

  for (guint i = 0; i < n_around; i++)
    if (may_withdraw_to (game, position, unit, around[i]))
      cells[n++] = around[i];

  return n;
}
