/* rdt-unit-group.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-roster.h"

G_BEGIN_DECLS

/* Several units of a scenario being edited, identified by their places in the file. */

GArray   *rdt_unit_group_new     (void) G_GNUC_WARN_UNUSED_RESULT;
GArray   *rdt_unit_group_new_in  (const RdtSetup *setup,
                                  const RdtArea  *area) G_GNUC_WARN_UNUSED_RESULT;
gboolean  rdt_unit_group_find    (const GArray   *units,
                                  RdtRosterPlace  place,
                                  guint          *index);
gboolean  rdt_unit_group_is_at   (const GArray   *units,
                                  const RdtSetup *setup,
                                  RdtPlace        place);
void      rdt_unit_group_turn    (const GArray   *units,
                                  RdtSetup       *setup,
                                  int             n_clockwise);
void      rdt_unit_group_remove  (const GArray   *units,
                                  RdtSetup       *setup);
GArray   *rdt_unit_group_list_at (const GArray   *units,
                                  const RdtSetup *setup,
                                  RdtPlace        from,
                                  RdtPlace        to) G_GNUC_WARN_UNUSED_RESULT;
RdtPlace  rdt_unit_group_shift   (const RdtGrid  *grid,
                                  RdtPlace        place,
                                  RdtPlace        from,
                                  RdtPlace        to);
gboolean  rdt_unit_group_move    (const GArray   *units,
                                  RdtSetup       *setup,
                                  RdtPlace        from,
                                  RdtPlace        to);
GArray   *rdt_unit_group_new_like (const RdtSetup *setup,
                                   const GArray   *units) G_GNUC_WARN_UNUSED_RESULT;
void      rdt_unit_group_change_side (const GArray *units,
                                      RdtSetup     *setup);

G_END_DECLS
