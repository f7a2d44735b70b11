/* rdt-unit.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

#define RDT_TYPE_UNIT (rdt_unit_get_type ())

G_DECLARE_FINAL_TYPE (RdtUnit, rdt_unit, RDT, UNIT, GObject)

RdtUnitIndex  rdt_unit_get_index     (RdtUnit   *self);
const char   *rdt_unit_get_id        (RdtUnit   *self);
const char   *rdt_unit_get_type_name (RdtUnit   *self);
RdtSide       rdt_unit_get_side      (RdtUnit   *self);
RdtQuality    rdt_unit_get_quality   (RdtUnit   *self);
RdtCell       rdt_unit_get_cell      (RdtUnit   *self);
RdtStatus     rdt_unit_get_status    (RdtUnit   *self);

GListModel   *rdt_unit_list_new      (RdtBattle *battle,
                                      RdtSide    side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
