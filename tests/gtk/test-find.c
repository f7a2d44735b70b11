/* test-find.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-battle-page.h"
#include "rdt-board-view.h"
#include "rdt-duel.h"
#include "rdt-record-view.h"
#include "rdt-scenario-card.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"
#include "rdt-welcome-page.h"

/* What is searched, where the search begins, and how it is left. */

/* More than fit into a panel. */
#define N_ORDERS 20

typedef struct
{
  RdtBattle  *battle;
  GSettings  *settings;
  RdtLibrary *library;
  GtkWidget  *page;
  GtkWidget  *window;
} Place;

static void
show (Place *place)
{
  place->window = rdt_ui_show (place->page, 1000, 500);
}

static void
set_up_battle (Place         *place,
               gconstpointer  unused)
{
  place->settings = g_settings_new ("io.github.redoubt.Redoubt");
  g_settings_set_string (place->settings, "dice-dialog", "never");
  place->battle = rdt_duel_new ();
  place->page = rdt_battle_page_new (place->battle, NULL, place->settings);
  show (place);
}

static void
set_up_welcome (Place         *place,
                gconstpointer  unused)
{
  place->library = rdt_library_new ();
  place->page = rdt_welcome_page_new (place->library);
  show (place);
}

static void
tear_down (Place         *place,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (place->window));
  rdt_ui_settle ();
  g_clear_object (&place->battle);
  g_clear_object (&place->settings);
  g_clear_object (&place->library);
}

static GtkWidget *
get_focus_in (Place *place,
              GType  type)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (place->window));

  return focus != NULL ? gtk_widget_get_ancestor (focus, type) : NULL;
}

static GtkWidget *
begin_search (Place      *place,
              const char *action)
{
  GtkWidget *search;

  g_assert_true (gtk_widget_activate_action (place->page, action, NULL));
  rdt_ui_settle ();
  search = get_focus_in (place, GTK_TYPE_SEARCH_ENTRY);
  g_assert_nonnull (search);

  return search;
}

static void
test_find_in_the_record_leads_back_to_the_board (Place         *place,
                                                 gconstpointer  unused)
{
  GtkWidget *search = begin_search (place, "battle.find");
  GtkWidget *record = rdt_ui_find_type (place->window, RDT_TYPE_RECORD_VIEW);
  GtkWidget *nothing = rdt_ui_find_type (record, ADW_TYPE_STATUS_PAGE);

  g_assert_true (gtk_widget_is_ancestor (search, record));
  g_assert_false (gtk_widget_get_visible (nothing));

  gtk_editable_set_text (GTK_EDITABLE (search), "no such thing has happened");
  rdt_ui_settle ();
  g_assert_true (gtk_widget_get_visible (nothing));
  gtk_editable_set_text (GTK_EDITABLE (search), "the báttle bégan");
  rdt_ui_settle ();
  g_assert_false (gtk_widget_get_visible (nothing));

  g_signal_emit_by_name (search, "stop-search");
  rdt_ui_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_false (gtk_widget_get_visible (nothing));
  g_assert_nonnull (get_focus_in (place, RDT_TYPE_BOARD_VIEW));
}

static void
test_find_in_the_record_begins_at_its_end (Place         *place,
                                           gconstpointer  unused)
{
  GtkAdjustment *adjustment;
  GtkWidget *list;

  rdt_duel_play (place->battle, N_ORDERS);
  begin_search (place, "battle.find");
  list = rdt_ui_find_type (rdt_ui_find_type (place->window, RDT_TYPE_RECORD_VIEW),
                           GTK_TYPE_LIST_VIEW);
  rdt_ui_settle ();
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));

  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >,
                     gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment)
                     + gtk_adjustment_get_page_size (adjustment),
                     ==, gtk_adjustment_get_upper (adjustment));
}

static void
test_find_in_scenarios_ends_with_all_of_them (Place         *place,
                                              gconstpointer  unused)
{
  GtkWidget *search = begin_search (place, "welcome.find");

  gtk_editable_set_text (GTK_EDITABLE (search), "no such scenario");
  g_signal_emit_by_name (search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
}

static GtkWidget *
find_card (Place      *place,
           const char *rules)
{
  GtkWidget *list =
    gtk_widget_get_parent (rdt_ui_find_type (place->page, RDT_TYPE_SCENARIO_CARD));

  for (GtkWidget *card = gtk_widget_get_first_child (list);
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      RdtScenario *scenario = rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (card));

      if (g_str_has_suffix (rdt_ruleset_get_name (rdt_scenario_get_ruleset (scenario)), rules))
        return card;
    }

  return NULL;
}

/* All text on a card is found. */
static void
test_find_in_scenarios_by_rule_set (Place         *place,
                                    gconstpointer  unused)
{
  GtkWidget *search = begin_search (place, "welcome.find");

  gtk_editable_set_text (GTK_EDITABLE (search), "wargame: 19th");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_nonnull (find_card (place, "19th Century"));
  g_assert_null (find_card (place, "Modern"));
}

/* Few keyboards have the letters of Roliça, Nagyrét and Fortín. */
static void
test_find_in_scenarios_without_accents (Place         *place,
                                        gconstpointer  unused)
{
  GtkWidget *search = begin_search (place, "welcome.find");
  GtkWidget *list =
    gtk_widget_get_parent (rdt_ui_find_type (place->page, RDT_TYPE_SCENARIO_CARD));

  gtk_editable_set_text (GTK_EDITABLE (search), "rolica");
  g_signal_emit_by_name (search, "search-changed");
  g_assert_nonnull (gtk_widget_get_first_child (list));

  for (GtkWidget *card = gtk_widget_get_first_child (list);
       card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      RdtScenario *scenario = rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (card));

      g_assert_true (g_str_has_prefix (rdt_scenario_get_title (scenario), "Roliça"));
    }
}

static RdtScenario *
get_first_scenario (Place *place)
{
  GtkWidget *card = rdt_ui_find_type (place->page, RDT_TYPE_SCENARIO_CARD);

  return rdt_scenario_card_get_scenario (RDT_SCENARIO_CARD (card));
}

/* Two Villages is a title; others only mention two of something. */
static void
test_find_titles_first (Place         *place,
                        gconstpointer  unused)
{
  GtkWidget *search = begin_search (place, "welcome.find");

  gtk_editable_set_text (GTK_EDITABLE (search), "two");
  g_signal_emit_by_name (search, "search-changed");
  rdt_ui_settle ();
  g_assert_cmpstr (rdt_scenario_get_title (get_first_scenario (place)), ==, "The Two Villages");

  /* What is typed next replaces it. */
  begin_search (place, "welcome.find");
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (search), NULL, NULL));
}

/* A copy comes before all shipped scenarios, and can be renamed. */
static void
test_find_ones_own_scenarios_first (Place         *place,
                                    gconstpointer  unused)
{
  g_autofree char *title =
    g_strdup_printf ("%s (Copy)", rdt_scenario_get_title (get_first_scenario (place)));
  GtkWidget *card = rdt_ui_find_type (place->page, RDT_TYPE_SCENARIO_CARD);
  GtkWidget *dialog, *entry;

  gtk_widget_activate_action (card, "card.duplicate", NULL);
  g_assert_cmpstr (rdt_scenario_get_title (get_first_scenario (place)), ==, title);
  g_assert_true (rdt_library_is_own (place->library, get_first_scenario (place)));

  card = rdt_ui_find_type (place->page, RDT_TYPE_SCENARIO_CARD);
  gtk_widget_activate_action (card, "card.rename", NULL);
  dialog = rdt_ui_find_window_type (ADW_TYPE_MESSAGE_DIALOG);
  entry = adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (dialog));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Mine");
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), "rename");
  gtk_window_close (GTK_WINDOW (dialog));
  g_assert_cmpstr (rdt_scenario_get_title (get_first_scenario (place)), ==, "Mine");
  g_assert_true (g_file_delete (rdt_scenario_get_file (get_first_scenario (place)), NULL, NULL));
  rdt_welcome_page_refresh (RDT_WELCOME_PAGE (place->page));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  g_test_add ("/gtk/find/record-leads-back", Place, NULL, set_up_battle,
              test_find_in_the_record_leads_back_to_the_board, tear_down);
  g_test_add ("/gtk/find/record-begins-at-its-end", Place, NULL, set_up_battle,
              test_find_in_the_record_begins_at_its_end, tear_down);
  g_test_add ("/gtk/find/scenarios", Place, NULL, set_up_welcome,
              test_find_in_scenarios_ends_with_all_of_them, tear_down);
  g_test_add ("/gtk/find/scenarios-by-rule-set", Place, NULL, set_up_welcome,
              test_find_in_scenarios_by_rule_set, tear_down);
  g_test_add ("/gtk/find/scenarios-without-accents", Place, NULL, set_up_welcome,
              test_find_in_scenarios_without_accents, tear_down);
  g_test_add ("/gtk/find/titles-first", Place, NULL, set_up_welcome, test_find_titles_first,
              tear_down);
  g_test_add ("/gtk/find/ones-own-first", Place, NULL, set_up_welcome,
              test_find_ones_own_scenarios_first, tear_down);

  return g_test_run ();
}
