/* test-ranking.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-ranking.h"

static void
test_ranking_keeps_what_is_in_order (void)
{
  RdtRanked items[] = { { 90, 3, 0 }, { 20, 1, 0 }, { 20, 2, 0 } };

  rdt_ranking_settle (items, G_N_ELEMENTS (items));

  g_assert_cmpint (items[0].mean, ==, 30);
  g_assert_cmpint (items[1].mean, ==, 20);
  g_assert_cmpint (items[2].mean, ==, 10);
}

/* The third is better than the second, and the two together are better than the first. */
static void
test_ranking_pools_what_is_not (void)
{
  RdtRanked items[] = { { 100, 10, 0 }, { 8, 1, 0 }, { 40, 2, 0 }, { 3, 1, 0 } };

  rdt_ranking_settle (items, G_N_ELEMENTS (items));

  g_assert_cmpint (items[0].mean, ==, 148 / 13);
  g_assert_cmpint (items[1].mean, ==, 148 / 13);
  g_assert_cmpint (items[2].mean, ==, 148 / 13);
  g_assert_cmpint (items[3].mean, ==, 3);
}

static void
test_ranking_of_nothing_is_nothing (void)
{
  RdtRanked item = { 5, 1, 7 };

  rdt_ranking_settle (&item, 0);
  g_assert_cmpint (item.mean, ==, 7);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ai/ranking/keeps-what-is-in-order", test_ranking_keeps_what_is_in_order);
  g_test_add_func ("/ai/ranking/pools-what-is-not", test_ranking_pools_what_is_not);
  g_test_add_func ("/ai/ranking/of-nothing-is-nothing", test_ranking_of_nothing_is_nothing);

  return g_test_run ();
}
