/* rdt-test.c
 *
 * Copyright 2026 The Redoubt authors
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rdt-test.h"

#include <string.h>

#include "rdt-order-json.h"
#include "rdt-problem.h"
#include "rdt-rules-store.h"
#include "rdt-setup-json.h"

/**
 * rdt_test_path:
 *
 * Returns: (transfer full): where a file of the source tree is
 */
char *
rdt_test_path (const char *name)
{
  const char *root = g_getenv ("RDT_SOURCE_ROOT");

  g_assert_nonnull (root);

  return g_build_filename (root, name, NULL);
}

char *
rdt_test_read (const char *path,
               gsize      *length)
{
  g_autoptr(GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);

  return text;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/**
 * rdt_test_list_files:
 * @folder: below the root of the source tree
 * @suffix: what their names end with
 *
 * Returns: (transfer full): the paths of a folder's files, sorted
 */
GStrv
rdt_test_list_files (const char *folder,
                     const char *suffix)
{
  g_autoptr(GPtrArray) paths = g_ptr_array_new ();
  g_autofree char *path = rdt_test_path (folder);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (paths, g_build_filename (path, name, NULL));

  g_ptr_array_sort (paths, compare_names);
  g_ptr_array_add (paths, NULL);

  return (GStrv) g_ptr_array_free (g_steal_pointer (&paths), FALSE);
}

/**
 * rdt_test_describe:
 *
 * Returns: (transfer full): an order as files have it
 */
char *
rdt_test_describe (const RdtGame  *game,
                   const RdtOrder *order)
{
  RdtWriter writer;

  rdt_writer_init_flat (&writer);
  rdt_order_write (order, game, &writer);

  return rdt_writer_finish (&writer);
}

static void
draw_cell (RdtTerrain *terrain,
           char        c)
{
  if (c == 'w')
    terrain->ground = RDT_GROUND_WOODS;
  else if (c == '#')
    terrain->ground = RDT_GROUND_BUILT_UP;
  else if (c == '~' || c == 'F' || c == 'B')
    terrain->ground = RDT_GROUND_RIVER;
  else if (c == '=')
    terrain->has_road = TRUE;
  else if (c == 'T')
    terrain->works = 1 << RDT_WORKS_TRENCH;
  else if (c == 'M')
    terrain->works = 1 << RDT_WORKS_MINEFIELD;
  else if (c == 'X')
    terrain->works = 1 << RDT_WORKS_WIRE;
  else if (c == 'R')
    terrain->works = 1 << RDT_WORKS_FORTIFICATION;
  else if (g_ascii_isdigit (c))
    terrain->height = c - '0';
  else
    g_assert_cmpint (c, ==, '.');

  if (c == 'F')
    terrain->crossing = RDT_CROSSING_FORD;
  if (c == 'B')
    terrain->crossing = RDT_CROSSING_BRIDGE;
}

/**
 * rdt_test_draw:
 * @rules: the id of a rule set
 * @kind: of the grid
 * @drawing: the rows of a board from the north, with line ends between: `.`
 *   open, `w` woods, `#` built-up, `~` river, `F` ford, `B` bridge, `=` road,
 *   `T` trench, `R` fortification, `M` mines, `X` wire, a digit for a height
 *
 * Makes a scenario from a drawing, with two sides and no units.
 */
RdtSetup *
rdt_test_draw (const char  *rules,
               RdtGridKind  kind,
               const char  *drawing)
{
  g_auto(GStrv) rows = g_strsplit (drawing, "\n", -1);
  RdtGrid grid = { .kind = kind, .width = strlen (rows[0]), .height = g_strv_length (rows) };
  RdtSetup *setup = rdt_setup_new (&grid);
  const char *const ids[] = { "red", "blue" };

  setup->title = g_strdup ("A drawing");
  setup->rules = g_strdup (rules);

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      setup->sides[i].id = g_strdup (ids[i]);
      setup->sides[i].name = g_strdup (ids[i]);
    }

  for (guint row = 0; row < grid.height; row++)
    for (guint column = 0; column < grid.width; column++)
      draw_cell (&setup->terrain[(grid.height - 1 - row) * grid.width + column],
                 rows[row][column]);

  return setup;
}

/**
 * rdt_test_add_unit:
 *
 * Adds a unit, called `r1`, `r2` … or `b1`, `b2` …
 */
void
rdt_test_add_unit (RdtSetup   *setup,
                   RdtSide     side,
                   const char *type,
                   const char *cell)
{
  RdtSetupUnit *unit = rdt_setup_unit_new ();
  int column, row;

  g_assert_true (rdt_grid_parse_cell (cell, &column, &row));
  unit->id = g_strdup_printf ("%c%u", side == 0 ? 'r' : 'b', setup->sides[side].units->len + 1);
  unit->type = g_strdup (type);
  unit->at = (RdtPlace) { .column = column, .row = row };
  g_ptr_array_add (setup->sides[side].units, unit);
}

RdtCell
rdt_test_cell (const RdtGrid *grid,
               const char    *label)
{
  int column, row;

  g_assert_true (rdt_grid_parse_cell (label, &column, &row));

  return rdt_grid_cell_at (grid, column, row);
}

static RdtGame *
make_game (const RdtSetup *setup,
           RdtRules       *rules)
{
  g_autoptr(GPtrArray) problems = rdt_setup_find_problems (setup, rules);

  for (guint i = 0; i < problems->len; i++)
    {
      const RdtProblem *problem = g_ptr_array_index (problems, i);

      if (!rdt_problem_is_warning (problem))
        g_error ("%s: %s: problem %d", setup->title, problem->path, problem->code);
    }

  return rdt_game_new (setup, rules);
}

/**
 * rdt_test_game:
 *
 * Returns: (transfer full): a game of a scenario that must be playable
 */
RdtGame *
rdt_test_game (const RdtSetup *setup)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtRules) rules = rdt_rules_store_find (setup->rules, NULL, &error);

  g_assert_no_error (error);

  return make_game (setup, rules);
}

/**
 * rdt_test_load_scenario:
 *
 * Returns: (transfer full): a game of a scenario file that must be playable
 */
RdtGame *
rdt_test_load_scenario (const char *path)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(RdtSetup) setup = NULL;
  g_autoptr(RdtRules) rules = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = rdt_test_read (path, &length);
  setup = rdt_setup_read (text, length, path, &error);
  g_assert_no_error (error);
  rules = rdt_rules_store_find (setup->rules, path, &error);
  g_assert_no_error (error);

  return make_game (setup, rules);
}

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

/* Where units start: two in three with a place of their own, the others as
 * reinforcements.
 */
static void
roll_place (RdtSetup     *setup,
            RdtSetupUnit *unit,
            RdtSide       side,
            GRand        *chance)
{
  RdtPlace place = {
    .column = g_rand_int_range (chance, 0, setup->grid.width),
    .row = g_rand_int_range (chance, 0, setup->grid.height / 2),
  };

  if (side == 1)
    place.row = setup->grid.height - 1 - place.row;

  if (g_rand_int_range (chance, 0, 6) > 0)
    {
      unit->at = place;
      return;
    }

  place.row = side == 0 ? 0 : setup->grid.height - 1;
  unit->arrives_turn = g_rand_int_range (chance, 1, 4);
  unit->arrives = g_array_new (FALSE, FALSE, sizeof (RdtArea));
  g_array_append_val (unit->arrives,
                      ((RdtArea) { .from = { 0, place.row },
                                   .to = { setup->grid.width - 1, place.row } }));
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

static void
roll_cargo (RdtSetup       *setup,
            const RdtRules *rules,
            RdtSetupUnit   *unit,
            RdtSide         side)
{
  GPtrArray *units = setup->sides[side].units;
  RdtSetupUnit *bearer = units->len > 1 ? g_ptr_array_index (units, units->len - 2) : NULL;

  if (bearer == NULL)
    return;

  unit->aboard = g_strdup (bearer->id);
  unit->at = RDT_NOWHERE;
  g_clear_pointer (&unit->arrives, g_array_unref);
}

static void
roll_unit (RdtSetup       *setup,
           const RdtRules *rules,
           RdtSide         side,
           GRand          *chance)
{
  GPtrArray *units = setup->sides[side].units;

  for (guint tries = 0; tries < 20; tries++)
    {
      RdtSetupUnit *unit = rdt_setup_unit_new ();

      unit->id = g_strdup_printf ("%c%u", side == 0 ? 'r' : 'b', units->len + 1);
      unit->type = g_strdup (rules->types[roll_type (rules, chance)].id);
      unit->quality = g_rand_int_range (chance, 0, RDT_N_QUALITIES);
      unit->facing = g_rand_int_range (chance, 0, rdt_grid_get_n_facings (&setup->grid));
      unit->has_gas_shell = g_rand_int_range (chance, 0, 3) == 0;
      roll_place (setup, unit, side, chance);
      g_ptr_array_add (units, unit);
      if (g_rand_int_range (chance, 0, 4) == 0)
        roll_cargo (setup, rules, unit, side);

      if (fits (setup, rules))
        return;

      g_ptr_array_remove_index (units, units->len - 1);
    }
}

static void
roll_aims (RdtSetup *setup,
           GRand    *chance)
{
  for (RdtSide side = 0; side < RDT_N_SIDES; side++)
    {
      RdtSetupExit *exit = rdt_setup_exit_new ();
      gint16 row = side == 0 ? setup->grid.height - 1 : 0;

      exit->side = g_strdup (setup->sides[side].id);
      g_array_append_val (exit->at, ((RdtArea) { .from = { 0, row },
                                                 .to = { setup->grid.width - 1, row } }));
      g_ptr_array_add (setup->exits, exit);
    }

  for (gint16 i = 0; i < 2; i++)
    {
      RdtSetupObjective *objective = rdt_setup_objective_new ();

      objective->at = (RdtPlace) { .column = g_rand_int_range (chance, 0, setup->grid.width),
                                   .row = i };
      g_ptr_array_add (setup->objectives, objective);
    }
}

/**
 * rdt_test_random_game:
 * @rules: the id of a rule set
 * @chance: where the dice come from
 *
 * Makes a small game of chance: board, ground, works, armies and options are
 * thrown for.  It always has units on both sides, and a turn limit.
 */
RdtGame *
rdt_test_random_game (const char *id,
                      GRand      *chance)
{
  g_autoptr(RdtRules) rules = rdt_rules_store_find (id, NULL, NULL);
  g_autoptr(RdtSetup) setup = NULL;
  RdtGrid grid = {
    .width = g_rand_int_range (chance, 4, 10),
    .height = g_rand_int_range (chance, 4, 10),
  };
  const char *const ids[] = { "red", "blue" };
  guint n_units;

  do
    grid.kind = g_rand_int_range (chance, 0, RDT_GRID_N_KINDS);
  while ((rules->grids & (1 << grid.kind)) == 0);

  setup = rdt_setup_new (&grid);
  setup->title = g_strdup ("A battle of chance");
  setup->rules = g_strdup (id);
  setup->turn_limit = 12;
  roll_terrain (setup, rules, chance);
  roll_aims (setup, chance);

  for (guint i = 0; i < RDT_N_OPTIONS; i++)
    if ((rules->options & (1 << i)) && g_rand_boolean (chance))
      g_ptr_array_add (setup->options, g_strdup (rdt_option_get_id (i)));

  for (guint i = 0; i < RDT_N_SIDES; i++)
    {
      setup->sides[i].id = g_strdup (ids[i]);
      setup->sides[i].name = g_strdup (ids[i]);
    }

  g_ptr_array_set_size (setup->exits, 0);
  roll_aims (setup, chance);
  g_ptr_array_set_size (setup->objectives, 2);

  n_units = g_rand_int_range (chance, 2, 11);
  for (guint i = 0; i < 2 * n_units; i++)
    roll_unit (setup, rules, i % 2, chance);

  return make_game (setup, rules);
}
