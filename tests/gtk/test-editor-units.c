/* test-editor-units.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-edits.h"
#include "rdt-editor-fixture.h"
#include "rdt-page.h"
#include "rdt-test-home.h"
#include "rdt-test.h"
#include "rdt-ui.h"

/* Units in the editor, singly and in groups. */

static void
test_editor_units_are_placed_moved_and_turned (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 1, .type = "tank" };
  const RdtSetupUnit *unit;

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 10);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 1);

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_SELECT);
  rdt_editor_fixture_press (fixture, 10);
  rdt_editor_fixture_drag (fixture, "dragged", 10, 20);
  rdt_editor_fixture_drag (fixture, "dropped", 10, 20);
  unit = rdt_roster_get (rdt_editor_fixture_get_setup (fixture), (RdtRosterPlace) { .side = 1 });
  g_assert_cmpint (unit->at.column, ==, 4);
  g_assert_cmpint (unit->at.row, ==, 2);

  rdt_editor_edits_turn (fixture->editor, 1);
  unit = rdt_roster_get (rdt_editor_fixture_get_setup (fixture), (RdtRosterPlace) { .side = 1 });
  g_assert_cmpuint (unit->facing, ==, 1);   /* it faced north, away from where it stood */

  rdt_editor_edits_delete (fixture->editor);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 0);
  for (guint i = 0; i < 4; i++)
    rdt_scenario_undo (fixture->scenario);
  g_assert_false (rdt_scenario_can_undo (fixture->scenario));
}

/* A unit can be named and turned as soon as it is placed, and the next one is
 * placed by the next click, or by moving the cursor on and pressing Return.
 */
static void
test_editor_units_are_selected_as_they_are_put (RdtEditorFixture *fixture,
                                                gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 1, .type = "tank" };
  const RdtSetup *setup;

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 10);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).side, ==, 1);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).index, ==, 0);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 10);

  rdt_editor_fixture_activate (fixture, 12);
  g_assert_cmpuint (rdt_editor_get_mode (fixture->editor), ==, RDT_EDITOR_BRUSH);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).index, ==, 1);

  gtk_widget_grab_focus (GTK_WIDGET (fixture->board));
  rdt_board_view_set_cursor (fixture->board, 20);
  rdt_ui_press_key (GTK_WIDGET (fixture->board), GDK_KEY_Return);
  rdt_ui_press_key (GTK_WIDGET (fixture->board), GDK_KEY_Right);
  rdt_ui_press_key (GTK_WIDGET (fixture->board), GDK_KEY_Return);
  setup = rdt_editor_fixture_get_setup (fixture);
  g_assert_cmpuint (setup->sides[1].units->len, ==, 4);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).index, ==, 3);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 21);

  rdt_scenario_undo (fixture->scenario);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->sides[1].units->len, ==, 3);
}

/* The selection follows the unit through undo and redo, and stays at its place when
 * the unit is gone.
 */
static void
test_editor_units_stay_chosen_where_undo_takes_them (RdtEditorFixture *fixture,
                                                     gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 1, .type = "tank" };

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 10);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_SELECT);
  rdt_editor_fixture_press (fixture, 10);
  rdt_editor_fixture_drag (fixture, "dragged", 10, 20);
  rdt_editor_fixture_drag (fixture, "dropped", 10, 20);
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 20);

  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 10);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).side, ==, 1);
  rdt_page_redo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 20);

  rdt_page_undo (RDT_PAGE (fixture->page));
  rdt_page_undo (RDT_PAGE (fixture->page));
  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 10);
  g_assert_false (rdt_roster_place_is_set (rdt_editor_get_unit (fixture->editor)));
}

static const RdtSetupUnit *
get_unit (RdtEditorFixture *fixture,
          guint             number)
{
  const RdtSetup *setup = rdt_editor_fixture_get_setup (fixture);

  return rdt_roster_get (setup, rdt_roster_nth (setup, number));
}

static RdtPlace
get_at (RdtEditorFixture *fixture,
        RdtSide           side,
        guint             index)
{
  return rdt_roster_get (rdt_editor_fixture_get_setup (fixture),
                         (RdtRosterPlace) { .side = side, .index = index })->at;
}

static void
place_three (RdtEditorFixture *fixture)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  const RdtTool truck = { .kind = RDT_TOOL_UNIT, .side = 1, .type = "truck" };

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_fixture_activate (fixture, 1);
  rdt_editor_set_tool (fixture->editor, &truck);
  rdt_editor_fixture_activate (fixture, 18);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_SELECT);
}

static void
drag_all (RdtEditorFixture *fixture,
          RdtCell           from,
          RdtCell           to)
{
  rdt_editor_fixture_press (fixture, from);
  rdt_editor_fixture_drag (fixture, "dragged", from, to);
  rdt_editor_fixture_drag (fixture, "dropped", from, to);
}

static void
drag_from_margin (RdtEditorFixture *fixture,
                  RdtCell           to)
{
  GdkRectangle area;

  rdt_board_view_get_cell_area (fixture->board, to, &area);
  g_signal_emit_by_name (fixture->board, "dragged", (guint) RDT_NO_CELL,
                         (double) (area.x + area.width / 2),
                         (double) (area.y + area.height / 2));
}

/* A right-click selects the unit under it, unless it is part of the selection, in
 * which case the menu applies to the whole selection.
 */
static void
test_editor_units_have_a_menu_together (RdtEditorFixture *fixture,
                                        gconstpointer     unused)
{
  g_autoptr(GArray) both = NULL;
  g_autoptr(GArray) one = NULL;

  place_three (fixture);
  drag_from_margin (fixture, 0);
  drag_from_margin (fixture, 1);
  g_signal_emit_by_name (fixture->board, "dropped", (guint) RDT_NO_CELL, 0.0, 0.0);

  g_signal_emit_by_name (fixture->board, "cell-menu", (guint) 1, (guint) 1);
  both = rdt_editor_list_units (fixture->editor);
  g_assert_cmpuint (both->len, ==, 2);

  g_signal_emit_by_name (fixture->board, "cell-menu", (guint) 18, (guint) 2);
  one = rdt_editor_list_units (fixture->editor);
  g_assert_cmpuint (one->len, ==, 1);
}

/* A rubber band round three units; dragging one of them drags all. */
static void
test_editor_units_move_together (RdtEditorFixture *fixture,
                                 gconstpointer     unused)
{
  place_three (fixture);
  drag_all (fixture, 24, 2);
  drag_all (fixture, 1, 11);
  g_assert_cmpint (get_at (fixture, 0, 0).column, ==, 2);
  g_assert_cmpint (get_at (fixture, 0, 0).row, ==, 1);
  g_assert_cmpint (get_at (fixture, 0, 1).column, ==, 3);
  g_assert_cmpint (get_at (fixture, 1, 0).row, ==, 3);

  /* They are still selected, and can be moved by the keyboard. */
  rdt_editor_edits_step (fixture->editor, 1, 0);
  rdt_editor_edits_step (fixture->editor, 0, 1);
  g_assert_cmpint (get_at (fixture, 1, 0).column, ==, 5);
  g_assert_cmpint (get_at (fixture, 1, 0).row, ==, 4);

  for (guint i = 0; i < 3; i++)
    rdt_scenario_undo (fixture->scenario);
  g_assert_cmpint (get_at (fixture, 0, 0).column, ==, 0);
  g_assert_cmpint (get_at (fixture, 1, 0).row, ==, 2);
}

static void
test_editor_units_do_not_leave_the_board (RdtEditorFixture *fixture,
                                          gconstpointer     unused)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  place_three (fixture);
  rdt_editor_select_all (fixture->editor);
  before = rdt_scenario_to_text (fixture->scenario);
  drag_all (fixture, 0, 6);
  rdt_editor_edits_step (fixture->editor, -1, 0);
  after = rdt_scenario_to_text (fixture->scenario);
  g_assert_cmpstr (before, ==, after);
}

static void
test_editor_units_are_added_to_what_is_chosen (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  g_autoptr(GArray) units = NULL;
  GtkWidget *quality, *type;

  place_three (fixture);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_choose (fixture->editor, 18, RDT_NO_UNIT, TRUE);
  units = rdt_editor_list_units (fixture->editor);
  g_assert_cmpuint (units->len, ==, 2);

  rdt_editor_page_show_view (fixture->page, "selection");
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();
  g_assert_null (rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.name"));
  quality = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.quality");
  type = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.type");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (quality)), ==, 1);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (type)), ==,
                    GTK_INVALID_LIST_POSITION);
  adw_combo_row_set_selected (ADW_COMBO_ROW (quality), 0);
  g_assert_cmpint (get_unit (fixture, 0)->quality, ==, RDT_QUALITY_ELITE);
  g_assert_cmpint (get_unit (fixture, 1)->quality, ==, RDT_QUALITY_AVERAGE);
  g_assert_cmpint (get_unit (fixture, 2)->quality, ==, RDT_QUALITY_ELITE);

  rdt_editor_edits_turn (fixture->editor, 1);
  rdt_editor_edits_delete (fixture->editor);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 1);
  rdt_scenario_undo (fixture->scenario);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 3);
}

/* By the keys that lead from one unit to the next, and to its name. */
static void
test_editor_units_are_named_one_after_the_other (RdtEditorFixture *fixture,
                                                 gconstpointer     unused)
{
  const char *const names[] = { "Primus", "Secundus", "Tertius" };

  place_three (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *name;

      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.next-unit", "i", 1);
      gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.edit-name", NULL);
      name = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.name");
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             name));
      gtk_editable_set_text (GTK_EDITABLE (name), names[i]);
      g_signal_emit_by_name (name, "entry-activated");
      g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                             GTK_WIDGET (fixture->board)));
      g_assert_cmpstr (get_unit (fixture, i)->name, ==, names[i]);
    }

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.next-unit", "i", 1);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).side, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.next-unit", "i", -1);
  g_assert_cmpuint (rdt_editor_get_unit (fixture->editor).side, ==, 1);
}

static float
get_height_of_name (RdtEditorFixture *fixture,
                    RdtCell           cell)
{
  GtkWidget *name;
  graphene_rect_t bounds;

  rdt_editor_fixture_activate (fixture, cell);
  rdt_ui_settle ();
  name = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.name");
  g_assert_true (gtk_widget_is_drawable (name));
  g_assert_true (gtk_widget_compute_bounds (name, fixture->window, &bounds));

  return bounds.origin.y;
}

/* The fields stay in place from unit to unit, whatever is shown of each. */
static void
test_editor_fields_of_units_keep_their_places (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  GtkWidget *name;
  float height;

  place_three (fixture);
  height = get_height_of_name (fixture, 0);
  get_height_of_name (fixture, 18);
  name = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.name");
  gtk_editable_set_text (GTK_EDITABLE (name), "Third Company of the Supply Column of the Guard");
  g_signal_emit_by_name (name, "entry-activated");
  g_assert_cmpfloat (get_height_of_name (fixture, 18), ==, height);
}

/* The clipboard answers asynchronously. */
static void
paste (RdtEditorFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.paste", NULL);
  while (rdt_editor_get_mode (fixture->editor) != RDT_EDITOR_STAMP)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_editor_units_are_copied_and_cut (RdtEditorFixture *fixture,
                                      gconstpointer     unused)
{
  place_three (fixture);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_choose (fixture->editor, 18, RDT_NO_UNIT, TRUE);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.cut", NULL);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 1);

  paste (fixture);
  rdt_editor_fixture_activate (fixture, 41);
  g_assert_cmpuint (rdt_editor_get_mode (fixture->editor), ==, RDT_EDITOR_SELECT);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 3);
  g_assert_cmpint (get_at (fixture, 0, 1).row, ==, 4);
  g_assert_cmpint (get_at (fixture, 1, 0).column, ==, 2);
  g_assert_cmpint (get_at (fixture, 1, 0).row, ==, 6);
}

/* The piece to be pasted follows the pointer, and changes nothing yet. */
static void
test_editor_what_is_pasted_is_shown_first (RdtEditorFixture *fixture,
                                           gconstpointer     unused)
{
  RdtStamp *stamp = rdt_editor_get_stamp (fixture->editor);
  const RdtSetup *before;
  RdtPicture picture;

  place_three (fixture);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_choose (fixture->editor, 18, RDT_NO_UNIT, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.copy", NULL);
  before = rdt_editor_fixture_get_setup (fixture);
  paste (fixture);

  g_signal_emit_by_name (fixture->board, "cell-hovered", 41);
  picture = *rdt_board_view_get_picture (fixture->board);
  g_assert_cmpuint (picture.n_counters, ==, 5);
  g_assert_true (rdt_editor_fixture_get_setup (fixture) == before);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.paste-parts", "i",
                              RDT_CLIP_GROUND);
  g_assert_cmpuint (rdt_board_view_get_picture (fixture->board)->n_counters, ==, 3);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.paste-parts", "i",
                              RDT_CLIP_ALL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.turn", "i", 1);
  g_assert_cmpuint (rdt_board_view_get_picture (fixture->board)->n_counters, ==, 5);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.step-back", NULL);
  g_assert_false (rdt_stamp_is_held (stamp));
  g_assert_cmpuint (rdt_board_view_get_picture (fixture->board)->n_counters, ==, 3);
  g_assert_true (rdt_editor_fixture_get_setup (fixture) == before);
}

static gboolean
is_mirror (GtkWidget     *widget,
           gconstpointer  unused)
{
  return GTK_IS_BUTTON (widget)
         && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
                       "editor.mirror-piece") == 0;
}

/* The cell to be clicked stays under the pointer. */
static void
test_editor_pasting_leaves_the_board_in_place (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  GtkWidget *board = GTK_WIDGET (fixture->board);
  GtkWidget *mirror = rdt_ui_find (GTK_WIDGET (fixture->page), is_mirror, NULL);
  GtkWidget *bar = gtk_widget_get_ancestor (mirror, GTK_TYPE_REVEALER);
  graphene_rect_t before, after;

  place_three (fixture);
  rdt_editor_fixture_activate (fixture, 0);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.copy", NULL);
  rdt_ui_settle ();
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &before));
  g_assert_false (gtk_widget_is_drawable (mirror));

  paste (fixture);
  while (!gtk_revealer_get_child_revealed (GTK_REVEALER (bar)))
    g_main_context_iteration (NULL, TRUE);
  rdt_ui_settle ();
  g_assert_true (gtk_widget_is_drawable (mirror));
  g_assert_true (gtk_widget_compute_bounds (board, fixture->window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
}

/* A unit that is not on the board cannot be copied, and so is not cut. */
static void
test_editor_units_are_not_lost_by_cutting (RdtEditorFixture *fixture,
                                           gconstpointer     unused)
{
  GtkWidget *turn;

  place_three (fixture);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_choose (fixture->editor, 18, RDT_NO_UNIT, TRUE);

  rdt_editor_page_show_view (fixture->page, "selection");
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();
  turn = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.arrives.turn");
  gtk_editable_set_text (GTK_EDITABLE (turn), "3");
  g_signal_emit_by_name (turn, "entry-activated");
  g_assert_cmpuint (get_unit (fixture, 0)->arrives_turn, ==, 3);
  g_assert_cmpuint (get_unit (fixture, 2)->arrives_turn, ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.cut", NULL);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_editor_fixture_get_setup (fixture)), ==, 3);
}

/* The clipboard may answer after the page has been left. */
static void
test_editor_units_are_not_pasted_into_nothing (RdtEditorFixture *fixture,
                                               gconstpointer     unused)
{
  g_autoptr(RdtScenario) scenario = g_object_ref (fixture->scenario);
  gpointer editor = fixture->editor;

  place_three (fixture);
  rdt_editor_select_all (fixture->editor);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.copy", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.paste", NULL);
  g_object_add_weak_pointer (editor, &editor);
  rdt_editor_fixture_close (fixture);

  while (editor != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (rdt_setup_get_n_units (rdt_scenario_get_setup (scenario)), ==, 3);

  rdt_editor_fixture_open (fixture, scenario);
}

static gboolean
is_unit_row (GtkWidget     *widget,
             gconstpointer  unused)
{
  return ADW_IS_ACTION_ROW (widget)
         && g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (widget)), "Tank · E3") == 0;
}

/* Rectangles leave units of any type alone. */
static void
test_editor_shapes_do_not_stack_units (RdtEditorFixture *fixture,
                                       gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .type = "tank" };
  const RdtTool truck = { .kind = RDT_TOOL_UNIT, .type = "truck" };

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_set_tool (fixture->editor, &truck);
  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_RECTANGLE);
  rdt_editor_fixture_activate (fixture, 0);
  rdt_editor_fixture_activate (fixture, 9);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->sides[0].units->len, ==, 4);
}

static void
test_editor_units_change_sides_and_are_found_by_type (RdtEditorFixture *fixture,
                                                      gconstpointer     unused)
{
  const char *const types[] = { "tank", "truck", "tank" };
  g_autoptr(GArray) found = NULL;
  const RdtSetup *setup;

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      const RdtTool tool = { .kind = RDT_TOOL_UNIT, .type = types[i] };

      rdt_editor_set_tool (fixture->editor, &tool);
      rdt_editor_fixture_activate (fixture, i);
    }

  rdt_editor_select_unit (fixture->editor, (RdtRosterPlace) { 0, 0 });
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.select-alike", NULL);
  found = rdt_editor_list_units (fixture->editor);
  g_assert_cmpuint (found->len, ==, 2);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.change-side", NULL);
  setup = rdt_editor_fixture_get_setup (fixture);
  g_assert_cmpuint (setup->sides[0].units->len, ==, 1);
  g_assert_cmpuint (setup->sides[1].units->len, ==, 2);
  g_assert_cmpstr (((RdtSetupUnit *) g_ptr_array_index (setup->sides[1].units, 1))->type, ==,
                   "tank");
  rdt_scenario_undo (fixture->scenario);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->sides[1].units->len, ==, 0);
}

static void
test_editor_a_row_of_the_army_shows_its_unit (RdtEditorFixture *fixture,
                                              gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .type = "tank" };
  GtkWidget *focus, *name;

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 20);
  rdt_editor_page_show_view (fixture->page, "armies");
  rdt_editor_page_refresh (fixture->page);
  rdt_editor_fixture_settle ();
  gtk_widget_activate (rdt_ui_find (GTK_WIDGET (fixture->page), is_unit_row, NULL));

  g_assert_cmpuint (rdt_editor_get_cell (fixture->editor), ==, 20);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  name = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.name");
  g_assert_true (focus == name || gtk_widget_is_ancestor (focus, name));
}

/* Each side faces the other, unless something else is set. */
static void
test_editor_units_of_both_sides_face_differently (RdtEditorFixture *fixture,
                                                  gconstpointer     unused)
{
  RdtSetup *setup = rdt_setup_copy (rdt_editor_fixture_get_setup (fixture));
  GtkWidget *facing;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < 2; i++)
      rdt_roster_add (setup, side, "tank", (RdtPlace) { i, side == 0 ? 0 : 7 });
  rdt_scenario_edit (fixture->scenario, "Begin", setup);
  rdt_editor_page_show_view (fixture->page, "selection");

  rdt_editor_select_cell (fixture->editor, 0);
  rdt_editor_extend_to (fixture->editor, 1);
  rdt_editor_page_refresh (fixture->page);
  facing = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.facing");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (facing)), ==, 0);

  rdt_editor_select_all (fixture->editor);
  rdt_editor_page_refresh (fixture->page);
  facing = rdt_editor_fixture_find_named (GTK_WIDGET (fixture->page), "sides.units.facing");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (facing)), ==,
                    GTK_INVALID_LIST_POSITION);
}

/* The panel follows a click with Select, so that the selection can be edited; it
 * stays as it is while the user draws.
 */
static void
test_editor_the_panel_shows_what_is_selected (RdtEditorFixture *fixture,
                                              gconstpointer     unused)
{
  const RdtTool woods = { .kind = RDT_TOOL_GROUND, .value = RDT_GROUND_WOODS };

  rdt_editor_page_show_view (fixture->page, "scenario");
  rdt_editor_set_tool (fixture->editor, &woods);
  rdt_editor_fixture_activate (fixture, 10);
  g_assert_cmpstr (rdt_editor_fixture_get_view (fixture), ==, "scenario");

  rdt_editor_set_mode (fixture->editor, RDT_EDITOR_SELECT);
  rdt_editor_fixture_activate (fixture, 10);
  g_assert_cmpstr (rdt_editor_fixture_get_view (fixture), ==, "selection");

  rdt_editor_page_show_view (fixture->page, "armies");
  rdt_editor_fixture_drag (fixture, "dragged", 20, 30);
  rdt_editor_fixture_drag (fixture, "dropped", 20, 30);
  g_assert_cmpstr (rdt_editor_fixture_get_view (fixture), ==, "selection");
}

#define add(path, rules, func) \
  rdt_editor_fixture_add_test ("/gtk/editor-units/" path, rules, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("units-are-placed-moved-and-turned", NULL, test_editor_units_are_placed_moved_and_turned);
  add ("units-are-selected-as-they-are-put", NULL, test_editor_units_are_selected_as_they_are_put);
  add ("units-stay-chosen-where-undo-takes-them", NULL,
       test_editor_units_stay_chosen_where_undo_takes_them);
  add ("units-have-a-menu-together", NULL, test_editor_units_have_a_menu_together);
  add ("units-move-together", NULL, test_editor_units_move_together);
  add ("units-do-not-leave-the-board", NULL, test_editor_units_do_not_leave_the_board);
  add ("units-are-added-to-what-is-chosen", NULL, test_editor_units_are_added_to_what_is_chosen);
  add ("units-are-copied-and-cut", NULL, test_editor_units_are_copied_and_cut);
  add ("fields-of-units-keep-their-places", NULL, test_editor_fields_of_units_keep_their_places);
  add ("what-is-pasted-is-shown-first", NULL, test_editor_what_is_pasted_is_shown_first);
  add ("pasting-leaves-the-board-in-place", NULL, test_editor_pasting_leaves_the_board_in_place);
  add ("units-are-not-lost-by-cutting", NULL, test_editor_units_are_not_lost_by_cutting);
  add ("units-are-not-pasted-into-nothing", NULL, test_editor_units_are_not_pasted_into_nothing);
  add ("shapes-do-not-stack-units", NULL, test_editor_shapes_do_not_stack_units);
  add ("units-change-sides-and-are-found-by-type", NULL,
       test_editor_units_change_sides_and_are_found_by_type);
  add ("units-of-both-sides-face-differently", NULL,
       test_editor_units_of_both_sides_face_differently);
  add ("a-row-of-the-army-shows-its-unit", NULL, test_editor_a_row_of_the_army_shows_its_unit);
  add ("the-panel-shows-what-is-selected", NULL, test_editor_the_panel_shows_what_is_selected);
  add ("units-are-named-one-after-the-other", NULL,
       test_editor_units_are_named_one_after_the_other);

  return g_test_run ();
}
