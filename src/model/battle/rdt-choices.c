/* rdt-choices.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-choices.h"

/**
 * rdt_choices_get_cell:
 *
 * Returns: the cell that an order is about: where it leads, or at what it is
 *   aimed; the unit's own for an order about itself; %RDT_NO_CELL for one
 *   that is about no unit
 */
RdtCell
rdt_choices_get_cell (RdtBattle      *battle,
                      const RdtOrder *order)
{
  const RdtPosition *position = rdt_battle_get_position (battle);

  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_MOVE:
      return order->n_path > 0 ? order->path[order->n_path - 1] : position->units[order->unit].cell;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
      return order->cell;

    case RDT_ORDER_ADVANCE:
      return position->duel.vacated;

    case RDT_ORDER_EXIT:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
      return position->units[order->unit].cell;

    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      return RDT_NO_CELL;
    }

  g_assert_not_reached ();
}

static void
add (GArray         *choices,
     const RdtOrder *order)
{
  RdtChoice choice = { .order = *order, .is_legal = TRUE };

  g_array_append_val (choices, choice);
}

/* Whether an order is for a unit, or loads or unloads it: the cargo is
 * chosen as often as what carries it.
 */
static gboolean
is_about (const RdtOrder *order,
          RdtUnitIndex    unit)
{
  return order->unit == unit
         || (order->other == unit
             && (order->kind == RDT_ORDER_LOAD || order->kind == RDT_ORDER_UNLOAD));
}

/**
 * rdt_choices_list_at:
 *
 * Returns: (element-type RdtChoice): what a unit may be ordered to do at a
 *   cell
 */
GArray *
rdt_choices_list_at (RdtBattle    *battle,
                     RdtUnitIndex  unit,
                     RdtCell       cell)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RdtChoice));
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (is_about (&orders->items[i], unit)
        && rdt_choices_get_cell (battle, &orders->items[i]) == cell)
      add (choices, &orders->items[i]);

  return choices;
}

static gboolean
is_in_person (const RdtOrder *order)
{
  switch ((RdtOrderKind) order->kind)
    {
    case RDT_ORDER_EXIT:
    case RDT_ORDER_ADVANCE:
    case RDT_ORDER_STAY:
    case RDT_ORDER_LOAD:
    case RDT_ORDER_UNLOAD:
    case RDT_ORDER_MOUNT:
    case RDT_ORDER_DISMOUNT:
    case RDT_ORDER_UNPIN:
      return TRUE;

    case RDT_ORDER_DEPLOY:
    case RDT_ORDER_ENTER:
    case RDT_ORDER_FIRE:
    case RDT_ORDER_MOVE:
    case RDT_ORDER_CLOSE_COMBAT:
    case RDT_ORDER_RETREAT:
    case RDT_ORDER_WITHDRAW:
    case RDT_ORDER_LAY:
    case RDT_ORDER_CLEAR:
    case RDT_ORDER_END:
    case RDT_ORDER_RESIGN:
      return FALSE;
    }

  g_assert_not_reached ();
}

/**
 * rdt_choices_list_in_person:
 *
 * Returns: (element-type RdtChoice): what a unit may be ordered to do about
 *   itself rather than about a cell: all that nobody would look for on the
 *   board
 */
GArray *
rdt_choices_list_in_person (RdtBattle    *battle,
                            RdtUnitIndex  unit)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (RdtChoice));
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (is_about (&orders->items[i], unit) && is_in_person (&orders->items[i]))
      add (choices, &orders->items[i]);

  return choices;
}

/**
 * rdt_choices_has_any:
 *
 * Whether a unit can be given an order now.
 */
gboolean
rdt_choices_has_any (RdtBattle    *battle,
                     RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit)
      return TRUE;

  return FALSE;
}

/**
 * rdt_choices_count_ready:
 *
 * Returns: how many units can be given an order now; none while a side
 *   deploys, since no unit loses anything when it stays where it is
 */
guint
rdt_choices_count_ready (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_ready[RDT_MAX_UNITS] = { FALSE };
  guint n = 0;

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit < RDT_MAX_UNITS
        && orders->items[i].kind != RDT_ORDER_DEPLOY
        && !are_ready[orders->items[i].unit])
      {
        are_ready[orders->items[i].unit] = TRUE;
        n++;
      }

  return n;
}

/**
 * rdt_choices_has_kind:
 *
 * Whether an order of a kind can be given now.
 */
gboolean
rdt_choices_has_kind (RdtBattle    *battle,
                      RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/**
 * rdt_choices_find_to_deploy:
 *
 * Returns: the first unit that the side which deploys has not yet placed, or
 *   %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_choices_find_to_deploy (RdtBattle *battle)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  const RdtPosition *position = rdt_battle_get_position (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == RDT_ORDER_DEPLOY
        && position->units[orders->items[i].unit].status == RDT_STATUS_TO_DEPLOY)
      return orders->items[i].unit;

  return RDT_NO_UNIT;
}

/**
 * rdt_choices_find_next:
 * @after: a unit, or %RDT_NO_UNIT to begin
 *
 * Returns: the next unit in the roster that can be given an order, round and
 *   round; %RDT_NO_UNIT if there is none
 */
RdtUnitIndex
rdt_choices_find_next (RdtBattle    *battle,
                       RdtUnitIndex  after,
                       gboolean      backwards)
{
  guint n = rdt_battle_get_game (battle)->n_units;
  guint start = after != RDT_NO_UNIT ? after : backwards ? 0 : n - 1;

  for (guint i = 1; i <= n; i++)
    {
      RdtUnitIndex unit = backwards ? (start + n - i) % n : (start + i) % n;

      if (rdt_choices_has_any (battle, unit))
        return unit;
    }

  return RDT_NO_UNIT;
}
