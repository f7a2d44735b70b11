/* rdt-problem-search.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem-private.h"

#include <string.h>

static void
check_options (RdtProblemSearch *search,
               GPtrArray        *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      const char *id = g_ptr_array_index (options, i);
      guint8 option = rdt_option_find (id);

      if (option == RDT_NO_OPTION || (search->rules->options & (1 << option)) == 0)
        rdt_problem_add_found (search, RDT_PROBLEM_OPTION, id, "options.%s", id);
    }
}

static void
check_terrain (RdtProblemSearch *search,
               RdtCell           cell)
{
  const RdtTerrain *terrain = &search->setup->terrain[cell];
  RdtPlace place = rdt_place_of (&search->setup->grid, cell);
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (place.column, place.row, label);

  for (guint i = 0; i < RDT_N_WORKS; i++)
    if ((terrain->works & (1 << i)) && (search->rules->works & (1 << i)) == 0)
      {
        RdtProblem *problem = rdt_problem_add (search, RDT_PROBLEM_WORKS,
                                               "board.cells.%s.works", label);

        problem->number = i;
        problem->place = place;
      }

  if (terrain->has_road && rdt_setup_is_deep (search->setup, place))
    rdt_problem_add_at (search, RDT_PROBLEM_ROAD_INTO_RIVER, place, "board.cells.%s.road", label);
}

static void
check_board (RdtProblemSearch *search)
{
  const RdtGrid *grid = &search->setup->grid;

  if ((search->rules->grids & (1 << grid->kind)) == 0)
    rdt_problem_add (search, RDT_PROBLEM_GRID, "board.grid")->number = grid->kind;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    check_terrain (search, cell);
}

static void
check_side_id (RdtProblemSearch *search,
               const char       *id,
               const char       *path)
{
  if (rdt_setup_find_side (search->setup, id) == RDT_NO_SIDE)
    rdt_problem_add_found (search, RDT_PROBLEM_UNKNOWN_SIDE, id, "%s", path);
}

static void
check_objectives (RdtProblemSearch *search)
{
  GPtrArray *objectives = search->setup->objectives;

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);
      g_autofree char *held_by = g_strdup_printf ("objectives[%u].held-by", i);

      if (!rdt_setup_contains (search->setup, objective->at))
        rdt_problem_add_at (search, RDT_PROBLEM_OFF_BOARD, objective->at,
                            "objectives[%u].at", i);

      for (guint j = 0; j < i; j++)
        {
          const RdtSetupObjective *other = g_ptr_array_index (objectives, j);

          if (!rdt_place_equal (other->at, objective->at))
            continue;

          rdt_problem_add_at (search, RDT_PROBLEM_OBJECTIVE_TWICE, objective->at,
                              "objectives[%u].at", i);
          break;
        }

      if (objective->held_by != NULL)
        check_side_id (search, objective->held_by, held_by);
    }
}

static gboolean
is_at_edge (const RdtGrid *grid,
            RdtPlace       place)
{
  RdtCell cell = rdt_grid_cell_at (grid, place.column, place.row);

  for (RdtFacing facing = 0; facing < rdt_grid_get_n_facings (grid); facing++)
    if (rdt_grid_step (grid, cell, facing) == RDT_NO_CELL)
      return TRUE;

  return FALSE;
}

static void
check_exit_area (RdtProblemSearch *search,
                 const RdtArea    *area,
                 const char       *path)
{
  RdtPlace place;

  for (place.row = area->from.row; place.row <= area->to.row; place.row++)
    for (place.column = area->from.column; place.column <= area->to.column; place.column++)
      if (rdt_setup_contains (search->setup, place)
          && !is_at_edge (&search->setup->grid, place))
        {
          rdt_problem_add_at (search, RDT_PROBLEM_EXIT_INSIDE, place, "%s", path);
          return;
        }
}

static void
check_exits (RdtProblemSearch *search)
{
  for (guint i = 0; i < search->setup->exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (search->setup->exits, i);
      g_autofree char *side = g_strdup_printf ("exits[%u].side", i);
      g_autofree char *at = g_strdup_printf ("exits[%u].at", i);

      check_side_id (search, exit->side, side);
      rdt_problem_check_areas (search, exit->at, at);

      for (guint j = 0; j < exit->at->len; j++)
        {
          g_autofree char *path = g_strdup_printf ("%s[%u]", at, j);

          check_exit_area (search, &g_array_index (exit->at, RdtArea, j), path);
        }
    }
}

static gboolean
has_exits (const RdtSetup *setup,
           const char     *side)
{
  for (guint i = 0; i < setup->exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (setup->exits, i);

      if (g_strcmp0 (exit->side, side) == 0)
        return TRUE;
    }

  return FALSE;
}

/* A victory condition that cannot be met. */
static void
check_chance (RdtProblemSearch      *search,
              const RdtSetupVictory *victory,
              guint                  index)
{
  const RdtSetup *setup = search->setup;
  RdtSide side = rdt_setup_find_side (setup, victory->side);
  gboolean leaves = victory->kind == RDT_VICTORY_EXITED;
  const char *member = leaves ? "exited" : "enemy-lost";
  guint n_units;

  if (side == RDT_NO_SIDE || victory->kind == RDT_VICTORY_HOLDS)
    return;

  if (leaves && !has_exits (setup, victory->side))
    rdt_problem_add (search, RDT_PROBLEM_NO_EXITS, "victory[%u].%s", index, member);

  n_units = setup->sides[leaves ? side : rdt_side_other (side)].units->len;
  if (victory->count > n_units)
    rdt_problem_add (search, RDT_PROBLEM_ABOVE_ARMY, "victory[%u].%s", index,
                     member)->number = n_units;
}

static void
check_victory (RdtProblemSearch *search)
{
  for (guint i = 0; i < search->setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (search->setup->victory, i);
      g_autofree char *side = g_strdup_printf ("victory[%u].side", i);

      check_side_id (search, victory->side, side);

      for (guint j = 0; j < victory->holds->len; j++)
        {
          RdtPlace place = g_array_index (victory->holds, RdtPlace, j);

          if (!rdt_setup_contains (search->setup, place))
            rdt_problem_add_at (search, RDT_PROBLEM_OFF_BOARD, place,
                                "victory[%u].holds[%u]", i, j);
        }

      if (victory->kind == RDT_VICTORY_HOLDS && victory->count > victory->holds->len)
        rdt_problem_add (search, RDT_PROBLEM_AT_LEAST, "victory[%u].at-least", i)->number =
          victory->holds->len;

      check_chance (search, victory, i);
    }
}

static gboolean
has_victory_of_other (const RdtSetup *setup,
                      const char     *side)
{
  for (guint i = 0; i < setup->victory->len; i++)
    {
      const RdtSetupVictory *victory = g_ptr_array_index (setup->victory, i);

      if (g_strcmp0 (victory->side, side) != 0)
        return TRUE;
    }

  return FALSE;
}

static void
check_otherwise (RdtProblemSearch *search)
{
  const char *otherwise = search->setup->otherwise;

  if (otherwise == NULL)
    return;

  if (strcmp (otherwise, "draw") == 0)
    {
      if (search->setup->victory->len == 0)
        rdt_problem_add (search, RDT_PROBLEM_NOTHING_TO_WIN, "otherwise");
      return;
    }

  check_side_id (search, otherwise, "otherwise");
  if (rdt_setup_find_side (search->setup, otherwise) != RDT_NO_SIDE
      && !has_victory_of_other (search->setup, otherwise))
    rdt_problem_add (search, RDT_PROBLEM_ONE_CAN_WIN, "otherwise");
}

/**
 * rdt_setup_find_problems:
 * @setup: a scenario
 * @rules: its rule set
 *
 * Finds all problems that keep a scenario from being played, followed by
 * warnings.
 *
 * Returns: (transfer full) (element-type RdtProblem): the problems, in the order
 *   of the file
 */
GPtrArray *
rdt_setup_find_problems (const RdtSetup *setup,
                         const RdtRules *rules)
{
  g_autoptr(GHashTable) units = g_hash_table_new (g_str_hash, g_str_equal);
  RdtProblemSearch search = {
    .setup = setup,
    .rules = rules,
    .problems = g_ptr_array_new_with_free_func ((GDestroyNotify) rdt_problem_free),
    .units = units,
  };

  check_options (&search, setup->options);
  check_options (&search, setup->options_off);
  check_board (&search);

  if (rdt_setup_get_n_units (setup) > RDT_MAX_UNITS)
    rdt_problem_add (&search, RDT_PROBLEM_TOO_MANY_UNITS,
                     "sides")->number = RDT_MAX_UNITS;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    rdt_problem_check_side (&search, side);

  check_objectives (&search);
  check_exits (&search);
  check_victory (&search);
  check_otherwise (&search);
  rdt_setup_find_crowding (setup, rules, search.problems);

  return search.problems;
}
