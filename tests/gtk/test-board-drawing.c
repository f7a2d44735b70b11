/* test-board-drawing.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <string.h>

#include "rdt-board-fixture.h"
#include "rdt-die.h"
#include "rdt-side-mark.h"
#include "rdt-style.h"
#include "rdt-test-home.h"
#include "rdt-ui.h"

/* What a board view draws, and when. */

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

/* Everything drawn with a brush, which takes time to draw again. */
static GHashTable *
list_drawn (RdtBoardFixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GHashTable *drawn = g_hash_table_new_full (NULL, NULL,
                                             (GDestroyNotify) gsk_render_node_unref, NULL);
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (fixture->view)->snapshot (GTK_WIDGET (fixture->view), snapshot);
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
test_board_drawing_draws_only_what_has_changed (RdtBoardFixture *fixture,
                                                gconstpointer    unused)
{
  g_autoptr(GHashTable) before = list_drawn (fixture);
  g_autoptr(GHashTable) unchanged = NULL;
  g_autoptr(GHashTable) moved = NULL;

  g_assert_cmpuint (g_hash_table_size (before), >, fixture->picture.n_counters);

  rdt_board_view_set_picture (fixture->view, &fixture->picture);
  rdt_ui_settle ();
  unchanged = list_drawn (fixture);
  g_assert_cmpuint (count_new (unchanged, before), ==, 0);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&fixture->picture.grid); cell++)
    {
      gboolean is_free = TRUE;

      for (guint i = 0; i < fixture->picture.n_counters; i++)
        is_free = is_free && fixture->picture.counters[i].cell != cell;
      if (is_free)
        fixture->picture.counters[0].cell = cell;
    }

  rdt_board_view_set_picture (fixture->view, &fixture->picture);
  rdt_ui_settle ();
  moved = list_drawn (fixture);
  g_assert_cmpuint (count_new (moved, before), ==, 1);
}

static cairo_surface_t *
shoot (RdtBoardFixture *fixture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                gtk_widget_get_width (GTK_WIDGET (fixture->view)),
                                gtk_widget_get_height (GTK_WIDGET (fixture->view)));
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  GTK_WIDGET_GET_CLASS (fixture->view)->snapshot (GTK_WIDGET (fixture->view), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Sets everything on the board that could hide or move names. */
static void
fill_overlay (RdtBoardFixture *fixture)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (fixture->view);

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&fixture->picture.grid); cell++)
    {
      overlay->zones[cell] = 0;
      overlay->highlights[cell] = RDT_HIGHLIGHT_REACH | RDT_HIGHLIGHT_ARC | RDT_HIGHLIGHT_CHOICE
                                  | RDT_HIGHLIGHT_TARGET;
      rdt_overlay_add_trace (overlay, &(RdtTrace) { .kind = RDT_TRACE_LOSS, .to = cell });
    }

  overlay->selected = 1;
  overlay->cursor = 0;
  overlay->sight_from = 0;
  overlay->sight_to = rdt_grid_get_n_cells (&fixture->picture.grid) - 1;
  rdt_board_view_highlights_changed (fixture->view);
  rdt_board_view_pointer_changed (fixture->view);
}

/* Whatever is selected or pointed at, each letter of a name stays in place. */
static void
test_board_drawing_names_stay_in_sight (RdtBoardFixture *fixture,
                                        gconstpointer    unused)
{
  const guint32 ink = 0x00ff00;
  cairo_surface_t *plain, *full;
  const guint32 *before, *after;
  RdtPalette palette;
  gsize n_dots;
  guint n = 0;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  palette.inks[RDT_INK_TAG_TEXT] = (RdtInk) { 0, 1, 0, 1, RDT_HATCH_SOLID };
  rdt_board_view_set_palette (fixture->view, &palette);
  rdt_ui_settle ();
  plain = shoot (fixture);
  fill_overlay (fixture);
  full = shoot (fixture);

  before = (const guint32 *) cairo_image_surface_get_data (plain);
  after = (const guint32 *) cairo_image_surface_get_data (full);
  n_dots = (gsize) cairo_image_surface_get_height (plain)
           * cairo_image_surface_get_stride (plain) / sizeof *before;
  for (gsize i = 0; i < n_dots; i++)
    if ((before[i] & 0xffffff) == ink)
      {
        g_assert_cmphex (after[i] & 0xffffff, ==, ink);
        n++;
      }

  g_assert_cmpuint (n, >, 100);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (full);
}

static guint
count_dots (RdtBoardFixture *fixture,
            guint32          ink)
{
  cairo_surface_t *shot = shoot (fixture);
  const guint32 *dots = (const guint32 *) cairo_image_surface_get_data (shot);
  gsize n_dots = (gsize) cairo_image_surface_get_height (shot)
                 * cairo_image_surface_get_stride (shot) / sizeof *dots;
  guint n = 0;

  for (gsize i = 0; i < n_dots; i++)
    n += (dots[i] & 0xffffff) == ink;
  cairo_surface_destroy (shot);

  return n;
}

/* Where a name and the facing of a counter meet, the facing is seen. */
static void
test_board_drawing_names_hide_no_facing (RdtBoardFixture *fixture,
                                         gconstpointer    unused)
{
  const guint32 ink = 0x00ff00;
  RdtPalette palette;
  guint most, least = G_MAXUINT;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  palette.inks[RDT_INK_TAG_TEXT] = (RdtInk) { 0, 1, 0, 1, RDT_HATCH_SOLID };
  rdt_board_view_set_palette (fixture->view, &palette);
  fixture->picture.n_counters = 0;
  rdt_board_view_set_picture (fixture->view, &fixture->picture);
  rdt_ui_settle ();
  most = count_dots (fixture, ink);
  g_assert_cmpuint (most, >, 100);

  fixture->picture.n_counters = 1;
  fixture->picture.counters[0].facing = 0;
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&fixture->picture.grid); cell++)
    {
      fixture->picture.counters[0].cell = cell;
      rdt_board_view_set_picture (fixture->view, &fixture->picture);
      least = MIN (least, count_dots (fixture, ink));
    }
  g_assert_cmpuint (least, <, most);
}

/* Letters on the board are as large as those in windows, and follow a change at once. */
static void
test_board_drawing_follows_the_size_of_text (RdtBoardFixture *fixture,
                                             gconstpointer    unused)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr(GHashTable) before = list_drawn (fixture);
  g_autoptr(GHashTable) large = NULL;

  g_assert_cmpfloat (rdt_style_get_text_size (), ==, 1);
  g_object_set (settings, "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  g_assert_cmpfloat (rdt_style_get_text_size (), ==, 1.5);
  large = list_drawn (fixture);
  g_assert_cmpuint (g_hash_table_size (large), >, 0);
  g_assert_cmpuint (count_new (large, before), ==, g_hash_table_size (large));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
}

static GskRenderNodeType
find_node_type (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  GskRenderNodeType type;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  type = gsk_render_node_get_node_type (node);
  gsk_render_node_unref (node);

  return type;
}

/* Textures of windows that close leave nothing behind that could be taken for a
 * part of the board: see rdt_image_node_new().
 */
static void
test_board_drawing_windows_leave_textures (RdtBoardFixture *fixture,
                                           gconstpointer    unused)
{
  g_autoptr(RdtScenario) scenario = rdt_ui_load_scenario ("two-villages");
  g_autoptr(RdtGame) game = rdt_scenario_create_game (scenario, NULL);
  GtkWidget *mark = g_object_new (RDT_TYPE_SIDE_MARK, NULL);
  GtkWidget *die = rdt_die_new (3, 32);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *window;

  rdt_side_mark_set_side (RDT_SIDE_MARK (mark), game, 1);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), die);
  window = rdt_ui_show (box, 100, 60);

  g_assert_cmpint (find_node_type (mark), ==, GSK_TEXTURE_NODE);
  g_assert_cmpint (find_node_type (die), ==, GSK_TEXTURE_NODE);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* To the pixel, since sizes of cells are whole pixels. */
static void
run_for (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (500);
}

/* The last drawing, without a background. */
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
test_board_drawing_zoom_leaves_no_holes (RdtBoardFixture *fixture,
                                         gconstpointer    unused)
{
  const double sizes[] = { 90, 300, 120, 60, 40, 250, 80, 20, 160 };
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->view));

  rdt_ui_settle ();

  for (guint i = 0; i < 5 * G_N_ELEMENTS (sizes); i++)
    {
      cairo_surface_t *surface;

      rdt_board_view_zoom_to (fixture->view, sizes[i % G_N_ELEMENTS (sizes)], 300, 250);
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

static gboolean
looks_like (cairo_surface_t *a,
            cairo_surface_t *b)
{
  gsize size = cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);

  g_assert_cmpint (cairo_image_surface_get_width (a), ==, cairo_image_surface_get_width (b));
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, cairo_image_surface_get_height (b));

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* Whether the board is drawn anew some time after its size has changed, if the main
 * loop is never idle in between.
 */
static gboolean
is_drawn_while_busy (RdtBoardFixture *fixture,
                     GdkPaintable    *paintable,
                     guint            milliseconds)
{
  cairo_surface_t *before, *seen, *expected;
  gboolean is_drawn;
  guint busy;

  rdt_board_view_zoom_to (fixture->view, 120, 300, 250);
  run_for (milliseconds);
  busy = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, keep_busy_cb, NULL, NULL);
  rdt_board_view_zoom_to (fixture->view, 77, 300, 250);
  run_for (1);
  before = photograph (paintable, CAIRO_FORMAT_ARGB32);
  run_for (milliseconds);
  seen = photograph (paintable, CAIRO_FORMAT_ARGB32);

  g_source_remove (busy);
  run_for (milliseconds);
  expected = photograph (paintable, CAIRO_FORMAT_ARGB32);
  g_assert_cmpuint (*cairo_image_surface_get_data (expected), !=, 0);
  g_assert_false (looks_like (before, expected));
  is_drawn = looks_like (seen, expected);

  cairo_surface_destroy (before);
  cairo_surface_destroy (seen);
  cairo_surface_destroy (expected);

  return is_drawn;
}

/* A spinner, or rolling dice, may leave no idle time between two frames.  How long
 * the drawing takes depends on the machine, but work that waited for idle time
 * would never be done.
 */
static void
test_board_drawing_is_drawn_while_all_is_busy (RdtBoardFixture *fixture,
                                               gconstpointer    unused)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->view));
  RdtPalette palette;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_board_view_set_palette (fixture->view, &palette);
  rdt_ui_settle ();

  for (guint patience = 600; !is_drawn_while_busy (fixture, paintable, patience); patience *= 2)
    g_assert_cmpuint (patience, <, 10000);
}

/* The number of dots in the margin's colour, of a line of dots at the top. */
static guint
count_margin (RdtBoardFixture *fixture,
              int              y)
{
  g_autoptr(GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (fixture->view));
  cairo_surface_t *surface;
  RdtPalette palette;
  const RdtInk *ink = &palette.inks[RDT_INK_MARGIN];
  guint32 margin;
  guint n = 0;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_board_view_set_palette (fixture->view, &palette);
  margin = (guint) (ink->red * 255) << 16 | (guint) (ink->green * 255) << 8
           | (guint) (ink->blue * 255);
  rdt_ui_settle ();
  run_for (300);
  surface = photograph (paintable, CAIRO_FORMAT_RGB24);

  for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
    {
      const guint32 *line = (const guint32 *) (gpointer) (cairo_image_surface_get_data (surface)
                              + y * cairo_image_surface_get_stride (surface));

      n += (line[x] & 0xffffff) == margin;
    }
  cairo_surface_destroy (surface);

  return n;
}

/* The edges with the coordinates are scrolled out of sight, but the coordinates stay at the top. */
static void
test_board_drawing_coordinates_stay_in_sight (RdtBoardFixture *fixture,
                                              gconstpointer    unused)
{
  guint width = gtk_widget_get_width (GTK_WIDGET (fixture->view));

  rdt_board_view_zoom_to (fixture->view, 200, 300, 250);
  g_assert_cmpuint (count_margin (fixture, 1), >, width * 9 / 10);

  rdt_board_view_set_labels (fixture->view, FALSE);
  g_assert_cmpuint (count_margin (fixture, 1), ==, 0);
}

static gboolean
is_same_image (cairo_surface_t *a,
               cairo_surface_t *b)
{
  gsize size = cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

static cairo_surface_t *
shoot_selected (RdtBoardFixture *fixture,
                RdtCell          cell)
{
  rdt_board_view_get_overlay (fixture->view)->selected = cell;
  rdt_board_view_highlights_changed (fixture->view);
  rdt_ui_settle ();

  return shoot (fixture);
}

/* The flag is drawn over the highlight, which has not changed. */
static void
test_board_drawing_flags_change_under_highlights (RdtBoardFixture *fixture,
                                                  gconstpointer    unused)
{
  const RdtSetup *setup = rdt_scenario_get_setup (fixture->scenario);
  const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, 0);
  RdtCell cell = rdt_grid_cell_at (&setup->grid, objective->at.column, objective->at.row);
  RdtSide holder = fixture->picture.held[cell] == 0 ? 1 : 0;
  cairo_surface_t *before = shoot_selected (fixture, cell);
  cairo_surface_t *after, *again;

  fixture->picture.held[cell] = holder;
  rdt_board_view_set_picture (fixture->view, &fixture->picture);
  rdt_ui_settle ();
  after = shoot (fixture);
  g_assert_false (is_same_image (before, after));

  cairo_surface_destroy (shoot_selected (fixture, RDT_NO_CELL));
  again = shoot_selected (fixture, cell);
  g_assert_true (is_same_image (after, again));

  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  cairo_surface_destroy (again);
}

static cairo_surface_t *
shoot_labelled (RdtBoardFixture *fixture,
                RdtCell          cell)
{
  RdtOverlay *overlay = rdt_board_view_get_overlay (fixture->view);
  cairo_surface_t *image;

  g_strlcpy (overlay->labels[cell], "2", RDT_HIGHLIGHT_LABEL_SIZE);
  rdt_board_view_highlights_changed (fixture->view);
  rdt_ui_settle ();
  image = shoot (fixture);
  overlay->labels[cell][0] = '\0';

  return image;
}

/* Changes a flag, which redraws everything. */
static void
change_flag (RdtBoardFixture *fixture)
{
  const RdtSetup *setup = rdt_scenario_get_setup (fixture->scenario);
  const RdtSetupObjective *objective = g_ptr_array_index (setup->objectives, 0);
  RdtCell cell = rdt_grid_cell_at (&setup->grid, objective->at.column, objective->at.row);

  fixture->picture.held[cell] = fixture->picture.held[cell] == 0 ? 1 : 0;
  rdt_board_view_set_picture (fixture->view, &fixture->picture);
  rdt_ui_settle ();
}

/* On hexes a cost stays clear of a counter, even if the same cost was drawn without one before. */
static void
test_board_drawing_costs_keep_off_counters (RdtBoardFixture *fixture,
                                            gconstpointer    unused)
{
  RdtCell occupied = fixture->picture.counters[0].cell;
  RdtCell empty = 0;
  cairo_surface_t *later, *first;

  while (rdt_picture_find_top (&fixture->picture, empty) != NULL)
    empty++;

  cairo_surface_destroy (shoot_labelled (fixture, empty));
  later = shoot_labelled (fixture, occupied);
  change_flag (fixture);
  change_flag (fixture);
  first = shoot_labelled (fixture, occupied);
  g_assert_true (is_same_image (later, first));

  cairo_surface_destroy (later);
  cairo_surface_destroy (first);
}

#define add(claim, test) rdt_board_fixture_add_tests ("board-drawing", claim, test)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  rdt_test_home_init ();
  adw_init ();

  add ("draws-only-what-has-changed", test_board_drawing_draws_only_what_has_changed);
  add ("names-stay-in-sight", test_board_drawing_names_stay_in_sight);
  add ("names-hide-no-facing", test_board_drawing_names_hide_no_facing);
  add ("follows-the-size-of-text", test_board_drawing_follows_the_size_of_text);
  add ("zoom-leaves-no-holes", test_board_drawing_zoom_leaves_no_holes);
  add ("is-drawn-while-all-is-busy", test_board_drawing_is_drawn_while_all_is_busy);
  add ("coordinates-stay-in-sight", test_board_drawing_coordinates_stay_in_sight);
  add ("flags-change-under-highlights", test_board_drawing_flags_change_under_highlights);
  add ("costs-keep-off-counters", test_board_drawing_costs_keep_off_counters);
  add ("windows-leave-textures", test_board_drawing_windows_leave_textures);

  return g_test_run ();
}
