/* rdt-editor-fixture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-editor-fixture.h"

#include "rdt-page.h"
#include "rdt-random-map.h"
#include "rdt-ui.h"

void
rdt_editor_fixture_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
rdt_editor_fixture_open (RdtEditorFixture *fixture,
                         RdtScenario      *scenario)
{
  fixture->scenario = g_object_ref (scenario);
  fixture->page = RDT_EDITOR_PAGE (rdt_editor_page_new (scenario, NULL,
                                                        fixture->library, fixture->settings));
  fixture->board = rdt_page_get_board (RDT_PAGE (fixture->page));
  fixture->editor = rdt_editor_page_get_editor (fixture->page);
  fixture->window = rdt_ui_show (GTK_WIDGET (fixture->page), 1024, 700);
}

void
rdt_editor_fixture_close (RdtEditorFixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_clear_object (&fixture->scenario);
  rdt_editor_fixture_settle ();
}

static void
set_up (RdtEditorFixture *fixture,
        gconstpointer     rules)
{
  RdtRuleset *ruleset;
  RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 8, .height = 8 };
  g_autoptr(RdtScenario) scenario = NULL;

  fixture->library = rdt_library_new ();
  fixture->settings = g_settings_new ("io.github.redoubt.Redoubt");
  ruleset = rdt_ruleset_find (rules != NULL ? rules : "modern");
  if (!((rdt_ruleset_get_rules (ruleset)->grids >> grid.kind) & 1))
    grid.kind = RDT_GRID_HEX;
  scenario = rdt_scenario_new (ruleset, rdt_blank_map (&grid, rdt_ruleset_get_rules (ruleset)));
  rdt_editor_fixture_open (fixture, scenario);
}

static void
tear_down (RdtEditorFixture *fixture,
           gconstpointer     unused)
{
  rdt_editor_fixture_close (fixture);
  g_clear_object (&fixture->settings);
  g_clear_object (&fixture->library);
}

const RdtSetup *
rdt_editor_fixture_get_setup (RdtEditorFixture *fixture)
{
  return rdt_scenario_get_setup (fixture->scenario);
}

/**
 * rdt_editor_fixture_get_view:
 *
 * Returns: the panel that is shown
 */
const char *
rdt_editor_fixture_get_view (RdtEditorFixture *fixture)
{
  return adw_view_stack_get_visible_child_name (
    ADW_VIEW_STACK (rdt_ui_find_type (GTK_WIDGET (fixture->page), ADW_TYPE_VIEW_STACK)));
}

void
rdt_editor_fixture_press (RdtEditorFixture *fixture,
                          RdtCell           cell)
{
  g_signal_emit_by_name (fixture->board, "cell-pressed", (guint) cell);
}

void
rdt_editor_fixture_drag (RdtEditorFixture *fixture,
                         const char       *signal,
                         RdtCell           from,
                         RdtCell           to)
{
  GdkRectangle area;

  rdt_board_view_get_cell_area (fixture->board, to, &area);
  g_signal_emit_by_name (fixture->board, signal, (guint) from,
                         area.x + area.width / 2.0, area.y + area.height / 2.0);
}

void
rdt_editor_fixture_activate (RdtEditorFixture *fixture,
                             RdtCell           cell)
{
  g_signal_emit_by_name (fixture->board, "cell-activated", (guint) cell, (guint) RDT_NO_UNIT);
}

GtkWidget *
rdt_editor_fixture_find_named (GtkWidget  *widget,
                               const char *name)
{
  if (g_strcmp0 (gtk_widget_get_name (widget), name) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = rdt_editor_fixture_find_named (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * rdt_editor_fixture_find_other:
 *
 * Returns: a window beside the editor's, such as a dialog
 */
GtkWidget *
rdt_editor_fixture_find_other (RdtEditorFixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != fixture->window)
        return window;
    }

  g_assert_not_reached ();
}

/**
 * rdt_editor_fixture_close_others:
 *
 * Closes all windows but the editor's.
 */
void
rdt_editor_fixture_close_others (RdtEditorFixture *fixture)
{
  g_autoptr(GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = g_list_model_get_n_items (windows); i > 0; i--)
    {
      g_autoptr(GtkWindow) window = g_list_model_get_item (windows, i - 1);

      if (GTK_WIDGET (window) != fixture->window)
        gtk_window_destroy (window);
    }

  rdt_editor_fixture_settle ();
}

/**
 * rdt_editor_fixture_add_test:
 * @rules: (nullable): the id of the rule set, or %NULL for Modern
 *
 * Adds a test of a blank scenario in the editor.
 */
void
rdt_editor_fixture_add_test (const char           *path,
                             const char           *rules,
                             RdtEditorFixtureTest  test)
{
  g_test_add (path, RdtEditorFixture, rules, set_up, test, tear_down);
}
