/* rdt-fair-armies.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-random-map.h"

#include "rdt-roster.h"

/* One unit of so many is artillery. */
#define UNITS_PER_GUN 5

static gboolean
is_kind (const RdtUnitType *type,
         guint32            tags)
{
  static const guint32 kinds = RDT_TAG_COMMANDER | RDT_TAG_TRANSPORT | RDT_TAG_ARTILLERY
                               | RDT_TAG_FIXED;

  return type->option == RDT_NO_OPTION && (type->tags & kinds) == tags;
}

/* A random type of a kind; the first is the mainstay of the army and the most
 * frequent.
 */
static const char *
choose_type (const RdtRules *rules,
             GRand          *rand,
             guint32         tags)
{
  const char *types[RDT_MAX_TYPES];
  guint n = 0;

  for (guint i = 0; i < rules->n_types; i++)
    if (is_kind (&rules->types[i], tags))
      types[n++] = rules->types[i].id;

  if (n == 0)
    return NULL;

  return types[g_rand_boolean (rand) ? 0 : g_rand_int_range (rand, 0, n)];
}

static guint
count_most (const RdtSetup *setup,
            const RdtRules *rules,
            guint           n_units)
{
  n_units = MIN (n_units, RDT_MAX_UNITS / RDT_N_SIDES);

  if (rules->army_per_edge[1] > 0)
    n_units = MIN (n_units, (guint) setup->grid.width * rules->army_per_edge[0]
                            / rules->army_per_edge[1]);

  return n_units;
}

static gboolean
is_free (const RdtSetup *setup,
         RdtPlace        place)
{
  const RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

  return terrain != NULL
         && !rdt_terrain_is_deep (terrain)
         && !rdt_roster_place_is_set (rdt_roster_find_at (setup, place, RDT_NOBODY));
}

/* The free cell in a side's half that is nearest to its edge, and in its row
 * nearest to the centre.
 */
static RdtPlace
find_place (const RdtSetup *setup,
            RdtSide         side)
{
  int middle = setup->grid.width / 2;

  for (int i = 0; i < setup->grid.height / 2; i++)
    for (int j = 0; j < setup->grid.width; j++)
      {
        RdtPlace place = {
          .column = middle + (j % 2 == 0 ? j / 2 : -(j + 1) / 2),
          .row = side == 0 ? i : setup->grid.height - 1 - i,
        };

        if (is_free (setup, place))
          return place;
      }

  return RDT_NOWHERE;
}

static void
add_to_both (RdtSetup   *setup,
             const char *type)
{
  for (RdtSide side = 0; type != NULL && side < RDT_N_SIDES; side++)
    {
      RdtPlace place = find_place (setup, side);

      if (rdt_place_is_set (place))
        rdt_roster_add (setup, side, type, place);
    }
}

/**
 * rdt_fair_armies_add:
 * @n_units: the number of units for each side, if there is room
 *
 * Gives both sides equal armies: a commander, some artillery, and other types of
 * the rule set.
 */
void
rdt_fair_armies_add (RdtSetup       *setup,
                     const RdtRules *rules,
                     GRand          *rand,
                     guint           n_units)
{
  n_units = count_most (setup, rules, n_units);

  for (guint i = 0; i < n_units; i++)
    {
      guint32 tags = 0;

      if (i == 0 && n_units > 2)
        tags = RDT_TAG_COMMANDER;
      else if (i % UNITS_PER_GUN == UNITS_PER_GUN - 1)
        tags = RDT_TAG_ARTILLERY;

      add_to_both (setup, choose_type (rules, rand, tags));
    }
}
