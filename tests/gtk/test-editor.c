/* test-editor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-application.h"
#include "rdt-editor-page.h"
#include "rdt-field.h"
#include "rdt-page.h"
#include "rdt-random-map.h"
#include "rdt-shelter.h"
#include "rdt-test.h"

/* A page in a window, as the program shows it. */
typedef struct
{
  RdtLibrary    *library;
  GSettings     *settings;
  RdtScenario   *scenario;
  RdtEditorPage *page;
  GtkWidget     *window;
  RdtBoardView  *board;
  RdtEasel      *easel;
} Table;

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
open_table (Table       *table,
            RdtScenario *scenario)
{
  table->scenario = g_object_ref (scenario);
  table->page = RDT_EDITOR_PAGE (rdt_editor_page_new (scenario, table->library, table->settings));
  table->board = rdt_page_get_board (RDT_PAGE (table->page));
  table->easel = rdt_editor_page_get_easel (table->page);
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1024, 700);
  gtk_window_set_child (GTK_WINDOW (table->window), GTK_WIDGET (table->page));
  gtk_window_present (GTK_WINDOW (table->window));
  settle ();
}

static void
close_table (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_clear_object (&table->scenario);
  settle ();
}

static void
set_up (Table         *table,
        gconstpointer  rules)
{
  RdtRuleset *ruleset;
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtScenario) scenario = NULL;

  table->library = rdt_library_new ();
  table->settings = g_settings_new ("io.github.redoubt.Redoubt");
  ruleset = rdt_library_find_ruleset (table->library, rules != NULL ? rules : "modern");
  if (!((rdt_ruleset_get_rules (ruleset)->grids >> grid.kind) & 1))
    grid.kind = RDT_GRID_HEX;
  scenario = rdt_scenario_new (ruleset, rdt_blank_map (&grid, rdt_ruleset_get_rules (ruleset)));
  open_table (table, scenario);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  close_table (table);
  g_clear_object (&table->settings);
  g_clear_object (&table->library);
}

static const RdtSetup *
get_setup (Table *table)
{
  return rdt_scenario_get_setup (table->scenario);
}

static void
press (Table   *table,
       RdtCell  cell)
{
  g_signal_emit_by_name (table->board, "cell-pressed", (guint) cell);
}

static void
drag (Table      *table,
      const char *signal,
      RdtCell     from,
      RdtCell     to)
{
  GdkRectangle area;

  rdt_board_view_get_cell_area (table->board, to, &area);
  g_signal_emit_by_name (table->board, signal, (guint) from,
                         area.x + area.width / 2.0, area.y + area.height / 2.0);
}

static void
activate (Table   *table,
          RdtCell  cell)
{
  g_signal_emit_by_name (table->board, "cell-activated", (guint) cell, (guint) RDT_NO_UNIT);
}

static guint
count_woods (Table *table)
{
  guint n = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&get_setup (table)->grid); cell++)
    n += get_setup (table)->terrain[cell].ground == RDT_GROUND_WOODS;

  return n;
}

static void
test_editor_opens_every_scenario (Table         *table,
                                  gconstpointer  unused)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->library)); i++)
    {
      g_autoptr(RdtScenario) scenario =
        g_list_model_get_item (G_LIST_MODEL (table->library), i);
      g_autofree char *before = rdt_scenario_to_text (scenario);
      g_autofree char *after = NULL;
      const char *const views[] = { "selection", "armies", "scenario", "problems" };

      close_table (table);
      open_table (table, scenario);
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        {
          rdt_editor_page_show_view (table->page, views[j]);
          rdt_editor_page_refresh (table->page);
        }

      after = rdt_scenario_to_text (scenario);
      g_assert_cmpstr (before, ==, after);
      g_assert_false (rdt_scenario_can_undo (scenario));
    }
}

static void
test_editor_a_stroke_is_one_step (Table         *table,
                                  gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_easel_set_tool (table->easel, &woods);
  g_assert_cmpint (rdt_easel_get_mode (table->easel), ==, RDT_EASEL_BRUSH);

  press (table, 0);
  for (RdtCell cell = 1; cell < 8; cell++)
    drag (table, "dragged", 0, cell);
  drag (table, "dropped", 0, 7);
  g_assert_cmpuint (count_woods (table), ==, 8);

  rdt_page_undo (RDT_PAGE (table->page));
  g_assert_cmpuint (count_woods (table), ==, 0);
  g_assert_false (rdt_scenario_can_undo (table->scenario));
  rdt_page_redo (RDT_PAGE (table->page));
  g_assert_cmpuint (count_woods (table), ==, 8);
}

/* The keyboard's Return is an activation without a press before it. */
static void
test_editor_draws_by_keyboard (Table         *table,
                               gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_easel_set_tool (table->easel, &woods);
  activate (table, 9);
  g_assert_cmpuint (count_woods (table), ==, 1);

  rdt_easel_set_mode (table->easel, RDT_EASEL_LINE);
  activate (table, 0);
  g_assert_cmpuint (count_woods (table), ==, 1);
  activate (table, 7);
  g_assert_cmpuint (count_woods (table), ==, 9);

  rdt_easel_set_mode (table->easel, RDT_EASEL_RECTANGLE);
  activate (table, 16);
  activate (table, 33);
  g_assert_cmpuint (count_woods (table), ==, 15);

  rdt_easel_set_mode (table->easel, RDT_EASEL_FILL);
  /* A2 is cut off by woods all round. */
  activate (table, 63);
  g_assert_cmpuint (count_woods (table), ==, 63);

  for (guint i = 0; i < 4; i++)
    rdt_scenario_undo (table->scenario);
  g_assert_false (rdt_scenario_can_undo (table->scenario));
}

static void
test_editor_a_second_stroke_takes_away (Table         *table,
                                        gconstpointer  unused)
{
  const RdtTool road = { .kind = RDT_TOOL_ROAD };

  rdt_easel_set_tool (table->easel, &road);
  activate (table, 5);
  g_assert_true (get_setup (table)->terrain[5].has_road);
  activate (table, 5);
  g_assert_false (get_setup (table)->terrain[5].has_road);
}

static void
test_editor_units_are_placed_moved_and_turned (Table         *table,
                                               gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 1, .type = "tank" };
  const RdtSetupUnit *unit;

  rdt_easel_set_tool (table->easel, &tank);
  activate (table, 10);
  g_assert_cmpuint (rdt_setup_get_n_units (get_setup (table)), ==, 1);

  rdt_easel_set_mode (table->easel, RDT_EASEL_SELECT);
  press (table, 10);
  drag (table, "dragged", 10, 20);
  drag (table, "dropped", 10, 20);
  unit = rdt_muster_get (get_setup (table), (RdtRosterPlace) { .side = 1 });
  g_assert_cmpint (unit->at.column, ==, 4);
  g_assert_cmpint (unit->at.row, ==, 2);

  rdt_easel_turn (table->easel, 1);
  unit = rdt_muster_get (get_setup (table), (RdtRosterPlace) { .side = 1 });
  g_assert_cmpuint (unit->facing, ==, 3);

  rdt_easel_delete (table->easel);
  g_assert_cmpuint (rdt_setup_get_n_units (get_setup (table)), ==, 0);
  for (guint i = 0; i < 4; i++)
    rdt_scenario_undo (table->scenario);
  g_assert_false (rdt_scenario_can_undo (table->scenario));
}

static void
test_editor_saves_and_asks (Table         *table,
                            gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtScenario) loaded = NULL;
  g_autofree char *text = rdt_scenario_to_text (table->scenario);
  g_autofree char *again = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (rdt_page_must_save (RDT_PAGE (table->page)));
  g_assert_true (rdt_page_save (RDT_PAGE (table->page), file, &error));
  g_assert_no_error (error);
  g_assert_false (rdt_page_must_save (RDT_PAGE (table->page)));

  loaded = rdt_scenario_load_file (file, table->library, &error);
  g_assert_no_error (error);
  again = rdt_scenario_to_text (loaded);
  g_assert_cmpstr (text, ==, again);
}

static GtkWidget *
find_named (GtkWidget  *widget,
            const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

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
check_form (Table            *table,
            const char       *view,
            const RdtSubject *subject,
            const char       *only)
{
  const RdtField *fields;
  guint n_fields;
  guint n_checked = 0;

  fields = rdt_field_list (&n_fields);
  rdt_editor_page_show_view (table->page, view);

  for (guint i = 0; i < n_fields; i++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      GtkWidget *editor;

      if (!rdt_field_is_offered (&fields[i], get_setup (table),
                                 rdt_scenario_get_rules (table->scenario), subject)
          || fields[i].name == RDT_FIELD_RULES
          || (only != NULL && !g_str_equal (fields[i].path, only)))
        continue;

      rdt_editor_page_refresh (table->page);
      before = rdt_field_get (&fields[i], get_setup (table), subject);
      editor = find_named (GTK_WIDGET (table->page), fields[i].path);
      g_assert_nonnull (editor);
      if (!has_choice (editor, &fields[i]) || g_strcmp0 (fields[i].path, "board.cells.works") == 0)
        continue;

      fill_in (editor, &fields[i]);
      after = rdt_field_get (&fields[i], get_setup (table), subject);
      if (g_strcmp0 (before, after) == 0)
        g_test_message ("the form did not change %s", fields[i].path);
      g_assert_cmpstr (before, !=, after);
      rdt_scenario_undo (table->scenario);
      n_checked++;
    }

  g_assert_cmpuint (n_checked, >, 0);
}

static void
test_editor_forms_change_all_that_they_show (Table         *table,
                                             gconstpointer  unused)
{
  RdtSetup *setup = rdt_setup_copy (get_setup (table));
  const RdtRules *rules = rdt_scenario_get_rules (table->scenario);
  RdtSubject subject = { .kind = RDT_SUBJECT_SCENARIO };
  RdtSetupExit *exit = rdt_setup_exit_new ();
  RdtSetupObjective *objective = rdt_setup_objective_new ();
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  RdtPlace place = { 0, 0 };
  RdtArea area = { .from = place, .to = place };

  setup->terrain[0].ground = RDT_GROUND_RIVER;
  for (guint i = 0; i < rules->n_types; i++)
    rdt_muster_add (setup, 0, rules->types[i].id, (RdtPlace) { i % 8, i / 8 });
  objective->at = place;
  g_ptr_array_add (setup->objectives, objective);
  exit->side = g_strdup (setup->sides[0].id);
  g_array_append_val (exit->at, area);
  g_ptr_array_add (setup->exits, exit);
  victory->side = g_strdup (setup->sides[0].id);
  g_array_append_val (victory->holds, place);
  g_ptr_array_add (setup->victory, victory);
  rdt_scenario_edit (table->scenario, "Begin", setup);

  check_form (table, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_OBJECTIVE;
  check_form (table, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_EXIT;
  check_form (table, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_VICTORY;
  check_form (table, "scenario", &subject, NULL);
  subject.kind = RDT_SUBJECT_SIDE;
  check_form (table, "armies", &subject, NULL);

  subject.kind = RDT_SUBJECT_UNIT;
  for (subject.unit.index = 0; subject.unit.index < rules->n_types; subject.unit.index++)
    {
      rdt_easel_select_unit (table->easel, subject.unit);
      check_form (table, "selection", &subject, NULL);
    }

  subject = (RdtSubject) { .kind = RDT_SUBJECT_CELL, .cell = 0 };
  rdt_easel_select_cell (table->easel, 0);
  check_form (table, "selection", &subject, NULL);
}

static void
test_editor_a_value_that_is_refused_changes_nothing (Table         *table,
                                                     gconstpointer  unused)
{
  GtkWidget *editor;

  rdt_editor_page_show_view (table->page, "scenario");
  rdt_editor_page_refresh (table->page);
  editor = find_named (GTK_WIDGET (table->page), "turn-limit");
  g_assert_nonnull (editor);

  gtk_editable_set_text (GTK_EDITABLE (editor), "soon");
  g_signal_emit_by_name (editor, "entry-activated");
  g_assert_cmpuint (get_setup (table)->turn_limit, ==, 12);
  g_assert_true (gtk_widget_has_css_class (editor, "error"));
  g_assert_false (rdt_scenario_can_undo (table->scenario));
}

static void
test_editor_saves_what_is_being_written (Table         *table,
                                         gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "b.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  GtkWidget *editor;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  rdt_editor_page_show_view (table->page, "scenario");
  rdt_editor_page_refresh (table->page);
  settle ();
  editor = find_named (GTK_WIDGET (table->page), "title");
  gtk_widget_grab_focus (editor);
  gtk_editable_set_text (GTK_EDITABLE (editor), "Not yet left");

  g_assert_true (rdt_page_save (RDT_PAGE (table->page), file, NULL));
  g_assert_cmpstr (rdt_scenario_get_title (table->scenario), ==, "Not yet left");
  g_assert_false (rdt_page_must_save (RDT_PAGE (table->page)));
}

/* The dialog that says what did not come along. */
static void
close_others (Table *table)
{
  g_autoptr(GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (GTK_WIDGET (window) != table->window)
        gtk_window_destroy (window);
    }

  settle ();
}

static void
test_editor_other_rules_tell_what_is_lost (Table         *table,
                                           gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  const RdtTool wire = { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_WIRE };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  rdt_easel_set_tool (table->easel, &tank);
  activate (table, 3);
  rdt_easel_set_tool (table->easel, &wire);
  activate (table, 12);
  before = rdt_scenario_to_text (table->scenario);

  gtk_widget_activate_action (GTK_WIDGET (table->page), "editor.convert", "(ss)",
                              "rules", "musket");
  settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 2);
  g_assert_cmpstr (get_setup (table)->rules, ==, "musket");
  g_assert_cmpstr (rdt_scenario_get_rules (table->scenario)->id, ==, "musket");
  g_assert_cmpuint (get_setup (table)->terrain[12].works, ==, 0);
  close_others (table);

  rdt_page_undo (RDT_PAGE (table->page));
  after = rdt_scenario_to_text (table->scenario);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (rdt_scenario_get_rules (table->scenario)->id, ==, "modern");
}

static void
test_editor_board_is_reshaped_by_actions (Table         *table,
                                          gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  rdt_easel_set_tool (table->easel, &tank);
  activate (table, 0);
  before = rdt_scenario_to_text (table->scenario);

  gtk_widget_activate_action (GTK_WIDGET (table->page), "editor.rotate", "i", 1);
  g_assert_cmpint (rdt_muster_get (get_setup (table), (RdtRosterPlace) { 0 })->at.row, ==, 7);
  gtk_widget_activate_action (GTK_WIDGET (table->page), "editor.rotate", "i", 3);
  after = rdt_scenario_to_text (table->scenario);
  g_assert_cmpstr (before, ==, after);

  gtk_widget_activate_action (GTK_WIDGET (table->page), "editor.swap-sides", NULL);
  g_assert_cmpuint (get_setup (table)->sides[1].units->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (table->page), "editor.convert", "(ss)",
                              "board.width", "5");
  g_assert_cmpuint (get_setup (table)->grid.width, ==, 5);
  settle ();
  close_others (table);
}

#define add(path, rules, func) \
  g_test_add ("/gtk/editor/" path, Table, rules, set_up, func, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  add ("opens-every-scenario", NULL, test_editor_opens_every_scenario);
  add ("a-stroke-is-one-step", NULL, test_editor_a_stroke_is_one_step);
  add ("draws-by-keyboard", NULL, test_editor_draws_by_keyboard);
  add ("a-second-stroke-takes-away", NULL, test_editor_a_second_stroke_takes_away);
  add ("units-are-placed-moved-and-turned", NULL, test_editor_units_are_placed_moved_and_turned);
  add ("saves-and-asks", NULL, test_editor_saves_and_asks);
  add ("saves-what-is-being-written", NULL, test_editor_saves_what_is_being_written);
  add ("forms-change-all-that-they-show", NULL, test_editor_forms_change_all_that_they_show);
  add ("forms-of-cards-and-hexes", "twentieth-century",
       test_editor_forms_change_all_that_they_show);
  add ("forms-of-musket", "musket", test_editor_forms_change_all_that_they_show);
  add ("other-rules-tell-what-is-lost", NULL, test_editor_other_rules_tell_what_is_lost);
  add ("the-board-is-reshaped-by-actions", NULL, test_editor_board_is_reshaped_by_actions);
  add ("a-value-that-is-refused-changes-nothing", NULL,
       test_editor_a_value_that_is_refused_changes_nothing);

  return g_test_run ();
}
