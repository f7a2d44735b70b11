/* rdt-targets.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

/* The targets of the selected unit. */

RdtOrderKind rdt_targets_find_kind   (RdtBattleController *self,
                                      RdtOrderKind         kind);
RdtCell      rdt_targets_find_nearby (RdtBattleController *self,
                                      RdtOrderKind         kind,
                                      RdtCell              cell);
RdtCell      rdt_targets_find        (RdtBattleController *self,
                                      RdtOrderKind         kind,
                                      RdtCell              after);
gboolean     rdt_targets_are_safe    (RdtBattleController *self);

G_END_DECLS
