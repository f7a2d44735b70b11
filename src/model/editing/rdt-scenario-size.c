/* rdt-scenario-size.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-scenario-size.h"

/* The assumed number of turns of a battle without a limit. */
#define USUAL_TURNS 12

/* For each unit and turn: half of the units are in contact, and their number
 * decreases.
 */
#define SECONDS_AN_ORDER 10

#define LEAST_MODERATE 8
#define LEAST_COMPLEX  15

/* The precision of the estimate, in minutes. */
#define STEP 5

static guint
count_types (const RdtSetup *setup)
{
  g_autoptr(GHashTable) types = g_hash_table_new (g_str_hash, g_str_equal);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    for (guint i = 0; i < setup->sides[side].units->len; i++)
      {
        const RdtSetupUnit *unit = g_ptr_array_index (setup->sides[side].units, i);

        g_hash_table_add (types, unit->type);
      }

  return g_hash_table_size (types);
}

/**
 * rdt_scenario_size_measure:
 *
 * Estimates the size of a scenario: types of units and optional rules have to be
 * known, and many units have to cooperate.
 */
void
rdt_scenario_size_measure (RdtScenarioSize *self,
                           const RdtSetup  *setup)
{
  guint n_units = rdt_setup_get_n_units (setup);
  guint n_turns = setup->turn_limit > 0 ? setup->turn_limit : USUAL_TURNS;
  guint minutes = n_turns * n_units * SECONDS_AN_ORDER / 60;
  guint demand = count_types (setup) + 2 * setup->options->len + n_units / 8;

  self->minutes = MAX (STEP, (minutes + STEP / 2) / STEP * STEP);
  self->difficulty = demand >= LEAST_COMPLEX ? RDT_DIFFICULTY_COMPLEX
                     : demand >= LEAST_MODERATE ? RDT_DIFFICULTY_MODERATE
                     : RDT_DIFFICULTY_SIMPLE;
}

/**
 * rdt_scenario_size_compare:
 *
 * Returns: less than 0 if @a is easier to learn than @b
 */
int
rdt_scenario_size_compare (const RdtScenarioSize *a,
                           const RdtScenarioSize *b)
{
  if (a->difficulty != b->difficulty)
    return (int) a->difficulty - (int) b->difficulty;

  return (int) a->minutes - (int) b->minutes;
}
