/* rdt-units-left.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* The units left to act: those that can be given an order now. */

gboolean        rdt_units_left_has            (RdtBattle      *battle,
                                               RdtUnitIndex    unit);
gboolean        rdt_units_left_have_order     (RdtBattle      *battle,
                                               RdtOrderKind    kind);
const gboolean *rdt_units_left_find           (RdtBattle      *battle);
guint           rdt_units_left_count          (RdtBattle      *battle);
char           *rdt_units_left_name_some      (const RdtGame  *game,
                                               const gboolean *are_named) G_GNUC_WARN_UNUSED_RESULT;
char           *rdt_units_left_name           (RdtBattle      *battle) G_GNUC_WARN_UNUSED_RESULT;
char           *rdt_units_left_name_orders    (RdtBattle      *battle,
                                               RdtUnitIndex    unit) G_GNUC_WARN_UNUSED_RESULT;
RdtUnitIndex    rdt_units_left_find_to_deploy (RdtBattle      *battle);
RdtUnitIndex    rdt_units_left_find_next      (RdtBattle      *battle,
                                               RdtUnitIndex    after,
                                               gboolean        backwards);

G_END_DECLS
