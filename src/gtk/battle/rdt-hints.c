/* rdt-hints.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-hints.h"

#include <string.h>

#include "rdt-choices.h"
#include "rdt-odds.h"

static guint8
get_hint (const RdtOrder *order)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      return order->n_path > 0 ? RDT_HINT_REACH : 0;

    case RDT_ORDER_FIRE:
      return RDT_HINT_TARGET;

    case RDT_ORDER_CLOSE_COMBAT:
      return RDT_HINT_ATTACK;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_WITHDRAW:
      return RDT_HINT_CHOICE;

    case RDT_ORDER_EXIT:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      return 0;
    }

  g_assert_not_reached ();
}

/* Beside a cell in reach stands how many cells away it is, beside a target
 * the chance of harm.
 */
static void
write_label (RdtOverlay     *overlay,
             RdtBattle      *battle,
             const RdtOrder *order,
             RdtCell         cell)
{
  char *label = overlay->labels[cell];
  RdtRefusal refusal;
  RdtOdds odds;

  if (order->kind == RDT_ORDER_MOVE)
    g_snprintf (label, RDT_HINT_LABEL_SIZE, "%u", order->n_path);
  else if ((order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT)
           && rdt_odds_compute (rdt_battle_get_game (battle), rdt_battle_get_position (battle),
                                order, &odds, &refusal))
    g_snprintf (label, RDT_HINT_LABEL_SIZE, "%u%%",
                (rdt_odds_to_permille (&odds, odds.hits) + 5) / 10);
}

/**
 * rdt_hints_show_ready:
 *
 * Marks the units that can still be given an order.
 */
void
rdt_hints_show_ready (RdtOverlay *overlay,
                      RdtBattle  *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);

  for (guint i = 0; i < orders->n_items; i++)
    {
      RdtUnitIndex unit = orders->items[i].unit;

      if (unit != RDT_NO_UNIT && position->units[unit].status == RDT_STATUS_BOARD)
        overlay->hints[position->units[unit].cell] |= RDT_HINT_READY;
    }
}

/* The cells within range in the arc of a unit's weapon. */
static void
show_arc (RdtOverlay        *overlay,
          const RdtGame     *game,
          const RdtPosition *position,
          RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];
  const RdtRosterUnit *roster = &game->units[unit];
  gboolean all_round;

  if (roster->weapon == RDT_NO_WEAPON)
    return;

  all_round = rdt_game_get_weapon (game, unit)->all_round;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    {
      const RdtDisplacement *way = rdt_map_find_displacement (game->map, state->cell, cell);

      if (way == NULL || way->distance == 0 || way->distance > roster->range)
        continue;

      if (all_round || ((way->arcs >> state->facing) & 1) != 0)
        overlay->hints[cell] |= RDT_HINT_ARC;
    }
}

/**
 * rdt_hints_show_unit:
 *
 * Shows what a unit can do: where it can go, at whom it can fire and with
 * what chance, whom it can attack, its arc.
 */
void
rdt_hints_show_unit (RdtOverlay   *overlay,
                     RdtBattle    *battle,
                     RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtUnitState *state = &position->units[unit];

  overlay->selected = state->status == RDT_STATUS_BOARD ? state->cell : RDT_NO_CELL;

  /* Nobody fires in answer to a question. */
  if (overlay->selected != RDT_NO_CELL && position->awaiting.kind == RDT_DECISION_ORDERS)
    show_arc (overlay, rdt_battle_get_game (battle), position, unit);

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];
      RdtCell cell;

      if (order->unit != unit || get_hint (order) == 0)
        continue;

      cell = rdt_choices_get_cell (battle, order);
      if (cell == overlay->selected)
        continue;

      overlay->hints[cell] |= get_hint (order);
      if (overlay->labels[cell][0] == '\0')
        write_label (overlay, battle, order, cell);
    }
}

/**
 * rdt_hints_find_block:
 *
 * Returns: the first cell between two others that alone hides one from the
 *   other; @to, if several together do; %RDT_NO_CELL, if it is seen
 */
RdtCell
rdt_hints_find_block (const RdtGame *game,
                      RdtCell        from,
                      RdtCell        to)
{
  const RdtMapCell *cells = game->map->cells;
  const RdtDisplacement *way = rdt_map_find_displacement (game->map, from, to);

  if (way == NULL || rdt_map_get_sight (game->map, from, to) != RDT_SIGHT_BLOCKED)
    return RDT_NO_CELL;

  for (guint i = 0; i < way->n_passages; i++)
    {
      RdtCell cell, cell2;

      rdt_map_get_passage (game->map, from, &way->passages[i], &cell, &cell2);
      if (cell != RDT_NO_CELL && cells[cell].top > MIN (cells[from].height, cells[to].height))
        return cell;
    }

  return to;
}

/**
 * rdt_hints_show_sight:
 *
 * Shows the line of sight from a unit to a cell, and what blocks it.
 */
void
rdt_hints_show_sight (RdtOverlay   *overlay,
                      RdtBattle    *battle,
                      RdtUnitIndex  unit,
                      RdtCell       cell)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtUnitState *state = &position->units[unit];
  const RdtDisplacement *way;

  overlay->sight_from = RDT_NO_CELL;
  overlay->sight_to = RDT_NO_CELL;
  overlay->sight_block = RDT_NO_CELL;

  if (state->status != RDT_STATUS_BOARD
      || cell == RDT_NO_CELL
      || cell == state->cell
      || !rdt_cell_set_has (&position->occupied[!game->units[unit].side], cell))
    return;

  way = rdt_map_find_displacement (game->map, state->cell, cell);
  if (way == NULL)
    return;

  overlay->sight_from = state->cell;
  overlay->sight_to = cell;
  overlay->sight_block = rdt_hints_find_block (game, state->cell, cell);
}

static RdtCell
get_unit_cell (RdtBattle    *battle,
               RdtUnitIndex  unit)
{
  if (unit == RDT_NO_UNIT)
    return RDT_NO_CELL;

  return rdt_battle_get_position (battle)->units[unit].cell;
}

/**
 * rdt_hints_show_event:
 *
 * Points at what happened last, if it happened somewhere.
 */
void
rdt_hints_show_event (RdtOverlay     *overlay,
                      RdtBattle      *battle,
                      const RdtEvent *event)
{
  if (event->kind == RDT_EVENT_FIRED)
    {
      overlay->event_from = get_unit_cell (battle, event->unit);
      overlay->event_to = event->cell;
    }
  else if (event->kind == RDT_EVENT_CLOSE_COMBAT)
    {
      overlay->event_from = get_unit_cell (battle, event->unit);
      overlay->event_to = get_unit_cell (battle, event->other);
    }
  else if (event->kind == RDT_EVENT_LANDED
           || event->kind == RDT_EVENT_DESTROYED
           || event->kind == RDT_EVENT_WORKS_LAID
           || event->kind == RDT_EVENT_WORKS_CLEARED)
    {
      overlay->event_from = RDT_NO_CELL;
      overlay->event_to = event->cell;
    }

  if (overlay->event_to >= RDT_NO_CELL)
    overlay->event_to = RDT_NO_CELL;
}
