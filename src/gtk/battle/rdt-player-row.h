/* rdt-player-row.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-game.h"
#include "rdt-player.h"

G_BEGIN_DECLS

#define RDT_TYPE_PLAYER_ROW (rdt_player_row_get_type ())

G_DECLARE_FINAL_TYPE (RdtPlayerRow, rdt_player_row, RDT, PLAYER_ROW, AdwComboRow)

void      rdt_player_row_set_side   (RdtPlayerRow *self,
                                     RdtGame      *game,
                                     RdtSide       side);
RdtPlayer rdt_player_row_get_player (RdtPlayerRow *self);
void      rdt_player_row_set_player (RdtPlayerRow *self,
                                     RdtPlayer     player);

G_END_DECLS
