/* test-editor-forms.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-editor-fixture.h"
#include "rdt-field-form.h"
#include "rdt-field.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-translation.h"
#include "rdt-ui.h"

/* The forms beside the board of the editor. */

static void
leave (GtkWidget *widget)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_FOCUS (controller))
        g_signal_emit_by_name (controller, "leave");
    }
}

static const char *
get_sample (const RdtField *field)
{
  if (field->kind == RDT_FIELD_NUMBER)
    return "9";
  if (field->kind == RDT_FIELD_COLOUR)
    return "#102030";
  if (field->kind == RDT_FIELD_CELLS)
    return "D7";

  return g_str_has_suffix (field->path, ".id") ? "an-id" : "Ein Text";
}

static void
fill_in (GtkWidget      *editor,
         const RdtField *field)
{
  GListModel *model;
  guint selected;

  switch (field->kind)
    {
    case RDT_FIELD_TEXT:
    case RDT_FIELD_NUMBER:
    case RDT_FIELD_CELLS:
    case RDT_FIELD_COLOUR:
      gtk_editable_set_text (GTK_EDITABLE (editor), get_sample (field));
      g_signal_emit_by_name (editor, "entry-activated");
      break;

    case RDT_FIELD_PARAGRAPH:
      gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (editor)),
                                get_sample (field), -1);
      leave (editor);
      break;

    case RDT_FIELD_SWITCH:
      gtk_switch_set_active (GTK_SWITCH (editor), !gtk_switch_get_active (GTK_SWITCH (editor)));
      break;

    case RDT_FIELD_CHOICE:
      model = adw_combo_row_get_model (ADW_COMBO_ROW (editor));
      selected = adw_combo_row_get_selected (ADW_COMBO_ROW (editor));
      adw_combo_row_set_selected (ADW_COMBO_ROW (editor),
                                  (selected + 1) % g_list_model_get_n_items (model));
      break;
    }
}

static gboolean
has_choice (GtkWidget      *editor,
            const RdtField *field)
{
  return field->kind != RDT_FIELD_CHOICE
         || g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (editor))) > 1;
}

static void
check_form (RdtEditorFixture *fixture,
            const char       *view,
            const RdtSubject *subject,
            const char       *only)
{
  const RdtField *fields;
  guint n_fields;
  guint n_checked = 0;

  fields = rdt_field_list (subject->kind, &n_fields);
  rdt_editor_page_show_view (fixture->page, view);

  for (guint i = 0; i < n_fields; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      GtkWidget *editor;

      if (!rdt_field_is_offered (&fields[i], rdt_editor_fixture_get_setup (fixture),
                                 rdt_scenario_get_rules (fixture->scenario), subject)
          || g_str_equal (fields[i].path, "rules")
          || (only != NULL && !g_str_equal (fields[i].path, only)))
        continue;

      rdt_editor_page_refresh (fixture->page);
      before = rdt_field_get (&fields[i], rdt_editor_fixture_get_setup (fixture), subject);
      editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), fields[i].path);
      g_assert_nonnull (editor);
      if (!has_choice (editor, &fields[i]) || g_strcmp0 (fields[i].path, "board.cells.works") == 0)
        continue;

      fill_in (editor, &fields[i]);
      after = rdt_field_get (&fields[i], rdt_editor_fixture_get_setup (fixture), subject);
      if (g_strcmp0 (before, after) == 0)
        g_test_message ("the form did not change %s", fields[i].path);
      g_assert_cmpstr (before, !=, after);
      rdt_scenario_undo (fixture->scenario);
      n_checked++;
    }

  g_assert_cmpuint (n_checked, >, 0);
}

static void
test_editor_forms_change_all_that_they_show (RdtEditorFixture *fixture,
                                             gconstpointer     unused)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  const RdtRules *rules = rdt_scenario_get_rules (fixture->scenario);
  RdtSubject subject = { .kind = RDT_SUBJECT_SCENARIO };
  RdtSetupExit *exit = rdt_setup_exit_new ();
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtPlace place = { 0, 0 };
  RdtArea area = { .from = place, .to = place };

  setup->terrain[0].ground = RDT_GROUND_RIVER;
  for (guint i = 0; i < rules->n_types; i++)
    rdt_roster_add (setup, 0, rules->types[i].id, (RdtPlace) { i % 8, i / 8 });
  objective->at = place;
  g_ptr_array_add (setup->objectives, objective);
  exit->side = g_strdup (setup->sides[0].id);
  g_array_append_val (exit->at, area);
  g_ptr_array_add (setup->exits, exit);
  victory->side = g_strdup (setup->sides[0].id);
  g_array_append_val (victory->holds, place);
  g_ptr_array_add (setup->victory, victory);
  rdt_scenario_edit (fixture->scenario, "Begin", setup);

  check_form (fixture, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_OBJECTIVE;
  check_form (fixture, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_EXIT;
  check_form (fixture, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_VICTORY;
  check_form (fixture, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_SIDE;
  check_form (fixture, "armies", &subject, NULL);

  subject.kind = RDT_SUBJECT_UNIT;
  for (subject.unit.index = 0; subject.unit.index < rules->n_types; subject.unit.index++)
    {
      rdt_editor_select_unit (fixture->editor, subject.unit);
      check_form (fixture, "selection", &subject, NULL);
    }

  subject = (RdtSubject) { .kind = RDT_SUBJECT_CELL, .cell = 0 };
  rdt_editor_select_cell (fixture->editor, 0);
  check_form (fixture, "selection", &subject, NULL);
}

static void
test_editor_a_value_that_is_refused_changes_nothing (RdtEditorFixture *fixture,
                                                     gconstpointer     unused)
{
  GtkWidget *editor;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "turn-limit");
  g_assert_nonnull (editor);

  gtk_editable_set_text (GTK_EDITABLE (editor), "soon");
  g_signal_emit_by_name (editor, "entry-activated");
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->turn_limit, ==, 12);
  g_assert_true (gtk_widget_has_css_class (editor, "error"));
  g_assert_false (rdt_scenario_can_undo (fixture->scenario));
}

static void
test_editor_saves_what_is_being_written (RdtEditorFixture *fixture,
                                         gconstpointer     unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "b.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  GtkWidget *editor;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();
  editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "title");
  gtk_widget_grab_focus (editor);
  gtk_editable_set_text (GTK_EDITABLE (editor), "Not yet left");

  g_assert_true (rdt_page_save (RDT_PAGE (fixture->page), file, RDT_SAVE_ANYWAY, NULL));
  g_assert_cmpstr (rdt_scenario_get_title (fixture->scenario), ==, "Not yet left");
  g_assert_false (rdt_page_must_save (RDT_PAGE (fixture->page)));
}

static void
assert_focus (RdtEditorFixture *fixture,
              const char       *path)
{
  GtkWidget *editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), path);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  g_assert_nonnull (focus);
  g_assert_true (focus == editor || gtk_widget_is_ancestor (focus, editor));
}

static gboolean
has_title (GtkWidget     *widget,
           gconstpointer  words)
{
  return ADW_IS_ACTION_ROW (widget)
         && strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), words) != NULL;
}

/* A truck in E3, a tank that it cannot carry, and one that arrives too late. */
static void
place_problems (RdtEditorFixture *fixture)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  RdtArea area = { .from = { 0, 0 }, .to = { 0, 0 } };
  RdtSetupUnit *unit;

  rdt_roster_add (setup, 0, "truck", (RdtPlace) { 4, 2 });
  rdt_roster_get (setup, (RdtRosterPlace) { .index = 0 })->name = g_strdup ("The Column");
  rdt_roster_add (setup, 0, "tank", RDT_NOWHERE);
  unit = rdt_roster_get (setup, (RdtRosterPlace) { .index = 1 });
  unit->name = g_strdup ("Tiger");
  unit->aboard = g_strdup (rdt_roster_get (setup, (RdtRosterPlace) { .index = 0 })->id);
  rdt_roster_add (setup, 0, "tank", RDT_NOWHERE);
  unit = rdt_roster_get (setup, (RdtRosterPlace) { .index = 2 });
  unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (unit->arrives, area);
  unit->arrives_turn = 99;
  rdt_scenario_edit (fixture->scenario, "Begin", setup);
  rdt_editor_page_show_view (fixture->page, "problems");
  rdt_editor_page_refresh (fixture->page);
}

static GtkWidget *
find_problem (RdtEditorFixture *fixture,
              const char       *words)
{
  GtkWidget *row = rdt_ui_find (GTK_WIDGET (fixture->page), has_title, words);

  g_assert_nonnull (row);

  return row;
}

/* A carried unit is shown at its transport's cell, one that is not on the board by
 * its form.
 */
static void
test_editor_problems_lead_to_every_unit (RdtEditorFixture *fixture,
                                         gconstpointer     unused)
{
  place_problems (fixture);

  gtk_widget_activate (find_problem (fixture, "cannot carry this unit"));
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).index, ==, 1);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 2 * 8 + 4);
  g_assert_cmpstr (rdt_editor_fixture_get_view (fixture), ==, "problems");

  gtk_widget_activate (find_problem (fixture, "after the last turn"));
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).index, ==, 2);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, RDT_NO_CELL);
  g_assert_cmpstr (rdt_editor_fixture_get_view (fixture), ==, "selection");
  assert_focus (fixture, "sides.units.arrives.turn");
}

/* By name, and not by ids and places in a file. */
static void
test_editor_problems_are_told_by_names (RdtEditorFixture *fixture,
                                        gconstpointer     unused)
{
  const RdtSetupSide *sides = rdt_editor_fixture_get_setup (fixture)->sides;
  g_autofree char *carried = g_strdup_printf ("Tiger · %s · Aboard", sides[0].name);
  g_autofree char *enemy = g_strdup (sides[1].name);
  RdtSetup *setup;
  GtkWidget *row;

  place_problems (fixture);
  row = find_problem (fixture, "The Column");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, carried);
  row = find_problem (fixture, "The side has no units");
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, enemy);

  setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  g_free (setup->sides[1].name);
  setup->sides[1].name = g_strdup ("The Others");
  rdt_scenario_edit (fixture->scenario, "Name", setup);
  rdt_editor_page_refresh (fixture->page);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==, "The Others");
}

static gboolean
is_titled (GtkWidget     *widget,
           gconstpointer  title)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
test_editor_armies_name_what_carries_a_unit (RdtEditorFixture *fixture,
                                             gconstpointer     unused)
{
  GtkWidget *row;

  place_problems (fixture);
  rdt_editor_page_show_view (fixture->page, "armies");
  rdt_editor_page_refresh (fixture->page);

  row = rdt_ui_find (GTK_WIDGET (fixture->page), is_titled, "Tiger");
  g_assert_nonnull (row);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "Tank · aboard The Column");
}

static void
test_editor_names_of_rule_sets_have_room (RdtEditorFixture *fixture,
                                          gconstpointer     unused)
{
  GtkWidget *row;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  row = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "rules");
  g_assert_true (adw_combo_row_get_use_subtitle (ADW_COMBO_ROW (row)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   rdt_ruleset_get_name (rdt_scenario_get_ruleset (fixture->scenario)));
}

static gboolean
is_label (GtkWidget     *widget,
          gconstpointer  words)
{
  return GTK_IS_LABEL (widget)
         && gtk_widget_get_ancestor (widget, RDT_TYPE_FIELD_FORM) != NULL
         && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), words);
}

/* Presses the mouse button on a label of a form. */
static void
press_word (RdtEditorFixture *fixture,
            const char       *words)
{
  GtkWidget *label = rdt_ui_find (GTK_WIDGET (fixture->page), is_label, words);
  GtkWidget *form = gtk_widget_get_ancestor (label, RDT_TYPE_FIELD_FORM);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (form);
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_point (label, form, &GRAPHENE_POINT_INIT (2, 2), &at));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, (double) at.x, (double) at.y);
    }
}

static void
test_editor_a_label_leads_to_its_field (RdtEditorFixture *fixture,
                                        gconstpointer     unused)
{
  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  rdt_ui_settle ();
  rdt_board_view_focus_cursor (fixture->board);

  press_word (fixture, "Description");
  assert_focus (fixture, "description");
  press_word (fixture, "Scenario");
  assert_focus (fixture, "title");
}

/* The focus moves from one panel to the first field of the next. */
static void
test_editor_a_panel_begins_at_its_top (RdtEditorFixture *fixture,
                                       gconstpointer     unused)
{
  rdt_editor_page_show_view (fixture->page, "armies");
  rdt_ui_settle ();
  gtk_widget_grab_focus (rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.name"));

  rdt_editor_page_show_view (fixture->page, "scenario");
  assert_focus (fixture, "title");
}

static void
write_in (RdtEditorFixture *fixture,
          const char       *path)
{
  GtkWidget *editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), path);

  gtk_widget_grab_focus (editor);
  assert_focus (fixture, path);
  if (GTK_IS_TEXT_VIEW (editor))
    gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (GTK_TEXT_VIEW (editor)),
                                      "Written", -1);
  else
    gtk_editable_insert_text (GTK_EDITABLE (editor), "Written", -1, &(int) { 0 });
}

/* Text is not the scenario's before its field is left. */
static void
test_editor_undo_begins_with_what_is_being_written (RdtEditorFixture *fixture,
                                                    gconstpointer     unused)
{
  const RdtTool road = { .kind = RDT_TOOL_ROAD };
  static const char *const paths[] = { "title", "description" };

  rdt_editor_set_tool (fixture->editor, &road);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_ui_settle ();

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      write_in (fixture, paths[i]);
      rdt_page_undo (RDT_PAGE (fixture->page));
      g_assert_true (rdt_editor_fixture_get_setup (fixture)->terrain[0].has_road);
    }

  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_false (rdt_editor_fixture_get_setup (fixture)->terrain[0].has_road);
  g_assert_cmpstr (rdt_editor_fixture_get_setup (fixture)->title, ==, "New Scenario");
}

/* However fast, even before the form has been notified of its own change. */
static void
test_editor_forms_follow_undo_at_once (RdtEditorFixture *fixture,
                                       gconstpointer     unused)
{
  GtkWidget *editor;
  g_autofree char *before = NULL;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  editor = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "title");
  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (editor)));

  gtk_editable_set_text (GTK_EDITABLE (editor), "Another");
  g_signal_emit_by_name (editor, "entry-activated");
  rdt_scenario_undo (fixture->scenario);
  rdt_editor_page_refresh (fixture->page);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (editor)), ==, before);
}

/* Heights, ground and roads of all selected cells. */
static void
test_editor_forms_change_several_cells (RdtEditorFixture *fixture,
                                        gconstpointer     unused)
{
  const RdtSetup *setup;
  RdtSetup *some;
  AdwActionRow *row;
  GtkWidget *height, *road;

  rdt_editor_select_cell (fixture->editor, 0);
  rdt_editor_extend_to (fixture->editor, 9);
  rdt_editor_page_show_view (fixture->page, "selection");
  rdt_editor_page_refresh (fixture->page);
  g_assert_nonnull (rdt_ui_find (GTK_WIDGET (fixture->page), is_label, "4 Squares"));

  /* A value that only some of them have is not shown as if none had it. */
  road = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "board.cells.road");
  row = ADW_ACTION_ROW (gtk_widget_get_ancestor (road, ADW_TYPE_ACTION_ROW));
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "");
  some = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  some->terrain[1].has_road = TRUE;
  rdt_scenario_edit (fixture->scenario, NULL, some);
  rdt_editor_page_refresh (fixture->page);
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, "Only some");
  g_signal_emit_by_name (rdt_ui_find_type (GTK_WIDGET (row), GTK_TYPE_BUTTON), "clicked");
  g_assert_false (rdt_editor_fixture_get_setup (fixture)->terrain[1].has_road);

  height = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "board.cells.height");
  gtk_editable_set_text (GTK_EDITABLE (height), "3");
  g_signal_emit_by_name (height, "entry-activated");
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.raise", "i", 1);
  setup = rdt_editor_fixture_get_setup (fixture);
  for (guint i = 0; i < 64; i++)
    g_assert_cmpuint (setup->terrain[i].height, ==,
                      i == 0 || i == 1 || i == 8 || i == 9 ? 4 : 0);
}

/* All text is visible, however long it is. */
static void
test_editor_texts_are_shown_whole (RdtEditorFixture *fixture,
                                   gconstpointer     unused)
{
  g_autoptr(GString) text = g_string_new (NULL);
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  GtkWidget *view;
  GtkTextIter end;
  GdkRectangle line;

  for (guint i = 0; i < 40; i++)
    g_string_append (text, "An armoured column must take the railway halt at Kessock. ");
  g_free (setup->description);
  setup->description = g_strdup (text->str);
  rdt_scenario_edit (fixture->scenario, "Description", setup);
  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();

  view = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "description");
  gtk_text_buffer_get_end_iter (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), &end);

  /* Lines are broken, and positions computed, in idle time. */
  do
    {
      g_main_context_iteration (NULL, TRUE);
      gtk_text_view_get_iter_location (GTK_TEXT_VIEW (view), &end, &line);
    }
  while (line.y == 0 || gtk_widget_get_height (view) < line.y + line.height);
}

/* The rule set stays as it is until the dialog about the units is answered. */
static void
test_editor_rule_sets_change_when_asked (RdtEditorFixture *fixture,
                                         gconstpointer     unused)
{
  GtkWidget *row, *window;
  guint before;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_page_refresh (fixture->page);
  row = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "rules");
  before = adw_combo_row_get_selected (ADW_COMBO_ROW (row));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), before + 1);

  window = rdt_editor_fixture_find_other (fixture);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, before);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpstr (rdt_editor_fixture_get_setup (fixture)->rules, ==, "modern");
}

static void
test_editor_terrain_is_replaced (RdtEditorFixture *fixture,
                                 gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  GtkWidget *window;

  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 3);
  rdt_editor_fixture_activate (fixture, 20);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.replace", NULL);
  window = rdt_editor_fixture_find_other (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == rdt_editor_fixture_find_named (window, "find"));
  adw_combo_row_set_selected (ADW_COMBO_ROW (rdt_editor_fixture_find_named (window, "find")),
                              RDT_GROUND_WOODS);
  adw_combo_row_set_selected (ADW_COMBO_ROW (rdt_editor_fixture_find_named (window, "instead")), 1);
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (window)), "clicked");

  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[3].ground, ==,
                    RDT_GROUND_BUILT_UP);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[20].ground, ==,
                    RDT_GROUND_BUILT_UP);
}

static const RdtTranslation *
get_translation (RdtEditorFixture *fixture,
                 guint             index)
{
  const GPtrArray *translations = rdt_editor_fixture_get_setup (fixture)->translations;

  g_assert_cmpuint (index, <, translations->len);

  return g_ptr_array_index (translations, index);
}

static void
test_editor_scenarios_are_translated (RdtEditorFixture *fixture,
                                      gconstpointer     unused)
{
  const char *title = rdt_editor_fixture_get_setup (fixture)->title;
  GtkWidget *window, *entry;

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.translations", NULL);
  window = rdt_editor_fixture_find_other (fixture);
  g_assert_null (rdt_editor_fixture_find_named (window, title));

  for (guint i = 0; i < 2; i++)
    {
      entry = rdt_editor_fixture_find_named (window, "new-language");
      gtk_editable_set_text (GTK_EDITABLE (entry), i == 0 ? "de" : "fr");
      g_signal_emit_by_name (entry, "apply");
      g_assert_cmpstr (get_translation (fixture, i)->language, ==, i == 0 ? "de" : "fr");
      entry = rdt_editor_fixture_find_named (window, title);
      g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), entry));
      gtk_editable_set_text (GTK_EDITABLE (entry), i == 0 ? "Deutsch" : "Français");
    }

  /* A code that is no language is refused, and stays in the field. */
  entry = rdt_editor_fixture_find_named (window, "new-language");
  gtk_editable_set_text (GTK_EDITABLE (entry), "German");
  g_signal_emit_by_name (entry, "apply");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->translations->len, ==, 2);

  gtk_window_close (GTK_WINDOW (window));
  rdt_editor_fixture_settle ();
  g_assert_cmpstr (get_translation (fixture, 0)->title, ==, "Deutsch");
  g_assert_cmpstr (get_translation (fixture, 1)->title, ==, "Français");
}

/* A label on the map is drawn, and its text is entered at once; it can be found
 * again at its place.
 */
static void
test_editor_names_are_written_on_the_map (RdtEditorFixture *fixture,
                                          gconstpointer     unused)
{
  const RdtTool tool = { .kind = RDT_TOOL_LABEL };
  const RdtTool river = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER };
  const RdtSetupLabel *label;
  GtkWidget *focus, *entry;

  rdt_editor_set_tool (fixture->editor, &river);
  rdt_editor_fixture_activate (fixture, 9);
  rdt_editor_set_tool (fixture->editor, &tool);
  rdt_editor_fixture_activate (fixture, 9);
  label = g_ptr_array_index (rdt_editor_fixture_get_setup (fixture)->labels, 0);
  g_assert_cmpuint (label->kind, ==, RDT_LABEL_WATER);

  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  entry = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "board.labels.text");
  g_assert_nonnull (entry);
  g_assert_true (gtk_widget_is_ancestor (focus, entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "The Sarn");
  g_signal_emit_by_name (entry, "entry-activated");
  label = g_ptr_array_index (rdt_editor_fixture_get_setup (fixture)->labels, 0);
  g_assert_cmpstr (label->text, ==, "The Sarn");
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == GTK_WIDGET (fixture->board)
                 || gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->board)));

  rdt_editor_page_show_view (fixture->page, "selection");
  rdt_editor_select_cell (fixture->editor, 9);
  rdt_editor_page_refresh (fixture->page);
  entry = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "board.labels.text");
  g_assert_true (gtk_widget_get_mapped (entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "The Sarn");
}

/* Like labels: both are names that players read on the map. */
static void
test_editor_objectives_are_named_where_they_are_drawn (RdtEditorFixture *fixture,
                                                       gconstpointer     unused)
{
  const RdtTool tool = { .kind = RDT_TOOL_OBJECTIVE };
  const RdtSetupObjective *objective;
  GtkWidget *entry;

  rdt_editor_set_tool (fixture->editor, &tool);
  rdt_editor_fixture_activate (fixture, 9);
  assert_focus (fixture, "objectives.name");
  entry = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "objectives.name");
  gtk_editable_set_text (GTK_EDITABLE (entry), "The Mill");
  g_signal_emit_by_name (entry, "entry-activated");

  objective = g_ptr_array_index (rdt_editor_fixture_get_setup (fixture)->objectives, 0);
  g_assert_cmpstr (objective->name, ==, "The Mill");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) != NULL
                 && gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                             RDT_TYPE_BOARD_VIEW) != NULL);
}

/* Units take precedence where one stands on a name. */
static void
test_editor_names_are_dragged (RdtEditorFixture *fixture,
                               gconstpointer     unused)
{
  const RdtTool objective = { .kind = RDT_TOOL_OBJECTIVE };
  const RdtTool label = { .kind = RDT_TOOL_LABEL };
  const RdtSetup *setup;

  rdt_editor_set_tool (fixture->editor, &label);
  rdt_editor_fixture_activate (fixture, 9);
  rdt_editor_set_tool (fixture->editor, &objective);
  rdt_editor_fixture_activate (fixture, 18);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_SELECT);

  rdt_editor_fixture_drag (fixture, "dragged", 9, 20);
  rdt_editor_fixture_drag (fixture, "dropped", 9, 20);
  rdt_editor_fixture_drag (fixture, "dragged", 18, 21);
  rdt_editor_fixture_drag (fixture, "dropped", 18, 21);

  setup = rdt_editor_fixture_get_setup (fixture);
  g_assert_true (rdt_place_equal (((RdtSetupLabel *) g_ptr_array_index (setup->labels, 0))->at,
                                  (RdtPlace) { 4, 2 }));
  g_assert_true (
    rdt_place_equal (((RdtSetupObjective *) g_ptr_array_index (setup->objectives, 0))->at,
                     (RdtPlace) { 5, 2 }));
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 21);
}

#define add(path, rules, func) \
  rdt_editor_fixture_add_test ("/gtk/editor-forms/" path, rules, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("saves-what-is-being-written", NULL, test_editor_saves_what_is_being_written);
  add ("forms-change-all-that-they-show", NULL, test_editor_forms_change_all_that_they_show);
  add ("forms-of-cards-and-hexes", "twentieth-century",
       test_editor_forms_change_all_that_they_show);
  add ("forms-of-musket", "musket", test_editor_forms_change_all_that_they_show);
  add ("problems-lead-to-every-unit", NULL, test_editor_problems_lead_to_every_unit);
  add ("problems-are-told-by-names", NULL, test_editor_problems_are_told_by_names);
  add ("armies-name-what-carries-a-unit", NULL, test_editor_armies_name_what_carries_a_unit);
  add ("names-of-rule-sets-have-room", NULL, test_editor_names_of_rule_sets_have_room);
  add ("forms-change-several-cells", NULL, test_editor_forms_change_several_cells);
  add ("texts-are-shown-whole", NULL, test_editor_texts_are_shown_whole);
  add ("rule-sets-change-when-asked", NULL, test_editor_rule_sets_change_when_asked);
  add ("terrain-is-replaced", NULL, test_editor_terrain_is_replaced);
  add ("scenarios-are-translated", NULL, test_editor_scenarios_are_translated);
  add ("names-are-written-on-the-map", NULL, test_editor_names_are_written_on_the_map);
  add ("objectives-are-named-where-they-are-drawn", NULL,
       test_editor_objectives_are_named_where_they_are_drawn);
  add ("names-are-dragged", NULL, test_editor_names_are_dragged);
  add ("a-panel-begins-at-its-top", NULL, test_editor_a_panel_begins_at_its_top);
  add ("undo-begins-with-what-is-being-written", NULL,
       test_editor_undo_begins_with_what_is_being_written);
  add ("forms-follow-undo-at-once", NULL, test_editor_forms_follow_undo_at_once);
  add ("a-label-leads-to-its-field", NULL, test_editor_a_label_leads_to_its_field);
  add ("a-value-that-is-refused-changes-nothing", NULL,
       test_editor_a_value_that_is_refused_changes_nothing);

  return g_test_run ();
}
