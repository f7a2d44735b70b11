/* rdt-players.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

/* Changes of players during a battle. */

void rdt_players_change (RdtBattleController *controller,
                         const RdtPlayer      players[RDT_N_SIDES]);

G_END_DECLS
