/* rdt-selection.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-unit-group.h"

G_BEGIN_DECLS

/**
 * RdtSelection:
 * @area: the cells that are chosen, if @has_area
 * @unit: the unit that is chosen, or %RDT_NOBODY
 * @group: whether each unit is chosen, by number, when it is more than one
 * @n_group: how many units there were then; 0 for no group
 * @corner: the cell where choosing began, or %RDT_NO_CELL
 *
 * What is chosen of a scenario that is being drawn.  The scenario may change
 * meanwhile: what it has no more is not chosen any longer.
 */
typedef struct
{
  RdtArea        area;
  RdtRosterPlace unit;
  gboolean       group[RDT_MAX_UNITS];
  guint          n_group;
  RdtCell        corner;
  gboolean       has_area;
} RdtSelection;

void            rdt_selection_clear        (RdtSelection       *self);
void            rdt_selection_choose       (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            RdtCell             cell,
                                            guint               clicked);
void            rdt_selection_choose_unit  (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            RdtRosterPlace      place);
void            rdt_selection_follow       (RdtSelection       *self,
                                            const RdtSetup     *before,
                                            const RdtSetup     *setup);
void            rdt_selection_choose_all   (RdtSelection       *self,
                                            const RdtSetup     *setup);
void            rdt_selection_extend       (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            RdtCell             cell);
void            rdt_selection_choose_group (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            const GArray       *units);
void            rdt_selection_toggle_unit  (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            RdtRosterPlace      place);
void            rdt_selection_grab         (RdtSelection       *self,
                                            const RdtSetup     *setup,
                                            RdtCell             cell,
                                            guint               pressed);
RdtRosterPlace  rdt_selection_find_next    (const RdtSelection *self,
                                            const RdtSetup     *setup,
                                            int                 n_on);
GArray         *rdt_selection_list_units   (const RdtSelection *self,
                                            const RdtSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;
gboolean        rdt_selection_get_area     (const RdtSelection *self,
                                            const RdtSetup     *setup,
                                            RdtArea            *area);
RdtRosterPlace  rdt_selection_get_unit     (const RdtSelection *self,
                                            const RdtSetup     *setup);
GArray         *rdt_selection_list_cells    (const RdtSelection *self,
                                            const RdtSetup     *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
