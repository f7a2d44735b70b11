/* rdt-stroke.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-stroke.h"

#include "rdt-roster.h"
#include "rdt-shape.h"

static gboolean
share_edge (const RdtSetup *setup,
            RdtCell         a,
            RdtCell         b)
{
  return a != RDT_NO_CELL && rdt_grid_facing_to (&setup->grid, a, b) != RDT_NO_FACING;
}

/* A shape puts no more than one unit into a cell; for another, click again. */
static gboolean
is_taken (const RdtTool  *tool,
          const RdtSetup *setup,
          const GArray   *cells,
          RdtCell         cell)
{
  RdtPlace place = rdt_place_of (&setup->grid, cell);

  return tool->kind == RDT_TOOL_UNIT && cells->len > 1
         && rdt_roster_place_is_set (rdt_roster_find_at (setup, place, RDT_NOBODY));
}

/**
 * rdt_stroke_draw:
 * @cells: (element-type RdtCell): the cells
 * @is_line: whether they are a line, along which roads and rivers connect
 * @radius: the radius of the brush
 *
 * Draws with a tool.  A stroke only adds; removing is for the eraser.
 *
 * Returns: whether it changed anything
 */
gboolean
rdt_stroke_draw (RdtScenario   *scenario,
                 const RdtTool *tool,
                 const GArray  *cells,
                 gboolean       is_line,
                 guint          radius)
{
  g_autoptr(GArray) broad = NULL;
  const RdtSetup *before = rdt_scenario_get_setup (scenario);
  g_autofree char *name = rdt_tool_dup_name (tool);
  RdtSetup *setup = NULL;
  RdtCell last = RDT_NO_CELL;

  if (radius > 0 && rdt_tool_is_broad (tool))
    {
      broad = rdt_shape_widen (&before->grid, cells, radius);
      cells = broad;
    }

  for (guint i = 0; i < cells->len; i++)
    {
      RdtCell cell = g_array_index (cells, RdtCell, i);
      RdtCell from = is_line && share_edge (before, last, cell) ? last : RDT_NO_CELL;

      last = cell;
      if (is_taken (tool, setup != NULL ? setup : before, cells, cell)
          || rdt_tool_is_in_along (tool, setup != NULL ? setup : before, from, cell))
        continue;

      if (setup == NULL)
        setup = rdt_setup_copy (before);
      rdt_tool_put_along (tool, setup, from, cell);
    }

  if (setup != NULL)
    rdt_scenario_edit (scenario, name, setup);

  return setup != NULL;
}
