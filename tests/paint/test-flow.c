/* test-flow.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-flow.h"
#include "rdt-grid-table.h"

static void
note_top (cairo_t          *cr,
          RdtBox            box,
          const RdtPalette *ink,
          gpointer          data)
{
  *(double *) data = box.y;
}

static void
test_flow_columns_keep_clear_of_the_rest (void)
{
  const RdtBox body = { .width = 400, .height = 400 };
  g_autoptr(RdtFlow) flow = rdt_flow_new (&body);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  RdtPalette ink;
  double tops[4] = { -1, -1, -1, -1 };

  rdt_palette_init (&ink, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_flow_add (flow, 100, note_top, &tops[0], NULL);
  rdt_flow_add_gap (flow, 8);
  rdt_flow_begin_story (flow, 2);
  rdt_flow_add (flow, 50, note_top, &tops[1], NULL);
  rdt_flow_add (flow, 50, note_top, &tops[2], NULL);
  rdt_flow_end_story (flow);
  rdt_flow_add_gap (flow, 8);
  rdt_flow_add (flow, 50, note_top, &tops[3], NULL);
  rdt_flow_draw (flow, 0, cr, &ink);

  g_assert_cmpfloat (tops[0], ==, 0);
  g_assert_cmpfloat (tops[1], ==, 108);
  g_assert_cmpfloat (tops[2], ==, 108);
  g_assert_cmpfloat (tops[3], ==, 108 + 50 + 8);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Six paragraphs in three columns: taking one after another until a third of all is
 * reached leaves the last column empty.
 */
static void
test_flow_columns_end_level (void)
{
  static const double heights[] = { 45, 36, 45, 45, 27, 55 };
  const RdtBox body = { .width = 400, .height = 400 };
  g_autoptr(RdtFlow) flow = rdt_flow_new (&body);

  rdt_flow_begin_story (flow, 3);
  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    rdt_flow_add (flow, heights[i], note_top, NULL, NULL);
  rdt_flow_end_story (flow);

  g_assert_cmpfloat_with_epsilon (rdt_flow_get_filled (flow), 45 + 45, 0.01);
}

static void
test_flow_texts_are_made_to_fit (void)
{
  static const char *const names[] = {
    "Guard",
    "Guards Tank Brigade of the Second Army",
    "Donaudampfschifffahrtsgesellschaftsregiment",
  };
  const RdtBox box = { .width = 130, .height = 26 };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      PangoLayout *text = rdt_text_new (names[i], RDT_TEXT_HEADING, box.width);

      rdt_text_fit (text, box, RDT_TEXT_LEAST_GOOD);
      g_assert_false (pango_layout_is_ellipsized (text));
      g_assert_cmpfloat (rdt_text_get_width (text), <=, box.width);
      g_assert_cmpfloat (rdt_text_get_height (text), <=, box.height);
      g_object_unref (text);
    }
}

static void
note_middle (cairo_t          *cr,
             RdtBox            box,
             const RdtPalette *ink,
             guint             row,
             guint             column,
             gpointer          data)
{
  ((double *) data)[row] = box.y + box.height / 2;
}

/* Where a table is too wide, lines are broken between words rather than within them. */
static void
test_flow_tables_keep_words_whole (void)
{
  static const char *const headings[] = { "Unit", "Quality", "" };
  static const char *const cells[][4] = {
    { "Guards", "", "", NULL },
    { "Artillerieregiment", "", "", NULL },
    { "Foot", "", "", NULL },
    { "", "one word and another and one more and so on", "", NULL },
  };
  const RdtBox body = { .width = 150, .height = 400 };
  g_autoptr(GPtrArray) rows = g_ptr_array_new ();
  g_autoptr(RdtFlow) flow = rdt_flow_new (&body);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double middles[G_N_ELEMENTS (cells)] = { 0 };
  RdtPalette ink;
  const RdtGridTable table = {
    .headings = headings,
    .n_columns = G_N_ELEMENTS (headings),
    .rows = rows,
    .drawn = { [2] = 20 },
    .draw_cell = note_middle,
    .data = middles,
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    g_ptr_array_add (rows, (gpointer) cells[i]);

  rdt_palette_init (&ink, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_flow_add_grid_table (flow, &table);
  rdt_flow_draw (flow, 0, cr, &ink);

  g_assert_cmpfloat (middles[1], >, middles[0]);
  g_assert_cmpfloat_with_epsilon (middles[2] - middles[1], middles[1] - middles[0], 0.01);
  g_assert_cmpfloat (middles[3] - middles[2], >, middles[1] - middles[0] + 1);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

#define add(path, func) g_test_add_func ("/paint/flow/" path, func)

static void
assert_set (const char *text,
            const char *expected)
{
  PangoLayout *layout = rdt_text_new (text, RDT_TEXT_BODY, RDT_TEXT_UNBOUND);

  g_assert_cmpstr (pango_layout_get_text (layout), ==, expected);
  g_object_unref (layout);
}

static void
test_flow_apostrophes_are_those_of_print (void)
{
  assert_set ("Hill's Brigade", "Hill’s Brigade");
  assert_set ("the batteries' strengths", "the batteries’ strengths");
  assert_set ("the '45", "the '45");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("columns-keep-clear-of-the-rest", test_flow_columns_keep_clear_of_the_rest);
  add ("columns-end-level", test_flow_columns_end_level);
  add ("texts-are-made-to-fit", test_flow_texts_are_made_to_fit);
  add ("tables-keep-words-whole", test_flow_tables_keep_words_whole);
  add ("apostrophes-are-those-of-print", test_flow_apostrophes_are_those_of_print);

  return g_test_run ();
}
