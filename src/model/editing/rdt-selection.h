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
 * @area: the selected cells, if @has_area
 * @unit: the selected unit, or %RDT_NOBODY
 * @group: by number, whether each unit is selected, if several are
 * @n_group: the number of units at that time; 0 for no group
 * @corner: the first corner of a selection, or %RDT_NO_CELL
 *
 * The selection in a scenario being edited.  If the scenario changes, anything
 * that it no longer has is deselected.
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
