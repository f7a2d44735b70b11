/* rdt-cli-load.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rdt-file-read.h"
#include "rdt-locale.h"
#include "rdt-problem.h"
#include "rdt-reader.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"
#include "rdt-translation.h"
#include "rdt-words.h"

static gboolean
read_standard_input (char   **text,
                     gsize   *length,
                     GError **error)
{
  g_autoptr(GString) all = g_string_new (NULL);
  char buffer[65536];
  gsize n;

  while (all->len <= RDT_FILE_MOST_BYTES && (n = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    g_string_append_len (all, buffer, n);

  if (all->len > RDT_FILE_MOST_BYTES)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (EFBIG), g_strerror (EFBIG));
      return FALSE;
    }

  *length = all->len;
  *text = g_string_free (g_steal_pointer (&all), FALSE);

  return TRUE;
}

/**
 * rdt_cli_read_text:
 * @path: a file, or `-` for standard input
 * @text: (out): its contents
 * @length: (out): their length in bytes
 * @error: return location for an error that names the file
 *
 * Reads a whole file.
 */
gboolean
rdt_cli_read_text (const char  *path,
                   char       **text,
                   gsize       *length,
                   GError     **error)
{
  g_autoptr(GFile) file = NULL;

  if (g_str_equal (path, "-"))
    {
      if (read_standard_input (text, length, error))
        return TRUE;
    }
  else
    {
      file = g_file_new_for_commandline_arg (path);
      if (rdt_file_read (file, text, length, error))
        return TRUE;
    }

  g_prefix_error (error, "%s: ", path);

  return FALSE;
}

/**
 * rdt_cli_read_file:
 * @path: a file, or `-` for standard input
 * @text: (out): its contents
 * @length: (out): their length in bytes
 * @format: (out): the format that the file declares
 * @error: return location for an error that names the file
 *
 * Reads a whole file that declares its format.
 */
gboolean
rdt_cli_read_file (const char  *path,
                   char       **text,
                   gsize       *length,
                   char       **format,
                   GError     **error)
{
  g_autoptr(RdtReader) reader = NULL;

  if (!rdt_cli_read_text (path, text, length, error))
    return FALSE;

  reader = rdt_reader_new_for_data (*text, *length, path);
  rdt_reader_begin_object (reader);
  *format = rdt_reader_require_string (reader, "format");

  return rdt_reader_finish (reader, error);
}

/* @setup: a scenario
 * @rules: its rule set
 * @file: the name of its file for errors
 * @prefix: the path of the scenario in that file, such as "scenario."
 * @error: return location for a %RDT_FORMAT_ERROR
 *
 * Creates a game, if the scenario can be played.
 */
static RdtGame *
make_game (const RdtSetup  *setup,
           RdtRules        *rules,
           const char      *file,
           const char      *prefix,
           GError         **error)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);
  const RdtProblem *fault = rdt_problem_find_fault (problems);
  g_autofree char *words = NULL;

  if (fault == NULL)
    return rdt_game_new (setup, rules);

  words = rdt_words_problem (setup, fault);
  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s: $.%s%s: %s",
               file, prefix, fault->path, words);

  return NULL;
}

/**
 * rdt_cli_warn_of_engine:
 * @path: the name of the file
 *
 * Prints a warning if a battle was written by a newer version.
 */
void
rdt_cli_warn_of_engine (const RdtBattleFile *file,
                        const char          *path)
{
  if (file->engine > RDT_ENGINE)
    g_printerr (_("%s: $.engine: warning: written by a newer version; the battle may play out "
                  "differently here\n"), path);
}

static gboolean
read_battle (RdtCliBattle  *battle,
             const char    *text,
             gsize          length,
             const char    *path,
             GError       **error)
{
  battle->file = rdt_battle_file_read (text, length, path, error);
  if (battle->file == NULL)
    return FALSE;

  rdt_cli_warn_of_engine (battle->file, path);
  rdt_setup_translate (battle->file->setup, rdt_locale_get_languages ());
  battle->game = make_game (battle->file->setup, battle->file->rules, path, "scenario.", error);

  return battle->game != NULL && rdt_battle_file_read_orders (battle->file, battle->game, error);
}

static gboolean
read_scenario (RdtCliBattle  *battle,
               const char    *text,
               gsize          length,
               const char    *path,
               GError       **error)
{
  battle->file = rdt_battle_file_new ();
  battle->file->setup = rdt_setup_read (text, length, path, error);
  if (battle->file->setup == NULL)
    return FALSE;

  rdt_setup_translate (battle->file->setup, rdt_locale_get_languages ());
  battle->file->rules = rdt_rules_store_find (battle->file->setup->rules, path, error);
  if (battle->file->rules == NULL)
    return FALSE;

  battle->file->carries_rules = !g_strv_contains (rdt_rules_store_list (),
                                                  battle->file->rules->id);
  battle->file->dice = rdt_dice_new ();
  battle->game = make_game (battle->file->setup, battle->file->rules, path, "", error);

  return battle->game != NULL;
}

/**
 * rdt_cli_load_battle:
 * @battle: (out caller-allocates): the battle
 * @path: a battle file, or `-`
 * @error: return location for an error
 *
 * Loads a battle without replaying it.
 */
gboolean
rdt_cli_load_battle (RdtCliBattle  *battle,
                     const char    *path,
                     GError       **error)
{
  g_autofree char *text = NULL;
  gsize length;

  *battle = (RdtCliBattle) { 0 };

  return rdt_cli_read_text (path, &text, &length, error)
         && read_battle (battle, text, length, path, error);
}

/**
 * rdt_cli_load_scenario:
 * @battle: (out caller-allocates): a battle without dice and orders
 * @path: a scenario file
 * @error: return location for an error
 *
 * Loads a scenario and begins a battle.
 */
gboolean
rdt_cli_load_scenario (RdtCliBattle  *battle,
                       const char    *path,
                       GError       **error)
{
  g_autofree char *text = NULL;
  gsize length;

  *battle = (RdtCliBattle) { 0 };

  return rdt_cli_read_text (path, &text, &length, error)
         && read_scenario (battle, text, length, path, error);
}

/**
 * rdt_cli_load_either:
 * @battle: (out caller-allocates): the battle
 * @path: a scenario or battle file, or `-`
 * @is_battle: (out): whether it is a battle
 * @error: return location for an error
 *
 * Loads a scenario or a battle.
 */
gboolean
rdt_cli_load_either (RdtCliBattle  *battle,
                     const char    *path,
                     gboolean      *is_battle,
                     GError       **error)
{
  g_autofree char *text = NULL;
  g_autofree char *format = NULL;
  gsize length;

  *battle = (RdtCliBattle) { 0 };

  if (!rdt_cli_read_file (path, &text, &length, &format, error))
    return FALSE;

  *is_battle = g_str_equal (format, RDT_BATTLE_FORMAT);
  if (*is_battle)
    return read_battle (battle, text, length, path, error);

  return read_scenario (battle, text, length, path, error);
}

void
rdt_cli_battle_clear (RdtCliBattle *battle)
{
  g_clear_pointer (&battle->file, rdt_battle_file_free);
  g_clear_pointer (&battle->game, rdt_game_unref);
  rdt_event_list_clear (&battle->events);
}
