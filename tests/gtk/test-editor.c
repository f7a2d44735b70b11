/* test-editor.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-cell-words.h"
#include "rdt-link.h"
#include "rdt-page.h"
#include "rdt-shelter.h"
#include "rdt-sketch.h"
#include "rdt-stage.h"
#include "rdt-test.h"
#include "rdt-tool-palette.h"

/* What is drawn on the table, and done to the whole of it. */

static guint
count_woods (RdtSketch *sketch)
{
  guint n = 0;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&rdt_sketch_get_setup (sketch)->grid); cell++)
    n += rdt_sketch_get_setup (sketch)->terrain[cell].ground == RDT_GROUND_WOODS;

  return n;
}

static void
test_editor_opens_every_scenario (RdtSketch     *sketch,
                                  gconstpointer  unused)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (sketch->library)); i++)
    {
      g_autoptr(RdtScenario) scenario =
        g_list_model_get_item (G_LIST_MODEL (sketch->library), i);
      g_autofree char *before = rdt_scenario_to_text (scenario);
      g_autofree char *after = NULL;
      const char *const views[] = { "selection", "armies", "scenario", "problems" };

      rdt_sketch_close (sketch);
      rdt_sketch_open (sketch, scenario);
      for (guint j = 0; j < G_N_ELEMENTS (views); j++)
        {
          rdt_editor_page_show_view (sketch->page, views[j]);
          rdt_editor_page_refresh (sketch->page);
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
assert_button_says (RdtSketch  *sketch,
                    const char *icon,
                    const char *words)
{
  GtkWidget *button;

  rdt_editor_page_refresh (sketch->page);
  button = rdt_stage_find (GTK_WIDGET (sketch->page), has_icon, icon);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, words);
}

static void
test_editor_a_stroke_is_one_step (RdtSketch     *sketch,
                                  gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_set_tool (sketch->editor, &woods);
  g_assert_cmpint (rdt_editor_get_mode (sketch->editor), ==, RDT_EDITOR_BRUSH);

  rdt_sketch_press (sketch, 0);
  for (RdtCell cell = 1; cell < 8; cell++)
    rdt_sketch_drag (sketch, "dragged", 0, cell);
  rdt_sketch_drag (sketch, "dropped", 0, 7);
  g_assert_cmpuint (count_woods (sketch), ==, 8);

  assert_button_says (sketch, "edit-undo-symbolic", "Undo: Woods");
  rdt_page_undo (RDT_PAGE (sketch->page));
  g_assert_cmpuint (count_woods (sketch), ==, 0);
  g_assert_false (rdt_scenario_can_undo (sketch->scenario));
  assert_button_says (sketch, "edit-undo-symbolic", "Undo");
  assert_button_says (sketch, "edit-redo-symbolic", "Redo: Woods");
  rdt_page_redo (RDT_PAGE (sketch->page));
  g_assert_cmpuint (count_woods (sketch), ==, 8);
}

static void
test_editor_broad_brushes_draw_around (RdtSketch     *sketch,
                                       gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };
  const RdtTool road = { .kind = RDT_TOOL_ROAD };

  rdt_editor_set_tool (sketch->editor, &woods);
  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.brush-radius", "u", 1);
  rdt_sketch_activate (sketch, 9);
  g_assert_cmpuint (count_woods (sketch), ==, 5);

  rdt_editor_set_tool (sketch->editor, &road);
  rdt_sketch_activate (sketch, 27);
  g_assert_true (rdt_sketch_get_setup (sketch)->terrain[27].has_road);
  g_assert_false (rdt_sketch_get_setup (sketch)->terrain[28].has_road);
}

/* The keyboard's Return is an activation without a press before it. */
static void
test_editor_draws_by_keyboard (RdtSketch     *sketch,
                               gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_set_tool (sketch->editor, &woods);
  rdt_sketch_activate (sketch, 9);
  g_assert_cmpuint (count_woods (sketch), ==, 1);

  rdt_editor_set_mode (sketch->editor, RDT_EDITOR_LINE);
  rdt_sketch_activate (sketch, 0);
  g_assert_cmpuint (count_woods (sketch), ==, 1);
  rdt_sketch_activate (sketch, 7);
  g_assert_cmpuint (count_woods (sketch), ==, 9);

  rdt_editor_set_mode (sketch->editor, RDT_EDITOR_RECTANGLE);
  rdt_sketch_activate (sketch, 16);
  rdt_sketch_activate (sketch, 33);
  g_assert_cmpuint (count_woods (sketch), ==, 15);

  rdt_editor_set_mode (sketch->editor, RDT_EDITOR_FILL);
  /* A2 is cut off by woods all round. */
  rdt_sketch_activate (sketch, 63);
  g_assert_cmpuint (count_woods (sketch), ==, 63);

  for (guint i = 0; i < 4; i++)
    rdt_scenario_undo (sketch->scenario);
  g_assert_false (rdt_scenario_can_undo (sketch->scenario));
}

/* Nobody wants a row of bridges. */
static void
test_editor_a_bridge_takes_a_click (RdtSketch     *sketch,
                                    gconstpointer  unused)
{
  const RdtTool bridge = { .kind = RDT_TOOL_CROSSING, .value = RDT_CROSSING_BRIDGE };

  rdt_editor_set_tool (sketch->editor, &bridge);
  rdt_editor_set_mode (sketch->editor, RDT_EDITOR_LINE);
  rdt_sketch_activate (sketch, 9);
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->terrain[9].crossing, ==, RDT_CROSSING_BRIDGE);
  rdt_sketch_activate (sketch, 11);
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->terrain[11].crossing, ==, RDT_CROSSING_BRIDGE);
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->terrain[10].crossing, ==, RDT_CROSSING_NONE);
}

static void
test_editor_a_stroke_only_adds (RdtSketch     *sketch,
                                gconstpointer  unused)
{
  const RdtTool road = { .kind = RDT_TOOL_ROAD };

  rdt_editor_set_tool (sketch->editor, &road);
  rdt_sketch_activate (sketch, 5);
  g_assert_true (rdt_sketch_get_setup (sketch)->terrain[5].has_road);
  rdt_sketch_activate (sketch, 5);
  g_assert_true (rdt_sketch_get_setup (sketch)->terrain[5].has_road);
}

/* The button goes down somewhere on the board, as the editor hears it. */
static void
press_at (RdtSketch *sketch,
          double     x,
          double     y)
{
  g_autoptr(GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (sketch->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "pressed", 1, x, y);
    }
}

/* In a stack the counter under the pointer is dragged, not the first. */
static void
test_editor_a_counter_is_dragged_itself (RdtSketch     *sketch,
                                         gconstpointer  unused)
{
  RdtSetup *setup = rdt_setup_copy (rdt_sketch_get_setup (sketch));
  RdtUnitIndex unit = RDT_NO_UNIT;
  GdkRectangle area;
  RdtPlace there;

  rdt_roster_add (setup, 0, "truck", (RdtPlace) { 2, 2 });
  rdt_roster_add (setup, 0, "commander", (RdtPlace) { 2, 2 });
  rdt_scenario_edit (sketch->scenario, NULL, setup);
  rdt_sketch_settle ();
  rdt_board_view_get_cell_area (sketch->board, 18, &area);

  for (int y = area.y; y < area.y + area.height && unit != 1; y++)
    for (int x = area.x; x < area.x + area.width && unit != 1; x++)
      {
        unit = rdt_board_view_find_unit (sketch->board, x, y);
        if (unit == 1)
          press_at (sketch, x, y);
      }

  g_assert_cmpuint (unit, ==, 1);
  rdt_sketch_drag (sketch, "dragged", 18, 20);
  rdt_sketch_drag (sketch, "dropped", 18, 20);
  there = rdt_roster_get (rdt_sketch_get_setup (sketch), (RdtRosterPlace) { 0, 1 })->at;
  g_assert_true (rdt_place_equal (there, (RdtPlace) { 4, 2 }));
}

static void
test_editor_a_click_on_an_edge_cuts_and_joins (RdtSketch     *sketch,
                                               gconstpointer  unused)
{
  const RdtTool tools[] = {
    [RDT_LINK_RIVER] = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_RIVER },
    [RDT_LINK_ROAD] = { .kind = RDT_TOOL_ROAD },
  };
  const RdtSetup *setup;
  GdkRectangle area;

  rdt_board_view_get_cell_area (sketch->board, 5, &area);

  for (RdtLinkKind kind = 0; kind < RDT_N_LINK_KINDS; kind++)
    {
      rdt_editor_set_tool (sketch->editor, &tools[kind]);
      rdt_sketch_activate (sketch, 5);
      rdt_sketch_activate (sketch, 6);

      for (guint i = 0; i < 2; i++)
        {
          press_at (sketch, area.x + area.width - 2, area.y + area.height / 2);
          rdt_sketch_activate (sketch, 5);
          setup = rdt_sketch_get_setup (sketch);
          g_assert_cmpuint ((rdt_link_find (setup, kind, 5) >> 1) & 1, ==, i);
          g_assert_cmpuint ((rdt_link_find (setup, kind, 6) >> 3) & 1, ==, i);
        }

      /* In the middle there is one already. */
      press_at (sketch, area.x + area.width / 2, area.y + area.height / 2);
      rdt_sketch_activate (sketch, 5);
      g_assert_true (rdt_sketch_get_setup (sketch) == setup);
    }
}

static void
test_editor_units_are_put_one_by_one (RdtSketch     *sketch,
                                      gconstpointer  unused)
{
  const RdtTool unit = { .kind = RDT_TOOL_UNIT, .type = "infantry" };

  rdt_editor_set_mode (sketch->editor, RDT_EDITOR_RECTANGLE);
  rdt_editor_set_tool (sketch->editor, &unit);
  g_assert_cmpuint (rdt_editor_get_mode (sketch->editor), ==, RDT_EDITOR_BRUSH);
}

static void
test_editor_saves_and_asks (RdtSketch     *sketch,
                            gconstpointer  unused)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "a.scenario.json", NULL);
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFile) folder = g_file_get_parent (file);
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtScenario) loaded = NULL;
  g_autofree char *text = rdt_scenario_to_text (sketch->scenario);
  g_autofree char *again = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  rdt_scenario_edit (sketch->scenario, NULL, rdt_setup_copy (rdt_sketch_get_setup (sketch)));
  g_assert_true (rdt_page_must_save (RDT_PAGE (sketch->page)));
  g_assert_true (rdt_page_save (RDT_PAGE (sketch->page), file, RDT_SAVE_ANYWAY, &error));
  g_assert_no_error (error);
  g_assert_false (rdt_page_must_save (RDT_PAGE (sketch->page)));

  loaded = rdt_scenario_load_file (file, &error);
  g_assert_no_error (error);
  again = rdt_scenario_to_text (loaded);
  g_assert_cmpstr (text, ==, again);
}

/* Nothing has been drawn on it, and so nothing can be lost. */
static void
test_editor_does_not_ask_for_what_is_untouched (RdtSketch     *sketch,
                                                gconstpointer  unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  g_assert_false (rdt_page_must_save (RDT_PAGE (sketch->page)));

  rdt_editor_set_tool (sketch->editor, &woods);
  rdt_sketch_activate (sketch, 3);
  g_assert_true (rdt_page_must_save (RDT_PAGE (sketch->page)));
}

static gboolean
is_status (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "status");
}

static void
assert_status_tells (RdtSketch *sketch,
                     RdtCell    cell)
{
  GtkWidget *status = rdt_stage_find (GTK_WIDGET (sketch->page), is_status, NULL);
  g_autofree char *words = rdt_words_setup_contents (rdt_sketch_get_setup (sketch), cell);

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (status)), ==, words);
}

static void
move_pointer (RdtSketch *sketch,
              RdtCell    cell,
              double     dx)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (sketch->board));
  GdkRectangle area;

  rdt_board_view_get_cell_area (sketch->board, cell, &area);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", area.x + area.width / 2 + dx,
                               area.y + area.height / 2.0);
    }
}

/* What was used last decides; of a pointer that rests GTK tells again and
 * again.
 */
static void
test_editor_status_follows_what_was_used_last (RdtSketch     *sketch,
                                               gconstpointer  unused)
{
  const RdtOverlay *overlay = rdt_board_view_get_overlay (sketch->board);

  rdt_board_view_set_cursor (sketch->board, 10);
  move_pointer (sketch, 50, 0);
  assert_status_tells (sketch, 50);

  rdt_stage_press_key (GTK_WIDGET (sketch->board), GDK_KEY_Right);
  g_assert_cmpuint (rdt_board_view_get_cursor (sketch->board), ==, 11);
  move_pointer (sketch, 50, 0);
  assert_status_tells (sketch, 11);
  g_assert_cmpuint (overlay->hover, ==, RDT_NO_CELL);

  move_pointer (sketch, 50, 1);
  assert_status_tells (sketch, 50);
  g_assert_cmpuint (overlay->hover, ==, 50);
}

/* The dialog that has come. */
static GtkWidget *
find_other (RdtSketch *sketch)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != sketch->window)
        return window;
    }

  g_assert_not_reached ();
}

/* The dialog that says what did not come along. */
static void
close_others (RdtSketch *sketch)
{
  g_autoptr(GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (GTK_WIDGET (window) != sketch->window)
        gtk_window_destroy (window);
    }

  rdt_sketch_settle ();
}

/* What units become can be corrected, and all is one step for Undo. */
static void
test_editor_other_rules_ask_what_units_become (RdtSketch     *sketch,
                                               gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  const RdtTool wire = { .kind = RDT_TOOL_WORKS, .value = RDT_WORKS_WIRE };
  g_autoptr(RdtRuleset) musket = g_object_ref (rdt_ruleset_find ("musket"));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *window, *row, *focus;

  rdt_editor_page_show_view (sketch->page, "scenario");
  rdt_sketch_settle ();
  gtk_widget_grab_focus (rdt_sketch_find_named (GTK_WIDGET (sketch->page), "rules"));
  rdt_editor_set_tool (sketch->editor, &tank);
  rdt_sketch_activate (sketch, 3);
  rdt_editor_set_tool (sketch->editor, &wire);
  rdt_sketch_activate (sketch, 12);
  before = rdt_scenario_to_text (sketch->scenario);

  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.convert", "(ss)",
                              "rules", "musket");
  rdt_sketch_settle ();
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, 2);
  g_assert_cmpstr (rdt_sketch_get_setup (sketch)->rules, ==, "modern");

  window = find_other (sketch);
  row = rdt_sketch_find_named (window, "tank");
  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row),
                              rdt_rules_find_type (rdt_ruleset_get_rules (musket), "artillery"));
  g_signal_emit_by_name (gtk_window_get_default_widget (GTK_WINDOW (window)), "clicked");

  g_assert_cmpstr (rdt_sketch_get_setup (sketch)->rules, ==, "musket");
  g_assert_cmpstr (rdt_scenario_get_rules (sketch->scenario)->id, ==, "musket");
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->terrain[12].works, ==, 0);
  g_assert_cmpstr (rdt_roster_get (rdt_sketch_get_setup (sketch), (RdtRosterPlace) { 0, 0 })->type,
                   ==, "artillery");

  /* Not in the title, which the next letter would replace. */
  rdt_editor_page_refresh (sketch->page);
  rdt_sketch_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (sketch->window));
  g_assert_true (focus == rdt_sketch_find_named (GTK_WIDGET (sketch->page), "rules"));

  rdt_page_undo (RDT_PAGE (sketch->page));
  after = rdt_scenario_to_text (sketch->scenario);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (rdt_scenario_get_rules (sketch->scenario)->id, ==, "modern");
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

/* As the pointer does: what is clicked is told within a frame. */
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

/* What a button adds is below it, often out of sight. */
static void
test_editor_what_is_added_is_edited (RdtSketch     *sketch,
                                     gconstpointer  unused)
{
  GtkWidget *button, *focus, *form;

  rdt_editor_page_show_view (sketch->page, "scenario");
  rdt_stage_settle ();
  button = rdt_stage_find (GTK_WIDGET (sketch->page), adds_victory, NULL);

  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *title = g_strdup_printf ("Victory Condition %u", i);

      click_in_frame (button);
      rdt_stage_settle ();
      focus = gtk_root_get_focus (GTK_ROOT (sketch->window));
      g_assert_cmpstr (gtk_widget_get_name (focus), ==, "victory.side");
      form = gtk_widget_get_ancestor (focus, ADW_TYPE_PREFERENCES_GROUP);
      g_assert_cmpstr (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (form)), ==, title);
      for (guint n = 0; n < N_SCROLLS && !is_in_sight (form); n++)
        rdt_stage_settle ();
      g_assert_true (is_in_sight (form));
    }
}

/* The pointer goes to another panel, and the keyboard to the board, whose letters
 * are tools: none is written over a field of that panel.
 */
static void
test_editor_a_click_on_a_tab_leaves_the_forms (RdtSketch     *sketch,
                                               gconstpointer  unused)
{
  GtkWidget *tabs = rdt_stage_find_type (GTK_WIDGET (sketch->page), ADW_TYPE_VIEW_SWITCHER);
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (tabs);
  GtkWidget *tab = rdt_stage_find_words (tabs, "Scenario");
  GtkWidget *focus;

  rdt_editor_page_show_view (sketch->page, "armies");
  rdt_stage_settle ();
  gtk_widget_grab_focus (rdt_sketch_find_named (GTK_WIDGET (sketch->page), "sides.name"));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 2.0, 2.0);
    }
  gtk_widget_activate (gtk_widget_get_ancestor (tab, GTK_TYPE_BUTTON));
  rdt_stage_settle ();

  focus = gtk_root_get_focus (GTK_ROOT (sketch->window));
  g_assert_nonnull (rdt_sketch_find_named (GTK_WIDGET (sketch->page), "title"));
  g_assert_nonnull (gtk_widget_get_ancestor (focus, RDT_TYPE_BOARD_VIEW));
}

static void
test_editor_board_is_reshaped_by_actions (RdtSketch     *sketch,
                                          gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  rdt_editor_set_tool (sketch->editor, &tank);
  rdt_sketch_activate (sketch, 0);
  before = rdt_scenario_to_text (sketch->scenario);

  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.rotate", "i", 1);
  g_assert_cmpint (rdt_roster_get (rdt_sketch_get_setup (sketch), (RdtRosterPlace) { 0 })->at.row,
                   ==, 7);
  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.rotate", "i", 3);
  after = rdt_scenario_to_text (sketch->scenario);
  g_assert_cmpstr (before, ==, after);

  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.swap-sides", NULL);
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->sides[1].units->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (sketch->page), "editor.convert", "(ss)",
                              "board.width", "5");
  g_assert_cmpuint (rdt_sketch_get_setup (sketch)->grid.width, ==, 5);
  rdt_sketch_settle ();
  close_others (sketch);
}

/* What a cell holds is told whole beside narrow panels. */
static void
test_editor_the_status_is_not_cut (RdtSketch     *sketch,
                                   gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  GtkWidget *status = rdt_stage_find (GTK_WIDGET (sketch->page), is_status, NULL);
  RdtSetup *setup;

  gtk_window_set_default_size (GTK_WINDOW (sketch->window), 420, 600);
  rdt_editor_set_tool (sketch->editor, &tank);
  rdt_sketch_activate (sketch, 0);
  setup = rdt_setup_copy (rdt_sketch_get_setup (sketch));
  ((RdtSetupUnit *) g_ptr_array_index (setup->sides[0].units, 0))->name
    = g_strdup ("Heavy Tanks of the Guard Brigade");
  rdt_scenario_edit (sketch->scenario, "Name", setup);
  rdt_stage_settle ();
  g_test_message ("%s", gtk_label_get_label (GTK_LABEL (status)));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (status))));
}

/* As wide as a telephone, with the panels folded away. */
static void
test_editor_fits_a_narrow_window (RdtSketch     *sketch,
                                  gconstpointer  unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  RdtSetup *setup = rdt_setup_copy (rdt_sketch_get_setup (sketch));
  int least, wished, wished_before;

  gtk_widget_measure (GTK_WIDGET (sketch->page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &wished_before, NULL, NULL);
  g_assert_cmpint (least, <=, 360);

  /* Panels do not come and go with what is said about a cell, or with names. */
  g_free (setup->sides[1].name);
  setup->sides[1].name = g_strdup ("The Second Army of the Southern Confederation");
  rdt_scenario_edit (sketch->scenario, "Name", setup);
  rdt_editor_set_tool (sketch->editor, &tank);
  rdt_sketch_activate (sketch, 0);
  rdt_editor_select_cell (sketch->editor, 0);
  rdt_editor_page_refresh (sketch->page);
  gtk_widget_measure (GTK_WIDGET (sketch->page), GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &wished, NULL, NULL);
  g_assert_cmpint (wished, ==, wished_before);
}

/* What is not needed for the tools is the board's. */
static void
test_editor_tools_are_as_wide_as_they_need (RdtSketch     *sketch,
                                            gconstpointer  unused)
{
  GtkWidget *tools = rdt_stage_find_type (GTK_WIDGET (sketch->page), RDT_TYPE_TOOL_PALETTE);
  GtkWidget *pane = gtk_widget_get_parent (tools);
  int wished;

  rdt_stage_settle ();
  gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wished, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_width (pane), ==, wished);
}

#define add(path, rules, func) \
  g_test_add ("/gtk/editor/" path, RdtSketch, rules, rdt_sketch_begin, func, rdt_sketch_end)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  add ("opens-every-scenario", NULL, test_editor_opens_every_scenario);
  add ("a-stroke-is-one-step", NULL, test_editor_a_stroke_is_one_step);
  add ("a-counter-is-dragged-itself", NULL, test_editor_a_counter_is_dragged_itself);
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
  add ("status-follows-what-was-used-last", NULL, test_editor_status_follows_what_was_used_last);
  add ("saves-and-asks", NULL, test_editor_saves_and_asks);
  add ("other-rules-ask-what-units-become", NULL, test_editor_other_rules_ask_what_units_become);
  add ("what-is-added-is-edited", NULL, test_editor_what_is_added_is_edited);
  add ("a-click-on-a-tab-leaves-the-forms", NULL, test_editor_a_click_on_a_tab_leaves_the_forms);
  add ("the-board-is-reshaped-by-actions", NULL, test_editor_board_is_reshaped_by_actions);

  return g_test_run ();
}
