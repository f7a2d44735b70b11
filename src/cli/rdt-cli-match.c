/* rdt-cli-match.c
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
#include <time.h>

#include "rdt-ai-battle.h"
#include "rdt-config.h"
#include "rdt-setup-json.h"
#include "rdt-writer.h"

/* Plays matches between computer players. */

#define MAX_BATTLES 1000000
#define MAX_JOBS    256
#define MAX_NODES   1000000000

#define SCENARIO_SUFFIX ".scenario.json"

typedef struct
{
  char     *red;
  char     *blue;
  char     *battles;
  char     *first_seed;
  char     *jobs;
  gint64    n_battles;
  gint64    seed;
  gint64    n_jobs;
  gboolean  is_swapped;
  char    **nodes_of;
  char    **files;
} Options;

typedef struct
{
  RdtCliBattle battle;
  char        *name;
  RdtScore     tally;
} Scenario;

/* A battle to be played, and its result. */
typedef struct
{
  Scenario   *scenario;
  guint       index;
  gint64      seed;
  RdtAiLevel  players[RDT_N_SIDES];
  RdtWinner   winner;
  guint       n_turns;
  guint       n_orders;
  guint       n_lost[RDT_N_SIDES];
  gint64      cpu_time[RDT_N_SIDES];    /* in nanoseconds */
} Battle;

/**
 * Match:
 * @scenarios: (element-type Scenario): the scenarios
 * @battles: (element-type Battle): all battles, in the order of output
 * @is_played: by battle, whether it has been played
 * @played: the queue of finished battles
 */
typedef struct
{
  GPtrArray   *scenarios;
  GArray      *battles;
  gboolean    *is_played;
  GAsyncQueue *played;
  RdtAiLevel   players[RDT_N_SIDES];
  guint        n_nodes[RDT_N_AI_LEVELS];
} Match;

static void
scenario_free (Scenario *scenario)
{
  rdt_cli_battle_clear (&scenario->battle);
  g_free (scenario->name);
  g_free (scenario);
}

static gint64
get_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return now.tv_sec * G_GINT64_CONSTANT (1000000000) + now.tv_nsec;
}

static void
note_end (Battle            *battle,
          const RdtPosition *position)
{
  battle->winner = position->is_over && position->winner != RDT_NO_SIDE
                   ? (RdtWinner) position->winner
                   : RDT_WINNER_DRAW;
  battle->n_turns = position->turn;
  battle->n_orders = position->n_orders;
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    battle->n_lost[side] = position->sides[side].lost;
}

/* Plays a battle, in a thread of the pool. */
static void
play (gpointer data,
      gpointer user_data)
{
  Battle *battle = data;
  const Match *match = user_data;
  RdtAiBattlePlayer players[RDT_N_SIDES];
  g_auto(RdtAiBattle) fought;
  gint64 before = get_cpu_time ();

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    players[side] = (RdtAiBattlePlayer) {
      .level = battle->players[side],
      .n_nodes = match->n_nodes[battle->players[side]],
    };

  rdt_ai_battle_init (&fought, battle->scenario->battle.game, battle->seed, players);

  while (!rdt_ai_battle_is_over (&fought))
    {
      RdtSide side = rdt_ai_battle_go_on (&fought);
      gint64 now = get_cpu_time ();

      battle->cpu_time[side] += now - before;
      before = now;
    }

  note_end (battle, &fought.position);
  g_async_queue_push (match->played, battle);
}

static void
write_pair (RdtWriter  *writer,
            const char *name,
            gint64      red,
            gint64      blue)
{
  rdt_writer_name (writer, name);
  rdt_writer_begin_object (writer);
  rdt_writer_member_int (writer, "red", red);
  rdt_writer_member_int (writer, "blue", blue);
  rdt_writer_end_object (writer);
}

static void
print_battle (const Battle *battle)
{
  g_autofree char *line = NULL;
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_writer_begin_object (&writer);
  rdt_writer_name (&writer, "battle");
  rdt_writer_begin_object (&writer);
  rdt_writer_member_string (&writer, "scenario", battle->scenario->name);
  rdt_writer_member_int (&writer, "seed", battle->seed);
  rdt_writer_member_string (&writer, "red", rdt_ai_level_get_id (battle->players[0]));
  rdt_writer_member_string (&writer, "blue", rdt_ai_level_get_id (battle->players[1]));
  rdt_writer_member_string (&writer, "winner", rdt_winner_get_word (battle->winner));
  rdt_writer_member_int (&writer, "turns", battle->n_turns);
  rdt_writer_member_int (&writer, "orders", battle->n_orders);
  write_pair (&writer, "lost", battle->n_lost[0], battle->n_lost[1]);
  write_pair (&writer, "cpu-ms", battle->cpu_time[0] / 1000000, battle->cpu_time[1] / 1000000);
  rdt_writer_end_object (&writer);
  rdt_writer_end_object (&writer);
  line = rdt_writer_finish (&writer);

  rdt_cli_print_json (line);
  fflush (stdout);
}

/* Prints the results in order, each as soon as possible. */
static void
print_battles (Match *match)
{
  guint n_printed = 0;

  while (n_printed < match->battles->len)
    {
      const Battle *played = g_async_queue_pop (match->played);

      match->is_played[played->index] = TRUE;
      while (n_printed < match->battles->len && match->is_played[n_printed])
        print_battle (&g_array_index (match->battles, Battle, n_printed++));
    }
}

static void
print_tallies (const Match *match)
{
  RdtScore all = { 0 };

  for (guint i = 0; i < match->battles->len; i++)
    {
      const Battle *battle = &g_array_index (match->battles, Battle, i);

      rdt_score_count (&battle->scenario->tally, battle->players, battle->winner);
      rdt_score_count (&all, battle->players, battle->winner);
    }

  for (guint i = 0; i < match->scenarios->len; i++)
    {
      const Scenario *scenario = g_ptr_array_index (match->scenarios, i);

      rdt_cli_print_tally (&scenario->tally, scenario->name);
    }

  rdt_cli_print_tally (&all, NULL);
}

static void
add_battle (Match    *match,
            Scenario *scenario,
            gint64    seed,
            gboolean  is_swapped)
{
  const Battle battle = {
    .scenario = scenario,
    .index = match->battles->len,
    .seed = seed,
    .players = { match->players[is_swapped], match->players[!is_swapped] },
  };

  g_array_append_val (match->battles, battle);
}

static void
add_battles (Match         *match,
             const Options *options)
{
  for (guint i = 0; i < match->scenarios->len; i++)
    for (int j = 0; j < options->n_battles; j++)
      for (gboolean is_swapped = FALSE; is_swapped <= options->is_swapped; is_swapped++)
        add_battle (match, g_ptr_array_index (match->scenarios, i), options->seed + j, is_swapped);
}

static void
run (Match         *match,
     const Options *options)
{
  GThreadPool *pool = g_thread_pool_new (play, match, options->n_jobs, FALSE, NULL);

  add_battles (match, options);
  match->is_played = g_new0 (gboolean, match->battles->len);
  match->played = g_async_queue_new ();

  for (guint i = 0; i < match->battles->len; i++)
    g_thread_pool_push (pool, &g_array_index (match->battles, Battle, i), NULL);

  print_battles (match);
  print_tallies (match);

  g_thread_pool_free (pool, FALSE, TRUE);
  g_async_queue_unref (match->played);
  g_free (match->is_played);
}

static gboolean
parse_player (const char  *option,
              const char  *word,
              RdtAiLevel  *player,
              GError     **error)
{
  if (rdt_ai_level_parse (word, player))
    return TRUE;

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               _("redoubt-cli: %s: expected random, greedy, easy, medium, hard or hardest, "
                 "found \"%s\""), option, word);

  return FALSE;
}

/* Parses a player and its nodes, as in "hard=5000". */
static gboolean
parse_nodes (Match       *match,
             const char  *text,
             GError     **error)
{
  g_auto(GStrv) parts = g_strsplit (text, "=", 2);
  RdtAiLevel player;
  guint64 n_nodes;

  if (!parse_player ("--nodes-of", parts[0] != NULL ? parts[0] : "", &player, error))
    return FALSE;

  if (parts[1] != NULL && g_ascii_string_to_unsigned (parts[1], 10, 1, MAX_NODES, &n_nodes, NULL))
    {
      match->n_nodes[player] = n_nodes;
      return TRUE;
    }

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE,
               _("redoubt-cli: --nodes-of: expected a player and a number, as in hard=5000, "
                 "found \"%s\""), text);

  return FALSE;
}

static gboolean
read_options (Match    *match,
              Options  *options,
              GError  **error)
{
  for (RdtAiLevel player = 0; player < RDT_N_AI_LEVELS; player++)
    match->n_nodes[player] = rdt_ai_level_get_nodes (player);

  for (guint i = 0; options->nodes_of != NULL && options->nodes_of[i] != NULL; i++)
    if (!parse_nodes (match, options->nodes_of[i], error))
      return FALSE;

  return parse_player ("--red", options->red, &match->players[0], error)
         && parse_player ("--blue", options->blue, &match->players[1], error)
         && rdt_cli_parse_number ("--battles", options->battles, 1, MAX_BATTLES,
                                  &options->n_battles, error)
         && rdt_cli_parse_number ("--jobs", options->jobs, 1, MAX_JOBS, &options->n_jobs, error)
         && rdt_cli_parse_number ("--seed", options->first_seed, 0,
                                  RDT_MAX_SEED - options->n_battles + 1, &options->seed, error);
}

static gboolean
load_scenarios (Match          *match,
                const Options  *options,
                GError        **error)
{
  for (guint i = 0; options->files != NULL && options->files[i] != NULL; i++)
    {
      Scenario *scenario = g_new0 (Scenario, 1);
      g_autofree char *name = g_path_get_basename (options->files[i]);

      g_ptr_array_add (match->scenarios, scenario);
      scenario->name = g_utf8_make_valid (name, -1);
      if (g_str_has_suffix (scenario->name, SCENARIO_SUFFIX))
        scenario->name[strlen (scenario->name) - strlen (SCENARIO_SUFFIX)] = '\0';

      if (!rdt_cli_load_scenario (&scenario->battle, options->files[i], error))
        return FALSE;
    }

  if (match->scenarios->len > 0)
    return TRUE;

  g_set_error (error, RDT_FORMAT_ERROR, RDT_FORMAT_ERROR_VALUE, "%s",
               _("redoubt-cli: expected scenario files"));

  return FALSE;
}

/* GOption overwrites the default, so it is empty. */
static void
set_default (char **player)
{
  if (*player == NULL)
    *player = g_strdup ("hard");
}

static gboolean
parse (Options  *options,
       int       argc,
       char    **argv,
       GError  **error)
{
  const GOptionEntry entries[] = {
    { "red", 0, 0, G_OPTION_ARG_STRING, &options->red,
      N_("Player of the first side: random, greedy, easy, medium, hard or hardest"),
      N_("PLAYER") },
    { "blue", 0, 0, G_OPTION_ARG_STRING, &options->blue, N_("Player of the second side"),
      N_("PLAYER") },
    { "battles", 0, 0, G_OPTION_ARG_STRING, &options->battles,
      N_("Number of battles, each with a seed of its own"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options->first_seed, N_("Seed of the first battle"),
      "N" },
    { "swap", 0, 0, G_OPTION_ARG_NONE, &options->is_swapped,
      N_("Play each seed twice, the second time with sides exchanged"), NULL },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &options->jobs,
      N_("Number of battles to play at a time"), "N" },
    { "nodes-of", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options->nodes_of,
      N_("Number of orders for a player to try before each of its own"), N_("PLAYER=N") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options->files, NULL, NULL },
    { NULL },
  };
  g_autoptr(GOptionContext) context = g_option_context_new (_("SCENARIO…"));

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_set_summary (context, _("Pits computer players against each other, and "
                                           "prints a line for each battle and scenario."));

  if (!rdt_cli_parse (context, "match", argc, argv, error))
    return FALSE;

  set_default (&options->red);
  set_default (&options->blue);

  return TRUE;
}

static void
options_clear (Options *options)
{
  g_free (options->red);
  g_free (options->blue);
  g_free (options->battles);
  g_free (options->first_seed);
  g_free (options->jobs);
  g_strfreev (options->nodes_of);
  g_strfreev (options->files);
}

/**
 * rdt_cli_match:
 *
 * Plays battles between computer players.
 */
int
rdt_cli_match (int    argc,
               char **argv)
{
  g_autoptr(GPtrArray) scenarios =
    g_ptr_array_new_with_free_func ((GDestroyNotify) scenario_free);
  g_autoptr(GArray) battles = g_array_new (FALSE, FALSE, sizeof (Battle));
  Match match = { .scenarios = scenarios, .battles = battles };
  Options options = {
    .n_battles = 10,
    .seed = 1,
    .n_jobs = g_get_num_processors (),
  };
  g_autoptr(GError) error = NULL;
  int status = RDT_EXIT_DONE;

  if (parse (&options, argc, argv, &error)
      && read_options (&match, &options, &error)
      && load_scenarios (&match, &options, &error))
    run (&match, &options);
  else
    {
      g_printerr ("%s\n", error->message);
      status = RDT_EXIT_MALFORMED;
    }

  options_clear (&options);

  return status;
}
