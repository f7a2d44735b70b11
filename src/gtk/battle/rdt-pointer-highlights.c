/* rdt-pointer-highlights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-pointer-highlights.h"

#include "rdt-battle-gestures.h"
#include "rdt-bearing.h"
#include "rdt-forecast.h"

/* Ruling: R5.  Returns the cell of the unit that a shot cannot pass, or RDT_NO_CELL. */
static RdtCell
find_unit_in_the_way (RdtBattle    *battle,
                      RdtUnitIndex  unit,
                      RdtCell       target)
{
  RdtOrder fire;
  RdtRefusal refusal;

  rdt_order_init (&fire, RDT_ORDER_FIRE, unit);
  fire.cell = target;

  if (rdt_battle_check_order (battle, &fire, &refusal)
      || (refusal.law != RDT_LAW_FIRE_OVER_UNITS && refusal.law != RDT_LAW_ARTILLERY_OVER_UNITS))
    return RDT_NO_CELL;

  return refusal.cell;
}

/* Shows the line of sight from a unit to a cell, and what blocks it or the fire, unless
 * fire is allowed nevertheless.
 */
static void
show_sight (RdtOverlay   *overlay,
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
  overlay->sight_is_lofty = FALSE;

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
  overlay->sight_block = rdt_map_find_block (game->map, state->cell, cell);
  overlay->sight_is_lofty = overlay->sight_block != RDT_NO_CELL
                            && (overlay->highlights[cell] & RDT_HIGHLIGHT_TARGET) != 0;
  if (overlay->sight_block == RDT_NO_CELL)
    overlay->sight_block = find_unit_in_the_way (battle, unit, cell);
}

/* Marks the targets from a cell that the unit could move to. */
static void
show_aims (RdtOverlay        *overlay,
           const RdtForecast *forecast)
{
  const RdtPosition *after = &forecast->after;
  RdtSide enemy = rdt_side_other (forecast->game->units[forecast->unit].side);

  for (RdtCell cell = 0; cell < forecast->game->map->n_cells; cell++)
    if (rdt_cell_set_has (&after->occupied[enemy], cell)
        && overlay->n_aims < RDT_MAX_OVERLAY_AIMS
        && rdt_forecast_can_fire_at (forecast, cell))
      overlay->aims[overlay->n_aims++] = cell;
}

/* Shows the facing that the unit would really have in a cell, and its targets from there. */
static void
show_forecast (RdtOverlay          *overlay,
               RdtBattleController *controller,
               const RdtOrder      *order)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtOrder given = *order;
  RdtForecast forecast;

  rdt_bearing_fill (battle, rdt_battle_controller_get_facing (controller), &given);
  if (!rdt_forecast_init (&forecast, battle, &given))
    return;

  overlay->path_facing = rdt_forecast_get_facing (&forecast);
  if (given.kind == RDT_ORDER_MOVE)
    show_aims (overlay, &forecast);
}

/* Shows the path to the pointed cell, and the facing at its end. */
static void
show_path (RdtOverlay          *overlay,
           RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtFacing facing;
  const RdtOrder *order = rdt_battle_gestures_find_arrival (controller, &facing);

  overlay->path_from = RDT_NO_CELL;
  overlay->n_path = 0;
  overlay->n_aims = 0;
  if (order == NULL)
    return;

  overlay->path_from = order->kind == RDT_ORDER_MOVE
                       ? rdt_battle_get_position (battle)->units[order->unit].cell
                       : rdt_battle_controller_get_pointed_cell (controller);
  overlay->path_facing = facing;
  overlay->n_path = order->n_path;
  for (guint i = 0; i < order->n_path; i++)
    overlay->path[i] = order->path[i];
  show_forecast (overlay, controller, order);
}

/* Adds friendly units at risk from an order: those near where a shell may land, and
 * the unit itself if it attacks or enters mines or gas.
 */
static void
add_risks (RdtOverlay     *overlay,
           RdtBattle      *battle,
           const RdtOrder *order,
           const RdtOdds  *odds)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  RdtSide side = game->units[order->unit].side;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      RdtCell cell = position->units[unit].cell;

      if (game->units[unit].side == side
          && cell != RDT_NO_CELL
          && odds->fates[unit].hit != 0
          && odds->fates[unit].hit == rdt_choices_find_fate (battle, odds, side, cell)->hit)
        rdt_overlay_add_risk (overlay, cell, rdt_odds_to_percent (odds, odds->fates[unit].hit));
    }
}

/* Marks the friendly units at risk from the order at the pointed cell. */
static void
show_risks (RdtOverlay          *overlay,
            RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  const GArray *choices = rdt_battle_controller_get_choices (controller);

  overlay->n_risks = 0;
  if (rdt_battle_controller_get_pointed_cell (controller) == RDT_NO_CELL)
    return;

  for (guint i = 0; i < choices->len; i++)
    {
      const RdtChoice *choice = &g_array_index (choices, RdtChoice, i);
      const RdtOdds *odds = rdt_battle_controller_get_odds (controller, i);
      g_autofree RdtOdds *danger = NULL;

      if (odds == NULL && choice->is_legal)
        odds = danger = rdt_forecast_find_risk (battle, &choice->order);
      if (odds == NULL)
        continue;

      add_risks (overlay, battle, &choice->order, odds);
      return;
    }
}

/**
 * rdt_pointer_highlights_show:
 * @overlay: the highlights of the board, with those of the selected unit
 *
 * Shows what the selected unit would do at the pointed cell of a controller: its
 * path, the line of sight, its targets from there, and the friendly units at risk.
 */
void
rdt_pointer_highlights_show (RdtOverlay          *overlay,
                             RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (controller);
  RdtCell cell = rdt_battle_controller_get_pointed_cell (controller);

  overlay->sight_from = RDT_NO_CELL;
  show_path (overlay, controller);
  if (rdt_battle_controller_is_live (controller) && unit != RDT_NO_UNIT && cell != RDT_NO_CELL)
    show_sight (overlay, battle, unit, cell);
  show_risks (overlay, controller);
}
