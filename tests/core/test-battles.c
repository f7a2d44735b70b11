/* test-battles.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-battle.h"
#include "rdt-test.h"

#define N_GAMES 100     /* random battles of each rule set */
#define N_PLAYS 3       /* of each shipped scenario */

static void
test_battles_of_chance_keep_the_rules (gconstpointer rules)
{
  for (guint seed = 0; seed < N_GAMES; seed++)
    {
      g_autoptr(GRand) chance = g_rand_new_with_seed (seed);

      rdt_random_battle_check (rdt_test_random_game (rules, chance), seed);
    }
}

static void
test_battles_of_a_scenario_keep_the_rules (gconstpointer path)
{
  for (guint seed = 0; seed < N_PLAYS; seed++)
    rdt_random_battle_check (rdt_test_load_scenario (path), seed);
}

static void
add_scenarios (void)
{
  g_auto(GStrv) scenarios = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; scenarios[i] != NULL; i++)
    {
      g_autofree char *base = g_path_get_basename (scenarios[i]);
      g_autofree char *name = g_strconcat ("/battles/of-scenario/", base, NULL);

      g_test_add_data_func_full (name, g_strdup (scenarios[i]),
                                 test_battles_of_a_scenario_keep_the_rules, g_free);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/battles/of-chance", test_battles_of_chance_keep_the_rules);

  add_scenarios ();

  return g_test_run ();
}
