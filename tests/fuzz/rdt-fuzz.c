/* rdt-fuzz.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-fuzz.h"

#include <string.h>

#include "rdt-position-fault.h"
#include "rdt-problem.h"
#include "rdt-referee.h"
#include "rdt-state-json.h"
#include "rdt-test.h"

/* Invariants that must hold for any input. */

#define SEED 42

/**
 * rdt_fuzz_is_good:
 * @loaded: whether it loaded
 * @error: (nullable): why not
 *
 * Checks that there is either the object or a message of one line, and never
 * both.
 *
 * Returns: @loaded
 */
gboolean
rdt_fuzz_is_good (gboolean      loaded,
                  const GError *error)
{
  g_assert_true (loaded == (error == NULL));
  if (loaded)
    return TRUE;

  g_assert_true (error->domain == RDT_FORMAT_ERROR || error->domain == G_MARKUP_ERROR);
  g_assert_true (g_str_has_prefix (error->message, RDT_FUZZ_FILE ": "));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_null (strchr (error->message, '\n'));

  return FALSE;
}

/**
 * rdt_fuzz_make_game:
 *
 * Returns: (nullable): the game, if the scenario is playable
 */
RdtGame *
rdt_fuzz_make_game (const RdtSetup *setup,
                    RdtRules       *rules)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

  for (guint i = 0; i < problems->len; i++)
    if (!rdt_problem_is_warning (g_ptr_array_index (problems, i)))
      return NULL;

  return rdt_game_new (setup, rules);
}

/**
 * rdt_fuzz_check:
 *
 * Checks that a position is sound and can be described.
 */
void
rdt_fuzz_check (const RdtGame     *game,
                const RdtPosition *position)
{
  g_autofree char *line = NULL;
  RdtWriter writer;

  g_assert_cmpstr (rdt_position_find_fault (position, game), ==, NULL);
  rdt_writer_init_flat (&writer);
  rdt_state_write (position, game, &writer);
  line = rdt_writer_finish (&writer);
  g_assert_null (strchr (line, '\n'));
}

/**
 * rdt_fuzz_play:
 *
 * Plays the first orders of a random battle.
 */
void
rdt_fuzz_play (const RdtGame *game,
               guint          n_orders)
{
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  g_autoptr(GRand) chance = g_rand_new_with_seed (SEED);
  g_auto(RdtOrderList) legal = { 0 };
  RdtPosition position;
  RdtRefusal refusal;

  rdt_dice_set_seed (dice, SEED);
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, &refusal));

  for (guint i = 0; i < n_orders && !position.is_over; i++)
    {
      RdtOrder order;

      rdt_fuzz_check (game, &position);
      rdt_referee_list (game, &position, &legal);
      order = rdt_test_choose (&legal, chance);
      g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, &refusal));
    }

  rdt_fuzz_check (game, &position);
}
