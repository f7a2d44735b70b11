/* rdt-cli-replay.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rdt-referee.h"

/* Replays all orders of a battle, and prints events and the final state. */
static int
replay (RdtCliBattle *battle)
{
  const RdtDice *dice = battle->file->dice;
  RdtRefusal refusal;

  if (!rdt_referee_begin (battle->game, dice, &battle->position, &battle->events, &refusal))
    return rdt_cli_print_refused (battle, &refusal, -1);

  rdt_cli_print_events (battle);

  for (guint i = 0; i < battle->file->orders->len; i++)
    {
      const RdtOrder *order = &g_array_index (battle->file->orders, RdtOrder, i);

      if (!rdt_referee_apply (battle->game, dice, &battle->position, order, &battle->events,
                              &refusal))
        return rdt_cli_print_refused (battle, &refusal, i);

      rdt_cli_print_events (battle);
    }

  rdt_cli_print_state (battle);

  return RDT_EXIT_DONE;
}

static void
compare_check (const RdtCliBattle *battle,
               const char         *path)
{
  guint64 hash = rdt_position_hash (&battle->position, battle->game);
  g_autofree char *check = rdt_battle_format_check (hash);

  if (battle->file->check != NULL && g_strcmp0 (battle->file->check, check) != 0)
    g_printerr (_("%s: $.check: warning: the state after the last order differs from the saved"
                  " one\n"), path);
}

/* @files: (nullable): one file name, or %NULL after an error */
static gboolean
load (RdtCliBattle  *battle,
      char         **files,
      GError       **error)
{
  if (files == NULL)
    return FALSE;

  if (g_strv_length (files) == 1)
    return rdt_cli_load_battle (battle, files[0], error);

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s",
               _("redoubt-cli: expected one battle file, or - for standard input"));

  return FALSE;
}

static int
load_and_replay (RdtCliBattle  *battle,
                 const char    *verb,
                 const char    *summary,
                 int            argc,
                 char         **argv)
{
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) files = rdt_cli_parse_files (verb, summary, argc, argv, &error);
  int status;

  if (!load (battle, files, &error))
    {
      g_printerr ("%s\n", error->message);
      return RDT_EXIT_MALFORMED;
    }

  status = replay (battle);
  if (status == RDT_EXIT_DONE)
    compare_check (battle, files[0]);

  return status;
}

/**
 * rdt_cli_replay:
 *
 * Replays a battle file: prints its events, one a line, then the state.
 */
int
rdt_cli_replay (int    argc,
                char **argv)
{
  g_auto(RdtCliBattle) battle = { 0 };

  return load_and_replay (&battle, "replay",
                          _("Plays a battle file: prints a line for each event, then one with "
                            "the state."), argc, argv);
}

/**
 * rdt_cli_legal:
 *
 * Replays a battle file, and lists all legal orders at its end.
 */
int
rdt_cli_legal (int    argc,
               char **argv)
{
  g_auto(RdtCliBattle) battle = { 0 };
  int status = load_and_replay (&battle, "legal",
                                _("Plays a battle file, then prints every order that is "
                                  "allowed."), argc, argv);

  if (status == RDT_EXIT_DONE)
    rdt_cli_print_legal (&battle);

  return status;
}
