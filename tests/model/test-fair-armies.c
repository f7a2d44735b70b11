/* test-fair-armies.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-map.h"
#include "rdt-roster.h"
#include "rdt-rules-store.h"
#include "rdt-test.h"

/* The armies of a random map. */

static RdtSetup *
create_armies (guint n_units)
{
  RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_SQUARE,
                                   "...\n...\n...\n...\n...\n...");
  g_autoptr(RdtRules) rules = rdt_rules_store_find ("musket", NULL, NULL);
  g_autoptr(GRand) rand = g_rand_new_with_seed (1);

  rdt_fair_armies_add (setup, rules, rand, n_units);
  g_assert_cmpuint (rdt_setup_get_n_units (setup), ==, 2 * n_units);

  return setup;
}

static const RdtSetupUnit *
get_unit (const RdtSetup *setup,
          guint           n)
{
  return rdt_roster_get (setup, rdt_roster_nth (setup, n));
}

/* Row by row from its own edge, and all of a row. */
static void
test_fair_armies_stand_at_their_edges (void)
{
  g_autoptr(RdtSetup) setup = create_armies (4);
  const char *const expected[] = { "B1", "A1", "C1", "B2", "B6", "A6", "C6", "B5" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      char found[RDT_CELL_LABEL_SIZE];

      rdt_label_format (get_unit (setup, i)->at.column, get_unit (setup, i)->at.row, found);
      g_assert_cmpstr (found, ==, expected[i]);
    }
}

/* The first is the commander, and the fifth is a gun. */
static void
test_fair_armies_are_the_same (void)
{
  g_autoptr(RdtSetup) setup = create_armies (5);

  g_assert_cmpstr (get_unit (setup, 0)->type, ==, "commander");
  g_assert_cmpstr (get_unit (setup, 4)->type, ==, "artillery");
  for (guint i = 0; i < 5; i++)
    g_assert_cmpstr (get_unit (setup, i)->type, ==, get_unit (setup, 5 + i)->type);
}

#define add(path, func) g_test_add_func ("/model/fair-armies/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("stand-at-their-edges", test_fair_armies_stand_at_their_edges);
  add ("are-the-same", test_fair_armies_are_the_same);

  return g_test_run ();
}
