/* rdt-board-fixture.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-board-fixture.h"

#include "rdt-board-input.h"
#include "rdt-ui.h"

/**
 * rdt_board_fixture_describe_cell:
 *
 * Returns: (transfer full): the accessible description of a cell
 */
char *
rdt_board_fixture_describe_cell (RdtCell  cell,
                                 gpointer unused)
{
  return g_strdup_printf ("the %uth cell", cell);
}

static void
set_up (RdtBoardFixture *fixture,
        gconstpointer    name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  fixture->scenario = rdt_ui_load_scenario (name);
  rdt_picture_show_setup (&fixture->picture, rdt_scenario_get_setup (fixture->scenario));
  fixture->view = RDT_BOARD_VIEW (g_object_new (RDT_TYPE_BOARD_VIEW, NULL));
  rdt_board_input_attach (fixture->view);
  rdt_board_view_set_describe (fixture->view, rdt_board_fixture_describe_cell, NULL);
  rdt_board_view_set_picture (fixture->view, &fixture->picture);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (fixture->view));
  fixture->window = rdt_ui_show (scrolled, 700, 600);
}

static void
tear_down (RdtBoardFixture *fixture,
           gconstpointer    unused)
{
  g_object_add_weak_pointer (G_OBJECT (fixture->view), (gpointer *) &fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  rdt_ui_settle ();

  g_assert_null (fixture->view);
  g_assert_finalize_object (fixture->scenario);
}

/**
 * rdt_board_fixture_add_tests:
 *
 * Adds a test for a board of squares and for one of hexes.
 */
void
rdt_board_fixture_add_tests (const char          *suite,
                             const char          *claim,
                             RdtBoardFixtureTest  test)
{
  const char *const names[] = { "wells-of-bir-qamar", "rolica" };
  const char *const grids[] = { "squares", "hexes" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/gtk/%s/%s/%s", suite, grids[i], claim);

      g_test_add (path, RdtBoardFixture, names[i], set_up, test, tear_down);
    }
}
