/* rdt-stroke.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-scenario.h"
#include "rdt-tool.h"

G_BEGIN_DECLS

gboolean rdt_stroke_draw (RdtScenario   *scenario,
                          const RdtTool *tool,
                          const GArray  *cells,
                          gboolean       is_line,
                          guint          radius);

G_END_DECLS
