/* test-board-view.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "rdt-board-view.h"
#include "rdt-shelter.h"
#include "rdt-stage.h"

/* A board in a window, as pages show it. */
typedef struct
{
  RdtScenario  *scenario;
  RdtPicture    picture;
  GtkWidget    *window;
  RdtBoardView *view;
} Table;

static char *
describe_cb (RdtCell  cell,
             gpointer user_data)
{
  return g_strdup_printf ("the %uth cell", cell);
}

static void
set_up (Table         *table,
        gconstpointer  name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  table->scenario = rdt_stage_load_scenario (name);
  rdt_picture_show_setup (&table->picture, rdt_scenario_get_setup (table->scenario));
  table->view = RDT_BOARD_VIEW (rdt_board_view_new ());
  rdt_board_view_set_describe (table->view, describe_cb, NULL);
  rdt_board_view_set_picture (table->view, &table->picture);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), GTK_WIDGET (table->view));
  table->window = rdt_stage_show (scrolled, 700, 600);
}

static void
tear_down (Table         *table,
           gconstpointer  unused)
{
  g_object_add_weak_pointer (G_OBJECT (table->view), (gpointer *) &table->view);
  gtk_window_destroy (GTK_WINDOW (table->window));
  rdt_stage_settle ();

  g_assert_null (table->view);
  g_assert_finalize_object (table->scenario);
}

static guint
count_cells (Table *table)
{
  return rdt_grid_get_n_cells (&table->picture.grid);
}

static void
test_board_view_places_belong_to_their_cells (Table         *table,
                                              gconstpointer  unused)
{
  for (RdtCell cell = 0; cell < count_cells (table); cell++)
    {
      GdkRectangle area;

      rdt_board_view_get_cell_area (table->view, cell, &area);
      g_assert_cmpuint (rdt_board_view_find_cell (table->view,
                                                  area.x + area.width / 2.0,
                                                  area.y + area.height / 2.0),
                        ==, cell);
    }

  g_assert_cmpuint (rdt_board_view_find_cell (table->view, -5, -5), ==, RDT_NO_CELL);
}

static void
test_board_view_counters_are_where_their_units_are (Table         *table,
                                                    gconstpointer  unused)
{
  for (guint i = 0; i < table->picture.n_counters; i++)
    {
      const RdtCounter *counter = &table->picture.counters[i];
      GdkRectangle area;

      rdt_board_view_get_cell_area (table->view, counter->cell, &area);
      if (counter->n_there == 1)
        g_assert_cmpuint (rdt_board_view_find_unit (table->view,
                                                    area.x + area.width / 2.0,
                                                    area.y + area.height / 2.0),
                          ==, counter->unit);
    }
}

static void
check_key (Table   *table,
           guint    key,
           RdtCell  from,
           RdtCell  to)
{
  rdt_board_view_set_cursor (table->view, from);
  rdt_stage_press_key (GTK_WIDGET (table->view), key);
  g_assert_cmpuint (rdt_board_view_get_cursor (table->view), ==,
                    to != RDT_NO_CELL ? to : from);
}

/* From every cell, and never off the board. */
static void
test_board_view_arrows_go_up_down_and_sideways (Table         *table,
                                                gconstpointer  unused)
{
  const RdtGrid *grid = &table->picture.grid;

  for (RdtCell cell = 0; cell < count_cells (table); cell++)
    {
      int column = rdt_grid_get_column (grid, cell);
      int row = rdt_grid_get_row (grid, cell);

      check_key (table, GDK_KEY_Up, cell, rdt_grid_cell_at (grid, column, row + 1));
      check_key (table, GDK_KEY_Down, cell, rdt_grid_cell_at (grid, column, row - 1));
      check_key (table, GDK_KEY_Left, cell, rdt_grid_cell_at (grid, column - 1, row));
      check_key (table, GDK_KEY_Right, cell, rdt_grid_cell_at (grid, column + 1, row));
    }
}

/* Hexes have four neighbours more; squares do not have those keys. */
static void
test_board_view_four_keys_reach_a_hexs_other_neighbours (Table         *table,
                                                         gconstpointer  unused)
{
  const RdtGrid *grid = &table->picture.grid;
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

  for (RdtCell cell = 0; cell < count_cells (table); cell++)
    for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
      check_key (table, keys[i].key, cell,
                 grid->kind == RDT_GRID_HEX ? rdt_grid_step (grid, cell, keys[i].facing)
                                            : RDT_NO_CELL);
}

static void
test_board_view_cells_are_a_grid_to_a_screen_reader (Table         *table,
                                                     gconstpointer  unused)
{
  const RdtGrid *grid = &table->picture.grid;
  GtkWidget *cells = rdt_stage_find_type (GTK_WIDGET (table->view), RDT_TYPE_CELL_GRID);
  RdtCell cell = 0;

  g_assert_true (gtk_test_accessible_has_role (GTK_ACCESSIBLE (cells), GTK_ACCESSIBLE_ROLE_GRID));

  for (GtkWidget *child = gtk_widget_get_first_child (cells);
       child != NULL;
       child = gtk_widget_get_next_sibling (child), cell++)
    {
      g_autofree char *name = describe_cb (cell, NULL);

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

  g_assert_cmpuint (cell, ==, count_cells (table));
}

static void
add_drawn (GHashTable    *drawn,
           GskRenderNode *node)
{
  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        add_drawn (drawn, gsk_container_node_get_child (node, i));
      break;

    case GSK_CLIP_NODE:
      add_drawn (drawn, gsk_clip_node_get_child (node));
      break;

    case GSK_TRANSFORM_NODE:
      add_drawn (drawn, gsk_transform_node_get_child (node));
      break;

    case GSK_CAIRO_NODE:
    case GSK_TEXTURE_NODE:
      g_hash_table_add (drawn, gsk_render_node_ref (node));
      break;

    default:
      break;
    }
}

/* All that was drawn with a brush: what costs time if it is drawn again. */
static GHashTable *
list_drawn (Table *table)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GHashTable *drawn = g_hash_table_new_full (NULL, NULL,
                                             (GDestroyNotify) gsk_render_node_unref, NULL);
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (table->view)->snapshot (GTK_WIDGET (table->view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  add_drawn (drawn, node);
  gsk_render_node_unref (node);

  return drawn;
}

static guint
count_new (GHashTable *now,
           GHashTable *before)
{
  GHashTableIter iter;
  gpointer node;
  guint n = 0;

  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &node, NULL))
    n += g_hash_table_contains (before, node) ? 0 : 1;

  return n;
}

static void
test_board_view_draws_only_what_has_changed (Table         *table,
                                             gconstpointer  unused)
{
  g_autoptr(GHashTable) before = list_drawn (table);
  g_autoptr(GHashTable) unchanged = NULL;
  g_autoptr(GHashTable) moved = NULL;

  g_assert_cmpuint (g_hash_table_size (before), >, table->picture.n_counters);

  rdt_board_view_set_picture (table->view, &table->picture);
  rdt_stage_settle ();
  unchanged = list_drawn (table);
  g_assert_cmpuint (count_new (unchanged, before), ==, 0);

  for (RdtCell cell = 0; cell < count_cells (table); cell++)
    {
      gboolean is_free = TRUE;

      for (guint i = 0; i < table->picture.n_counters; i++)
        is_free = is_free && table->picture.counters[i].cell != cell;
      if (is_free)
        table->picture.counters[0].cell = cell;
    }

  rdt_board_view_set_picture (table->view, &table->picture);
  rdt_stage_settle ();
  moved = list_drawn (table);
  g_assert_cmpuint (count_new (moved, before), ==, 1);
}

/* To a pixel, for sizes of cells are whole pixels. */
static void
test_board_view_zoom_keeps_what_is_under_the_pointer (Table         *table,
                                                      gconstpointer  unused)
{
  const double x = 300, y = 250;
  const double sizes[] = { 120, 200, 160 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RdtCell cell = rdt_board_view_find_cell (table->view, x, y);
      GdkRectangle before, after;

      g_assert_cmpuint (cell, !=, RDT_NO_CELL);
      rdt_board_view_get_cell_area (table->view, cell, &before);
      rdt_board_view_zoom_to (table->view, sizes[i], x, y);
      rdt_board_view_get_cell_area (table->view, cell, &after);

      g_assert_cmpfloat (rdt_board_view_get_cell_size (table->view), ==, sizes[i]);
      g_assert_cmpfloat_with_epsilon ((x - before.x) / before.width,
                                      (x - after.x) / after.width,
                                      3.0 / before.width);
      g_assert_cmpfloat_with_epsilon ((y - before.y) / before.height,
                                      (y - after.y) / after.height,
                                      3.0 / before.height);
      rdt_stage_settle ();
    }

  g_assert_false (rdt_board_view_is_fitted (table->view));
  rdt_board_view_zoom_to_fit (table->view);
  rdt_stage_settle ();
  g_assert_true (rdt_board_view_is_fitted (table->view));
}

static void
run_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* What was drawn last, without anything behind it. */
static cairo_surface_t *
photograph (GdkPaintable   *paintable,
            cairo_format_t  format)
{
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface = cairo_image_surface_create (format, width, height);
  GskRenderNode *node;
  cairo_t *cr;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  gsk_render_node_unref (node);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_holes (cairo_surface_t *surface)
{
  const guchar *pixels = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      n += pixels[y * stride + x] != 0xff;

  return n;
}

/* Whatever has been painted anew when the size changes again. */
static void
test_board_view_zoom_leaves_no_holes (Table         *table,
                                      gconstpointer  unused)
{
  const double sizes[] = { 90, 300, 120, 60, 40, 250, 80, 20, 160 };
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (table->view));

  rdt_stage_settle ();

  for (guint i = 0; i < 5 * G_N_ELEMENTS (sizes); i++)
    {
      cairo_surface_t *surface;

      rdt_board_view_zoom_to (table->view, sizes[i % G_N_ELEMENTS (sizes)], 300, 250);
      run_for (30);
      surface = photograph (paintable, CAIRO_FORMAT_A8);
      g_assert_cmpuint (count_holes (surface), ==, 0);
      cairo_surface_destroy (surface);

      run_for (90);
      for (guint j = 0; j < i % 7; j++)
        g_main_context_iteration (NULL, FALSE);
    }
}

static gboolean
keep_busy_cb (gpointer unused)
{
  return G_SOURCE_CONTINUE;
}

static void
assert_looks_like (cairo_surface_t *a,
                   cairo_surface_t *b)
{
  g_assert_cmpmem (cairo_image_surface_get_data (a),
                   cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a),
                   cairo_image_surface_get_data (b),
                   cairo_image_surface_get_stride (b) * cairo_image_surface_get_height (b));
}

/* A spinner that turns somewhere, or dice that roll, may leave no idle time
 * between two frames.
 */
static void
test_board_view_is_drawn_while_all_is_busy (Table         *table,
                                            gconstpointer  unused)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (table->view));
  cairo_surface_t *seen, *expected;
  RdtPalette palette;
  guint busy;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_board_view_set_palette (table->view, &palette);
  rdt_stage_settle ();
  busy = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, keep_busy_cb, NULL, NULL);
  rdt_board_view_zoom_to (table->view, 77, 300, 250);
  run_for (600);
  seen = photograph (paintable, CAIRO_FORMAT_ARGB32);

  g_source_remove (busy);
  run_for (300);
  expected = photograph (paintable, CAIRO_FORMAT_ARGB32);
  g_assert_cmpuint (*cairo_image_surface_get_data (expected), !=, 0);
  assert_looks_like (seen, expected);

  cairo_surface_destroy (seen);
  cairo_surface_destroy (expected);
}

static void
add (const char *claim,
     void      (*func) (Table *, gconstpointer))
{
  const char *const names[] = { "wells-of-bir-qamar", "rolica" };
  const char *const grids[] = { "squares", "hexes" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/gtk/board-view/%s/%s", grids[i], claim);

      g_test_add (path, Table, names[i], set_up, func, tear_down);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_shelter_init ();
  adw_init ();

  add ("places-belong-to-their-cells", test_board_view_places_belong_to_their_cells);
  add ("counters-are-where-their-units-are", test_board_view_counters_are_where_their_units_are);
  add ("arrows-go-up-down-and-sideways", test_board_view_arrows_go_up_down_and_sideways);
  add ("four-keys-reach-a-hexs-other-neighbours",
       test_board_view_four_keys_reach_a_hexs_other_neighbours);
  add ("cells-are-a-grid-to-a-screen-reader", test_board_view_cells_are_a_grid_to_a_screen_reader);
  add ("draws-only-what-has-changed", test_board_view_draws_only_what_has_changed);
  add ("zoom-keeps-what-is-under-the-pointer",
       test_board_view_zoom_keeps_what_is_under_the_pointer);
  add ("zoom-leaves-no-holes", test_board_view_zoom_leaves_no_holes);
  add ("is-drawn-while-all-is-busy", test_board_view_is_drawn_while_all_is_busy);

  return g_test_run ();
}
