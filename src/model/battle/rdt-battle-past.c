/* rdt-battle-past.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-private.h"

/* What a battle's past answers, all of it read from its history. */

static const RdtMoment *
get_moment (RdtBattle *self,
            guint      n_orders)
{
  return rdt_history_get (rdt_battle_get_history (self), n_orders);
}

const RdtPosition *
rdt_battle_get_position (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  return &get_moment (self, rdt_battle_get_n_orders (self))->position;
}

guint
rdt_battle_get_n_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), 0);

  return rdt_battle_get_history (self)->now;
}

/**
 * rdt_battle_get_n_all_orders:
 *
 * Returns: how many orders there are, those that Redo would give again
 *   included
 */
guint
rdt_battle_get_n_all_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), 0);

  return rdt_history_get_n_orders (rdt_battle_get_history (self));
}

/**
 * rdt_battle_get_position_at:
 *
 * Returns: how the battle stood after so many orders
 */
const RdtPosition *
rdt_battle_get_position_at (RdtBattle *self,
                            guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_moment (self, n_orders)->position;
}

/**
 * rdt_battle_get_events_at:
 *
 * Returns: what the last of so many orders brought about; of none, what
 *   happened before the first
 */
const RdtEventList *
rdt_battle_get_events_at (RdtBattle *self,
                          guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_moment (self, n_orders)->events;
}

/**
 * rdt_battle_get_order_at:
 *
 * Returns: the last of so many orders, of which there must be one
 */
const RdtOrder *
rdt_battle_get_order_at (RdtBattle *self,
                         guint      n_orders)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders > 0, NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  return &get_moment (self, n_orders)->order;
}

gboolean
rdt_battle_has_begun (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return self->course.has_begun;
}

gboolean
rdt_battle_is_over (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_position (self)->is_over;
}

gboolean
rdt_battle_can_undo (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_n_orders (self) > 0;
}

gboolean
rdt_battle_can_redo (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return rdt_battle_get_n_orders (self) < rdt_battle_get_n_all_orders (self);
}

/**
 * rdt_battle_undo_crosses_die:
 *
 * Whether the order that Undo takes back has thrown dice, which will come
 * again.
 */
gboolean
rdt_battle_undo_crosses_die (RdtBattle *self)
{
  guint n = rdt_battle_get_n_orders (self);

  return n > 0 && rdt_history_has_die (rdt_battle_get_history (self), n - 1, n);
}

/**
 * rdt_battle_count_luck:
 * @luck: (out caller-allocates): by side
 *
 * Counts what the dice have done for the sides so far.
 */
void
rdt_battle_count_luck (RdtBattle *self,
                       RdtLuck    luck[RDT_N_SIDES])
{
  const RdtGame *game;

  g_return_if_fail (RDT_IS_BATTLE (self));

  game = rdt_battle_get_game (self);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    luck[side] = (RdtLuck) { 0 };

  for (guint i = 0; i <= rdt_battle_get_n_orders (self); i++)
    rdt_luck_count (game, rdt_battle_get_events_at (self, i), luck);
}

/**
 * rdt_battle_branch_at:
 * @self: a battle
 * @n_orders: after how many of its orders
 *
 * Begins another battle that goes on from a moment of this one.
 *
 * Returns: (transfer full): the battle, which no file has
 */
RdtBattle *
rdt_battle_branch_at (RdtBattle *self,
                      guint      n_orders)
{
  RdtBattle *branch;

  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);
  g_return_val_if_fail (n_orders <= rdt_battle_get_n_all_orders (self), NULL);

  branch = rdt_battle_new (self->game, self->course.dice);
  rdt_history_copy (&branch->course.history, &self->course.history, n_orders);
  branch->is_modified = n_orders > 0;
  branch->extra = g_strdup (self->extra);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    branch->players[side] = self->players[side];

  return branch;
}
