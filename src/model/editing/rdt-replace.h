/* rdt-replace.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-tool.h"

G_BEGIN_DECLS

/* Replacing terrain on a board. */

GArray   *rdt_replace_list_tools (const RdtRules *rules) G_GNUC_WARN_UNUSED_RESULT;
gboolean  rdt_replace_is_fit     (const RdtTool  *found,
                                  const RdtTool  *instead);
guint     rdt_replace_count      (const RdtSetup *setup,
                                  const GArray   *cells,
                                  const RdtTool  *found);
void      rdt_replace_all        (RdtSetup       *setup,
                                  const GArray   *cells,
                                  const RdtTool  *found,
                                  const RdtTool  *instead);

G_END_DECLS
