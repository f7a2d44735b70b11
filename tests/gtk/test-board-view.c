/* test-board-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <gdk/x11/gdkx.h>

#include "rdt-board-fixture.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

static guint
count_cells (RdtBoardFixture *fixture)
{
  return rdt_grid_get_n_cells (&fixture->picture.grid);
}

static void
test_board_view_places_belong_to_their_cells (RdtBoardFixture *fixture,
                                              gconstpointer    unused)
{
  for (RdtCell cell = 0; cell < count_cells (fixture); cell++)
    {
      GdkRectangle area;

      rdt_board_view_get_cell_area (fixture->view, cell, &area);
      g_assert_cmpuint (rdt_board_view_find_cell (fixture->view,
                                                  area.x + area.width / 2.0,
                                                  area.y + area.height / 2.0),
                        ==, cell);
    }

  g_assert_cmpuint (rdt_board_view_find_cell (fixture->view, -5, -5), ==, RDT_NO_CELL);
}

static void
test_board_view_counters_are_where_their_units_are (RdtBoardFixture *fixture,
                                                    gconstpointer    unused)
{
  for (guint i = 0; i < fixture->picture.n_counters; i++)
    {
      const RdtCounter *counter = &fixture->picture.counters[i];
      GdkRectangle area;

      rdt_board_view_get_cell_area (fixture->view, counter->cell, &area);
      if (counter->n_there == 1)
        g_assert_cmpuint (rdt_board_view_find_unit (fixture->view,
                                                    area.x + area.width / 2.0,
                                                    area.y + area.height / 2.0),
                          ==, counter->unit);
    }
}

static void
check_key (RdtBoardFixture *fixture,
           guint            key,
           RdtCell          from,
           RdtCell          to)
{
  rdt_board_view_set_cursor (fixture->view, from);
  rdt_ui_press_key (GTK_WIDGET (fixture->view), key);
  g_assert_cmpuint (rdt_board_view_get_cursor (fixture->view), ==,
                    to != RDT_NO_CELL ? to : from);
}

/* From every cell, and never off the board. */
static void
test_board_view_arrows_go_up_down_and_sideways (RdtBoardFixture *fixture,
                                                gconstpointer    unused)
{
  const RdtGrid *grid = &fixture->picture.grid;

  for (RdtCell cell = 0; cell < count_cells (fixture); cell++)
    {
      int column = rdt_grid_get_column (grid, cell);
      int row = rdt_grid_get_row (grid, cell);

      check_key (fixture, GDK_KEY_Up, cell, rdt_grid_cell_at (grid, column, row + 1));
      check_key (fixture, GDK_KEY_Down, cell, rdt_grid_cell_at (grid, column, row - 1));
      check_key (fixture, GDK_KEY_Left, cell, rdt_grid_cell_at (grid, column - 1, row));
      check_key (fixture, GDK_KEY_Right, cell, rdt_grid_cell_at (grid, column + 1, row));
    }
}

/* Hexes have four more neighbours; squares do not have those keys. */
static void
test_board_view_four_keys_reach_a_hexs_other_neighbours (RdtBoardFixture *fixture,
                                                         gconstpointer    unused)
{
  const RdtGrid *grid = &fixture->picture.grid;
  const struct
  {
    guint     key;
    RdtFacing facing;
  } keys[] = {
    { GDK_KEY_Page_Up, 1 },
    { GDK_KEY_Page_Down, 2 },
    { GDK_KEY_End, 4 },
    { GDK_KEY_Home, 5 },
  };

  for (RdtCell cell = 0; cell < count_cells (fixture); cell++)
    for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
      check_key (fixture, keys[i].key, cell,
                 grid->kind == RDT_GRID_HEX ? rdt_grid_step (grid, cell, keys[i].facing)
                                            : RDT_NO_CELL);
}

static void
test_board_view_cells_are_a_grid_to_a_screen_reader (RdtBoardFixture *fixture,
                                                     gconstpointer    unused)
{
  const RdtGrid *grid = &fixture->picture.grid;
  GtkWidget *cells = rdt_ui_find_type (GTK_WIDGET (fixture->view), RDT_TYPE_CELL_GRID);
  RdtCell cell = 0;

  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (cells), GTK_ACCESSIBLE_ROLE_GRID));

  for (GtkWidget *child = gtk_widget_get_first_child (cells);
       child != NULL;
       child = gtk_widget_get_next_sibling (child), cell++)
    {
      g_autofree char *name = rdt_board_fixture_describe_cell (cell, NULL);

      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_ROLE_GRID_CELL);
      gtk_test_accessible_assert_property (GTK_ACCESSIBLE (child),
                                           GTK_ACCESSIBLE_PROPERTY_LABEL, name);
      gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (child),
                                           GTK_ACCESSIBLE_RELATION_COL_INDEX,
                                           rdt_grid_get_column (grid, cell) + 1);
      gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (child),
                                           GTK_ACCESSIBLE_RELATION_ROW_INDEX,
                                           (int) grid->height - rdt_grid_get_row (grid, cell));
      g_assert_true (gtk_widget_get_focusable (child));
    }

  g_assert_cmpuint (cell, ==, count_cells (fixture));
}

static void
test_board_view_zoom_keeps_what_is_under_the_pointer (RdtBoardFixture *fixture,
                                                      gconstpointer    unused)
{
  const double x = 300, y = 250;
  const double sizes[] = { 120, 200, 160 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RdtCell cell = rdt_board_view_find_cell (fixture->view, x, y);
      GdkRectangle before, after;

      g_assert_cmpuint (cell, !=, RDT_NO_CELL);
      rdt_board_view_get_cell_area (fixture->view, cell, &before);
      rdt_board_view_zoom_to (fixture->view, sizes[i], x, y);
      rdt_board_view_get_cell_area (fixture->view, cell, &after);

      g_assert_cmpfloat (rdt_board_view_get_cell_size (fixture->view), ==, sizes[i]);
      g_assert_cmpfloat_with_epsilon ((x - before.x) / before.width,
                                      (x - after.x) / after.width,
                                      3.0 / before.width);
      g_assert_cmpfloat_with_epsilon ((y - before.y) / before.height,
                                      (y - after.y) / after.height,
                                      3.0 / before.height);
      rdt_ui_settle ();
    }

  g_assert_false (rdt_board_view_is_fitted (fixture->view));
  rdt_board_view_zoom_to_fit (fixture->view);
  rdt_ui_settle ();
  g_assert_true (rdt_board_view_is_fitted (fixture->view));
}

G_GNUC_PRINTF (1, 2)
static void
act_on_display (const char *format,
                ...)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *command = NULL;
  va_list arguments;

  va_start (arguments, format);
  command = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Does what a frame with a layout does to the pointer: GDK asks for its position
 * and for the state of its buttons.
 */
static void
draw_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);

  gtk_widget_queue_allocate (widget);
  g_signal_emit_by_name (clock, "layout");
  g_signal_emit_by_name (clock, "flush-events");
  g_signal_emit_by_name (clock, "resume-events");
}

static void
count_pressed_cb (RdtBoardView *view,
                  guint         cell,
                  guint        *n)
{
  ++*n;
}

static void
count_cb (RdtBoardView *view,
          guint         cell,
          guint         unit,
          guint        *n)
{
  ++*n;
}

/* The button goes up while a frame is drawn: GDK has asked for its state before it
 * has read the event.
 */
static void
test_board_view_a_quick_click_is_one (RdtBoardFixture *fixture,
                                      gconstpointer    unused)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (fixture->window));
  gulong xid = gdk_x11_surface_get_xid (surface);
  GdkRectangle area;
  double left, top, x, y;
  guint n_pressed = 0;
  guint n_clicks = 0;

  g_signal_connect (fixture->view, "cell-pressed", G_CALLBACK (count_pressed_cb), &n_pressed);
  g_signal_connect (fixture->view, "cell-activated", G_CALLBACK (count_cb), &n_clicks);

  rdt_board_view_get_cell_area (fixture->view, 9, &area);
  gtk_native_get_surface_transform (GTK_NATIVE (fixture->window), &left, &top);
  gtk_widget_translate_coordinates (GTK_WIDGET (fixture->view), fixture->window,
                                    area.x + area.width / 2.0, area.y + area.height / 2.0,
                                    &x, &y);
  act_on_display ("xdotool mousemove --window %lu %d %d mousedown 1",
                  xid, (int) (left + x), (int) (top + y));
  while (n_pressed == 0)
    g_main_context_iteration (NULL, TRUE);

  act_on_display ("xdotool mouseup 1");
  draw_frame (fixture->window);
  rdt_ui_settle ();

  g_assert_cmpuint (n_clicks, ==, 1);
}

#define add(claim, test) rdt_board_fixture_add_tests ("board-view", claim, test)

static void
leave_and_return (RdtBoardFixture *fixture)
{
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  rdt_board_view_focus_cursor (fixture->view);
}

/* GTK hides the focus a few seconds after the last key: the dice that were entered
 * meanwhile did not change where the cursor is.
 */
static void
test_board_view_the_cursor_is_seen_again (RdtBoardFixture *fixture,
                                          gconstpointer    unused)
{
  const RdtOverlay *overlay = rdt_board_view_get_overlay (fixture->view);

  rdt_board_view_focus_cursor (fixture->view);
  rdt_ui_press_key (GTK_WIDGET (fixture->view), GDK_KEY_Right);
  g_assert_cmpuint (overlay->cursor, ==, rdt_board_view_get_cursor (fixture->view));

  leave_and_return (fixture);
  g_assert_cmpuint (overlay->cursor, ==, rdt_board_view_get_cursor (fixture->view));

  /* It was not in use, so it stays hidden. */
  rdt_board_view_get_overlay (fixture->view)->cursor = RDT_NO_CELL;
  leave_and_return (fixture);
  g_assert_cmpuint (overlay->cursor, ==, RDT_NO_CELL);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("places-belong-to-their-cells", test_board_view_places_belong_to_their_cells);
  add ("counters-are-where-their-units-are", test_board_view_counters_are_where_their_units_are);
  add ("arrows-go-up-down-and-sideways", test_board_view_arrows_go_up_down_and_sideways);
  add ("four-keys-reach-a-hexs-other-neighbours",
       test_board_view_four_keys_reach_a_hexs_other_neighbours);
  add ("cells-are-a-grid-to-a-screen-reader", test_board_view_cells_are_a_grid_to_a_screen_reader);
  add ("zoom-keeps-what-is-under-the-pointer",
       test_board_view_zoom_keeps_what_is_under_the_pointer);
  add ("the-cursor-is-seen-again", test_board_view_the_cursor_is_seen_again);
  add ("a-quick-click-is-one", test_board_view_a_quick_click_is_one);

  return g_test_run ();
}
