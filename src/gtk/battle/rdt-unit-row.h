/* rdt-unit-row.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rdt-game.h"
#include "rdt-unit.h"

G_BEGIN_DECLS

#define RDT_TYPE_UNIT_ROW (rdt_unit_row_get_type ())

G_DECLARE_FINAL_TYPE (RdtUnitRow, rdt_unit_row, RDT, UNIT_ROW, GtkListBoxRow)

GtkWidget *rdt_unit_row_new      (RdtGame    *game,
                                  RdtUnit    *unit) G_GNUC_WARN_UNUSED_RESULT;

RdtUnit   *rdt_unit_row_get_unit (RdtUnitRow *self);

G_END_DECLS
