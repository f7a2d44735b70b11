/* test-battle.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-duel.h"
#include "rdt-odds.h"
#include "rdt-test.h"
#include "rdt-undo.h"
#include "rdt-unit.h"
#include "rdt-units-left.h"
#include "rdt-value-words.h"

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
ordered_cb (RdtBattle *battle,
            guint      n_orders,
            guint     *count)
{
  g_assert_cmpuint (n_orders, ==, 1);
  g_assert_cmpuint (rdt_battle_get_position (battle)->n_orders, ==, 1);
  g_assert_cmpuint (rdt_battle_get_events_at (battle, 1)->n_items, >, 0);
  (*count)++;
}

static void
test_battle_events_come_when_the_position_shows_them (void)
{
  RdtBattle *battle = rdt_duel_new ();
  guint n_ordered = 0;

  g_signal_connect (battle, "ordered", G_CALLBACK (ordered_cb), &n_ordered);
  rdt_duel_play (battle, 1);

  g_assert_cmpuint (n_ordered, ==, 1);

  g_assert_finalize_object (battle);
}

static void
test_battle_keeps_what_happened_before_the_first_order (void)
{
  RdtBattle *battle = rdt_duel_new ();

  g_assert_true (rdt_battle_has_begun (battle));
  g_assert_cmpint (rdt_battle_get_events_at (battle, 0)->items[0].kind, ==,
                   RDT_EVENT_BATTLE_BEGAN);

  g_assert_finalize_object (battle);
}

static void
test_battle_undo_and_redo_go_all_the_way (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autofree RdtPosition *positions = g_new (RdtPosition, RDT_DUEL_ORDERS + 1);
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);
  guint n = 0, n_rewound = 0;

  g_signal_connect_swapped (battle, "rewound", G_CALLBACK (count_cb), &n_rewound);

  positions[0] = *rdt_battle_get_position (battle);
  for (; n < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); n++)
    {
      rdt_duel_go_on (battle, chance);
      positions[n + 1] = *rdt_battle_get_position (battle);
    }

  for (guint i = n; i > 0; i--)
    {
      rdt_battle_undo (battle);
      g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &positions[i - 1]));
    }

  g_assert_false (rdt_battle_can_undo (battle));
  g_assert_cmpuint (n_rewound, ==, n);
  rdt_battle_undo (battle);
  g_assert_cmpuint (n_rewound, ==, n);

  for (guint i = 1; i <= n; i++)
    {
      rdt_battle_redo (battle);
      g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &positions[i]));
    }

  g_assert_false (rdt_battle_can_redo (battle));

  g_assert_finalize_object (battle);
}

static void
check_units_left (RdtBattle *battle)
{
  gboolean expected[RDT_MAX_UNITS];

  rdt_odds_find_useful (rdt_battle_get_game (battle), rdt_battle_get_position (battle),
                        rdt_battle_list_orders (battle), expected);
  g_assert_cmpmem (rdt_units_left_find (battle), sizeof expected, expected, sizeof expected);
}

/* What was found for one position is not told of another. */
static void
test_battle_units_left_follow_every_order (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);

  check_units_left (battle);
  for (guint n = 0; n < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); n++)
    {
      rdt_duel_go_on (battle, chance);
      check_units_left (battle);
      rdt_battle_undo (battle);
      check_units_left (battle);

      /* Another order may take the place of the one undone. */
      rdt_duel_go_on (battle, chance);
      check_units_left (battle);
    }

  g_assert_finalize_object (battle);
}

static void
test_battle_a_refused_order_changes_nothing (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtPosition before = *rdt_battle_get_position (battle);
  RdtRefusal refusal;
  RdtOrder wrong;
  guint n_ordered = 0;

  rdt_order_init (&wrong, RDT_ORDER_MOVE, RDT_UNKNOWN_UNIT);
  g_signal_connect_swapped (battle, "ordered", G_CALLBACK (count_cb), &n_ordered);

  g_assert_false (rdt_battle_check_order (battle, &wrong, NULL));
  g_assert_cmpint (rdt_battle_order (battle, &wrong, &refusal, NULL), ==, RDT_REFUSED);
  g_assert_cmpint (refusal.reason, ==, RDT_REASON_UNKNOWN_UNIT);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &before));
  g_assert_cmpuint (n_ordered, ==, 0);
  g_assert_false (rdt_battle_is_modified (battle));

  g_assert_finalize_object (battle);
}

static void
test_battle_orders_are_listed_anew_after_each (void)
{
  RdtBattle *battle = rdt_duel_new ();
  const RdtOrderList *orders = rdt_battle_list_orders (battle);
  g_autoptr(GRand) chance = g_rand_new_with_seed (RDT_DUEL_SEED);

  for (guint i = 0; i < RDT_DUEL_ORDERS && !rdt_battle_is_over (battle); i++)
    {
      rdt_duel_go_on (battle, chance);
      orders = rdt_battle_list_orders (battle);
      for (guint j = 0; j < orders->n_items; j++)
        g_assert_true (rdt_battle_check_order (battle, &orders->items[j], NULL));
    }

  g_assert_finalize_object (battle);
}

static void
test_battle_orders_undone_past_a_die_are_remembered (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *again;
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);

  /* The second side ends the turn; initiative is rolled for. */
  g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);
  g_assert_false (rdt_undo_crosses_die (battle));
  g_assert_cmpint (rdt_battle_order (battle, &end, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_undo_crosses_die (battle));
  rdt_battle_undo (battle);
  rdt_duel_play (battle, 1);

  again = rdt_duel_reload (battle, NULL);
  g_assert_cmpuint (rdt_duel_get_taken_back (again)->after, ==, 1);
  g_assert_cmpuint (rdt_duel_get_taken_back (again)->orders->len, ==, 1);

  g_assert_finalize_object (again);
  g_assert_finalize_object (battle);
}

static void
test_battle_orders_undone_without_a_die_are_forgotten (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtOrder end;

  rdt_order_init (&end, RDT_ORDER_END, RDT_NO_UNIT);
  rdt_battle_order (battle, &end, NULL, NULL);
  rdt_battle_undo (battle);
  rdt_battle_order (battle, &end, NULL, NULL);

  g_assert_cmpuint (rdt_battle_get_history (battle)->taken_back->len, ==, 0);

  g_assert_finalize_object (battle);
}

static void
test_battle_the_same_die_comes_again (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtPosition before;
  RdtOrder last;
  guint n;

  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  while (!rdt_undo_crosses_die (battle))
    rdt_battle_undo (battle);

  n = rdt_battle_get_n_orders (battle);
  last = *rdt_battle_get_order_at (battle, n);
  before = *rdt_battle_get_position (battle);
  rdt_battle_undo (battle);
  g_assert_cmpint (rdt_battle_order (battle, &last, NULL, NULL), ==, RDT_ORDERED);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &before));

  g_assert_finalize_object (battle);
}

/* Otherwise it would be closed without a question. */
static void
test_battle_a_branch_is_lost_unless_it_is_saved (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *branch, *anew;

  rdt_duel_play (battle, 1);
  branch = rdt_battle_branch_at (battle, 1);
  anew = rdt_battle_branch_at (battle, 0);

  g_assert_true (rdt_battle_is_modified (branch));
  g_assert_false (rdt_battle_is_modified (anew));

  g_assert_finalize_object (anew);
  g_assert_finalize_object (branch);
  g_assert_finalize_object (battle);
}

static void
test_battle_a_branch_leaves_the_battle_alone (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattle *branch;
  RdtPosition end;

  rdt_duel_play (battle, 20);
  end = *rdt_battle_get_position (battle);
  branch = rdt_battle_branch_at (battle, 7);

  g_assert_cmpuint (rdt_battle_get_n_orders (branch), ==, 7);
  g_assert_cmpuint (rdt_battle_get_n_all_orders (branch), ==, 7);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (branch),
                                     rdt_battle_get_position_at (battle, 7)));
  rdt_duel_play (branch, 5);
  g_assert_true (rdt_position_equal (rdt_battle_get_position (battle), &end));
  g_assert_cmpuint (rdt_battle_get_n_orders (battle), ==, 20);

  g_assert_finalize_object (branch);
  g_assert_finalize_object (battle);
}

static void
test_battle_units_tell_what_changes_about_them (void)
{
  RdtBattle *battle = rdt_duel_new ();
  RdtBattleController *controller = rdt_battle_controller_new (battle);
  g_autoptr(GListModel) units = rdt_unit_list_new (controller);
  g_autoptr(RdtUnit) unit = g_list_model_get_item (units, 1);
  g_autofree char *before = NULL, *moved = NULL, *back = NULL, *values = NULL;
  g_autofree char *expected = rdt_words_unit_values (rdt_battle_get_game (battle), 1);
  gboolean is_gone, is_ready;
  guint n = 0;

  g_assert_cmpuint (g_list_model_get_n_items (units), ==,
                    rdt_battle_get_game (battle)->n_units);
  g_assert_cmpuint (rdt_unit_get_index (unit), ==, 1);
  g_object_get (unit, "description", &before, "values", &values, "gone", &is_gone,
                "ready", &is_ready, NULL);
  g_assert_true (g_str_has_prefix (before, "Cavalry r2, facing "));
  g_assert_true (g_str_has_suffix (before, ", D2"));
  g_assert_cmpstr (values, ==, expected);
  g_assert_false (is_gone);
  g_assert_cmpint (is_ready, ==, rdt_units_left_has (battle, 1));
  g_signal_connect_swapped (unit, "notify::description", G_CALLBACK (count_cb), &n);

  g_assert_cmpint (rdt_duel_order (battle, "{\"order\": \"move\", \"unit\": \"r2\", "
                                           "\"path\": [\"D3\"]}", NULL), ==, RDT_ORDERED);
  g_object_get (unit, "description", &moved, NULL);
  g_assert_true (g_str_has_suffix (moved, ", D3"));
  g_assert_cmpuint (n, ==, 1);

  rdt_battle_undo (battle);
  g_object_get (unit, "description", &back, NULL);
  g_assert_cmpstr (back, ==, before);
  g_assert_cmpuint (n, ==, 2);

  g_assert_finalize_object (controller);
  g_assert_finalize_object (battle);
}

static void
test_battle_properties_say_what_getters_say (void)
{
  RdtBattle *battle = rdt_duel_new ();
  gboolean modified, manual_dice;
  g_autoptr(GFile) file = NULL;

  rdt_duel_play (battle, 3);
  rdt_battle_undo (battle);
  g_object_get (battle,
                "modified", &modified,
                "manual-dice", &manual_dice,
                "file", &file,
                NULL);

  g_assert_true (modified);
  g_assert_false (manual_dice);
  g_assert_null (file);

  g_assert_finalize_object (battle);
}

static char *
tell (RdtBattle *battle)
{
  g_autoptr(RdtReport) report = rdt_history_make_report (rdt_battle_get_history (battle),
                                                         rdt_battle_get_game (battle));
  GString *told = g_string_new (NULL);

  for (guint i = 0; i < report->turns->len; i++)
    {
      const RdtReportTurn *turn = g_ptr_array_index (report->turns, i);

      g_string_append_printf (told, "%u (%u)\n", turn->turn, turn->end->n_orders);
      for (guint j = 0; j < turn->lines->len; j++)
        {
          const RdtReportLine *line = g_ptr_array_index (turn->lines, j);

          g_string_append_printf (told, "%d %s\n", line->kind, line->text);
        }
    }

  return g_string_free (told, FALSE);
}

/* From the kept results of each order, as if it were replayed; undone orders are
 * left out.
 */
static void
test_battle_is_reported_as_it_stands (void)
{
  RdtBattle *battle = rdt_duel_new ();
  g_autoptr(RdtBattle) again = NULL;
  g_autofree char *all = NULL;
  g_autofree char *shorter = NULL;
  g_autofree char *replayed = NULL;

  rdt_duel_play (battle, RDT_DUEL_ORDERS);
  all = tell (battle);
  for (guint i = 0; i < 3; i++)
    rdt_battle_undo (battle);
  shorter = tell (battle);
  again = rdt_duel_reload (battle, NULL);
  replayed = tell (again);

  g_assert_cmpuint (strlen (shorter), <, strlen (all));
  g_assert_cmpstr (shorter, ==, replayed);
  g_assert_finalize_object (battle);
}

#define add(path, func) g_test_add_func ("/model/battle/" path, func)

static void
add_tests (void)
{
  add ("events-come-when-the-position-shows-them",
       test_battle_events_come_when_the_position_shows_them);
  add ("keeps-what-happened-before-the-first-order",
       test_battle_keeps_what_happened_before_the_first_order);
  add ("undo-and-redo-go-all-the-way", test_battle_undo_and_redo_go_all_the_way);
  add ("units-left-follow-every-order", test_battle_units_left_follow_every_order);
  add ("a-refused-order-changes-nothing", test_battle_a_refused_order_changes_nothing);
  add ("orders-are-listed-anew-after-each", test_battle_orders_are_listed_anew_after_each);
  add ("orders-undone-past-a-die-are-remembered",
       test_battle_orders_undone_past_a_die_are_remembered);
  add ("orders-undone-without-a-die-are-forgotten",
       test_battle_orders_undone_without_a_die_are_forgotten);
  add ("the-same-die-comes-again", test_battle_the_same_die_comes_again);
  add ("a-branch-is-lost-unless-it-is-saved", test_battle_a_branch_is_lost_unless_it_is_saved);
  add ("a-branch-leaves-the-battle-alone", test_battle_a_branch_leaves_the_battle_alone);
  add ("units-tell-what-changes-about-them", test_battle_units_tell_what_changes_about_them);
  add ("properties-say-what-getters-say", test_battle_properties_say_what_getters_say);
  add ("is-reported-as-it-stands", test_battle_is_reported_as_it_stands);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_tests ();

  return g_test_run ();
}
