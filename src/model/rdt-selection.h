/* rdt-selection.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-muster.h"

G_BEGIN_DECLS

/**
 * RdtSelection:
 * @area: the cells that are chosen, if @has_area
 * @unit: the unit that is chosen, or %RDT_NOBODY
 * @corner: the cell where choosing began, or %RDT_NO_CELL
 *
 * What is chosen of a scenario that is being drawn.  The scenario may change
 * meanwhile: what it has no more is not chosen any longer.
 */
typedef struct
{
  RdtArea        area;
  RdtRosterPlace unit;
  RdtCell        corner;
  gboolean       has_area;
} RdtSelection;

void           rdt_selection_clear       (RdtSelection       *self);
void           rdt_selection_choose      (RdtSelection       *self,
                                          const RdtSetup     *setup,
                                          RdtCell             cell,
                                          guint               clicked);
void           rdt_selection_choose_unit (RdtSelection       *self,
                                          const RdtSetup     *setup,
                                          RdtRosterPlace      place);
void           rdt_selection_choose_all  (RdtSelection       *self,
                                          const RdtSetup     *setup);
void           rdt_selection_extend      (RdtSelection       *self,
                                          const RdtSetup     *setup,
                                          RdtCell             cell);
gboolean       rdt_selection_get_area    (const RdtSelection *self,
                                          const RdtSetup     *setup,
                                          RdtArea            *area);
RdtRosterPlace rdt_selection_get_unit    (const RdtSelection *self,
                                          const RdtSetup     *setup);

G_END_DECLS
