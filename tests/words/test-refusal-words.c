/* test-refusal-words.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"
#include "rdt-words.h"

/* A refusal says what is wrong, not what could be wrong elsewhere. */

static void
assert_words (const char *rules,
              RdtLaw      law,
              const char *type,
              gboolean    names_other,
              const char *expected)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup (rules);
  g_autoptr(RdtGame) game = NULL;
  g_autofree char *words = NULL;
  RdtRefusal refusal = { .unit = 0, .other = RDT_NO_UNIT, .cell = 2, .law = law,
                         .order = RDT_ORDER_MOUNT };
  RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);

  if (type != NULL)
    {
      g_free (unit->type);
      unit->type = g_strdup (type);
    }

  g_free (unit->name);
  unit->name = g_strdup ("1st");
  game = rdt_test_game (setup);
  if (names_other)
    refusal.other = 0;

  words = rdt_words_refusal (game, &refusal);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_refusal_of_what_there_is_none_of_says_so (void)
{
  assert_words ("musket", RDT_LAW_MOUNT, NULL, FALSE, "1st cannot mount or dismount.");
  assert_words ("musket", RDT_LAW_UNPIN, NULL, FALSE, "This battle is played without pinning.");
  assert_words ("musket", RDT_LAW_FIRE_GAS, NULL, FALSE, "There is no gas in this battle.");
}

static void
test_refusal_of_cavalry_that_may_mount_says_when (void)
{
  assert_words ("twentieth-century", RDT_LAW_MOUNT, "cavalry", FALSE,
                "1st cannot mount: already mounted.");
  assert_words ("twentieth-century", RDT_LAW_FIRE_WEAPON, "cavalry", FALSE,
                "1st must dismount before firing.");
}

static void
test_refusal_of_a_target_names_it_only_if_the_order_did (void)
{
  assert_words ("twentieth-century", RDT_LAW_FIRE_TARGET, NULL, FALSE,
                "There is no enemy at C1.");
  assert_words ("twentieth-century", RDT_LAW_FIRE_TARGET, NULL, TRUE,
                "There is no enemy called 1st at C1.");
  assert_words ("twentieth-century", RDT_LAW_COMBAT_TARGET, NULL, FALSE,
                "There is no enemy at C1.");
  assert_words ("twentieth-century", RDT_LAW_COMBAT_TARGET, NULL, TRUE,
                "There is no enemy called 1st at C1.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/refusal/of-what-there-is-none-of-says-so",
                   test_refusal_of_what_there_is_none_of_says_so);
  g_test_add_func ("/words/refusal/of-cavalry-that-may-mount-says-when",
                   test_refusal_of_cavalry_that_may_mount_says_when);
  g_test_add_func ("/words/refusal/of-a-target-names-it-only-if-the-order-did",
                   test_refusal_of_a_target_names_it_only_if_the_order_did);

  return g_test_run ();
}
