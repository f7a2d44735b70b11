/* test-palette.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-palette.h"
#include "rdt-symbol.h"

/* Each palette in each theatre. */
#define N_LOOKS (RDT_N_PALETTES * RDT_N_THEATRES)

static void
prepare (RdtPalette *palette,
         guint       look,
         const char *colour_a,
         const char *colour_b)
{
  g_test_message ("palette %u, theatre %u", look % RDT_N_PALETTES, look / RDT_N_PALETTES);
  rdt_palette_init (palette, look % RDT_N_PALETTES, colour_a, colour_b);
  rdt_palette_go_to (palette, look / RDT_N_PALETTES);
}

static gboolean
is_black_or_white (const RdtInk *ink)
{
  return ink->red == ink->green
         && ink->green == ink->blue
         && (ink->red == 0 || ink->red == 1)
         && (ink->alpha == 0 || ink->alpha == 1);
}

static void
test_palette_paper_is_black_and_white (void)
{
  RdtPalette palette;

  rdt_palette_init (&palette, RDT_PALETTE_PAPER, "#ff0000", "#00ff00");
  g_assert_true (rdt_palette_is_ink (&palette));

  for (guint i = 0; i < RDT_N_INKS; i++)
    g_assert_true (is_black_or_white (&palette.inks[i]));
}

static void
test_palette_sides_differ_in_each (void)
{
  for (guint look = 0; look < N_LOOKS; look++)
    {
      RdtPalette palette;
      const RdtInk *a = &palette.inks[RDT_INK_SIDE_A];
      const RdtInk *b = &palette.inks[RDT_INK_SIDE_B];

      prepare (&palette, look, NULL, NULL);
      g_assert_true (a->red != b->red || a->green != b->green || a->blue != b->blue);
    }
}

static double
get_luminance (const RdtInk *ink)
{
  const double parts[] = { ink->red, ink->green, ink->blue };
  static const double weights[] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    sum += weights[i] * (parts[i] <= 0.04045 ? parts[i] / 12.92
                                             : pow ((parts[i] + 0.055) / 1.055, 2.4));

  return sum;
}

static double
get_contrast (const RdtInk *a,
              const RdtInk *b)
{
  double lighter = MAX (get_luminance (a), get_luminance (b));
  double darker = MIN (get_luminance (a), get_luminance (b));

  return (lighter + 0.05) / (darker + 0.05);
}

static void
test_palette_symbols_stand_out_from_any_colour (void)
{
  static const char *const colours[] = {
    "#000000", "#ffffff", "#b3261e", "#1f4e8c", "#ffd800", "#5f6b7a", "#808080",
  };

  for (guint look = 0; look < N_LOOKS; look++)
    for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
      {
        RdtPalette palette;

        prepare (&palette, look, colours[i], colours[i]);
        for (RdtSide side = 0; side < RDT_N_SIDES; side++)
          {
            const RdtInk *face = &palette.inks[rdt_ink_for_side (RDT_INK_SIDE_A, side)];
            const RdtInk *text = &palette.inks[rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, side)];

            g_assert_cmpfloat (get_contrast (face, text), >=, 4.5);
          }
      }
}

static void
test_palette_works_stand_out_from_the_ground (void)
{
  static const RdtInkName grounds[] = {
    RDT_INK_OPEN, RDT_INK_WOODS, RDT_INK_BUILT_UP, RDT_INK_RIVER, RDT_INK_EARTH,
  };

  for (guint look = 0; look < N_LOOKS; look++)
    for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
      {
        RdtPalette palette;
        const RdtInk *ground = &palette.inks[grounds[i]];

        prepare (&palette, look, NULL, NULL);
        if (ground->hatch != RDT_HATCH_SOLID)
          continue;

        g_test_message ("ink %u", grounds[i]);
        g_assert_cmpfloat (get_contrast (&palette.inks[RDT_INK_WORKS], ground), >, 3);
      }
}

/* High contrast is WCAG's enhanced one: 7 : 1 instead of 4.5, 4.5 instead of 3. */
static double
get_least (const RdtPalette *palette,
           double            usual)
{
  gboolean is_high = palette->kind == RDT_PALETTE_HIGH_CONTRAST
                     || palette->kind == RDT_PALETTE_HIGH_CONTRAST_DARK;

  if (!is_high)
    return usual;

  return usual >= 4.5 ? 7 : 4.5;
}

/* Texts and their backgrounds. */
static void
test_palette_text_can_be_read (void)
{
  static const struct
  {
    RdtInkName text;
    RdtInkName paper;
    double     contrast;
  } pairs[] = {
    { .text = RDT_INK_TAG_TEXT, .paper = RDT_INK_TAG, .contrast = 4.5 },
    { .text = RDT_INK_TAG, .paper = RDT_INK_TARGET, .contrast = 4.5 },
    { .text = RDT_INK_LABEL, .paper = RDT_INK_MARGIN, .contrast = 4.5 },
    { .text = RDT_INK_LABEL, .paper = RDT_INK_HALO, .contrast = 4.5 },
    { .text = RDT_INK_TAG_TEXT, .paper = RDT_INK_HALO, .contrast = 4.5 },
    { .text = RDT_INK_WATER_NAME, .paper = RDT_INK_HALO, .contrast = 4.5 },
    { .text = RDT_INK_CONTOUR, .paper = RDT_INK_HALO, .contrast = 4.5 },
    { .text = RDT_INK_MARK_TEXT, .paper = RDT_INK_MARK, .contrast = 4.5 },
    { .text = RDT_INK_MARK_TEXT, .paper = RDT_INK_TARGET, .contrast = 3 },
    { .text = RDT_INK_MARK_TEXT, .paper = RDT_INK_RIVER_BANK, .contrast = 3 },
    { .text = RDT_INK_MARK_TEXT, .paper = RDT_INK_GAS_EDGE, .contrast = 3 },
    { .text = RDT_INK_FRAME, .paper = RDT_INK_OBJECTIVE, .contrast = 4.5 },
  };

  for (guint look = 0; look < N_LOOKS; look++)
    for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
      {
        RdtPalette palette;

        prepare (&palette, look, NULL, NULL);
        g_test_message ("ink %u on %u", pairs[i].text, pairs[i].paper);
        g_assert_cmpfloat (get_contrast (&palette.inks[pairs[i].text],
                                         &palette.inks[pairs[i].paper]), >=,
                           get_least (&palette, pairs[i].contrast));
      }
}

/* Lines that show possible orders have halos: they stand out from these, and these
 * from the ground.
 */
static void
test_palette_highlights_stand_out (void)
{
  static const RdtInkName inks[] = {
    RDT_INK_SELECTION, RDT_INK_REACH, RDT_INK_TARGET, RDT_INK_ATTACK, RDT_INK_CHOICE,
    RDT_INK_SIGHT, RDT_INK_BLOCKED, RDT_INK_PATH, RDT_INK_CURSOR,
  };

  for (guint look = 0; look < N_LOOKS; look++)
    for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
      {
        RdtPalette palette;

        prepare (&palette, look, NULL, NULL);
        g_test_message ("ink %u", inks[i]);
        g_assert_cmpfloat (get_contrast (&palette.inks[inks[i]],
                                         &palette.inks[RDT_INK_HALO]), >=,
                           get_least (&palette, 3));
      }
}

/* The result of a translucent ink over the ground. */
static RdtInk
lay_on (const RdtInk *ink,
        const RdtInk *ground)
{
  return (RdtInk) {
    .red = ground->red + (ink->red - ground->red) * ink->alpha,
    .green = ground->green + (ink->green - ground->green) * ink->alpha,
    .blue = ground->blue + (ink->blue - ground->blue) * ink->alpha,
    .alpha = 1,
  };
}

/* Quiet, but visible; more where it is the only frame, as in high contrast. */
static void
test_palette_grid_is_seen_on_open_ground (void)
{
  for (guint look = 0; look < N_LOOKS; look++)
    {
      RdtPalette palette;
      const RdtInk *open = &palette.inks[RDT_INK_OPEN];
      RdtInk hill, grid;

      prepare (&palette, look, NULL, NULL);
      hill = lay_on (&palette.inks[RDT_INK_HEIGHT], open);
      grid = lay_on (&palette.inks[RDT_INK_GRID], open);
      g_assert_cmpfloat (get_contrast (&grid, open), >=, 1.25);
      grid = lay_on (&palette.inks[RDT_INK_GRID], &hill);
      g_assert_cmpfloat (get_contrast (&grid, &hill), >=, 1.2);
    }
}

/* By its edge or by the halo around that. */
static void
test_palette_counters_stand_out_from_the_ground (void)
{
  static const RdtInkName grounds[] = {
    RDT_INK_OPEN, RDT_INK_WOODS, RDT_INK_BUILT_UP, RDT_INK_RIVER, RDT_INK_ROAD,
  };
  static const char *const colours[] = { "#b3261e", "#1f4e8c", "#3d6b35", "#b9770e", "#5f6b7a" };

  for (guint look = 0; look < N_LOOKS; look++)
    for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
      for (guint j = 0; j < G_N_ELEMENTS (colours); j++)
        {
          RdtPalette palette;
          const RdtInk *edge = &palette.inks[RDT_INK_SIDE_A_EDGE];
          const RdtInk *halo = &palette.inks[RDT_INK_HALO];
          const RdtInk *ground = &palette.inks[grounds[i]];

          prepare (&palette, look, colours[j], NULL);
          if (ground->hatch != RDT_HATCH_SOLID)
            continue;

          g_test_message ("%s on ink %u", colours[j], grounds[i]);
          g_assert_cmpfloat (MAX (get_contrast (edge, ground), get_contrast (halo, ground)),
                             >=, 3);
        }
}

static gboolean
is_same (const RdtInk *a,
         const RdtInk *b)
{
  return a->red == b->red && a->green == b->green && a->blue == b->blue
         && a->alpha == b->alpha && a->hatch == b->hatch;
}

/* Inks for black printing, and those that must be seen clearly. */
static void
test_palette_some_are_the_same_in_each_theatre (void)
{
  static const RdtPaletteKind kinds[] = {
    RDT_PALETTE_HIGH_CONTRAST, RDT_PALETTE_HIGH_CONTRAST_DARK, RDT_PALETTE_PAPER,
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (guint theatre = 0; theatre < RDT_N_THEATRES; theatre++)
      {
        RdtPalette here, there;

        rdt_palette_init (&here, kinds[i], NULL, NULL);
        rdt_palette_init (&there, kinds[i], NULL, NULL);
        rdt_palette_go_to (&there, theatre);
        g_assert_cmpuint (there.theatre, ==, RDT_THEATRE_TEMPERATE);
        for (guint ink = 0; ink < RDT_N_INKS; ink++)
          g_assert_true (is_same (&here.inks[ink], &there.inks[ink]));
      }
}

/* Open ground is not that of any other theatre. */
static void
test_palette_theatres_differ (void)
{
  for (guint kind = 0; kind <= RDT_PALETTE_DARK; kind++)
    for (guint one = 0; one < RDT_N_THEATRES; one++)
      for (guint other = 0; other < one; other++)
        {
          RdtPalette here, there;

          rdt_palette_init (&here, kind, NULL, NULL);
          rdt_palette_init (&there, kind, NULL, NULL);
          rdt_palette_go_to (&here, one);
          rdt_palette_go_to (&there, other);
          g_assert_cmpuint (here.theatre, ==, one);
          g_assert_false (is_same (&here.inks[RDT_INK_OPEN], &there.inks[RDT_INK_OPEN]));
        }
}

/* In degrees, or negative if there is none. */
static double
get_hue (const RdtInk *ink)
{
  double most = MAX (MAX (ink->red, ink->green), ink->blue);
  double least = MIN (MIN (ink->red, ink->green), ink->blue);
  double span = most - least;
  double hue;

  if (span < 0.15)
    return -1;

  if (most == (double) ink->red)
    hue = (ink->green - ink->blue) / span;
  else if (most == (double) ink->green)
    hue = 2 + (ink->blue - ink->red) / span;
  else
    hue = 4 + (ink->red - ink->green) / span;

  return fmod (hue * 60 + 360, 360);
}

/* Where both are light, the keyboard cursor is not taken for the frame of an objective. */
static void
test_palette_cursor_and_frames_differ (void)
{
  for (guint kind = 0; kind < RDT_PALETTE_PAPER; kind++)
    {
      RdtPalette palette;
      const RdtInk *cursor, *frame;

      rdt_palette_init (&palette, kind, NULL, NULL);
      cursor = &palette.inks[RDT_INK_CURSOR];
      frame = &palette.inks[RDT_INK_OBJECTIVE];
      g_test_message ("palette %u", kind);
      g_assert_true (get_contrast (cursor, frame) >= 3 || get_hue (cursor) >= 300);
    }
}

/* An army in amber differs from all of them as well. */
static void
test_palette_flags_frames_and_selection_differ_in_hue (void)
{
  for (guint kind = 0; kind < RDT_PALETTE_PAPER; kind++)
    {
      RdtPalette palette;
      double hues[4];

      rdt_palette_init (&palette, kind, "#b9770e", "#2e5fa3");
      hues[0] = get_hue (&palette.inks[RDT_INK_SIDE_A]);
      hues[1] = get_hue (&palette.inks[RDT_INK_OBJECTIVE]);
      hues[2] = get_hue (&palette.inks[RDT_INK_SELECTION]);
      hues[3] = get_hue (&palette.inks[RDT_INK_REACH]);

      for (guint i = 0; i < G_N_ELEMENTS (hues); i++)
        for (guint j = 0; j < i; j++)
          {
            double apart = ABS (hues[i] - hues[j]);

            g_test_message ("palette %u: hues %g and %g", kind, hues[i], hues[j]);
            if (hues[i] >= 0 && hues[j] >= 0)
              g_assert_cmpfloat (MIN (apart, 360 - apart), >, 40);
            else
              g_assert_cmpfloat (apart, >, 0);
          }
    }
}

static void
test_palette_colours_are_parsed_strictly (void)
{
  static const char *const wrong[] = { "", "red", "#12345", "#1234567", "#12345g", "123456" };
  RdtInk ink;

  g_assert_true (rdt_colour_parse ("#0080fF", &ink));
  g_assert_cmpfloat_with_epsilon (ink.red, 0, 1e-6);
  g_assert_cmpfloat_with_epsilon (ink.green, 128 / 255.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (ink.blue, 1, 1e-6);
  g_assert_false (rdt_colour_parse (NULL, &ink));

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (rdt_colour_parse (wrong[i], &ink));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/palette/paper-is-black-and-white",
                   test_palette_paper_is_black_and_white);
  g_test_add_func ("/paint/palette/sides-differ-in-each", test_palette_sides_differ_in_each);
  g_test_add_func ("/paint/palette/symbols-stand-out-from-any-colour",
                   test_palette_symbols_stand_out_from_any_colour);
  g_test_add_func ("/paint/palette/works-stand-out-from-the-ground",
                   test_palette_works_stand_out_from_the_ground);
  g_test_add_func ("/paint/palette/text-can-be-read", test_palette_text_can_be_read);
  g_test_add_func ("/paint/palette/highlights-stand-out", test_palette_highlights_stand_out);
  g_test_add_func ("/paint/palette/grid-is-seen-on-open-ground",
                   test_palette_grid_is_seen_on_open_ground);
  g_test_add_func ("/paint/palette/counters-stand-out-from-the-ground",
                   test_palette_counters_stand_out_from_the_ground);
  g_test_add_func ("/paint/palette/some-are-the-same-in-each-theatre",
                   test_palette_some_are_the_same_in_each_theatre);
  g_test_add_func ("/paint/palette/theatres-differ", test_palette_theatres_differ);
  g_test_add_func ("/paint/palette/cursor-and-frames-differ",
                   test_palette_cursor_and_frames_differ);
  g_test_add_func ("/paint/palette/flags-frames-and-selection-differ-in-hue",
                   test_palette_flags_frames_and_selection_differ_in_hue);
  g_test_add_func ("/paint/palette/colours-are-parsed-strictly",
                   test_palette_colours_are_parsed_strictly);

  return g_test_run ();
}
