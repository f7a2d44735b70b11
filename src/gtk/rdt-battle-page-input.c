/* rdt-battle-page-input.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

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

  if (rdt_battle_get_position (board->battle)->awaiting.kind == RDT_DECISION_ADVANCE)
    {
      g_array_unref (choices);
      choices = rdt_choices_list_in_person (board->battle, board->selected);
    }

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

/* Of orders that differ in how the unit would face, the one with the facing
 * that was chosen on the board.
 */
static void
keep_facing (GArray    *choices,
             RdtFacing  facing)
{
  if (facing == RDT_NO_FACING)
    return;

  for (guint i = 0; i < choices->len; i++)
    if (takes_facing (&g_array_index (choices, RdtChoice, i).order)
        && g_array_index (choices, RdtChoice, i).order.facing == facing)
      {
        g_array_remove_range (choices, i + 1, choices->len - i - 1);
        if (i > 0)
          g_array_remove_range (choices, 0, i);
        return;
      }
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

  keep_facing (choices, board->facing);

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

static gboolean
is_on_board (RdtBattlePage *self,
             RdtUnitIndex   unit)
{
  return rdt_battle_get_position (self->battle)->units[unit].status == RDT_STATUS_BOARD;
}

/**
 * rdt_battle_page_turn:
 * @steps: clockwise
 *
 * Turns how the selected unit would face at the end of the move that is
 * shown; without one, the unit itself.
 */
void
rdt_battle_page_turn (RdtBattlePage *self,
                      int            steps)
{
  const RdtOverlay *overlay;
  RdtFacing facing;
  guint n;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  if (self->board.selected == RDT_NO_UNIT || !rdt_battle_board_is_live (&self->board))
    return;

  n = rdt_grid_get_n_facings (&rdt_battle_get_game (self->battle)->map->grid);
  overlay = rdt_board_view_get_overlay (self->view);

  facing = rdt_battle_get_position (self->battle)->units[self->board.selected].facing;

  if (overlay->path_from == RDT_NO_CELL && !is_on_board (self, self->board.selected))
    return;

  if (overlay->path_from != RDT_NO_CELL)
    {
      self->board.facing = (overlay->path_facing + n + steps) % n;
      rdt_battle_page_show_pointer (self);
      return;
    }

  rdt_battle_page_turn_to (self, (facing + n + steps) % n);
}

/**
 * rdt_battle_page_turn_to:
 *
 * Orders the selected unit to turn where it stands.
 */
void
rdt_battle_page_turn_to (RdtBattlePage *self,
                         RdtFacing      facing)
{
  const RdtUnitState *state;
  gboolean is_deploying;
  RdtOrder order;

  g_return_if_fail (RDT_IS_BATTLE_PAGE (self));

  state = &rdt_battle_get_position (self->battle)->units[self->board.selected];
  is_deploying = rdt_battle_get_position (self->battle)->awaiting.kind == RDT_DECISION_DEPLOY;

  rdt_order_init (&order, is_deploying ? RDT_ORDER_DEPLOY : RDT_ORDER_MOVE, self->board.selected);
  order.cell = is_deploying ? state->cell : RDT_NO_CELL;
  order.facing = facing;
  rdt_battle_page_give (self, &order);
}
