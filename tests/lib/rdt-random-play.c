/* rdt-random-play.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-play.h"

#include "rdt-test.h"

/**
 * rdt_random_play_new:
 * @seed: for the dice and the orders
 *
 * Begins a battle.
 */
RdtRandomPlay *
rdt_random_play_new (RdtGame *game,
                     guint    seed)
{
  RdtRandomPlay *self = g_new0 (RdtRandomPlay, 1);

  self->game = rdt_game_ref (game);
  self->chance = g_rand_new_with_seed (seed);
  self->dice = rdt_dice_new ();
  rdt_dice_set_seed (self->dice, seed);
  g_assert_true (rdt_referee_begin (self->game, self->dice, &self->position, &self->events,
                                    NULL));

  return self;
}

/**
 * rdt_random_play_new_anywhere:
 * @rules: the id of a rule set
 * @seed: for the scenario, the dice and the orders
 *
 * Begins a battle on a random scenario.
 */
RdtRandomPlay *
rdt_random_play_new_anywhere (const char *rules,
                              guint       seed)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (seed);
  g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);

  return rdt_random_play_new (game, seed);
}

void
rdt_random_play_free (RdtRandomPlay *self)
{
  rdt_order_list_clear (&self->legal);
  rdt_event_list_clear (&self->events);
  rdt_dice_unref (self->dice);
  g_rand_free (self->chance);
  rdt_game_unref (self->game);
  g_free (self);
}

/**
 * rdt_random_play_list:
 *
 * Lists the allowed orders.
 *
 * Returns: whether the battle goes on
 */
gboolean
rdt_random_play_list (RdtRandomPlay *self)
{
  if (self->position.is_over)
    return FALSE;

  self->legal.n_items = 0;
  rdt_referee_list (self->game, &self->position, &self->legal);

  return TRUE;
}

/**
 * rdt_random_play_order:
 *
 * Gives one of the listed orders.
 */
void
rdt_random_play_order (RdtRandomPlay *self)
{
  RdtOrder order = rdt_test_choose (&self->legal, self->chance);

  self->events.n_items = 0;
  g_assert_true (rdt_referee_apply (self->game, self->dice, &self->position, &order,
                                    &self->events, NULL));
}
