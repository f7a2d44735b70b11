/* test-editor-problems.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-editor-fixture.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* Problems of a scenario are shown where they are. */

/* A condition that asks for four places of which there are two, and a road that ends in a river. */
static void
place_problems (RdtEditorFixture *fixture)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtPlace places[] = { { 3, 3 }, { 4, 4 } };

  victory->side = g_strdup (setup->sides[0].id);
  g_array_append_vals (victory->holds, places, G_N_ELEMENTS (places));
  victory->count = 4;
  g_ptr_array_add (setup->victory, victory);
  setup->terrain[0].ground = RDT_GROUND_RIVER;
  setup->terrain[0].has_road = TRUE;
  setup->terrain[1].has_road = TRUE;
  rdt_scenario_edit (fixture->scenario, "Begin", setup);
}

static gboolean
is_problem (GtkWidget     *widget,
            gconstpointer  unused)
{
  return gtk_widget_has_css_class (widget, "warning-row")
         || gtk_widget_has_css_class (widget, "error-row");
}

static void
test_editor_problems_come_before_warnings (RdtEditorFixture *fixture,
                                           gconstpointer     unused)
{
  GtkWidget *first, *row;
  gboolean was_warning = FALSE;
  guint n_errors = 0, n_warnings = 0;

  place_problems (fixture);
  rdt_editor_page_show_view (fixture->page, "problems");
  rdt_editor_page_refresh (fixture->page);
  first = rdt_ui_find (GTK_WIDGET (fixture->page), is_problem, NULL);

  for (row = first; row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      gboolean is_warning = gtk_widget_has_css_class (row, "warning-row");

      g_assert_false (was_warning && !is_warning);
      was_warning = is_warning;
      n_warnings += is_warning;
      n_errors += !is_warning;
    }

  g_assert_cmpuint (n_errors, >, 0);
  g_assert_cmpuint (n_warnings, >, 0);
}

static GtkWidget *
find_field (RdtEditorFixture *fixture,
            const char       *path)
{
  GtkWidget *field;

  rdt_editor_page_refresh (fixture->page);
  field = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), path);
  g_assert_nonnull (field);

  return field;
}

static void
test_editor_problems_are_said_in_their_fields (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  GtkWidget *field;

  place_problems (fixture);
  rdt_editor_page_show_view (fixture->page, "scenario");
  field = find_field (fixture, "victory.at-least");
  g_assert_true (gtk_widget_has_css_class (field, "error"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (field), "too high"));
  g_assert_false (gtk_widget_has_css_class (find_field (fixture, "title"), "error"));

  gtk_editable_set_text (GTK_EDITABLE (field), "2");
  g_signal_emit_by_name (field, "entry-activated");
  field = find_field (fixture, "victory.at-least");
  g_assert_false (gtk_widget_has_css_class (field, "error"));
  g_assert_null (gtk_widget_get_tooltip_text (field));
}

/* Until it is repaired: other edits leave it as it is. */
static void
test_editor_problems_leave_what_was_refused (RdtEditorFixture *fixture,
                                             gconstpointer     unused)
{
  GtkWidget *field;
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_page_show_view (fixture->page, "scenario");
  field = find_field (fixture, "turn-limit");
  gtk_editable_set_text (GTK_EDITABLE (field), "soon");
  g_signal_emit_by_name (field, "entry-activated");
  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 0);
  g_assert_true (gtk_widget_has_css_class (find_field (fixture, "turn-limit"), "error"));
}

static void
test_editor_problems_of_a_cell_are_said_in_its_form (RdtEditorFixture *fixture,
                                                     gconstpointer     unused)
{
  GtkWidget *row;

  place_problems (fixture);
  rdt_editor_page_show_view (fixture->page, "selection");
  rdt_editor_select_cell (fixture->editor, 0);
  row = gtk_widget_get_ancestor (find_field (fixture, "board.cells.road"), ADW_TYPE_ACTION_ROW);
  g_assert_true (gtk_widget_has_css_class (row, "warning"));

  rdt_editor_select_cell (fixture->editor, 1);
  row = gtk_widget_get_ancestor (find_field (fixture, "board.cells.road"), ADW_TYPE_ACTION_ROW);
  g_assert_false (gtk_widget_has_css_class (row, "warning"));
}

/* A dash beside "Nobody" would not explain itself. */
static void
test_editor_the_default_winner_is_always_told (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  GListModel *choices;

  rdt_editor_page_show_view (fixture->page, "scenario");
  choices = adw_combo_row_get_model (ADW_COMBO_ROW (find_field (fixture, "otherwise")));
  g_assert_cmpuint (g_list_model_get_n_items (choices), ==, 4);
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (choices), 0), ==,
                   "Side with smaller losses");
}

#define add(path, func) \
  rdt_editor_fixture_add_test ("/gtk/editor/problems/" path, NULL, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("come-before-warnings", test_editor_problems_come_before_warnings);
  add ("are-said-in-their-fields", test_editor_problems_are_said_in_their_fields);
  add ("leave-what-was-refused", test_editor_problems_leave_what_was_refused);
  add ("of-a-cell-are-said-in-its-form", test_editor_problems_of_a_cell_are_said_in_its_form);
  add ("the-default-winner-is-always-told", test_editor_the_default_winner_is_always_told);

  return g_test_run ();
}
