/* rdt-battle-highlights.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-highlights.h"

#include "rdt-cost-words.h"
#include "rdt-forecast.h"
#include "rdt-path.h"
#include "rdt-pointer-highlights.h"
#include "rdt-traces.h"
#include "rdt-units-left.h"

static guint8
get_highlight (const RdtOrder *order)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      return order->n_path > 0 ? RDT_HIGHLIGHT_REACH : 0;

    case RDT_ORDER_FIRE:
      return RDT_HIGHLIGHT_TARGET;

    case RDT_ORDER_CLOSE_COMBAT:
      return RDT_HIGHLIGHT_ATTACK;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_WITHDRAW:
      return RDT_HIGHLIGHT_CHOICE;

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

/* Writes the chance that the enemy in a cell is hit and, on a second line,
 * destroyed.  If the order names one unit of several, it is that one's.
 */
static void
write_chance (char           *label,
              RdtBattle      *battle,
              const RdtOrder *order,
              const RdtOdds  *odds)
{
  const RdtFate *fate = rdt_choices_find_target_fate (battle, order, odds);

  if (fate != NULL)
    g_snprintf (label, RDT_HIGHLIGHT_LABEL_SIZE, "%u%%\n%u%%",
                rdt_odds_to_percent (odds, fate->hit),
                rdt_odds_to_percent (odds, fate->destroyed));
}

static void
label_reached_cb (const RdtReached *reached,
                  gpointer          user_data)
{
  RdtOverlay *overlay = user_data;
  g_autofree char *cost = rdt_words_cost (reached->cost);

  if ((overlay->highlights[reached->cell] & RDT_HIGHLIGHT_REACH) != 0)
    g_strlcpy (overlay->labels[reached->cell], cost, RDT_HIGHLIGHT_LABEL_SIZE);
}

static void
label_moves (RdtOverlay        *overlay,
             const RdtGame     *game,
             const RdtPosition *position,
             RdtUnitIndex       unit)
{
  RdtScene scene;
  RdtMover mover;

  rdt_scene_init (&scene, game, position, game->units[unit].side);
  rdt_mover_init (&mover, &scene, unit);
  rdt_mover_reach (&mover, label_reached_cb, overlay);
}

/* Marks the units that can still act. */
static void
show_ready (RdtOverlay *overlay,
            RdtBattle  *battle)
{
  const RdtPosition *position = rdt_battle_get_position (battle);
  const gboolean *are_ready = rdt_units_left_find (battle);

  for (RdtUnitIndex unit = 0; unit < RDT_MAX_UNITS; unit++)
    if (are_ready[unit] && position->units[unit].status == RDT_STATUS_BOARD)
      overlay->highlights[position->units[unit].cell] |= RDT_HIGHLIGHT_READY;
}

/* Marks the cells in range and arc of a unit's weapon. */
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
        overlay->highlights[cell] |= RDT_HIGHLIGHT_ARC;
    }
}

/* What a move to a cell means: the loss of the unit, an obligatory close combat,
 * fire from there, perhaps after a turn, or the loss of fire that is possible now.
 */
static guint
find_move_effect (RdtBattle      *battle,
                  const RdtOrder *move,
                  gboolean        can_fire_now)
{
  RdtForecast forecast;

  if (!rdt_forecast_init (&forecast, battle, move))
    return 0;

  if (rdt_forecast_perishes (&forecast))
    return RDT_HIGHLIGHT_PERISHES;

  if (rdt_forecast_must_attack (&forecast))
    return RDT_HIGHLIGHT_MUST_ATTACK;

  if (rdt_forecast_can_fire (&forecast) || rdt_forecast_can_fire_if_turned (&forecast))
    return RDT_HIGHLIGHT_KEEPS_FIRE;

  return can_fire_now ? RDT_HIGHLIGHT_LOSES_FIRE : 0;
}

static gboolean
can_fire (RdtBattle    *battle,
          RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit && orders->items[i].kind == RDT_ORDER_FIRE)
      return TRUE;

  return FALSE;
}

/* Writes the main effect of a cell's first order beside it.  Fire that cannot have
 * an effect is not marked.
 */
static void
show_order (RdtOverlay     *overlay,
            RdtBattle      *battle,
            const RdtOrder *order,
            gboolean        can_fire_now)
{
  RdtCell cell = rdt_choices_get_cell (battle, order);
  g_autofree RdtOdds *odds = NULL;

  if (overlay->labels[cell][0] == '\0')
    odds = rdt_choices_compute_odds (battle, order);

  if (rdt_choices_is_in_vain (battle, order, odds))
    return;

  overlay->highlights[cell] |= get_highlight (order);
  if (order->kind == RDT_ORDER_MOVE)
    overlay->highlights[cell] |= find_move_effect (battle, order, can_fire_now);
  if (odds != NULL)
    write_chance (overlay->labels[cell], battle, order, odds);
}

/* Shows a unit's options: where it can move, whom it can fire at and with what
 * chance, whom it can attack, and its arc of fire.
 */
static void
show_unit (RdtOverlay   *overlay,
           RdtBattle    *battle,
           RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);
  const RdtUnitState *state = &position->units[unit];
  gboolean can_fire_now = can_fire (battle, unit);
  gboolean has_moves = FALSE;

  overlay->selected = state->status == RDT_STATUS_BOARD ? state->cell : RDT_NO_CELL;

  /* Fire is never an answer to a question. */
  if (overlay->selected != RDT_NO_CELL && position->awaiting.kind == RDT_DECISION_ORDERS)
    show_arc (overlay, rdt_battle_get_game (battle), position, unit);

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->unit != unit
          || get_highlight (order) == 0
          || rdt_choices_get_cell (battle, order) == overlay->selected)
        continue;

      show_order (overlay, battle, order, can_fire_now);
      has_moves |= order->kind == RDT_ORDER_MOVE;
    }

  if (has_moves)
    label_moves (overlay, rdt_battle_get_game (battle), position, unit);
}

static RdtCell
get_unit_cell (RdtBattle    *battle,
               RdtUnitIndex  unit)
{
  if (unit == RDT_NO_UNIT)
    return RDT_NO_CELL;

  return rdt_battle_get_position (battle)->units[unit].cell;
}

static gboolean
is_occupied (const RdtPosition *position,
             RdtCell            cell)
{
  return cell < RDT_MAX_CELLS && position->first_in_cell[cell] != RDT_NO_UNIT;
}

/* Marks the cell of the last event that has one, even if the unit has retreated since. */
static void
show_event (RdtOverlay        *overlay,
            const RdtPosition *before,
            const RdtPosition *after,
            const RdtEvent    *event)
{
  /* A ring would seem to mark the units that are left there. */
  if (event->kind == RDT_EVENT_DESTROYED && is_occupied (after, event->cell))
    return;

  if (event->kind == RDT_EVENT_FIRED)
    {
      overlay->event_from = before->units[event->unit].cell;
      overlay->event_to = event->cell;
    }
  else if (event->kind == RDT_EVENT_CLOSE_COMBAT)
    {
      overlay->event_from = before->units[event->unit].cell;
      overlay->event_to = before->units[event->other].cell;
    }
  else if (event->kind == RDT_EVENT_MISSED)
    {
      /* The arrow of a hit would cover the trace of the miss. */
      overlay->event_from = RDT_NO_CELL;
      overlay->event_to = RDT_NO_CELL;
    }
  else if (event->kind == RDT_EVENT_LANDED || event->kind == RDT_EVENT_DESTROYED)
    {
      overlay->event_from = RDT_NO_CELL;
      overlay->event_to = event->cell;
    }

  if (overlay->event_to >= RDT_NO_CELL)
    overlay->event_to = RDT_NO_CELL;
}

/* Marks where units may be deployed. */
static void
show_zones (RdtOverlay          *overlay,
            RdtBattleController *controller)
{
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  const RdtGame *game = rdt_battle_get_game (battle);
  const RdtDecision *awaiting = &rdt_battle_get_position (battle)->awaiting;
  const RdtCellSet *zone = NULL;

  if (rdt_battle_controller_is_waiting (controller) && awaiting->kind == RDT_DECISION_DEPLOY)
    zone = game->sides[awaiting->side].deploys;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    overlay->zones[cell] = zone != NULL && rdt_cell_set_has (zone, cell) ? awaiting->side
                                                                         : RDT_NO_SIDE;

  rdt_overlay_find_borders (overlay, &game->map->grid);
}

/* Declared fire of both sides is open information. */
static void
show_declared (RdtOverlay        *overlay,
               const RdtPosition *position)
{
  for (guint i = 0; i < position->n_declared; i++)
    {
      const RdtUnitState *state = &position->units[position->declared[i]];

      if (state->target == RDT_NO_CELL)
        continue;

      overlay->highlights[state->target] |= RDT_HIGHLIGHT_DECLARED;
      if (rdt_unit_has (state, RDT_UNIT_DECLARED_GAS))
        overlay->highlights[state->target] |= RDT_HIGHLIGHT_DECLARED_GAS;
    }
}

/* Marks units that were destroyed in cells where others remain. */
static void
show_losses (RdtOverlay        *overlay,
             const RdtPosition *position)
{
  for (guint i = 0; i < overlay->n_traces; i++)
    if (overlay->traces[i].kind == RDT_TRACE_LOSS && is_occupied (position, overlay->traces[i].to))
      overlay->highlights[overlay->traces[i].to] |= RDT_HIGHLIGHT_BEREFT;
}

/* While a die is asked for, the board shows the position of that die, and no order can be given. */
static gboolean
is_asking (RdtBattleController *controller)
{
  return rdt_battle_runner_is_asking (rdt_battle_controller_get_runner (controller));
}

/* Shows the units that can act and the options of the selected one. */
static void
orders_changed_cb (RdtBoardView        *view,
                   GParamSpec          *pspec,
                   RdtBattleController *controller)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (view);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtUnitIndex unit = rdt_battle_controller_get_selected_unit (controller);

  if (is_asking (controller))
    return;

  rdt_overlay_clear_highlights (overlay);
  overlay->selected = RDT_NO_CELL;
  overlay->top = unit;

  if (rdt_battle_controller_is_waiting (controller))
    show_ready (overlay, battle);

  /* The options of the computer's units are not shown. */
  if (rdt_battle_controller_is_waiting (controller) && unit != RDT_NO_UNIT)
    show_unit (overlay, battle, unit);

  show_declared (overlay, rdt_battle_controller_get_position (controller));
  show_losses (overlay, rdt_battle_controller_get_position (controller));
  show_zones (overlay, controller);
  rdt_board_view_highlights_changed (view);
}

static void
pointer_changed_cb (RdtBoardView        *view,
                    GParamSpec          *pspec,
                    RdtBattleController *controller)
{
  if (is_asking (controller))
    return;

  rdt_pointer_highlights_show (rdt_board_view_get_overlay (view), controller);
  rdt_board_view_pointer_changed (view);
}

/* Shows what led to the current position. */
static void
position_changed_cb (RdtBoardView        *view,
                     GParamSpec          *pspec,
                     RdtBattleController *controller)
{
  const RdtEventList *events = rdt_battle_controller_get_events (controller);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtOverlay *overlay = rdt_board_view_get_overlay (view);
  guint shown = rdt_battle_controller_get_shown_order (controller);

  overlay->event_from = RDT_NO_CELL;
  overlay->event_to = RDT_NO_CELL;

  for (guint i = 0; i < events->n_items; i++)
    show_event (overlay, rdt_battle_get_position_at (battle, shown > 0 ? shown - 1 : 0),
                rdt_battle_controller_get_position (controller), &events->items[i]);

  rdt_traces_find (overlay, controller);
  orders_changed_cb (view, pspec, controller);
  pointer_changed_cb (view, pspec, controller);
}

/**
 * rdt_battle_highlights_point_out:
 * @order: the order that the computer is about to give
 *
 * Scrolls to the unit that is about to act, and marks its target.
 */
void
rdt_battle_highlights_point_out (RdtBoardView        *view,
                                 RdtBattleController *controller,
                                 const RdtOrder      *order)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (view);
  RdtBattle *battle = rdt_battle_controller_get_battle (controller);
  RdtCell from = get_unit_cell (battle, order->unit);
  RdtCell to = rdt_choices_get_cell (battle, order);

  if (!rdt_battle_controller_is_live (controller) || to == RDT_NO_CELL)
    return;

  if (from == RDT_NO_CELL)
    from = to;
  overlay->selected = from;
  overlay->event_from = RDT_NO_CELL;
  overlay->event_to = RDT_NO_CELL;
  if (order->kind == RDT_ORDER_FIRE || order->kind == RDT_ORDER_CLOSE_COMBAT)
    {
      overlay->event_from = from;
      overlay->event_to = to;
    }

  rdt_board_view_scroll_to (view, to);
  rdt_board_view_scroll_to (view, from);
  rdt_board_view_highlights_changed (view);
  rdt_board_view_pointer_changed (view);
}

/* Clears the options of the previous position. */
static void
clear_offers (RdtOverlay *overlay)
{
  rdt_overlay_clear_highlights (overlay);
  overlay->selected = RDT_NO_CELL;
  overlay->sight_from = RDT_NO_CELL;
  overlay->path_from = RDT_NO_CELL;
  overlay->n_path = 0;
  overlay->n_aims = 0;
  overlay->n_risks = 0;
}

/**
 * rdt_battle_highlights_show_cause:
 * @want: the die being asked for
 *
 * Shows the shot or fight that a die is rolled for and the units lost before it,
 * and nothing else, until rdt_battle_highlights_refresh().  For a card, the result of the
 * last order stays in sight.
 */
void
rdt_battle_highlights_show_cause (RdtBoardView        *view,
                                  RdtBattleController *controller,
                                  const RdtDiceWant   *want)
{
  const RdtGame *game = rdt_battle_get_game (rdt_battle_controller_get_battle (controller));
  RdtOverlay *overlay = rdt_board_view_get_overlay (view);
  const RdtEvent *cause = &want->cause;
  RdtCell cell = want->has_cause && cause->unit < RDT_MAX_UNITS
                   ? want->board.units[cause->unit].cell : RDT_NO_CELL;

  clear_offers (overlay);
  if (want->has_cause)
    rdt_overlay_clear_traces (overlay);
  else
    rdt_traces_find (overlay, controller);
  rdt_traces_add_results (overlay, game, want);
  show_declared (overlay, &want->board);
  show_losses (overlay, &want->board);
  overlay->event_from = RDT_NO_CELL;
  overlay->event_to = RDT_NO_CELL;
  if (want->has_cause && cause->kind == RDT_EVENT_FIRED)
    overlay->event_to = cause->cell;
  else if (want->has_cause && cause->kind == RDT_EVENT_CLOSE_COMBAT)
    overlay->event_to = want->board.units[cause->other].cell;
  else if (want->has_cause)
    overlay->event_to = cell;
  else if (want->purpose == RDT_DICE_GAS_DRIFT)
    overlay->event_to = want->cloud;

  if (want->has_cause && cause->kind != RDT_EVENT_HIT && cell < RDT_MAX_CELLS)
    overlay->event_from = cell;
  if (overlay->event_to >= RDT_MAX_CELLS)
    overlay->event_to = RDT_NO_CELL;

  rdt_board_view_highlights_changed (view);
  rdt_board_view_pointer_changed (view);
}

/**
 * rdt_battle_highlights_refresh:
 *
 * Shows the state of a controller again.
 */
void
rdt_battle_highlights_refresh (RdtBoardView        *view,
                               RdtBattleController *controller)
{
  position_changed_cb (view, NULL, controller);
}

static void
selection_changed_cb (RdtBoardView        *view,
                      GParamSpec          *pspec,
                      RdtBattleController *controller)
{
  orders_changed_cb (view, pspec, controller);
  pointer_changed_cb (view, pspec, controller);
}

/**
 * rdt_battle_highlights_attach:
 *
 * Makes a board view show the highlights of a battle controller, for the
 * lifetime of the view.
 */
void
rdt_battle_highlights_attach (RdtBoardView        *view,
                              RdtBattleController *controller)
{
  static const struct
  {
    const char *signal;
    GCallback   callback;
  } bindings[] = {
    { "notify::facing", G_CALLBACK (pointer_changed_cb) },
    { "notify::pointed-cell", G_CALLBACK (pointer_changed_cb) },
    { "notify::position", G_CALLBACK (position_changed_cb) },
    { "notify::selected-unit", G_CALLBACK (selection_changed_cb) },
  };

  g_return_if_fail (RDT_IS_BOARD_VIEW (view));
  g_return_if_fail (RDT_IS_BATTLE_CONTROLLER (controller));

  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_signal_connect_object (controller, bindings[i].signal, bindings[i].callback, view,
                             G_CONNECT_SWAPPED);

  position_changed_cb (view, NULL, controller);
}
