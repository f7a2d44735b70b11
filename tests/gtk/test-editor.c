/* test-editor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-words.h"
#include "rdt-editor-fixture.h"
#include "rdt-link.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-tool-palette.h"
#include "rdt-ui.h"

/* Drawing, and changes to the whole board. */

static guint
count_woods (RdtEditorFixture *fixture)
{
  guint n = 0;

  const RdtGrid *grid = &rdt_editor_fixture_get_setup (fixture)->grid;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    n += rdt_editor_fixture_get_setup (fixture)->terrain[cell].ground == RDT_GROUND_WOODS;

  return n;
}

static void
test_editor_opens_every_scenario (RdtEditorFixture *fixture,
                                  gconstpointer     unused)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (fixture->library)); i++)
    {
      g_autoptr(RdtScenario) scenario =
        g_list_model_get_item (G_LIST_MODEL (fixture->library), i);
      g_autofree char *before = rdt_scenario_to_text (scenario);
      g_autofree char *after = NULL;
      const char *const views[] = { "selection", "armies", "scenario", "problems" };

      rdt_editor_fixture_close (fixture);
      rdt_editor_fixture_open (fixture, scenario);
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        {
          rdt_editor_page_show_view (fixture->page, views[j]);
          rdt_editor_page_refresh (fixture->page);
        }

      after = rdt_scenario_to_text (scenario);
      g_assert_cmpstr (before, ==, after);
      g_assert_false (rdt_scenario_can_undo (scenario));
    }
}

static gboolean
has_icon (GtkWidget     *widget,
          gconstpointer  icon)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), icon) == 0;
}

static void
assert_button_says (RdtEditorFixture *fixture,
                    const char       *icon,
                    const char       *words)
{
  GtkWidget *button;

  rdt_editor_page_refresh (fixture->page);
  button = rdt_ui_find (GTK_WIDGET (fixture->page), has_icon, icon);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, words);
}

static void
test_editor_a_stroke_is_one_step (RdtEditorFixture *fixture,
                                  gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_set_tool (fixture->editor, &woods);
  g_assert_cmpint (rdt_editor_get_mode (fixture->editor), ==, RDT_EDITOR_BRUSH);

  rdt_editor_fixture_press (fixture, 0);
  for (RdtCell cell = 1; cell < 8; cell++)
    rdt_editor_fixture_drag (fixture, "dragged", 0, cell);
  rdt_editor_fixture_drag (fixture, "dropped", 0, 7);
  g_assert_cmpuint (count_woods (fixture), ==, 8);

  assert_button_says (fixture, "edit-undo-symbolic", "Undo: Woods");
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (count_woods (fixture), ==, 0);
  g_assert_false (rdt_scenario_can_undo (fixture->scenario));
  assert_button_says (fixture, "edit-undo-symbolic", "Undo");
  assert_button_says (fixture, "edit-redo-symbolic", "Redo: Woods");
  rdt_page_redo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (count_woods (fixture), ==, 8);
}

/* A river from edge to edge is drawn from beyond one edge to beyond the other. */
static void
test_editor_strokes_begin_beside_the_board (RdtEditorFixture *fixture,
                                            gconstpointer     unused)
{
  static const RdtEditorMode modes[] = {
    RDT_EDITOR_BRUSH, RDT_EDITOR_LINE, RDT_EDITOR_RECTANGLE,
  };
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      rdt_editor_set_tool (fixture->editor, &woods);
      rdt_editor_set_mode (fixture->editor, modes[i]);
      rdt_editor_fixture_press (fixture, RDT_NO_CELL);
      for (RdtCell cell = 0; cell < 8; cell++)
        rdt_editor_fixture_drag (fixture, "dragged", RDT_NO_CELL, cell);
      rdt_editor_fixture_drag (fixture, "dropped", RDT_NO_CELL, 7);
      g_assert_cmpuint (count_woods (fixture), ==, 8);

      rdt_page_undo (RDT_PAGE (fixture->page));
      g_assert_cmpuint (count_woods (fixture), ==, 0);
    }
}

static void
test_editor_broad_brushes_draw_around (RdtEditorFixture *fixture,
                                       gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  const RdtTool road = { .kind = RDT_TOOL_ROAD };

  rdt_editor_set_tool (fixture->editor, &woods);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.brush-radius", "u", 1);
  rdt_editor_fixture_activate (fixture, 9);
  g_assert_cmpuint (count_woods (fixture), ==, 5);

  rdt_editor_set_tool (fixture->editor, &road);
  rdt_editor_fixture_activate (fixture, 27);
  g_assert_true (rdt_editor_fixture_get_setup (fixture)->terrain[27].has_road);
  g_assert_false (rdt_editor_fixture_get_setup (fixture)->terrain[28].has_road);
}

/* Return activates without a press before it. */
static void
test_editor_draws_by_keyboard (RdtEditorFixture *fixture,
                               gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 9);
  g_assert_cmpuint (count_woods (fixture), ==, 1);

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_LINE);
  rdt_editor_fixture_activate (fixture, 0);
  g_assert_cmpuint (count_woods (fixture), ==, 1);
  rdt_editor_fixture_activate (fixture, 7);
  g_assert_cmpuint (count_woods (fixture), ==, 9);

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_RECTANGLE);
  rdt_editor_fixture_activate (fixture, 16);
  rdt_editor_fixture_activate (fixture, 33);
  g_assert_cmpuint (count_woods (fixture), ==, 15);

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_FILL);
  /* A2 is cut off by woods all round. */
  rdt_editor_fixture_activate (fixture, 63);
  g_assert_cmpuint (count_woods (fixture), ==, 63);

  for (guint i = 0; i < 4; i++)
    rdt_scenario_undo (fixture->scenario);
  g_assert_false (rdt_scenario_can_undo (fixture->scenario));
}

/* A drag must not make a row of bridges. */
static void
test_editor_a_bridge_takes_a_click (RdtEditorFixture *fixture,
                                    gconstpointer     unused)
{
  const RdtTool bridge = { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_BRIDGE };

  rdt_editor_set_tool (fixture->editor, &bridge);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_LINE);
  rdt_editor_fixture_activate (fixture, 9);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[9].crossing, ==,
                    RDT_CROSSING_BRIDGE);
  rdt_editor_fixture_activate (fixture, 11);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[11].crossing, ==,
                    RDT_CROSSING_BRIDGE);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[10].crossing, ==,
                    RDT_CROSSING_NONE);
}

static void
test_editor_a_stroke_only_adds (RdtEditorFixture *fixture,
                                gconstpointer     unused)
{
  const RdtTool road = { .kind = RDT_TOOL_ROAD };

  rdt_editor_set_tool (fixture->editor, &road);
  rdt_editor_fixture_activate (fixture, 5);
  g_assert_true (rdt_editor_fixture_get_setup (fixture)->terrain[5].has_road);
  rdt_editor_fixture_activate (fixture, 5);
  g_assert_true (rdt_editor_fixture_get_setup (fixture)->terrain[5].has_road);
}

/* Presses the button somewhere on the board, as the editor receives it. */
static void
press_at (RdtEditorFixture *fixture,
          double            x,
          double            y)
{
  g_autoptr(GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "pressed", 1, x, y);
    }
}

/* In a stack the counter under the pointer is dragged, and not the first. */
static void
test_editor_a_counter_is_dragged_itself (RdtEditorFixture *fixture,
                                         gconstpointer     unused)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  RdtUnitIndex unit = RDT_NO_UNIT;
  GdkRectangle area;
  RdtPlace there;

  rdt_roster_add (setup, 0, "truck", (RdtPlace) { 2, 2 });
  rdt_roster_add (setup, 0, "commander", (RdtPlace) { 2, 2 });
  rdt_scenario_edit (fixture->scenario, NULL, setup);
  rdt_editor_fixture_settle ();
  rdt_board_view_get_cell_area (fixture->board, 18, &area);

  for (int y = area.y; y < area.y + area.height && unit != 1; y++)
    for (int x = area.x; x < area.x + area.width && unit != 1; x++)
      {
        unit = rdt_board_view_find_unit (fixture->board, x, y);
        if (unit == 1)
          press_at (fixture, x, y);
      }

  g_assert_cmpuint (unit, ==, 1);
  rdt_editor_fixture_drag (fixture, "dragged", 18, 20);
  rdt_editor_fixture_drag (fixture, "dropped", 18, 20);
  there = rdt_roster_get (rdt_editor_fixture_get_setup (fixture), (RdtRosterPlace) { 0, 1 })->at;
  g_assert_true (rdt_place_equal (there, (RdtPlace) { 4, 2 }));
}

static void
test_editor_a_click_on_an_edge_cuts_and_joins (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtTool tools[] = {
    [RDT_LINK_RIVER] = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER },
    [RDT_LINK_ROAD] = { .kind = RDT_TOOL_ROAD },
  };
  const RdtSetup *setup;
  GdkRectangle area;

  rdt_board_view_get_cell_area (fixture->board, 5, &area);

  for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
    {
      rdt_editor_set_tool (fixture->editor, &tools[kind]);
      rdt_editor_fixture_activate (fixture, 5);
      rdt_editor_fixture_activate (fixture, 6);

      for (guint i = 0; i < 2; i++)
        {
          press_at (fixture, area.x + area.width - 2, area.y + area.height / 2);
          rdt_editor_fixture_activate (fixture, 5);
          setup = rdt_editor_fixture_get_setup (fixture);
          g_assert_cmpuint ((rdt_link_find (setup, kind, 5) >> 1) & 1, ==, i);
          g_assert_cmpuint ((rdt_link_find (setup, kind, 6) >> 3) & 1, ==, i);
        }

      /* There is one in the middle already. */
      press_at (fixture, area.x + area.width / 2, area.y + area.height / 2);
      rdt_editor_fixture_activate (fixture, 5);
      g_assert_true (rdt_editor_fixture_get_setup (fixture) == setup);
    }
}

static void
test_editor_units_are_put_one_by_one (RdtEditorFixture *fixture,
                                      gconstpointer     unused)
{
  const RdtTool unit = { .kind = RDT_TOOL_UNIT, .type = "infantry" };

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_RECTANGLE);
  rdt_editor_set_tool (fixture->editor, &unit);
  g_assert_cmpuint (rdt_editor_get_mode (fixture->editor), ==, RDT_EDITOR_BRUSH);
}

static void
test_editor_saves_and_asks (RdtEditorFixture *fixture,
                            gconstpointer     unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtScenario) loaded = NULL;
  g_autofree char *text = rdt_scenario_to_text (fixture->scenario);
  g_autofree char *again = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  rdt_scenario_edit (fixture->scenario, NULL,
                     rdt_setup_copy (rdt_editor_fixture_get_setup (fixture)));
  g_assert_true (rdt_page_must_save (RDT_PAGE (fixture->page)));
  g_assert_true (rdt_page_save (RDT_PAGE (fixture->page), file, RDT_SAVE_ANYWAY, &error));
  g_assert_no_error (error);
  g_assert_false (rdt_page_must_save (RDT_PAGE (fixture->page)));

  loaded = rdt_scenario_load_file (file, &error);
  g_assert_no_error (error);
  again = rdt_scenario_to_text (loaded);
  g_assert_cmpstr (text, ==, again);
}

/* Nothing has been drawn on it, so nothing can be lost. */
static void
test_editor_does_not_ask_for_what_is_untouched (RdtEditorFixture *fixture,
                                                gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  g_assert_false (rdt_page_must_save (RDT_PAGE (fixture->page)));

  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 3);
  g_assert_true (rdt_page_must_save (RDT_PAGE (fixture->page)));
}

static gboolean
is_status (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "status");
}

static void
assert_status_tells (RdtEditorFixture *fixture,
                     RdtCell           cell)
{
  GtkWidget *status = rdt_ui_find (GTK_WIDGET (fixture->page), is_status, NULL);
  g_autofree char *words = rdt_words_setup_contents (rdt_editor_fixture_get_setup (fixture), cell);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), ==, words);
}

static void
move_pointer (RdtEditorFixture *fixture,
              RdtCell           cell,
              double            dx)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));
  GdkRectangle area;

  rdt_board_view_get_cell_area (fixture->board, cell, &area);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", area.x + area.width / 2 + dx,
                               area.y + area.height / 2.0);
    }
}

/* The last input decides; GTK repeats the motion events of a resting pointer. */
static void
test_editor_status_follows_what_was_used_last (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtOverlay *overlay = rdt_board_view_get_overlay (fixture->board);

  rdt_board_view_set_cursor (fixture->board, 10);
  move_pointer (fixture, 50, 0);
  assert_status_tells (fixture, 50);

  rdt_ui_press_key (GTK_WIDGET (fixture->board), GDK_KEY_Right);
  g_assert_cmpuint (rdt_board_view_get_cursor (fixture->board), ==, 11);
  move_pointer (fixture, 50, 0);
  assert_status_tells (fixture, 11);
  g_assert_cmpuint (overlay->hover, ==, RDT_NO_CELL);

  move_pointer (fixture, 50, 1);
  assert_status_tells (fixture, 50);
  g_assert_cmpuint (overlay->hover, ==, 50);
}

/* Only while the second end is still to come. */
static void
test_editor_status_asks_for_the_other_end (RdtEditorFixture *fixture,
                                           gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  GtkWidget *status = rdt_ui_find (GTK_WIDGET (fixture->page), is_status, NULL);
  const char *const asks = "Click the other end point";

  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_LINE);
  g_assert_false (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (status)), asks));
  rdt_editor_fixture_activate (fixture, 0);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (status)), asks));
  rdt_editor_fixture_activate (fixture, 7);
  g_assert_false (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (status)), asks));

  rdt_editor_fixture_activate (fixture, 16);
  rdt_board_view_focus_cursor (fixture->board);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.step-back", NULL);
  g_assert_false (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (status)), asks));
}

/* What each kind of unit becomes can be corrected, and all of it is one step for Undo. */
static void
test_editor_other_rules_ask_what_units_become (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  const RdtTool wire = { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_WIRE };
  g_autoptr(RdtRuleset) musket = g_object_ref (rdt_ruleset_find ("musket"));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *window, *row, *focus;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_fixture_settle ();
  gtk_widget_grab_focus (rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "rules"));
  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 3);
  rdt_editor_set_tool (fixture->editor, &wire);
  rdt_editor_fixture_activate (fixture, 12);
  before = rdt_scenario_to_text (fixture->scenario);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.convert", "(ss)",
                              "rules", "musket");
  rdt_editor_fixture_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 2);
  g_assert_cmpstr (rdt_editor_fixture_get_setup (fixture)->rules, ==, "modern");

  window = rdt_editor_fixture_find_other (fixture);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == gtk_window_get_default_widget (GTK_WINDOW (window)));
  row = rdt_editor_fixture_find_named (window, "tank");
  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              rdt_rules_find_type (rdt_ruleset_get_rules (musket), "artillery"));
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (window)), "clicked");

  g_assert_cmpstr (rdt_editor_fixture_get_setup (fixture)->rules, ==, "musket");
  g_assert_cmpstr (rdt_scenario_get_rules (fixture->scenario)->id, ==, "musket");
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->terrain[12].works, ==, 0);
  g_assert_cmpstr (rdt_roster_get (rdt_editor_fixture_get_setup (fixture),
                                   (RdtRosterPlace) { 0, 0 })->type,
                   ==, "artillery");

  /* Not in the title, which the next letter would replace. */
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (focus == rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "rules"));

  rdt_page_undo (RDT_PAGE (fixture->page));
  after = rdt_scenario_to_text (fixture->scenario);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (rdt_scenario_get_rules (fixture->scenario)->id, ==, "modern");
}

static gboolean
adds_victory (GtkWidget     *widget,
              gconstpointer  unused)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                       "editor.add-victory") == 0;
}

/* Frames in which the panel may scroll. */
#define N_SCROLLS 50

static gboolean
is_in_sight (GtkWidget *widget)
{
  GtkWidget *view = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &box));

  return box.origin.y >= 0 && box.origin.y + box.size.height <= gtk_widget_get_height (view);
}

/* As the pointer does: a click is answered within a frame. */
static void
click_cb (GdkFrameClock *clock,
          GtkWidget     *button)
{
  g_signal_handlers_disconnect_by_func (clock, click_cb, button);
  g_signal_emit_by_name (button, "clicked");
}

static void
click_in_frame (GtkWidget *button)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (button);

  g_signal_connect (clock, "flush-events", G_CALLBACK (click_cb), button);
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS
                                        | GDK_FRAME_CLOCK_PHASE_UPDATE);
}

/* A row added by a button lies below it, often out of sight. */
static void
test_editor_what_is_added_is_edited (RdtEditorFixture *fixture,
                                     gconstpointer     unused)
{
  GtkWidget *button, *focus, *form;

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_ui_settle ();
  button = rdt_ui_find (GTK_WIDGET (fixture->page), adds_victory, NULL);

  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("Victory Condition %u", i);

      click_in_frame (button);
      rdt_ui_settle ();
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      g_assert_cmpstr (gtk_widget_get_name (focus), ==, "victory.side");
      form = gtk_widget_get_ancestor (focus, ADW_TYPE_PREFERENCES_GROUP);
      g_assert_cmpstr (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (form)), ==, title);
      for (guint n = 0; n < N_SCROLLS && !is_in_sight (form); n++)
        rdt_ui_settle ();
      g_assert_true (is_in_sight (form));
    }
}

/* The pointer goes to another panel, and the focus to the board, whose letter keys
 * are tools: none is typed into a field of that panel.
 */
static void
test_editor_a_click_on_a_tab_leaves_the_forms (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  GtkWidget *tabs = rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_SWITCHER);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (tabs);
  GtkWidget *tab = rdt_ui_find_words (tabs, "Scenario");
  GtkWidget *focus;

  rdt_editor_page_show_view (fixture->page, "armies");
  rdt_ui_settle ();
  gtk_widget_grab_focus (rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.name"));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 2.0, 2.0);
    }
  gtk_widget_activate (gtk_widget_get_ancestor (tab, GTK_TYPE_BUTTON));
  rdt_ui_settle ();

  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "title"));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, RDT_TYPE_BOARD_VIEW));
}

static void
hide_toast_cb (GSimpleAction *action,
               GVariant      *parameter,
               guint         *n_hidden)
{
  (*n_hidden)++;
}

/* What an edit lost is not said any longer once it is undone. */
static void
test_editor_undo_hides_what_the_edit_said (RdtEditorFixture *fixture,
                                           gconstpointer     unused)
{
  g_autoptr(GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr(GSimpleAction) hide = g_simple_action_new ("hide-toast", NULL);
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  guint n_hidden = 0;

  g_signal_connect (hide, "activate", G_CALLBACK (hide_toast_cb), &n_hidden);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (hide));
  gtk_widget_insert_action_group (fixture->window, "win", G_ACTION_GROUP (actions));

  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 0);
  g_assert_cmpuint (n_hidden, ==, 0);
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (n_hidden, ==, 1);
  rdt_page_redo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (n_hidden, ==, 2);
}

/* The content of a cell is shown whole beside narrow panels. */
static void
test_editor_the_status_is_not_cut (RdtEditorFixture *fixture,
                                   gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  GtkWidget *status = rdt_ui_find (GTK_WIDGET (fixture->page), is_status, NULL);
  RdtSetup *setup;

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 600);
  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 0);
  setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  ((RdtSetupUnit *) g_ptr_array_index (setup->sides[0].units, 0))->name
    = g_strdup ("Heavy Tanks of the Guard Brigade");
  rdt_scenario_edit (fixture->scenario, "Name", setup);
  rdt_ui_settle ();
  g_test_message ("%s", gtk_label_get_label (GTK_LABEL (status)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (status))));
}

/* As narrow as a telephone, with the panels folded. */
static void
test_editor_fits_a_narrow_window (RdtEditorFixture *fixture,
                                  gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  int least, wished, wished_before;

  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &wished_before, NULL, NULL);
  g_assert_cmpint (least, <=, 360);

  /* Panels do not come and go with the text about a cell, or with names. */
  g_free (setup->sides[1].name);
  setup->sides[1].name = g_strdup ("The Second Army of the Southern Confederation");
  rdt_scenario_edit (fixture->scenario, "Name", setup);
  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_select_cell (fixture->editor, 0);
  rdt_editor_page_refresh (fixture->page);
  gtk_widget_measure (GTK_WIDGET (fixture->page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &wished, NULL, NULL);
  g_assert_cmpint (wished, ==, wished_before);
}

/* The space that tools do not need is the board's. */
static void
test_editor_tools_are_as_wide_as_they_need (RdtEditorFixture *fixture,
                                            gconstpointer     unused)
{
  GtkWidget *tools = rdt_ui_find_type (GTK_WIDGET (fixture->page), RDT_TYPE_TOOL_PALETTE);
  GtkWidget *pane = gtk_widget_get_parent (tools);
  int wished;

  rdt_ui_settle ();
  gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wished, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (pane), ==, wished);
}

#define add(path, rules, func) \
  rdt_editor_fixture_add_test ("/gtk/editor/" path, rules, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("opens-every-scenario", NULL, test_editor_opens_every_scenario);
  add ("a-stroke-is-one-step", NULL, test_editor_a_stroke_is_one_step);
  add ("a-counter-is-dragged-itself", NULL, test_editor_a_counter_is_dragged_itself);
  add ("strokes-begin-beside-the-board", NULL, test_editor_strokes_begin_beside_the_board);
  add ("broad-brushes-draw-around", NULL, test_editor_broad_brushes_draw_around);
  add ("draws-by-keyboard", NULL, test_editor_draws_by_keyboard);
  add ("a-bridge-takes-a-click", NULL, test_editor_a_bridge_takes_a_click);
  add ("units-are-put-one-by-one", NULL, test_editor_units_are_put_one_by_one);
  add ("a-click-on-an-edge-cuts-and-joins", NULL, test_editor_a_click_on_an_edge_cuts_and_joins);
  add ("a-stroke-only-adds", NULL, test_editor_a_stroke_only_adds);
  add ("the-status-is-not-cut", NULL, test_editor_the_status_is_not_cut);
  add ("fits-a-narrow-window", NULL, test_editor_fits_a_narrow_window);
  add ("tools-are-as-wide-as-they-need", NULL, test_editor_tools_are_as_wide_as_they_need);
  add ("does-not-ask-for-what-is-untouched", NULL,
       test_editor_does_not_ask_for_what_is_untouched);
  add ("status-asks-for-the-other-end", NULL, test_editor_status_asks_for_the_other_end);
  add ("status-follows-what-was-used-last", NULL, test_editor_status_follows_what_was_used_last);
  add ("saves-and-asks", NULL, test_editor_saves_and_asks);
  add ("other-rules-ask-what-units-become", NULL, test_editor_other_rules_ask_what_units_become);
  add ("what-is-added-is-edited", NULL, test_editor_what_is_added_is_edited);
  add ("a-click-on-a-tab-leaves-the-forms", NULL, test_editor_a_click_on_a_tab_leaves_the_forms);
  add ("undo-hides-what-the-edit-said", NULL, test_editor_undo_hides_what_the_edit_said);

  return g_test_run ();
}
