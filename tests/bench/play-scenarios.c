/* play-scenarios.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>

#include "rdt-greedy.h"
#include "rdt-test.h"

/* Prints how battles of the scenarios end, in random play and in sensible play: who
 * wins, after how many turns, with which losses, and whether objectives and
 * reinforcements play a part.  It helps to judge a scenario's balance.  With
 * --record it writes one sensible battle to a file instead.
 */

#define N_RANDOM   200
#define N_SENSIBLE 20
#define N_NODES    400
#define MAX_ORDERS 5000

typedef struct
{
  guint n_battles;
  guint wins[RDT_N_SIDES];
  guint draws;
  guint unfinished;
  guint ends[RDT_END_RESIGNED + 1];
  guint turns;
  guint orders;
  guint lost[RDT_N_SIDES];
  guint events[RDT_N_EVENT_KINDS];
} Tally;

/**
 * Battle:
 * @is_sensible: whether orders are weighed, or chosen at random
 * @chance: chooses the orders; the battle has dice of its own
 * @file: (nullable): where to write the orders
 */
typedef struct
{
  const RdtGame *game;
  gboolean       is_sensible;
  guint          seed;
  GRand         *chance;
  RdtBattleFile *file;
  RdtOrderList   orders;
  RdtEventList   events;
  RdtPosition    position;
} Battle;

static int n_random = N_RANDOM;
static int n_sensible = N_SENSIBLE;
static int n_nodes = N_NODES;
static int seed_of_record = 0;
static char *record = NULL;

static const GOptionEntry entries[] = {
  { "random", 0, 0, G_OPTION_ARG_INT, &n_random, "Battles of random orders", "N" },
  { "sensible", 0, 0, G_OPTION_ARG_INT, &n_sensible, "Battles of sensible orders", "N" },
  { "nodes", 0, 0, G_OPTION_ARG_INT, &n_nodes, "Orders tried for each decision", "N" },
  { "record", 0, 0, G_OPTION_ARG_FILENAME, &record, "Write one battle to a file", "FILE" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed_of_record, "Seed of the battle to write", "N" },
  { NULL }
};

static void
choose (Battle   *battle,
        RdtOrder *order)
{
  guint n_choices;

  if (battle->is_sensible)
    {
      rdt_greedy_choose (battle->game, &battle->position, g_rand_int (battle->chance), n_nodes,
                         NULL, order);
      return;
    }

  /* To resign is the last in the list, and chosen only if it is the only one. */
  rdt_referee_list (battle->game, &battle->position, &battle->orders);
  n_choices = MAX (battle->orders.n_items - 1, 1);
  *order = battle->orders.items[g_rand_int_range (battle->chance, 0, n_choices)];
}

static void
play (Battle *battle)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();

  battle->chance = g_rand_new_with_seed (battle->seed);
  rdt_dice_set_seed (dice, battle->seed);
  if (battle->file != NULL)
    battle->file->dice = rdt_dice_ref (dice);

  rdt_referee_begin (battle->game, dice, &battle->position, &battle->events, NULL);

  while (!battle->position.is_over && battle->position.n_orders < MAX_ORDERS)
    {
      RdtOrder order;

      choose (battle, &order);
      if (battle->file != NULL)
        g_array_append_val (battle->file->orders, order);

      g_assert_true (rdt_referee_apply (battle->game, dice, &battle->position, &order,
                                        &battle->events, NULL));
    }
}

static void
battle_clear (Battle *battle)
{
  g_clear_pointer (&battle->chance, g_rand_free);
  rdt_order_list_clear (&battle->orders);
  rdt_event_list_clear (&battle->events);
}

static void
count (Tally        *tally,
       const Battle *battle)
{
  const RdtPosition *position = &battle->position;

  tally->n_battles++;
  tally->turns += position->turn;
  tally->orders += position->n_orders;

  for (guint i = 0; i < RDT_N_SIDES; i++)
    tally->lost[i] += position->sides[i].lost;
  for (guint i = 0; i < battle->events.n_items; i++)
    tally->events[battle->events.items[i].kind]++;

  if (!position->is_over)
    tally->unfinished++;
  else if (position->winner == RDT_NO_SIDE)
    tally->draws++;
  else
    tally->wins[position->winner]++;

  if (position->is_over)
    tally->ends[position->end]++;
}

static void
print_tally (const RdtGame *game,
             const char    *how,
             const Tally   *tally)
{
  double n = tally->n_battles;

  g_print ("  %-9s %3u battles: %s wins %u, %s wins %u, draws %u, unfinished %u; "
           "%.1f turns, %.0f orders; lost %.1f of %u and %.1f of %u; "
           "ended by no units %u, exhaustion %u, victory %u, turn limit %u; "
           "a battle %.1f objectives taken, %.1f units entered, %.1f exited\n",
           how, tally->n_battles, game->sides[0].id, tally->wins[0], game->sides[1].id,
           tally->wins[1], tally->draws, tally->unfinished, tally->turns / n, tally->orders / n,
           tally->lost[0] / n, game->sides[0].n_units, tally->lost[1] / n,
           game->sides[1].n_units, tally->ends[RDT_END_NO_UNITS],
           tally->ends[RDT_END_EXHAUSTED], tally->ends[RDT_END_VICTORY],
           tally->ends[RDT_END_TURN_LIMIT], tally->events[RDT_EVENT_OBJECTIVE_TAKEN] / n,
           tally->events[RDT_EVENT_ENTERED] / n, tally->events[RDT_EVENT_EXITED] / n);
}

static void
play_many (const RdtGame *game,
           gboolean       is_sensible,
           int            n_battles)
{
  Tally tally = { 0 };

  for (int seed = 0; seed < n_battles; seed++)
    {
      Battle battle = { .game = game, .is_sensible = is_sensible, .seed = seed };

      play (&battle);
      count (&tally, &battle);
      battle_clear (&battle);
    }

  if (n_battles > 0)
    print_tally (game, is_sensible ? "sensible" : "random", &tally);
}

static void
play_scenario (const char *path)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autofree char *name = g_path_get_basename (path);

  g_print ("%s: %s (%s)\n", name, game->setup->title, game->rules->id);
  play_many (game, FALSE, n_random);
  play_many (game, TRUE, n_sensible);
}

static void
record_battle (const char *path)
{
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtBattleFile) file = rdt_battle_file_new ();
  g_autoptr(GError) error = NULL;
  g_autofree char *text = NULL;
  Battle battle = {
    .game = game,
    .is_sensible = TRUE,
    .seed = seed_of_record,
    .file = file,
  };

  file->setup = rdt_setup_copy (game->setup);
  file->rules = rdt_rules_ref (game->rules);
  play (&battle);
  file->check = rdt_battle_format_check (rdt_position_hash (&battle.position, game));
  text = rdt_battle_file_to_text (file, game);
  battle_clear (&battle);

  g_file_set_contents (record, text, -1, &error);
  g_assert_no_error (error);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(GOptionContext) context = g_option_context_new ("[SCENARIO…]");
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) found = NULL;
  char **paths = argv + 1;

  setlocale (LC_ALL, "");
  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr ("%s\n", error->message);
      return 2;
    }

  if (argc == 1)
    paths = found = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; paths[i] != NULL; i++)
    {
      if (record != NULL)
        record_battle (paths[i]);
      else
        play_scenario (paths[i]);
    }

  return 0;
}
