/* test-loss-map.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"
#include "rdt-loss-map.h"
#include "rdt-test.h"

#define MOST 7

static void
draw (RdtCanvas      *canvas,
      RdtPaletteKind  palette,
      guint           n_marks)
{
  RdtLossMark marks[MOST];

  rdt_canvas_init_open (canvas, (RdtGrid) { .kind = RDT_GRID_SQUARE, .width = 3, .height = 3 },
                        palette, 120);
  rdt_canvas_paint (canvas, NULL, 0);

  for (guint i = 0; i < n_marks; i++)
    marks[i] = (RdtLossMark) { .cell = rdt_test_cell (&canvas->setup->grid, "B2"),
                               .side = i % RDT_N_SIDES };

  rdt_loss_map_draw (&canvas->brush, marks, n_marks);
  cairo_surface_flush (canvas->surface);
}

/* However many units were destroyed in a cell, each of them is shown. */
static void
test_loss_map_shows_everybody_in_a_cell (void)
{
  g_auto(RdtCanvas) two = { 0 };
  guint least;

  draw (&two, RDT_PALETTE_LIGHT, 2);
  least = rdt_canvas_count_ink (&two, "B2", RDT_INK_SIDE_B);
  g_assert_cmpuint (least, >, 100);
  g_assert_cmpuint (rdt_canvas_count_ink (&two, "B2", RDT_INK_SIDE_A), >, least / 2);

  for (guint n = 3; n <= MOST; n++)
    {
      g_auto(RdtCanvas) more = { 0 };

      draw (&more, RDT_PALETTE_LIGHT, n);
      g_assert_cmpuint (rdt_canvas_count_ink (&more, "B2", RDT_INK_SIDE_A), >,
                        (n + 1) / 2 * least / 2);
      g_assert_cmpuint (rdt_canvas_count_ink (&more, "B2", RDT_INK_SIDE_B), >, n / 2 * least / 2);
    }
}

/* A dark blue cross on dark ground is visible by its light edge. */
static void
test_loss_map_has_edges_in_every_palette (void)
{
  for (guint palette = 0; palette < RDT_N_PALETTES; palette++)
    {
      g_auto(RdtCanvas) canvas = { 0 };

      draw (&canvas, palette, 2);
      g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B2", RDT_INK_MARK), >, 100);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/loss-map/has-edges-in-every-palette",
                   test_loss_map_has_edges_in_every_palette);
  g_test_add_func ("/paint/loss-map/shows-everybody-in-a-cell",
                   test_loss_map_shows_everybody_in_a_cell);

  return g_test_run ();
}
