/* rdt-battle-page-input.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

#include "rdt-choices.h"

/* What is done to the board of a battle becomes a selection or an order. */

static RdtCell
get_selected_cell (const RdtBattleBoard *board)
{
  if (board->selected == RDT_NO_UNIT)
    return RDT_NO_CELL;

  return rdt_battle_get_position (board->battle)->units[board->selected].cell;
}

/* The next unit that stands in a cell itself; who is aboard another does not. */
static RdtUnitIndex
skip_cargo (const RdtPosition *position,
            RdtUnitIndex       unit)
{
  while (unit != RDT_NO_UNIT && position->units[unit].status != RDT_STATUS_BOARD)
    unit = position->units[unit].next;

  return unit;
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
  RdtUnitIndex first = skip_cargo (position, position->first_in_cell[cell]);
  RdtUnitIndex next = RDT_NO_UNIT;

  if (clicked != RDT_NO_UNIT && clicked != board->selected)
    return clicked;

  if (get_selected_cell (board) == cell)
    next = skip_cargo (position, position->units[board->selected].next);

  if (next != RDT_NO_UNIT)
    return next;

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

/* Whether a cell is that of a unit which may advance out of it: there it is
 * asked, though its answer leads elsewhere.
 */
static gboolean
is_advancing_from (const RdtBattleBoard *board,
                   RdtCell               cell)
{
  return rdt_battle_get_position (board->battle)->awaiting.kind == RDT_DECISION_ADVANCE
         && get_selected_cell (board) == cell;
}

/* What a unit may do where it stands but turn, for which one need only drag;
 * where that is nothing, it is let go.
 */
static void
offer_on_the_spot (RdtBattlePage *self,
                   RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) choices = rdt_choices_list_at (board->battle, board->selected, cell);

  for (guint i = choices->len; i > 0; i--)
    {
      RdtOrderKind kind = g_array_index (choices, RdtChoice, i - 1).order.kind;

      if (kind == RDT_ORDER_MOVE || kind == RDT_ORDER_DEPLOY)
        g_array_remove_index (choices, i - 1);
    }

  if (is_advancing_from (board, cell))
    {
      g_array_unref (choices);
      choices = rdt_choices_list_in_person (board->battle, board->selected);
    }

  if (choices->len > 0)
    rdt_battle_page_ask (self, choices, cell);
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
    rdt_battle_page_refuse_at (self, cell);
  else if (is_once_more (board, cell, clicked))
    offer_on_the_spot (self, cell);
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

  if (is_advancing_from (board, cell))
    choices = rdt_choices_list_in_person (board->battle, board->selected);
  else
    choices = rdt_choices_list_all (board->battle, board->selected, cell);
  rdt_battle_page_ask (self, choices, cell);
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
 * rdt_battle_page_select:
 * @unit: a unit, or %RDT_NO_UNIT
 *
 * Chooses the unit that orders are for, and shows what it can do.
 */
void
rdt_battle_page_select (RdtBattlePage *self,
                        RdtUnitIndex   unit)
{
  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  self->board.selected = unit;
  self->board.facing = RDT_NO_FACING;

  if (unit != RDT_NO_UNIT)
    {
      const RdtUnitState *state = &rdt_battle_get_position (self->battle)->units[unit];

      if (state->status == RDT_STATUS_BOARD)
        {
          rdt_board_view_set_cursor (self->view, state->cell);
          self->board.hover = state->cell;
        }
    }

  rdt_battle_board_show_hints (&self->board);
  self->is_selection_told = FALSE;
  rdt_battle_page_show_pointer (self);
}
