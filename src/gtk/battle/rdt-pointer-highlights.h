/* rdt-pointer-highlights.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

/* The highlights on a battle's board that follow the pointer. */

void rdt_pointer_highlights_show (RdtOverlay          *overlay,
                                  RdtBattleController *controller);

G_END_DECLS
