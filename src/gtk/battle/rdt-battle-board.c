/* rdt-battle-board.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-board.h"

#include <adwaita.h>

#include "rdt-choices.h"
#include "rdt-counter.h"
#include "rdt-hints.h"
#include "rdt-style.h"

/**
 * rdt_battle_board_is_live:
 *
 * Whether the board shows the present.
 */
gboolean
rdt_battle_board_is_live (const RdtBattleBoard *self)
{
  return rdt_board_get_moment (self->model) == rdt_battle_get_n_orders (self->battle);
}

/**
 * rdt_battle_board_is_waiting:
 *
 * Whether the board shows the present, and a person is asked.
 */
gboolean
rdt_battle_board_is_waiting (const RdtBattleBoard *self)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);

  return rdt_battle_board_is_live (self)
         && !position->is_over
         && position->awaiting.kind != RDT_DECISION_NONE
         && !rdt_battle_awaits_machine (self->battle);
}

/* Where the side that deploys may place its units. */
static void
show_zones (const RdtBattleBoard *self,
            RdtOverlay           *overlay)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);
  const RdtDecision *awaiting = &rdt_battle_get_position (self->battle)->awaiting;
  const RdtCellSet *zone = NULL;

  if (rdt_battle_board_is_waiting (self) && awaiting->kind == RDT_DECISION_DEPLOY)
    zone = game->sides[awaiting->side].deploys;

  for (RdtCell cell = 0; cell < game->map->n_cells; cell++)
    overlay->zones[cell] = zone != NULL && rdt_cell_set_has (zone, cell) ? awaiting->side
                                                                         : RDT_NO_SIDE;
}

/**
 * rdt_battle_board_show_hints:
 *
 * Shows who can act, and what the selected unit can do.
 */
void
rdt_battle_board_show_hints (const RdtBattleBoard *self)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);

  rdt_overlay_clear_hints (overlay);
  overlay->selected = RDT_NO_CELL;

  if (rdt_battle_board_is_waiting (self))
    rdt_hints_show_ready (overlay, self->battle);
  if (rdt_battle_board_is_live (self) && self->selected != RDT_NO_UNIT)
    rdt_hints_show_unit (overlay, self->battle, self->selected);

  show_zones (self, overlay);
  rdt_board_view_hints_changed (self->view);
}

/* The order by which the selected unit would come to stand where the pointer
 * is, facing as one likes.
 */
static const RdtOrder *
find_arrival (const RdtBattleBoard *self)
{
  const RdtOrderList *orders = rdt_battle_list_orders (self->battle);

  if (rdt_battle_get_position (self->battle)->units[self->selected].cell == self->hover)
    return NULL;

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->unit == self->selected
          && rdt_choices_get_cell (self->battle, order) == self->hover
          && ((order->kind == RDT_ORDER_MOVE && order->n_path > 0)
              || order->kind == RDT_ORDER_DEPLOY
              || order->kind == RDT_ORDER_ENTER
              || order->kind == RDT_ORDER_ADVANCE))
        return order;
    }

  return NULL;
}

/* How a unit stands at the end if nobody says otherwise. */
static RdtFacing
get_usual_facing (const RdtBattleBoard *self,
                  const RdtOrder       *order,
                  RdtCell               last)
{
  const RdtGame *game = rdt_battle_get_game (self->battle);

  if (order->kind == RDT_ORDER_DEPLOY || order->kind == RDT_ORDER_ENTER)
    return game->units[order->unit].facing;

  return rdt_grid_facing_to (&game->map->grid, last, self->hover);
}

/* The way to the cell under the pointer, and how the unit would face there. */
static void
show_path (const RdtBattleBoard *self,
           RdtOverlay           *overlay)
{
  const RdtOrder *order = find_arrival (self);
  RdtCell at, last;

  if (order == NULL)
    return;

  at = rdt_battle_get_position (self->battle)->units[order->unit].cell;
  overlay->path_from = order->kind == RDT_ORDER_MOVE ? at : self->hover;
  overlay->n_path = order->n_path;
  for (guint i = 0; i < order->n_path; i++)
    overlay->path[i] = order->path[i];

  last = order->n_path > 1 ? order->path[order->n_path - 2] : at;
  overlay->path_facing = self->facing != RDT_NO_FACING ? self->facing
                                                       : get_usual_facing (self, order, last);
}

/**
 * rdt_battle_board_show_pointer:
 *
 * Shows the way and the line of sight to where the pointer is.
 */
void
rdt_battle_board_show_pointer (const RdtBattleBoard *self)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);

  overlay->sight_from = RDT_NO_CELL;
  overlay->path_from = RDT_NO_CELL;
  overlay->n_path = 0;

  if (rdt_battle_board_is_live (self)
      && self->selected != RDT_NO_UNIT
      && self->hover != RDT_NO_CELL)
    {
      show_path (self, overlay);
      rdt_hints_show_sight (overlay, self->battle, self->selected, self->hover);
    }

  rdt_board_view_pointer_changed (self->view);
}

void
rdt_battle_board_show_palette (const RdtBattleBoard *self)
{
  RdtPalette palette;

  rdt_style_init_palette (&palette, rdt_battle_get_game (self->battle)->setup);
  rdt_board_view_set_palette (self->view, &palette);
}

/**
 * rdt_battle_board_draw_side:
 * @size: of a square to draw in
 *
 * Draws the blank face of a side's counters.
 */
void
rdt_battle_board_draw_side (const RdtBattleBoard *self,
                            RdtSide               side,
                            cairo_t              *cr,
                            double                size)
{
  RdtCounter counter = { .side = side, .facing = RDT_NO_FACING, .quality = RDT_QUALITY_AVERAGE,
                         .type = "", .n_there = 1 };
  const RdtGame *game = rdt_battle_get_game (self->battle);
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;

  rdt_style_init_palette (&palette, game->setup);
  rdt_layout_init (&layout, &game->map->grid, size);
  rdt_brush_init (&brush, cr, &layout, &palette, NULL);
  rdt_counter_draw_face (&counter, &brush, (RdtBox) { 2, 2, size - 4, size - 4 });
}

/**
 * rdt_battle_board_point_at:
 * @events: what happened last
 */
void
rdt_battle_board_point_at (const RdtBattleBoard *self,
                           const RdtEventList   *events)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (self->view);

  overlay->event_from = RDT_NO_CELL;
  overlay->event_to = RDT_NO_CELL;

  for (guint i = 0; i < events->n_items; i++)
    rdt_hints_show_event (overlay, self->battle, &events->items[i]);
}

/**
 * rdt_battle_board_animate:
 * @events: what happened last
 *
 * Lets the first unit that moved travel to its place.
 */
void
rdt_battle_board_animate (const RdtBattleBoard *self,
                          const RdtEventList   *events)
{
  guint moment = rdt_board_get_moment (self->model);
  const RdtPosition *before;

  if (moment == 0)
    return;

  before = rdt_battle_get_position_at (self->battle, moment - 1);

  for (guint i = 0; i < events->n_items; i++)
    {
      const RdtEvent *event = &events->items[i];

      if (event->kind == RDT_EVENT_MOVED && event->n_path > 0)
        {
          rdt_board_view_animate_move (self->view, event->unit,
                                       before->units[event->unit].cell,
                                       event->path, event->n_path);
          return;
        }
    }
}

/**
 * rdt_battle_board_follow:
 *
 * Selects the unit that an answer is asked of; a unit that can do no more is
 * selected no longer.
 */
void
rdt_battle_board_follow (RdtBattleBoard *self)
{
  const RdtPosition *position = rdt_battle_get_position (self->battle);

  if (position->awaiting.unit != RDT_NO_UNIT
      && position->awaiting.kind != RDT_DECISION_NONE
      && position->awaiting.kind != RDT_DECISION_ORDERS)
    {
      self->selected = position->awaiting.unit;
      rdt_board_view_set_cursor (self->view, position->units[self->selected].cell);
    }
  else if (self->selected != RDT_NO_UNIT
           && !rdt_choices_has_any (self->battle, self->selected))
    self->selected = RDT_NO_UNIT;

  /* One after the other is placed until all stand. */
  if (rdt_battle_board_is_waiting (self)
      && (self->selected == RDT_NO_UNIT
          || position->units[self->selected].status != RDT_STATUS_TO_DEPLOY)
      && rdt_choices_find_to_deploy (self->battle) != RDT_NO_UNIT)
    self->selected = rdt_choices_find_to_deploy (self->battle);

  self->facing = RDT_NO_FACING;
}

/**
 * rdt_battle_board_go_back:
 *
 * Selects the unit whose order has been taken back, which most likely is to
 * do something else.
 */
void
rdt_battle_board_go_back (RdtBattleBoard *self)
{
  RdtUnitIndex unit = RDT_NO_UNIT;

  rdt_battle_board_follow (self);

  if (rdt_battle_can_redo (self->battle))
    unit = rdt_battle_get_order_at (self->battle,
                                    rdt_battle_get_n_orders (self->battle) + 1)->unit;

  if (unit != RDT_NO_UNIT
      && rdt_battle_board_is_waiting (self)
      && rdt_choices_has_any (self->battle, unit))
    self->selected = unit;
}
