/* test-editor-problems.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-shelter.h"
#include "rdt-sketch.h"
#include "rdt-stage.h"

/* What is wrong with a scenario is said where it is. */

/* Two places of which four are to be held, and a road that ends in a river. */
static void
place_problems (RdtSketch *sketch)
{
  RdtSetup *setup = rdt_setup_copy (rdt_sketch_get_setup (sketch));
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtPlace places[] = { { 3, 3 }, { 4, 4 } };

  victory->side = g_strdup (setup->sides[0].id);
  g_array_append_vals (victory->holds, places, G_N_ELEMENTS (places));
  victory->count = 4;
  g_ptr_array_add (setup->victory, victory);
  setup->terrain[0].ground = RDT_GROUND_RIVER;
  setup->terrain[0].has_road = TRUE;
  setup->terrain[1].has_road = TRUE;
  rdt_scenario_edit (sketch->scenario, "Begin", setup);
}

static gboolean
is_problem (GtkWidget     *widget,
            gconstpointer  unused)
{
  return gtk_widget_has_css_class (widget, "warning-row")
         || gtk_widget_has_css_class (widget, "error-row");
}

static void
test_editor_problems_come_before_warnings (RdtSketch     *sketch,
                                           gconstpointer  unused)
{
  GtkWidget *first, *row;
  gboolean was_warning = FALSE;
  guint n_errors = 0, n_warnings = 0;

  place_problems (sketch);
  rdt_editor_page_show_view (sketch->page, "problems");
  rdt_editor_page_refresh (sketch->page);
  first = rdt_stage_find (GTK_WIDGET (sketch->page), is_problem, NULL);

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
find_field (RdtSketch  *sketch,
            const char *path)
{
  GtkWidget *field;

  rdt_editor_page_refresh (sketch->page);
  field = rdt_sketch_find_named (GTK_WIDGET (sketch->page), path);
  g_assert_nonnull (field);

  return field;
}

static void
test_editor_problems_are_said_in_their_fields (RdtSketch     *sketch,
                                               gconstpointer  unused)
{
  GtkWidget *field;

  place_problems (sketch);
  rdt_editor_page_show_view (sketch->page, "scenario");
  field = find_field (sketch, "victory.at-least");
  g_assert_true (gtk_widget_has_css_class (field, "error"));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (field), "too high"));
  g_assert_false (gtk_widget_has_css_class (find_field (sketch, "title"), "error"));

  gtk_editable_set_text (GTK_EDITABLE (field), "2");
  g_signal_emit_by_name (field, "entry-activated");
  field = find_field (sketch, "victory.at-least");
  g_assert_false (gtk_widget_has_css_class (field, "error"));
  g_assert_null (gtk_widget_get_tooltip_text (field));
}

/* Until it is mended: other edits leave it as it is. */
static void
test_editor_problems_leave_what_was_refused (RdtSketch     *sketch,
                                             gconstpointer  unused)
{
  GtkWidget *field;
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_page_show_view (sketch->page, "scenario");
  field = find_field (sketch, "turn-limit");
  gtk_editable_set_text (GTK_EDITABLE (field), "soon");
  g_signal_emit_by_name (field, "entry-activated");
  rdt_editor_set_tool (sketch->editor, &woods);
  rdt_sketch_activate (sketch, 0);
  g_assert_true (gtk_widget_has_css_class (find_field (sketch, "turn-limit"), "error"));
}

static void
test_editor_problems_of_a_cell_are_said_in_its_form (RdtSketch     *sketch,
                                                     gconstpointer  unused)
{
  GtkWidget *row;

  place_problems (sketch);
  rdt_editor_page_show_view (sketch->page, "selection");
  rdt_editor_select_cell (sketch->editor, 0);
  row = gtk_widget_get_ancestor (find_field (sketch, "board.cells.road"), ADW_TYPE_ACTION_ROW);
  g_assert_true (gtk_widget_has_css_class (row, "warning"));

  rdt_editor_select_cell (sketch->editor, 1);
  row = gtk_widget_get_ancestor (find_field (sketch, "board.cells.road"), ADW_TYPE_ACTION_ROW);
  g_assert_false (gtk_widget_has_css_class (row, "warning"));
}

#define add(path, func) \
  g_test_add ("/gtk/editor/problems/" path, RdtSketch, NULL, rdt_sketch_begin, func, \
              rdt_sketch_end)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  add ("come-before-warnings", test_editor_problems_come_before_warnings);
  add ("are-said-in-their-fields", test_editor_problems_are_said_in_their_fields);
  add ("leave-what-was-refused", test_editor_problems_leave_what_was_refused);
  add ("of-a-cell-are-said-in-its-form", test_editor_problems_of_a_cell_are_said_in_its_form);

  return g_test_run ();
}
