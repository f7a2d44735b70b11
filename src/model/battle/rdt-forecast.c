/* rdt-forecast.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-forecast.h"

#include <string.h>

#include "rdt-referee.h"

/* The referee applies the order to a copy, so no rule is implemented twice. */
static gboolean
apply_with (const RdtGame  *game,
            const RdtDice  *dice,
            RdtPosition    *position,
            const RdtOrder *order)
{
  g_auto(RdtEventList) events = { 0 };
  RdtRefusal refusal;

  return rdt_referee_apply (game, dice, position, order, &events, &refusal);
}

static gboolean
apply (const RdtGame  *game,
       RdtPosition    *position,
       const RdtOrder *order)
{
  g_autoptr(RdtDice) no_dice = rdt_dice_new ();

  return apply_with (game, no_dice, position, order);
}

/* 20th Century: Minefields.  The forecast for the end of the path assumes that the
 * mines on it spare the unit.
 */
static gboolean
apply_with_luck (const RdtGame  *game,
                 RdtPosition    *position,
                 const RdtOrder *order)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  guint8 ones[RDT_MAX_PATH];

  memset (ones, 1, sizeof ones);
  rdt_dice_script (dice, RDT_DICE_MINEFIELD, ones, sizeof ones);
  position->dice = (RdtDiceCursor) { 0 };

  return apply_with (game, dice, position, order);
}

/* Modern: M13.  Dice would decide the fight that another unit has to begin; the
 * forecast assumes that it changes nothing.
 */
static void
remit_debt (RdtForecast *self)
{
  RdtPosition *position = &self->after;
  RdtUnitIndex active = position->active;

  self->obliged = RDT_NO_UNIT;
  if (active == RDT_NO_UNIT
      || active == self->unit
      || !rdt_unit_has (&position->units[active], RDT_UNIT_OWES_ATTACK))
    return;

  position->units[active].flags &= ~RDT_UNIT_OWES_ATTACK;
  self->obliged = active;
}

/* Starts from the current position. */
static void
begin (RdtForecast    *self,
       RdtBattle      *battle,
       const RdtOrder *order)
{
  self->game = rdt_battle_get_game (battle);
  self->unit = order->unit;
  self->after = *rdt_battle_get_position (battle);
  self->contacts_before = self->after.units[order->unit].contacts;
  remit_debt (self);
}

/**
 * rdt_forecast_init:
 * @self: (out caller-allocates): a forecast
 * @order: a possible order
 *
 * Returns: whether there is a forecast: not if the order is refused, or needs
 *   dice other than those for mines that the unit may survive
 */
gboolean
rdt_forecast_init (RdtForecast    *self,
                   RdtBattle      *battle,
                   const RdtOrder *order)
{
  begin (self, battle, order);

  self->trusts_luck = !apply (self->game, &self->after, order);

  return !self->trusts_luck || apply_with_luck (self->game, &self->after, order);
}

/**
 * rdt_forecast_get_facing:
 *
 * Returns: the real facing of the unit afterwards: contact may turn it
 */
RdtFacing
rdt_forecast_get_facing (const RdtForecast *self)
{
  return self->after.units[self->unit].facing;
}

/**
 * rdt_forecast_find_fire:
 * @target: an enemy on the board
 * @fire: (out): the order to fire at it
 *
 * Returns: whether the unit could fire at it
 */
gboolean
rdt_forecast_find_fire (const RdtForecast *self,
                        RdtUnitIndex       target,
                        RdtOrder          *fire)
{
  rdt_order_init (fire, RDT_ORDER_FIRE, self->unit);
  fire->cell = self->after.units[target].cell;

  /* Some orders must name one of the units in a cell. */
  if (rdt_referee_check (self->game, &self->after, fire, NULL))
    return TRUE;

  fire->other = target;

  return rdt_referee_check (self->game, &self->after, fire, NULL);
}

/**
 * rdt_forecast_compute_odds:
 * @order: fire or an attack of the unit afterwards
 *
 * Returns: (transfer full) (nullable): its odds
 */
RdtOdds *
rdt_forecast_compute_odds (const RdtForecast *self,
                           const RdtOrder    *order)
{
  g_autofree RdtOdds *odds = g_new0 (RdtOdds, 1);
  RdtRefusal refusal;

  if (!rdt_odds_compute (self->game, &self->after, order, odds, &refusal))
    return NULL;

  return g_steal_pointer (&odds);
}

/**
 * rdt_forecast_find_shot:
 * @target: any unit
 *
 * Returns: (transfer full) (nullable): the odds of fire at an enemy from there, or
 *   %NULL if it is none, cannot be fired at or cannot be harmed
 */
RdtOdds *
rdt_forecast_find_shot (const RdtForecast *self,
                        RdtUnitIndex       target)
{
  RdtSide enemy = rdt_side_other (self->game->units[self->unit].side);
  g_autofree RdtOdds *odds = NULL;
  RdtOrder fire;

  if (self->game->units[target].side != enemy
      || self->after.units[target].status != RDT_STATUS_BOARD
      || !rdt_forecast_find_fire (self, target, &fire))
    return NULL;

  odds = rdt_forecast_compute_odds (self, &fire);

  return odds != NULL && rdt_odds_may_harm (odds, self->game, enemy) ? g_steal_pointer (&odds)
                                                                     : NULL;
}

/**
 * rdt_forecast_can_fire_at:
 *
 * Whether the unit could fire at an enemy in a cell.
 */
gboolean
rdt_forecast_can_fire_at (const RdtForecast *self,
                          RdtCell            cell)
{
  RdtOrder fire;

  for (RdtUnitIndex unit = self->after.first_in_cell[cell];
       unit != RDT_NO_UNIT;
       unit = self->after.units[unit].next)
    if (self->game->units[unit].side != self->game->units[self->unit].side
        && rdt_forecast_find_fire (self, unit, &fire))
      return TRUE;

  return FALSE;
}

gboolean
rdt_forecast_can_fire (const RdtForecast *self)
{
  RdtSide enemy = rdt_side_other (self->game->units[self->unit].side);
  RdtOrder fire;

  if (self->game->units[self->unit].weapon == RDT_NO_WEAPON)
    return FALSE;

  for (RdtUnitIndex unit = 0; unit < self->game->n_units; unit++)
    if (self->game->units[unit].side == enemy
        && self->after.units[unit].status == RDT_STATUS_BOARD
        && rdt_forecast_find_fire (self, unit, &fire))
      return TRUE;

  return FALSE;
}

/**
 * rdt_forecast_can_fire_if_turned:
 *
 * Whether the unit could fire if it ended its move with another facing.  In
 * contact there is no choice of facing.
 */
gboolean
rdt_forecast_can_fire_if_turned (RdtForecast *self)
{
  RdtUnitState *state = &self->after.units[self->unit];
  guint n_facings = rdt_grid_get_n_facings (&self->game->map->grid);
  RdtFacing told = state->facing;
  gboolean can_fire = FALSE;

  if (state->contacts != 0)
    return FALSE;

  for (RdtFacing facing = 0; facing < n_facings && !can_fire; facing++)
    {
      state->facing = facing;
      can_fire = rdt_forecast_can_fire (self);
    }
  state->facing = told;

  return can_fire;
}

/**
 * rdt_forecast_perishes:
 *
 * Whether the order destroys the unit.
 */
gboolean
rdt_forecast_perishes (const RdtForecast *self)
{
  return self->after.units[self->unit].status == RDT_STATUS_DESTROYED;
}

/* The attack on the enemy that the unit faces, or else the first that is listed.
 * Rule: T7.
 */
static gboolean
find_attack (const RdtForecast *self,
             const RdtPosition *position,
             RdtOrder          *attack)
{
  g_auto(RdtOrderList) orders = { .items = NULL };
  const RdtUnitState *state = &position->units[self->unit];
  RdtCell faced = self->game->map->cells[state->cell].neighbours[state->facing];
  gboolean is_found = FALSE;

  rdt_referee_list (self->game, position, &orders);
  for (guint i = 0; i < orders.n_items; i++)
    {
      const RdtOrder *order = &orders.items[i];

      if (order->kind != RDT_ORDER_CLOSE_COMBAT || order->unit != self->unit
          || (is_found && order->cell != faced))
        continue;

      *attack = *order;
      is_found = TRUE;
      if (order->cell == faced)
        break;
    }

  return is_found;
}

/* Where close combat has a phase of its own, it comes after all other orders.
 * Rule: portable, Turn Sequence.
 */
static gboolean
come_to_attack (const RdtForecast *self,
                RdtPosition       *position,
                RdtOrder          *attack)
{
  RdtOrder end;

  if (find_attack (self, position, attack))
    return TRUE;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  return apply (self->game, position, &end)
         && position->phase == RDT_PHASE_CLOSE_COMBAT
         && find_attack (self, position, attack);
}

/**
 * rdt_forecast_must_attack:
 *
 * Whether the unit would come into contact with an enemy that it must attack, at
 * once or in the close combat phase.
 */
gboolean
rdt_forecast_must_attack (const RdtForecast *self)
{
  g_autofree RdtPosition *position = NULL;
  const RdtUnitState *state = &self->after.units[self->unit];
  RdtOrder attack;

  if (state->status != RDT_STATUS_BOARD || state->contacts == self->contacts_before)
    return FALSE;

  position = g_memdup2 (&self->after, sizeof self->after);

  return come_to_attack (self, position, &attack);
}

/**
 * rdt_forecast_find_fight:
 * @attack: (out): the attack on the enemy that the unit would face
 *
 * Returns: (transfer full) (nullable): the odds of the fight that the order
 *   obliges to, or %NULL if there is none
 */
RdtOdds *
rdt_forecast_find_fight (const RdtForecast *self,
                         RdtOrder          *attack)
{
  g_autofree RdtPosition *position = NULL;
  g_autofree RdtOdds *odds = NULL;
  RdtRefusal refusal;

  if (!rdt_forecast_must_attack (self))
    return NULL;

  position = g_memdup2 (&self->after, sizeof self->after);
  odds = g_new0 (RdtOdds, 1);
  if (!come_to_attack (self, position, attack)
      || !rdt_odds_compute (self->game, position, attack, odds, &refusal))
    return NULL;

  return g_steal_pointer (&odds);
}

/**
 * rdt_forecast_find_further_fight:
 * @attack: (out): the attack that the unit could make
 *
 * An advance does not oblige the unit to attack, but allows it.  Rule: M13.
 *
 * Returns: (transfer full) (nullable): the odds of the fight that an advance
 *   allows, or %NULL if there is none
 */
RdtOdds *
rdt_forecast_find_further_fight (const RdtForecast *self,
                                 RdtOrder          *attack)
{
  if (self->after.units[self->unit].status != RDT_STATUS_BOARD
      || !find_attack (self, &self->after, attack))
    return NULL;

  return rdt_forecast_compute_odds (self, attack);
}

/* Whether an order moves a unit. */
static gboolean
leads_on (const RdtOrder *order)
{
  return order->kind == RDT_ORDER_MOVE
         || order->kind == RDT_ORDER_ENTER
         || order->kind == RDT_ORDER_RETREAT
         || order->kind == RDT_ORDER_WITHDRAW
         || order->kind == RDT_ORDER_ADVANCE;
}

/**
 * rdt_forecast_find_risk:
 * @order: a possible order
 *
 * Returns: (transfer full) (nullable): the odds of harm from mines or gas where
 *   the order leads, or %NULL if there are none
 */
RdtOdds *
rdt_forecast_find_risk (RdtBattle      *battle,
                        const RdtOrder *order)
{
  g_autofree RdtForecast *self = NULL;
  g_autofree RdtOdds *odds = NULL;

  if (!leads_on (order))
    return NULL;

  self = g_new (RdtForecast, 1);
  begin (self, battle, order);
  odds = rdt_forecast_compute_odds (self, order);
  if (odds == NULL || odds->n_rolls == 0
      || odds->fates[order->unit].hit + odds->fates[order->unit].destroyed == 0)
    return NULL;

  return g_steal_pointer (&odds);
}
