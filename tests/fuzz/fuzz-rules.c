/* fuzz-rules.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-fuzz.h"
#include "rdt-rules-json.h"
#include "rdt-test.h"

/* Reads any bytes as a rule set: one that loads, loads again from what a battle
 * carries of it, and battles can be played with it.
 */

#define MAX_ORDERS 40
#define SEED 42

static void
check_again (const RdtRules *rules)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) again = NULL;

  again = rdt_rules_read (rules->source, strlen (rules->source), RDT_FUZZ_FILE, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (again->source, ==, rules->source);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autoptr(RdtGame) game = NULL;
  g_autoptr(GRand) chance = NULL;

  rules = rdt_rules_read ((const char *) data, size, RDT_FUZZ_FILE, &error);
  if (!rdt_fuzz_is_good (rules != NULL, error))
    return 0;

  check_again (rules);
  if (rules->grids == 0)
    return 0;

  chance = g_rand_new_with_seed (SEED);
  game = rdt_test_random_game_under (rules, chance);
  rdt_fuzz_play (game, MAX_ORDERS);

  return 0;
}
