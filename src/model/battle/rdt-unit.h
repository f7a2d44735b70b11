/* rdt-unit.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_UNIT (rdt_unit_get_type ())

G_DECLARE_FINAL_TYPE (RdtUnit, rdt_unit, RDT, UNIT, GObject)

RdtUnitIndex  rdt_unit_get_index (RdtUnit             *self);
gboolean      rdt_unit_is_ready  (RdtUnit             *self);

GListModel   *rdt_unit_list_new  (RdtBattleController *controller) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
