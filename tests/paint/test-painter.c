/* test-painter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"
#include "rdt-test.h"

#define CELL 40.0

#define BOARD "ww.~.\n" \
              "w#1~=\n" \
              ".1==B\n" \
              "TXM~R\n" \
              "..2.F"

static void
set_up (RdtCanvas      *canvas,
        RdtGridKind     kind,
        RdtPaletteKind  palette)
{
  RdtSetup *setup = rdt_test_draw ("musket", kind, BOARD);

  rdt_test_add_unit (setup, 0, "infantry", "B1");
  rdt_test_add_unit (setup, 1, "artillery", "C5");
  rdt_canvas_init (canvas, setup, palette, CELL);
}

static void
test_painter_ground_has_its_ink (void)
{
  static const struct
  {
    const char *cell;
    RdtInkName  ink;
  } facts[] = {
    { .cell = "A5", .ink = RDT_INK_WOODS },
    { .cell = "A5", .ink = RDT_INK_TREE },
    { .cell = "B4", .ink = RDT_INK_BUILT_UP },
    { .cell = "D5", .ink = RDT_INK_RIVER },
    { .cell = "E4", .ink = RDT_INK_ROAD },
    { .cell = "E3", .ink = RDT_INK_BRIDGE },
    { .cell = "A3", .ink = RDT_INK_OPEN },
  };

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) canvas = { 0 };

      set_up (&canvas, kind, RDT_PALETTE_LIGHT);
      rdt_canvas_paint (&canvas, NULL, 0);

      for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
        {
          g_test_message ("%s of kind %u, ink %u", facts[i].cell, kind, facts[i].ink);
          g_assert_cmpuint (rdt_canvas_count_ink (&canvas, facts[i].cell, facts[i].ink), >, 4);
        }

      g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "A3", RDT_INK_WOODS), ==, 0);
    }
}

/* East of the middle of C3, where a road to the east would run. */
static guint
count_road (RdtCanvas *canvas,
            guint8     edges)
{
  const RdtCell cell = 12;

  canvas->setup->terrain[cell].has_links = TRUE;
  canvas->setup->terrain[cell].links = edges;
  rdt_canvas_paint (canvas, NULL, 0);

  return rdt_canvas_count_ink (canvas, "C3", RDT_INK_ROAD);
}

static void
test_painter_roads_go_where_their_edges_say (void)
{
  g_auto(RdtCanvas) canvas = { 0 };
  RdtPoint side;
  guint32 road;

  set_up (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT);
  road = rdt_ink_pack (&canvas.palette.inks[RDT_INK_ROAD]);
  side = rdt_layout_get_side (&canvas.layout, 12, 0);

  g_assert_cmpuint (count_road (&canvas, 0), <, count_road (&canvas, 1 << 1));
  g_assert_false (rdt_dots_are_alike (rdt_canvas_get_dot (&canvas, side.x, side.y + 3), road));

  /* Also where there is no road beyond. */
  g_assert_cmpuint (count_road (&canvas, 1 << 1), <, count_road (&canvas, 1 << 1 | 1 << 0));
  g_assert_true (rdt_dots_are_alike (rdt_canvas_get_dot (&canvas, side.x, side.y + 3), road));
}

static void
test_painter_units_have_the_colour_of_their_side (void)
{
  g_auto(RdtCanvas) canvas = { 0 };

  set_up (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT);
  rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_UNITS);

  g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B1", RDT_INK_SIDE_A), >, 100);
  g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B1", RDT_INK_SIDE_B), ==, 0);
  g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "C5", RDT_INK_SIDE_B), >, 100);

  rdt_canvas_paint (&canvas, NULL, 0);
  g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B1", RDT_INK_SIDE_A), ==, 0);
}

/* A board is the same drawn whole or in pieces, wherever their borders run. */
static void
test_painter_whole_is_its_pieces (void)
{
  for (guint i = 0; i < RDT_N_PALETTES * 2; i++)
    {
      g_auto(RdtCanvas) whole = { 0 };
      g_auto(RdtCanvas) pieces = { 0 };
      const double step = 23;

      set_up (&whole, i % 2 == 0 ? RDT_GRID_SQUARE : RDT_GRID_HEX, i / 2);
      set_up (&pieces, i % 2 == 0 ? RDT_GRID_SQUARE : RDT_GRID_HEX, i / 2);
      rdt_canvas_paint (&whole, NULL, RDT_PAINTER_UNITS);

      for (double y = 0; y < rdt_layout_get_height (&pieces.layout); y += step)
        for (double x = 0; x < rdt_layout_get_width (&pieces.layout); x += step)
          rdt_canvas_paint (&pieces, &(RdtBox) { x, y, step, step }, RDT_PAINTER_UNITS);

      g_test_message ("palette %u", i / 2);
      g_assert_cmpuint (rdt_canvas_count_differences (&whole, &pieces), <, 8);
    }
}

static void
test_painter_paper_has_no_colour (void)
{
  g_auto(RdtCanvas) canvas = { 0 };
  int width, height;

  set_up (&canvas, RDT_GRID_HEX, RDT_PALETTE_PAPER);
  rdt_canvas_paint (&canvas, NULL, RDT_PAINTER_ALL & ~RDT_PAINTER_LABELS);
  width = cairo_image_surface_get_width (canvas.surface);
  height = cairo_image_surface_get_height (canvas.surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 dot = rdt_canvas_get_dot (&canvas, x, y);

        g_assert_cmpuint (dot & 0xff, ==, (dot >> 8) & 0xff);
        g_assert_cmpuint (dot & 0xff, ==, dot >> 16);
      }
}

/* Trees stay clear of it, also in bends. */
static void
test_painter_roads_are_seen_in_woods (void)
{
  const char *const cells[] = { "A4", "A5", "B5" };

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) woods = { 0 };
      g_auto(RdtCanvas) open = { 0 };

      set_up (&woods, kind, RDT_PALETTE_LIGHT);
      set_up (&open, kind, RDT_PALETTE_LIGHT);
      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        {
          RdtCell cell = rdt_test_cell (&woods.setup->grid, cells[i]);

          woods.setup->terrain[cell].has_road = TRUE;
          open.setup->terrain[cell] = (RdtTerrain) { .has_road = TRUE };
        }
      rdt_canvas_paint (&woods, NULL, 0);
      rdt_canvas_paint (&open, NULL, 0);

      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        {
          guint n = rdt_canvas_count_ink (&open, cells[i], RDT_INK_ROAD);

          g_assert_cmpuint (n, >, 50);
          g_assert_cmpuint (rdt_canvas_count_ink (&woods, cells[i], RDT_INK_ROAD), >=, n * 9 / 10);
        }
    }
}

static void
test_painter_leaves_the_context_as_it_was (void)
{
  g_auto(RdtCanvas) canvas = { 0 };
  cairo_matrix_t before, after;

  set_up (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT);
  cairo_translate (canvas.cr, 3, 4);
  cairo_set_line_width (canvas.cr, 7);
  cairo_get_matrix (canvas.cr, &before);

  rdt_painter_draw (&canvas.brush, NULL, RDT_PAINTER_ALL);

  cairo_get_matrix (canvas.cr, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_cmpfloat (cairo_get_line_width (canvas.cr), ==, 7);
  g_assert_false (cairo_has_current_point (canvas.cr));
  g_assert_cmpint (cairo_status (canvas.cr), ==, CAIRO_STATUS_SUCCESS);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/painter/ground-has-its-ink", test_painter_ground_has_its_ink);
  g_test_add_func ("/paint/painter/roads-go-where-their-edges-say",
                   test_painter_roads_go_where_their_edges_say);
  g_test_add_func ("/paint/painter/units-have-the-colour-of-their-side",
                   test_painter_units_have_the_colour_of_their_side);
  g_test_add_func ("/paint/painter/whole-is-its-pieces", test_painter_whole_is_its_pieces);
  g_test_add_func ("/paint/painter/paper-has-no-colour", test_painter_paper_has_no_colour);
  g_test_add_func ("/paint/painter/roads-are-seen-in-woods",
                   test_painter_roads_are_seen_in_woods);
  g_test_add_func ("/paint/painter/leaves-the-context-as-it-was",
                   test_painter_leaves_the_context_as_it_was);

  return g_test_run ();
}
