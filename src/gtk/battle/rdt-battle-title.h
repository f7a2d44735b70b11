/* rdt-battle-title.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

void     rdt_battle_title_attach    (AdwWindowTitle      *title,
                                     RdtBattleController *controller);
gboolean rdt_battle_title_is_behind (RdtBattle           *battle);

G_END_DECLS
