/* rdt-cli-tally.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

#include "rdt-reader.h"
#include "rdt-score.h"

/* Adds up the results of matches. */

/**
 * Count:
 * @all: the total
 * @scenarios: (element-type utf8 RdtScore): by scenario
 * @names: (element-type utf8): the scenarios, in order of appearance
 */
typedef struct
{
  RdtScore    all;
  GHashTable *scenarios;
  GPtrArray  *names;
} Count;

static RdtAiLevel
read_player (RdtReader  *reader,
             const char *name)
{
  RdtAiLevel player = RDT_AI_LEVEL_RANDOM;

  if (rdt_reader_require (reader, name))
    {
      const char *word = rdt_reader_get_string (reader);

      if (word != NULL && !rdt_ai_level_parse (word, &player))
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE, "a player");
      rdt_reader_leave (reader);
    }

  return player;
}

static RdtWinner
read_winner (RdtReader *reader)
{
  RdtWinner winner = RDT_WINNER_DRAW;

  if (rdt_reader_require (reader, "winner"))
    {
      const char *word = rdt_reader_get_string (reader);

      if (word != NULL && !rdt_winner_parse (word, &winner))
        rdt_reader_object_to (reader, RDT_FORMAT_ERROR_VALUE,
                              "\"red\", \"blue\" or \"draw\"");
      rdt_reader_leave (reader);
    }

  return winner;
}

static void
read_numbers (RdtReader  *reader,
              const char *name)
{
  if (!rdt_reader_require_object (reader, name))
    return;

  rdt_reader_require_int (reader, "red", 0, G_MAXINT64);
  rdt_reader_require_int (reader, "blue", 0, G_MAXINT64);
  rdt_reader_close_object (reader);
}

static RdtScore *
find_tally (Count      *count,
            const char *scenario)
{
  RdtScore *tally = g_hash_table_lookup (count->scenarios, scenario);

  if (tally == NULL)
    {
      tally = g_new0 (RdtScore, 1);
      g_hash_table_insert (count->scenarios, g_strdup (scenario), tally);
      g_ptr_array_add (count->names, g_strdup (scenario));
    }

  return tally;
}

static gboolean
read_battle (RdtReader  *reader,
             Count      *count,
             GError    **error)
{
  g_autofree char *scenario = rdt_reader_require_string (reader, "scenario");
  RdtAiLevel players[RDT_N_SIDES];
  RdtWinner winner;

  rdt_reader_require_int (reader, "seed", 0, RDT_MAX_SEED);
  players[0] = read_player (reader, "red");
  players[1] = read_player (reader, "blue");
  winner = read_winner (reader);
  rdt_reader_require_int (reader, "turns", 0, G_MAXINT64);
  rdt_reader_require_int (reader, "orders", 0, G_MAXINT64);
  read_numbers (reader, "lost");
  read_numbers (reader, "cpu-ms");

  rdt_reader_close_object (reader);
  rdt_reader_end_object (reader);
  if (!rdt_reader_finish (reader, error))
    return FALSE;

  rdt_score_count (find_tally (count, scenario), players, winner);
  rdt_score_count (&count->all, players, winner);

  return TRUE;
}

/* Totals in the input are skipped, as they repeat its battles. */
static gboolean
read_line (const char  *line,
           gsize        length,
           const char  *file,
           Count       *count,
           GError     **error)
{
  g_autoptr(RdtReader) reader = rdt_reader_new_for_data (line, length, file);

  rdt_reader_begin_object (reader);

  if (rdt_reader_enter (reader, "tally"))
    {
      rdt_reader_leave (reader);
      rdt_reader_end_object (reader);

      return rdt_reader_finish (reader, error);
    }

  if (!rdt_reader_require_object (reader, "battle"))
    return rdt_reader_finish (reader, error);

  return read_battle (reader, count, error);
}

static gboolean
read_lines (const char  *path,
            Count       *count,
            GError     **error)
{
  g_autofree char *text = NULL;
  const char *end;
  gsize length;
  guint number = 0;

  if (!rdt_cli_read_text (path, &text, &length, error))
    return FALSE;

  for (const char *line = text; line < text + length; line = end + 1)
    {
      g_autofree char *name = g_strdup_printf ("%s:%u", path, ++number);

      end = memchr (line, '\n', text + length - line);
      if (end == NULL)
        end = text + length;

      if (end > line && !read_line (line, end - line, name, count, error))
        return FALSE;
    }

  return TRUE;
}

/* @files: (nullable): file names, or %NULL after an error */
static gboolean
read_files (char   **files,
            Count   *count,
            GError **error)
{
  if (files == NULL)
    return FALSE;

  if (files[0] == NULL)
    {
      g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s",
                   _("redoubt-cli: expected files to add up"));
      return FALSE;
    }

  for (guint i = 0; files[i] != NULL; i++)
    if (!read_lines (files[i], count, error))
      return FALSE;

  return TRUE;
}

/**
 * rdt_cli_print_tally:
 * @tally: the total to print
 * @scenario: (nullable): the scenario, if there is only one
 */
void
rdt_cli_print_tally (const RdtScore *tally,
                     const char     *scenario)
{
  g_autofree char *line = rdt_score_to_line (tally, scenario);

  rdt_cli_print_json (line);
}

/**
 * rdt_cli_tally:
 *
 * Adds up the output of `match`.
 */
int
rdt_cli_tally (int    argc,
               char **argv)
{
  g_autoptr(GHashTable) scenarios = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  Count count = { .scenarios = scenarios, .names = names };
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) files = rdt_cli_parse_files ("tally",
                                             _("Adds up the lines that match has printed, "
                                               "perhaps in several runs."),
                                             argc, argv, &error);

  if (!read_files (files, &count, &error))
    {
      g_printerr ("%s\n", error->message);
      return RDT_EXIT_MALFORMED;
    }

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      rdt_cli_print_tally (g_hash_table_lookup (scenarios, name), name);
    }

  rdt_cli_print_tally (&count.all, NULL);

  return RDT_EXIT_DONE;
}
