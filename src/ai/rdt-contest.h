/* rdt-contest.h
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
 * RdtContestant:
 * @level: who plays
 * @n_nodes: how many orders it may try before each
 */
typedef struct
{
  RdtAiLevel level;
  guint    n_nodes;
} RdtContestant;

/**
 * RdtContest:
 * @game: what is played
 * @dice: the battle's
 * @seed: theirs, and the beginning of the players' own
 * @players: who plays the sides
 * @position: where the battle stands
 * @order: the last that was given
 *
 * A battle of two machine players, which is the same whenever it is played.
 */
typedef struct
{
  const RdtGame *game;
  RdtDice       *dice;
  guint64        seed;
  RdtContestant  players[RDT_N_SIDES];
  RdtPosition    position;
  RdtOrder       order;
} RdtContest;

void     rdt_contest_init    (RdtContest          *self,
                              const RdtGame       *game,
                              guint64              seed,
                              const RdtContestant *players);
void     rdt_contest_clear   (RdtContest          *self);
gboolean rdt_contest_is_over (const RdtContest    *self);
RdtSide  rdt_contest_go_on   (RdtContest          *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RdtContest, rdt_contest_clear)

G_END_DECLS
