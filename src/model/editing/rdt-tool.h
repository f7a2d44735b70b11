/* rdt-tool.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-link.h"

G_BEGIN_DECLS

typedef enum
{
  RDT_TOOL_GROUND,
  RDT_TOOL_CROSSING,
  RDT_TOOL_ROAD,
  RDT_TOOL_HEIGHT,
  RDT_TOOL_WORKS,
  RDT_TOOL_ERASE,
  RDT_TOOL_DEPLOY,
  RDT_TOOL_EXIT,
  RDT_TOOL_OBJECTIVE,
  RDT_TOOL_LABEL,
  RDT_TOOL_UNIT,
} RdtToolKind;

/**
 * RdtTool:
 * @value: the ground, crossing or works, or the height
 * @side: the side of a zone or unit
 * @type: (nullable): the type of a unit
 *
 * A tool that draws in cells of a board being edited.
 */
typedef struct
{
  RdtToolKind  kind;
  guint8       value;
  RdtSide      side;
  const char  *type;
} RdtTool;

gboolean  rdt_tool_is_in    (const RdtTool  *self,
                             const RdtSetup *setup,
                             RdtCell         cell);
gboolean  rdt_tool_is_broad (const RdtTool  *self);
gboolean  rdt_tool_is_spot (const RdtTool   *self);
gboolean  rdt_tool_is_single (const RdtTool *self);
gboolean  rdt_tool_has_side (const RdtTool  *self);
gboolean  rdt_tool_find_line (const RdtTool *self,
                              RdtLinkKind   *kind);
void      rdt_tool_put      (const RdtTool  *self,
                             RdtSetup       *setup,
                             RdtCell         cell);
gboolean  rdt_tool_is_in_along (const RdtTool  *self,
                                const RdtSetup *setup,
                                RdtCell         before,
                                RdtCell         cell);
void      rdt_tool_put_along (const RdtTool *self,
                              RdtSetup       *setup,
                              RdtCell         before,
                              RdtCell         cell);
void      rdt_tool_take     (const RdtTool  *self,
                             RdtSetup       *setup,
                             RdtCell         cell);
void      rdt_tool_pick     (RdtTool        *self,
                             const RdtSetup *setup,
                             RdtCell         cell);
gboolean  rdt_tool_equal    (const RdtTool  *self,
                             const RdtTool  *other);
char     *rdt_tool_dup_name (const RdtTool  *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
