/* rdt-battle-announcer.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"
#include "rdt-page.h"

G_BEGIN_DECLS

void rdt_battle_announcer_attach (RdtPage             *page,
                                  RdtBattleController *controller);

G_END_DECLS
