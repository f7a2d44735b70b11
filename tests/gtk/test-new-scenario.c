/* test-new-scenario.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-page.h"
#include "rdt-ui.h"

/* The dialog for a new scenario. */

static gboolean
is_titled (GtkWidget     *widget,
           gconstpointer  title)
{
  return g_strcmp0 (gtk_window_get_title (GTK_WINDOW (widget)), title) == 0;
}

static gboolean
is_number_field (GtkWidget     *widget,
                 gconstpointer  unused)
{
  return GTK_IS_SPIN_BUTTON (widget);
}

/* A typed number counts although no other field had the focus since. */
static void
test_new_scenario_return_in_a_number_creates (void)
{
  RdtWindow *window = rdt_ui_open_window ();
  GtkEditable *columns;
  RdtEditor *editor;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new", NULL);
  rdt_ui_settle ();
  columns = GTK_EDITABLE (rdt_ui_find (rdt_ui_find_window (is_titled, "New Scenario"),
                                       is_number_field, NULL));
  gtk_editable_set_text (columns, "9");
  g_signal_emit_by_name (gtk_editable_get_delegate (columns), "activate");
  while (!RDT_IS_EDITOR_PAGE (rdt_window_get_page (window)))
    g_main_context_iteration (NULL, TRUE);

  editor = rdt_editor_page_get_editor (RDT_EDITOR_PAGE (rdt_window_get_page (window)));
  g_assert_cmpint (rdt_editor_get_setup (editor)->grid.width, ==, 9);
  rdt_ui_close_window (window);
}

static gboolean
is_named (GtkWidget     *widget,
          gconstpointer  title)
{
  return ADW_IS_COMBO_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

/* Arrow keys begin with the selected item, not with the first. */
static void
test_new_scenario_lists_open_at_what_is_selected (void)
{
  RdtWindow *window = rdt_ui_open_window ();
  GtkWidget *dialog, *row, *focus;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new", NULL);
  rdt_ui_settle ();
  dialog = rdt_ui_find_window (is_titled, "New Scenario");
  row = rdt_ui_find (dialog, is_named, "Rule Set");
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  gtk_widget_activate (row);

  do
    {
      g_main_context_iteration (NULL, TRUE);
      focus = gtk_window_get_focus (GTK_WINDOW (dialog));
    }
  while (focus == NULL || gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) == NULL
         || (gtk_widget_get_state_flags (focus) & GTK_STATE_FLAG_SELECTED) == 0);

  rdt_ui_close_window (window);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr(RdtApplication) application = rdt_ui_start (&argc, &argv);

  g_test_add_func ("/gtk/new-scenario/return-in-a-number-creates",
                   test_new_scenario_return_in_a_number_creates);
  g_test_add_func ("/gtk/new-scenario/lists-open-at-what-is-selected",
                   test_new_scenario_lists_open_at_what_is_selected);

  return g_test_run ();
}
