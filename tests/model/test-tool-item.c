/* test-tool-item.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-tool-item.h"

#include "rdt-ruleset.h"
#include "rdt-test.h"

/* One item stands for all heights. */
static void
test_tool_item_palettes_hold_what_the_rules_know (void)
{
  const RdtRules *rules = rdt_ruleset_get_rules (rdt_ruleset_find ("musket"));
  g_autoptr(GListModel) tools = rdt_tool_item_list (rules);
  const char *const names[] = {
    "Open ground", "Woods", "Built-up area", "River", "Ford", "Bridge", "Road", "Height 1",
    "Trench", "Fortification", "Erase", "Deployment", "Exit", "Objective", "Name on the Map",
  };

  g_assert_cmpuint (g_list_model_get_n_items (tools), ==, G_N_ELEMENTS (names) + rules->n_types);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr(RdtToolItem) item = g_list_model_get_item (tools, i);
      g_autofree char *name = rdt_tool_dup_name (rdt_tool_item_get_tool (item));

      g_assert_cmpstr (name, ==, names[i]);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tool-item/palettes-hold-what-the-rules-know",
                   test_tool_item_palettes_hold_what_the_rules_know);

  return g_test_run ();
}
