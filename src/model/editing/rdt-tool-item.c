/* rdt-tool-item.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tool-item.h"

#include "rdt-replace.h"

/**
 * RdtToolItem:
 *
 * An item of the tool palette.
 */

struct _RdtToolItem
{
  GObject  parent_instance;

  RdtTool  tool;
};

G_DEFINE_FINAL_TYPE (RdtToolItem, rdt_tool_item, G_TYPE_OBJECT)

static void
rdt_tool_item_class_init (RdtToolItemClass *klass)
{
}

static void
rdt_tool_item_init (RdtToolItem *self)
{
}

static void
append (GListStore    *tools,
        const RdtTool *tool)
{
  g_autoptr(RdtToolItem) item = g_object_new (RDT_TYPE_TOOL_ITEM, NULL);

  item->tool = *tool;
  g_list_store_append (tools, item);
}

/**
 * rdt_tool_item_list:
 *
 * Returns: (transfer full): a list of the tools for a rule set: terrain, with
 *   one tool for all heights, then zones, then units
 */
GListModel *
rdt_tool_item_list (const RdtRules *rules)
{
  GListStore *tools = g_list_store_new (RDT_TYPE_TOOL_ITEM);
  g_autoptr(GArray) terrain = rdt_replace_list_tools (rules);
  RdtTool tool = { .kind = RDT_TOOL_ERASE };

  for (guint i = 0; i < terrain->len; i++)
    {
      const RdtTool *ground = &g_array_index (terrain, RdtTool, i);

      if (ground->kind != RDT_TOOL_HEIGHT || ground->value == 1)
        append (tools, ground);
    }

  for (; tool.kind < RDT_TOOL_UNIT; tool.kind++)
    append (tools, &tool);

  for (guint i = 0; i < rules->n_types; i++)
    {
      tool.type = g_intern_string (rules->types[i].id);
      append (tools, &tool);
    }

  return G_LIST_MODEL (tools);
}

const RdtTool *
rdt_tool_item_get_tool (RdtToolItem *self)
{
  g_return_val_if_fail (RDT_IS_TOOL_ITEM (self), NULL);

  return &self->tool;
}
