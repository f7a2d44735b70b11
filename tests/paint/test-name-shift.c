/* test-name-shift.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-canvas.h"
#include "rdt-counter.h"
#include "rdt-name-shift.h"
#include "rdt-names.h"
#include "rdt-test.h"

/* The part of a name that a chevron may hide where cells are small and letters are not. */
#define MOST_TOUCHED 0.1

/* The number of names that lie over the chevrons of units. */
static guint
count_on_fronts (const RdtCanvas *canvas,
                 const RdtBox    *names,
                 guint            n_names)
{
  guint n = 0;

  for (guint i = 0; i < n_names; i++)
    for (guint j = 0; j < canvas->picture->n_counters; j++)
      {
        RdtBox front = rdt_counter_get_front (&canvas->picture->counters[j], &canvas->layout);

        if (rdt_box_get_overlap (&front, &names[i])
            > MOST_TOUCHED * names[i].width * names[i].height)
          {
            n++;
            break;
          }
      }

  return n;
}

/* On hexes names are across edges, where the chevrons of units are. */
static void
test_name_shift_keeps_off_facings (void)
{
  static const double cells[] = { 40, 64, 96 };
  g_autofree char *path = rdt_test_path ("scenarios/mont-saint-jean.scenario.json");

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_auto(RdtCanvas) canvas = { 0 };
      g_autofree RdtNames *names = g_new0 (RdtNames, 1);
      RdtBox boxes[RDT_MAX_NAMES];

      rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, cells[i]);
      rdt_names_place (names, &canvas.brush);
      for (guint j = 0; j < names->n_names; j++)
        boxes[j] = names->names[j].box;

      g_assert_cmpuint (count_on_fronts (&canvas, boxes, names->n_names), >=, 4);
      rdt_names_give_way (&canvas.brush, boxes, names->n_names);
      g_assert_cmpuint (count_on_fronts (&canvas, boxes, names->n_names), ==, 0);
      for (guint j = 0; j < names->n_names; j++)
        for (guint k = 0; k < j; k++)
          g_assert_cmpfloat (rdt_box_get_overlap (&boxes[j], &boxes[k]), ==, 0);

      rdt_names_clear (names);
    }
}

/* The part of a name that counters and their fronts hide. */
static double
get_covered (const RdtCanvas *canvas,
             const RdtBox    *name)
{
  double sum = 0;

  for (guint i = 0; i < canvas->picture->n_counters; i++)
    {
      RdtBox face = rdt_counter_get_box (&canvas->picture->counters[i], &canvas->layout);
      RdtBox front = rdt_counter_get_front (&canvas->picture->counters[i], &canvas->layout);

      sum += rdt_box_get_overlap (&face, name) + rdt_box_get_overlap (&front, name);
    }

  return sum / (name->width * name->height);
}

/* The bunker beside the Western trench hid its last letter. */
static void
test_name_shift_keeps_off_counters (void)
{
  g_autofree char *path = rdt_test_path ("scenarios/fortin-quebracho.scenario.json");
  g_auto(RdtCanvas) canvas = { 0 };
  g_autofree RdtNames *names = g_new0 (RdtNames, 1);
  RdtBox boxes[RDT_MAX_NAMES];

  rdt_canvas_init (&canvas, rdt_test_load_setup (path), RDT_PALETTE_LIGHT, 64);
  rdt_names_place (names, &canvas.brush);
  for (guint i = 0; i < names->n_names; i++)
    boxes[i] = names->names[i].box;
  rdt_names_give_way (&canvas.brush, boxes, names->n_names);

  for (guint i = 0; i < names->n_names; i++)
    {
      g_test_message ("%s: %g, %g", names->names[i].lines[0],
                      get_covered (&canvas, &names->names[i].box),
                      get_covered (&canvas, &boxes[i]));
      g_assert_cmpfloat (get_covered (&canvas, &boxes[i]), <, 0.01);
    }

  rdt_names_clear (names);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/paint/name-shift/keeps-off-facings", test_name_shift_keeps_off_facings);
  g_test_add_func ("/paint/name-shift/keeps-off-counters", test_name_shift_keeps_off_counters);

  return g_test_run ();
}
