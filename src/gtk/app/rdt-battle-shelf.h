/* rdt-battle-shelf.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RDT_TYPE_BATTLE_SHELF (rdt_battle_shelf_get_type ())

G_DECLARE_FINAL_TYPE (RdtBattleShelf, rdt_battle_shelf, RDT, BATTLE_SHELF, AdwBin)

void     rdt_battle_shelf_set_columns (RdtBattleShelf *self,
                                       GtkSizeGroup   *columns);
void     rdt_battle_shelf_refresh     (RdtBattleShelf *self);
gboolean rdt_battle_shelf_is_reading  (RdtBattleShelf *self);

G_END_DECLS
