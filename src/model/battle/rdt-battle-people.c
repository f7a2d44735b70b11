/* rdt-battle-people.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-private.h"

/* What people do for a battle: who of them decides, and who throws the dice. */

RdtPlayer
rdt_battle_get_player (RdtBattle *self,
                       RdtSide    side)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), RDT_PLAYER_PERSON);
  g_return_val_if_fail (side < RDT_N_SIDES, RDT_PLAYER_PERSON);

  return self->players[side];
}

void
rdt_battle_set_player (RdtBattle *self,
                       RdtSide    side,
                       RdtPlayer  player)
{
  g_return_if_fail (RDT_IS_BATTLE (self));
  g_return_if_fail (side < RDT_N_SIDES);

  if (self->players[side] == player)
    return;

  self->players[side] = player;
  g_signal_emit_by_name (self, "players-changed");
  rdt_battle_set_modified (self, TRUE);
}

/**
 * rdt_battle_has_person:
 *
 * Whether somebody at the table decides for a side.
 */
gboolean
rdt_battle_has_person (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    if (!rdt_player_is_machine (self->players[side]))
      return TRUE;

  return FALSE;
}

/**
 * rdt_battle_awaits_machine_at:
 *
 * Whether, after so many orders, a machine is to decide.
 */
gboolean
rdt_battle_awaits_machine_at (RdtBattle *self,
                              guint      n_orders)
{
  const RdtPosition *position;

  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  position = rdt_battle_get_position_at (self, n_orders);

  return !position->is_over
         && position->awaiting.kind != RDT_DECISION_NONE
         && rdt_player_is_machine (self->players[position->awaiting.side]);
}

/**
 * rdt_battle_awaits_machine:
 *
 * Whether a machine is to decide now.
 */
gboolean
rdt_battle_awaits_machine (RdtBattle *self)
{
  return rdt_battle_awaits_machine_at (self, rdt_battle_get_n_orders (self));
}

gboolean
rdt_battle_is_hand_thrown (RdtBattle *self)
{
  g_return_val_if_fail (RDT_IS_BATTLE (self), FALSE);

  return !rdt_dice_has_seed (self->course.dice);
}

/**
 * rdt_battle_set_hand_thrown:
 * @self: a battle
 * @hand_thrown: whether people throw its dice from now on
 *
 * Changes whose dice are thrown.  What has been thrown stays.
 */
void
rdt_battle_set_hand_thrown (RdtBattle *self,
                            gboolean   hand_thrown)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  if (rdt_battle_is_hand_thrown (self) == !!hand_thrown)
    return;

  rdt_course_set_hand_thrown (&self->course, hand_thrown);
  g_object_notify (G_OBJECT (self), "hand-thrown");
  rdt_battle_set_modified (self, TRUE);
}

/**
 * rdt_battle_throw_by_hand:
 * @self: a battle
 * @purpose: what was asked for
 * @face: what the die shows; for a card, the side whose it is
 *
 * Tells a die that was thrown.  It becomes part of the battle once the order
 * that it is for has all its dice.
 */
void
rdt_battle_throw_by_hand (RdtBattle      *self,
                          RdtDicePurpose  purpose,
                          guint           face)
{
  g_return_if_fail (RDT_IS_BATTLE (self));
  g_return_if_fail (purpose < RDT_N_DICE_PURPOSES);
  g_return_if_fail (purpose == RDT_DICE_CARD ? face < RDT_N_SIDES : face >= 1 && face <= 6);

  rdt_course_throw (&self->course, purpose, face);
}

/**
 * rdt_battle_forget_throws:
 *
 * Takes up the dice again that were thrown for an order not carried out yet.
 */
void
rdt_battle_forget_throws (RdtBattle *self)
{
  g_return_if_fail (RDT_IS_BATTLE (self));

  rdt_course_forget_throws (&self->course);
}
