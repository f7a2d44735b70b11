/* test-painter.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-painter.h"
#include "rdt-test.h"

#define CELL 40.0

#define BOARD "ww.~.\n" \
              "w#1~=\n" \
              ".1==B\n" \
              "TXM~R\n" \
              "..2.F"

/* A picture of a board, in dots. */
typedef struct
{
  RdtSetup        *setup;
  RdtPicture      *picture;
  RdtPalette       palette;
  RdtLayout        layout;
  cairo_surface_t *surface;
} Fixture;

static void
set_up (Fixture        *fixture,
        RdtGridKind     kind,
        RdtPaletteKind  palette)
{
  fixture->setup = rdt_test_draw ("musket", kind, BOARD);
  rdt_test_add_unit (fixture->setup, 0, "infantry", "B1");
  rdt_test_add_unit (fixture->setup, 1, "artillery", "C5");
  fixture->picture = g_new0 (RdtPicture, 1);
  rdt_picture_show_setup (fixture->picture, fixture->setup);
  rdt_palette_init (&fixture->palette, palette, NULL, NULL);
  rdt_layout_init (&fixture->layout, &fixture->setup->grid, CELL);
  fixture->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24,
                                                 rdt_layout_get_width (&fixture->layout),
                                                 rdt_layout_get_height (&fixture->layout));
}

static void
clear (Fixture *fixture)
{
  cairo_surface_destroy (fixture->surface);
  rdt_setup_free (fixture->setup);
  g_free (fixture->picture);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, clear)

static void
paint (Fixture      *fixture,
       const RdtBox *clip,
       guint         parts)
{
  cairo_t *cr = cairo_create (fixture->surface);
  RdtBrush brush;

  if (clip != NULL)
    {
      cairo_rectangle (cr, clip->x, clip->y, clip->width, clip->height);
      cairo_clip (cr);
    }

  rdt_brush_init (&brush, cr, &fixture->layout, &fixture->palette, fixture->picture);
  rdt_painter_draw (&brush, NULL, parts);
  cairo_destroy (cr);
  cairo_surface_flush (fixture->surface);
}

static guint32
get_dot (const Fixture *fixture,
         int            x,
         int            y)
{
  const guint8 *data = cairo_image_surface_get_data (fixture->surface);

  data += (gsize) y * cairo_image_surface_get_stride (fixture->surface) + 4 * (gsize) x;

  return *(const guint32 *) data & 0xffffff;
}

static guint32
pack (const RdtInk *ink)
{
  return ((guint32) (ink->red * 255 + 0.5) << 16)
         | ((guint32) (ink->green * 255 + 0.5) << 8)
         | (guint32) (ink->blue * 255 + 0.5);
}

/* How many dots of a cell have an ink. */
static guint
count_ink (const Fixture *fixture,
           const char    *label,
           RdtInkName     ink)
{
  RdtBox box = rdt_layout_get_box (&fixture->layout,
                                   rdt_test_cell (&fixture->setup->grid, label));
  guint32 wanted = pack (&fixture->palette.inks[ink]);
  guint n = 0;

  for (int y = box.y + 1; y < box.y + box.height - 1; y++)
    for (int x = box.x + 1; x < box.x + box.width - 1; x++)
      n += get_dot (fixture, x, y) == wanted;

  return n;
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
      g_auto(Fixture) fixture = { 0 };

      set_up (&fixture, kind, RDT_PALETTE_LIGHT);
      paint (&fixture, NULL, 0);

      for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
        {
          g_test_message ("%s of kind %u, ink %u", facts[i].cell, kind, facts[i].ink);
          g_assert_cmpuint (count_ink (&fixture, facts[i].cell, facts[i].ink), >, 4);
        }

      g_assert_cmpuint (count_ink (&fixture, "A3", RDT_INK_WOODS), ==, 0);
    }
}

static void
test_painter_units_have_the_colour_of_their_side (void)
{
  g_auto(Fixture) fixture = { 0 };

  set_up (&fixture, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT);
  paint (&fixture, NULL, RDT_PAINTER_UNITS);

  g_assert_cmpuint (count_ink (&fixture, "B1", RDT_INK_SIDE_A), >, 100);
  g_assert_cmpuint (count_ink (&fixture, "B1", RDT_INK_SIDE_B), ==, 0);
  g_assert_cmpuint (count_ink (&fixture, "C5", RDT_INK_SIDE_B), >, 100);

  paint (&fixture, NULL, 0);
  g_assert_cmpuint (count_ink (&fixture, "B1", RDT_INK_SIDE_A), ==, 0);
}

/* Where a line begins and ends a hair's breadth elsewhere shades differ by a
 * few steps.
 */
static gboolean
are_alike (guint32 a,
           guint32 b)
{
  for (guint shift = 0; shift <= 16; shift += 8)
    if (ABS ((int) ((a >> shift) & 0xff) - (int) ((b >> shift) & 0xff)) > 16)
      return FALSE;

  return TRUE;
}

static guint
count_differences (const Fixture *a,
                   const Fixture *b)
{
  int width = cairo_image_surface_get_width (a->surface);
  int height = cairo_image_surface_get_height (a->surface);
  guint n = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      n += !are_alike (get_dot (a, x, y), get_dot (b, x, y));

  return n;
}

/* A board is the same drawn whole or in pieces, however its outlines run
 * through them.
 */
static void
test_painter_whole_is_its_pieces (void)
{
  for (guint i = 0; i < RDT_N_PALETTES * 2; i++)
    {
      g_auto(Fixture) whole = { 0 };
      g_auto(Fixture) pieces = { 0 };
      const double step = 23;

      set_up (&whole, i % 2 == 0 ? RDT_GRID_SQUARE : RDT_GRID_HEX, i / 2);
      set_up (&pieces, i % 2 == 0 ? RDT_GRID_SQUARE : RDT_GRID_HEX, i / 2);
      paint (&whole, NULL, RDT_PAINTER_UNITS);

      for (double y = 0; y < rdt_layout_get_height (&pieces.layout); y += step)
        for (double x = 0; x < rdt_layout_get_width (&pieces.layout); x += step)
          paint (&pieces, &(RdtBox) { x, y, step, step }, RDT_PAINTER_UNITS);

      g_test_message ("palette %u", i / 2);
      g_assert_cmpuint (count_differences (&whole, &pieces), <, 8);
    }
}

static void
test_painter_paper_has_no_colour (void)
{
  g_auto(Fixture) fixture = { 0 };
  int width, height;

  set_up (&fixture, RDT_GRID_HEX, RDT_PALETTE_PAPER);
  paint (&fixture, NULL, RDT_PAINTER_ALL & ~RDT_PAINTER_LABELS);
  width = cairo_image_surface_get_width (fixture.surface);
  height = cairo_image_surface_get_height (fixture.surface);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        guint32 dot = get_dot (&fixture, x, y);

        g_assert_cmpuint (dot & 0xff, ==, (dot >> 8) & 0xff);
        g_assert_cmpuint (dot & 0xff, ==, dot >> 16);
      }
}

/* Trees keep off it, also where it bends. */
static void
test_painter_roads_are_seen_in_woods (void)
{
  const char *const cells[] = { "A4", "A5", "B5" };

  for (RdtGridKind kind = RDT_GRID_SQUARE; kind <= RDT_GRID_HEX; kind++)
    {
      g_auto(Fixture) woods = { 0 };
      g_auto(Fixture) open = { 0 };

      set_up (&woods, kind, RDT_PALETTE_LIGHT);
      set_up (&open, kind, RDT_PALETTE_LIGHT);
      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        {
          RdtCell cell = rdt_test_cell (&woods.setup->grid, cells[i]);

          woods.setup->terrain[cell].has_road = TRUE;
          open.setup->terrain[cell] = (RdtTerrain) { .has_road = TRUE };
        }
      paint (&woods, NULL, 0);
      paint (&open, NULL, 0);

      for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
        {
          guint n = count_ink (&open, cells[i], RDT_INK_ROAD);

          g_assert_cmpuint (n, >, 50);
          g_assert_cmpuint (count_ink (&woods, cells[i], RDT_INK_ROAD), >=, n * 9 / 10);
        }
    }
}

static void
test_painter_leaves_the_context_as_it_was (void)
{
  g_auto(Fixture) fixture = { 0 };
  cairo_matrix_t before, after;
  RdtBrush brush;
  cairo_t *cr;

  set_up (&fixture, RDT_GRID_SQUARE, RDT_PALETTE_LIGHT);
  cr = cairo_create (fixture.surface);
  cairo_translate (cr, 3, 4);
  cairo_set_line_width (cr, 7);
  cairo_get_matrix (cr, &before);

  rdt_brush_init (&brush, cr, &fixture.layout, &fixture.palette, fixture.picture);
  rdt_painter_draw (&brush, NULL, RDT_PAINTER_ALL);

  cairo_get_matrix (cr, &after);
  g_assert_cmpmem (&before, sizeof before, &after, sizeof after);
  g_assert_cmpfloat (cairo_get_line_width (cr), ==, 7);
  g_assert_false (cairo_has_current_point (cr));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/painter/ground-has-its-ink", test_painter_ground_has_its_ink);
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
