/* rdt-battle-page-orders.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page-private.h"

#include "rdt-choices.h"
#include "rdt-order-menu.h"

/* The orders that a battle page gives: the one that fits a cell, or that was
 * chosen where several fit.
 */

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

/**
 * rdt_battle_page_ask:
 * @choices: (element-type RdtChoice): what may be ordered at a cell
 *
 * Asks with a menu which of several orders is meant.
 */
void
rdt_battle_page_ask (RdtBattlePage *self,
                     GArray        *choices,
                     RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  GdkRectangle area;

  rdt_board_view_get_cell_area (board->view, cell, &area);
  rdt_order_menu_popup (GTK_WIDGET (board->view), &area, board->battle, choices, chosen_cb, self);
}

/**
 * rdt_battle_page_refuse_at:
 *
 * Says why the selected unit may not do at a cell what one would first think
 * of there.
 */
void
rdt_battle_page_refuse_at (RdtBattlePage *self,
                           RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) all = rdt_choices_list_all (board->battle, board->selected, cell);

  if (all->len > 0 && !g_array_index (all, RdtChoice, 0).is_legal)
    rdt_battle_page_refuse (self, &g_array_index (all, RdtChoice, 0).refusal);
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

static void
keep_kind (GArray       *choices,
           RdtOrderKind  kind)
{
  for (guint i = choices->len; i > 0; i--)
    if (g_array_index (choices, RdtChoice, i - 1).order.kind != kind)
      g_array_remove_index (choices, i - 1);
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
    rdt_battle_page_ask (self, choices, cell);
  else
    rdt_battle_page_refuse_at (self, cell);
}

/**
 * rdt_battle_page_act_as:
 * @kind: what it shall do there, when more than one thing would fit
 *
 * Gives the selected unit the order of a kind that fits a cell; where more
 * than one does, asks with a menu; where none may be given, says why.
 *
 * Returns: whether there is something of that kind to be thought of
 */
gboolean
rdt_battle_page_act_as (RdtBattlePage *self,
                        RdtOrderKind   kind,
                        RdtCell        cell)
{
  RdtBattleBoard *board = rdt_battle_page_get_board (self);
  g_autoptr(GArray) choices = rdt_choices_list_at (board->battle, board->selected, cell);

  keep_kind (choices, kind);
  if (choices->len == 0)
    {
      g_array_unref (choices);
      choices = rdt_choices_list_all (board->battle, board->selected, cell);
      keep_kind (choices, kind);
    }

  if (choices->len == 0)
    return FALSE;

  keep_facing (choices, board->facing);

  if (!g_array_index (choices, RdtChoice, 0).is_legal)
    rdt_battle_page_refuse (self, &g_array_index (choices, RdtChoice, 0).refusal);
  else if (choices->len == 1)
    chosen_cb (&g_array_index (choices, RdtChoice, 0).order, self);
  else
    rdt_battle_page_ask (self, choices, cell);

  return TRUE;
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
