/* rdt-series-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-series-words.h"

#include <glib/gi18n.h>

#include "rdt-advice-words.h"
#include "rdt-event-words.h"
#include "rdt-name-words.h"
#include "rdt-words.h"

static void
row_clear (gpointer data)
{
  RdtSeriesRow *row = data;

  g_free (row->words);
}

/* Formats a share of ten thousand. */
static char *
say_share (guint share)
{
  return rdt_words_percent ((share + 5) / 10);
}

/* The side that wins significantly more battles. */
static RdtSide
find_favourite (const RdtSeries *series)
{
  guint low, high;

  rdt_series_get_interval (series->n_battles,
                           2 * series->n_won[0] + series->n_won[RDT_N_SIDES], &low, &high);

  if (low > RDT_SERIES_CERTAIN / 2)
    return 0;

  return high < RDT_SERIES_CERTAIN / 2 ? 1 : RDT_NO_SIDE;
}

/**
 * rdt_words_series_verdict:
 * @series: at least one battle
 *
 * Returns: (transfer full): whether the scenario favours a side
 */
char *
rdt_words_series_verdict (const RdtGame   *game,
                          const RdtSeries *series)
{
  RdtSide favourite = find_favourite (series);
  g_autofree char *name = NULL;
  RdtFill fill = { .count = series->n_battles };

  if (favourite == RDT_NO_SIDE)
    return rdt_words_fill (ngettext ("After {count} battle neither side is clearly favoured.",
                                     "After {count} battles neither side is clearly favoured.",
                                     series->n_battles), &fill);

  fill.side = name = rdt_words_side (game, favourite);

  return rdt_words_fill (ngettext ("After {count} battle the odds clearly favour {side}.",
                                   "After {count} battles the odds clearly favour {side}.",
                                   series->n_battles), &fill);
}

/**
 * rdt_words_series_wins:
 * @series: at least one battle
 * @winner: a side, or %RDT_N_SIDES for draws
 *
 * Returns: (transfer full): how many battles a side has won, with the confidence
 *   interval
 */
char *
rdt_words_series_wins (const RdtSeries *series,
                       RdtSide          winner)
{
  guint n = series->n_won[winner];
  g_autofree char *share = NULL;
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;
  guint low, high;
  RdtFill fill = { .has = n, .needs = series->n_battles };

  rdt_series_get_interval (series->n_battles, 2 * n, &low, &high);
  fill.word = share = say_share ((n * RDT_SERIES_CERTAIN + series->n_battles / 2)
                                 / series->n_battles);
  fill.unit = from = say_share (low);
  fill.to = to = say_share (high);

  /* Translators: how many of all battles were won, the share, and the bounds
   * between which it lies for 95 of 100 such tries: "58 of 100: 58% (48% to 67%)".
   */
  return rdt_words_fill (_("{has} of {needs}: {word} ({unit} to {to})"), &fill);
}

/**
 * rdt_words_series_length:
 * @series: at least one battle
 *
 * Returns: (transfer full): the length of the battles
 */
char *
rdt_words_series_length (const RdtSeries *series)
{
  g_autofree char *mean = NULL;
  guint sum = 0, middle = 0, n = 0;
  RdtFill fill = { .count = 0 };

  for (guint turn = 0; turn <= RDT_SERIES_LAST_TURN; turn++)
    {
      sum += turn * series->n_turns[turn];
      if (n * 2 < series->n_battles)
        middle = turn;
      n += series->n_turns[turn];
    }

  fill.word = mean = rdt_words_tenths ((sum * 10 + series->n_battles / 2) / series->n_battles);
  fill.count = middle;

  /* Translators: how many turns battles take; half of them take no more than the
   * second number.
   */
  return rdt_words_fill (_("{word} turns on average; half of the battles end by turn {count}."),
                         &fill);
}

/**
 * rdt_words_series_losses:
 * @series: at least one battle
 *
 * Returns: (transfer full): the losses of both sides
 */
char *
rdt_words_series_losses (const RdtGame   *game,
                         const RdtSeries *series)
{
  g_autofree char *side = rdt_words_side (game, 0);
  g_autofree char *other = rdt_words_side (game, 1);
  g_autofree char *first = rdt_words_tenths ((series->n_lost[0] * 10 + series->n_battles / 2)
                                             / series->n_battles);
  g_autofree char *second = rdt_words_tenths ((series->n_lost[1] * 10 + series->n_battles / 2)
                                              / series->n_battles);
  RdtFill fill = {
    .side = side,
    .other = other,
    .word = first,
    .to = second,
    .has = game->sides[0].n_units,
    .needs = game->sides[1].n_units,
  };

  return rdt_words_fill (_("Average losses: {side} {word} of {has} units, {other} {to} of"
                           " {needs}."), &fill);
}

static void
add_row (GArray *rows,
         char   *words,
         guint   count)
{
  RdtSeriesRow row = { .words = words, .count = count };
  guint place = rows->len;

  while (place > 0 && g_array_index (rows, RdtSeriesRow, place - 1).count < count)
    place--;

  g_array_insert_val (rows, place, row);
}

static void
add_end (GArray        *rows,
         const RdtGame *game,
         RdtEnd         end,
         RdtSide        winner,
         guint          count)
{
  gboolean has_winner = winner < RDT_N_SIDES;
  g_autofree char *name = has_winner ? rdt_words_side (game, winner) : NULL;
  g_autofree char *other = has_winner ? rdt_words_side (game, rdt_side_other (winner)) : NULL;
  RdtFill fill = { .side = name, .other = other };

  if (count > 0)
    add_row (rows, rdt_words_fill (rdt_words_end (end, has_winner), &fill), count);
}

/**
 * rdt_words_series_ends:
 *
 * Returns: (transfer full) (element-type RdtSeriesRow): how the battles ended,
 *   the most frequent first
 */
GArray *
rdt_words_series_ends (const RdtGame   *game,
                       const RdtSeries *series)
{
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (RdtSeriesRow));

  g_array_set_clear_func (rows, row_clear);

  for (guint i = 0; i < MIN (game->n_victory, RDT_SERIES_CONDITIONS); i++)
    if (series->n_met[i + 1] > 0)
      add_row (rows, rdt_words_victory (game, &game->victory[i]), series->n_met[i + 1]);

  for (RdtEnd end = 0; end < RDT_N_ENDS; end++)
    for (RdtSide winner = 0; winner <= RDT_N_SIDES; winner++)
      add_end (rows, game, end, winner, series->n_ends[end][winner]);

  if (series->n_endless > 0)
    add_row (rows, g_strdup (_("The battle was broken off: it went on for too long.")),
             series->n_endless);

  return rows;
}
