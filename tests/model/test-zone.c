/* test-zone.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "rdt-test-place.h"
#include "rdt-zone.h"

/* Sets of cells as rectangles, and as people write them. */

#define LENGTH 5

static void
check (const char *before,
       const char *put,
       const char *taken,
       const char *after)
{
  g_autoptr(GArray) zone = rdt_zone_from_text (before, RDT_GRID_SQUARE, NULL);
  g_autofree char *text = NULL;

  if (put != NULL)
    rdt_zone_put (zone, rdt_test_place (put));
  if (taken != NULL)
    rdt_zone_take (zone, rdt_test_place (taken));
  text = rdt_zone_to_text (zone);

  g_assert_cmpstr (text, ==, after);
}

static void
test_zone_grows_by_whole_sides (void)
{
  check ("", "B2", NULL, "B2");
  check ("B2", "B3", NULL, "B2:B3");
  check ("B2", "B1", NULL, "B1:B2");
  check ("B2", "A2", NULL, "A2:B2");
  check ("B2", "C2", NULL, "B2:C2");
  check ("A1:B1, A2", "B2", NULL, "A1:B2");

  /* Neither a corner nor a gap makes a rectangle. */
  check ("B2", "C3", NULL, "B2, C3");
  check ("B2", "A3", NULL, "B2, A3");
  check ("B2", "D2", NULL, "B2, D2");
  check ("B2", "B4", NULL, "B2, B4");
  check ("A1:B1", "A2", NULL, "A1:B1, A2");
  check ("A1:C3", "B2", NULL, "A1:C3");
}

static void
test_zone_is_cut_into_rectangles (void)
{
  check ("B2", NULL, "B2", "");
  check ("B2", NULL, "C2", "B2");
  check ("A1:C3", NULL, "B2", "A1:C1, A2, C2, A3:C3");
  check ("A1:C3", NULL, "A1", "B1:C1, A2:C3");
  check ("A1:C3", NULL, "C3", "A1:C2, A3:B3");
  check ("A1:C1", NULL, "B1", "A1, C1");
  check ("A1:A3", NULL, "A2", "A1, A3");

  /* Areas of a file may overlap. */
  check ("A1:B1, B1:C1", NULL, "B1", "A1, C1");
}

/* Compared with a cell for each. */
static void
test_zone_has_what_was_put_and_not_taken (void)
{
  g_autoptr(GRand) chance = g_rand_new_with_seed (7);
  g_autoptr(GArray) zone = rdt_zone_new ();
  gboolean cells[LENGTH][LENGTH] = { { FALSE } };

  for (guint i = 0; i < 400; i++)
    {
      int chosen = g_rand_int_range (chance, 0, LENGTH);
      RdtPlace place = { chosen, g_rand_int_range (chance, 0, LENGTH) };
      gboolean is_put = g_rand_boolean (chance);
      guint n_cells = 0, n_covered = 0;

      if (is_put)
        rdt_zone_put (zone, place);
      else
        rdt_zone_take (zone, place);
      cells[place.column][place.row] = is_put;

      for (int column = 0; column < LENGTH; column++)
        for (int row = 0; row < LENGTH; row++)
          {
            n_cells += cells[column][row];
            g_assert_true (rdt_zone_has (zone, (RdtPlace) { column, row }) == cells[column][row]);
          }

      /* None is there twice. */
      for (guint j = 0; j < zone->len; j++)
        {
          const RdtArea *area = &g_array_index (zone, RdtArea, j);

          n_covered += (area->to.column - area->from.column + 1)
                       * (area->to.row - area->from.row + 1);
        }
      g_assert_cmpuint (n_covered, ==, n_cells);
    }

  g_assert_false (rdt_zone_has (NULL, (RdtPlace) { 0, 0 }));
}

static void
test_zone_is_read_as_people_write_it (void)
{
  const struct
  {
    const char *text;
    const char *read;
  } texts[] = {
    { "", "" },
    { "b2", "B2" },
    { "A1:C3", "A1:C3" },
    { "C3:A1", "A1:C3" },
    { "A3:C1", "A1:C3" },
    { "c1:a3", "A1:C3" },
    { "A1,B2;C3 D4\nE5", "A1, B2, C3, D4, E5" },
    { " A1 ,, B2 ", "A1, B2" },
    { "A1:A1", "A1" },
    { "AA10", "AA10" },
  };
  const char *const rubbish[] = { "1A", "A", "A0", "A1:", ":A1", ":", "A1:B2:C3", "A1-B2", "A1:B" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    check (texts[i].text, NULL, NULL, texts[i].read);

  for (guint i = 0; i < G_N_ELEMENTS (rubbish); i++)
    {
      g_autoptr(GError) error = NULL;

      g_assert_null (rdt_zone_from_text (rubbish[i], RDT_GRID_HEX, &error));
      g_assert_nonnull (strstr (error->message, "is not a hex: enter one such as C4"));
    }
}

static void
test_zone_nowhere_has_no_name (void)
{
  g_autofree char *nowhere = rdt_place_to_text (RDT_NOWHERE);
  g_autofree char *somewhere = rdt_place_to_text ((RdtPlace) { 2, 3 });
  g_autofree char *nothing = rdt_zone_to_text (NULL);

  g_assert_cmpstr (nowhere, ==, "");
  g_assert_cmpstr (somewhere, ==, "C4");
  g_assert_cmpstr (nothing, ==, "");
}

#define add(path, func) g_test_add_func ("/model/zone/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("grows-by-whole-sides", test_zone_grows_by_whole_sides);
  add ("is-cut-into-rectangles", test_zone_is_cut_into_rectangles);
  add ("has-what-was-put-and-not-taken", test_zone_has_what_was_put_and_not_taken);
  add ("is-read-as-people-write-it", test_zone_is_read_as_people_write_it);
  add ("nowhere-has-no-name", test_zone_nowhere_has_no_name);

  return g_test_run ();
}
