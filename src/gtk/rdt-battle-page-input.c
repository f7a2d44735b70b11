/* rdt-battle-page-input.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"

#include "rdt-choices.h"
#include "rdt-order-menu.h"

/* What is done to the board of a battle becomes a selection or an order. */

static gboolean
takes_facing (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_MOVE
         || order->kind == RDT_ORDER_DEPLOY
         || order->kind == RDT_ORDER_ENTER
         || order->kind == RDT_ORDER_ADVANCE;
}

static void
chosen_cb (const RdtOrder *order,
           gpointer        user_data)
{
  rdt_battle_page_give_chosen (user_data, order);
}

static void
open_menu (RdtBattlePage *self,
           GArray        *choices,
           RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  GdkRectangle area;

  rdt_board_view_get_cell_area (board->view, cell, &area);
  rdt_order_menu_popup (GTK_WIDGET (board->view), &area, board->battle, choices, chosen_cb, self);
}

static void
refuse_at (RdtBattlePage *self,
           RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) all = rdt_choices_list_all (board->battle, board->selected, cell);

  if (all->len > 0 && !g_array_index (all, RdtChoice, 0).is_legal)
    rdt_battle_page_refuse (self, &g_array_index (all, RdtChoice, 0).refusal);
}

static RdtCell
get_selected_cell (const RdtBattleBoard *board)
{
  if (board->selected == RDT_NO_UNIT)
    return RDT_NO_CELL;

  return rdt_battle_get_position (board->battle)->units[board->selected].cell;
}

/* The unit that a click on a cell means, given which counter was hit: once
 * more on a stack means the next unit in it.
 */
static RdtUnitIndex
find_unit (const RdtBattleBoard *board,
           RdtCell               cell,
           RdtUnitIndex          clicked)
{
  const RdtPosition *position = rdt_battle_get_position (board->battle);
  RdtUnitIndex first = position->first_in_cell[cell];

  if (clicked != RDT_NO_UNIT && clicked != board->selected)
    return clicked;

  if (get_selected_cell (board) == cell && position->units[board->selected].next != RDT_NO_UNIT)
    return position->units[board->selected].next;

  return first != board->selected ? first : RDT_NO_UNIT;
}

static gboolean
can_act_at (const RdtBattleBoard *board,
            RdtCell               cell)
{
  g_autoptr(GArray) choices = NULL;

  if (board->selected == RDT_NO_UNIT || get_selected_cell (board) == cell)
    return FALSE;

  choices = rdt_choices_list_at (board->battle, board->selected, cell);

  return choices->len > 0;
}

/* Whether a click is meant as an order to a unit of the side that is asked:
 * at an enemy or at empty ground.
 */
static gboolean
is_meant_as_order (const RdtBattleBoard *board,
                   RdtCell               cell)
{
  const RdtPosition *position = rdt_battle_get_position (board->battle);
  RdtSide side = position->awaiting.side;

  return board->selected != RDT_NO_UNIT
         && side < RDT_N_SIDES
         && rdt_battle_get_game (board->battle)->units[board->selected].side == side
         && !rdt_cell_set_has (&position->occupied[side], cell);
}

/* Whether the unit that is selected already is meant, and no other one there. */
static gboolean
is_once_more (const RdtBattleBoard *board,
              RdtCell               cell,
              RdtUnitIndex          clicked)
{
  return board->selected != RDT_NO_UNIT
         && get_selected_cell (board) == cell
         && find_unit (board, cell, clicked) == RDT_NO_UNIT;
}

/* What a unit may do about itself; where that is nothing, it is let go. */
static void
offer_in_person (RdtBattlePage *self,
                 RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) choices = rdt_choices_list_in_person (board->battle, board->selected);

  if (choices->len > 0)
    open_menu (self, choices, cell);
  else
    rdt_battle_page_select (self, RDT_NO_UNIT);
}

static void
activated_cb (RdtBoardView *view,
              guint         cell,
              guint         clicked,
              gpointer      user_data)
{
  RdtBattlePage *self = user_data;
  RdtBattleBoard *board = rdt_battle_page_get_board (self);

  if (!rdt_battle_board_is_live (board))
    return;

  if (can_act_at (board, cell))
    rdt_battle_page_act (self, cell);
  else if (is_meant_as_order (board, cell))
    refuse_at (self, cell);
  else if (is_once_more (board, cell, clicked))
    offer_in_person (self, cell);
  else
    rdt_battle_page_select (self, find_unit (board, cell, clicked));
}

static void
hovered_cb (RdtBoardView *view,
            guint         cell,
            gpointer      user_data)
{
  RdtBattlePage *self = user_data;

  rdt_battle_page_get_board (self)->hover = cell;
  rdt_battle_page_show_pointer (self);
}

static void
menu_cb (RdtBoardView *view,
         guint         cell,
         guint         clicked,
         gpointer      user_data)
{
  RdtBattlePage *self = user_data;
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) choices = NULL;

  if (!rdt_battle_board_is_live (board))
    return;

  if (board->selected == RDT_NO_UNIT)
    rdt_battle_page_select (self, find_unit (board, cell, clicked));
  if (board->selected == RDT_NO_UNIT)
    return;

  choices = rdt_choices_list_all (board->battle, board->selected, cell);
  open_menu (self, choices, cell);
}

static gboolean
turned_cb (RdtBoardView *view,
           int           steps,
           gpointer      user_data)
{
  if (rdt_board_view_get_overlay (view)->path_from == RDT_NO_CELL)
    return FALSE;

  rdt_battle_page_turn (user_data, steps);

  return TRUE;
}

/* Dragging out from a destination chooses how the unit faces there. */
static void
dragged_cb (RdtBoardView *view,
            guint         cell,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtBattlePage *self = user_data;
  RdtBattleBoard *board = rdt_battle_page_get_board (self);

  if (cell >= RDT_NO_CELL || board->selected == RDT_NO_UNIT)
    return;

  board->hover = cell;
  board->facing = rdt_board_view_find_facing (view, cell, x, y);
  rdt_battle_page_show_pointer (self);
}

static void
dropped_cb (RdtBoardView *view,
            guint         cell,
            double        x,
            double        y,
            gpointer      user_data)
{
  RdtBattlePage *self = user_data;
  RdtBattleBoard *board = rdt_battle_page_get_board (self);

  if (cell >= RDT_NO_CELL
      || !rdt_battle_board_is_live (board)
      || board->selected == RDT_NO_UNIT)
    return;

  board->facing = rdt_board_view_find_facing (view, cell, x, y);

  if (get_selected_cell (board) != cell)
    rdt_battle_page_act (self, cell);
  else if (board->facing != RDT_NO_FACING)
    rdt_battle_page_turn_to (self, board->facing);
}

/**
 * rdt_battle_page_connect_board:
 *
 * Listens to the board.
 */
void
rdt_battle_page_connect_board (RdtBattlePage *self)
{
  RdtBoardView *view = rdt_battle_page_get_board (self)->view;

  g_signal_connect (view, "cell-activated", G_CALLBACK (activated_cb), self);
  g_signal_connect (view, "cell-hovered", G_CALLBACK (hovered_cb), self);
  g_signal_connect (view, "cell-menu", G_CALLBACK (menu_cb), self);
  g_signal_connect (view, "dragged", G_CALLBACK (dragged_cb), self);
  g_signal_connect (view, "dropped", G_CALLBACK (dropped_cb), self);
  g_signal_connect (view, "turned", G_CALLBACK (turned_cb), self);
}

/**
 * rdt_battle_page_act:
 *
 * Gives the selected unit the order that fits a cell; where more than one
 * does, asks with a menu; where none does, says why.
 */
void
rdt_battle_page_act (RdtBattlePage *self,
                     RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) choices = NULL;

  if (board->selected == RDT_NO_UNIT)
    return;

  choices = rdt_choices_list_at (board->battle, board->selected, cell);

  if (choices->len == 1)
    chosen_cb (&g_array_index (choices, RdtChoice, 0).order, self);
  else if (choices->len > 1)
    open_menu (self, choices, cell);
  else
    refuse_at (self, cell);
}

/**
 * rdt_battle_page_give_chosen:
 *
 * Gives an order that was chosen from those that fit, with the facing that
 * was chosen on the board.
 */
void
rdt_battle_page_give_chosen (RdtBattlePage  *self,
                             const RdtOrder *order)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  RdtOrder given = *order;

  if (takes_facing (&given) && given.facing == RDT_NO_FACING)
    given.facing = board->facing;

  rdt_battle_page_give (self, &given);
}
