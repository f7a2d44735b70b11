/* rdt-problem.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-problem.h"

#include <string.h>

typedef struct
{
  const RdtSetup *setup;
  const RdtRules *rules;
  GPtrArray      *problems;
  GHashTable     *units;      /* id → RdtSetupUnit of all units so far */
} Search;

static void
free_problem (RdtProblem *problem)
{
  g_free (problem->path);
  g_free (problem->found);
  g_free (problem->unit);
  g_free (problem);
}

static RdtProblem *add (Search         *search,
                        RdtProblemCode  code,
                        const char     *path,
                        ...) G_GNUC_PRINTF (3, 4);

static RdtProblem *
add (Search         *search,
     RdtProblemCode  code,
     const char     *path,
     ...)
{
  RdtProblem *problem = g_new0 (RdtProblem, 1);
  va_list args;

  problem->code = code;
  problem->place = RDT_NOWHERE;
  va_start (args, path);
  problem->path = g_strdup_vprintf (path, args);
  va_end (args);
  g_ptr_array_add (search->problems, problem);

  return problem;
}

static void
find (RdtProblem *problem,
      const char *found)
{
  problem->found = g_strdup (found);
}

static void
point (RdtProblem *problem,
       RdtPlace    place)
{
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (place.column, place.row, label);
  find (problem, label);
  problem->place = place;
}

static gboolean
is_deep (const RdtSetup *setup,
         RdtPlace        place)
{
  const RdtTerrain *terrain = rdt_setup_get_terrain (setup, place);

  return terrain != NULL
         && terrain->ground == RDT_GROUND_RIVER
         && terrain->crossing == RDT_CROSSING_NONE;
}

static void
check_options (Search    *search,
               GPtrArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      const char *id = g_ptr_array_index (options, i);
      guint8 option = rdt_option_find (id);

      if (option == RDT_NO_OPTION || (search->rules->options & (1 << option)) == 0)
        find (add (search, RDT_PROBLEM_OPTION, "options.%s", id), id);
    }
}

static void
check_terrain (Search  *search,
               RdtCell  cell)
{
  const RdtTerrain *terrain = &search->setup->terrain[cell];
  RdtPlace place = {
    .column = rdt_grid_get_column (&search->setup->grid, cell),
    .row = rdt_grid_get_row (&search->setup->grid, cell),
  };
  char label[RDT_CELL_LABEL_SIZE];

  rdt_label_format (place.column, place.row, label);

  for (guint i = 0; i < RDT_N_WORKS; i++)
    if ((terrain->works & (1 << i)) && (search->rules->works & (1 << i)) == 0)
      {
        RdtProblem *problem = add (search, RDT_PROBLEM_WORKS, "board.cells.%s.works", label);

        problem->number = i;
        problem->place = place;
      }

  if (terrain->has_road && is_deep (search->setup, place))
    point (add (search, RDT_PROBLEM_ROAD_INTO_RIVER, "board.cells.%s.road", label), place);
}

static void
check_board (Search *search)
{
  const RdtGrid *grid = &search->setup->grid;

  if ((search->rules->grids & (1 << grid->kind)) == 0)
    add (search, RDT_PROBLEM_GRID, "board.grid")->number = grid->kind;

  for (RdtCell cell = 0; cell < rdt_grid_get_n_cells (grid); cell++)
    check_terrain (search, cell);
}

/* A list of cells and rectangles that must lie on the board. */
static void
check_areas (Search       *search,
             const GArray *areas,
             const char   *path)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);
      RdtPlace corner = rdt_setup_contains (search->setup, area->from) ? area->to : area->from;

      if (!rdt_setup_contains (search->setup, corner))
        point (add (search, RDT_PROBLEM_OFF_BOARD, "%s[%u]", path, i), corner);
    }
}

static gboolean
is_on (const RdtSetup *setup,
       guint8          option)
{
  return option == RDT_NO_OPTION || rdt_setup_has_option (setup, rdt_option_get_id (option));
}

static const RdtUnitType *
find_type (const Search       *search,
           const RdtSetupUnit *unit)
{
  guint8 type = rdt_rules_find_type (search->rules, unit->type);

  return type != RDT_NO_TYPE ? &search->rules->types[type] : NULL;
}

static gboolean
is_among (guint64         types,
          const RdtRules *rules,
          const char     *id)
{
  guint8 type = rdt_rules_find_type (rules, id);

  return type != RDT_NO_TYPE && ((types >> type) & 1) != 0;
}

static void
check_type (Search             *search,
            const RdtSetupUnit *unit,
            const char         *path)
{
  const RdtUnitType *type = find_type (search, unit);

  if (type == NULL)
    {
      find (add (search, RDT_PROBLEM_UNIT_TYPE, "%s.type", path), unit->type);
      return;
    }

  if (!is_on (search->setup, type->option))
    find (add (search, RDT_PROBLEM_UNIT_TYPE_OPTION, "%s.type", path), unit->type);

  if (unit->armament != NULL && !is_among (type->armaments, search->rules, unit->armament))
    find (add (search, RDT_PROBLEM_ARMAMENT, "%s.armament", path), unit->armament);

  if (unit->has_gas_shell
      && ((type->tags & RDT_TAG_ARTILLERY) == 0 || !is_on (search->setup, RDT_OPTION_GAS)))
    add (search, RDT_PROBLEM_GAS_SHELL, "%s.gas-shell", path);
}

/* Where a unit is when the battle begins: in exactly one way. */
static void
check_place (Search             *search,
             const RdtSetupUnit *unit,
             gboolean            may_deploy,
             const char         *path)
{
  guint n_places = rdt_place_is_set (unit->at) + (unit->aboard != NULL) + (unit->arrives != NULL);

  if (n_places > 1)
    add (search, RDT_PROBLEM_PLACES, "%s", path);
  else if (n_places == 0 && !may_deploy)
    add (search, RDT_PROBLEM_NO_PLACE, "%s", path);

  if (!rdt_place_is_set (unit->at))
    return;

  if (!rdt_setup_contains (search->setup, unit->at))
    point (add (search, RDT_PROBLEM_OFF_BOARD, "%s.at", path), unit->at);
  else if (is_deep (search->setup, unit->at))
    point (add (search, RDT_PROBLEM_IMPASSABLE, "%s.at", path), unit->at);
}

static gboolean
has_firm_cell (const Search *search,
               const GArray *areas)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const RdtArea *area = &g_array_index (areas, RdtArea, i);
      RdtPlace place;

      for (place.row = area->from.row; place.row <= area->to.row; place.row++)
        for (place.column = area->from.column; place.column <= area->to.column; place.column++)
          if (rdt_setup_contains (search->setup, place) && !is_deep (search->setup, place))
            return TRUE;
    }

  return FALSE;
}

static void
check_arrival (Search             *search,
               const RdtSetupUnit *unit,
               const char         *path)
{
  g_autofree char *at = g_strconcat (path, ".arrives.at", NULL);

  if (unit->arrives == NULL)
    return;

  check_areas (search, unit->arrives, at);

  if (!has_firm_cell (search, unit->arrives))
    add (search, RDT_PROBLEM_ARRIVES_NOWHERE, "%s", at);

  if (search->setup->turn_limit > 0 && unit->arrives_turn > search->setup->turn_limit)
    add (search, RDT_PROBLEM_LATE, "%s.arrives.turn", path)->number = unit->arrives_turn;
}

static void
check_unit (Search             *search,
            const RdtSetupUnit *unit,
            gboolean            may_deploy,
            const char         *path)
{
  guint n_before = search->problems->len;

  if (!g_hash_table_insert (search->units, unit->id, (gpointer) unit))
    find (add (search, RDT_PROBLEM_UNIT_ID, "%s.id", path), unit->id);

  check_type (search, unit, path);
  check_place (search, unit, may_deploy, path);
  check_arrival (search, unit, path);

  for (guint i = n_before; i < search->problems->len; i++)
    {
      RdtProblem *problem = g_ptr_array_index (search->problems, i);

      problem->unit = g_strdup (unit->id);
      if (!rdt_place_is_set (problem->place))
        problem->place = unit->at;
    }
}

static RdtSetupUnit *
find_unit (const RdtSetupSide *side,
           const char         *id)
{
  for (guint i = 0; i < side->units->len; i++)
    {
      RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      if (g_strcmp0 (unit->id, id) == 0)
        return unit;
    }

  return NULL;
}

static guint
count_aboard (const RdtSetupSide *side,
              const char         *transport)
{
  guint n = 0;

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (side->units, i);

      n += g_strcmp0 (unit->aboard, transport) == 0;
    }

  return n;
}

static void
check_aboard (Search             *search,
              const RdtSetupSide *side,
              const RdtSetupUnit *unit,
              const char         *path)
{
  const RdtSetupUnit *transport;
  const RdtUnitType *type;
  RdtProblem *problem;

  if (unit->aboard == NULL)
    return;

  transport = find_unit (side, unit->aboard);
  type = transport != NULL ? find_type (search, transport) : NULL;

  if (transport == NULL || transport->aboard != NULL)
    problem = add (search, RDT_PROBLEM_TRANSPORT_UNKNOWN, "%s.aboard", path);
  else if (type == NULL || !is_on (search->setup, type->carries_option)
           || !is_among (type->carries, search->rules, unit->type))
    problem = add (search, RDT_PROBLEM_TRANSPORT_TYPE, "%s.aboard", path);
  else if (count_aboard (side, unit->aboard) > 1)
    problem = add (search, RDT_PROBLEM_TRANSPORT_FULL, "%s.aboard", path);
  else
    return;

  find (problem, unit->aboard);
  problem->unit = g_strdup (unit->id);
}

/* Portable: Equipment; P12. */
static void
check_army (Search  *search,
            RdtSide  index)
{
  const RdtRules *rules = search->rules;
  const RdtSetupSide *side = &search->setup->sides[index];
  guint n_commanders = 0;
  guint most;

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtUnitType *type = find_type (search, g_ptr_array_index (side->units, i));

      n_commanders += type != NULL && (type->tags & RDT_TAG_COMMANDER) != 0;
    }

  if (rules->army_commanders > 0 && n_commanders > rules->army_commanders)
    add (search, RDT_PROBLEM_COMMANDERS, "sides[%u].units", index)->number =
      rules->army_commanders;

  if (rules->army_per_edge[1] == 0)
    return;

  most = search->setup->grid.width * rules->army_per_edge[0] / rules->army_per_edge[1];
  if (side->units->len > most)
    add (search, RDT_PROBLEM_ARMY, "sides[%u].units", index)->number = most;
}

static void
check_side (Search  *search,
            RdtSide  index)
{
  const RdtSetupSide *side = &search->setup->sides[index];
  gboolean may_deploy = side->deploy != NULL || search->rules->zone_ranks > 0;
  g_autofree char *deploy = g_strdup_printf ("sides[%u].deploy", index);

  if (g_strcmp0 (side->id, "draw") == 0)
    find (add (search, RDT_PROBLEM_SIDE_ID_DRAW, "sides[%u].id", index), side->id);

  if (index == 1 && g_strcmp0 (side->id, search->setup->sides[0].id) == 0)
    find (add (search, RDT_PROBLEM_SIDE_ID, "sides[%u].id", index), side->id);

  if (side->has_commander && search->rules->sequence != RDT_SEQUENCE_CARDS)
    add (search, RDT_PROBLEM_COMMANDER, "sides[%u].commander", index);

  if (side->units->len == 0)
    add (search, RDT_PROBLEM_NO_UNITS, "sides[%u].units", index);

  if (side->deploy != NULL)
    check_areas (search, side->deploy, deploy);

  for (guint i = 0; i < side->units->len; i++)
    {
      const RdtSetupUnit *unit = g_ptr_array_index (side->units, i);
      g_autofree char *path = g_strdup_printf ("sides[%u].units[%u]", index, i);

      check_unit (search, unit, may_deploy, path);
      check_aboard (search, side, unit, path);
    }

  check_army (search, index);
}

static void
check_side_id (Search     *search,
               const char *id,
               const char *path)
{
  if (rdt_setup_find_side (search->setup, id) == RDT_NO_SIDE)
    find (add (search, RDT_PROBLEM_UNKNOWN_SIDE, "%s", path), id);
}

static void
check_objectives (Search *search)
{
  GPtrArray *objectives = search->setup->objectives;

  for (guint i = 0; i < objectives->len; i++)
    {
      const RdtSetupObjective *objective = g_ptr_array_index (objectives, i);
      g_autofree char *held_by = g_strdup_printf ("objectives[%u].held-by", i);

      if (!rdt_setup_contains (search->setup, objective->at))
        point (add (search, RDT_PROBLEM_OFF_BOARD, "objectives[%u].at", i), objective->at);

      for (guint j = 0; j < i; j++)
        {
          const RdtSetupObjective *other = g_ptr_array_index (objectives, j);

          if (!rdt_place_equal (other->at, objective->at))
            continue;

          point (add (search, RDT_PROBLEM_OBJECTIVE_TWICE, "objectives[%u].at", i),
                 objective->at);
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
check_exit_area (Search        *search,
                 const RdtArea *area,
                 const char    *path)
{
  RdtPlace place;

  for (place.row = area->from.row; place.row <= area->to.row; place.row++)
    for (place.column = area->from.column; place.column <= area->to.column; place.column++)
      if (rdt_setup_contains (search->setup, place)
          && !is_at_edge (&search->setup->grid, place))
        {
          point (add (search, RDT_PROBLEM_EXIT_INSIDE, "%s", path), place);
          return;
        }
}

static void
check_exits (Search *search)
{
  for (guint i = 0; i < search->setup->exits->len; i++)
    {
      const RdtSetupExit *exit = g_ptr_array_index (search->setup->exits, i);
      g_autofree char *side = g_strdup_printf ("exits[%u].side", i);
      g_autofree char *at = g_strdup_printf ("exits[%u].at", i);

      check_side_id (search, exit->side, side);
      check_areas (search, exit->at, at);

      for (guint j = 0; j < exit->at->len; j++)
        {
          g_autofree char *path = g_strdup_printf ("%s[%u]", at, j);

          check_exit_area (search, &g_array_index (exit->at, RdtArea, j), path);
        }
    }
}

static void
check_victory (Search *search)
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
            point (add (search, RDT_PROBLEM_OFF_BOARD, "victory[%u].holds[%u]", i, j), place);
        }

      if (victory->kind == RDT_VICTORY_HOLDS && victory->count > victory->holds->len)
        add (search, RDT_PROBLEM_AT_LEAST, "victory[%u].at-least", i)->number =
          victory->holds->len;
    }
}

static void
check_otherwise (Search *search)
{
  const char *otherwise = search->setup->otherwise;

  if (otherwise != NULL && strcmp (otherwise, "draw") != 0)
    check_side_id (search, otherwise, "otherwise");
}

/**
 * rdt_setup_find_problems:
 * @setup: a scenario
 * @rules: the rule set that it names
 *
 * Finds all that keeps a scenario from being played, and warnings after it.
 *
 * Returns: (transfer full) (element-type RdtProblem): the problems, in the
 *   order of the file
 */
GPtrArray *
rdt_setup_find_problems (const RdtSetup *setup,
                         const RdtRules *rules)
{
  g_autoptr(GHashTable) units = g_hash_table_new (g_str_hash, g_str_equal);
  Search search = {
    .setup = setup,
    .rules = rules,
    .problems = g_ptr_array_new_with_free_func ((GDestroyNotify) free_problem),
    .units = units,
  };

  check_options (&search, setup->options);
  check_options (&search, setup->options_off);
  check_board (&search);

  if (rdt_setup_get_n_units (setup) > RDT_MAX_UNITS)
    add (&search, RDT_PROBLEM_TOO_MANY_UNITS, "sides")->number = RDT_MAX_UNITS;

  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    check_side (&search, side);

  check_objectives (&search);
  check_exits (&search);
  check_victory (&search);
  check_otherwise (&search);
  rdt_setup_find_crowding (setup, rules, search.problems);

  return search.problems;
}

gboolean
rdt_problem_is_warning (const RdtProblem *self)
{
  return self->code >= RDT_FIRST_WARNING;
}

/**
 * rdt_problem_new:
 *
 * Makes a problem about a unit and a cell.
 */
RdtProblem *
rdt_problem_new (RdtProblemCode  code,
                 char           *path,
                 const char     *unit,
                 RdtPlace        place)
{
  RdtProblem *self = g_new0 (RdtProblem, 1);

  self->code = code;
  self->path = path;
  self->unit = g_strdup (unit);
  self->place = place;
  if (rdt_place_is_set (place))
    point (self, place);

  return self;
}
