/* rdt-units-left.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-units-left.h"

#include <glib/gi18n.h>

#include "rdt-words.h"

/* At most so many units are named. */
#define MOST_NAMES 3

/**
 * rdt_units_left_has:
 *
 * Whether a unit can be given an order now.
 */
gboolean
rdt_units_left_has (RdtBattle    *battle,
                    RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].unit == unit)
      return TRUE;

  return FALSE;
}

/**
 * rdt_units_left_have_order:
 *
 * Whether an order of a kind can be given now.
 */
gboolean
rdt_units_left_have_order (RdtBattle    *battle,
                           RdtOrderKind  kind)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);

  for (guint i = 0; i < orders->n_items; i++)
    if (orders->items[i].kind == kind)
      return TRUE;

  return FALSE;
}

/**
 * rdt_units_left_find:
 *
 * Returns: (transfer none) (array): by unit: whether it can be given an order now that
 *   is of use; for as long as the position is in the history
 */
const gboolean *
rdt_units_left_find (RdtBattle *battle)
{
  return rdt_history_find_useful (rdt_battle_get_history (battle), rdt_battle_get_game (battle),
                                  rdt_battle_list_orders (battle));
}

/* None during deployment, as a unit that stays in place loses nothing. */
static const gboolean *
find_to_act (RdtBattle *battle)
{
  static const gboolean none[RDT_MAX_UNITS];

  return rdt_battle_get_position (battle)->awaiting.kind == RDT_DECISION_DEPLOY
           ? none
           : rdt_units_left_find (battle);
}

/**
 * rdt_units_left_count:
 *
 * Returns: how many units can be given an order of use now; none during deployment
 */
guint
rdt_units_left_count (RdtBattle *battle)
{
  const gboolean *are_ready = find_to_act (battle);
  guint n = 0;

  for (RdtUnitIndex unit = 0; unit < RDT_MAX_UNITS; unit++)
    n += are_ready[unit];

  return n;
}

/**
 * rdt_units_left_name_some:
 * @are_named: (array): by unit: whether it belongs to the list
 *
 * Returns: (transfer full) (nullable): the names of the first few units, and how
 *   many others there are; or %NULL if there are none
 */
char *
rdt_units_left_name_some (const RdtGame  *game,
                          const gboolean *are_named)
{
  g_autoptr(GString) list = g_string_new (NULL);
  guint n = 0;

  for (RdtUnitIndex unit = 0; unit < game->n_units; unit++)
    {
      g_autofree char *name = are_named[unit] ? rdt_words_unit (game, unit) : NULL;

      if (name == NULL || n++ >= MOST_NAMES)
        continue;

      rdt_words_list_add (list, name);
    }

  if (n == 0)
    return NULL;

  if (n <= MOST_NAMES)
    return g_strdup (list->str);

  /* Translators: a list of units, and how many more there are. */
  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", n - MOST_NAMES),
                          list->str, n - MOST_NAMES);
}

/**
 * rdt_units_left_name:
 *
 * Returns: (transfer full) (nullable): the names of the units that can be given
 *   an order of use now
 */
char *
rdt_units_left_name (RdtBattle *battle)
{
  return rdt_units_left_name_some (rdt_battle_get_game (battle), find_to_act (battle));
}

/* Translators: what a unit can still do, as items of a list. */
static const char *const kinds[] = {
  [RDT_ORDER_FIRE] = N_("fire"),
  [RDT_ORDER_MOVE] = N_("move"),
  [RDT_ORDER_CLOSE_COMBAT] = N_("attack"),
  [RDT_ORDER_LAY] = N_("build fieldworks"),
  [RDT_ORDER_CLEAR] = N_("clear fieldworks"),
};

/**
 * rdt_units_left_name_orders:
 *
 * Returns: (transfer full): what a unit can be ordered to do now, as in "fire,
 *   move"; rare kinds of orders are one item at the end
 */
char *
rdt_units_left_name_orders (RdtBattle    *battle,
                            RdtUnitIndex  unit)
{
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  gboolean are_there[G_N_ELEMENTS (kinds)] = { FALSE };
  gboolean can_turn = FALSE;
  gboolean has_others = FALSE;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < orders->n_items; i++)
    {
      const RdtOrder *order = &orders->items[i];

      if (order->unit != unit)
        continue;

      if (order->kind == RDT_ORDER_MOVE && order->n_path == 0)
        can_turn = TRUE;
      else if (order->kind < G_N_ELEMENTS (kinds) && kinds[order->kind] != NULL)
        are_there[order->kind] = TRUE;
      else
        has_others = TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (are_there[i])
      rdt_words_list_add (list, _(kinds[i]));

  if (can_turn && !are_there[RDT_ORDER_MOVE])
    /* Translators: what a unit that has moved can still do. */
    rdt_words_list_add (list, _("turn"));

  if (has_others)
    /* Translators: what a unit can still do besides moving and firing. */
    rdt_words_list_add (list, _("other orders"));

  return g_string_free (list, FALSE);
}

/**
 * rdt_units_left_find_to_deploy:
 *
 * Returns: the first unit still to be deployed, or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_units_left_find_to_deploy (RdtBattle *battle)
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
 * rdt_units_left_find_next:
 * @after: a unit, or %RDT_NO_UNIT for the first
 *
 * Returns: the next unit in the roster that can be given an order of use, wrapping
 *   around; or %RDT_NO_UNIT
 */
RdtUnitIndex
rdt_units_left_find_next (RdtBattle    *battle,
                          RdtUnitIndex  after,
                          gboolean      backwards)
{
  guint n = rdt_battle_get_game (battle)->n_units;
  guint start = after != RDT_NO_UNIT ? after : backwards ? 0 : n - 1;
  const gboolean *are_ready = rdt_units_left_find (battle);

  for (guint i = 1; i <= n; i++)
    {
      RdtUnitIndex unit = backwards ? (start + n - i) % n : (start + i) % n;

      if (are_ready[unit])
        return unit;
    }

  return RDT_NO_UNIT;
}
