/* test-palette.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "rdt-palette.h"
#include "rdt-rules-store.h"
#include "rdt-symbol.h"

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
  for (guint kind = 0; kind < RDT_N_PALETTES; kind++)
    {
      RdtPalette palette;
      const RdtInk *a = &palette.inks[RDT_INK_SIDE_A];
      const RdtInk *b = &palette.inks[RDT_INK_SIDE_B];

      rdt_palette_init (&palette, kind, NULL, NULL);
      g_assert_true (a->red != b->red || a->green != b->green || a->blue != b->blue);
    }
}

static double
get_lightness (const RdtInk *ink)
{
  return 0.299 * ink->red + 0.587 * ink->green + 0.114 * ink->blue;
}

static void
test_palette_symbols_stand_out_from_any_colour (void)
{
  static const char *const colours[] = {
    "#000000", "#ffffff", "#b3261e", "#1f4e8c", "#ffd800", "#5f6b7a", "#808080",
  };

  for (guint kind = 0; kind < RDT_N_PALETTES; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
      {
        RdtPalette palette;

        rdt_palette_init (&palette, kind, colours[i], colours[i]);
        for (RdtSide side = 0; side < RDT_N_SIDES; side++)
          {
            const RdtInk *face = &palette.inks[rdt_ink_for_side (RDT_INK_SIDE_A, side)];
            const RdtInk *text = &palette.inks[rdt_ink_for_side (RDT_INK_SIDE_A_TEXT, side)];

            g_assert_cmpfloat (ABS (get_lightness (face) - get_lightness (text)), >, 0.35);
          }
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
test_palette_works_stand_out_from_the_ground (void)
{
  static const RdtInkName grounds[] = {
    RDT_INK_OPEN, RDT_INK_WOODS, RDT_INK_BUILT_UP, RDT_INK_RIVER, RDT_INK_EARTH,
  };

  for (guint kind = 0; kind < RDT_N_PALETTES; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
      {
        RdtPalette palette;
        const RdtInk *ground = &palette.inks[grounds[i]];

        rdt_palette_init (&palette, kind, NULL, NULL);
        if (ground->hatch != RDT_HATCH_SOLID)
          continue;

        g_test_message ("palette %u, ink %u", kind, grounds[i]);
        g_assert_cmpfloat (get_contrast (&palette.inks[RDT_INK_WORKS], ground), >, 3);
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

static void
test_palette_every_unit_type_has_a_symbol (void)
{
  const char *const *ids = rdt_rules_store_list ();

  g_assert_cmpuint (g_strv_length ((char **) ids), ==, 5);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr(RdtRules) rules = rdt_rules_store_find (ids[i], NULL, NULL);

      g_assert_nonnull (rules);
      for (guint j = 0; j < rules->n_types; j++)
        {
          g_test_message ("%s: %s", ids[i], rules->types[j].id);
          g_assert_true (rdt_symbol_is_known (rules->types[j].id));
        }
    }

  g_assert_false (rdt_symbol_is_known ("dragon"));
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
  g_test_add_func ("/paint/palette/colours-are-parsed-strictly",
                   test_palette_colours_are_parsed_strictly);
  g_test_add_func ("/paint/palette/every-unit-type-has-a-symbol",
                   test_palette_every_unit_type_has_a_symbol);

  return g_test_run ();
}
