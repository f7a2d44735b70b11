/* rdt-victory-kind.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* rdt-victory-kind.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-setup.h"

G_BEGIN_DECLS

/* Victory conditions of a kind, with suggested values. */

void             rdt_victory_add_place   (RdtSetupVictory *victory,
                                          RdtPlace         place);
void             rdt_victory_change_kind (RdtSetupVictory *victory,
                                          const RdtSetup  *setup,
                                          RdtVictoryKind   kind);
RdtSetupVictory *rdt_victory_suggest     (const RdtSetup  *setup) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
