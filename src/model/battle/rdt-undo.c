/* rdt-undo.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-undo.h"

/* Whether Undo stops at an entry: a person decides there, or there are no persons. */
static gboolean
is_stop (RdtBattle *battle,
         guint      n_orders)
{
  return !rdt_battle_has_person (battle) || !rdt_battle_awaits_computer_at (battle, n_orders);
}

static gboolean
has_stop (RdtBattle *battle)
{
  for (guint n = rdt_battle_get_n_orders (battle); n > 0; n--)
    if (is_stop (battle, n - 1))
      return TRUE;

  return FALSE;
}

gboolean
rdt_undo_can_undo (RdtBattle *battle)
{
  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);

  return has_stop (battle) || rdt_battle_can_unbegin (battle);
}

/**
 * rdt_undo_crosses_die:
 *
 * Whether the last order has rolled dice, which are kept.
 */
gboolean
rdt_undo_crosses_die (RdtBattle *battle)
{
  guint n;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);

  n = rdt_battle_get_n_orders (battle);

  return n > 0 && rdt_history_has_die (rdt_battle_get_history (battle), n - 1, n);
}

/**
 * rdt_undo_undo:
 *
 * Before the first order, the last die entered is taken back.
 *
 * Returns: whether a die was rolled since the entry gone back to
 */
gboolean
rdt_undo_undo (RdtBattle *battle)
{
  gboolean has_die = FALSE;

  g_return_val_if_fail (RDT_IS_BATTLE (battle), FALSE);

  if (!has_stop (battle))
    {
      rdt_battle_unbegin (battle);
      return FALSE;
    }

  do
    {
      has_die |= rdt_undo_crosses_die (battle);
      rdt_battle_undo (battle);
    }
  while (rdt_battle_can_undo (battle)
         && !is_stop (battle, rdt_battle_get_n_orders (battle)));

  return has_die;
}

/**
 * rdt_undo_redo:
 * Redoes a step: orders up to the next decision of a person, as
 * [func@undo_undo] takes them back.
 */
void
rdt_undo_redo (RdtBattle *battle)
{
  g_return_if_fail (RDT_IS_BATTLE (battle));

  do
    rdt_battle_redo (battle);
  while (rdt_battle_can_redo (battle)
         && !is_stop (battle, rdt_battle_get_n_orders (battle)));
}
