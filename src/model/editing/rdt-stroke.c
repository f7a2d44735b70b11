/* rdt-stroke.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-stroke.h"

/**
 * rdt_stroke_draw:
 * @cells: (element-type RdtCell): where
 * @is_taking: whether what the tool puts is taken away instead
 *
 * Draws with a tool, in those of some cells where that changes anything.
 *
 * Returns: whether there were any
 */
gboolean
rdt_stroke_draw (RdtScenario   *scenario,
                 const RdtTool *tool,
                 const GArray  *cells,
                 gboolean       is_taking)
{
  const RdtSetup *before = rdt_scenario_get_setup (scenario);
  g_autofree char *name = rdt_tool_dup_name (tool);
  RdtSetup *setup = NULL;

  for (guint i = 0; i < cells->len; i++)
    {
      RdtCell cell = g_array_index (cells, RdtCell, i);
      gboolean is_in = rdt_tool_is_in (tool, setup != NULL ? setup : before, cell);

      if (!is_in != !is_taking)
        continue;

      if (setup == NULL)
        setup = rdt_setup_copy (before);
      if (is_taking)
        rdt_tool_take (tool, setup, cell);
      else
        rdt_tool_put (tool, setup, cell);
    }

  if (setup != NULL)
    rdt_scenario_edit (scenario, name, setup);

  return setup != NULL;
}
