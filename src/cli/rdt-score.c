/* rdt-score.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-score.h"

#include <string.h>

#include "rdt-series.h"

static const char *const words[RDT_N_WINNERS] = {
  [RDT_WINNER_RED] = "red",
  [RDT_WINNER_BLUE] = "blue",
  [RDT_WINNER_DRAW] = "draw",
};

const char *
rdt_winner_get_word (RdtWinner winner)
{
  g_return_val_if_fail (winner < RDT_N_WINNERS, NULL);

  return words[winner];
}

gboolean
rdt_winner_parse (const char *word,
                  RdtWinner  *winner)
{
  for (guint i = 0; i < RDT_N_WINNERS; i++)
    if (strcmp (words[i], word) == 0)
      {
        *winner = i;
        return TRUE;
      }

  return FALSE;
}

/**
 * rdt_score_count:
 * @players: (array fixed-size=2): the players of red and blue
 * @winner: the winner
 *
 * Adds a battle.
 */
void
rdt_score_count (RdtScore         *self,
                 const RdtAiLevel *players,
                 RdtWinner         winner)
{
  self->n_battles++;
  self->n_won[winner]++;

  for (guint side = 0; side < RDT_N_SIDES; side++)
    {
      self->n_played[players[side]]++;
      self->n_wins[players[side]] += winner == (RdtWinner) side;
      self->n_draws[players[side]] += winner == RDT_WINNER_DRAW;
    }
}

static double
get_score (const RdtScore *self,
           RdtAiLevel      player)
{
  return (self->n_wins[player] + self->n_draws[player] / 2.0) / self->n_played[player];
}

static void
write_share (RdtWriter *writer,
             double     share)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  rdt_writer_raw (writer, g_ascii_formatd (text, sizeof text, "%.4f", CLAMP (share, 0, 1)));
}

static void
write_wins (const RdtScore *self,
            RdtAiLevel      player,
            RdtWriter      *writer)
{
  rdt_writer_int (writer, self->n_wins[player]);
}

static void
write_score (const RdtScore *self,
             RdtAiLevel      player,
             RdtWriter      *writer)
{
  write_share (writer, get_score (self, player));
}

/* Formats a share with four decimals. */
static void
write_bound (RdtWriter *writer,
             guint      bound)
{
  write_share (writer, bound / (double) RDT_SERIES_CERTAIN);
}

static void
write_interval (const RdtScore *self,
                RdtAiLevel      player,
                RdtWriter      *writer)
{
  guint low, high;

  rdt_series_get_interval (self->n_played[player],
                           2 * self->n_wins[player] + self->n_draws[player], &low, &high);
  rdt_writer_begin_array (writer);
  write_bound (writer, low);
  write_bound (writer, high);
  rdt_writer_end_array (writer);
}

static void
write_players (const RdtScore *self,
               RdtWriter      *writer,
               const char     *name,
               void          (*write) (const RdtScore *self,
                                       RdtAiLevel      player,
                                       RdtWriter      *writer))
{
  rdt_writer_name (writer, name);
  rdt_writer_begin_object (writer);

  for (RdtAiLevel player = 0; player < RDT_N_AI_LEVELS; player++)
    if (self->n_played[player] > 0)
      {
        rdt_writer_name (writer, rdt_ai_level_get_id (player));
        write (self, player, writer);
      }

  rdt_writer_end_object (writer);
}

/**
 * rdt_score_to_line:
 * @scenario: (nullable): the scenario, if there is only one
 *
 * Returns: (transfer full): the line of output
 */
char *
rdt_score_to_line (const RdtScore *self,
                   const char     *scenario)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_name (&writer, "tally");
  rdt_writer_begin_object (&writer);

  if (scenario != NULL)
    rdt_writer_member_string (&writer, "scenario", scenario);
  rdt_writer_member_int (&writer, "battles", self->n_battles);
  write_players (self, &writer, "wins", write_wins);
  rdt_writer_member_int (&writer, "draws", self->n_won[RDT_WINNER_DRAW]);
  write_players (self, &writer, "score", write_score);
  write_players (self, &writer, "interval", write_interval);

  rdt_writer_name (&writer, "sides");
  rdt_writer_begin_object (&writer);
  for (RdtWinner winner = RDT_WINNER_RED; winner <= RDT_WINNER_BLUE; winner++)
    rdt_writer_member_int (&writer, words[winner], self->n_won[winner]);
  rdt_writer_end_object (&writer);

  rdt_writer_end_object (&writer);
  rdt_writer_end_object (&writer);

  return rdt_writer_finish (&writer);
}
