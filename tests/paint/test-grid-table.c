/* test-grid-table.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-grid-table.h"

#define HEIGHT 1000

/* The width of a table on a page of the given width. */
static double
fill (const RdtGridTable *table,
      double              width)
{
  RdtBox body = { .width = width, .height = HEIGHT };
  g_autoptr(RdtFlow) flow = rdt_flow_new (&body);

  rdt_flow_add_grid_table (flow, table);

  return rdt_flow_get_filled (flow);
}

static void
add_row (GPtrArray         *rows,
         const char *const *cells)
{
  g_ptr_array_add (rows, g_strdupv ((char **) cells));
}

/* Words that are slightly too long are set closer and smaller; they are not broken,
 * which would give their row a second line.
 */
static void
test_grid_table_words_stay_whole (void)
{
  static const char *const headings[] = { "Einheit", "Art", "Bewegung", "Reichweite" };
  static const char *const cells[] = {
    "Maschinengewehrkompanie", "Selbstfahrartillerie", "durchschnittlich", "Trefferwurf", NULL,
  };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  RdtGridTable table = { .headings = headings, .n_columns = 4, .rows = rows };
  double wide;

  add_row (rows, cells);
  wide = fill (&table, 600);

  for (double width = 310; width > 260; width -= 10)
    {
      g_test_message ("%g points wide", width);
      g_assert_cmpfloat (fill (&table, width), <=, wide);
    }
}

/* Where whole words would leave no room for a long text, they are hyphenated. */
static void
test_grid_table_words_make_room (void)
{
  static const char *const headings[] = { "Type", "Remarks" };
  static const char *const cells[][3] = {
    { "Searchlightdetachments", "can carry units, tow guns and move after firing", NULL },
    { "Srxrchlxghtdxtxchmxnts", "can carry units, tow guns and move after firing", NULL },
  };
  double heights[G_N_ELEMENTS (cells)];

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
      RdtGridTable table = { .headings = headings, .n_columns = 2, .rows = rows };

      add_row (rows, cells[i]);
      heights[i] = fill (&table, 130);
    }

  g_assert_cmpfloat (heights[0], <, heights[1]);
}

typedef struct
{
  double heights[3];
} Drawings;

static void
note_height (cairo_t          *cr,
             RdtBox            box,
             const RdtPalette *ink,
             guint             row,
             guint             column,
             gpointer          data)
{
  Drawings *drawings = data;

  drawings->heights[row] = box.height;
}

static void
test_grid_table_drawings_have_one_size (void)
{
  static const char *const headings[] = { "", "Unit" };
  static const char *const cells[][3] = {
    { "", "Foot", NULL }, { "", "Reconnaissance Squadron", NULL }, { "", "Horse", NULL },
  };
  g_autoptr(GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  RdtBox body = { .width = 110, .height = HEIGHT };
  g_autoptr(RdtFlow) flow = rdt_flow_new (&body);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  Drawings drawings = { { 0 } };
  RdtPalette ink;
  RdtGridTable table = {
    .headings = headings,
    .n_columns = 2,
    .rows = rows,
    .drawn = { 20 },
    .draw_cell = note_height,
    .data = &drawings,
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    add_row (rows, cells[i]);
  rdt_flow_add_grid_table (flow, &table);
  rdt_palette_init (&ink, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_flow_draw (flow, 0, cr, &ink);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  g_assert_cmpfloat (drawings.heights[0], >, 0);
  g_assert_cmpfloat (drawings.heights[1], ==, drawings.heights[0]);
  g_assert_cmpfloat (drawings.heights[2], ==, drawings.heights[0]);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/grid-table/words-stay-whole", test_grid_table_words_stay_whole);
  g_test_add_func ("/grid-table/drawings-have-one-size", test_grid_table_drawings_have_one_size);
  g_test_add_func ("/grid-table/words-make-room", test_grid_table_words_make_room);

  return g_test_run ();
}
