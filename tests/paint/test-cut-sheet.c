/* test-cut-sheet.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-canvas.h"
#include "rdt-sheets.h"
#include "rdt-test.h"

/* Pieces to cut out, measured on the printed page. */

static RdtSheetOptions
make_options (guint kind)
{
  return (RdtSheetOptions) {
    .kinds = kind,
    .palette = RDT_PALETTE_LIGHT,
    .parts = RDT_PAINTER_ALL,
    .width = 210 * RDT_POINTS_PER_MM,
    .height = 297 * RDT_POINTS_PER_MM,
    .margin = 10 * RDT_POINTS_PER_MM,
  };
}

/* The resolution of a page that is drawn for measuring. */
#define DOTS_PER_MM 10

/* The heights above and below the counters, in dots; cards fill their page. */
#define HEAD (18 * DOTS_PER_MM)
#define FOOT (20 * DOTS_PER_MM)

typedef struct
{
  cairo_surface_t *surface;
  const guint32   *dots;
  int              stride;
  int              width;
  int              height;
  gboolean         has_cards;
} Scan;

static Scan
scan (const RdtSheets *sheets,
      guint            page)
{
  double scale = DOTS_PER_MM / RDT_POINTS_PER_MM;
  Scan self = { .has_cards = sheets->options.kinds == RDT_SHEET_CARDS };
  double width, height;
  cairo_t *cr;

  rdt_sheets_get_size (sheets, page, &width, &height);
  self.width = ceil (width * scale);
  self.height = ceil (height * scale);
  self.surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, self.width, self.height);
  cr = cairo_create (self.surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  rdt_sheets_draw (sheets, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (self.surface);
  self.dots = (const guint32 *) (gpointer) cairo_image_surface_get_data (self.surface);
  self.stride = cairo_image_surface_get_stride (self.surface) / 4;

  return self;
}

static gboolean
has_ink (const Scan *self,
         gboolean    is_row,
         int         line,
         int         at)
{
  int x = is_row ? at : line;
  int y = is_row ? line : at;

  return (self->dots[y * self->stride + x] & 0xff) < 0xe0;
}

/* The distance between the cut marks beside the pieces of a page, in mm: on the
 * first line of dots that has nothing but at least three fine, equidistant marks; 0
 * if there is none.
 */
static double
measure_marks (const Scan *self,
               gboolean    is_row)
{
  int n_lines = is_row ? self->height : self->width;
  int first = is_row || self->has_cards ? 0 : HEAD;
  int end = is_row ? self->width : self->height - (self->has_cards ? 0 : FOOT);

  for (int line = 0; line < n_lines; line++)
    {
      int last = -1, begun = -1, step = 0;
      guint n = 0;
      gboolean is_even = TRUE;

      for (int at = first; at < end && is_even; at++)
        {
          gboolean is_inked = has_ink (self, is_row, line, at);

          if (is_inked && begun < 0)
            begun = at;
          if (is_inked || begun < 0)
            continue;

          is_even = at - begun <= 3;
          if (n == 1)
            step = begun - last;
          if (n > 1)
            is_even = is_even && ABS (begun - last - step) <= 1;
          last = begun;
          begun = -1;
          n++;
        }

      if (is_even && begun < 0 && n >= 3 && step > 5 * DOTS_PER_MM)
        return (double) step / DOTS_PER_MM;
    }

  return 0;
}

static void
check_pieces (const RdtSheets *sheets,
              double           width,
              double           height)
{
  Scan page = scan (sheets, 0);

  g_assert_cmpfloat_with_epsilon (measure_marks (&page, TRUE), width, 0.15);
  if (height > 0)
    g_assert_cmpfloat_with_epsilon (measure_marks (&page, FALSE), height, 0.15);
  cairo_surface_destroy (page.surface);
}

static void
test_cut_sheet_counters_suit_the_board (void)
{
  static const struct
  {
    double cell;
    double counter;
    double size;
  } sizes[] = {
    { .cell = 30, .size = 24 },
    { .cell = 25, .size = 20 },
    { .cell = 25, .counter = 15, .size = 15 },
    { .cell = 0, .counter = 30, .size = 30 },
    { .cell = 0, .size = 0.8 },      /* of the cell of the fitted board */
  };
  g_autofree char *path = rdt_test_path ("scenarios/two-villages.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      RdtSheetOptions options = make_options (RDT_SHEET_COUNTERS);
      g_autoptr(RdtSheets) sheets = NULL;
      g_autoptr(RdtSheets) board = NULL;
      double size = sizes[i].size;

      options.cell = sizes[i].cell * RDT_POINTS_PER_MM;
      options.counter = sizes[i].counter * RDT_POINTS_PER_MM;
      sheets = rdt_sheets_new (&subject, &options, NULL);
      options.kinds = RDT_SHEET_BOARD;
      board = rdt_sheets_new (&subject, &options, NULL);
      if (options.cell == 0 && options.counter == 0)
        size *= board->poster.layout.cell / RDT_POINTS_PER_MM;

      check_pieces (sheets, size, 2 * size);
    }
}

/* The distance from a dot up or down to the next dark ink, in dots. */
static int
measure_gap (const Scan *self,
             int         x,
             int         y,
             int         step)
{
  int n = 0;

  while (n < 20 * DOTS_PER_MM && (self->dots[(y + n * step) * self->stride + x] & 0xff) > 0x80)
    n++;

  return n;
}

/* The fold is a counter's side below the upper edge; the wedges of front and back
 * point at it from both sides, and end clear of it.
 */
static void
test_cut_sheet_folds_are_clear_of_wedges (void)
{
  const int size = 40 * DOTS_PER_MM;
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  RdtSheetOptions options = make_options (RDT_SHEET_COUNTERS);
  g_autoptr(RdtSheets) sheets = NULL;
  RdtSheetSubject subject;
  int left = (210 * DOTS_PER_MM - 4 * size) / 2;
  int fold = 0;
  Scan page;

  options.counter = 40 * RDT_POINTS_PER_MM;
  subject = (RdtSheetSubject) { .setup = setup, .rules = game->rules, .game = game };
  sheets = rdt_sheets_new (&subject, &options, NULL);
  page = scan (sheets, 0);

  /* The first cut mark at the left is that of the upper edge. */
  for (int y = HEAD + 6 * DOTS_PER_MM; y < 3 * HEAD && fold == 0; y++)
    if (has_ink (&page, TRUE, y, left - 2 * DOTS_PER_MM))
      fold = y + size;

  g_assert_cmpint (fold, >, 0);
  g_assert_cmpint (measure_gap (&page, left + size / 2, fold - 4, -1), >, DOTS_PER_MM);
  g_assert_cmpint (measure_gap (&page, left + size / 2, fold - 4, -1), <, 5 * DOTS_PER_MM);
  g_assert_cmpint (measure_gap (&page, left + size / 2, fold + 4, 1), >, DOTS_PER_MM);
  cairo_surface_destroy (page.surface);
}

/* The colours of two adjacent counters, beside their faces, at their cut. */
static void
find_tints (RdtPaletteKind palette,
            guint32       *tints)
{
  const int size = 30 * DOTS_PER_MM;
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  g_autoptr(RdtGame) game = rdt_test_game (setup);
  RdtSheetSubject subject = { .setup = setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = make_options (RDT_SHEET_COUNTERS);
  g_autoptr(RdtSheets) sheets = NULL;
  int top = 0;
  Scan page;

  options.palette = palette;
  options.counter = 30 * RDT_POINTS_PER_MM;
  sheets = rdt_sheets_new (&subject, &options, NULL);
  page = scan (sheets, 0);
  for (int y = HEAD; y < 3 * HEAD && top == 0; y++)
    if (has_ink (&page, TRUE, y, 14 * DOTS_PER_MM))
      top = y;

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      int piece = i == 0 ? 0 : setup->sides[0].units->len;

      tints[i] = page.dots[(top + piece / 6 * 2 * size + size + size / 2) * page.stride
                           + 15 * DOTS_PER_MM + piece % 6 * size + 8] & 0xffffff;
    }
  cairo_surface_destroy (page.surface);
}

/* Counters have their side’s colour up to the cuts; black ink has no pale one. */
static void
test_cut_sheet_counters_are_tinted (void)
{
  guint32 colour[RDT_N_SIDES], black[RDT_N_SIDES];

  find_tints (RDT_PALETTE_LIGHT, colour);
  g_assert_cmphex (colour[0], !=, 0xffffff);
  g_assert_cmphex (colour[1], !=, 0xffffff);
  g_assert_cmphex (colour[0], !=, colour[1]);

  find_tints (RDT_PALETTE_PAPER, black);
  g_assert_cmphex (black[0], ==, 0xffffff);
  g_assert_cmphex (black[1], ==, 0xffffff);
}

/* No blank counters are cut out: the second side's follow the first's. */
static void
test_cut_sheet_no_counters_are_blank (void)
{
  const int size = 30 * DOTS_PER_MM;
  g_autofree char *path = rdt_test_path ("scenarios/two-villages.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = make_options (RDT_SHEET_COUNTERS);
  g_autoptr(RdtSheets) sheets = NULL;
  guint n = game->setup->sides[0].units->len;
  guint32 edges[4];
  int top = 0;
  Scan page;

  options.counter = 30 * RDT_POINTS_PER_MM;
  sheets = rdt_sheets_new (&subject, &options, NULL);
  page = scan (sheets, 0);
  for (int y = HEAD; y < 3 * HEAD && top == 0; y++)
    if (has_ink (&page, TRUE, y, 14 * DOTS_PER_MM))
      top = y;

  /* The tints of the first side's last two counters, and of the next two. */
  g_assert_cmpint (top, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      int piece = n - 2 + i;

      edges[i] = page.dots[(top + piece / 6 * 2 * size + size * 3 / 2) * page.stride
                           + 15 * DOTS_PER_MM + piece % 6 * size + 8] & 0xffffff;
    }
  g_assert_cmphex (edges[0], ==, edges[1]);
  g_assert_cmphex (edges[2], ==, edges[3]);
  g_assert_cmphex (edges[1], !=, edges[2]);
  cairo_surface_destroy (page.surface);
}

static guint
count_dots (const RdtSheets *sheets,
            guint32          colour)
{
  Scan page = scan (sheets, 0);
  guint n = 0;

  for (int y = 0; y < page.height; y++)
    for (int x = 0; x < page.width; x++)
      n += (page.dots[y * page.stride + x] & 0xffffff) == colour;
  cairo_surface_destroy (page.surface);

  return n;
}

/* A name on two lines takes room from the faces of all counters. */
static void
test_cut_sheet_short_names_leave_faces_large (void)
{
  g_autoptr(RdtSetup) setup = rdt_test_small_setup ("modern");
  guint n[2];

  for (guint is_long = 0; is_long < 2; is_long++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (setup->sides[0].units, 0);
      RdtSheetSubject subject = { .setup = setup };
      RdtSheetOptions options = make_options (RDT_SHEET_COUNTERS);
      g_autoptr(RdtSheets) sheets = NULL;

      g_free (unit->name);
      unit->name = g_strdup (is_long ? "Grenadiers of the Second Division" : "Grenadiers");
      options.counter = 16 * RDT_POINTS_PER_MM;
      sheets = rdt_sheets_new (&subject, &options, NULL);
      n[is_long] = count_dots (sheets, rdt_ink_pack (&sheets->ink.inks[RDT_INK_SIDE_A]));
    }

  g_assert_cmpuint (n[1], >, 0);
  g_assert_cmpuint (n[0], >, n[1]);
}

/* Of 63 × 88 mm, nine fit on any usual paper, either way round. */
static void
test_cut_sheet_cards_fit_common_sleeves (void)
{
  static const double papers[][2] = {
    { 210, 297 }, { 215.9, 279.4 }, { 297, 210 }, { 279.4, 215.9 },
  };
  g_autofree char *path = rdt_test_path ("scenarios/nagyret.scenario.json");
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);
  RdtSheetSubject subject = { .setup = game->setup, .rules = game->rules, .game = game };
  RdtSheetOptions options = make_options (RDT_SHEET_CARDS);

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr(RdtSheets) sheets = NULL;

      options.width = papers[i][0] * RDT_POINTS_PER_MM;
      options.height = papers[i][1] * RDT_POINTS_PER_MM;
      sheets = rdt_sheets_new (&subject, &options, NULL);
      g_assert_cmpuint (rdt_sheets_get_n_pages (sheets), ==, 3);    /* of 20 cards */
      check_pieces (sheets, 63, 88);
    }
}

#define add(path, func) g_test_add_func ("/paint/cut-sheet/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("counters-suit-the-board", test_cut_sheet_counters_suit_the_board);
  add ("counters-are-tinted", test_cut_sheet_counters_are_tinted);
  add ("folds-are-clear-of-wedges", test_cut_sheet_folds_are_clear_of_wedges);
  add ("no-counters-are-blank", test_cut_sheet_no_counters_are_blank);
  add ("short-names-leave-faces-large", test_cut_sheet_short_names_leave_faces_large);
  add ("cards-fit-common-sleeves", test_cut_sheet_cards_fit_common_sleeves);

  return g_test_run ();
}
