/* test-advice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-panel.h"
#include "rdt-battle-fixture.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-review.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

static void
set_up (RdtBattleFixture *fixture,
        gconstpointer     with_computer)
{
  RdtBattle *battle = rdt_duel_new ();

  if (with_computer != NULL)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      rdt_battle_set_player (battle, side, RDT_PLAYER_EASY);

  rdt_battle_fixture_begin (fixture, battle);
  g_settings_set_string (fixture->settings, "hint-level", "easy");
  g_settings_set_boolean (fixture->settings, "animations", FALSE);
}

static GtkWidget *
get_panel (RdtBattleFixture *fixture)
{
  return rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_ADVICE_PANEL);
}

static RdtAdviser *
get_adviser (RdtBattleFixture *fixture)
{
  return rdt_ui_get_object (get_panel (fixture), "adviser");
}

static void
wait_for_answer (RdtBattleFixture *fixture)
{
  while (rdt_adviser_is_thinking (get_adviser (fixture)))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();
}

static void
ask (RdtBattleFixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.hint", NULL));
  g_assert_true (rdt_adviser_is_thinking (get_adviser (fixture)));
  wait_for_answer (fixture);
}

static char *
dup_title (RdtBattleFixture *fixture,
           guint             index)
{
  g_autoptr(RdtSuggestion) suggestion =
    g_list_model_get_item (rdt_adviser_get_suggestions (get_adviser (fixture)), index);
  char *title;

  g_object_get (suggestion, "title", &title, NULL);

  return title;
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget)
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words);
}

static void
test_advice_lists_the_orders (RdtBattleFixture *fixture,
                              gconstpointer     unused)
{
  guint n;

  ask (fixture);
  n = g_list_model_get_n_items (rdt_adviser_get_suggestions (get_adviser (fixture)));
  g_assert_cmpuint (n, >, 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = dup_title (fixture, i);

      g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, title));
    }
}

static const RdtOverlay *
get_overlay (RdtBattleFixture *fixture)
{
  return rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (fixture->page)));
}

static gboolean
selects (GtkWidget     *widget,
         gconstpointer  unused)
{
  return GTK_IS_LIST_VIEW (widget)
         && GTK_IS_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (widget)));
}

static GtkSingleSelection *
get_selection (RdtBattleFixture *fixture)
{
  GtkWidget *list = rdt_ui_find (get_panel (fixture), selects, NULL);

  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static RdtSuggestion *
get_selected (RdtBattleFixture *fixture)
{
  return gtk_single_selection_get_selected_item (get_selection (fixture));
}

/* The first suggestion whose arrow leads elsewhere than that of the best. */
static void
test_advice_marks_the_selected_order (RdtBattleFixture *fixture,
                                      gconstpointer     unused)
{
  const RdtOverlay *overlay = get_overlay (fixture);
  guint n;

  g_assert_cmpuint (overlay->n_advice, ==, 0);
  ask (fixture);
  n = g_list_model_get_n_items (rdt_adviser_get_suggestions (get_adviser (fixture)));

  for (guint i = 0; i < n; i++)
    {
      const RdtCell *cells;
      guint n_cells;

      gtk_single_selection_set_selected (get_selection (fixture), i);
      cells = rdt_suggestion_get_cells (get_selected (fixture), &n_cells);

      g_assert_cmpmem (overlay->advice, overlay->n_advice * sizeof *cells,
                       cells, n_cells * sizeof *cells);
    }

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.forget", NULL);
  g_assert_cmpuint (overlay->n_advice, ==, 0);
}

static void
test_advice_gives_the_selected_order (RdtBattleFixture *fixture,
                                      gconstpointer     unused)
{
  RdtOrder expected;

  ask (fixture);
  gtk_single_selection_set_selected (get_selection (fixture), 1);
  expected = rdt_suggestion_get_facts (get_selected (fixture))->order;
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.give", NULL);

  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
  g_assert_true (rdt_order_equal (rdt_battle_get_order_at (fixture->battle, 1), &expected));
  g_assert_cmpuint (get_overlay (fixture)->n_advice, ==, 0);
}

/* The answer is heard on the board; asked again, it has the focus, and Return gives it. */
static void
test_advice_is_heard_and_given_by_keys (RdtBattleFixture *fixture,
                                        gconstpointer     unused)
{
  g_autofree char *title = NULL;
  g_autofree char *heard = NULL;
  GtkWidget *list;

  rdt_board_view_focus_cursor (rdt_page_get_board (RDT_PAGE (fixture->page)));
  rdt_ui_settle ();
  ask (fixture);
  title = dup_title (fixture, 0);
  heard = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (gtk_window_get_focus (GTK_WINDOW (fixture->window))),
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  g_assert_nonnull (strstr (heard, title));
  g_assert_nonnull (strstr (heard, "Chance of winning: "));

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.hint", NULL);
  list = gtk_widget_get_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                  GTK_TYPE_LIST_VIEW);
  g_assert_nonnull (list);
  g_signal_emit_by_name (list, "activate", 0);
  g_assert_cmpuint (rdt_battle_get_n_orders (fixture->battle), ==, 1);
}

static void
test_advice_can_be_stopped (RdtBattleFixture *fixture,
                            gconstpointer     unused)
{
  g_settings_set_string (fixture->settings, "hint-level", "hardest");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.hint", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.forget", NULL);

  g_assert_false (rdt_adviser_is_thinking (get_adviser (fixture)));
  rdt_ui_settle ();
  g_assert_cmpuint (
    g_list_model_get_n_items (rdt_adviser_get_suggestions (get_adviser (fixture))), ==, 0);
}

static gboolean
explains (GtkWidget     *widget,
          gconstpointer  unused)
{
  const char *action = GTK_IS_BUTTON (widget)
                       ? gtk_actionable_get_action_name (GTK_ACTIONABLE (widget))
                       : NULL;

  return g_strcmp0 (action, "advice.explain") == 0
         && gtk_widget_get_visible (widget)
         && g_variant_get_uint32 (gtk_actionable_get_action_target_value (
                                    GTK_ACTIONABLE (widget))) > 1;
}

static void
test_advice_explains_an_order_in_the_log (RdtBattleFixture *fixture,
                                          gconstpointer     with_computer)
{
  GtkWidget *why = NULL;
  guint n;

  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (gtk_widget_get_ancestor (get_panel (fixture), ADW_TYPE_VIEW_STACK)),
    "record");

  while (rdt_battle_get_n_orders (fixture->battle) < 6)
    g_main_context_iteration (NULL, TRUE);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (fixture->battle, side, RDT_PLAYER_PERSON);
  while (why == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      why = rdt_ui_find (GTK_WIDGET (fixture->page), explains, NULL);
    }

  n = g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (why)));
  g_signal_emit_by_name (why, "clicked");
  wait_for_answer (fixture);

  g_assert_true (gtk_widget_get_mapped (get_panel (fixture)));
  g_assert_cmpuint (
    rdt_battle_controller_get_shown_order (fixture->controller), ==,
    n - 1);
  g_assert_true (rdt_order_equal (&rdt_suggestion_get_facts (get_selected (fixture))->order,
                                  rdt_battle_get_order_at (fixture->battle, n)));
}

static void
test_advice_leads_to_the_orders_that_cost_most (RdtBattleFixture *fixture,
                                                gconstpointer     unused)
{
  RdtReview *review;
  GPtrArray *lists;

  rdt_duel_play (fixture->battle, RDT_DUEL_ORDERS);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "advice.review", NULL);
  g_object_get (get_panel (fixture), "review", &review, NULL);
  while (rdt_review_is_running (review))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();

  lists = rdt_ui_list (get_panel (fixture), GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < g_list_model_get_n_items (rdt_review_get_mistakes (review)); i++)
    {
      g_autoptr(RdtMistake) mistake =
        g_list_model_get_item (rdt_review_get_mistakes (review), i);
      g_autofree char *title = NULL;

      g_object_get (mistake, "title", &title, NULL);
      g_assert_nonnull (rdt_ui_find (get_panel (fixture), says, title));

      for (guint j = 0; j < lists->len; j++)
        if (GTK_IS_NO_SELECTION (gtk_list_view_get_model (g_ptr_array_index (lists, j))))
          g_signal_emit_by_name (g_ptr_array_index (lists, j), "activate", i);
      g_assert_cmpuint (rdt_battle_controller_get_shown_order (fixture->controller), ==,
                        rdt_mistake_get_n_orders (mistake) - 1);
    }

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "battle.live", NULL);
  g_assert_cmpuint (get_overlay (fixture)->n_advice, ==, 0);

  g_ptr_array_unref (lists);
  g_object_unref (review);
}

#define add(path, data, func) \
  g_test_add ("/gtk/advice/" path, RdtBattleFixture, data, set_up, func, \
              rdt_battle_fixture_end)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("lists-the-orders", NULL, test_advice_lists_the_orders);
  add ("marks-the-selected-order", NULL, test_advice_marks_the_selected_order);
  add ("gives-the-selected-order", NULL, test_advice_gives_the_selected_order);
  add ("is-heard-and-given-by-keys", NULL, test_advice_is_heard_and_given_by_keys);
  add ("can-be-stopped", NULL, test_advice_can_be_stopped);
  add ("explains-an-order-in-the-log", "computer", test_advice_explains_an_order_in_the_log);

  add ("leads-to-the-orders-that-cost-most", NULL,
       test_advice_leads_to_the_orders_that_cost_most);

  return g_test_run ();
}
