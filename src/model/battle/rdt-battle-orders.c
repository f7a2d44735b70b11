/* rdt-battle-orders.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-private.h"

#include "rdt-referee.h"

/* What makes a battle go on, or back. */

/**
 * rdt_battle_list_orders:
 *
 * Returns: (transfer none): all orders that are allowed now, good until the
 *   battle changes
 */
const RdtOrderList *
rdt_battle_list_orders (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), NULL);

  if (!self->has_orders)
    rdt_referee_list (self->game, rdt_battle_get_position (self), &self->orders);
  self->has_orders = TRUE;

  return &self->orders;
}

/**
 * rdt_battle_check_order:
 * @self: a battle
 * @order: what the awaited side might want done
 * @refusal: (out caller-allocates) (optional): why it may not be
 *
 * Whether an order is allowed now.
 */
gboolean
rdt_battle_check_order (RdtBattle      *self,
                        const RdtOrder *order,
                        RdtRefusal     *refusal)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);
  g_return_val_if_fail (order != NULL, FALSE);

  return rdt_referee_check (self->game, rdt_battle_get_position (self), order, refusal);
}

/**
 * rdt_battle_begin:
 * @self: a battle
 * @want: (out caller-allocates) (optional): the die that is wanting
 *
 * Brings a battle to its first decision, if dice were wanting for that.
 */
RdtOrdered
rdt_battle_begin (RdtBattle   *self,
                  RdtDiceWant *want)
{
  RdtPosition before;
  RdtOrdered ordered;

  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_REFUSED);

  if (self->course.has_begun)
    return RDT_ORDERED;

  before = *rdt_battle_get_position (self);
  ordered = rdt_course_begin (&self->course, want);
  if (ordered == RDT_ORDERED)
    rdt_battle_went_on (self, &before);

  return ordered;
}

/**
 * rdt_battle_order:
 * @self: a battle that has begun
 * @order: what a side wants done
 * @refusal: (out caller-allocates) (optional): why it may not be, if it may
 *   not
 * @want: (out caller-allocates) (optional): the die that is wanting, if one is
 *
 * Carries an order out, or says which rule forbids it or which die somebody
 * has to throw first.
 *
 * Returns: what became of it; unless it was carried out, nothing has changed
 */
RdtOrdered
rdt_battle_order (RdtBattle      *self,
                  const RdtOrder *order,
                  RdtRefusal     *refusal,
                  RdtDiceWant    *want)
{
  const RdtPosition *before;
  RdtOrdered ordered;

  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_REFUSED);
  g_return_val_if_fail (self->course.has_begun, RDT_REFUSED);
  g_return_val_if_fail (order != NULL, RDT_REFUSED);

  before = rdt_battle_get_position (self);
  ordered = rdt_course_order (&self->course, order, refusal, want);
  if (ordered == RDT_ORDERED)
    rdt_battle_went_on (self, before);

  return ordered;
}

void
rdt_battle_undo (RdtBattle *self)
{
  const RdtPosition *before;

  if (!rdt_battle_can_undo (self))
    return;

  before = rdt_battle_get_position (self);
  rdt_course_forget_throws (&self->course);
  self->course.history.now--;
  rdt_battle_went_back (self, before);
}

void
rdt_battle_redo (RdtBattle *self)
{
  const RdtPosition *before;

  if (!rdt_battle_can_redo (self))
    return;

  before = rdt_battle_get_position (self);
  rdt_course_forget_throws (&self->course);
  self->course.history.now++;
  rdt_battle_went_on (self, before);
}
