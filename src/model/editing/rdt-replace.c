/* rdt-replace.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-replace.h"

/**
 * rdt_replace_list_tools:
 *
 * Returns: (transfer full) (element-type RdtTool): all terrain of a rule set, as
 *   tools
 */
GArray *
rdt_replace_list_tools (const RdtRules *rules)
{
  GArray *tools = g_array_new (FALSE, FALSE, sizeof (RdtTool));
  RdtTool tool = { .kind = RDT_TOOL_GROUND };

  for (tool.value = 0; tool.value <= RDT_GROUND_RIVER; tool.value++)
    g_array_append_val (tools, tool);

  tool.kind = RDT_TOOL_CROSSING;
  for (tool.value = RDT_CROSSING_FORD; tool.value <= RDT_CROSSING_BRIDGE; tool.value++)
    g_array_append_val (tools, tool);

  tool = (RdtTool) { .kind = RDT_TOOL_ROAD };
  g_array_append_val (tools, tool);

  tool.kind = RDT_TOOL_HEIGHT;
  for (tool.value = 0; tool.value <= RDT_MAX_HEIGHT; tool.value++)
    g_array_append_val (tools, tool);

  tool.kind = RDT_TOOL_WORKS;
  for (tool.value = 0; tool.value < RDT_N_WORKS; tool.value++)
    if ((rules->works >> tool.value) & 1)
      g_array_append_val (tools, tool);

  return tools;
}

/**
 * rdt_replace_is_fit:
 * @instead: (nullable): the replacement, or %NULL for nothing
 *
 * Whether terrain can be replaced by other terrain: ground and heights only by
 * their like, as every cell has them; anything else also by nothing.
 */
gboolean
rdt_replace_is_fit (const RdtTool *found,
                    const RdtTool *instead)
{
  gboolean is_always = found->kind == RDT_TOOL_GROUND || found->kind == RDT_TOOL_HEIGHT;

  if (instead == NULL)
    return !is_always;

  return found->kind == instead->kind && found->value != instead->value;
}

/**
 * rdt_replace_count:
 * @cells: (element-type RdtCell): the cells to search
 *
 * Returns: the number of cells that have it
 */
guint
rdt_replace_count (const RdtSetup *setup,
                   const GArray   *cells,
                   const RdtTool  *found)
{
  guint n = 0;

  for (guint i = 0; i < cells->len; i++)
    n += rdt_tool_is_in (found, setup, g_array_index (cells, RdtCell, i));

  return n;
}

/**
 * rdt_replace_all:
 * @instead: (nullable): the replacement, or %NULL for nothing
 */
void
rdt_replace_all (RdtSetup      *setup,
                 const GArray  *cells,
                 const RdtTool *found,
                 const RdtTool *instead)
{
  g_return_if_fail (rdt_replace_is_fit (found, instead));

  for (guint i = 0; i < cells->len; i++)
    {
      RdtCell cell = g_array_index (cells, RdtCell, i);

      if (!rdt_tool_is_in (found, setup, cell))
        continue;

      rdt_tool_take (found, setup, cell);
      if (found->kind == RDT_TOOL_CROSSING)
        setup->terrain[cell].crossing = RDT_CROSSING_NONE;
      if (instead != NULL)
        rdt_tool_put (instead, setup, cell);
    }
}
