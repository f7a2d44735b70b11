/* rdt-board-dice.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "rdt-battle-controller.h"

G_BEGIN_DECLS

#define RDT_TYPE_BOARD_DICE (rdt_board_dice_get_type ())

G_DECLARE_FINAL_TYPE (RdtBoardDice, rdt_board_dice, RDT, BOARD_DICE, AdwBin)

void    rdt_board_dice_set_controller (RdtBoardDice        *self,
                                       RdtBattleController *controller);
RdtCell rdt_board_dice_get_cell       (RdtBoardDice        *self);
void    rdt_board_dice_take_up        (RdtBoardDice        *self);

G_END_DECLS
