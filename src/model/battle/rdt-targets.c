/* rdt-targets.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-targets.h"

#include "rdt-choices.h"

static gboolean
has_enemy (RdtBattleController *self,
           RdtCell              cell)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self);
  RdtSide side;

  if (unit == RDT_NO_UNIT || cell == RDT_NO_CELL)
    return FALSE;

  side = rdt_battle_get_game (battle)->units[unit].side;

  return rdt_cell_set_has (&rdt_battle_get_position (battle)->occupied[rdt_side_other (side)],
                           cell);
}

static gboolean
is_worth_it (RdtBattle      *battle,
             const RdtOrder *order)
{
  g_autofree RdtOdds *odds = rdt_choices_compute_odds (battle, order);

  return !rdt_choices_is_in_vain (battle, order, odds);
}

/* Lists the cells for which the selected unit has an order of a kind that can have
 * an effect.
 */
static void
collect_targets (RdtBattleController *self,
                 RdtOrderKind         kind,
                 RdtCellSet          *targets)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self);
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit
        && orders->items[i].kind == kind
        && is_worth_it (battle, &orders->items[i]))
      rdt_cell_set_add (targets, rdt_choices_get_cell (battle, &orders->items[i]));
}

/* Whether a key orders something at the very cell, to be done or refused there. */
static gboolean
is_meant_there (RdtBattleController *self,
                RdtOrderKind         kind,
                RdtCell              cell)
{
  RdtCellSet targets = { 0 };

  if (kind == RDT_ORDER_FIRE || !rdt_battle_controller_is_waiting (self))
    return has_enemy (self, cell);

  collect_targets (self, kind, &targets);

  return cell != RDT_NO_CELL && rdt_cell_set_has (&targets, cell);
}

/**
 * rdt_targets_find_kind:
 * @kind: the kind of order that a key stands for
 *
 * The key for moves also answers where a unit retreats, withdraws or advances to.
 *
 * Returns: the kind of order that the key gives now
 */
RdtOrderKind
rdt_targets_find_kind (RdtBattleController *self,
                       RdtOrderKind         kind)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self);

  if (kind != RDT_ORDER_MOVE)
    return kind;

  switch ((RdtDecisionKind) rdt_battle_get_position (battle)->awaiting.kind)
    {
    case RDT_DECISION_RETREAT:
      return RDT_ORDER_RETREAT;

    case RDT_DECISION_ADVANCE:
      return RDT_ORDER_ADVANCE;

    case RDT_DECISION_WITHDRAW:
      return RDT_ORDER_WITHDRAW;

    case RDT_DECISION_NONE:
    case RDT_DECISION_ORDERS:
    case RDT_DECISION_DEPLOY:
      break;
    }

  return kind;
}

/* Whether a key leads to where an order of a kind can be given. */
static gboolean
has_targets (RdtOrderKind kind)
{
  return kind == RDT_ORDER_FIRE
         || kind == RDT_ORDER_CLOSE_COMBAT
         || kind == RDT_ORDER_RETREAT
         || kind == RDT_ORDER_ADVANCE
         || kind == RDT_ORDER_WITHDRAW;
}

/**
 * rdt_targets_find_nearby:
 * @kind: fire, close combat or where a unit retreats, advances or withdraws to
 * @cell: a cell
 *
 * Returns: the target to go to for a key that orders it at a cell: if there is
 *   no enemy there, or, for an attack, none near enough, or if the unit cannot
 *   go there; %RDT_NO_CELL to refuse the order instead
 */
RdtCell
rdt_targets_find_nearby (RdtBattleController *self,
                         RdtOrderKind         kind,
                         RdtCell              cell)
{
  if (is_meant_there (self, kind, cell))
    return RDT_NO_CELL;

  return rdt_targets_find (self, kind, cell);
}

/**
 * rdt_targets_find:
 * @kind: fire, close combat or where a unit retreats, advances or withdraws to
 * @after: a cell
 *
 * Returns: the next target of the selected unit after a cell, wrapping around;
 *   or %RDT_NO_CELL
 */
RdtCell
rdt_targets_find (RdtBattleController *self,
                  RdtOrderKind         kind,
                  RdtCell              after)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (self);
  RdtCellSet targets = { 0 };
  guint n = rdt_battle_get_game (battle)->map->n_cells;
  guint start = after < n ? after : n - 1;

  if (!has_targets (kind) || !rdt_battle_controller_is_waiting (self))
    return RDT_NO_CELL;

  collect_targets (self, kind, &targets);

  for (guint i = 1; i <= n; i++)
    if (rdt_cell_set_has (&targets, (start + i) % n))
      return (start + i) % n;

  return RDT_NO_CELL;
}

/**
 * rdt_targets_are_safe:
 *
 * Whether the selected unit may fire, but only where no roll can hit.  Rule: K4.
 */
gboolean
rdt_targets_are_safe (RdtBattleController *self)
{
  const RdtOrderList *orders = rdt_battle_list_orders (rdt_battle_controller_get_battle (self));
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (self);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit && orders->items[i].kind == RDT_ORDER_FIRE)
      return rdt_targets_find (self, RDT_ORDER_FIRE, RDT_NO_CELL) == RDT_NO_CELL;

  return FALSE;
}
