/* rdt-battle-gestures.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-gestures.h"

#include "rdt-bearing.h"
#include "rdt-units-left.h"

/* Translates clicks, drags and keys on the board into selections and orders. */

static RdtBattle *
get_battle (RdtBattleController *self)
{
  return rdt_battle_controller_get_battle (self);
}

static RdtUnitIndex
get_selected (RdtBattleController *self)
{
  return rdt_battle_controller_get_selected_unit (self);
}

static RdtCell
get_selected_cell (RdtBattleController *self)
{
  if (get_selected (self) == RDT_NO_UNIT)
    return RDT_NO_CELL;

  return rdt_battle_get_position (get_battle (self))->units[get_selected (self)].cell;
}

/* The facing at the end of an order that names none. */
static RdtFacing
get_usual_facing (RdtBattleController *self,
                  const RdtOrder      *order)
{
  const RdtGame *game = rdt_battle_get_game (get_battle (self));

  if (order->kind == RDT_ORDER_DEPLOY)
    return game->units[order->unit].facing;

  if (order->kind == RDT_ORDER_ADVANCE)
    return rdt_grid_facing_to (&game->map->grid, get_selected_cell (self),
                               rdt_battle_controller_get_pointed_cell (self));

  return rdt_bearing_find (get_battle (self), order);
}

/* Whether an order brings a unit into a cell with a free choice of facing, or turns
 * it in place to another facing.
 */
static gboolean
arrives_at (RdtBattleController *self,
            const RdtOrder      *order,
            RdtCell              cell)
{
  gboolean is_turn = order->kind == RDT_ORDER_MOVE && order->n_path == 0;

  if (order->unit != get_selected (self)
      || !rdt_choices_takes_facing (order)
      || rdt_choices_get_cell (get_battle (self), order) != cell)
    return FALSE;

  if (get_selected_cell (self) == cell)
    return is_turn && order->facing == rdt_battle_controller_get_facing (self);

  return !is_turn;
}

/**
 * rdt_battle_gestures_find_arrival:
 * @facing: (out): its facing there
 *
 * Returns: (nullable): the order that brings the selected unit into the pointed
 *   cell, or turns it in place
 */
const RdtOrder *
rdt_battle_gestures_find_arrival (RdtBattleController *self,
                                  RdtFacing           *facing)
{
  RdtCell cell = rdt_battle_controller_get_pointed_cell (self);
  RdtFacing chosen = rdt_battle_controller_get_facing (self);
  const RdtOrderList *orders;

  if (!rdt_battle_controller_is_live (self)
      || get_selected (self) == RDT_NO_UNIT
      || cell == RDT_NO_CELL)
    return NULL;

  orders = rdt_battle_list_orders (get_battle (self));
  for (guint i = 0; i < orders->n_items; i++)
    if (arrives_at (self, &orders->items[i], cell))
      {
        *facing = chosen != RDT_NO_FACING ? chosen : get_usual_facing (self, &orders->items[i]);
        return &orders->items[i];
      }

  return NULL;
}

/* The next unit of a cell that is not aboard another. */
static RdtUnitIndex
skip_cargo (const RdtPosition *position,
            RdtUnitIndex       unit)
{
  while (unit != RDT_NO_UNIT && position->units[unit].status != RDT_STATUS_BOARD)
    unit = position->units[unit].next;

  return unit;
}

/* The unit meant by a click on a counter; clicking the selected unit of a stack
 * again means the next one.
 */
static RdtUnitIndex
find_unit (RdtBattleController *self,
           RdtCell              cell,
           RdtUnitIndex         clicked)
{
  const RdtPosition *position = rdt_battle_get_position (get_battle (self));
  RdtUnitIndex first = skip_cargo (position, position->first_in_cell[cell]);
  RdtUnitIndex next = RDT_NO_UNIT;

  if (clicked != RDT_NO_UNIT && clicked != get_selected (self))
    return clicked;

  if (get_selected_cell (self) == cell)
    next = skip_cargo (position, position->units[get_selected (self)].next);

  if (next != RDT_NO_UNIT)
    return next;

  return first != get_selected (self) ? first : RDT_NO_UNIT;
}

/* Whether the selected unit belongs to the side to act. */
static gboolean
is_own_selected (RdtBattleController *self)
{
  RdtSide side = rdt_battle_get_position (get_battle (self))->awaiting.side;

  return get_selected (self) != RDT_NO_UNIT
         && side < RDT_N_SIDES
         && rdt_battle_get_game (get_battle (self))->units[get_selected (self)].side == side;
}

/* Whether a cell has units of the side to act. */
static gboolean
has_friends (RdtBattleController *self,
             RdtCell              cell)
{
  const RdtPosition *position = rdt_battle_get_position (get_battle (self));
  RdtSide side = position->awaiting.side;

  return side < RDT_N_SIDES && rdt_cell_set_has (&position->occupied[side], cell);
}

/* Whether a click is an order to the selected unit: on an enemy or on empty ground.
 * A click on a friendly unit always selects it; units are stacked by dragging or
 * from the menu.
 */
static gboolean
is_meant_as_order (RdtBattleController *self,
                   RdtCell              cell)
{
  return is_own_selected (self)
         && get_selected_cell (self) != cell
         && !has_friends (self, cell);
}

/* Whether the selected unit may be meant to join friendly units although it cannot
 * be dragged there: it has to answer, or is not on the board.  A menu then asks, as
 * the click is ambiguous.
 */
static gboolean
may_join_friends (RdtBattleController *self)
{
  const RdtPosition *position = rdt_battle_get_position (get_battle (self));

  if (!is_own_selected (self))
    return FALSE;

  return position->units[get_selected (self)].status != RDT_STATUS_BOARD
         || (rdt_choices_is_answer (&position->awaiting)
             && get_selected (self) == position->awaiting.unit);
}

/* Whether the click is on the selected unit and no other. */
static gboolean
is_selected_again (RdtBattleController *self,
                   RdtCell              cell,
                   RdtUnitIndex         clicked)
{
  return get_selected (self) != RDT_NO_UNIT
         && get_selected_cell (self) == cell
         && find_unit (self, cell, clicked) == RDT_NO_UNIT;
}

/* Whether a cell is that of a unit which may advance: it is asked there, though its
 * answer leads elsewhere.
 */
static gboolean
is_advancing_from (RdtBattleController *self,
                   RdtCell              cell)
{
  return rdt_battle_get_position (get_battle (self))->awaiting.kind == RDT_DECISION_ADVANCE
         && get_selected_cell (self) == cell;
}

/* The legal choices for a cell. */
static GArray *
list_orders_at (RdtBattleController *self,
                RdtCell              cell)
{
  GArray *listed = g_array_new (FALSE, FALSE, sizeof (RdtChoice));
  const GArray *choices;

  rdt_battle_controller_point_at (self, cell);
  choices = rdt_battle_controller_get_choices (self);

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, RdtChoice, i).is_listed)
      g_array_append_val (listed, g_array_index (choices, RdtChoice, i));

  return listed;
}

/* Of orders that differ only in facing, keeps the one with the facing chosen on the
 * board.
 */
static void
keep_facing (GArray    *choices,
             RdtFacing  facing)
{
  if (facing == RDT_NO_FACING)
    return;

  for (guint i = 0; i < choices->len; i++)
    if (rdt_choices_takes_facing (&g_array_index (choices, RdtChoice, i).order)
        && g_array_index (choices, RdtChoice, i).order.facing == facing)
      {
        g_array_remove_range (choices, i + 1, choices->len - i - 1);
        if (i > 0)
          g_array_remove_range (choices, 0, i);
        return;
      }
}

static void
remove_kind (GArray       *choices,
             RdtOrderKind  kind,
             gboolean      others)
{
  for (guint i = choices->len; i > 0; i--)
    if ((g_array_index (choices, RdtChoice, i - 1).order.kind == kind) != others)
      g_array_remove_index (choices, i - 1);
}

/* Gives the only order, or asks which of several. */
static void
choose (RdtBattleController *self,
        GArray              *choices,
        RdtCell              cell)
{
  keep_facing (choices, rdt_battle_controller_get_facing (self));

  if (choices->len == 1)
    rdt_battle_controller_order (self, &g_array_index (choices, RdtChoice, 0).order);
  else
    rdt_battle_controller_request_choice (self, choices, cell);
}

/* Refuses the order that the player most likely meant. */
static void
refuse_at (RdtBattleController *self,
           RdtCell              cell)
{
  const GArray *choices;

  rdt_battle_controller_point_at (self, cell);
  choices = rdt_battle_controller_get_choices (self);

  if (choices->len > 0 && !g_array_index (choices, RdtChoice, 0).is_legal)
    {
      rdt_battle_controller_refuse (self, &g_array_index (choices, RdtChoice, 0).refusal);
    }
}

/* Turns the selected unit in place. */
static void
turn_to (RdtBattleController *self,
         RdtFacing            facing)
{
  const RdtPosition *position = rdt_battle_get_position (get_battle (self));
  gboolean is_deploying = position->awaiting.kind == RDT_DECISION_DEPLOY;
  RdtOrder order;

  rdt_order_init (&order, is_deploying ? RDT_ORDER_DEPLOY : RDT_ORDER_MOVE, get_selected (self));
  order.cell = is_deploying ? get_selected_cell (self) : RDT_NO_CELL;
  order.facing = facing;
  rdt_battle_controller_order (self, &order);
}

/* Turns the unit if another facing was chosen, or offers its orders in place.  If
 * there are none a click deselects it; Return does not, since it usually follows
 * Tab, which selects.  Returns whether anything was done.
 */
static gboolean
offer_on_the_spot (RdtBattleController *self,
                   RdtCell              cell,
                   RdtUnitIndex         clicked)
{
  g_autoptr(GArray) choices = NULL;

  if (rdt_battle_controller_get_facing (self) != RDT_NO_FACING
      && !is_advancing_from (self, cell))
    {
      turn_to (self, rdt_battle_controller_get_facing (self));
      return TRUE;
    }

  if (is_advancing_from (self, cell))
    choices = rdt_choices_list_in_person (get_battle (self), get_selected (self));
  else
    {
      choices = list_orders_at (self, cell);
      remove_kind (choices, RDT_ORDER_MOVE, FALSE);
      remove_kind (choices, RDT_ORDER_DEPLOY, FALSE);
    }

  if (choices->len > 0)
    rdt_battle_controller_request_choice (self, choices, cell);
  else if (clicked != RDT_NO_UNIT)
    rdt_battle_controller_select_unit (self, RDT_NO_UNIT);

  return choices->len > 0 || clicked != RDT_NO_UNIT;
}

/* Returns whether the selection is another than before. */
static gboolean
select_at (RdtBattleController *self,
           RdtCell              cell,
           RdtUnitIndex         clicked)
{
  RdtUnitIndex before = get_selected (self);

  rdt_battle_controller_select_unit (self, find_unit (self, cell, clicked));

  return get_selected (self) != before;
}

/**
 * rdt_battle_gestures_activate:
 * @cell: the cell that was clicked, or activated with Return
 * @clicked: the unit whose counter was clicked, or %RDT_NO_UNIT
 *
 * Selects a friendly unit, or gives the selected unit the order that fits the
 * cell, or refuses it.
 *
 * Returns: whether anything was done
 */
gboolean
rdt_battle_gestures_activate (RdtBattleController *self,
                              RdtCell              cell,
                              RdtUnitIndex         clicked)
{
  g_autoptr(GArray) choices = NULL;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  if (!rdt_battle_controller_is_live (self))
    return FALSE;

  if (is_meant_as_order (self, cell) || may_join_friends (self))
    choices = list_orders_at (self, cell);

  if (choices != NULL && choices->len > 0 && get_selected_cell (self) != cell)
    {
      if (has_friends (self, cell))
        rdt_battle_controller_request_choice (self, choices, cell);
      else
        choose (self, choices, cell);
    }
  else if (is_meant_as_order (self, cell))
    refuse_at (self, cell);
  else if (is_selected_again (self, cell, clicked))
    return offer_on_the_spot (self, cell, clicked);
  else
    return select_at (self, cell, clicked);

  return TRUE;
}

/**
 * rdt_battle_gestures_open_menu:
 *
 * Opens a menu of orders, including the refused ones with their reasons.
 */
void
rdt_battle_gestures_open_menu (RdtBattleController *self,
                               RdtCell              cell,
                               RdtUnitIndex         clicked)
{
  g_autoptr(GArray) choices = NULL;

  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (!rdt_battle_controller_is_live (self))
    return;

  if (get_selected (self) == RDT_NO_UNIT)
    rdt_battle_controller_select_unit (self, find_unit (self, cell, clicked));
  if (get_selected (self) == RDT_NO_UNIT)
    return;

  rdt_battle_controller_point_at (self, cell);
  if (is_advancing_from (self, cell))
    choices = rdt_choices_list_in_person (get_battle (self), get_selected (self));
  else
    choices = g_array_ref ((GArray *) rdt_battle_controller_get_choices (self));

  rdt_battle_controller_request_choice (self, choices, cell);
}

/**
 * rdt_battle_gestures_drag:
 * @cell: the cell where the button was pressed
 * @facing: the direction of the drag
 *
 * Previews a facing in a cell.
 */
void
rdt_battle_gestures_drag (RdtBattleController *self,
                          RdtCell              cell,
                          RdtFacing            facing)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (get_selected (self) == RDT_NO_UNIT)
    return;

  rdt_battle_controller_point_at (self, cell);
  rdt_battle_controller_set_facing (self, facing);
}

/* Gives the order that fits a cell, with the chosen facing. */
static void
order_at (RdtBattleController *self,
          RdtCell              cell)
{
  g_autoptr(GArray) choices = list_orders_at (self, cell);

  if (choices->len > 0)
    choose (self, choices, cell);
  else
    refuse_at (self, cell);
}

/**
 * rdt_battle_gestures_drop:
 * @cell: the cell where the button was pressed
 * @facing: the direction of the drag
 *
 * Gives the order that fits a cell, with the chosen facing.
 */
void
rdt_battle_gestures_drop (RdtBattleController *self,
                          RdtCell              cell,
                          RdtFacing            facing)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (!rdt_battle_controller_is_live (self) || get_selected (self) == RDT_NO_UNIT)
    return;

  rdt_battle_controller_set_facing (self, facing);
  order_at (self, cell);
}

/**
 * rdt_battle_gestures_find_carried:
 * @from: the cell where the button was pressed
 *
 * Returns: the unit to drag from there: the selected one, or else the first that
 *   can be ordered; or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_battle_gestures_find_carried (RdtBattleController *self,
                                  RdtCell              from)
{
  const RdtPosition *position;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), RDT_NO_UNIT);

  if (!rdt_battle_controller_is_waiting (self) || !has_friends (self, from))
    return RDT_NO_UNIT;

  if (is_own_selected (self) && get_selected_cell (self) == from)
    return get_selected (self);

  position = rdt_battle_get_position (get_battle (self));
  for (RdtUnitIndex unit = position->first_in_cell[from];
       unit != RDT_NO_UNIT;
       unit = position->units[unit].next)
    if (rdt_units_left_has (get_battle (self), unit))
      return unit;

  return RDT_NO_UNIT;
}

/**
 * rdt_battle_gestures_carry:
 * @unit: the dragged unit
 * @to: the cell under the pointer, or %RDT_NO_CELL
 * @facing: its facing there, or %RDT_NO_FACING
 *
 * Previews the order for a dragged unit.
 */
void
rdt_battle_gestures_carry (RdtBattleController *self,
                           RdtUnitIndex         unit,
                           RdtCell              to,
                           RdtFacing            facing)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  if (get_selected (self) != unit)
    rdt_battle_controller_select_unit (self, unit);

  rdt_battle_controller_point_at (self, to);
  rdt_battle_controller_set_facing (self, facing);
}

/**
 * rdt_battle_gestures_let_go:
 * @unit: the dragged unit
 * @to: the cell under the pointer, or %RDT_NO_CELL
 * @facing: its facing there, or %RDT_NO_FACING
 *
 * Gives the order that fits a drop: a move, a deployment, fire or an attack.
 * Dropped in its own cell a unit does nothing, except that it may turn while it
 * is deployed.
 */
void
rdt_battle_gestures_let_go (RdtBattleController *self,
                            RdtUnitIndex         unit,
                            RdtCell              to,
                            RdtFacing            facing)
{
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (self));

  rdt_battle_gestures_carry (self, unit, to, facing);
  if (to == RDT_NO_CELL || !rdt_battle_controller_is_waiting (self))
    return;

  if (to != get_selected_cell (self))
    order_at (self, to);
  else if (facing != RDT_NO_FACING
           && rdt_battle_get_position (get_battle (self))->awaiting.kind == RDT_DECISION_DEPLOY)
    turn_to (self, facing);
  else
    rdt_battle_controller_set_facing (self, RDT_NO_FACING);
}

/* Chooses the facing of the selected unit in place, or refuses it.  The turn has to
 * be confirmed, as most units may turn only once.
 */
static void
choose_turn (RdtBattleController *self,
             int                  steps)
{
  guint n = rdt_grid_get_n_facings (&rdt_battle_get_game (get_battle (self))->map->grid);
  RdtFacing now = rdt_battle_get_position (get_battle (self))->units[get_selected (self)].facing;
  RdtFacing chosen = rdt_battle_controller_get_facing (self);
  RdtRefusal refusal;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_MOVE, get_selected (self));
  order.facing = ((chosen != RDT_NO_FACING ? chosen : now) + n + steps) % n;

  /* A full circle is no turn. */
  if (order.facing == now)
    {
      rdt_battle_controller_set_facing (self, RDT_NO_FACING);
      return;
    }

  if (!rdt_battle_check_order (get_battle (self), &order, &refusal))
    {
      rdt_battle_controller_refuse (self, &refusal);
      return;
    }

  rdt_battle_controller_select_unit (self, get_selected (self));
  rdt_battle_controller_set_facing (self, order.facing);
}

/**
 * rdt_battle_gestures_turn:
 * @steps: the number of steps, clockwise
 *
 * Turns the selected unit at the end of the pointed move, or in place if there
 * is none.  A click or Return gives the order.
 *
 * Returns: whether there was a move
 */
gboolean
rdt_battle_gestures_turn (RdtBattleController *self,
                          int                  steps)
{
  const RdtPosition *position;
  RdtFacing facing;
  guint n;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  if (get_selected (self) == RDT_NO_UNIT || !rdt_battle_controller_is_waiting (self))
    return FALSE;

  n = rdt_grid_get_n_facings (&rdt_battle_get_game (get_battle (self))->map->grid);
  position = rdt_battle_get_position (get_battle (self));

  if (rdt_battle_controller_get_pointed_cell (self) != get_selected_cell (self)
      && rdt_battle_gestures_find_arrival (self, &facing) != NULL)
    {
      rdt_battle_controller_set_facing (self, (facing + n + steps) % n);
      return TRUE;
    }

  if (position->units[get_selected (self)].status != RDT_STATUS_BOARD)
    return FALSE;

  if (position->awaiting.kind == RDT_DECISION_DEPLOY)
    turn_to (self, (position->units[get_selected (self)].facing + n + steps) % n);
  else
    choose_turn (self, steps);

  return FALSE;
}

/**
 * rdt_battle_gestures_takes_wheel:
 *
 * Whether the wheel turns the selected unit here: over it, or where it could
 * move.  Elsewhere the wheel scrolls.
 */
gboolean
rdt_battle_gestures_takes_wheel (RdtBattleController *self)
{
  RdtCell cell;
  RdtFacing facing;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  cell = rdt_battle_controller_get_pointed_cell (self);

  return rdt_battle_controller_is_waiting (self)
         && is_own_selected (self)
         && cell != RDT_NO_CELL
         && (cell == get_selected_cell (self)
             || rdt_battle_gestures_find_arrival (self, &facing) != NULL);
}

/**
 * rdt_battle_gestures_act_as:
 * @kind: the kind of order, if several would fit
 *
 * Gives the selected unit an order of a kind for a cell.  If several fit, asks;
 * if none is legal, refuses.
 *
 * Returns: whether there is a choice of that kind
 */
gboolean
rdt_battle_gestures_act_as (RdtBattleController *self,
                            RdtOrderKind         kind,
                            RdtCell              cell)
{
  g_autoptr(GArray) choices = NULL;

  g_return_val_if_fail (RDT_IS_BATTLE_CONTROLLER (self), FALSE);

  choices = list_orders_at (self, cell);
  remove_kind (choices, kind, TRUE);
  if (choices->len == 0)
    {
      const GArray *all = rdt_battle_controller_get_choices (self);

      g_array_append_vals (choices, all->data, all->len);
      remove_kind (choices, kind, TRUE);
    }

  if (choices->len == 0)
    return FALSE;

  if (g_array_index (choices, RdtChoice, 0).is_legal)
    choose (self, choices, cell);
  else
    rdt_battle_controller_refuse (self, &g_array_index (choices, RdtChoice, 0).refusal);

  return TRUE;
}

/* The unit to continue from: the selected one, or that of the last order, which may
 * have been deselected.
 */
static RdtUnitIndex
find_last (RdtBattleController *self)
{
  RdtBattle *battle = get_battle (self);
  guint n_orders = rdt_battle_get_n_orders (battle);
  RdtUnitIndex unit = get_selected (self);

  if (unit == RDT_NO_UNIT && n_orders > 0)
    unit = rdt_battle_get_order_at (battle, n_orders)->unit;

  /* The selected unit may be an enemy. */
  if (unit != RDT_NO_UNIT
      && rdt_battle_get_game (battle)->units[unit].side
         != rdt_battle_get_position (battle)->awaiting.side)
    return RDT_NO_UNIT;

  return unit;
}

/**
 * rdt_battle_gestures_select_next:
 *
 * Selects the next unit in the roster that can be given an order, wrapping
 * around.
 *
 * Returns: whether there is one
 */
gboolean
rdt_battle_gestures_select_next (RdtBattleController *self,
                                 gboolean             backwards)
{
  RdtUnitIndex next;

  if (!rdt_battle_controller_is_waiting (self))
    return FALSE;

  next = rdt_units_left_find_next (get_battle (self), find_last (self), backwards);
  if (next == RDT_NO_UNIT)
    return FALSE;

  rdt_battle_controller_select_unit (self, next);

  return TRUE;
}
