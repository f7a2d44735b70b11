/* test-editor-shape.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-actions.h"
#include "rdt-editor-fixture.h"
#include "rdt-resize-window.h"
#include "rdt-test-home.h"
#include "rdt-test.h"

/* What is done to the board as a whole. */

static void
test_editor_shape_board_is_reshaped_by_actions (RdtEditorFixture *fixture,
                                                gconstpointer     unused)
{
  const RdtTool tank = { .kind = RDT_TOOL_UNIT, .side = 0, .type = "tank" };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  rdt_editor_set_tool (fixture->editor, &tank);
  rdt_editor_fixture_activate (fixture, 0);
  before = rdt_scenario_to_text (fixture->scenario);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.rotate", "i", 1);
  g_assert_cmpint (rdt_roster_get (rdt_editor_fixture_get_setup (fixture),
                                   (RdtRosterPlace) { 0 })->at.row,
                   ==, 7);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.rotate", "i", 3);
  after = rdt_scenario_to_text (fixture->scenario);
  g_assert_cmpstr (before, ==, after);

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.swap-sides", NULL);
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->sides[1].units->len, ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.convert", "(ss)",
                              "board.width", "5");
  g_assert_cmpuint (rdt_editor_fixture_get_setup (fixture)->grid.width, ==, 5);
  rdt_editor_fixture_settle ();
  rdt_editor_fixture_close_others (fixture);
}

/* Quarters of a turn are for squares; a board of hexes is turned by half. */
static void
test_editor_shape_hexes_are_rotated_by_half (RdtEditorFixture *fixture,
                                             gconstpointer     unused)
{
  g_autoptr(GSimpleActionGroup) group = rdt_editor_actions_new (fixture->editor);
  GActionGroup *actions = G_ACTION_GROUP (group);

  g_assert_false (g_action_group_get_action_enabled (actions, "rotate"));
  g_assert_true (g_action_group_get_action_enabled (actions, "rotate-by-half"));

  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "editor.convert", "(ss)",
                              "board.grid", "square");
  g_assert_true (g_action_group_get_action_enabled (actions, "rotate"));
  rdt_scenario_undo (fixture->scenario);
  g_assert_false (g_action_group_get_action_enabled (actions, "rotate"));
  rdt_editor_fixture_close_others (fixture);
}

static void
resize (RdtEditorFixture *fixture,
        const char       *columns)
{
  GtkWidget *window, *focus;

  rdt_resize_window_present (GTK_WINDOW (fixture->window), fixture->editor);
  window = rdt_editor_fixture_find_other (fixture);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  gtk_editable_set_text (GTK_EDITABLE (focus), columns);
  g_signal_emit_by_name (focus, "activate");

  /* A button that a key presses is released a moment later. */
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* The window begins with the number of columns.  A board that keeps its size is not
 * an edit.
 */
static void
test_editor_shape_a_board_is_resized_by_keyboard (RdtEditorFixture *fixture,
                                                  gconstpointer     unused)
{
  g_autofree char *width =
    g_strdup_printf ("%d", rdt_editor_fixture_get_setup (fixture)->grid.width);

  resize (fixture, width);
  g_assert_false (rdt_scenario_can_undo (fixture->scenario));
  resize (fixture, "11");
  g_assert_cmpint (rdt_editor_fixture_get_setup (fixture)->grid.width, ==, 11);
}

#define add(path, rules, func) \
  rdt_editor_fixture_add_test ("/gtk/editor-shape/" path, rules, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("the-board-is-reshaped-by-actions", NULL, test_editor_shape_board_is_reshaped_by_actions);
  add ("hexes-are-rotated-by-half", "twentieth-century",
       test_editor_shape_hexes_are_rotated_by_half);
  add ("a-board-is-resized-by-keyboard", NULL, test_editor_shape_a_board_is_resized_by_keyboard);

  return g_test_run ();
}
