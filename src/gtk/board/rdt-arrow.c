/* rdt-arrow.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-arrow.h"

#include <gtk/gtk.h>

/* Left and right move to the next column; on hexes they alternate between its two
 * neighbours, so that the cursor stays in its row.
 */
static RdtCell
step_sideways (const RdtGrid *grid,
               RdtCell        cell,
               int            side)
{
  int column = rdt_grid_get_column (grid, cell) + side;

  return rdt_grid_cell_at (grid, column, rdt_grid_get_row (grid, cell));
}

/**
 * rdt_arrow_find_cell:
 * @key: an arrow key, or one of the four around them, which move to the slanting
 *   neighbours of a hex
 *
 * Returns: the cell to move to, or %RDT_NO_CELL
 */
RdtCell
rdt_arrow_find_cell (guint          key,
                     const RdtGrid *grid,
                     RdtCell        cell)
{
  gboolean is_hex = grid->kind == RDT_GRID_HEX;

  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return rdt_grid_step (grid, cell, 0);

    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return rdt_grid_step (grid, cell, is_hex ? 3 : 2);

    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step_sideways (grid, cell, -1);

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step_sideways (grid, cell, 1);

    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return is_hex ? rdt_grid_step (grid, cell, 1) : RDT_NO_CELL;

    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
      return is_hex ? rdt_grid_step (grid, cell, 2) : RDT_NO_CELL;

    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return is_hex ? rdt_grid_step (grid, cell, 4) : RDT_NO_CELL;

    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return is_hex ? rdt_grid_step (grid, cell, 5) : RDT_NO_CELL;

    default:
      return RDT_NO_CELL;
    }
}

gboolean
rdt_arrow_is_key (guint key)
{
  return (key >= GDK_KEY_Home && key <= GDK_KEY_End)
         || (key >= GDK_KEY_KP_Home && key <= GDK_KEY_KP_End);
}
