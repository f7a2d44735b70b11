/* test-counter-name.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-counter-name.h"
#include "rdt-sheet.h"
#include "rdt-test.h"

/* The room below the picture of a counter. */
static RdtBox
get_room (double side)
{
  return (RdtBox) { .width = side * 0.945, .height = 2.5 * RDT_TEXT_LEAST };
}

/* Lower-case letters of the least size, in Lato.  Pango's units are fine enough for
 * half a hundredth.
 */
static const double least_x_height = RDT_TEXT_LEAST * 0.507 - 0.005;

static void
check_name (const char *name,
            double      side)
{
  RdtBox room = get_room (side);
  PangoLayout *text = rdt_counter_name_new (name, side, room);

  g_test_message ("“%s” is “%s”, %g pt high", name, pango_layout_get_text (text),
                  rdt_text_get_x_height (text));
  g_assert_cmpfloat (rdt_text_get_x_height (text), >=, least_x_height);
  g_assert_false (pango_layout_is_ellipsized (text));
  g_assert_cmpfloat (rdt_text_get_width (text), <=, room.width);
  g_assert_cmpfloat (rdt_text_get_height (text), <=, room.height);
  g_object_unref (text);
}

/* A kit's board needs counters of 12 mm. */
static void
test_counter_name_is_legible_on_small_counters (void)
{
  static const char *const names[] = {
    "Aufklärungsschwadron",
    "Granatwerferkompanie",
    "Maschinengewehrkompanie",
    "Reserve-Panzerabwehrzug",
    "Artillerieregiment",
    "Catlin Crawfurd’s Brigade",
    "Grenadiers of the Old Guard",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    check_name (names[i], 12 * RDT_POINTS_PER_MM);
}

static void
test_counter_name_of_all_scenarios_is_legible (void)
{
  g_auto(GStrv) files = rdt_test_list_files ("scenarios", ".scenario.json");

  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autoptr(RdtGame) game = rdt_test_load_scenario (files[i]);

      for (RdtSide side = 0; side < RDT_N_SIDES; side++)
        for (guint j = 0; j < game->setup->sides[side].units->len; j++)
          check_name (rdt_setup_unit_get_name (g_ptr_array_index (game->setup->sides[side].units,
                                                                  j)),
                      12 * RDT_POINTS_PER_MM);
    }
}

/* Where there is room a name is printed whole. */
static void
test_counter_name_is_whole_on_large_counters (void)
{
  static const char name[] = "Catlin Crawfurd’s Brigade";
  double side = 30 * RDT_POINTS_PER_MM;
  PangoLayout *text = rdt_counter_name_new (name, side, get_room (side));

  g_assert_cmpstr (pango_layout_get_text (text), ==, name);
  g_object_unref (text);
}

#define add(path, func) g_test_add_func ("/paint/counter-name/" path, func)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("is-legible-on-small-counters", test_counter_name_is_legible_on_small_counters);
  add ("of-all-scenarios-is-legible", test_counter_name_of_all_scenarios_is_legible);
  add ("is-whole-on-large-counters", test_counter_name_is_whole_on_large_counters);

  return g_test_run ();
}
