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

/* Of a whole number of units, and at least of one. */
static void
test_victory_by_losses_is_half_of_them (void)
{
  const guint halves[] = { 1, 1, 1, 1, 2, 2 };

  for (guint n = 0; n < G_N_ELEMENTS (halves); n++)
    {
      g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....");
      RdtSetupVictory *victory = rdt_setup_victory_new ();

      rdt_test_add_unit (setup, 0, "infantry", "A1");
      for (guint i = 0; i < n; i++)
        rdt_test_add_unit (setup, 1, "infantry", "A2");
      g_ptr_array_add (setup->victory, victory);
      victory->side = g_strdup ("red");

      rdt_victory_change_kind (victory, setup, RDT_VICTORY_ENEMY_LOST);
      g_assert_cmpuint (victory->count, ==, halves[n]);

      /* A side's own units leave the board. */
      g_free (victory->side);
      victory->side = g_strdup ("blue");
      rdt_victory_change_kind (victory, setup, RDT_VICTORY_EXITED);
      g_assert_cmpuint (victory->count, ==, halves[n]);
    }
}

static void
test_victory_of_another_kind_begins_anew (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_draw ("modern", RDT_GRID_SQUARE, ".....\n.....\n.....");
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  const RdtPlace middle = { 2, 1 };

  g_ptr_array_add (setup->victory, victory);
  victory->side = g_strdup ("nobody");
  rdt_victory_change_kind (victory, setup, RDT_VICTORY_EXITED);
  g_assert_cmpuint (victory->count, ==, 1);

  /* Without objectives, the centre of the board. */
  rdt_victory_change_kind (victory, setup, RDT_VICTORY_HOLDS);
  g_assert_cmpuint (victory->count, ==, 0);
  g_assert_cmpuint (victory->holds->len, ==, 1);
  g_assert_true (rdt_place_equal (g_array_index (victory->holds, RdtPlace, 0), middle));

  /* A place is held once; the same kind is no change. */
  rdt_victory_add_place (victory, middle);
  g_assert_cmpuint (victory->holds->len, ==, 1);
  rdt_victory_add_place (victory, (RdtPlace) { 2, 2 });
  victory->count = 1;
  rdt_victory_change_kind (victory, setup, RDT_VICTORY_HOLDS);
  g_assert_cmpuint (victory->holds->len, ==, 2);
  g_assert_cmpuint (victory->count, ==, 1);

  rdt_victory_change_kind (victory, setup, RDT_VICTORY_ENEMY_LOST);
  g_assert_cmpuint (victory->holds->len, ==, 0);
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
  g_test_add_func ("/model/victory/by-losses-is-half-of-them",
                   test_victory_by_losses_is_half_of_them);
  g_test_add_func ("/model/victory/of-another-kind-begins-anew",
                   test_victory_of_another_kind_begins_anew);

  return g_test_run ();
}
