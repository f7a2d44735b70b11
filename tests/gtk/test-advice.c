/* test-advice.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-advice-panel.h"
#include "rdt-battle-page.h"
#include "rdt-duel.h"
#include "rdt-page.h"
#include "rdt-review.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

typedef struct
{
  RdtBattle      *battle;
  GSettings      *settings;
  RdtBattlePage  *page;
  GtkWidget      *window;
  RdtAdvicePanel *panel;
  RdtAdviser     *adviser;
} Table;

static void
set_up (Table         *table,
        gconstpointer  with_machine)
{
  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (table->settings, "dice-dialog", "never");
  g_settings_set_string (table->settings, "hint-level", "easy");
  g_settings_set_boolean (table->settings, "animations", FALSE);
  table->battle = rdt_duel_new ();
  if (with_machine != NULL)
    for (RdtSide side = 0; side < RDT_N_SIDES; side++)
      rdt_battle_set_player (table->battle, side, RDT_PLAYER_EASY);

  table->page = RDT_BATTLE_PAGE (rdt_battle_page_new (table->battle, table->settings));
  table->window = rdt_ui_show (GTK_WIDGET (table->page), 1000, 700);
  table->panel = RDT_ADVICE_PANEL (rdt_ui_find_type (table->window, RDT_TYPE_ADVICE_PANEL));
  table->adviser = rdt_advice_panel_get_adviser (table->panel);
}

static void
tear_down (Table         *table,
           gconstpointer  with_machine)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_ui_settle ();
  g_clear_object (&table->battle);
  g_clear_object (&table->settings);
}

static void
wait_for_answer (Table *table)
{
  while (rdt_adviser_is_thinking (table->adviser))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();
}

static void
ask (Table *table)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.hint", NULL));
  g_assert_true (rdt_adviser_is_thinking (table->adviser));
  wait_for_answer (table);
}

static char *
dup_title (Table *table,
           guint  index)
{
  g_autoptr(RdtSuggestion) suggestion =
    g_list_model_get_item (rdt_adviser_get_suggestions (table->adviser), index);
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
test_advice_lists_the_orders (Table         *table,
                              gconstpointer  unused)
{
  guint n;

  ask (table);
  n = g_list_model_get_n_items (rdt_adviser_get_suggestions (table->adviser));
  g_assert_cmpuint (n, >, 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *title = dup_title (table, i);

      g_assert_nonnull (rdt_ui_find (GTK_WIDGET (table->panel), says, title));
    }
}

static const RdtOverlay *
get_overlay (Table *table)
{
  return rdt_board_view_get_overlay (rdt_page_get_board (RDT_PAGE (table->page)));
}

static gboolean
selects (GtkWidget     *widget,
         gconstpointer  unused)
{
  return GTK_IS_LIST_VIEW (widget)
         && GTK_IS_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (widget)));
}

static GtkSingleSelection *
get_selection (Table *table)
{
  GtkWidget *list = rdt_ui_find (GTK_WIDGET (table->panel), selects, NULL);

  return GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
}

static RdtSuggestion *
get_selected (Table *table)
{
  return gtk_single_selection_get_selected_item (get_selection (table));
}

/* The first suggestion of which an arrow leads somewhere else than of the best. */
static void
test_advice_marks_the_selected_order (Table         *table,
                                      gconstpointer  unused)
{
  const RdtOverlay *overlay = get_overlay (table);
  guint n;

  g_assert_cmpuint (overlay->n_advice, ==, 0);
  ask (table);
  n = g_list_model_get_n_items (rdt_adviser_get_suggestions (table->adviser));

  for (guint i = 0; i < n; i++)
    {
      const RdtCell *cells;
      guint n_cells;

      gtk_single_selection_set_selected (get_selection (table), i);
      cells = rdt_suggestion_get_cells (get_selected (table), &n_cells);

      g_assert_cmpmem (overlay->advice, overlay->n_advice * sizeof *cells,
                       cells, n_cells * sizeof *cells);
    }

  gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.forget", NULL);
  g_assert_cmpuint (overlay->n_advice, ==, 0);
}

static void
test_advice_gives_the_selected_order (Table         *table,
                                      gconstpointer  unused)
{
  RdtOrder expected;

  ask (table);
  gtk_single_selection_set_selected (get_selection (table), 1);
  expected = rdt_suggestion_get_facts (get_selected (table))->order;
  gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.give", NULL);

  g_assert_cmpuint (rdt_battle_get_n_orders (table->battle), ==, 1);
  g_assert_true (rdt_order_equal (rdt_battle_get_order_at (table->battle, 1), &expected));
  g_assert_cmpuint (get_overlay (table)->n_advice, ==, 0);
}

static void
test_advice_can_be_stopped (Table         *table,
                            gconstpointer  unused)
{
  g_settings_set_string (table->settings, "hint-level", "hardest");
  gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.hint", NULL);
  gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.forget", NULL);

  g_assert_false (rdt_adviser_is_thinking (table->adviser));
  rdt_ui_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (rdt_adviser_get_suggestions (table->adviser)), ==, 0);
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
test_advice_explains_an_order_in_the_log (Table         *table,
                                          gconstpointer  with_machine)
{
  GtkWidget *why = NULL;
  guint n;

  adw_view_stack_set_visible_child_name (
    ADW_VIEW_STACK (gtk_widget_get_ancestor (GTK_WIDGET (table->panel), ADW_TYPE_VIEW_STACK)),
    "record");

  while (rdt_battle_get_n_orders (table->battle) < 6)
    g_main_context_iteration (NULL, TRUE);
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_battle_set_player (table->battle, side, RDT_PLAYER_PERSON);
  while (why == NULL)
    {
      g_main_context_iteration (NULL, TRUE);
      why = rdt_ui_find (GTK_WIDGET (table->page), explains, NULL);
    }

  n = g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (why)));
  g_signal_emit_by_name (why, "clicked");
  wait_for_answer (table);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (table->panel)));
  g_assert_cmpuint (
    rdt_battle_controller_get_shown_order (rdt_battle_page_get_controller (table->page)), ==,
    n - 1);
  g_assert_true (rdt_order_equal (&rdt_suggestion_get_facts (get_selected (table))->order,
                                  rdt_battle_get_order_at (table->battle, n)));
}

static void
test_advice_leads_to_the_orders_that_cost_most (Table         *table,
                                                gconstpointer  unused)
{
  RdtBattleController *controller = rdt_battle_page_get_controller (table->page);
  RdtReview *review;
  GPtrArray *lists;

  rdt_duel_play (table->battle, RDT_DUEL_ORDERS);
  gtk_widget_activate_action (GTK_WIDGET (table->page), "advice.review", NULL);
  g_object_get (table->panel, "review", &review, NULL);
  while (rdt_review_is_running (review))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();

  lists = rdt_ui_list (GTK_WIDGET (table->panel), GTK_TYPE_LIST_VIEW);
  for (guint i = 0; i < g_list_model_get_n_items (rdt_review_get_mistakes (review)); i++)
    {
      g_autoptr(RdtMistake) mistake =
        g_list_model_get_item (rdt_review_get_mistakes (review), i);
      g_autofree char *title = NULL;

      g_object_get (mistake, "title", &title, NULL);
      g_assert_nonnull (rdt_ui_find (GTK_WIDGET (table->panel), says, title));

      for (guint j = 0; j < lists->len; j++)
        if (GTK_IS_NO_SELECTION (gtk_list_view_get_model (g_ptr_array_index (lists, j))))
          g_signal_emit_by_name (g_ptr_array_index (lists, j), "activate", i);
      g_assert_cmpuint (rdt_battle_controller_get_shown_order (controller), ==,
                        rdt_mistake_get_n_orders (mistake) - 1);
    }

  gtk_widget_activate_action (GTK_WIDGET (table->page), "battle.live", NULL);
  g_assert_cmpuint (get_overlay (table)->n_advice, ==, 0);

  g_ptr_array_unref (lists);
  g_object_unref (review);
}

#define add(path, data, func) \
  g_test_add ("/gtk/advice/" path, Table, data, set_up, func, tear_down)

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
  add ("can-be-stopped", NULL, test_advice_can_be_stopped);
  add ("explains-an-order-in-the-log", "machine", test_advice_explains_an_order_in_the_log);

  add ("leads-to-the-orders-that-cost-most", NULL,
       test_advice_leads_to_the_orders_that_cost_most);

  return g_test_run ();
}
