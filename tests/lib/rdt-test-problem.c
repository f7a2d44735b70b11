/* rdt-test-problem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

#include "rdt-rules-store.h"

/**
 * rdt_test_small_setup:
 *
 * Returns: (transfer full): a playable scenario of two units
 */
RdtSetup *
rdt_test_small_setup (const char *rules)
{
  gboolean is_hex = g_str_equal (rules, "twentieth-century");
  RdtSetup *setup = rdt_test_draw (rules, is_hex ? RDT_GRID_HEX : RDT_GRID_SQUARE,
                                   "....\n"
                                   "....\n"
                                   "....\n"
                                   "~F..");

  rdt_test_add_unit (setup, 0, is_hex ? "rifle" : "infantry", "C1");
  rdt_test_add_unit (setup, 1, is_hex ? "rifle" : "infantry", "C4");

  return setup;
}

/**
 * rdt_test_find_problems:
 *
 * Returns: (transfer full) (element-type RdtProblem): the problems of a
 *   scenario
 */
GPtrArray *
rdt_test_find_problems (const RdtSetup *setup)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) rules = rdt_rules_store_find (setup->rules, NULL, &error);

  g_assert_no_error (error);

  return rdt_setup_find_problems (setup, rules);
}

/**
 * rdt_test_assert_problem:
 *
 * Fails unless a scenario has that problem and no other.
 */
void
rdt_test_assert_problem (const RdtSetup *setup,
                         RdtProblemCode  code,
                         const char     *path)
{
  g_autoptr(GPtrArray) problems = rdt_test_find_problems (setup);
  const RdtProblem *problem;

  g_assert_cmpuint (problems->len, ==, 1);
  problem = g_ptr_array_index (problems, 0);
  g_assert_cmpint (problem->code, ==, code);
  g_assert_cmpstr (problem->path, ==, path);
}
