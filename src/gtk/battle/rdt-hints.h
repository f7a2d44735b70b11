/* rdt-hints.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle.h"
#include "rdt-overlay.h"

G_BEGIN_DECLS

/* What a battle's board shows before any order. */

void rdt_hints_show_ready (RdtOverlay     *overlay,
                           RdtBattle      *battle);
void rdt_hints_show_unit  (RdtOverlay     *overlay,
                           RdtBattle      *battle,
                           RdtUnitIndex    unit);
void rdt_hints_show_sight (RdtOverlay     *overlay,
                           RdtBattle      *battle,
                           RdtUnitIndex    unit,
                           RdtCell         cell);
void rdt_hints_show_event (RdtOverlay     *overlay,
                           RdtBattle      *battle,
                           const RdtEvent *event);

RdtCell rdt_hints_find_block (const RdtGame *game,
                              RdtCell        from,
                              RdtCell        to);

G_END_DECLS
