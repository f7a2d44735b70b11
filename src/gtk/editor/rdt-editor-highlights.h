/* rdt-editor-highlights.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-overlay.h"

G_BEGIN_DECLS

/* Highlights on the board of the editor. */

void rdt_editor_highlights_show_cells (RdtOverlay     *overlay,
                                       const GArray   *cells);
void rdt_editor_highlights_show_area  (RdtOverlay     *overlay,
                                       const RdtGrid  *grid,
                                       const RdtArea  *area);
void rdt_editor_highlights_show_zones (RdtOverlay     *overlay,
                                       const RdtSetup *setup);
void rdt_editor_highlights_show_units (RdtOverlay     *overlay,
                                       const RdtSetup *setup,
                                       const GArray   *units,
                                       RdtPlace        from,
                                       RdtPlace        to);

G_END_DECLS
