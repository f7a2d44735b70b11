/* rdt-ai-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ai-battle.h"

#include "rdt-referee.h"

/* Without a turn limit two players can avoid each other for ever: a battle with so
 * many orders per unit is a draw.
 */
#define MAX_ORDERS_PER_UNIT 400

/* Derives a seed that is unique to an order of a battle. */
static guint64
mix (guint64 seed,
     guint64 order)
{
  guint64 z = (seed ^ G_GUINT64_CONSTANT (0x6a09e667f3bcc909))
              + (order + 1) * G_GUINT64_CONSTANT (0xd1342543de82ef95);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

/**
 * rdt_ai_battle_init:
 * @game: the game, which must outlive the battle
 * @seed: the seed of the battle
 * @players: (array fixed-size=2): the players of both sides
 *
 * Begins a battle.
 */
void
rdt_ai_battle_init (RdtAiBattle             *self,
                    const RdtGame           *game,
                    guint64                  seed,
                    const RdtAiBattlePlayer *players)
{
  *self = (RdtAiBattle) {
    .game = game,
    .analysis = rdt_analysis_new (game),
    .seed = seed,
    .dice = rdt_dice_new (),
  };

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    self->players[side] = players[side];

  rdt_dice_set_seed (self->dice, seed);
  rdt_referee_begin (game, self->dice, &self->position, NULL, NULL);
}

void
rdt_ai_battle_clear (RdtAiBattle *self)
{
  g_clear_pointer (&self->dice, rdt_dice_unref);
  g_clear_pointer (&self->analysis, rdt_analysis_unref);
}

/**
 * rdt_ai_battle_is_over:
 *
 * Returns: whether the battle is over, or has taken too many orders
 */
gboolean
rdt_ai_battle_is_over (const RdtAiBattle *self)
{
  return self->position.is_over
         || self->position.n_orders >= MAX_ORDERS_PER_UNIT * self->game->n_units;
}

/**
 * rdt_ai_battle_go_on:
 *
 * Lets the side to decide give an order.
 *
 * Returns: the side that gave the order
 */
RdtSide
rdt_ai_battle_go_on (RdtAiBattle *self)
{
  RdtSide side = self->position.awaiting.side;
  const RdtAiOptions options = {
    .level = self->players[side].level,
    .n_nodes = self->players[side].n_nodes,
    .seed = mix (self->seed, self->position.n_orders),
    .analysis = self->analysis,
    .stop = self->stop,
  };

  if (rdt_ai_level_choose (&options, self->game, &self->position, &self->order))
    rdt_referee_apply (self->game, self->dice, &self->position, &self->order, NULL, NULL);

  return side;
}
