/* test-suggestion.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-duel.h"
#include "rdt-suggestion.h"
#include "rdt-test.h"

/* The cells through which the arrow of an order leads. */
static void
assert_leads (RdtBattle         *battle,
              const char        *json,
              const char *const *labels)
{
  const RdtGame *game = rdt_battle_get_game (battle);
  RdtOrder order = rdt_test_order (game, json);
  RdtCell cells[RDT_MAX_TRACE];
  guint n;

  /* The array is filled first, to see that each cell is written. */
  for (guint i = 0; i < RDT_MAX_TRACE; i++)
    cells[i] = order.n_path > 0 ? order.path[order.n_path - 1] : order.cell;

  g_test_message ("%s", json);
  n = rdt_suggestion_trace (game, rdt_battle_get_position (battle), &order, cells);
  for (guint i = 0; i < n; i++)
    {
      g_assert_nonnull (labels[i]);
      g_assert_cmpuint (cells[i], ==, rdt_test_cell (&game->map->grid, labels[i]));
    }
  g_assert_null (labels[n]);
}

/* From the unit to its destination or its target. */
static void
test_suggestion_leads_where_the_order_does (void)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();

  assert_leads (battle, "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [\"D3\", \"D4\"]}",
                (const char *const[]) { "D2", "D3", "D4", NULL });
  assert_leads (battle, "{\"order\": \"fire\", \"unit\": \"r1\", \"target\": \"B3\"}",
                (const char *const[]) { "B2", "B3", NULL });
  assert_leads (battle, "{\"order\": \"close-combat\", \"unit\": \"r1\", \"target\": \"B3\"}",
                (const char *const[]) { "B2", "B3", NULL });
  assert_leads (battle, "{\"order\": \"move\", \"unit\": \"r2\", \"path\": [], \"facing\": \"e\"}",
                (const char *const[]) { "D2", NULL });
  assert_leads (battle, "{\"order\": \"end\"}", (const char *const[]) { NULL });
}

static char *
dup_prospects (gboolean has_objectives)
{
  g_autoptr(RdtBattle) battle = rdt_duel_new ();
  const RdtSuggestionFacts facts = {
    .order = { .kind = RDT_ORDER_END, .unit = RDT_NO_UNIT },
    .has_objectives = has_objectives,
    .lost = { 10, 20 },
    .held = { 30, 0 },
  };
  g_autoptr(RdtSuggestion) suggestion =
    rdt_suggestion_new (rdt_battle_get_game (battle), rdt_battle_get_position (battle), &facts);
  char *prospects;

  g_object_get (suggestion, "prospects", &prospects, NULL);

  return prospects;
}

/* Objectives are mentioned only where there are any. */
static void
test_suggestion_tells_what_is_expected (void)
{
  g_autofree char *without = dup_prospects (FALSE);
  g_autofree char *with = dup_prospects (TRUE);

  g_assert_null (strchr (without, '\n'));
  g_assert_true (g_str_has_prefix (with, without));
  g_assert_nonnull (strchr (with, '\n'));
}

#define add(path, func) g_test_add_func ("/advice/suggestion/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("leads-where-the-order-does", test_suggestion_leads_where_the_order_does);
  add ("tells-what-is-expected", test_suggestion_tells_what_is_expected);

  return g_test_run ();
}
