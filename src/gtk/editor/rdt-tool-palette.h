/* rdt-tool-palette.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-editor.h"
#include "rdt-palette.h"

G_BEGIN_DECLS

#define RDT_TYPE_TOOL_PALETTE (rdt_tool_palette_get_type ())

G_DECLARE_FINAL_TYPE (RdtToolPalette, rdt_tool_palette, RDT, TOOL_PALETTE, AdwBin)

void rdt_tool_palette_set_editor   (RdtToolPalette   *self,
                                   RdtEditor         *editor);
void rdt_tool_palette_set_palette (RdtToolPalette   *self,
                                   const RdtPalette *palette);
void rdt_tool_palette_refresh     (RdtToolPalette   *self);

G_END_DECLS
