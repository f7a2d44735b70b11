/* rdt-swatch.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-palette.h"
#include "rdt-tool.h"

G_BEGIN_DECLS

#define RDT_TYPE_SWATCH (rdt_swatch_get_type ())

G_DECLARE_FINAL_TYPE (RdtSwatch, rdt_swatch, RDT, SWATCH, GtkWidget)

GtkWidget *rdt_swatch_new  (const RdtTool    *tool) G_GNUC_WARN_UNUSED_RESULT;
void       rdt_swatch_show (RdtSwatch        *self,
                            const RdtTool    *tool,
                            RdtGridKind       kind,
                            const RdtPalette *palette);

G_END_DECLS
