/* test-series.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-series-pages.h"
#include "rdt-test.h"

#define WIDTH  500
#define HEIGHT 700

/* A picture on white paper, in dots. */
typedef struct
{
  cairo_surface_t *surface;
  cairo_t         *cr;
  RdtPalette       ink;
} Sheet;

static void
sheet_init (Sheet         *self,
            const RdtGame *game)
{
  self->surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  self->cr = cairo_create (self->surface);
  cairo_set_source_rgb (self->cr, 1, 1, 1);
  cairo_paint (self->cr);
  rdt_palette_init (&self->ink, RDT_PALETTE_LIGHT, game->setup->sides[0].colour,
                    game->setup->sides[1].colour);
}

static void
sheet_clear (Sheet *self)
{
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
}

static guint32
get_dot (const Sheet *self,
         int          x,
         int          y)
{
  const guint8 *data = cairo_image_surface_get_data (self->surface);

  data += (gsize) y * cairo_image_surface_get_stride (self->surface) + 4 * (gsize) x;

  return *(const guint32 *) (gconstpointer) data & 0xffffff;
}

static guint32
mix_ink (const Sheet *self,
         RdtInkName   ink)
{
  Sheet dot = { .surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1, 1) };
  guint32 mixed;

  dot.cr = cairo_create (dot.surface);
  rdt_palette_set_source (&self->ink, dot.cr, ink);
  cairo_paint (dot.cr);
  cairo_surface_flush (dot.surface);
  mixed = get_dot (&dot, 0, 0);
  sheet_clear (&dot);

  return mixed;
}

/* The number of dots in an ink on the row that has most of it. */
static guint
measure_ink (const Sheet *self,
             RdtInkName   ink)
{
  guint32 wanted = mix_ink (self, ink);
  guint most = 0;

  cairo_surface_flush (self->surface);
  for (int y = 0; y < HEIGHT; y++)
    {
      guint n = 0;

      for (int x = 0; x < WIDTH; x++)
        n += get_dot (self, x, y) == wanted;
      most = MAX (most, n);
    }

  return most;
}

static RdtSeries
make_series (void)
{
  return (RdtSeries) {
    .n_battles = 100,
    .n_won = { 60, 30, 10 },
    .n_ends = { [RDT_END_VICTORY] = { 60, 30, 10 } },
    .n_turns = { [8] = 40, [10] = 60 },
    .n_lost = { 300, 400 },
  };
}

static RdtGame *
load (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/two-villages.scenario.json");

  return rdt_test_load_scenario (path);
}

static void
test_series_bars_are_as_long_as_shares (void)
{
  g_autoptr(RdtGame) game = load ();
  const RdtSeries series = make_series ();
  const RdtBox box = { .width = WIDTH, .height = 3 * RDT_CHART_BAR_HEIGHT };
  Sheet sheet;
  double a, b;

  sheet_init (&sheet, game);
  rdt_series_chart_draw (RDT_SERIES_CHART_WINS, sheet.cr, box, &sheet.ink, game, &series);
  a = measure_ink (&sheet, RDT_INK_SIDE_A);
  b = measure_ink (&sheet, RDT_INK_SIDE_B);
  g_test_message ("%g and %g dots", a, b);
  g_assert_cmpfloat (b, >, 30);
  g_assert_cmpfloat_with_epsilon (a / b, 60.0 / 30.0, 0.1);
  sheet_clear (&sheet);
}

static void
test_series_pages_have_the_bars (void)
{
  g_autoptr(RdtGame) game = load ();
  const RdtSeries series = make_series ();
  const RdtBox body = { .x = 20, .y = 20, .width = WIDTH - 40, .height = HEIGHT - 40 };
  g_autoptr(RdtFlow) flow = rdt_series_lay_out (&series, game, &body);
  double x, y, width, height;
  cairo_surface_t *ink = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (ink);
  Sheet sheet;

  sheet_init (&sheet, game);
  rdt_flow_draw (flow, 0, sheet.cr, &sheet.ink);
  g_assert_cmpuint (measure_ink (&sheet, RDT_INK_SIDE_A), >,
                    measure_ink (&sheet, RDT_INK_SIDE_B));

  rdt_flow_draw (flow, 0, cr, &sheet.ink);
  cairo_destroy (cr);
  cairo_recording_surface_ink_extents (ink, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >=, 16);
  g_assert_cmpfloat (x + width, <=, WIDTH - 16);
  g_assert_cmpfloat (y + height, <=, HEIGHT - 16);
  cairo_surface_destroy (ink);
  sheet_clear (&sheet);
}

static void
test_series_pdf_is_the_same_twice (void)
{
  g_autoptr(RdtGame) game = load ();
  const RdtSeries series = make_series ();
  g_autoptr(GByteArray) first = rdt_series_to_pdf (&series, game, 595, 842);
  g_autoptr(GByteArray) again = rdt_series_to_pdf (&series, game, 595, 842);

  g_assert_cmpuint (first->len, >, 1000);
  g_assert_true (memcmp (first->data, "%PDF-", 5) == 0);
  g_assert_cmpmem (first->data, first->len, again->data, again->len);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/series/bars-are-as-long-as-shares",
                   test_series_bars_are_as_long_as_shares);
  g_test_add_func ("/paint/series/pages-have-the-bars", test_series_pages_have_the_bars);
  g_test_add_func ("/paint/series/pdf-is-the-same-twice", test_series_pdf_is_the_same_twice);

  return g_test_run ();
}
