/* rdt-ai-battle.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rdt-ai-level.h"
#include "rdt-dice.h"

G_BEGIN_DECLS

/**
 * RdtAiBattlePlayer:
 * @level: the level of the player
 * @n_nodes: how many orders it may try before each decision
 */
typedef struct
{
  RdtAiLevel level;
  guint    n_nodes;
} RdtAiBattlePlayer;

/**
 * RdtAiBattle:
 * @game: the game
 * @analysis: its analysis
 * @dice: the battle's dice
 * @seed: the seed of the dice, from which the players' seeds are derived
 * @players: the players of both sides
 * @position: the current position
 * @order: the last order
 * @stop: (nullable): set to non-zero to stop
 *
 * A reproducible battle between two computer players.
 */
typedef struct
{
  const RdtGame     *game;
  RdtAnalysis       *analysis;
  RdtDice           *dice;
  guint64            seed;
  RdtAiBattlePlayer  players[RDT_N_SIDES];
  RdtPosition        position;
  RdtOrder           order;
  const int         *stop;
} RdtAiBattle;

void     rdt_ai_battle_init    (RdtAiBattle             *self,
                                const RdtGame           *game,
                                guint64                  seed,
                                const RdtAiBattlePlayer *players);
void     rdt_ai_battle_clear   (RdtAiBattle             *self);
gboolean rdt_ai_battle_is_over (const RdtAiBattle       *self);
RdtSide  rdt_ai_battle_go_on   (RdtAiBattle             *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtAiBattle, rdt_ai_battle_clear)

G_END_DECLS
