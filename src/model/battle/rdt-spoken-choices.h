/* rdt-spoken-choices.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"

G_BEGIN_DECLS

/* What a unit can do, in words for screen readers. */

char *rdt_spoken_choices_tell_cell (RdtBattle    *battle,
                                    RdtUnitIndex  unit,
                                    RdtCell       cell,
                                    RdtFacing     facing) G_GNUC_WARN_UNUSED_RESULT;
char *rdt_spoken_choices_tell_unit (RdtBattle    *battle,
                                    RdtUnitIndex  unit,
                                    RdtFacing     facing) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
