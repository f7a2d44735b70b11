/* rdt-tool-item.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "rdt-tool.h"

G_BEGIN_DECLS

#define RDT_TYPE_TOOL_ITEM (rdt_tool_item_get_type ())

G_DECLARE_FINAL_TYPE (RdtToolItem, rdt_tool_item, RDT, TOOL_ITEM, GObject)

GListModel    *rdt_tool_item_list     (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;

const RdtTool *rdt_tool_item_get_tool (RdtToolItem    *self);

G_END_DECLS
