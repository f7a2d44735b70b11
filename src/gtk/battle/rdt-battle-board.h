/* rdt-battle-board.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-board-view.h"
#include "rdt-board.h"

G_BEGIN_DECLS

/**
 * RdtBattleBoard:
 * @battle: not owned
 * @model: the board at the moment that is shown; not owned
 * @view: not owned
 * @selected: the unit that orders are for, or %RDT_NO_UNIT
 * @facing: with which its move is to end, or %RDT_NO_FACING
 * @hover: where the pointer or the cursor is
 *
 * What the board of a battle shows: the view's part of the state, none of
 * which a player would expect back after Undo.
 */
typedef struct
{
  RdtBattle    *battle;
  RdtBoard     *model;
  RdtBoardView *view;
  RdtUnitIndex  selected;
  RdtFacing     facing;
  RdtCell       hover;
} RdtBattleBoard;

gboolean rdt_battle_board_is_live      (const RdtBattleBoard *self);
gboolean rdt_battle_board_is_waiting   (const RdtBattleBoard *self);

void     rdt_battle_board_show_hints   (const RdtBattleBoard *self);
void     rdt_battle_board_show_pointer (const RdtBattleBoard *self);
void     rdt_battle_board_show_palette (const RdtBattleBoard *self);
void     rdt_battle_board_draw_side    (const RdtBattleBoard *self,
                                        RdtSide               side,
                                        cairo_t              *cr,
                                        double                size);
void     rdt_battle_board_point_at     (const RdtBattleBoard *self,
                                        const RdtEventList   *events);
void     rdt_battle_board_animate      (const RdtBattleBoard *self,
                                        const RdtEventList   *events);
void     rdt_battle_board_follow       (RdtBattleBoard       *self);
void     rdt_battle_board_go_back      (RdtBattleBoard       *self);

G_END_DECLS
