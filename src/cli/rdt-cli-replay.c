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

/* Plays all orders of a battle and prints what happens, and the state. */
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

static int
load_and_replay (int            argc,
                 char         **argv,
                 RdtCliBattle  *battle)
{
  g_autoptr(GError) error = NULL;
  int status;

  if (argc != 1)
    {
      g_printerr (_("redoubt-cli: one battle file is needed, or - for standard input\n"));
      return RDT_EXIT_MALFORMED;
    }

  if (!rdt_cli_load_battle (battle, argv[0], &error))
    {
      g_printerr ("%s\n", error->message);
      return RDT_EXIT_MALFORMED;
    }

  status = replay (battle);
  if (status == RDT_EXIT_DONE)
    compare_check (battle, argv[0]);

  return status;
}

/**
 * rdt_cli_replay:
 *
 * Plays a battle file: a line for each event, then the state.
 */
int
rdt_cli_replay (int    argc,
                char **argv)
{
  g_auto(RdtCliBattle) battle = { 0 };

  return load_and_replay (argc, argv, &battle);
}

/**
 * rdt_cli_legal:
 *
 * Plays a battle file and lists every order that is allowed then.
 */
int
rdt_cli_legal (int    argc,
               char **argv)
{
  g_auto(RdtCliBattle) battle = { 0 };
  int status = load_and_replay (argc, argv, &battle);

  if (status == RDT_EXIT_DONE)
    rdt_cli_print_legal (&battle);

  return status;
}
