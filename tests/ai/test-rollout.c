/* test-rollout.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-referee.h"
#include "rdt-rollout.h"
#include "rdt-test.h"

#define SEED    3
#define N_CARDS 40

/* A card activates one unit, so orders of others would be refused. */
static void
test_rollout_gives_a_card_to_one_unit (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/lissa-crossroads.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  g_autoptr(RdtAnalysis) analysis = rdt_analysis_new (game);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autofree RdtRollout *rollout = g_new0 (RdtRollout, 1);
  RdtPosition position;

  rollout->analysis = analysis;
  rollout->dice = dice;
  rdt_dice_set_seed (dice, SEED);
  rdt_referee_begin (game, dice, &position, NULL, NULL);

  for (guint i = 0; i < N_CARDS && !position.is_over; i++)
    {
      guint n_orders = position.n_orders, n_nodes = rollout->n_nodes;

      g_assert_true (rdt_rollout_step (rollout, &position));
      g_assert_cmpuint (position.n_orders, >, n_orders);
      g_assert_cmpuint (rollout->n_nodes - n_nodes, ==, position.n_orders - n_orders);
    }

  rdt_rollout_clear (rollout);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/rollout/gives-a-card-to-one-unit", test_rollout_gives_a_card_to_one_unit);

  return g_test_run ();
}
