/* rdt-combat.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-play-private.h"

/* Portable: Close Combat; P7: the unit that moved into contact last attacks; if
 * none did, any.  If it is another one, @attacker is changed to it.
 */
static gboolean
is_the_attacker (const RdtScene *scene,
                 RdtUnitIndex    unit,
                 RdtUnitIndex    defender,
                 RdtUnitIndex   *attacker)
{
  const RdtUnitState *units = scene->position->units;
  RdtUnitIndex attackers[RDT_MAX_FACINGS];
  gboolean is_among = FALSE;
  guint n;

  if (rdt_unit_has (&units[defender], RDT_UNIT_FOUGHT))
    return FALSE;

  n = rdt_list_attackers (scene->game, scene->position, defender, attackers);
  for (guint i = 0; i < n; i++)
    {
      is_among |= attackers[i] == unit;
      if (units[attackers[i]].contacts > units[unit].contacts)
        {
          *attacker = attackers[i];
          return FALSE;
        }
    }

  return is_among;
}

static RdtCell
get_faced_cell (const RdtGame     *game,
                const RdtPosition *position,
                RdtUnitIndex       unit)
{
  const RdtUnitState *state = &position->units[unit];

  return game->map->cells[state->cell].neighbours[state->facing];
}

/* 20th Century: T4. */
static gboolean
check_at_unit (const RdtScene *scene,
               const RdtOrder *order,
               RdtRefusal     *refusal)
{
  const RdtPosition *position = scene->position;

  if (order->other != RDT_NO_UNIT)
    {
      if (position->units[order->other].cell == order->cell
          && scene->game->units[order->other].side != scene->side)
        return TRUE;

      rdt_refusal_tell (refusal, order->other, order->cell);
      return rdt_refuse (refusal, RDT_LAW_COMBAT_TARGET);
    }

  if (!scene->game->rules->traits.fire_names_unit
      || rdt_position_count_in (position, order->cell) < 2)
    return TRUE;

  return rdt_refuse (refusal, RDT_LAW_FIRE_AT_UNIT);
}

/* The laws on which units may attack at all. */
static gboolean
check_unit (const RdtScene *scene,
            RdtUnitIndex    unit,
            RdtRefusal     *refusal)
{
  if (!rdt_game_get_type (scene->game, unit)->attacks)
    return rdt_refuse (refusal, RDT_LAW_COMBAT_MAY);

  if (rdt_scene_has_done (scene, unit, RDT_UNIT_ATTACKED)
      && !rdt_unit_has (&scene->position->units[unit], RDT_UNIT_AGAIN))
    return rdt_refuse (refusal, RDT_LAW_COMBAT_ONCE);

  if (scene->position->sides[scene->side].is_exhausted)
    return rdt_refuse (refusal, RDT_LAW_COMBAT_EXHAUSTED);

  return TRUE;
}

/**
 * rdt_combat_check:
 *
 * The laws on an attack in close combat, in the order of the rules.
 */
gboolean
rdt_combat_check (const RdtScene *scene,
                  const RdtOrder *order,
                  RdtRefusal     *refusal)
{
  const RdtGame *game = scene->game;
  const RdtUnitState *state = &scene->position->units[order->unit];
  RdtUnitIndex attacker = RDT_NO_UNIT;

  if (!check_unit (scene, order->unit, refusal))
    return FALSE;

  if (order->cell == RDT_NO_CELL)
    return rdt_refuse (refusal, RDT_LAW_ON_BOARD);

  rdt_refusal_tell (refusal, RDT_NO_UNIT, order->cell);

  if (rdt_map_get_distance (game->map, state->cell, order->cell) != 1)
    return rdt_refuse (refusal, RDT_LAW_COMBAT_ADJACENT);

  if (!rdt_scene_has_enemy (scene, order->cell))
    return rdt_refuse (refusal, RDT_LAW_COMBAT_TARGET);

  if (game->rules->laws[RDT_LAW_COMBAT_FACING]
      && get_faced_cell (game, scene->position, order->unit) != order->cell)
    return rdt_refuse (refusal, RDT_LAW_COMBAT_FACING);

  if (!check_at_unit (scene, order, refusal))
    return FALSE;

  if (!game->rules->traits.combat_phase
      || is_the_attacker (scene, order->unit, scene->position->first_in_cell[order->cell],
                          &attacker))
    return TRUE;

  rdt_refusal_tell (refusal, attacker, order->cell);

  return rdt_refuse (refusal, RDT_LAW_COMBAT_ATTACKER);
}

static void
list_at (const RdtScene *scene,
         RdtUnitIndex    unit,
         RdtCell         cell,
         RdtOrderList   *orders)
{
  const RdtPosition *position = scene->position;
  gboolean by_unit = scene->game->rules->traits.fire_names_unit
                     && rdt_position_count_in (position, cell) > 1;
  RdtOrder order;

  rdt_order_init (&order, RDT_ORDER_CLOSE_COMBAT, unit);
  order.cell = cell;

  for (RdtUnitIndex enemy = position->first_in_cell[cell];
       enemy != RDT_NO_UNIT;
       enemy = by_unit ? position->units[enemy].next : RDT_NO_UNIT)
    {
      order.other = by_unit ? enemy : RDT_NO_UNIT;
      if (rdt_combat_check (scene, &order, NULL))
        *rdt_order_list_add (orders, RDT_ORDER_CLOSE_COMBAT, unit) = order;
    }
}

/**
 * rdt_combat_list:
 *
 * Lists the enemies that a unit may attack.
 */
void
rdt_combat_list (const RdtScene *scene,
                 RdtUnitIndex    unit,
                 RdtOrderList   *orders)
{
  RdtCell from = scene->position->units[unit].cell;
  RdtCell cells[RDT_MAX_FACINGS + 1];
  guint n;

  if (!rdt_scene_is_near (scene, from) || !check_unit (scene, unit, NULL))
    return;

  n = rdt_map_list_around (scene->game->map, from, cells);
  for (guint i = 0; i < n; i++)
    if (rdt_scene_has_enemy (scene, cells[i]))
      list_at (scene, unit, cells[i], orders);
}

/**
 * rdt_combat_apply:
 *
 * Carries out a legal attack.
 */
void
rdt_combat_apply (RdtPlay        *play,
                  const RdtOrder *order)
{
  RdtUnitIndex defender = rdt_find_defender (play->game, play->position, order->cell);

  if (!play->game->rules->traits.contact_forces_combat)
    {
      rdt_melee_fight (play, order->unit, defender);
      return;
    }

  if (order->other != RDT_NO_UNIT)
    defender = order->other;

  rdt_contact_combat_fight (play, order->unit, defender);
}

/**
 * rdt_combat_is_owed:
 * @game: a battle's fixed half
 * @position: its other half
 * @attack: (out): the obligatory attack
 *
 * Whether the active unit still has to attack after moving into contact.  Rule:
 * M13.
 */
gboolean
rdt_combat_is_owed (const RdtGame     *game,
                    const RdtPosition *position,
                    RdtOrder          *attack)
{
  RdtUnitIndex unit = position->active;
  RdtSide side;
  RdtCell faced;

  if (unit == RDT_NO_UNIT
      || position->units[unit].status != RDT_STATUS_BOARD
      || !rdt_unit_has (&position->units[unit], RDT_UNIT_OWES_ATTACK))
    return FALSE;

  side = game->units[unit].side;
  faced = get_faced_cell (game, position, unit);

  if (faced == RDT_NO_CELL
      || rdt_side_in (game, position, faced) != rdt_side_other (side)
      || position->sides[side].is_exhausted
      || !rdt_game_get_type (game, unit)->attacks)
    return FALSE;

  rdt_order_init (attack, RDT_ORDER_CLOSE_COMBAT, unit);
  attack->cell = faced;

  return TRUE;
}

/**
 * rdt_combat_find_unfought:
 *
 * Returns: an enemy that a side still has to attack, or %RDT_NO_UNIT.
 *   Rule: P7.
 */
RdtUnitIndex
rdt_combat_find_unfought (const RdtGame     *game,
                          const RdtPosition *position,
                          RdtSide            side)
{
  const RdtRosterSide *enemy = &game->sides[rdt_side_other (side)];

  for (guint i = 0; i < enemy->n_units; i++)
    {
      RdtUnitIndex unit = enemy->first_unit + i;

      if (position->units[unit].status == RDT_STATUS_BOARD
          && !rdt_unit_has (&position->units[unit], RDT_UNIT_FOUGHT)
          && rdt_list_attackers (game, position, unit, NULL) > 0)
        return unit;
    }

  return RDT_NO_UNIT;
}
