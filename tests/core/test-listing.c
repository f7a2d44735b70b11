/* test-listing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

/* A list that is filled again keeps what it can of its former content.  It must
 * equal a new list.
 */

#define N_BATTLES  150
#define MAX_ORDERS 250
#define N_KEPT     16

static void
assert_lists_equal (const RdtGame      *game,
                    const RdtOrderList *again,
                    const RdtOrderList *fresh)
{
  for (guint i = 0; i < MIN (again->n_items, fresh->n_items); i++)
    {
      g_autofree char *expected = rdt_test_describe (game, &fresh->items[i]);
      g_autofree char *found = rdt_test_describe (game, &again->items[i]);

      g_assert_cmpstr (found, ==, expected);
    }

  g_assert_cmpuint (again->n_items, ==, fresh->n_items);
}

static void
assert_lists_as_anew (const RdtGame     *game,
                      const RdtPosition *position,
                      RdtOrderList      *again)
{
  g_auto(RdtOrderList) fresh = { 0 };

  rdt_referee_list (game, position, &fresh);
  rdt_referee_list (game, position, again);
  assert_lists_equal (game, again, &fresh);
}

/* Plays at random and jumps back to an earlier position now and then, as a search
 * does.
 */
static void
play (const char   *rules,
      GRand        *chance,
      RdtOrderList *orders)
{
  g_autoptr(RdtGame) game = rdt_test_random_game (rules, chance);
  g_autoptr(RdtDice) dice = rdt_dice_new ();
  RdtPosition kept[N_KEPT];
  RdtPosition position;

  rdt_dice_set_seed (dice, g_rand_int (chance));
  g_assert_true (rdt_referee_begin (game, dice, &position, NULL, NULL));
  for (guint i = 0; i < N_KEPT; i++)
    kept[i] = position;

  for (guint i = 0; i < MAX_ORDERS && !position.is_over; i++)
    {
      RdtOrder order;

      assert_lists_as_anew (game, &position, orders);
      order = rdt_test_choose (orders, chance);
      g_assert_true (rdt_referee_apply (game, dice, &position, &order, NULL, NULL));
      kept[i % N_KEPT] = position;

      if (g_rand_int_range (chance, 0, 8) == 0)
        position = kept[g_rand_int_range (chance, 0, N_KEPT)];
    }
}

static void
test_listing_again_lists_as_anew (gconstpointer rules)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (11);
  g_auto(RdtOrderList) orders = { 0 };

  for (guint i = 0; i < N_BATTLES; i++)
    play (rules, chance, &orders);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  rdt_test_add_for_rules ("/core/listing/again-lists-as-anew", test_listing_again_lists_as_anew);

  return g_test_run ();
}
