/* test-coordinates.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"

/* The first row from the top with ink below the board, in a column. */
static int
find_top_of_label (const RdtCanvas *canvas,
                   int              column)
{
  const RdtLayout *layout = &canvas->layout;
  int left = layout->margin + column * layout->cell + 2;
  int y = rdt_layout_get_height (layout) - layout->margin + 3;
  guint32 paper = rdt_ink_pack (&canvas->palette.inks[RDT_INK_MARGIN]);

  for (; y < rdt_layout_get_height (layout); y++)
    for (int x = left; x < left + layout->cell - 4; x++)
      if (!rdt_dots_are_alike (rdt_canvas_get_dot (canvas, x, y), paper))
        return y;

  return y;
}

/* J and Q have descenders, and are not raised for that. */
static void
test_coordinates_stand_in_a_line (void)
{
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = 26, .height = 1 };
  g_auto(RdtCanvas) canvas = { 0 };
  int first;

  rdt_canvas_init_open (&canvas, grid, RDT_PALETTE_HIGH_CONTRAST, 60);
  canvas.layout.margin = 60;
  cairo_surface_destroy (canvas.surface);
  canvas.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 26 * 60 + 120, 180);
  rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_LABELS);

  first = find_top_of_label (&canvas, 0);
  g_assert_cmpint (first, <, 170);
  for (int column = 1; column < grid.width; column++)
    {
      g_test_message ("column %d", column);
      g_assert_cmpint (ABS (find_top_of_label (&canvas, column) - first), <=, 1);
    }
}

/* How far letters extend below the board without a gap. */
static guint
find_longest_label (const RdtCanvas *canvas)
{
  const RdtLayout *layout = &canvas->layout;
  int bottom = rdt_layout_get_height (layout);
  guint32 paper = rdt_ink_pack (&canvas->palette.inks[RDT_INK_MARGIN]);
  guint longest = 0, length = 0, gap = 0;

  for (int x = 0; x < rdt_layout_get_width (layout); x++)
    {
      gboolean is_free = TRUE;

      for (int y = bottom - layout->margin + 2; y < bottom - 1; y++)
        is_free = is_free && rdt_dots_are_alike (rdt_canvas_get_dot (canvas, x, y), paper);

      gap = is_free ? gap + 1 : 0;
      length = gap < 2 ? length + 1 : 0;
      longest = MAX (longest, length);
    }

  return longest;
}

static void
test_coordinates_stay_apart (void)
{
  static const double cells[] = { 3, 6, 10, 16, 24 };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cells); i++)
    {
      const RdtGrid grid = {
        .kind = i % 2 == 0 ? RDT_GRID_SQUARE : RDT_GRID_HEX,
        .width = 64,
        .height = 2,
      };
      g_auto(RdtCanvas) canvas = { 0 };

      rdt_canvas_init_open (&canvas, grid, RDT_PALETTE_HIGH_CONTRAST, cells[i / 2]);
      rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_LABELS);
      g_test_message ("cells of %g, kind %u", cells[i / 2], grid.kind);
      g_assert_cmpuint (find_longest_label (&canvas), >, 4);
      g_assert_cmpuint (find_longest_label (&canvas), <, 17);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/coordinates/stand-in-a-line", test_coordinates_stand_in_a_line);
  g_test_add_func ("/paint/coordinates/stay-apart", test_coordinates_stay_apart);

  return g_test_run ();
}
