/* rdt-name-shift.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-name-shift.h"

#include <math.h>

#include "rdt-counter.h"

/* How far names give way, in cells, by preference. */
static const RdtPoint ways[] = {
  { 0, 0 },
  { 0, 0.05 }, { 0, -0.05 }, { 0, 0.1 }, { 0, -0.1 },
  { 0.06, 0 }, { -0.06, 0 }, { 0.12, 0 }, { -0.12, 0 },
  { 0, 0.13 }, { 0, -0.13 },
  { 0.1, 0.1 }, { -0.1, 0.1 }, { 0.1, -0.1 }, { -0.1, -0.1 },
};

/* The gain, as a part of the name, that is worth giving way for. */
#define WORTH 0.002

/* The part of a name that counters and their chevrons hide. */
static double
get_hidden (const RdtBrush *brush,
            const RdtBox   *name)
{
  double hidden = 0;

  for (guint i = 0; i < brush->picture->n_counters; i++)
    {
      const RdtCounter *counter = &brush->picture->counters[i];
      RdtBox extents = rdt_counter_get_extents (counter, brush->layout);
      RdtBox face, front;

      if (!rdt_box_touches (&extents, name))
        continue;

      face = rdt_counter_get_box (counter, brush->layout);
      front = rdt_counter_get_front (counter, brush->layout);
      hidden += rdt_box_get_overlap (name, &face) + rdt_box_get_overlap (name, &front);
    }

  return hidden / (name->width * name->height);
}

static gboolean
meets_other (const RdtBox *name,
             const RdtBox *names,
             guint         n_names,
             guint         self)
{
  for (guint i = 0; i < n_names; i++)
    if (i != self && rdt_box_touches (name, &names[i]))
      return TRUE;

  return FALSE;
}

static RdtBox
find_place (const RdtBrush *brush,
            const RdtBox   *names,
            guint           n_names,
            guint           self)
{
  RdtBox best = names[self];
  double least = get_hidden (brush, &best);

  for (guint i = 1; i < G_N_ELEMENTS (ways) && least > 0; i++)
    {
      RdtPoint way = { round (ways[i].x * brush->layout->cell),
                       round (ways[i].y * brush->layout->cell) };
      RdtBox moved = rdt_box_move (names[self], way);
      double hidden = get_hidden (brush, &moved);

      if (hidden > least - WORTH || meets_other (&moved, names, n_names, self))
        continue;

      least = hidden;
      best = moved;
    }

  return best;
}

/**
 * rdt_names_give_way:
 * @names: (inout): the places of all names
 *
 * Moves names away from the chevrons of the units that are there now, by whole units
 * so that they stay sharp.
 *
 * Where a name has no place that no facing reaches, as on hexes, either side of the edge
 * is free unless the units there face each other.
 */
void
rdt_names_give_way (const RdtBrush *brush,
                    RdtBox         *names,
                    guint           n_names)
{
  for (guint i = 0; i < n_names; i++)
    names[i] = find_place (brush, names, n_names, i);
}
