/* rdt-record-view.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_RECORD_VIEW (rdt_record_view_get_type ())

G_DECLARE_FINAL_TYPE (RdtRecordView, rdt_record_view, RDT, RECORD_VIEW, AdwBin)

void rdt_record_view_set_controller (RdtRecordView       *self,
                                     RdtBattleController *controller);
void rdt_record_view_find           (RdtRecordView       *self);

G_END_DECLS
