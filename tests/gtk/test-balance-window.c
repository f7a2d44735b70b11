/* test-balance-window.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-balance-window.h"
#include "rdt-series-chart.h"
#include "rdt-series-words.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

typedef struct
{
  RdtBalanceWindow *window;
  RdtBalance       *balance;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  side)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("kessock-halt");
  RdtSetup *setup = rdt_setup_copy (rdt_scenario_get_setup (scenario));
  GtkWidget *count;

  g_free (setup->sides[0].name);
  setup->sides[0].name = g_strdup (side);
  rdt_scenario_edit (scenario, "Name", setup);

  g_assert_true (rdt_balance_window_present (NULL, scenario));
  fixture->window = RDT_BALANCE_WINDOW (rdt_ui_find_window_type (RDT_TYPE_BALANCE_WINDOW));
  fixture->balance = rdt_ui_get_object (fixture->window, "balance");
  count = rdt_ui_find_type (GTK_WIDGET (fixture->window), GTK_TYPE_SPIN_BUTTON);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (count), 2);
  rdt_ui_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  unused)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();
}

static gboolean
is_combo (GtkWidget     *widget,
          gconstpointer  unused)
{
  return ADW_IS_COMBO_ROW (widget) && adw_combo_row_get_selected (ADW_COMBO_ROW (widget)) != 0;
}

static gboolean
says (GtkWidget     *widget,
      gconstpointer  words)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
         && strstr (gtk_label_get_label (GTK_LABEL (widget)), words) != NULL;
}

static gboolean
shows (GtkWidget     *widget,
       gconstpointer  text)
{
  return GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), text) == 0;
}

static void
test_balance_window_names_sides_as_they_are_written (Fixture       *fixture,
                                                     gconstpointer  side)
{
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->window), shows, side));
}

static void
play (Fixture *fixture)
{
  GtkWidget *combo;

  while ((combo = rdt_ui_find (GTK_WIDGET (fixture->window), is_combo, NULL)) != NULL)
    adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 0);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "balance.start", NULL);
  g_assert_true (rdt_balance_is_running (fixture->balance));
  while (rdt_balance_is_running (fixture->balance))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();
}

static void
assert_says (Fixture *fixture,
             char    *words)
{
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->window), says, words));
  g_free (words);
}

static void
test_balance_window_tells_what_was_counted (Fixture       *fixture,
                                            gconstpointer  unused)
{
  const RdtGame *game = rdt_balance_get_game (fixture->balance);
  const RdtSeries *series = rdt_balance_get_series (fixture->balance);

  play (fixture);
  g_assert_cmpuint (series->n_battles, ==, 2);
  assert_says (fixture, rdt_words_series_verdict (game, series));
  assert_says (fixture, rdt_words_series_length (series));
  assert_says (fixture, rdt_words_series_losses (game, series));
  for (guint i = 0; i <= RDT_N_SIDES; i++)
    assert_says (fixture, rdt_words_series_wins (series, i));
}

static void
test_balance_window_stops_when_it_is_closed (Fixture       *fixture,
                                             gconstpointer  unused)
{
  g_autoptr(RdtBalance) balance = g_object_ref (fixture->balance);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "balance.start", NULL);
  g_assert_true (rdt_balance_is_running (balance));
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();
  g_assert_false (rdt_balance_is_running (balance));

  set_up (fixture, unused);
}

static void
test_balance_window_reports_what_it_shows (Fixture       *fixture,
                                           gconstpointer  unused)
{
  const RdtGame *game = rdt_balance_get_game (fixture->balance);
  const RdtSeries *series = rdt_balance_get_series (fixture->balance);
  g_autofree char *html = NULL;
  g_autofree char *markdown = NULL;
  g_autoptr(GArray) ends = NULL;

  play (fixture);
  html = rdt_series_to_html (series, game, RDT_PALETTE_LIGHT);
  markdown = rdt_series_to_markdown (series, game);
  ends = rdt_words_series_ends (game, series);

  g_assert_nonnull (strstr (html, "<svg"));
  g_assert_cmpuint (ends->len, >, 0);
  for (guint i = 0; i < ends->len; i++)
    {
      const RdtSeriesRow *row = &g_array_index (ends, RdtSeriesRow, i);
      g_autofree char *line = g_strdup_printf ("| %s | %u |", row->words, row->count);
      g_autofree char *cell = g_strdup_printf ("<td>%s</td><td class=\"n\">%u</td>", row->words,
                                               row->count);

      g_assert_nonnull (strstr (markdown, line));
      g_assert_nonnull (strstr (html, cell));
    }
}

#define add(path, side, func) \
  g_test_add ("/gtk/balance-window/" path, Fixture, side, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("names-sides-as-they-are-written", "Ney's <Horse & Foot>",
       test_balance_window_names_sides_as_they_are_written);
  add ("tells-what-was-counted", "Horse", test_balance_window_tells_what_was_counted);
  add ("stops-when-it-is-closed", "Horse", test_balance_window_stops_when_it_is_closed);
  add ("reports-what-it-shows", "Horse", test_balance_window_reports_what_it_shows);

  return g_test_run ();
}
