/* test-victory.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"
#include "rdt-victory-kind.h"

static const RdtSetupVictory *
suggest (RdtSetup *setup)
{
  RdtSetupVictory *victory = rdt_victory_suggest (setup);

  g_ptr_array_add (setup->victory, victory);

  return victory;
}

static void
assert_suggests (RdtSetup       *setup,
                 RdtSide         side,
                 RdtVictoryKind  kind,
                 guint           n_holds)
{
  const RdtSetupVictory *victory = suggest (setup);

  g_assert_cmpstr (victory->side, ==, setup->sides[side].id);
  g_assert_cmpint (victory->kind, ==, kind);
  g_assert_cmpuint (victory->holds->len, ==, n_holds);
  g_assert_cmpuint (victory->count > 0, ==, kind == RDT_VICTORY_ENEMY_LOST);
}

/* Each side in turn is to hold the objectives, and then to beat the other. */
static void
test_victory_is_suggested_for_each_side (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_set_size (setup->victory, 0);
  g_ptr_array_set_size (setup->objectives, 0);
  for (guint i = 0; i < 2; i++)
    {
      RdtSetupObjective *objective = rdt_setup_objective_new ();

      objective->at = (RdtPlace) { .column = 1 + i, .row = 2 };
      g_ptr_array_add (setup->objectives, objective);
    }

  assert_suggests (setup, 0, RDT_VICTORY_HOLDS, 2);
  assert_suggests (setup, 1, RDT_VICTORY_HOLDS, 2);
  assert_suggests (setup, 0, RDT_VICTORY_ENEMY_LOST, 0);
  assert_suggests (setup, 1, RDT_VICTORY_ENEMY_LOST, 0);
}

static void
test_victory_without_objectives_is_by_losses (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");

  g_ptr_array_set_size (setup->victory, 0);
  g_ptr_array_set_size (setup->objectives, 0);
  assert_suggests (setup, 0, RDT_VICTORY_ENEMY_LOST, 0);
  assert_suggests (setup, 1, RDT_VICTORY_ENEMY_LOST, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/victory/is-suggested-for-each-side",
                   test_victory_is_suggested_for_each_side);
  g_test_add_func ("/model/victory/without-objectives-is-by-losses",
                   test_victory_without_objectives_is_by_losses);

  return g_test_run ();
}
