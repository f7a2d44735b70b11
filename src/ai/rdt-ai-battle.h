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
 * @level: who plays
 * @n_nodes: how many orders it may try before each
 */
typedef struct
{
  RdtAiLevel level;
  guint    n_nodes;
} RdtAiBattlePlayer;

/**
 * RdtAiBattle:
 * @game: what is played
 * @analysis: of it
 * @dice: the battle's
 * @seed: theirs, and the beginning of the players' own
 * @players: who plays the sides
 * @position: where the battle stands
 * @order: the last that was given
 * @stop: (nullable): becomes other than 0 when it must come to an end
 *
 * A battle of two machine players, which is the same whenever it is played.
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
