/* test-play.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-skirmish.h"

/* Battles that computer players play to the end, with fewer nodes than the levels
 * have.
 */

#define SEED    11
#define N_NODES 150

/* The most orders and answers of a unit in a turn.  More would mean that a player
 * goes round in circles.
 */
#define ORDERS_PER_UNIT 10

typedef struct
{
  char       *path;
  RdtAiLevel  level;
} Match;

static void
match_free (Match *self)
{
  g_free (self->path);
  g_free (self);
}

static void
test_play_comes_to_an_end (gconstpointer data)
{
  const Match *match = data;
  g_auto(RdtSkirmish) skirmish;
  guint n_orders = 0, turn = 0;

  rdt_skirmish_init (&skirmish, rdt_test_load_scenario (match->path), SEED);
  skirmish.level = match->level;

  while (!skirmish.position.is_over)
    {
      RdtOrder order = rdt_skirmish_go_on (&skirmish, N_NODES);

      g_assert_cmpint (order.kind, !=, RDT_ORDER_RESIGN);

      n_orders = skirmish.position.turn == turn ? n_orders + 1 : 0;
      turn = skirmish.position.turn;
      g_assert_cmpuint (n_orders, <=, ORDERS_PER_UNIT * (skirmish.game->n_units + 1));
    }
}

static void
add_matches (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  *strchr (name, '.') = '\0';

  for (RdtAiLevel level = RDT_AI_LEVEL_GREEDY; level <= RDT_AI_LEVEL_HARD; level++)
    {
      g_autofree char *test = NULL;
      Match *match;

      match = g_new0 (Match, 1);
      match->path = g_strdup (path);
      match->level = level;
      test = g_strdup_printf ("/ai/play/%s/%s-comes-to-an-end", name,
                              rdt_ai_level_get_id (level));
      g_test_add_data_func_full (test, match, test_play_comes_to_an_end,
                                 (GDestroyNotify) match_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_auto(GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);

  paths = rdt_test_list_files ("scenarios", ".scenario.json");
  for (guint i = 0; paths[i] != NULL; i++)
    add_matches (paths[i]);

  return g_test_run ();
}
