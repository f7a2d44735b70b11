/* rdt-cli-hint.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cli.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <stdlib.h>

#include "rdt-ai-level.h"
#include "rdt-config.h"
#include "rdt-order-json.h"
#include "rdt-referee.h"

/* Reasons that add less to the chance of winning are not printed. */
#define LEAST_TOLD (RDT_CERTAIN / 200)

typedef struct
{
  char  *player;
  char **files;
} Options;

/* Replays all orders of a battle without output. */
static int
catch_up (RdtCliBattle *battle)
{
  const RdtDice *dice = battle->file->dice;
  RdtRefusal refusal;

  if (!rdt_referee_begin (battle->game, dice, &battle->position, NULL, &refusal))
    return rdt_cli_print_refused (battle, &refusal, -1);

  for (guint i = 0; i < battle->file->orders->len; i++)
    if (!rdt_referee_apply (battle->game, dice, &battle->position,
                            &g_array_index (battle->file->orders, RdtOrder, i), NULL, &refusal))
      return rdt_cli_print_refused (battle, &refusal, i);

  return RDT_EXIT_DONE;
}

static void
write_value (RdtWriter *writer,
             int        value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  rdt_writer_name (writer, "value");
  rdt_writer_raw (writer, g_ascii_formatd (text, sizeof text, "%.3f",
                                           (double) value / RDT_CERTAIN));
}

/* The reasons for and against an order, by weight. */
static void
write_motives (RdtWriter *writer,
               const int *motives)
{
  gboolean is_told[RDT_N_MOTIVES] = { FALSE };

  rdt_writer_name (writer, "because");
  rdt_writer_begin_array (writer);

  for (guint n = 0; n < RDT_N_MOTIVES; n++)
    {
      int best = -1;

      for (guint i = 0; i < RDT_N_MOTIVES; i++)
        if (!is_told[i] && (best < 0 || abs (motives[i]) > abs (motives[best])))
          best = i;

      is_told[best] = TRUE;
      if (abs (motives[best]) < LEAST_TOLD)
        break;

      rdt_writer_begin_object (writer);
      rdt_writer_member_string (writer, "what", rdt_motive_get_word (best));
      write_value (writer, motives[best]);
      rdt_writer_end_object (writer);
    }

  rdt_writer_end_array (writer);
}

static void
print_hint (const RdtCliBattle *battle,
            const RdtAdvice    *advice,
            const int          *motives)
{
  g_autofree char *line = NULL;
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_name (&writer, "hint");
  rdt_order_write (&advice->items[0].order, battle->game, &writer);
  write_value (&writer, advice->items[0].chance);
  write_motives (&writer, motives);

  rdt_writer_name (&writer, "instead");
  rdt_writer_begin_array (&writer);
  for (guint i = 1; i < advice->n_items; i++)
    {
      rdt_writer_begin_object (&writer);
      rdt_writer_name (&writer, "order");
      rdt_order_write (&advice->items[i].order, battle->game, &writer);
      write_value (&writer, advice->items[i].chance);
      rdt_writer_end_object (&writer);
    }
  rdt_writer_end_array (&writer);
  rdt_writer_end_object (&writer);
  line = rdt_writer_finish (&writer);

  rdt_cli_print_json (line);
}

static void
hint (const RdtCliBattle *battle,
      RdtAiLevel          level)
{
  const RdtAiOptions ai_options = {
    .level = level,
    .n_nodes = rdt_ai_level_get_nodes (level),
    .seed = rdt_position_hash (&battle->position, battle->game),
  };
  int motives[RDT_N_MOTIVES];
  RdtAdvice advice;

  if (rdt_ai_level_advise (&ai_options, battle->game, &battle->position, &advice, motives))
    print_hint (battle, &advice, motives);
  else
    puts ("{\"hint\": null}");
}

static gboolean
parse (Options  *options,
       int       argc,
       char    **argv,
       GError  **error)
{
  const GOptionEntry entries[] = {
    { "player", 0, 0, G_OPTION_ARG_STRING, &options->player,
      N_("Player to ask: easy, medium, hard or hardest"), N_("PLAYER") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("FILE"));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Says what a computer player would order where "
                                           "the orders of a battle end, and why."));

  if (!rdt_cli_parse (context, "hint", argc, argv, error))
    return FALSE;

  /* GOption overwrites the default. */
  if (options->player == NULL)
    options->player = g_strdup ("hardest");

  return TRUE;
}

static gboolean
read_options (const Options  *options,
              RdtAiLevel     *level,
              GError        **error)
{
  if (!rdt_ai_level_parse (options->player, level) || *level < RDT_AI_LEVEL_EASY)
    {
      g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
                   _("redoubt-cli: %s: expected easy, medium, hard or hardest, found \"%s\""),
                   "--player", options->player);
      return FALSE;
    }

  if (options->files != NULL && g_strv_length (options->files) == 1)
    return TRUE;

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s",
               _("redoubt-cli: expected one battle file, or - for standard input"));

  return FALSE;
}

/**
 * rdt_cli_hint:
 *
 * Replays a battle file and prints what the computer would order next.
 */
int
rdt_cli_hint (int    argc,
              char **argv)
{
  g_auto(RdtCliBattle) battle = { 0 };
  Options options = { 0 };
  g_autoptr(GError) error = NULL;
  RdtAiLevel level;
  int status = RDT_EXIT_MALFORMED;

  if (parse (&options, argc, argv, &error)
      && read_options (&options, &level, &error)
      && rdt_cli_load_battle (&battle, options.files[0], &error))
    {
      status = catch_up (&battle);
      if (status == RDT_EXIT_DONE)
        hint (&battle, level);
    }
  else
    g_printerr ("%s\n", error->message);

  g_free (options.player);
  g_strfreev (options.files);

  return status;
}
