/* rdt-runner-fixture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-runner-fixture.h"

static void
intended_cb (RdtRunnerFixture *self,
             const RdtOrder   *order)
{
  g_assert_true (rdt_battle_check_order (self->battle, order, NULL));
  self->n_intended++;
}

/**
 * rdt_runner_fixture_set_up:
 * @battle: (transfer full): a battle that has begun
 */
void
rdt_runner_fixture_set_up (RdtRunnerFixture *self,
                           RdtBattle        *battle)
{
  self->battle = battle;
  self->side = rdt_battle_get_position (battle)->awaiting.side;
  self->controller = rdt_battle_controller_new (battle);
  self->runner = rdt_battle_controller_get_runner (self->controller);
  self->pace = rdt_battle_runner_get_pace (self->runner);
  g_signal_connect_swapped (self->runner, "intended", G_CALLBACK (intended_cb), self);
}

void
rdt_runner_fixture_tear_down (RdtRunnerFixture *self,
                              gconstpointer     unused)
{
  rdt_battle_runner_close (self->runner);
  g_assert_finalize_object (self->controller);

  /* A search may still be cancelled. */
  while (G_OBJECT (self->battle)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (self->battle);
}

/**
 * rdt_runner_fixture_wait_for_intention:
 *
 * Waits until the computer has announced so many orders.
 */
void
rdt_runner_fixture_wait_for_intention (RdtRunnerFixture *self,
                                       guint             n)
{
  while (self->n_intended < n)
    g_main_context_iteration (NULL, TRUE);
}
