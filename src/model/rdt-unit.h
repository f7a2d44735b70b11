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

RdtUnit     *rdt_unit_new           (RdtBattle         *battle,
                                     RdtUnitIndex       index) G_GNUC_WARN_UNUSED_RESULT;

RdtUnitIndex rdt_unit_get_index     (RdtUnit           *self);
const char  *rdt_unit_get_id        (RdtUnit           *self);
char        *rdt_unit_dup_name      (RdtUnit           *self) G_GNUC_WARN_UNUSED_RESULT;
const char  *rdt_unit_get_type_name (RdtUnit           *self);
RdtSide      rdt_unit_get_side      (RdtUnit           *self);
RdtQuality   rdt_unit_get_quality   (RdtUnit           *self);
RdtCell      rdt_unit_get_cell      (RdtUnit           *self);
RdtFacing    rdt_unit_get_facing    (RdtUnit           *self);
RdtStatus    rdt_unit_get_status    (RdtUnit           *self);

void         rdt_unit_notice        (RdtUnit           *self,
                                     const RdtPosition *before);

G_END_DECLS
