/* test-ground.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "rdt-canvas.h"
#include "rdt-export.h"
#include "rdt-links.h"
#include "rdt-test.h"
#include "rdt-town.h"

#define CELL 80.0

static void
paint (RdtCanvas      *canvas,
       RdtGridKind     kind,
       RdtPaletteKind  palette,
       const char     *drawing)
{
  rdt_canvas_init (canvas, rdt_test_draw ("musket", kind, drawing), palette, CELL);
  rdt_canvas_paint (canvas, NULL, 0);
}

/* The number of dots of a box that are nearly black. */
static guint
count_dark (const RdtCanvas *canvas,
            RdtBox           box)
{
  guint n = 0;

  for (int y = box.y; y < box.y + box.height; y++)
    for (int x = box.x; x < box.x + box.width; x++)
      n += (rdt_canvas_get_dot (canvas, x, y) & 0xff) < 0x60;

  return n;
}

static RdtBox
get_box_at (RdtPoint at,
            double   half)
{
  return (RdtBox) { at.x - half, at.y - half, 2 * half, 2 * half };
}

/* The slope of a hill away from the light is darker, in shade and in black ink. */
static void
test_ground_hills_are_lit_from_the_north_west (void)
{
  const char *const hill = "...\n.1.\n...";

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) ink = { 0 };
      g_auto(RdtCanvas) light = { 0 };
      RdtPoint at;
      guint lit = 0, shaded = 0;

      paint (&ink, kind, RDT_PALETTE_PAPER, hill);
      at = rdt_layout_get_center (&ink.layout, rdt_test_cell (&ink.setup->grid, "B2"));
      g_assert_cmpuint (count_dark (&ink, (RdtBox) { at.x, at.y, CELL * 0.46, CELL * 0.46 }), >,
                        count_dark (&ink, (RdtBox) { at.x - CELL * 0.46, at.y - CELL * 0.46,
                                                     CELL * 0.46, CELL * 0.46 }) * 3 / 2);

      paint (&light, kind, RDT_PALETTE_LIGHT, hill);
      for (int i = 20; i < 40; i++)
        {
          lit += rdt_canvas_get_dot (&light, at.x - i * 0.7, at.y - i * 0.7) & 0xff;
          shaded += rdt_canvas_get_dot (&light, at.x + i * 0.7, at.y + i * 0.7) & 0xff;
        }
      g_assert_cmpuint (lit, >, shaded + 20 * 15);
    }
}

/* Ground beyond a trench or a wall on the same side is not cut off. */
static void
test_ground_walls_and_trenches_join (void)
{
  static const char *const rows[] = { "....\n.TR.\n....", "....\n.TT.\n....", "....\n.RR.\n...." };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      RdtPoint side;

      paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST, rows[i]);
      side = rdt_layout_get_side (&canvas.layout, rdt_test_cell (&canvas.setup->grid, "B2"), 1);
      g_test_message ("%s", rows[i]);
      g_assert_cmpuint (count_dark (&canvas, get_box_at (side, CELL * 0.2)), ==, 0);

      /* The line continues on both sides of it. */
      for (int x = -10; x <= 10; x++)
        g_assert_cmpuint (count_dark (&canvas, (RdtBox) { side.x + x, side.y - CELL * 0.5,
                                                          1, CELL * 0.2 }), >, 0);
    }
}

/* Also around the corner from one edge of a hex to the next. */
static void
test_ground_wire_is_one_line (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      RdtCell cell;
      RdtPoint center, corners[RDT_MAX_CORNERS];
      guint n;

      paint (&canvas, kind, RDT_PALETTE_HIGH_CONTRAST, "...\n.X.\n...");
      cell = rdt_test_cell (&canvas.setup->grid, "B2");
      center = rdt_layout_get_center (&canvas.layout, cell);
      n = rdt_layout_get_corners (&canvas.layout, cell, corners);
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (count_dark (&canvas, get_box_at ((RdtPoint) {
          .x = corners[i].x + (center.x - corners[i].x) * 0.2,
          .y = corners[i].y + (center.y - corners[i].y) * 0.2,
        }, CELL * 0.06)), >, 4);
    }
}

/* Also where a board of 64 × 64 is fitted to a page in black ink. */
static void
test_ground_small_towns_are_no_woods (void)
{
  static const char *const boards[] = { "...\n.#.\n...", "...\n.w.\n..." };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      RdtPoint at;

      rdt_canvas_init (&canvas, rdt_test_draw ("musket", RDT_GRID_HEX, boards[i]),
                       RDT_PALETTE_PAPER, 8);
      rdt_canvas_paint (&canvas, NULL, 0);
      at = rdt_layout_get_center (&canvas.layout, rdt_test_cell (&canvas.setup->grid, "B2"));
      g_assert_cmpuint (count_dark (&canvas, get_box_at (at, 1)) > 0, ==, i == 0);
    }
}

/* Thumbnails are painted once; a large board of small cells has no time for trees. */
static void
test_ground_thumbnails_have_trees_and_houses (void)
{
  guint n_bare[2], n_empty[2];

  for (guint is_thumbnail = 0; is_thumbnail < 2; is_thumbnail++)
    {
      g_auto(RdtCanvas) canvas = { 0 };

      rdt_canvas_init (&canvas, rdt_test_draw ("musket", RDT_GRID_SQUARE, "ww##\nww##"),
                       RDT_PALETTE_LIGHT, 20);
      if (is_thumbnail)
        rdt_brush_set_thumbnail (&canvas.brush);
      rdt_painter_draw (&canvas.brush, NULL, 0);

      n_bare[is_thumbnail] = rdt_canvas_count_ink (&canvas, "A1", RDT_INK_WOODS);
      n_empty[is_thumbnail] = rdt_canvas_count_ink (&canvas, "D1", RDT_INK_BUILT_UP);
    }

  g_assert_cmpuint (n_bare[1], <, n_bare[0] / 2);
  g_assert_cmpuint (n_empty[1], <, n_empty[0] / 2);
}

/* How much of the sheet around a board is not bare, except for the very edge. */
static guint
count_strays (const RdtCanvas *canvas)
{
  guint32 bare = rdt_canvas_get_dot (canvas, 2, 2);
  double width = rdt_layout_get_width (&canvas->layout);
  double height = rdt_layout_get_height (&canvas->layout);
  double margin = canvas->layout.margin - 3;
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (x < margin || y < margin || x > width - margin || y > height - margin)
        n += !rdt_dots_are_alike (rdt_canvas_get_dot (canvas, x, y), bare);

  return n;
}

/* Neither trenches nor fields. */
static void
test_ground_nothing_lies_beyond_the_edge (void)
{
  static const char *const boards[] = {
    "XTX\nR.X\nTXR", "........\n.######.\n.######.\n.######.\n........",
  };

  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };

      paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT, boards[i]);
      g_assert_cmpuint (count_strays (&canvas), ==, 0);
    }
}

static void
test_ground_towns_keep_their_houses_beside_a_road (void)
{
  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(RdtCanvas) with = { 0 };
      g_auto(RdtCanvas) without = { 0 };
      RdtSetup *setup = rdt_test_draw ("musket", kind, "...\n=#=\n...");
      RdtCell cell = rdt_test_cell (&setup->grid, "B2");

      paint (&without, kind, RDT_PALETTE_LIGHT, "...\n=#=\n...");
      setup->terrain[cell].has_road = TRUE;
      rdt_canvas_init (&with, setup, RDT_PALETTE_LIGHT, CELL);
      rdt_canvas_paint (&with, NULL, 0);

      g_assert_cmpuint (rdt_canvas_count_ink (&with, "B2", RDT_INK_ROAD), >, 400);
      g_assert_cmpuint (rdt_canvas_count_ink (&with, "B2", RDT_INK_ROOF), >,
                        rdt_canvas_count_ink (&without, "B2", RDT_INK_ROOF) / 2);
      g_assert_cmpuint (rdt_canvas_count_ink (&with, "B2", RDT_INK_ROOF), >, 250);
    }
}

/* How much of the roofs of a cell lies at a distance from its centre. */
static guint
count_roofs_beyond (const RdtCanvas *canvas,
                    RdtCell          cell,
                    double           distance)
{
  guint32 roof = rdt_ink_pack (&canvas->palette.inks[RDT_INK_ROOF]);
  RdtPoint center = rdt_layout_get_center (&canvas->layout, cell);
  RdtBox box = rdt_layout_get_box (&canvas->layout, cell);
  guint n = 0;

  for (int y = box.y; y < box.y + box.height; y++)
    for (int x = box.x; x < box.x + box.width; x++)
      if (MAX (ABS (x - center.x), ABS (y - center.y)) > distance)
        n += rdt_canvas_get_dot (canvas, x, y) == roof;

  return n;
}

/* The frame of an objective would cut houses in two. */
static void
test_ground_houses_stand_within_the_frame_of_an_objective (void)
{
  guint n_beyond[2];

  for (guint i = 0; i < G_N_ELEMENTS (n_beyond); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      RdtSetup *setup = rdt_test_draw ("musket", RDT_GRID_SQUARE, "...\n.#.\n...");
      RdtSetupObjective *objective = rdt_setup_objective_new ();
      RdtCell cell = rdt_test_cell (&setup->grid, "B2");

      objective->at = rdt_place_of (&setup->grid,
                                    i == 0 ? cell : rdt_test_cell (&setup->grid, "A1"));
      g_ptr_array_add (setup->objectives, objective);
      rdt_canvas_init (&canvas, setup, RDT_PALETTE_LIGHT, CELL);
      rdt_town_draw_buildings (&canvas.brush);

      n_beyond[i] = count_roofs_beyond (&canvas, cell, CELL * 0.44);
    }

  g_assert_cmpuint (n_beyond[0], ==, 0);
  g_assert_cmpuint (n_beyond[1], >, 0);
}

/* A ford is shallow water: it lies between the banks, and the river runs through it. */
static void
test_ground_fords_are_part_of_the_river (void)
{
  g_auto(RdtCanvas) canvas = { 0 };
  guint32 ford, river;
  RdtPoint center;
  RdtBox box;

  paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST, "...\n~F~\n...");
  ford = rdt_ink_pack (&canvas.palette.inks[RDT_INK_FORD]);
  river = rdt_ink_pack (&canvas.palette.inks[RDT_INK_RIVER]);
  center = rdt_layout_get_center (&canvas.layout, rdt_test_cell (&canvas.setup->grid, "B2"));
  box = rdt_layout_get_box (&canvas.layout, rdt_test_cell (&canvas.setup->grid, "B2"));
  g_assert_cmpuint (rdt_canvas_count_ink (&canvas, "B2", RDT_INK_FORD), >, 200);

  for (int y = box.y + 1; y < box.y + box.height - 1; y++)
    for (int x = box.x + 1; x < box.x + box.width - 1; x++)
      if (rdt_canvas_get_dot (&canvas, x, y) == ford)
        g_assert_cmpfloat (ABS (y - center.y), <=, CELL * 0.21);

  for (int way = -1; way <= 1; way += 2)
    g_assert_cmphex (rdt_canvas_get_dot (&canvas, center.x + way * CELL * 0.3,
                                         center.y + CELL * 0.12), ==, river);
}

/* Lines that cross an edge have the same width on both sides. */
static void
test_ground_lines_run_on_from_cell_to_cell (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      RdtInkName ink = i == 0 ? RDT_INK_ROAD : RDT_INK_RIVER;
      guint32 wanted;
      RdtPoint side;
      guint first[2] = { 0 };

      paint (&canvas, RDT_GRID_SQUARE, RDT_PALETTE_HIGH_CONTRAST,
             i == 0 ? "....\n====\n...." : "....\n~~~~\n....");
      wanted = rdt_ink_pack (&canvas.palette.inks[ink]);
      side = rdt_layout_get_side (&canvas.layout, rdt_test_cell (&canvas.setup->grid, "B2"), 1);

      for (guint j = 0; j < 2; j++)
        for (int y = side.y - CELL / 2; y < side.y && first[j] == 0; y++)
          if (rdt_canvas_get_dot (&canvas, side.x + (j == 0 ? -3 : 3), y) == wanted)
            first[j] = y;

      g_assert_cmpuint (first[0], >, 0);
      g_assert_cmpint (ABS ((int) first[0] - (int) first[1]), <=, 4);
    }
}

/* A river that runs diagonally in steps is drawn straight: it stays near the line
 * between its ends.
 */
static void
test_ground_rivers_cut_corners (void)
{
  const guint n = 12;
  const RdtGrid grid = { .kind = RDT_GRID_SQUARE, .width = n, .height = n };
  RdtSetup *setup = rdt_setup_new (&grid);
  g_auto(RdtCanvas) canvas = { 0 };

  for (guint i = 0; i + 1 < n; i++)
    {
      setup->terrain[rdt_grid_cell_at (&grid, i, i)].ground = RDT_GROUND_RIVER;
      setup->terrain[rdt_grid_cell_at (&grid, i + 1, i)].ground = RDT_GROUND_RIVER;
    }
  rdt_canvas_init (&canvas, setup, RDT_PALETTE_LIGHT, CELL);

  for (guint i = 1; i + 2 < n; i++)
    for (guint aside = 0; aside < 2; aside++)
      {
        RdtPoint first = rdt_layout_get_center (&canvas.layout, rdt_grid_cell_at (&grid, 0, 0));
        RdtPoint meeting, ends[6];

        g_assert_cmpuint (rdt_links_find_lines (&canvas.brush, RDT_LINK_RIVER,
                                                rdt_grid_cell_at (&grid, i + aside, i),
                                                &meeting, ends), ==, 2);
        g_assert_cmpfloat (fabs ((meeting.x - first.x) + (meeting.y - first.y) - CELL / 2.0)
                             / sqrt (2), <, 0.25 * CELL);
      }
}

static GByteArray *
export (RdtSetup       *setup,
        RdtTheatre      theatre,
        RdtPaletteKind  palette)
{
  const RdtExport job = { .format = RDT_EXPORT_PNG, .palette = palette, .cell = CELL };
  g_autofree RdtPicture *picture = g_new (RdtPicture, 1);
  g_autoptr(GError) error = NULL;
  GByteArray *bytes;

  setup->theatre = theatre;
  rdt_picture_show_setup (picture, setup);
  bytes = rdt_export_board (&job, picture, NULL, &error);
  g_assert_no_error (error);

  return bytes;
}

/* A picture has the palette of its scenario's theatre, unless it is in black ink or
 * high contrast.
 */
static void
test_ground_is_that_of_its_theatre (void)
{
  static const struct
  {
    RdtPaletteKind palette;
    gboolean       is_one;
  } cases[] = {
    { RDT_PALETTE_LIGHT, FALSE },
    { RDT_PALETTE_DARK, FALSE },
    { RDT_PALETTE_HIGH_CONTRAST, TRUE },
    { RDT_PALETTE_PAPER, TRUE },
  };
  g_autoptr(RdtSetup) setup = rdt_test_draw ("musket", RDT_GRID_HEX, ".ww.\n....\n.~~.");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr(GByteArray) temperate = export (setup, RDT_THEATRE_TEMPERATE, cases[i].palette);

      for (guint theatre = 1; theatre < RDT_N_THEATRES; theatre++)
        {
          g_autoptr(GByteArray) other = export (setup, theatre, cases[i].palette);
          gboolean is_one = other->len == temperate->len
                            && memcmp (other->data, temperate->data, other->len) == 0;

          g_assert_cmpint (is_one, ==, cases[i].is_one);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/ground/rivers-cut-corners", test_ground_rivers_cut_corners);
  g_test_add_func ("/paint/ground/hills-are-lit-from-the-north-west",
                   test_ground_hills_are_lit_from_the_north_west);
  g_test_add_func ("/paint/ground/is-that-of-its-theatre", test_ground_is_that_of_its_theatre);
  g_test_add_func ("/paint/ground/walls-and-trenches-join", test_ground_walls_and_trenches_join);
  g_test_add_func ("/paint/ground/wire-is-one-line", test_ground_wire_is_one_line);
  g_test_add_func ("/paint/ground/thumbnails-have-trees-and-houses",
                   test_ground_thumbnails_have_trees_and_houses);
  g_test_add_func ("/paint/ground/small-towns-are-no-woods", test_ground_small_towns_are_no_woods);
  g_test_add_func ("/paint/ground/nothing-lies-beyond-the-edge",
                   test_ground_nothing_lies_beyond_the_edge);
  g_test_add_func ("/paint/ground/towns-keep-their-houses-beside-a-road",
                   test_ground_towns_keep_their_houses_beside_a_road);
  g_test_add_func ("/paint/ground/houses-stand-within-the-frame-of-an-objective",
                   test_ground_houses_stand_within_the_frame_of_an_objective);
  g_test_add_func ("/paint/ground/fords-are-part-of-the-river",
                   test_ground_fords_are_part_of_the_river);
  g_test_add_func ("/paint/ground/lines-run-on-from-cell-to-cell",
                   test_ground_lines_run_on_from_cell_to_cell);

  return g_test_run ();
}
