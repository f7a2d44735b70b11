/* test-legend.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-legend.h"
#include "rdt-palette.h"
#include "rdt-test.h"

/* Every sign of the legend has a meaning, and differs from all others. */

#define CELL 60

static cairo_surface_t *
draw_sign (guint       sign,
           RdtGridKind kind)
{
  const RdtGrid pair = { .kind = kind, .width = 2, .height = 1 };
  cairo_surface_t *surface;
  RdtPalette palette;
  RdtLayout layout;
  RdtBrush brush;
  cairo_t *cr;

  rdt_palette_init (&palette, RDT_PALETTE_LIGHT, NULL, NULL);
  rdt_layout_init (&layout, &pair, CELL);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, rdt_layout_get_width (&layout),
                                        rdt_layout_get_height (&layout));
  cr = cairo_create (surface);
  rdt_brush_init (&brush, cr, &layout, &palette, NULL);
  rdt_legend_draw (sign, &brush);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
are_equal (cairo_surface_t *a,
           cairo_surface_t *b)
{
  gsize size = (gsize) cairo_image_surface_get_stride (a) * cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

static void
test_signs_differ (gconstpointer kind)
{
  guint n = rdt_legend_get_n_signs ();
  g_autoptr(GPtrArray) pictures =
    g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);

  for (guint i = 0; i < n; i++)
    {
      g_ptr_array_add (pictures, draw_sign (i, GPOINTER_TO_INT (kind)));
      g_assert_cmpstr (rdt_legend_get_meaning (i), !=, "");

      for (guint j = 0; j < i; j++)
        if (are_equal (pictures->pdata[i], pictures->pdata[j]))
          g_error ("“%s” looks like “%s”", rdt_legend_get_meaning (i), rdt_legend_get_meaning (j));
    }

  g_assert_nonnull (rdt_legend_get_group (0));
}

static gboolean
is_told (const RdtGame *game,
         const char    *meaning)
{
  for (guint i = 0; i < rdt_legend_get_n_signs (); i++)
    if (g_str_equal (rdt_legend_get_meaning (i), meaning))
      return rdt_legend_has_sign (i, game);

  g_assert_not_reached ();
}

static void
assert_told (const char        *scenario,
             const char *const *told,
             const char *const *untold)
{
  g_autofree char *path = rdt_test_path (scenario);
  g_autoptr(RdtGame) game = rdt_test_load_scenario (path);

  for (; *told != NULL; told++)
    g_assert_true (is_told (game, *told));
  for (; *untold != NULL; untold++)
    g_assert_false (is_told (game, *untold));

  /* No heading is followed by nothing. */
  for (guint i = 0; i < rdt_legend_get_n_signs (); i++)
    g_assert_true (rdt_legend_get_group (i) == NULL || rdt_legend_has_sign (i, game));
}

/* Signs that cannot occur in a battle are not explained. */
static void
test_signs_are_those_of_the_battle (void)
{
  assert_told ("scenarios/ostrow-mill.scenario.json",
               (const char *const[]) { "Has declared artillery fire", "Elite", NULL },
               (const char *const[]) { "Target of a declared gas shell", "Has its gas shell",
                                       "Pinned", "In the trench",
                                       "Carries the unit in the corner", NULL });
  assert_told ("scenarios/brihuega.scenario.json",
               (const char *const[]) { "Pinned", "Target of declared artillery fire", NULL },
               (const char *const[]) { "Has its gas shell", "In the trench", NULL });
  assert_told ("scenarios/fortin-quebracho.scenario.json",
               (const char *const[]) { "In the trench",
                                       "Busy: loading, unloading, or at work on fieldworks",
                                       NULL },
               (const char *const[]) { "Pinned", "Has declared artillery fire",
                                       "Carries the unit in the corner", NULL });
  assert_told ("scenarios/kornau-salient.scenario.json",
               (const char *const[]) { "Target of a declared gas shell", "Has its gas shell",
                                       NULL },
               (const char *const[]) { "Pinned", NULL });
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/legend/signs-differ/square", GINT_TO_POINTER (RDT_GRID_SQUARE),
                        test_signs_differ);
  g_test_add_data_func ("/legend/signs-differ/hex", GINT_TO_POINTER (RDT_GRID_HEX),
                        test_signs_differ);
  g_test_add_func ("/legend/signs-are-those-of-the-battle", test_signs_are_those_of_the_battle);

  return g_test_run ();
}
