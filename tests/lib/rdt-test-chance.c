/* rdt-test-chance.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

#include "rdt-problem.h"
#include "rdt-rules-store.h"

static void
roll_terrain (RdtSetup       *setup,
              const RdtRules *rules,
              GRand          *chance)
{
  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (&setup->grid); cell++)
    {
      RdtTerrain *terrain = &setup->terrain[cell];
      int height = g_rand_int_range (chance, -4, 4);

      terrain->ground = g_rand_int_range (chance, 0, 12);
      if (terrain->ground > RDT_GROUND_RIVER)
        terrain->ground = RDT_GROUND_OPEN;
      if (terrain->ground == RDT_GROUND_RIVER)
        terrain->crossing = g_rand_int_range (chance, RDT_CROSSING_NONE, RDT_CROSSING_BRIDGE + 1);
      terrain->height = MAX (height, 0);
      terrain->has_road = g_rand_int_range (chance, 0, 4) == 0;
      if (terrain->has_road && g_rand_boolean (chance))
        {
          terrain->has_links = TRUE;
          terrain->links = g_rand_int_range (chance, 0, 1 << rdt_grid_get_n_facings (&setup->grid));
        }

      for (guint i = 0; i < RDT_N_WORKS; i++)
        if ((rules->works & (1 << i)) && g_rand_int_range (chance, 0, 16) == 0)
          terrain->works |= 1 << i;
    }
}

static guint8
roll_type (const RdtRules *rules,
           GRand          *chance)
{
  return g_rand_int_range (chance, 0, rules->n_types);
}

/* The rows along the edge of a side. */
static RdtArea
find_edge (const RdtSetup *setup,
           RdtSide         side,
           gint16          depth)
{
  gint16 height = setup->grid.height;
  gint16 first = side == 0 ? 0 : height - depth;

  return (RdtArea) {
    .from = { .column = 0, .row = first },
    .to = { .column = setup->grid.width - 1, .row = first + depth - 1 },
  };
}

static RdtPlace
roll_cell (RdtArea  area,
           GRand   *chance)
{
  return (RdtPlace) {
    .column = g_rand_int_range (chance, area.from.column, area.to.column + 1),
    .row = g_rand_int_range (chance, area.from.row, area.to.row + 1),
  };
}

/* Most units have a cell from the start; some come later, and where there is a zone
 * some are deployed.
 */
static void
roll_place (RdtSetup       *setup,
            const RdtRules *rules,
            RdtSetupUnit   *unit,
            RdtSide         side,
            GRand          *chance)
{
  int score = g_rand_int_range (chance, 0, 6);

  if (score == 0)
    {
      RdtArea edge = find_edge (setup, side, 1);

      unit->arrives_turn = g_rand_int_range (chance, 1, 4);
      unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
      g_array_append_val (unit->arrives, edge);
    }
  else if (score > 3 || (setup->sides[side].deploy == NULL && rules->zone_ranks == 0))
    {
      unit->at = roll_cell (find_edge (setup, side, setup->grid.height / 2), chance);
    }
}

static gboolean
fits (const RdtSetup *setup,
      const RdtRules *rules)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

  for (guint i = 0; i < problems->len; i++)
    if (!rdt_problem_is_warning (g_ptr_array_index (problems, i)))
      return FALSE;

  return TRUE;
}

/* Aboard the unit before it. */
static void
roll_cargo (GPtrArray    *units,
            RdtSetupUnit *unit)
{
  const RdtSetupUnit *bearer = units->len > 1 ? units->pdata[units->len - 2] : NULL;

  if (bearer == NULL)
    return;

  unit->aboard = g_strdup (bearer->id);
  unit->at = RDT_NOWHERE;
  unit->arrives_turn = 0;
  g_clear_pointer (&unit->arrives, g_array_unref);
}

static void
roll_armament (const RdtRules *rules,
               RdtSetupUnit   *unit,
               GRand          *chance)
{
  guint64 armaments = rules->types[rdt_rules_find_type (rules, unit->type)].armaments;
  guint8 armament = roll_type (rules, chance);

  if (armaments & (G_GUINT64_CONSTANT (1) << armament))
    unit->armament = g_strdup (rules->types[armament].id);
}

static RdtSetupUnit *
roll_one (RdtSetup       *setup,
          const RdtRules *rules,
          RdtSide         side,
          GRand          *chance)
{
  RdtSetupUnit *unit = rdt_setup_unit_new ();

  unit->id = g_strdup_printf ("%c%u", side == 0 ? 'r' : 'b', setup->sides[side].units->len + 1);
  unit->type = g_strdup (rules->types[roll_type (rules, chance)].id);
  unit->quality = g_rand_int_range (chance, 0, RDT_N_QUALITIES);
  unit->facing = g_rand_int_range (chance, 0, rdt_grid_get_n_facings (&setup->grid));
  unit->has_gas_shell = g_rand_int_range (chance, 0, 3) == 0;
  roll_armament (rules, unit, chance);
  roll_place (setup, rules, unit, side, chance);

  return unit;
}

/* Tries until one fits. */
static void
roll_unit (RdtSetup       *setup,
           const RdtRules *rules,
           RdtSide         side,
           GRand          *chance)
{
  GPtrArray *units = setup->sides[side].units;

  for (guint tries = 0; tries < 20; tries++)
    {
      RdtSetupUnit *unit = roll_one (setup, rules, side, chance);

      g_ptr_array_add (units, unit);
      if (g_rand_int_range (chance, 0, 4) == 0)
        roll_cargo (units, unit);

      if (fits (setup, rules))
        return;

      g_ptr_array_remove_index (units, units->len - 1);
    }
}

/* Objectives, exits, and sometimes a victory condition. */
static void
roll_aims (RdtSetup *setup,
           GRand    *chance)
{
  const RdtArea board = {
    .from = { 0, 0 },
    .to = { setup->grid.width - 1, setup->grid.height - 1 },
  };

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSetupExit *exit = rdt_setup_exit_new ();
      RdtSetupObjective *objective = rdt_setup_objective_new ();
      RdtArea edge = find_edge (setup, rdt_side_other (side), 1);

      exit->side = g_strdup (setup->sides[side].id);
      g_array_append_val (exit->at, edge);
      g_ptr_array_add (setup->exits, exit);

      do
        objective->at = roll_cell (board, chance);
      while (side == 1
             && rdt_place_equal (((RdtSetupObjective *) setup->objectives->pdata[0])->at,
                                 objective->at));
      g_ptr_array_add (setup->objectives, objective);
    }
}

static void
roll_victory (RdtSetup *setup,
              GRand    *chance)
{
  RdtSetupVictory *victory = rdt_setup_victory_new ();
  const RdtSetupObjective *objective = setup->objectives->pdata[0];

  victory->side = g_strdup (setup->sides[g_rand_int_range (chance, 0, RDT_N_SIDES)].id);
  victory->kind = g_rand_int_range (chance, RDT_VICTORY_HOLDS, RDT_VICTORY_EXITED + 1);
  victory->any_turn = g_rand_boolean (chance);

  if (victory->kind == RDT_VICTORY_HOLDS)
    g_array_append_val (victory->holds, objective->at);
  else
    victory->count = g_rand_int_range (chance, 2, 5);

  g_ptr_array_add (setup->victory, victory);
}

static void
roll_sides (RdtSetup *setup,
            GRand    *chance)
{
  const char *const ids[RDT_N_SIDES] = { "red", "blue" };

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      setup->sides[side].id = g_strdup (ids[side]);
      setup->sides[side].name = g_strdup (ids[side]);

      if (g_rand_int_range (chance, 0, 3) == 0)
        {
          RdtArea zone = find_edge (setup, side, 2);

          setup->sides[side].deploy = g_array_new (FALSE, FALSE, sizeof (RdtArea));
          g_array_append_val (setup->sides[side].deploy, zone);
        }
    }
}

static RdtSetup *
roll_setup (const RdtRules *rules,
            GRand          *chance)
{
  RdtSetup *setup;
  RdtGrid grid = {
    .width = g_rand_int_range (chance, 4, 10),
    .height = g_rand_int_range (chance, 4, 10),
  };

  do
    grid.kind = g_rand_int_range (chance, 0, RDT_GRID_N_KINDS);
  while ((rules->grids & (1 << grid.kind)) == 0);

  setup = rdt_setup_new (&grid);
  setup->title = g_strdup ("A battle of chance");
  setup->rules = g_strdup (rules->id);
  setup->turn_limit = 12;
  roll_terrain (setup, rules, chance);
  roll_sides (setup, chance);
  roll_aims (setup, chance);

  if (g_rand_int_range (chance, 0, 3) == 0)
    roll_victory (setup, chance);

  for (guint i = 0; i < RDT_N_OPTIONS; i++)
    if ((rules->options & (1 << i)) && g_rand_boolean (chance))
      g_ptr_array_add (setup->options, g_strdup (rdt_option_get_id (i)));

  return setup;
}

/**
 * rdt_test_random_game_under:
 * @rules: a rule set
 * @chance: rolls the dice
 *
 * Makes a small random game: board, ground, works, aims, armies and options are
 * random.  It always has units on both sides, and a turn limit.
 */
RdtGame *
rdt_test_random_game_under (RdtRules *rules,
                            GRand    *chance)
{
  g_autoptr(RdtSetup) setup = roll_setup (rules, chance);
  guint n_units = g_rand_int_range (chance, 2, 11);

  for (guint i = 0; i < 2 * n_units; i++)
    roll_unit (setup, rules, i % 2, chance);

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    while (setup->sides[side].units->len == 0)
      roll_unit (setup, rules, side, chance);

  return rdt_test_game_under (setup, rules);
}

/**
 * rdt_test_random_game:
 *
 * The same with a built-in rule set.
 */
RdtGame *
rdt_test_random_game (const char *id,
                      GRand      *chance)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find (id, NULL, NULL);

  return rdt_test_random_game_under (rules, chance);
}

/**
 * rdt_test_choose:
 *
 * Returns: any listed order, but rarely to resign
 */
RdtOrder
rdt_test_choose (const RdtOrderList *legal,
                 GRand              *chance)
{
  guint n = legal->n_items - 1;

  g_assert_cmpuint (legal->items[n].kind, ==, RDT_ORDER_RESIGN);

  if (n == 0 || g_rand_int_range (chance, 0, 400) == 0)
    return legal->items[n];

  return legal->items[g_rand_int_range (chance, 0, n)];
}
