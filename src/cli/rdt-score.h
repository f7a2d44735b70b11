/* rdt-score.h
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "rdt-ai-level.h"
#include "rdt-writer.h"

G_BEGIN_DECLS

/* The winner, named as in the lines of battles. */
typedef enum
{
  RDT_WINNER_RED,
  RDT_WINNER_BLUE,
  RDT_WINNER_DRAW,
} RdtWinner;

#define RDT_N_WINNERS (RDT_WINNER_DRAW + 1)

/**
 * RdtScore:
 * @n_battles: the number of battles
 * @n_won: how many of them either side won, and how many were drawn
 * @n_played: how many battles each player was in; twice as many if it played
 *   itself
 * @n_wins: how many of those it won
 * @n_draws: how many of those were drawn
 *
 * The results of battles between computer players.
 */
typedef struct
{
  guint n_battles;
  guint n_won[RDT_N_WINNERS];
  guint n_played[RDT_N_AI_LEVELS];
  guint n_wins[RDT_N_AI_LEVELS];
  guint n_draws[RDT_N_AI_LEVELS];
} RdtScore;

const char *rdt_winner_get_word (RdtWinner         winner);
gboolean    rdt_winner_parse    (const char       *word,
                                 RdtWinner        *winner);

void        rdt_score_count     (RdtScore         *self,
                                 const RdtAiLevel *players,
                                 RdtWinner         winner);
char       *rdt_score_to_line   (const RdtScore   *self,
                                 const char       *scenario) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
