/* rdt-skirmish.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-skirmish.h"

#include <string.h>

#define N_NODES 2000

/**
 * rdt_skirmish_init:
 * @game: (transfer full): the game to play
 */
void
rdt_skirmish_init (RdtSkirmish *self,
                   RdtGame     *game,
                   guint64      seed)
{
  self->level = strstr (g_test_get_path (), "/greedy/") != NULL ? RDT_AI_LEVEL_GREEDY
                                                                : RDT_AI_LEVEL_HARD;
  self->runner = NULL;
  self->game = game;
  self->dice = rdt_dice_new ();
  rdt_dice_set_seed (self->dice, seed);
  g_assert_true (rdt_referee_begin (game, self->dice, &self->position, NULL, NULL));
}

void
rdt_skirmish_clear (RdtSkirmish *self)
{
  rdt_game_unref (self->game);
  rdt_dice_unref (self->dice);
}

static RdtAiOptions
get_brief (const RdtSkirmish *self,
           guint              n_nodes,
           const int         *stop)
{
  return (RdtAiOptions) {
    .level = self->level,
    .n_nodes = n_nodes,
    .seed = rdt_position_hash (&self->position, self->game),
    .runner = self->runner,
    .stop = stop,
  };
}

/**
 * rdt_skirmish_advise:
 * @advice: (out): what the player, of a level that searches, chooses and instead of what
 */
void
rdt_skirmish_advise (const RdtSkirmish *self,
                     guint              n_nodes,
                     RdtAdvice         *advice)
{
  const RdtAiOptions options = get_brief (self, n_nodes, NULL);

  g_assert_true (rdt_ai_level_advise (&options, self->game, &self->position, advice, NULL));
}

/**
 * rdt_skirmish_try:
 * @stop: (nullable): cancels the player's search
 *
 * Returns: whether there is anything to choose from
 */
gboolean
rdt_skirmish_try (const RdtSkirmish *self,
                  guint              n_nodes,
                  const int         *stop,
                  RdtOrder          *order)
{
  const RdtAiOptions options = get_brief (self, n_nodes, stop);

  return rdt_ai_level_choose (&options, self->game, &self->position, order);
}

/**
 * rdt_skirmish_choose:
 *
 * Returns: the player's choice, which must be allowed
 */
RdtOrder
rdt_skirmish_choose (RdtSkirmish *self,
                     guint        n_nodes)
{
  RdtOrder order;

  g_assert_true (rdt_skirmish_try (self, n_nodes, NULL, &order));
  g_assert_true (rdt_referee_check (self->game, &self->position, &order, NULL));

  return order;
}

void
rdt_skirmish_apply (RdtSkirmish    *self,
                    const RdtOrder *order)
{
  g_assert_true (rdt_referee_apply (self->game, self->dice, &self->position, order, NULL, NULL));
}

/**
 * rdt_skirmish_go_on:
 *
 * Returns: the order that was chosen and given
 */
RdtOrder
rdt_skirmish_go_on (RdtSkirmish *self,
                    guint        n_nodes)
{
  RdtOrder order = rdt_skirmish_choose (self, n_nodes);

  rdt_skirmish_apply (self, &order);

  return order;
}

/**
 * rdt_skirmish_wait_for:
 *
 * Ends phases until a side has to decide in a stage.
 */
void
rdt_skirmish_wait_for (RdtSkirmish *self,
                       RdtStage     stage,
                       RdtSide      side)
{
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  while (self->position.stage != stage || self->position.awaiting.side != side)
    rdt_skirmish_apply (self, &end);
}

/**
 * rdt_skirmish_orders:
 * @kind: the kind of order to look for
 * @n_turns: the number of turns to play
 *
 * Plays on: the first side by the search, while the other does nothing.
 *
 * Returns: whether the first side gave such an order
 */
gboolean
rdt_skirmish_orders (RdtSkirmish  *self,
                     RdtOrderKind  kind,
                     guint         n_turns)
{
  guint last = self->position.turn + n_turns;
  gboolean has_ordered = FALSE;
  RdtOrder order;

  while (!self->position.is_over && self->position.turn < last)
    {
      rdt_order_init (&order, RDT_ORDER_END, RDT_NO_UNIT);
      if (self->position.awaiting.side == 0 || self->position.awaiting.unit != RDT_NO_UNIT)
        order = rdt_skirmish_choose (self, N_NODES);

      has_ordered |= order.kind == kind && self->position.awaiting.side == 0;
      rdt_skirmish_apply (self, &order);
    }

  return has_ordered;
}

/**
 * rdt_skirmish_add_aim:
 *
 * Adds a cell to the objectives by which a side wins.
 */
void
rdt_skirmish_add_aim (RdtSetup   *setup,
                      RdtSide     side,
                      const char *cell)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtPlace place;
  int column, row;

  g_assert_true (rdt_grid_parse_cell (cell, &column, &row));
  place = (RdtPlace) { .column = column, .row = row };

  victory->side = g_strdup (setup->sides[side].id);
  victory->kind = RDT_VICTORY_HOLDS;
  g_array_append_val (victory->holds, place);
  g_ptr_array_add (setup->victory, victory);
}
